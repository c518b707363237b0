import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

interface Program {
  readonly program: string;
  readonly debianPackage: string;
}

/** On PATH, or where Debian puts the programs of PostgreSQL. */
function isHere({ program }: Program): boolean {
  const isOnPath = spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
  return isOnPath || globSync(`/usr/lib/postgresql/*/bin/${program}`).length > 0;
}

/** Installs what is missing from Debian's packages, and ends the process with 1 when something cannot be had. */
export function needPrograms(wanted: readonly Program[]): void {
  const missing = wanted.filter((one) => !isHere(one));
  if (missing.length === 0) return;
  const names = missing.map(({ debianPackage }) => debianPackage).join(' ');
  console.log(`Installing ${names} from Debian's packages …`);
  spawnSync(
    'sh',
    ['-c', `apt-get update -q && apt-get install -qy --no-install-recommends ${names}`],
    { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
  );
  const absent = wanted.filter((one) => !isHere(one)).map(({ program }) => program);
  if (absent.length === 0) return;
  console.error(`Not here and not installable: ${absent.join(', ')}`);
  process.exit(1);
}
