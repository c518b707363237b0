import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Behaviour = (response: ServerResponse, request: IncomingMessage, body: string) => void;

export interface ModelServer {
  baseUrl: string;
  /** What came in, oldest first: the bodies. */
  requests: { body: string; authorization: string | undefined }[];
  /** How it answers from now on. */
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
}

/** A real server on this machine that answers chat completions as a test wants. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviour: Behaviour = (response) => response.end();
  const requests: ModelServer['requests'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ body, authorization: request.headers.authorization });
      behaviour(response, request, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    behave: (next) => (behaviour = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** One event of a streamed completion. */
export function chunk(
  content: string | null,
  finish: string | null = null,
  more: object = {},
): string {
  const delta = content === null ? { ...more } : { content, ...more };
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
}

export const done = 'data: [DONE]\n\n';

export function startStream(response: ServerResponse, contentType = 'text/event-stream'): void {
  response.writeHead(200, { 'content-type': contentType });
}

/** Streams these pieces and ends as it should. */
export function streams(...texts: string[]): Behaviour {
  return (response) => {
    startStream(response);
    for (const text of texts) response.write(chunk(text));
    response.end(chunk(null, 'stop') + done);
  };
}

/** Answers with a status and nothing useful. */
export function refuses(status: number, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: 'secret-provider-text', type: 'x' } }));
  };
}
