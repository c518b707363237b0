import type { SqliteEngine } from './sqlite-files.ts';
import type { StoreAnswer, StoreRequest, StoreResult } from './sqlite-messages.ts';

export type StoreWork = Exclude<StoreRequest, { kind: 'close' }>;

/** A group is committed after this many pieces of work or this much time, so that nobody waits long for others. */
const groupSizeAtMost = 128;
const groupMsAtMost = 20;
/** A transaction whose owner says nothing for so long is rolled back; it holds up everybody else. */
const silentTransactionMs = 5_000;

/**
 * Executes requests in order. Independent writes that wait at the same time share one COMMIT, and so one disk sync;
 * each answer leaves only after the COMMIT that holds its work. Unsynced writes among themselves form groups whose
 * COMMIT does not wait for the disk; with others they are synced like them. A transaction with several statements is a savepoint
 * within the group: its statements are answered at once, its commit with the group.
 */
export function createGroupCommit(engine: SqliteEngine, answer: (message: StoreAnswer) => void) {
  const waiting: StoreWork[] = [];
  let held: StoreAnswer[] = [];
  let groupSize = 0;
  let groupOpenedAt = 0;
  let owner: number | null = null;
  let silence: NodeJS.Timeout | undefined;
  let isScheduled = false;
  /** Whether commits sync; it can only be changed between groups. */
  let syncs = true;

  function openGroup(mustSync: boolean): void {
    if (engine.inTransaction && mustSync && !syncs) closeGroup();
    if (engine.inTransaction) return;
    if (syncs !== mustSync)
      engine.exec(`pragma main.synchronous = ${mustSync ? 'full' : 'normal'}`);
    syncs = mustSync;
    engine.exec('begin immediate');
    groupSize = 0;
    groupOpenedAt = performance.now();
  }

  function closeGroup(): void {
    const answers = held;
    held = [];
    try {
      if (engine.inTransaction) engine.exec('commit');
      answers.forEach(answer);
    } catch (error) {
      if (engine.inTransaction) engine.exec('rollback');
      answers.forEach(({ id }) => answer(toFailure(id, error)));
    }
  }

  /** Some faults (full disk, out of memory) make SQLite roll everything back: then nothing of the group happened. */
  function failGroupIfRolledBack(error: unknown): void {
    if (engine.inTransaction) return;
    const answers = held;
    held = [];
    answers.forEach(({ id }) => answer(toFailure(id, error)));
    endOwnership();
  }

  function endOwnership(): void {
    owner = null;
    clearTimeout(silence);
  }

  function watchSilence(): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      engine.exec('rollback to work; release work');
      endOwnership();
      schedule();
    }, silentTransactionMs);
  }

  function attempt(id: number, work: () => StoreResult): StoreAnswer {
    try {
      return { id, result: work() };
    } catch (error) {
      failGroupIfRolledBack(error);
      return toFailure(id, error);
    }
  }

  /** A request of the transaction that is running: never waits behind others. */
  function continueTransaction(request: StoreWork): void {
    switch (request.kind) {
      case 'run':
        answer(attempt(request.id, () => engine.run(request.sql, request.values)));
        if (owner !== null) watchSilence();
        return;
      case 'rollback':
        answer(attempt(request.id, () => execute('rollback to work; release work')));
        endOwnership();
        return schedule();
      case 'commit': {
        const done = attempt(request.id, () => execute('release work'));
        if (owner === null) answer(done);
        else held.push(done);
        endOwnership();
        return schedule();
      }
      case 'begin':
        answer(toFailure(request.id, new Error('The transaction has already begun')));
    }
  }

  function execute(sql: string): StoreResult {
    engine.exec(sql);
    return { rows: [], changes: 0 };
  }

  function start(request: StoreWork): void {
    if (request.kind === 'run' && request.transaction === null) {
      const done = attempt(request.id, () => {
        openGroup(request.unsynced !== true);
        return engine.run(request.sql, request.values);
      });
      groupSize += 1;
      if (engine.inTransaction) held.push(done);
      else answer(done);
      return;
    }
    if (request.kind !== 'begin') {
      answer(
        toFailure(
          request.id,
          new Error('The transaction is over: it was silent for too long or failed'),
        ),
      );
      return;
    }
    const begun = attempt(request.id, () => {
      openGroup(true);
      return execute('savepoint work');
    });
    groupSize += 1;
    if ('result' in begun) {
      owner = request.transaction;
      watchSilence();
    }
    answer(begun);
  }

  function work(): void {
    isScheduled = false;
    while (owner === null) {
      const isFull =
        groupSize >= groupSizeAtMost || performance.now() - groupOpenedAt > groupMsAtMost;
      if (held.length > 0 && isFull) closeGroup();
      const next = waiting.shift();
      if (!next) break;
      start(next);
    }
    if (owner === null) closeGroup();
  }

  /** Work starts once every message that has already arrived is in the queue; that is what forms groups. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(work);
  }

  return {
    take(request: StoreWork): void {
      if (owner !== null && request.transaction === owner) return continueTransaction(request);
      waiting.push(request);
      schedule();
    },
    /** Commits what is complete and gives up a transaction that is still open. */
    finish(): void {
      do {
        if (owner !== null) {
          engine.exec('rollback to work; release work');
          endOwnership();
        }
        work();
      } while (owner !== null);
    },
  };
}

export function toFailure(id: number, error: unknown): StoreAnswer {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : null;
  return {
    id,
    failure: {
      message: error instanceof Error ? error.message : String(error),
      sqliteCode: typeof code === 'number' ? code : null,
    },
  };
}
