import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the log of every product of this run is kept, for the journey that searches them all for secrets. */
export const productLogs = join(root, 'test-results/product-logs');

/** As in playwright.config.ts. */
const workers = 2;
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % workers;

/**
 * A port of this machine that nobody listens on just now. Workers side by side have ports of their own: otherwise both
 * may be given the same one before either listens on it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await somePort();
    // The system gives odd ones only.
    if (Math.floor(port / 2) % workers === worker) return port;
  }
}

async function somePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Repeats a question until it answers with something, for at most `limitMs`. */
export async function eventually<Answer>(
  ask: () => Promise<Answer | undefined>,
  limitMs = 30_000,
): Promise<Answer> {
  const end = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`nothing came within ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The product as a real process with a store of its own, which survives `kill()` and `start()`. */
export class Product {
  readonly url: string;
  readonly dataDir: string;
  /** Everything the process wrote to its log, over all its lives. */
  log = '';
  readonly #port: number;
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;

  private constructor(port: number, env: Record<string, string>) {
    this.#port = port;
    this.#env = env;
    this.url = `http://localhost:${port}`;
    this.dataDir = mkdtempSync(join(tmpdir(), 'accanto-e2e-'));
  }

  static async launch(env: Record<string, string> = {}): Promise<Product> {
    const product = new Product(await freePort(), env);
    await product.start();
    return product;
  }

  async start(): Promise<void> {
    const begun = this.log.length;
    const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(this.#port),
        PUBLIC_URL: this.url,
        DATA_DIR: this.dataDir,
        RATE_LIMIT_SCALE: '0',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => (this.log += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (this.log += chunk.toString()));
    this.#process = child;
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`the product ended:\n${this.log}`);
      // Whoever else answers at this address is not this product.
      if (!this.log.includes('Accanto is ready', begun)) return undefined;
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      return answer?.ok === true ? true : undefined;
    });
  }

  /** Ends the process without warning. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    mkdirSync(productLogs, { recursive: true });
    writeFileSync(join(productLogs, `${this.#port}.log`), this.log);
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
