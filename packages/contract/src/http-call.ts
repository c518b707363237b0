import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Who may make a call: anybody, a signed-in person, or somebody with the role. */
export type Access = 'public' | 'signed-in' | 'admin';

/** One HTTP call. Every call may also end in VALIDATION_FAILED, RATE_LIMITED, UNAVAILABLE or INTERNAL. */
export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path parameters are written `:name`. */
  readonly path: string;
  readonly access: Access;
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  /** Absent: the answer is a redirect or a file. */
  readonly answer?: z.core.$ZodType;
  readonly errors: readonly ErrorCode[];
}
