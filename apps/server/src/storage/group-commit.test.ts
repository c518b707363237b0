import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGroupCommit, type StoreWork } from './group-commit.ts';
import type { SqliteEngine } from './sqlite-files.ts';
import type { StoreAnswer } from './sqlite-messages.ts';

let happened: string[];
let isOpen: boolean;
let failing: string | null;

/** Writes down what it is told, in order; fails at one chosen text. */
const engine: SqliteEngine = {
  run(sql) {
    happened.push(sql);
    if (sql === failing) throw new Error('no');
    return { rows: [], changes: 1 };
  },
  exec(sql) {
    happened.push(sql);
    if (sql === failing) throw new Error('no');
    if (sql === 'begin immediate') isOpen = true;
    if (sql === 'commit' || sql === 'rollback') isOpen = false;
  },
  get inTransaction() {
    return isOpen;
  },
  close: () => undefined,
};

function createStore() {
  return createGroupCommit(engine, (answer: StoreAnswer) =>
    happened.push(`${'result' in answer ? 'answer' : 'failure'} ${answer.id}`),
  );
}

const write = (id: number) =>
  ({ id, kind: 'run', sql: `write ${id}`, values: [], transaction: null }) satisfies StoreWork;
const unsynced = (id: number): StoreWork => ({ ...write(id), unsynced: true });
const within = (id: number, transaction: number): StoreWork => ({
  id,
  kind: 'run',
  sql: `write ${id}`,
  values: [],
  transaction,
});
const step = (
  id: number,
  kind: 'begin' | 'commit' | 'rollback',
  transaction: number,
): StoreWork => ({ id, kind, transaction });

beforeEach(() => {
  happened = [];
  isOpen = false;
  failing = null;
});
afterEach(() => vi.useRealTimers());

describe('a group of writes', () => {
  test('G1 shares one commit, and is answered after it', async () => {
    const store = createStore();
    for (const id of [1, 2, 3]) store.take(write(id));
    await nextTurn();
    expect(happened).toEqual([
      'begin immediate',
      'write 1',
      'write 2',
      'write 3',
      'commit',
      'answer 1',
      'answer 2',
      'answer 3',
    ]);
  });

  test('that are unsynced does not wait for the disk, and holds no others', async () => {
    const store = createStore();
    for (const work of [unsynced(1), unsynced(2), write(3), unsynced(4)]) store.take(work);
    await nextTurn();
    const first = 'begin immediate, write 1, write 2, commit, answer 1, answer 2';
    const second = 'begin immediate, write 3, write 4, commit, answer 3, answer 4';
    expect(happened.join(', ')).toBe(
      `pragma main.synchronous = normal, ${first}, pragma main.synchronous = full, ${second}`,
    );
  });

  test('G1 is told that nothing happened when its commit fails', async () => {
    const store = createStore();
    failing = 'commit';
    for (const id of [1, 2]) store.take(write(id));
    await nextTurn();
    expect(happened.slice(-4)).toEqual(['commit', 'rollback', 'failure 1', 'failure 2']);
  });

  test('holds whole transactions, one after another; their commits are answered with the group', async () => {
    const store = createStore();
    store.take(step(1, 'begin', 7));
    store.take(step(2, 'begin', 8));
    await nextTurn();
    store.take(within(3, 7));
    store.take(step(4, 'commit', 7));
    await nextTurn();
    store.take(within(5, 8));
    store.take(step(6, 'commit', 8));
    await nextTurn();
    const first = 'begin immediate, savepoint work, answer 1, write 3, answer 3, release work';
    const second = 'savepoint work, answer 2, write 5, answer 5, release work';
    expect(happened.join(', ')).toBe(`${first}, ${second}, commit, answer 4, answer 6`);
  });

  test('loses only what was rolled back', async () => {
    const store = createStore();
    store.take(write(1));
    store.take(step(2, 'begin', 7));
    await nextTurn();
    store.take(within(3, 7));
    store.take(step(4, 'rollback', 7));
    await nextTurn();
    expect(happened.slice(-4)).toEqual([
      'rollback to work; release work',
      'answer 4',
      'commit',
      'answer 1',
    ]);
  });

  test('does not wait for ever for a transaction whose owner is silent', async () => {
    vi.useFakeTimers();
    const store = createStore();
    store.take(step(1, 'begin', 7));
    await vi.advanceTimersByTimeAsync(0);
    store.take(write(2));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(happened).not.toContain('write 2');
    await vi.advanceTimersByTimeAsync(10);
    expect(happened.slice(-4)).toEqual([
      'rollback to work; release work',
      'write 2',
      'commit',
      'answer 2',
    ]);
    store.take(step(3, 'commit', 7));
    await vi.advanceTimersByTimeAsync(1);
    expect(happened.at(-1)).toBe('failure 3');
  });

  test('ends when the store closes, without what was not complete', () => {
    const store = createStore();
    store.take(write(1));
    store.take(step(2, 'begin', 7));
    store.finish();
    expect(happened.slice(-3)).toEqual(['rollback to work; release work', 'commit', 'answer 1']);
  });
});
