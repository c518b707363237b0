/** A value as both databases take it: booleans travel as 0 and 1, times as whole milliseconds. */
export type SqlValue = string | number | bigint | null | Uint8Array;

/** What the server's thread asks of the store's thread. `id` ties the answer to it. */
export type StoreRequest =
  | {
      readonly id: number;
      readonly kind: 'run';
      readonly sql: string;
      readonly values: readonly SqlValue[];
      readonly transaction: number | null;
      /** Need not be on the disk when it is answered, only in the system's memory; see unsynced.ts. */
      readonly unsynced?: true;
    }
  | {
      readonly id: number;
      readonly kind: 'begin' | 'commit' | 'rollback';
      readonly transaction: number;
    }
  | { readonly id: number; readonly kind: 'close' };

export interface StoreResult {
  readonly rows: unknown[];
  readonly changes: number;
}

/** Keeps SQLite's own code, for example 2067 for a broken unique constraint. */
export interface StoreFailure {
  readonly message: string;
  readonly sqliteCode: number | null;
}

export type StoreAnswer =
  | { readonly id: number; readonly result: StoreResult }
  | { readonly id: number; readonly failure: StoreFailure };

/** What a store thread is started with. */
export interface StoreThreadSettings {
  readonly mainFile: string;
  readonly keysFile: string;
  readonly role: 'writer' | 'reader';
}
