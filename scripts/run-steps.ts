import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Step {
  name: string;
  command: string;
  args: string[];
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs every step even when an earlier one failed, so that one run tells all; gives the names of those that failed. */
export function runSteps(steps: Step[]): string[] {
  return steps
    .filter(({ name, command, args }) => {
      console.log(`\n▸ ${name}`);
      const { status } = spawnSync(command, args, {
        cwd: root,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      });
      return status !== 0;
    })
    .map(({ name }) => name);
}

/** Says what failed and ends the process accordingly. */
export function finish(failed: string[]): never {
  console.log(failed.length === 0 ? '\nAll steps passed.' : `\nFailed: ${failed.join(', ')}`);
  process.exit(failed.length === 0 ? 0 : 1);
}
