import { defaultLanguage, maySend, type Language, type Message } from '@accanto/contract';
import { levelOfText, suggestTitle } from '@accanto/companion';
import { randomId, type Clock } from '../clock.ts';
import { ProblemError } from '../http/problem.ts';
import type { ConversationStore, CurrentConversation } from './conversation-store.ts';
import type { MessageStore } from './message-store.ts';
import type { MessageRow, NewReply, StoredMessage, StoredReply } from './stored-message.ts';
import { toMessage } from './message-view.ts';
import type { ChatNeighbours, SendToPerson } from './neighbours.ts';
import type { LiveReplies, LiveReply } from './live-replies.ts';
import type { ReactionStore } from './reaction-store.ts';
import type { Replies } from './reply.ts';
import { messagesTold, readAddressee, type Addressee } from './reply-turn.ts';
import type { Risk } from './risk.ts';
import type { TurnLock } from './turn-lock.ts';

/**
 * Throws CONSENT_REQUIRED, and AGE_CHECK_REQUIRED while a question about age is open. From R2 on the question waits,
 * also for the message that is the first sign of it: help comes first (safety-and-law.md 7).
 */
function admit({ consents, risk }: Addressee, signalsDanger: () => boolean): void {
  if (!maySend(consents)) throw new ProblemError('CONSENT_REQUIRED');
  const isAsked = consents.ageCheck !== undefined && consents.ageCheck !== null;
  if (isAsked && (risk?.state?.level ?? 'R0') < 'R2' && !signalsDanger())
    throw new ProblemError('AGE_CHECK_REQUIRED');
}

const never = (): boolean => false;

type StoredReplyMessage = StoredMessage & { reply: StoredReply };

