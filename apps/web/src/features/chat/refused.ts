import type { ErrorCode } from '@accanto/contract';
import { RefusedError } from '../../platform/api.ts';

/** Whether the server said no for this reason. */
export function isRefusedWith(error: unknown, code: ErrorCode): boolean {
  return error instanceof RefusedError && error.code === code;
}
