import { toFailure, type StoreWork } from './group-commit.ts';
import type { SqliteEngine } from './sqlite-files.ts';
import type { StoreAnswer } from './sqlite-messages.ts';

/**
 * Answers single reads on a connection of its own. It sees exactly what is committed, and so never an answer that a
 * power cut could take back, and never waits behind a disk sync.
 */
export function createReader(engine: SqliteEngine, answer: (message: StoreAnswer) => void) {
  return {
    take(request: StoreWork): void {
      try {
        if (request.kind !== 'run') throw new Error('Transactions belong to the writer');
        answer({ id: request.id, result: engine.run(request.sql, request.values) });
      } catch (error) {
        answer(toFailure(request.id, error));
      }
    },
    finish(): void {},
  };
}