/** What a person says and asks for again. */
export function createSending(parts: {
  conversations: ConversationStore;
  messages: MessageStore;
  reactions: ReactionStore;
  replies: Replies;
  live: LiveReplies;
  risk: Risk;
  neighbours: ChatNeighbours;
  send: SendToPerson;
  lock: TurnLock;
  clock: Clock;
  /** false: too many messages in too short a time. */
  takeAllowance: (userId: string) => Promise<boolean>;
}) {
  const { conversations, messages, replies, live, send, lock, clock } = parts;

  async function requireConsent(userId: string): Promise<void> {
    admit(await readAddressee(parts, userId), never);
  }

  /** Limits yield to safety: from R2 on, with the message that says so, and for 24 hours they hold back nothing. */
  async function requireAllowance(userId: string, signalsDanger: () => boolean): Promise<void> {
    if (await parts.takeAllowance(userId)) return;
    if (await parts.risk.limitsYield(userId)) return;
    if (!signalsDanger()) throw new ProblemError('RATE_LIMITED');
  }

  /** A conversation for the message to go into, which gives it its title where it is the first one. */
  async function withPlace(
    userId: string,
    text: string,
    current: CurrentConversation | null,
    language: Language,
  ): Promise<CurrentConversation> {
    if (current !== null && current.lastSequence > 0) return current;
    const title = suggestTitle([{ role: 'user', content: text }], language);
    if (current !== null) {
      await conversations.setTitle(userId, current.id, title);
      return current;
    }
    const id = randomId();
    await conversations.insertCurrent({ id, userId, title, at: clock.now() });
    return { id, lastSequence: 0 };
  }

  async function store(
    userId: string,
    text: string,
    clientMessageId: string | null,
    place: CurrentConversation,
    before: { addressee: Addressee; earlier: readonly MessageRow[] },
  ): Promise<Message> {
    const createdAt = clock.now();
    const sequence = place.lastSequence + 1;
    const message: StoredMessage = {
      id: randomId(),
      conversationId: place.id,
      userId,
      sequence,
      content: text,
      createdAt,
      clientMessageId,
      reply: null,
    };
    const view = toMessage(message, undefined, null);
    const running = await live.look(place.id);
    const reply: NewReply | null =
      running === null
        ? {
            id: randomId(),
            conversationId: place.id,
            userId,
            sequence: sequence + 1,
            createdAt,
            answersThrough: sequence,
            action: null,
            pressId: null,
            anewOf: null,
          }
        : null;
    const stored = messages.append(message, reply).then(() => send(userId, 'ReceiveMessage', view));
    if (reply !== null) replies.start(reply, { ...before, message, stored });
    await stored;
    if (running !== null) await answerAfter(running, message, before.addressee);
    return view;
  }

  /** After the running reply; words of danger do not wait for it, but end it. */
  async function answerAfter(
    running: LiveReply,
    { userId, conversationId, content }: StoredMessage,
    { person }: Addressee,
  ): Promise<void> {
    if (!(await live.queue(conversationId, running, { messages: true })))
      await replies.answerWaiting(userId, conversationId);
    else if (levelOfText(content, person?.language ?? defaultLanguage) >= 'R3')
      await live.stop(conversationId);
  }

  /** What was stored before the answer to the page got lost: it is not stored again, but it is answered. */
  async function answerAgain(userId: string, stored: StoredMessage): Promise<void> {
    const current = await conversations.currentId(userId);
    if (stored.conversationId !== current || (await live.look(current)) !== null) return;
    await replies.answerWaiting(userId, current);
  }

  /** Whether nobody loses anything with it: it never came to its end, nothing follows, and nobody reacted to it. */
  async function mayBeReplaced({
    id,
    userId,
    conversationId,
    sequence,
    reply,
  }: StoredReplyMessage) {
    if (reply.state === 'complete') return false;
    if (sequence !== (await messages.lastSequence(userId, conversationId))) return false;
    return !(await parts.reactions.ofMessages(userId, [id])).has(id);
  }

  /** The new reply takes the place of the old one. */
  async function replace(old: StoredReplyMessage): Promise<void> {
    const { id, userId, conversationId, sequence } = old;
    const { answersThrough, action, anewOf } = old.reply;
    const createdAt = clock.now();
    const reply = {
      id: randomId(),
      conversationId,
      userId,
      sequence,
      createdAt,
      answersThrough,
      action,
      pressId: old.clientMessageId,
      anewOf,
    };
    const replaced = messages
      .replaceReply(id, reply)
      .then(() => send(userId, 'ReceiveRemoval', { messageIds: [id] }));
    await replies.startOnceStored(reply, replaced);
  }

  /** Whether the running reply already answers anew what this one answered: pressed twice, or on two pages. */
  async function isAnsweringAnew(runningId: string, old: StoredMessage): Promise<boolean> {
    const running = await messages.find(old.userId, runningId);
    const place = old.reply === null ? null : (old.reply.anewOf ?? old.sequence);
    return place !== null && running?.reply?.anewOf === place;
  }

  return {
    /**
     * Stores a message and lets it be answered; resolves with what was stored, once it is on disk. The same client
     * id again stores nothing. Throws CONSENT_REQUIRED and RATE_LIMITED.
     */
    async send(userId: string, text: string, clientMessageId: string | null): Promise<Message> {
      return lock(userId, async () => {
        // All in one go: each way to the store and back costs the person time.
        const [addressee, known, current, earlier] = await Promise.all([
          readAddressee(parts, userId),
          clientMessageId === null ? null : messages.findByClientId(userId, clientMessageId),
          conversations.current(userId),
          messages.sealedOfCurrent(userId, messagesTold),
        ]);
        const language = addressee.person?.language ?? defaultLanguage;
        const signalsDanger = (): boolean => levelOfText(text, language) >= 'R2';
        admit(addressee, signalsDanger);
        if (known !== null) {
          await answerAgain(userId, known);
          return toMessage(known, undefined, null);
        }
        await requireAllowance(userId, signalsDanger);
        const said = text.toWellFormed();
        const place = await withPlace(userId, said, current, language);
        return store(userId, said, clientMessageId, place, { addressee, earlier });
      });
    },

    /** Throws CONSENT_REQUIRED, and AGE_CHECK_REQUIRED. */
    requireConsent,

    /** Throws RATE_LIMITED. */
    requireAllowance: (userId: string): Promise<void> => requireAllowance(userId, never),

    /** Ends the running reply where it is; without one, nothing happens. */
    async stop(userId: string): Promise<void> {
      const current = await conversations.currentId(userId);
      if (current !== null) await live.stop(current);
    },

    /**
     * Answers once more what a reply answered. The old reply stays and the new one comes at the end, except that one
     * which broke off, with nothing after it and no reaction, gives its place to the new one. For a message of the
     * person: answers what has no answer yet. Once is enough: while the same is being answered nothing more happens.
     * Throws NOT_FOUND; VALIDATION_FAILED while another reply is being written.
     */
    async retry(userId: string, messageId: string): Promise<void> {
      await requireConsent(userId);
      await lock(userId, async () => {
        const message = await messages.find(userId, messageId);
        if (message === null) throw new ProblemError('NOT_FOUND');
        const { conversationId, reply } = message;
        if (conversationId !== (await conversations.currentId(userId)))
          throw new ProblemError('NOT_FOUND');
        const running = await live.look(conversationId);
        if (running !== null) {
          if (await isAnsweringAnew(running.id, message)) return;
          throw new ProblemError('VALIDATION_FAILED');
        }
        await requireAllowance(userId, never);
        if (reply === null) await replies.answerWaiting(userId, conversationId);
        else if (await mayBeReplaced({ ...message, reply })) await replace({ ...message, reply });
        else await replies.answerAnew({ ...message, reply });
      });
    },
  };
}
export type Sending = ReturnType<typeof createSending>;
