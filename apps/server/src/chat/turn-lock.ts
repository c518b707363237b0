import type { PersonLock } from '../redis/person-lock.ts';

/** Runs the changes of one person's chat one after the other, in the order in which they were asked for. */
export type TurnLock = <Result>(userId: string, change: () => Promise<Result>) => Promise<Result>;

/** `shared` keeps other nodes out meanwhile; null: there are none. */
export function createTurnLock(shared: PersonLock | null): TurnLock {
  const last = new Map<string, Promise<unknown>>();
  return (userId, change) => {
    const before = last.get(userId) ?? Promise.resolve();
    const guarded = shared === null ? change : () => whileHeld(shared, userId, change);
    const result = before.then(guarded, guarded);
    last.set(userId, result);
    const forget = (): void => {
      if (last.get(userId) === result) last.delete(userId);
    };
    result.then(forget, forget);
    return result;
  };
}

async function whileHeld<Result>(
  shared: PersonLock,
  userId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const release = await shared(userId);
  try {
    return await change();
  } finally {
    void release();
  }
}
