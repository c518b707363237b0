import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { ConnectionRequest } from './hub.ts';

const secretParameters = ['id', 'access_token'];

/**
 * The parts of an upgrade request worth keeping, as one short text until somebody asks: most
 * connections are idle, and a parsed request would be a large part of their memory.
 */
export class KeptRequest implements ConnectionRequest {
  readonly path: string;
  readonly remoteAddress: string;
  readonly #search: string;
  readonly #headers: string;

  constructor(path: string, search: URLSearchParams, request: IncomingMessage) {
    this.path = path;
    this.remoteAddress = request.socket.remoteAddress ?? '';
    const kept = new URLSearchParams(search);
    for (const name of new Set(search.keys())) {
      if (secretParameters.includes(name.toLowerCase())) kept.delete(name);
    }
    this.#search = kept.toString();
    const headers: string[] = [];
    for (let index = 0; index + 1 < request.rawHeaders.length; index += 2) {
      const name = request.rawHeaders[index]?.toLowerCase() ?? '';
      headers.push(`${name}: ${request.rawHeaders[index + 1] ?? ''}`);
    }
    // through bytes: a joined text would go on referring to the request's own strings
    this.#headers = Buffer.from(headers.join('\n'), 'latin1').toString('latin1');
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.#search);
  }

  get headers(): IncomingHttpHeaders {
    const headers: IncomingHttpHeaders = {};
    for (const line of this.#headers.split('\n')) {
      const colon = line.indexOf(': ');
      if (colon > 0) add(headers, line.slice(0, colon), line.slice(colon + 2));
    }
    return headers;
  }
}

function add(headers: IncomingHttpHeaders, name: string, value: string): void {
  const before = headers[name];
  const separator = name === 'cookie' ? '; ' : ', ';
  headers[name] = typeof before === 'string' ? `${before}${separator}${value}` : value;
}
