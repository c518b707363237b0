import * as z from 'zod/mini';

/** The closed list of error codes. A code is stable; its sentence depends on the language. */
export const errorCodes = [
  'VALIDATION_FAILED',
  'INVALID_EMAIL',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'LINK_INVALID_OR_EXPIRED',
  'CODE_INVALID',
  'SIGN_IN_TO_CHANGE_EMAIL',
  'EMAIL_CHANGE_OF_OTHER_ACCOUNT',
  'EMAIL_CHANGE_LINK_USED',
  'EMAIL_CHANGE_LINK_EXPIRED',
  'EMAIL_IN_USE',
  'REFRESH_REFUSED',
  'PROVIDER_NOT_CONFIGURED',
  'OAUTH_FAILED',
  'OAUTH_REDIRECT_NOT_ALLOWED',
  'EMAIL_PROOF_REQUIRED',
  'FRESH_SIGN_IN_REQUIRED',
  'ACCOUNT_BLOCKED',
  'CONSENT_REQUIRED',
  'ADULTS_ONLY',
  'CONSENT_ALREADY_ANSWERED',
  'AGE_CHECK_REQUIRED',
  'AGE_PROOF_REQUIRED',
  'MESSAGE_EMPTY',
  'MESSAGE_TOO_LONG',
  'COMMENT_EMPTY',
  'COMMENT_TOO_LONG',
  'REACTION_INVALID',
  'ACTION_BUTTON_INVALID',
  'REPLY_FAILED',
  'FORM_DELIVERY_FAILED',
  'OWN_ACCOUNT',
  'ROLE_IS_CONFIGURED',
  'MAIL_NOT_SENT',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

export const errorCodeSchema = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** The body of every HTTP error. `message` is a sentence for the person, in their language. */
export const errorAnswerSchema = z.object({
  success: z.literal(false),
  code: errorCodeSchema,
  message: z.string(),
  requestId: z.string(),
  /** Which fields were refused, by name; present with VALIDATION_FAILED. */
  fields: z.optional(z.array(z.string())),
});
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;

/** A hub error travels as text, since the protocol has no code field: `CODE: sentence`. */
export function toHubErrorText(code: ErrorCode, message: string): string {
  return `${code}: ${message}`;
}

/** Reads the code and sentence back out of a hub error, wherever the client library put its own words around them. */
export function fromHubErrorText(text: string): { code: ErrorCode; message: string } | undefined {
  const found = /\b([A-Z][A-Z_]+): (.*)$/s.exec(text);
  const code = errorCodeSchema.safeParse(found?.[1]);
  return code.success ? { code: code.data, message: found?.[2] ?? '' } : undefined;
}
