import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

function isOnPath(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

export function hasPostgres(): string | null {
  const isHere = isOnPath('initdb') || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0;
  return isHere ? null : 'PostgreSQL is not installed';
}

export function hasRedis(): string | null {
  return isOnPath('redis-server') ? null : 'Redis is not installed';
}

/** The library that tells a process another time, where it is installed. */
export function timeLibrary(): string | undefined {
  return globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];
}

/** Only root may mount a small file system. */
export function mayMount(): string | null {
  return process.getuid?.() === 0 && isOnPath('mount') ? null : 'only root may mount a small disk';
}
