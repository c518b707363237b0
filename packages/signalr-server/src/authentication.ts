/** Who asks, and what the application says to it (protocol document, section 15). */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { HubUser } from './hub.ts';
import { parameter } from './negotiate.ts';

/** A request that has to prove who sends it. */
export interface AuthenticationRequest {
  readonly path: string;
  readonly phase: 'negotiate' | 'upgrade' | 'resume';
  /** The bearer token of the header, else of the query; never write it to a log. */
  readonly token: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly query: URLSearchParams;
  readonly remoteAddress: string;
}

export type Authentication<TUser extends HubUser> =
  | {
      /** Null for an anonymous connection. */
      readonly user: TUser | null;
      /** Epoch milliseconds at which the credentials end; without it they do not. */
      readonly expiresAt?: number;
    }
  /** 503: who it is cannot be found out now. */
  | { readonly refuse: 401 | 403 | 503 };

/** Gathers what authentication needs from a request. */
export function authenticationRequest(
  request: IncomingMessage,
  path: string,
  query: URLSearchParams,
  phase: AuthenticationRequest['phase'],
): AuthenticationRequest {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return {
    path,
    phase,
    token: bearer ?? parameter(query, 'access_token'),
    headers: request.headers,
    query,
    remoteAddress: request.socket.remoteAddress ?? '',
  };
}
