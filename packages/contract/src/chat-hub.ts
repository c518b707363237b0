import * as z from 'zod/mini';
import {
  actionButtonIdSchema,
  actionButtonSchema,
  answeringSchema,
  clientMessageIdSchema,
  commentSchema,
  commentTextSchema,
  messageDeltaSchema,
  messageSchema,
  messageTextSchema,
  reactionEmojiSchema,
  reactionSchema,
} from './conversation.ts';
import { crisisCardSchema } from './crisis.ts';
import { errorCodeSchema } from './errors.ts';
import { idSchema, timestampSchema } from './primitives.ts';

const none = z.tuple([]);
const nothing = z.void();

/** `true` where the person can take it back with RestoreConversation until `undoUntil`. */
const replacedSchema = z.object({
  conversationId: idSchema,
  previous: z.nullable(z.object({ id: idSchema, undoUntil: z.nullable(timestampSchema) })),
});

/** A reply that is running: its message as far as it came is part of `messages`. */
export const conversationSnapshotSchema = z.object({
  conversationId: z.nullable(idSchema),
  /** In order of `sequence`. With `afterSequence` only later ones and those still streaming. */
  messages: z.array(messageSchema),
  /** Earlier messages exist: ask GET /api/conversations/:id/messages for them. */
  hasEarlier: z.boolean(),
  isTyping: z.boolean(),
  buttons: z.array(actionButtonSchema),
  card: z.nullable(crisisCardSchema),
  /** Known before anything is said (safety-and-law.md 1). Absent: an older server. */
  answering: z.optional(answeringSchema),
});
export type ConversationSnapshot = z.infer<typeof conversationSnapshotSchema>;

/**
 * What a page may call on the hub: arguments as they travel, and what the call resolves with.
 * The first nine are the specification's; the others are ours, and a client that never calls them works.
 */
export const chatHubMethods = {
  SendMessage: {
    args: z.tuple([messageTextSchema, z.optional(z.nullable(clientMessageIdSchema))]),
    result: messageSchema,
  },
  /** Resolves once the press is stored. The same id again asks for nothing more. */
  PressActionButton: {
    args: z.tuple([idSchema, actionButtonIdSchema, z.optional(z.nullable(clientMessageIdSchema))]),
    result: nothing,
  },
  AddComment: { args: z.tuple([idSchema, commentTextSchema]), result: commentSchema },
  EditComment: { args: z.tuple([idSchema, idSchema, commentTextSchema]), result: commentSchema },
  DeleteComment: { args: z.tuple([idSchema, idSchema]), result: nothing },
  /** An empty emoji removes the reaction. Feedback, when given, becomes a comment. */
  AddReaction: {
    args: z.tuple([
      idSchema,
      z.union([reactionEmojiSchema, z.literal('')]),
      z.optional(z.nullable(commentTextSchema)),
    ]),
    result: nothing,
  },
  NewChat: { args: none, result: replacedSchema },
  ClearChat: { args: none, result: replacedSchema },
  ExportChat: { args: none, result: nothing },

  /** The conversation as the store has it: after connecting, after a reconnect, after a hole. */
  LoadConversation: {
    args: z.tuple([
      z.object({ afterSequence: z.optional(z.number().check(z.int(), z.minimum(0))) }),
    ]),
    result: conversationSnapshotSchema,
  },
  StopReply: { args: none, result: nothing },
  /**
   * Answers once more what a reply answered, as a new reply at the end; the old one stays. Only one that broke off, with
   * nothing after it and no reaction, gives its place to the new one (ReceiveRemoval). With the id of a message of the
   * person: answers what has no answer yet. Again while that is being written: nothing more happens.
   */
  RetryReply: { args: z.tuple([idSchema]), result: nothing },
  RestoreConversation: { args: z.tuple([idSchema]), result: conversationSnapshotSchema },
} as const;

export type ChatHubMethods = typeof chatHubMethods;
export type ChatHubMethodName = keyof ChatHubMethods;
export type ChatHubArgs<Name extends ChatHubMethodName> = z.infer<ChatHubMethods[Name]['args']>;
export type ChatHubResult<Name extends ChatHubMethodName> = z.infer<ChatHubMethods[Name]['result']>;

export const typingEventSchema = z.object({ isTyping: z.boolean() });
export const statusEventSchema = z.object({
  status: z.enum(['connected', 'disconnected']),
  sessionId: z.optional(z.string()),
});
export const errorEventSchema = z.object({
  type: z.string(),
  code: z.union([errorCodeSchema, z.string()]),
  message: z.string(),
  timestamp: timestampSchema,
});
export const commentEventSchema = z.object({
  action: z.enum(['add', 'edit', 'delete']),
  messageId: z.string(),
  comment: commentSchema,
});
export const reactionEventSchema = z.object({
  messageId: z.string(),
  reaction: z.nullable(reactionSchema),
});
export const exportEventSchema = z.object({ messageCount: z.number(), timestamp: timestampSchema });
/** The conversation that the chat shows was replaced, on another page or device of the same person. */
export const conversationEventSchema = z.object({
  conversationId: z.nullable(idSchema),
  reason: z.enum(['new', 'cleared', 'opened', 'restored', 'deleted']),
});
/** Messages that are gone, for example a reply that is being written again. */
export const removalEventSchema = z.object({ messageIds: z.array(z.string()) });

/** What the hub may send. The first nine are the specification's; old clients ignore the others. */
export const chatHubEvents = {
  ReceiveMessage: messageSchema,
  ReceiveMessageDelta: messageDeltaSchema,
  ReceiveTyping: typingEventSchema,
  ReceiveStatus: statusEventSchema,
  ReceiveError: errorEventSchema,
  ReceiveComment: commentEventSchema,
  ReceiveReaction: reactionEventSchema,
  ReceiveActionButtons: z.array(actionButtonSchema),
  ReceiveExport: exportEventSchema,
  ReceiveConversation: conversationEventSchema,
  ReceiveRemoval: removalEventSchema,
  ReceiveCrisisCard: z.nullable(crisisCardSchema),
} as const;

export type ChatHubEventName = keyof typeof chatHubEvents;
export type ChatHubEvent<Name extends ChatHubEventName> = z.infer<(typeof chatHubEvents)[Name]>;
/** Event name → the arguments it travels with (always one). */
export type ChatHubEventArgs = { [Name in ChatHubEventName]: [payload: ChatHubEvent<Name>] };
export type ErrorEvent = z.infer<typeof errorEventSchema>;
export type CommentEvent = z.infer<typeof commentEventSchema>;
export type ReactionEvent = z.infer<typeof reactionEventSchema>;
