/** Runs the changes of one person's chat one after the other, in the order in which they were asked for. */
export type TurnLock = <Result>(userId: string, change: () => Promise<Result>) => Promise<Result>;

export function createTurnLock(): TurnLock {
  const last = new Map<string, Promise<unknown>>();
  return (userId, change) => {
    const before = last.get(userId) ?? Promise.resolve();
    const result = before.then(change, change);
    last.set(userId, result);
    const forget = (): void => {
      if (last.get(userId) === result) last.delete(userId);
    };
    result.then(forget, forget);
    return result;
  };
}
