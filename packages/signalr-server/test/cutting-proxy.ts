import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Stands between a client and a server, and breaks what passes through it. */
export class CuttingProxy {
  readonly base: string;
  readonly #pairs: Set<Socket[]>;

  private constructor(base: string, pairs: Set<Socket[]>) {
    this.base = base;
    this.#pairs = pairs;
  }

  static async before(target: string): Promise<CuttingProxy> {
    const { hostname, port } = new URL(target);
    const pairs = new Set<Socket[]>();
    const server = createServer((client) => {
      const upstream = connect(Number(port), hostname);
      const pair = [client, upstream];
      pairs.add(pair);
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        from.pipe(to);
        from.on('error', () => undefined);
        from.on('close', () => {
          pairs.delete(pair);
          to.destroy();
        });
      }
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => {
      server.close();
      for (const socket of [...pairs].flat()) socket.destroy();
    });
    return new CuttingProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, pairs);
  }

  /** Resets every connection on both sides, without a closing frame. */
  cut(): void {
    for (const socket of [...this.#pairs].flat()) socket.resetAndDestroy();
  }
}
