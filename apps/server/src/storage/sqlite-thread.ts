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

const answer = (message: StoreAnswer): void => port.postMessage(message);
const store =
  settings.role === 'writer' ? createGroupCommit(engine, answer) : createReader(engine, answer);

port.on('message', (request: StoreRequest) => {
  if (request.kind !== 'close') return store.take(request);
  store.finish();
  engine.close();
  answer({ id: request.id, result: { rows: [], changes: 0 } });
  port.close();
});
