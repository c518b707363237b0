// Runs in its own thread: SQLite calls and disk syncs block here and nowhere else (docs/decisions/0003-store-thread.md).
import { parentPort, workerData } from 'node:worker_threads';
import { createGroupCommit } from './group-commit.ts';
import { createReader } from './reader.ts';
import { openSqliteFiles } from './sqlite-files.ts';
import type { StoreAnswer, StoreRequest, StoreThreadSettings } from './sqlite-messages.ts';

if (!parentPort) throw new Error('The store thread is started by store-thread.ts');
const port = parentPort;
const settings = workerData as StoreThreadSettings;
const engine = openSqliteFiles(settings);

let outgoing: StoreAnswer[] = [];

/** What is answered at the same time goes over together. */
function answer(message: StoreAnswer): void {
  if (outgoing.length === 0) queueMicrotask(sendOutgoing);
  outgoing.push(message);
}

function sendOutgoing(): void {
  if (outgoing.length > 0) port.postMessage(outgoing);
  outgoing = [];
}

const store =
  settings.role === 'writer' ? createGroupCommit(engine, answer) : createReader(engine, answer);

port.on('message', (requests: readonly StoreRequest[]) => requests.forEach(take));

function take(request: StoreRequest): void {
  if (request.kind !== 'close') return store.take(request);
  store.finish();
  engine.close();
  answer({ id: request.id, result: { rows: [], changes: 0 } });
  sendOutgoing();
  port.close();
}
