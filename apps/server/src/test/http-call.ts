import { request } from 'node:http';

export interface TestCallOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  // Tests look into answers of every shape; what they expect of them is the test.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

/** One HTTP call with exactly the given headers, which `fetch` would add to; redirects are answers. */
export function httpCall(
  method: string,
  address: string,
  options: TestCallOptions,
): Promise<TestAnswer> {
  const body = typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
  const headers = {
    ...(options.body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
    ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
    ...options.headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const received = new Headers();
        for (const [name, values] of Object.entries(incoming.headersDistinct)) {
          values?.forEach((value) => received.append(name, value));
        }
        const isJson =
          text !== '' && (received.get('content-type') ?? '').startsWith('application/json');
        resolve({
          status: incoming.statusCode ?? 0,
          headers: received,
          body: isJson ? JSON.parse(text) : text,
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(options.body === undefined ? undefined : body);
  });
}
