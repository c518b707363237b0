import { Worker } from 'node:worker_threads';
import type {
  SqlValue,
  StoreAnswer,
  StoreFailure,
  StoreRequest,
  StoreResult,
  StoreThreadSettings,
} from './sqlite-messages.ts';
import { StoreUnavailableError } from './store-unavailable.ts';

/** BUSY, IOERR, FULL and CANTOPEN: the disk is full or away, or something else holds the file; that may pass. */
const passingCodes: readonly number[] = [5, 10, 13, 14];

/** What SQLite refused, with its extended result code, whose lowest byte is the primary one (sqlite.org/rescode.html). */
export class StoreError extends Error {
  readonly sqliteCode: number | null;

  constructor(message: string, sqliteCode: number | null) {
    super(message);
    this.name = 'StoreError';
    this.sqliteCode = sqliteCode;
  }
}

export interface StoreThread {
  /**
   * Runs one statement, in the given transaction or by itself. Resolves once it is durable; with `unsynced`, once it
   * survives the process.
   */
  run(
    sql: string,
    values: readonly SqlValue[],
    transaction: number | null,
    unsynced?: true,
  ): Promise<StoreResult>;
  begin(transaction: number): Promise<StoreResult>;
  commit(transaction: number): Promise<StoreResult>;
  rollback(transaction: number): Promise<StoreResult>;
  close(): Promise<void>;
}

type Unsent<Request> = Request extends unknown ? Omit<Request, 'id'> : never;
interface Promised {
  resolve(result: StoreResult): void;
  reject(error: Error): void;
}

/** Starts the thread that owns one SQLite connection. Everything asked after it died is rejected. */
export function startStoreThread(settings: StoreThreadSettings): StoreThread {
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
    workerData: settings,
  });
  const promised = new Map<number, Promised>();
  let lastId = 0;
  let fault: Error | null = null;
  let outgoing: StoreRequest[] = [];

  function fail(error: Error): void {
    fault = error;
    promised.forEach(({ reject }) => reject(error));
    promised.clear();
  }

  worker.on('message', (answers: readonly StoreAnswer[]) => answers.forEach(settle));
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => fail(fault ?? new Error('The store is closed')));

  function settle(answer: StoreAnswer): void {
    const waiting = promised.get(answer.id);
    promised.delete(answer.id);
    if ('result' in answer) waiting?.resolve(answer.result);
    else waiting?.reject(toError(answer.failure));
  }

  /**
   * What is asked for at once goes over together: waking a thread costs more than a read. It does not wait for the end
   * of the event loop's turn: a message is on its way to the disk while the companion reads it.
   */
  function sendOutgoing(): void {
    const requests = outgoing;
    outgoing = [];
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(requests);
  }

  function ask(request: Unsent<StoreRequest>): Promise<StoreResult> {
    if (fault) return Promise.reject(fault);
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      promised.set(id, { resolve, reject });
      if (outgoing.length === 0) queueMicrotask(sendOutgoing);
      outgoing.push({ ...request, id });
    });
  }

  return {
    run: (sql, values, transaction, unsynced) =>
      ask({ kind: 'run', sql, values, transaction, ...(unsynced && { unsynced }) }),
    begin: (transaction) => ask({ kind: 'begin', transaction }),
    commit: (transaction) => ask({ kind: 'commit', transaction }),
    rollback: (transaction) => ask({ kind: 'rollback', transaction }),
    async close() {
      const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      await ask({ kind: 'close' });
      await exited;
    },
  };
}

function toError({ message, sqliteCode }: StoreFailure): Error {
  const error = new StoreError(message, sqliteCode);
  const mayPass = sqliteCode !== null && passingCodes.includes(sqliteCode & 0xff);
  return mayPass ? new StoreUnavailableError(error) : error;
}
