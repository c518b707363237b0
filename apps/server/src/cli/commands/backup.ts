import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyDatabase } from '../../storage/sqlite-backup.ts';
import { CommandError, defineCommand, type ExitCode, type Terminal } from '../command.ts';
import { embeddedFiles, isThere, writeManifest } from '../embedded.ts';
import { ownConfig, withInstance } from '../instance.ts';

const options = {
  to: {
    type: 'string',
    value: '<folder>',
    isRequired: true,
    text: 'where it is written, made if missing',
  },
} as const;

/** The store without the personal keys: what people wrote is unreadable in it. */
export const backup = defineCommand({
  name: 'backup',
  summary: 'Copy the store as it is now, while the server runs.',
  details: [
    'The personal keys and the record of erasures are not in it: back them up with backup-keys,',
    'into another place, and the master key (ENCRYPTION_KEY) into a third one.',
  ],
  options,
  run: ({ to }, terminal) => copy('main', to, terminal),
});

/** The wrapped personal keys and the record of erasures. */
export const backupKeys = defineCommand({
  name: 'backup-keys',
  summary: 'Copy the wrapped personal keys and the record of erasures, while the server runs.',
  details: [
    'Make it right after each backup: it must know every key that the backup needs.',
    'Keep only the newest ones: an old one brings back the keys of people erased since then.',
  ],
  options,
  run: ({ to }, terminal) => copy('keys', to, terminal),
});

async function copy(kind: 'main' | 'keys', to: string, terminal: Terminal): Promise<ExitCode> {
  const files = embeddedFiles(ownConfig());
  if (!(await isThere(files[kind]))) throw new CommandError(`There is no store: ${files[kind]}`);
  const folder = resolve(to);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const madeAt = new Date().toISOString();
  const name = kind === 'main' ? 'accanto' : 'accanto-keys';
  const file = join(folder, `${name}-${madeAt.replaceAll(/[-:.]/g, '')}.db`);
  await copyDatabase(files[kind], file, (share) => terminal.progress('copied', share));
  const { rows } = await writeManifest(file, kind, madeAt);
  await withInstance(({ record }) => record('store-backed-up'));
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  terminal.say(`${file} (${total} rows)`);
  if (kind === 'main')
    terminal.say('Without the personal keys: run backup-keys next, into another place.');
  return 0;
}
