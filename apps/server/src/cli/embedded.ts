import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import type { Config } from '../config.ts';
import { storeFiles } from '../storage/sqlite.ts';
import { inspectDatabase, type Inspection } from '../storage/sqlite-backup.ts';
import { CommandError } from './command.ts';

/** The files of the embedded store. Throws CommandError where the store is PostgreSQL, which has its own tools. */
export function embeddedFiles(config: Config): { readonly main: string; readonly keys: string } {
  if (config.postgres !== null)
    throw new CommandError(
      'DATABASE_URL names PostgreSQL: use pg_dump and pg_restore as docs/postgresql.md describes.',
    );
  return {
    main: join(config.dataDir, storeFiles.main),
    keys: join(config.dataDir, storeFiles.keys),
  };
}

const manifestSchema = z.object({
  kind: z.enum(['main', 'keys']),
  madeAt: z.string(),
  sha256: z.string(),
  migrations: z.array(z.string()),
  rows: z.record(z.string(), z.number()),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestOf = (file: string): string => `${file}.json`;

/** Writes down beside a backup what it is and holds. */
export async function writeManifest(
  file: string,
  kind: Manifest['kind'],
  madeAt: string,
): Promise<Manifest> {
  const { faults, migrations, rows } = inspectDatabase(file);
  if (faults.length > 0) throw new CommandError(`The copy is damaged: ${faults.join('; ')}`);
  const sha256 = await digestOf(file);
  const manifest = { kind, madeAt, sha256, migrations: [...migrations], rows: { ...rows } };
  await writeFile(manifestOf(file), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

/** What is wrong with a backup file; empty: nothing. */
export async function faultsOf(
  file: string,
  kind: Manifest['kind'],
): Promise<{ readonly faults: readonly string[]; readonly inspection: Inspection | null }> {
  if (!(await isThere(file)))
    return { faults: [`${file}: there is no such file`], inspection: null };
  const faults: string[] = [];
  const manifest = await readManifest(file);
  if (manifest === null) faults.push(`${manifestOf(file)}: is missing or unreadable`);
  else {
    if (manifest.kind !== kind) faults.push(`${file}: is a backup of another kind`);
    if (manifest.sha256 !== (await digestOf(file)))
      faults.push(`${file}: was changed since the backup was made`);
  }
  const inspection = inspect(file);
  if (inspection === null) return { faults: [...faults, `${file}: is no database`], inspection };
  faults.push(...inspection.faults.map((fault) => `${file}: ${fault}`));
  const differs = Object.entries(manifest?.rows ?? {}).filter(
    ([table, rows]) => inspection.rows[table] !== rows,
  );
  faults.push(...differs.map(([table]) => `${file}: other rows than written down: ${table}`));
  return { faults, inspection };
}

function inspect(file: string): Inspection | null {
  try {
    return inspectDatabase(file);
  } catch {
    return null;
  }
}

async function readManifest(file: string): Promise<Manifest | null> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(manifestOf(file), 'utf8')));
  } catch {
    return null;
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
