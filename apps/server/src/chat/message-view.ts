import type { Comment, Message, Reaction } from '@accanto/contract';
import type { StoredMessage, StoredReply } from './stored-message.ts';
import type { StoredComment, StoredReaction } from './reaction-store.ts';

/** How somebody without a nickname is called beside their own comments; the chat is Italian in every language. */
const nameless = 'Utente';

export const toTimestamp = (moment: number): string => new Date(moment).toISOString();

/** A stored message as it travels to a page. */
export function toMessage(
  stored: StoredMessage,
  reaction: StoredReaction | undefined,
  nickname: string | null,
): Message {
  const { reply, clientMessageId } = stored;
  return {
    id: stored.id,
    conversationId: stored.conversationId,
    sequence: stored.sequence,
    content: stored.content,
    timestamp: toTimestamp(stored.createdAt),
    source: 'remote',
    ...(reply === null ? { role: 'user', status: 'sent' } : fieldsOfReply(reply)),
    ...(reaction !== undefined && { reaction: toReaction(reaction, nickname) }),
    ...(reply === null && clientMessageId !== null && { clientMessageId }),
  };
}

function fieldsOfReply({ state, origin, usedMemory }: StoredReply) {
  return {
    role: 'assistant' as const,
    replyState: state,
    ...(origin !== null && { origin }),
    ...(usedMemory && { usedMemory }),
  };
}

export function toReaction(stored: StoredReaction, nickname: string | null): Reaction {
  return {
    emoji: stored.emoji,
    timestamp: toTimestamp(stored.createdAt),
    comments: stored.comments.map((comment) => toComment(comment, nickname)),
  };
}

export function toComment(stored: StoredComment, nickname: string | null): Comment {
  return {
    id: stored.id,
    userId: stored.userId,
    userName: nickname ?? nameless,
    content: stored.content,
    timestamp: toTimestamp(stored.createdAt),
    edited: stored.edited,
  };
}
