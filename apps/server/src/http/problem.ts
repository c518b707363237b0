import type { ErrorCode } from '@accanto/contract';
import { StoreUnavailableError } from '../storage/store-unavailable.ts';
import type { SentenceName } from './sentences.ts';

/** What a rule throws when it refuses: the code of the contract, which one handler turns into an answer. */
export class ProblemError extends Error {
  readonly code: ErrorCode;
  /** Names of refused fields, with VALIDATION_FAILED. */
  readonly fields: readonly string[] | undefined;
  readonly retryAfterS: number | undefined;
  /** A sentence of its own where the code's one would say too little. */
  readonly sentence: SentenceName;

  constructor(
    code: ErrorCode,
    details: {
      readonly fields?: readonly string[];
      readonly retryAfterS?: number;
      readonly sentence?: SentenceName;
    } = {},
  ) {
    super(code);
    this.name = 'ProblemError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterS = details.retryAfterS;
    this.sentence = details.sentence ?? code;
  }
}

/** A store that does not answer is expected back within seconds. */
const storeBackInS = 5;

/** What a rule meant to refuse, or that the store does not answer; null: something nobody foresaw. */
export function problemOf(error: unknown): ProblemError | null {
  if (error instanceof ProblemError) return error;
  if (error instanceof StoreUnavailableError)
    return new ProblemError('UNAVAILABLE', { retryAfterS: storeBackInS });
  return null;
}

/** The HTTP status of each code (RFC 9110, section 15). */
export const statusOf: Record<ErrorCode, number> = {
  VALIDATION_FAILED: 400,
  INVALID_EMAIL: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  LINK_INVALID_OR_EXPIRED: 400,
  CODE_INVALID: 400,
  SIGN_IN_TO_CHANGE_EMAIL: 403,
  EMAIL_CHANGE_OF_OTHER_ACCOUNT: 403,
  EMAIL_CHANGE_LINK_USED: 400,
  EMAIL_CHANGE_LINK_EXPIRED: 400,
  EMAIL_IN_USE: 409,
  REFRESH_REFUSED: 401,
  PROVIDER_NOT_CONFIGURED: 503,
  OAUTH_FAILED: 400,
  OAUTH_REDIRECT_NOT_ALLOWED: 400,
  EMAIL_PROOF_REQUIRED: 403,
  FRESH_SIGN_IN_REQUIRED: 403,
  ACCOUNT_BLOCKED: 403,
  CONSENT_REQUIRED: 403,
  ADULTS_ONLY: 403,
  CONSENT_ALREADY_ANSWERED: 409,
  AGE_CHECK_REQUIRED: 403,
  AGE_PROOF_REQUIRED: 403,
  MESSAGE_EMPTY: 400,
  MESSAGE_TOO_LONG: 400,
  COMMENT_EMPTY: 400,
  COMMENT_TOO_LONG: 400,
  REACTION_INVALID: 400,
  ACTION_BUTTON_INVALID: 400,
  REPLY_FAILED: 502,
  FORM_DELIVERY_FAILED: 502,
  OWN_ACCOUNT: 409,
  ROLE_IS_CONFIGURED: 409,
  MAIL_NOT_SENT: 502,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};
