import { defaultReactionEmoji } from '@accanto/contract';
import type { Comment, Message, MessageDelta, Reaction } from '@accanto/contract';

/**
 * How two reports about one message, reaction or comment become one. Every function gives the same result for a
 * report that comes twice, so that a replay after a reconnect changes nothing.
 */

/** Whether text may still be added: a reply once ended never goes on, a new try is a new message. */
export function isStreaming(message: Message): boolean {
  return message.replyState === 'streaming';
}

/** Two reports about the same message, the later one second. A finished text is never taken back by an older report. */
export function mergeMessage(known: Message, reported: Message): Message {
  const staleText =
    (isStreaming(reported) && !isStreaming(known) && known.role === 'assistant') ||
    (isStreaming(reported) && isStreaming(known) && known.content.length > reported.content.length);
  return {
    ...reported,
    ...(staleText ? { content: known.content, replyState: known.replyState } : {}),
    // The page that wrote a message keeps calling it its own.
    source: known.source === 'local' ? 'local' : reported.source,
    // Reactions change only by their own events and by a load from the store.
    reaction: reported.reaction ?? known.reaction,
  };
}

/** The message that a page shows while its text is on the way; its id is the page's own until the store has given one. */
export function unsentMessage(
  clientMessageId: string,
  content: string,
  timestamp: string,
): Message {
  return {
    id: clientMessageId,
    clientMessageId,
    role: 'user',
    content,
    timestamp,
    source: 'local',
    status: 'sending',
  };
}

/** Whether a report says more than was known: a message never heard of, or more text of it. */
export function hasMoreText(reported: Message, known: Message | undefined): boolean {
  return known === undefined || reported.content.length > known.content.length;
}

/** What a message is known by on this page: the same before and after the store has given it an id. */
export function keyOf(message: Message): string {
  return message.clientMessageId ?? message.id;
}

/** Whether the store has not taken this message yet. */
export function isUnsent(message: Message): boolean {
  return message.source === 'local' && message.sequence === undefined && message.status !== 'sent';
}

/** Whether both are the same message: by id, or by the id that the sending page gave. */
export function isSameMessage(one: Message, other: Message): boolean {
  return (
    one.id === other.id ||
    (one.clientMessageId !== undefined && one.clientMessageId === other.clientMessageId)
  );
}

function isAfter(one: Message, other: Message): boolean {
  if (other.sequence === undefined) return false;
  return one.sequence === undefined || one.sequence > other.sequence;
}

/** Puts a message at its place by `sequence`; one without a sequence stands at the end, in order of arrival. */
export function placeMessage(messages: readonly Message[], message: Message): readonly Message[] {
  const known = messages.findLastIndex((other) => isSameMessage(other, message));
  if (known >= 0 && messages[known]?.sequence === message.sequence)
    return messages.with(known, message);
  const others = known >= 0 ? messages.toSpliced(known, 1) : messages;
  let at = others.length;
  while (at > 0 && isAfter(others[at - 1] ?? message, message)) at -= 1;
  return others.toSpliced(at, 0, message);
}

/**
 * Adds a piece at its offset. `undefined`: characters before the piece are missing.
 * What is there already is dropped, so a piece that comes twice adds nothing.
 */
export function appendDelta(message: Message, delta: MessageDelta): Message | undefined {
  if (!isStreaming(message)) return message;
  const offset = delta.offset ?? (delta.isFirst ? 0 : message.content.length);
  if (offset > message.content.length) return undefined;
  const content = message.content + delta.content.slice(message.content.length - offset);
  if (delta.isComplete) {
    return {
      ...message,
      content,
      replyState: delta.replyState ?? 'complete',
      origin: delta.origin ?? message.origin,
      usedMemory: delta.usedMemory ?? message.usedMemory,
    };
  }
  return content === message.content ? message : { ...message, content };
}

/** The message that a first piece begins, still empty. */
export function messageOfDelta(delta: MessageDelta): Message {
  return {
    id: delta.id,
    conversationId: delta.conversationId,
    sequence: delta.sequence,
    role: delta.role ?? 'assistant',
    content: '',
    timestamp: delta.timestamp,
    source: 'remote',
    replyState: 'streaming',
    origin: delta.origin,
  };
}

function mergeComment(known: Comment, reported: Comment): Comment {
  if (known.edited !== reported.edited) return known.edited ? known : reported;
  return Date.parse(reported.timestamp) >= Date.parse(known.timestamp) ? reported : known;
}

function withComment(comments: readonly Comment[], comment: Comment): Comment[] {
  const at = comments.findIndex((other) => other.id === comment.id);
  if (at < 0) return [...comments, comment];
  return comments.with(at, mergeComment(comments[at] ?? comment, comment));
}

/** A reaction as reported, with every comment known of that is not deleted. The newer of two emojis stays. */
export function mergeReaction(
  known: Reaction | null | undefined,
  reported: Reaction,
  isDeleted: (commentId: string) => boolean,
): Reaction {
  const newer =
    known && Date.parse(known.timestamp) > Date.parse(reported.timestamp) ? known : reported;
  const comments = reported.comments.reduce(withComment, known?.comments ?? []);
  return { ...newer, comments: comments.filter((comment) => !isDeleted(comment.id)) };
}

/** A comment without a reaction sets the thumbs-up (SPEC 4). */
export function addComment(known: Reaction | null | undefined, comment: Comment): Reaction {
  if (!known)
    return { emoji: defaultReactionEmoji, comments: [comment], timestamp: comment.timestamp };
  return { ...known, comments: withComment(known.comments, comment) };
}

/** Deleting the last comment of a reaction removes the reaction (SPEC 4). */
export function deleteComment(
  known: Reaction | null | undefined,
  commentId: string,
): Reaction | null {
  if (!known) return null;
  const comments = known.comments.filter((comment) => comment.id !== commentId);
  if (comments.length === known.comments.length) return known;
  return comments.length === 0 ? null : { ...known, comments };
}
