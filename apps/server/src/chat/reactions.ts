import { defaultReactionEmoji, type Comment, type ReactionEmoji } from '@accanto/contract';
import { randomId, type Clock } from '../clock.ts';
import { ProblemError } from '../http/problem.ts';
import type { MessageStore } from './message-store.ts';
import { toComment, toReaction } from './message-view.ts';
import type { ChatNeighbours, SendToPerson } from './neighbours.ts';
import type { ReactionStore, StoredComment, StoredReaction } from './reaction-store.ts';
import type { TurnLock } from './turn-lock.ts';

/** At most one reaction for a message, with the comments that hang on it (SPEC 4). A foreign message looks like a missing one. */
export function createReactions(parts: {
  messages: MessageStore;
  reactions: ReactionStore;
  neighbours: ChatNeighbours;
  send: SendToPerson;
  lock: TurnLock;
  clock: Clock;
}) {
  const { messages, reactions, send, lock, clock } = parts;

  async function nicknameOf(userId: string): Promise<string | null> {
    return (await parts.neighbours.readPerson(userId))?.nickname ?? null;
  }

  /** Only what the companion said can be reacted to. */
  async function findReply(
    userId: string,
    messageId: string,
  ): Promise<{ reaction: StoredReaction | undefined }> {
    const message = await messages.find(userId, messageId);
    if (message === null) throw new ProblemError('NOT_FOUND');
    if (message.reply === null) throw new ProblemError('REACTION_INVALID');
    return { reaction: (await reactions.ofMessages(userId, [messageId])).get(messageId) };
  }

  async function findComment(
    userId: string,
    messageId: string,
    commentId: string,
  ): Promise<{ comment: StoredComment; isLast: boolean }> {
    const reaction = (await reactions.ofMessages(userId, [messageId])).get(messageId);
    const comment = reaction?.comments.find(({ id }) => id === commentId);
    if (reaction === undefined || comment === undefined || comment.userId !== userId)
      throw new ProblemError('NOT_FOUND');
    return { comment, isLast: reaction.comments.length === 1 };
  }

  async function setReaction(
    userId: string,
    messageId: string,
    emoji: ReactionEmoji,
    comments: StoredComment[],
  ): Promise<void> {
    const createdAt = clock.now();
    await reactions.set(userId, messageId, emoji, createdAt);
    const reaction = { messageId, emoji, createdAt, comments };
    send(userId, 'ReceiveReaction', {
      messageId,
      reaction: toReaction(reaction, await nicknameOf(userId)),
    });
  }

  async function removeReaction(userId: string, messageId: string): Promise<void> {
    await reactions.remove(userId, messageId);
    send(userId, 'ReceiveReaction', { messageId, reaction: null });
  }

  async function addComment(userId: string, messageId: string, content: string): Promise<Comment> {
    const stored: StoredComment = {
      id: randomId(),
      messageId,
      userId,
      content: content.toWellFormed(),
      createdAt: clock.now(),
      edited: false,
    };
    await reactions.addComment(stored);
    const comment = toComment(stored, await nicknameOf(userId));
    send(userId, 'ReceiveComment', { action: 'add', messageId, comment });
    return comment;
  }

  return {
    /** Sets or changes the reaction, and adds the feedback as a comment. An empty emoji removes everything. */
    react: (
      userId: string,
      messageId: string,
      emoji: ReactionEmoji | '',
      feedback: string | null,
    ): Promise<void> =>
      lock(userId, async () => {
        const { reaction } = await findReply(userId, messageId);
        if (emoji === '') return removeReaction(userId, messageId);
        await setReaction(userId, messageId, emoji, reaction?.comments ?? []);
        if (feedback !== null) await addComment(userId, messageId, feedback);
      }),

    /** A comment without a reaction sets the thumbs-up. */
    add: (userId: string, messageId: string, content: string): Promise<Comment> =>
      lock(userId, async () => {
        const { reaction } = await findReply(userId, messageId);
        if (reaction === undefined) await setReaction(userId, messageId, defaultReactionEmoji, []);
        return addComment(userId, messageId, content);
      }),

    /** Own comments only. */
    edit: (
      userId: string,
      messageId: string,
      commentId: string,
      content: string,
    ): Promise<Comment> =>
      lock(userId, async () => {
        const { comment } = await findComment(userId, messageId, commentId);
        const changed = { ...comment, content: content.toWellFormed(), edited: true };
        await reactions.editComment(changed);
        const view = toComment(changed, await nicknameOf(userId));
        send(userId, 'ReceiveComment', { action: 'edit', messageId, comment: view });
        return view;
      }),

    /** Own comments only. The last one takes the reaction with it. */
    delete: (userId: string, messageId: string, commentId: string): Promise<void> =>
      lock(userId, async () => {
        const { comment, isLast } = await findComment(userId, messageId, commentId);
        await reactions.deleteComment(userId, commentId);
        const view = toComment(comment, await nicknameOf(userId));
        send(userId, 'ReceiveComment', { action: 'delete', messageId, comment: view });
        if (isLast) await removeReaction(userId, messageId);
      }),
  };
}
export type Reactions = ReturnType<typeof createReactions>;
