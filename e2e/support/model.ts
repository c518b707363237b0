import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Choice {
  readonly delta: { readonly content?: string };
  readonly finish_reason: 'stop' | null;
}

/**
 * An OpenAI-compatible endpoint that says what a test tells it to, when the test tells it. What is said while nobody asks
 * waits for the next who does. The companion passes on whole sentences, so one is seen once the next has begun.
 */
export class Model {
  /** For the environment of a product that asks this model. */
  readonly env: Readonly<Record<string, string>>;
  readonly #server: Server;
  #asking: ServerResponse | undefined;
  readonly #waiting: Choice[] = [];

  private constructor(server: Server) {
    const { port } = server.address() as AddressInfo;
    this.#server = server;
    this.env = { COMPANION_BASE_URL: `http://127.0.0.1:${port}/v1`, COMPANION_MODEL: 'stand-in' };
    server.on('request', (request, response) => {
      request.resume();
      request.on('end', () => this.#answer(response));
    });
  }

  static async launch(): Promise<Model> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Model(server);
  }

  /** Whether a reply is being waited for; false once it has ended, or whoever asked has gone. */
  get isAsked(): boolean {
    return this.#asking !== undefined;
  }

  say(...pieces: string[]): void {
    for (const content of pieces) this.#write({ delta: { content }, finish_reason: null });
  }

  end(): void {
    this.#write({ delta: {}, finish_reason: 'stop' });
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #answer(response: ServerResponse): void {
    this.#asking = response;
    response.on('close', () => {
      if (this.#asking === response) this.#asking = undefined;
    });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    this.#flush();
  }

  #write(choice: Choice): void {
    this.#waiting.push(choice);
    this.#flush();
  }

  #flush(): void {
    while (this.#asking !== undefined) {
      const choice = this.#waiting.shift();
      if (choice === undefined) return;
      this.#asking.write(`data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`);
      if (choice.finish_reason === null) continue;
      this.#asking.end('data: [DONE]\n\n');
      this.#asking = undefined;
    }
  }
}
