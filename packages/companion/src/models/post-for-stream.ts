import {
  request as requestPlain,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { request as requestSecure } from 'node:https';

/** A server that takes longer to be connected to, its name looked up and its key agreed on, is not there. */
const longestConnectMs = 2_000;

/** The server answered with something else than success. Its text is of no use here and was not read. */
export class Refusal extends Error {
  readonly status: number;
  readonly retryAfter: string | undefined;

  constructor(status: number, retryAfter: string | undefined) {
    super(`The server refused: ${status}`);
    this.name = 'Refusal';
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The connection could not be made, or broke before the answer. */
export class ConnectionFault extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached', { cause });
    this.name = 'ConnectionFault';
  }
}

export interface Posted {
  /** An answer with success, its body unread. Rejects with a Refusal or a ConnectionFault. */
  readonly answered: Promise<IncomingMessage>;
  /** Ends the request or, once it was answered, the answer. Without effect on what came to its end. */
  close(): void;
}

/**
 * Posts a body, as JSON, over node:http, whose streams cost a fraction of fetch's for each small piece. Redirects are
 * refusals, so that no key goes to another host.
 */
export function postForStream(options: RequestOptions, body: string): Posted {
  const isSecure = options.protocol === 'https:';
  const request = (isSecure ? requestSecure : requestPlain)({ ...options, method: 'POST' });
  limitConnect(request, isSecure ? 'secureConnect' : 'connect');
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.on('error', (error) => reject(new ConnectionFault(error)));
    request.on('response', (incoming) => {
      const status = incoming.statusCode ?? 0;
      if (status >= 200 && status < 300) return resolve(incoming);
      incoming.destroy();
      reject(new Refusal(status, incoming.headers['retry-after']));
    });
  });
  request.end(body);
  return { answered, close: () => void request.destroy() };
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
