import { httpCalls, type ErrorCode, type HttpCallName } from '@accanto/contract';
import { vi } from 'vitest';

export interface Request {
  readonly call: HttpCallName;
  readonly address: string;
  readonly body: unknown;
  readonly headers: Headers;
  readonly keepalive: boolean;
}

type Reply = Response | Error;
type Handler = (request: Request) => Reply | Promise<Reply>;

/** An answer of success. */
export function answer(body: unknown): Response {
  return Response.json(body);
}

/** A refusal as the server words it. */
export function refuse(status: number, code: ErrorCode, message = ''): Response {
  return Response.json({ success: false, code, message, requestId: 'r1' }, { status });
}

/** What fetch throws when nobody answers. */
export const offline = new TypeError('Failed to fetch');

function callOf(method: string, address: string): HttpCallName {
  const path = address.split('?')[0] ?? '';
  const found = Object.entries(httpCalls).find(
    ([, call]) =>
      call.method === method &&
      new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
  );
  if (found === undefined) throw new Error(`No call ${method} ${address}`);
  // The table's keys are the names.
  return found[0] as HttpCallName;
}

/** Stands in for the server: one handler for each call, and everything that was asked. Calls without a handler fail the test. */
export function fakeServer(
  handlers: Partial<Record<HttpCallName, Handler>>,
  hasOutbox = false,
): {
  readonly requests: Request[];
} {
  const requests: Request[] = [];
  vi.stubGlobal(
    'fetch',
    async (
      address: string,
      { method = 'GET', body, headers, keepalive = false }: RequestInit = {},
    ) => {
      if (address === '/dev/outbox') return new Response('', { status: hasOutbox ? 200 : 404 });
      const call = callOf(method, address);
      const request = {
        call,
        address,
        headers: new Headers(headers),
        keepalive,
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
      };
      if (call === 'analyticsEvent') return answer({ success: true });
      requests.push(request);
      const handler = handlers[call];
      if (handler === undefined) throw new Error(`Nobody expected ${call}`);
      const reply = await handler(request);
      if (reply instanceof Error) throw reply;
      return reply;
    },
  );
  return { requests };
}
