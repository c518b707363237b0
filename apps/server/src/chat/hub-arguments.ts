import {
  actionButtonIdSchema,
  chatHubMethods,
  commentTextSchema,
  limits,
  messageTextSchema,
  reactionEmojiSchema,
  type ChatHubArgs,
  type ChatHubMethodName,
  type ErrorCode,
} from '@accanto/contract';
import { ProblemError } from '../http/problem.ts';

/** The arguments of a call as the contract describes them, or the problem with its own code where it has one. */
export function readArguments<Name extends ChatHubMethodName>(
  name: Name,
  args: readonly unknown[],
): ChatHubArgs<Name> {
  const parsed = chatHubMethods[name].args.safeParse(args);
  if (!parsed.success) throw new ProblemError(problemOf(name, args));
  // The schema of this very method has parsed them; the lookup by name loses which one it was.
  return parsed.data as ChatHubArgs<Name>;
}

/** The position of a call's text among its arguments, and what it is. */
const textOf: Partial<Record<ChatHubMethodName, { at: number; kind: 'MESSAGE' | 'COMMENT' }>> = {
  SendMessage: { at: 0, kind: 'MESSAGE' },
  AddComment: { at: 1, kind: 'COMMENT' },
  EditComment: { at: 2, kind: 'COMMENT' },
  AddReaction: { at: 2, kind: 'COMMENT' },
};

function problemOf(name: ChatHubMethodName, args: readonly unknown[]): ErrorCode {
  if (name === 'AddReaction' && args[1] !== '' && !isAccepted(reactionEmojiSchema, args[1]))
    return 'REACTION_INVALID';
  if (name === 'PressActionButton' && !isAccepted(actionButtonIdSchema, args[1]))
    return 'ACTION_BUTTON_INVALID';
  const text = textOf[name];
  return text === undefined ? 'VALIDATION_FAILED' : problemOfText(args[text.at], text.kind);
}

function problemOfText(text: unknown, kind: 'MESSAGE' | 'COMMENT'): ErrorCode {
  const { schema, longest } = textRules[kind];
  if (typeof text !== 'string' || isAccepted(schema, text)) return 'VALIDATION_FAILED';
  return text.trim().length > longest ? `${kind}_TOO_LONG` : `${kind}_EMPTY`;
}

const textRules = {
  MESSAGE: { schema: messageTextSchema, longest: limits.messageMaxLength },
  COMMENT: { schema: commentTextSchema, longest: limits.commentMaxLength },
} as const;

function isAccepted(
  schema: { safeParse(value: unknown): { success: boolean } },
  value: unknown,
): boolean {
  return schema.safeParse(value).success;
}
