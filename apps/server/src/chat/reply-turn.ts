import type { Companion, Turn } from '@accanto/companion';
import type { Consents } from '@accanto/contract';
import type { Clock } from '../clock.ts';
import type { DailyReplyStore } from './daily-reply-store.ts';
import type { MemoryStore } from './memory-store.ts';
import type { MessageStore } from './message-store.ts';
import type { MessageRow, NewReply, StoredMessage } from './stored-message.ts';
import type { ChatNeighbours, ChatPerson } from './neighbours.ts';
import type { Risk } from './risk.ts';
import type { StoredRisk } from './risk-store.ts';

/** How much of a conversation the companion is told; it takes what fits. */
export const messagesTold = 60;

export interface GatheredTurn {
  turn: Turn;
  /** The newest of the person's messages that is answered: where new memories come from. */
  sourceMessageId: string | null;
}

export interface TurnSources {
  companion: Companion;
  messages: MessageStore;
  memories: MemoryStore;
  dailyReplies: DailyReplyStore;
  neighbours: ChatNeighbours;
  risk: Risk;
  clock: Clock;
  /** Model replies for one person and day; 0: no cap. */
  dailyReplyCap: number;
}

/** What is answered, while it is being stored. */
export interface Question {
  readonly message: StoredMessage;
  readonly addressee: Addressee;
  /** What was said before it, newest first. */
  readonly earlier: readonly MessageRow[];
  readonly stored: Promise<unknown>;
}

/** Whom a reply is for. */
export interface Addressee {
  /** null: the account is gone. */
  person: ChatPerson | null;
  consents: Consents;
  risk: StoredRisk | null;
}

/** Reads it in one go. */
export async function readAddressee(
  { neighbours, risk }: Pick<TurnSources, 'neighbours' | 'risk'>,
  userId: string,
): Promise<Addressee> {
  const [person, consents, present] = await Promise.all([
    neighbours.readPerson(userId),
    neighbours.readConsents(userId),
    risk.present(userId),
  ]);
  return { person, consents, risk: present };
}

/**
 * Everything the companion is told for one reply; null when the account is gone. `question` is a message that is on
 * its way into the store while this is gathered.
 */
export async function gatherTurn(
  sources: TurnSources,
  reply: NewReply,
  { person, consents, risk }: Addressee,
  question: Question | null,
): Promise<GatheredTurn | null> {
  const { userId, conversationId } = reply;
  const before = reply.anewOf ?? reply.sequence;
  if (person === null) return null;
  const [earlier, memories, useModel] = await Promise.all([
    question === null
      ? sources.messages.page(userId, conversationId, { before, limit: messagesTold })
      : sources.messages.open(question.earlier),
    consents.memory ? sources.memories.list(userId) : [],
    takeModelReply(sources, userId),
  ]);
  const past = question === null ? earlier : [...earlier, question.message];
  const questions = questionsOf(reply, past);
  const asked = new Set(questions);
  return {
    sourceMessageId: questions.at(-1)?.id ?? null,
    turn: {
      input:
        reply.action === null
          ? { kind: 'message', text: questions.map(({ content }) => content).join('\n') }
          : { kind: 'action', meaning: reply.action },
      history: past
        .filter((message) => !asked.has(message) && message.content !== '')
        .map(({ reply: written, content }) => ({
          role: written === null ? 'user' : 'assistant',
          content,
        })),
      language: person.language,
      nickname: person.nickname,
      settings: person.settings,
      memories,
      mayRemember: consents.memory,
      risk: risk?.state ?? null,
      useModel,
    },
  };
}

/**
 * The person's messages that this reply answers: those after the last one that an earlier reply has answered. Where none
 * is known to be, as after an import, the last one.
 */
function questionsOf(reply: NewReply, past: readonly StoredMessage[]): StoredMessage[] {
  if (reply.action !== null) return [];
  const answered = past.reduce(
    (through, message) => Math.max(through, message.reply?.answersThrough ?? 0),
    0,
  );
  const said = past.filter(({ reply: written }) => written === null);
  const asked = said.filter(
    ({ sequence }) => sequence > answered && sequence <= reply.answersThrough,
  );
  return asked.length > 0 ? asked : said.slice(-1);
}

/** Whether the model may answer today; counts this reply when there is a cap. The cap yields to safety. */
async function takeModelReply(sources: TurnSources, userId: string): Promise<boolean> {
  if (sources.dailyReplyCap === 0 || sources.companion.answersWith.kind === 'built-in') return true;
  const today = new Date(sources.clock.now()).toISOString().slice(0, 10);
  if ((await sources.dailyReplies.countOn(userId, today)) >= sources.dailyReplyCap)
    return sources.risk.limitsYield(userId);
  await sources.dailyReplies.add(userId, today);
  return true;
}
