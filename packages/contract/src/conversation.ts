import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { idSchema, pageSchema, timestampSchema } from './primitives.ts';
import { reactionEmojis } from './reactions.ts';

export const reactionEmojiSchema = z.enum(reactionEmojis);

export const commentSchema = z.object({
  id: idSchema,
  userId: z.string(),
  userName: z.string(),
  content: z.string(),
  timestamp: timestampSchema,
  edited: z.boolean(),
});
export type Comment = z.infer<typeof commentSchema>;

export const reactionSchema = z.object({
  emoji: reactionEmojiSchema,
  comments: z.array(commentSchema),
  timestamp: timestampSchema,
});
export type Reaction = z.infer<typeof reactionSchema>;

export const messageRoleSchema = z.enum(['user', 'assistant']);
export type MessageRole = z.infer<typeof messageRoleSchema>;

export const messageStatusSchema = z.enum(['sending', 'sent', 'error']);
export type MessageStatus = z.infer<typeof messageStatusSchema>;

/**
 * How far a reply came. `interrupted`: the server or the model broke off; `stopped`: the person did.
 * Both are kept as far as they came and can be asked for again.
 */
export const replyStateSchema = z.enum(['streaming', 'complete', 'interrupted', 'stopped']);
export type ReplyState = z.infer<typeof replyStateSchema>;

/** Who wrote an assistant message: a prepared text, the built-in companion, or a model. */
export const replyOriginSchema = z.enum(['prepared', 'built-in', 'model']);
export type ReplyOrigin = z.infer<typeof replyOriginSchema>;

/**
 * What answers in this place, and where the words go: the built-in companion or a model on this server, or a model at an
 * endpoint of the operator's choice, with its host.
 */
export const answeringSchema = z.union([
  z.object({ kind: z.enum(['built-in', 'local']) }),
  z.object({ kind: z.literal('endpoint'), host: z.string() }),
]);
export type Answering = z.infer<typeof answeringSchema>;

export const messageSchema = z.object({
  id: z.string().check(z.minLength(1)),
  conversationId: z.optional(z.string()),
  /** Position in the conversation, from 1, without gaps as long as nothing was deleted. */
  sequence: z.optional(z.number().check(z.int(), z.minimum(1))),
  role: messageRoleSchema,
  content: z.string(),
  timestamp: timestampSchema,
  source: z._default(z.enum(['local', 'remote']), 'remote'),
  status: z.optional(messageStatusSchema),
  reaction: z.optional(z.nullable(reactionSchema)),
  /** The id that the sending page gave to its message; a repeated send with the same id stores nothing new. */
  clientMessageId: z.optional(z.string()),
  replyState: z.optional(replyStateSchema),
  origin: z.optional(replyOriginSchema),
  /** A remembered fact was used for this reply. */
  usedMemory: z.optional(z.boolean()),
});
export type Message = z.infer<typeof messageSchema>;

/** Reads a message from the wire; one without an id, or otherwise unreadable, is rejected and skipped (SPEC 3). */
export function readMessage(value: unknown): Message | undefined {
  const parsed = messageSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/**
 * A piece of a reply. `offset` counts the UTF-16 units of the message that come before this piece, so that a page
 * can drop what it already has and notice a hole.
 */
export const messageDeltaSchema = z.object({
  id: z.string().check(z.minLength(1)),
  conversationId: z.optional(z.string()),
  sequence: z.optional(z.number().check(z.int(), z.minimum(1))),
  role: z.optional(messageRoleSchema),
  content: z.string(),
  timestamp: timestampSchema,
  isFirst: z.boolean(),
  isComplete: z.boolean(),
  offset: z.optional(z.number().check(z.int(), z.minimum(0))),
  /** Set on the last delta, like what follows: how the reply ended. */
  replyState: z.optional(replyStateSchema),
  origin: z.optional(replyOriginSchema),
  /** A remembered fact was used for this reply. */
  usedMemory: z.optional(z.boolean()),
});
export type MessageDelta = z.infer<typeof messageDeltaSchema>;

export const actionButtonSchema = z.object({ id: z.string(), label: z.string() });
export type ActionButton = z.infer<typeof actionButtonSchema>;

/** The meanings of the eight buttons, which the companion honours. Their labels are words of the server. */
export const actionButtonMeanings = {
  '1': 'breathe',
  '2': 'ground',
  '3': 'rephrase',
  '4': 'summarise',
  '5': 'small_step',
  '6': 'write_it_down',
  '7': 'who_can_i_call',
  '8': 'go_on',
} as const;
export type ActionButtonId = keyof typeof actionButtonMeanings;
export type ActionButtonMeaning = (typeof actionButtonMeanings)[ActionButtonId];
export const actionButtonIdSchema = z.enum(['1', '2', '3', '4', '5', '6', '7', '8']);

/** What a person may send: trimmed, not empty, within the limit. The number of UTF-16 units is what the counter shows. */
export const messageTextSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(limits.messageMaxLength));

export const commentTextSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(limits.commentMaxLength));

export const clientMessageIdSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(limits.clientMessageIdMaxLength));

export const conversationSchema = z.object({
  id: idSchema,
  title: z.string(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  messageCount: z.number(),
  isCurrent: z.boolean(),
});
export type Conversation = z.infer<typeof conversationSchema>;
export const conversationPageSchema = pageSchema(conversationSchema);

export const conversationTitleSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(limits.conversationTitleMaxLength));
export const conversationChangeSchema = z.object({
  title: z.optional(conversationTitleSchema),
  /** true: makes this the conversation that the chat shows and continues. */
  isCurrent: z.optional(z.literal(true)),
});

/** Pages of messages run from the newest backwards; within a page they are in order of `sequence`. */
export const messagePageSchema = pageSchema(messageSchema);
