import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** Stands between a client and a server, and breaks what passes through it. */
export class CuttingProxy {
  readonly base: string;
  readonly #server: Server;
  readonly #pairs: Set<Socket[]>;

  private constructor(base: string, server: Server, pairs: Set<Socket[]>) {
    this.#server = server;
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
    const { port: own } = server.address() as AddressInfo;
    return new CuttingProxy(`http://127.0.0.1:${own}`, server, pairs);
  }

  close(): void {
    this.#server.close();
    this.cut();
  }

  /** Resets every connection on both sides, without a closing frame. */
  cut(): void {
    for (const socket of [...this.#pairs].flat()) socket.resetAndDestroy();
  }
}
