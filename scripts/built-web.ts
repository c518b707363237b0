import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';

const root = fileURLToPath(new URL('..', import.meta.url));
// The operator's facts may stand in the same file that the server reads.
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));

const stampFile = join(root, 'apps/web/dist/.built-from');
const sources = [
  'apps/web',
  'packages/contract/src',
  'packages/companion/evals/figures.json',
  'packages/companion/src/safety/resources.json',
  'package-lock.json',
];

/** Facts of the operator that become part of the pages. */
const builtIn =
  /^(PUBLIC_URL|PORT|OPERATOR_|SOCIAL_|DATA_REGION|ANALYTICS_|CONTACT_RETENTION_DAYS)/;

/** Names, sizes and times of everything the pages are built from, as one digest. */
function digestOfSources(): string {
  const digest = createHash('sha256');
  const visit = (path: string): void => {
    const stats = statSync(join(root, path));
    if (!stats.isDirectory()) {
      digest.update(`${path}\0${stats.size}\0${stats.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(join(root, path)).toSorted()) {
      if (name !== 'dist' && name !== 'node_modules') visit(join(path, name));
    }
  };
  sources.forEach(visit);
  for (const [name, value] of Object.entries(process.env).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    if (builtIn.test(name)) digest.update(`${name}=${value}\n`);
  }
  return digest.digest('hex');
}

/** Builds the pages unless those in place were built from exactly these sources. */
export function buildWebIfStale(): void {
  const digest = digestOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest) return;
  console.log('Building the pages …');
  const { status } = spawnSync(process.execPath, [join(root, 'apps/web/scripts/build.ts')], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampFile, digest);
}
