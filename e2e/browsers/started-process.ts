import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../support/product.ts';

/** A program that runs beside the test, with a home of its own. */
export class StartedProcess {
  /** An empty directory that is removed with the process. */
  readonly home = mkdtempSync(join(tmpdir(), 'accanto-browser-'));
  #said = '';
  readonly #child: ChildProcess;

  constructor(program: string, args: (home: string) => string[], env: Record<string, string> = {}) {
    this.#child = spawn(program, args(this.home), {
      env: { ...process.env, HOME: this.home, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer): void => {
      this.#said += chunk.toString();
    };
    this.#child.stdout?.on('data', keep);
    this.#child.stderr?.on('data', keep);
    this.#child.on('error', (error) => (this.#said += String(error)));
  }

  /** Asks until there is an answer. Throws with what the program said when it ended or when none came. */
  async ready<Answer>(ask: (said: string) => Promise<Answer | undefined>): Promise<Answer> {
    try {
      return await eventually(async () => {
        if (this.#child.exitCode !== null) throw new Error('it ended');
        return ask(this.#said);
      }, 60_000);
    } catch (error) {
      throw new Error(`${this.#child.spawnfile} did not start:\n${this.#said}`, { cause: error });
    }
  }

  async end(): Promise<void> {
    const child = this.#child;
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    rmSync(this.home, { recursive: true, force: true, maxRetries: 10 });
  }
}
