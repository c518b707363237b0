import type { ActionButtonMeaning, ReplyOrigin, ReplyState } from '@accanto/contract';

/** A message as it was stored. `reply` is what only the companion's messages have. */
export interface StoredMessage {
  id: string;
  conversationId: string;
  userId: string;
  sequence: number;
  content: string;
  createdAt: number;
  /** The id that the page gave to it; of a reply: to the press that asked for it. */
  clientMessageId: string | null;
  reply: StoredReply | null;
}

export interface StoredReply {
  state: ReplyState;
  origin: ReplyOrigin | null;
  usedMemory: boolean;
  /** The person's messages up to this sequence are answered by it. */
  answersThrough: number;
  /** The action button that asked for it. */
  action: ActionButtonMeaning | null;
  /** The sequence of the reply whose question it answers anew; null: it answers its own. */
  anewOf: number | null;
}

/** A reply that is about to be written. */
export interface NewReply {
  id: string;
  conversationId: string;
  userId: string;
  sequence: number;
  createdAt: number;
  answersThrough: number;
  action: ActionButtonMeaning | null;
  /** The press that asks for it; null: none does, or it was answered before. */
  pressId: string | null;
  anewOf: number | null;
}

/** The columns of a message. */
export interface MessageRow {
  id: string;
  conversation_id: string;
  user_id: string;
  sequence: number;
  role: 'user' | 'assistant';
  content: Uint8Array | null;
  created_at: number;
  client_message_id: string | null;
  reply_state: ReplyState | null;
  origin: ReplyOrigin | null;
  used_memory: number;
  answers_through: number | null;
  action: string | null;
  /** The node that writes or wrote a reply, where there are several. */
  written_by: string | null;
  anew_of: number | null;
}

/** A reply has its place before it has a word. */
export function toReplyRow(reply: NewReply, writtenBy: string | null): MessageRow {
  return {
    id: reply.id,
    conversation_id: reply.conversationId,
    user_id: reply.userId,
    sequence: reply.sequence,
    role: 'assistant',
    content: null,
    created_at: reply.createdAt,
    client_message_id: reply.pressId,
    reply_state: 'streaming',
    origin: null,
    used_memory: 0,
    answers_through: reply.answersThrough,
    action: reply.action,
    written_by: writtenBy,
    anew_of: reply.anewOf,
  };
}
