import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Installs what a folder outside of the main install needs, unless it is there and no older than its lock file. */
export function ensureOwnInstall(folder: string): void {
  const installed = `${folder}/node_modules/.package-lock.json`;
  const isInstalled =
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(`${folder}/package-lock.json`).mtimeMs;
  if (!isInstalled) spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
}
