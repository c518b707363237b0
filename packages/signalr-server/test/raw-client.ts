/** A client that does exactly what a test says, frame by frame. */
import { WebSocket } from 'ws';

const separator = '\u001e';

export type RawMessage = Record<string, unknown>;

export interface Negotiated {
  readonly connectionId: string;
  readonly connectionToken: string;
  readonly useStatefulReconnect?: boolean;
}

export interface RawOptions {
  readonly token?: string;
  readonly origin?: string;
  readonly stateful?: boolean;
}

/** Negotiates with version 1. */
export async function negotiate(url: string, options: RawOptions = {}): Promise<Negotiated> {
  const stateful = options.stateful === true ? '&useStatefulReconnect=true' : '';
  const response = await fetch(`${url}/negotiate?negotiateVersion=1${stateful}`, {
    method: 'POST',
    headers: headersOf(options),
  });
  if (response.status !== 200) throw new Error(`negotiate answered ${response.status}`);
  return (await response.json()) as Negotiated;
}

function headersOf(options: RawOptions): Record<string, string> {
  return {
    ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
    ...(options.origin === undefined ? {} : { origin: options.origin }),
  };
}

/** The status that refuses an upgrade, or 101. */
export function upgradeStatus(
  url: string,
  id: string | undefined,
  options: RawOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const socket = openSocket(url, id, options);
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('error', () => undefined);
    socket.on('open', () => {
      resolve(101);
      socket.terminate();
    });
  });
}

function openSocket(url: string, id: string | undefined, options: RawOptions): WebSocket {
  const query = id === undefined ? '' : `?id=${encodeURIComponent(id)}`;
  return new WebSocket(`${url.replace('http', 'ws')}${query}`, { headers: headersOf(options) });
}

export class RawClient {
  readonly socket: WebSocket;
  /** Every WebSocket message as it came. */
  readonly frames: { readonly data: Buffer; readonly isBinary: boolean }[] = [];
  /** Every hub message, the handshake answer first; JSON only. */
  readonly messages: RawMessage[] = [];
  /** The close code, once closed. */
  closeCode: number | undefined;
  #wake: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    socket.setMaxListeners(0);
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      this.frames.push({ data, isBinary });
      if (!isBinary) {
        const records = data.toString().split(separator);
        if (records.pop() !== '') throw new Error('a WebSocket message ends within a hub message');
        this.messages.push(...records.map((record) => JSON.parse(record) as RawMessage));
      }
      this.#changed();
    });
    socket.on('close', (code: number) => {
      this.closeCode = code;
      this.#changed();
    });
  }

  /** Opens a socket without saying anything. */
  static async open(
    url: string,
    id: string | undefined,
    options: RawOptions = {},
  ): Promise<RawClient> {
    const client = new RawClient(openSocket(url, id, options));
    await client.until(
      () => client.socket.readyState === WebSocket.OPEN || client.closeCode !== undefined,
    );
    return client;
  }

  /** Negotiates, opens and shakes hands in JSON. */
  static async connect(
    url: string,
    options: RawOptions = {},
  ): Promise<RawClient & { negotiated: Negotiated }> {
    const negotiated = await negotiate(url, options);
    const client = await RawClient.open(url, negotiated.connectionToken, options);
    client.send({ protocol: 'json', version: options.stateful === true ? 2 : 1 });
    await client.until(() => client.messages.length > 0);
    return Object.assign(client, { negotiated });
  }

  send(...messages: readonly object[]): void {
    this.sendText(messages.map((message) => `${JSON.stringify(message)}${separator}`).join(''));
  }

  sendText(text: string): void {
    this.socket.send(text);
  }

  sendBytes(bytes: Uint8Array): void {
    this.socket.send(bytes);
  }

  ping(): void {
    this.send({ type: 6 });
  }

  /** Breaks the connection without a closing frame. */
  cut(): void {
    this.socket.terminate();
  }

  ofType(type: number): RawMessage[] {
    return this.messages.filter((message) => message['type'] === type);
  }

  /** Calls a method and gives its completion. */
  async invoke(target: string, ...args: readonly unknown[]): Promise<RawMessage> {
    const invocationId = `${target}-${Math.random()}`;
    this.send({ type: 1, target, arguments: args, invocationId });
    return this.completion(invocationId);
  }

  async completion(invocationId: string): Promise<RawMessage> {
    return this.waitFor(
      (message) => message['type'] === 3 && message['invocationId'] === invocationId,
    );
  }

  /** The first message that matches, now or later. */
  async waitFor(matches: (message: RawMessage) => boolean): Promise<RawMessage> {
    await this.until(() => this.messages.some(matches) || this.closeCode !== undefined);
    const found = this.messages.find(matches);
    if (found === undefined)
      throw new Error(`closed with ${this.closeCode} before that message came`);
    return found;
  }

  async closed(): Promise<number> {
    await this.until(() => this.closeCode !== undefined);
    return this.closeCode ?? 0;
  }

  /** Waits until something that came in makes the condition true. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      await new Promise<void>((resolve) => {
        this.#wake.push(resolve);
        this.socket.once('open', resolve);
      });
    }
  }

  #changed(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }
}
