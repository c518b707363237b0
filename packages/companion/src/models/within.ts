import { type FaultReason, ModelFault } from './model.ts';

/**
 * What a promise resolves to, or a ModelFault with this reason when it takes longer.
 * @param ms longest wait, milliseconds
 * @param signal ends the wait when it is aborted: rejects with its reason
 */
export function within<Value>(
  promise: Promise<Value>,
  ms: number,
  reason: FaultReason,
  signal?: AbortSignal,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal?.reason as Error);
    const timer = setTimeout(() => reject(new ModelFault(reason)), ms);
    signal?.addEventListener('abort', leave);
    if (signal?.aborted === true) leave();
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    });
  });
}
