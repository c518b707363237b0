import { request as requestPlain, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';

/** A server that takes longer to be connected to, its name looked up and its key agreed on, is not there. */
const longestConnectMs = 2_000;

/** An answer with success whose body has not been read: it is read from `incoming`. */
export class StreamedResponse extends Response {
  readonly incoming: IncomingMessage;

  constructor(incoming: IncomingMessage) {
    super(null, { status: incoming.statusCode ?? 200 });
    this.incoming = incoming;
  }
}

/**
 * What the SDK takes for `fetch`, over node:http, whose streams cost a fraction of fetch's for each small piece. Gives
 * a StreamedResponse, or a refusal without its body: a provider's text is of no use here. Redirects are refusals, so
 * that no key goes to another host. Throws what the connection fails with, or that it took longer than two seconds.
 */
export function fetchStreamed(
  address: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const url = new URL(address instanceof Request ? address.url : address);
  const isSecure = url.protocol === 'https:';
  const open = isSecure ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const request = open(url, {
      method: init.method ?? 'GET',
      headers: { ...Object.fromEntries(new Headers(init.headers)), 'accept-encoding': 'identity' },
      ...(init.signal && { signal: init.signal }),
    });
    limitConnect(request, isSecure ? 'secureConnect' : 'connect');
    request.on('error', reject);
    request.on('response', (incoming) => {
      const status = incoming.statusCode ?? 0;
      if (status >= 200 && status < 300) return resolve(new StreamedResponse(incoming));
      const retryAfter = incoming.headers['retry-after'];
      incoming.destroy();
      resolve(
        new Response(null, {
          status: Math.max(status, 200),
          headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
        }),
      );
    });
    request.end(typeof init.body === 'string' ? init.body : undefined);
  });
}

function limitConnect(request: ClientRequest, connected: 'connect' | 'secureConnect'): void {
  const giveUp = (): void => {
    request.destroy(new Error('The connection took too long.'));
  };
  const timer = setTimeout(giveUp, longestConnectMs);
  const settle = (): void => clearTimeout(timer);
  request.on('close', settle);
  request.on('socket', (socket) => {
    if (request.reusedSocket) settle();
    else socket.once(connected, settle);
  });
}
