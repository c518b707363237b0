import { types, type CustomTypesConfig } from 'pg';

type TypeId = Parameters<typeof types.getTypeParser>[0];

/** Types of PostgreSQL by number (pg_type): those that the embedded store answers as plain numbers. */
const numberParsers: Readonly<Record<number, (text: string) => number>> = {
  // bigint: times in ms and counts, far below 2^53
  20: Number,
  // numeric: what sum() makes of bigint
  1700: Number,
  // boolean: what exists() answers
  16: (text) => (text === 't' ? 1 : 0),
};

/** The one place where PostgreSQL's values become those that the embedded store would give. */
export const postgresTypes: CustomTypesConfig = {
  getTypeParser: (type: TypeId, format?: 'text' | 'binary') =>
    numberParsers[type] ?? types.getTypeParser(type, format),
};

/** The one place where JavaScript's values become PostgreSQL's. */
export function toPostgresValue(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  // PostgreSQL's text has no NUL; replaced, it equals nothing that is stored, and stored it harms nobody.
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD');
  return value;
}
