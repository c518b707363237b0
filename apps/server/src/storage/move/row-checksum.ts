import { createHash } from 'node:crypto';

export type Row = Readonly<Record<string, unknown>>;

const bits = 128;

/** Adds up rows in any order; equal sums mean equal rows, but for a chance of 2^-128. */
export function createChecksum(columns: readonly string[]) {
  const sorted = columns.toSorted();
  let sum = 0n;
  let rows = 0;
  return {
    add(row: Row): void {
      sum = BigInt.asUintN(bits, sum + hashOf(sorted.map((column) => row[column])));
      rows += 1;
    },
    result: (): TableSum => ({ rows, checksum: sum.toString(16).padStart(bits / 4, '0') }),
  };
}

/** What is compared of a table. */
export interface TableSum {
  readonly rows: number;
  readonly checksum: string;
}

/** Each value goes in with its kind and length, so that no two rows look alike. */
function hashOf(values: readonly unknown[]): bigint {
  const hash = createHash('sha256');
  for (const value of values) {
    if (value instanceof Uint8Array) hash.update(`bytes ${value.length} `).update(value);
    else {
      const text = String(value);
      hash.update(`${value === null ? 'null' : typeof value} ${text.length} `).update(text);
    }
  }
  return BigInt(`0x${hash.digest('hex').slice(0, bits / 4)}`);
}
