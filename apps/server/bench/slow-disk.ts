// Loaded before everything else (--import), also into the store's threads: each COMMIT takes as long as the disk sync
// of a slow disk, blocking its thread as a real one does.
import { DatabaseSync } from 'node:sqlite';

const syncMs = Number(process.env['SYNC_MS'] ?? 20);
const exec = DatabaseSync.prototype.exec;
const never = new Int32Array(new SharedArrayBuffer(4));

DatabaseSync.prototype.exec = function execOnSlowDisk(this: DatabaseSync, sql: string): void {
  exec.call(this, sql);
  if (syncMs > 0 && sql === 'commit') Atomics.wait(never, 0, 0, syncMs);
};
