/** The HTTP side of one hub path: negotiate, and what an upgrade has to pass. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  authenticationRequest,
  type Authentication,
  type AuthenticationRequest,
} from './authentication.ts';
import { KeptRequest } from './connection-request.ts';
import { newConnectionId, type ConnectionTokens } from './connection-token.ts';
import { HubConnection } from './hub-connection.ts';
import type { HubHost } from './hub-host.ts';
import type { HubUser } from './hub.ts';
import { negotiateAnswer, parameter, readNegotiate } from './negotiate.ts';
import type { Upgrader } from './websocket-transport.ts';

/** What the door asks of the server it belongs to. */
export interface DoorKeeper {
  readonly tokens: ConnectionTokens;
  readonly upgrade: Upgrader;
  readonly isStopping: boolean;
  now(): number;
  authenticate(request: AuthenticationRequest): Promise<Authentication<HubUser>>;
  isOriginAllowed(origin: string | undefined, request: IncomingMessage): boolean;
  /** The status that refuses one more connection, or undefined when there is room. */
  fullStatus(userId: string | null, remoteAddress: string): 429 | 503 | undefined;
}

interface Refusal {
  readonly status: number;
  readonly reason: string;
}

type Admission = { readonly user: HubUser | null; readonly expiresAt: number };

const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

export class HubDoor {
  readonly #host: HubHost;
  readonly #keeper: DoorKeeper;
  /** Ended connections whose token has not expired yet, and when it does. */
  readonly #used = new Map<string, number>();

  constructor(host: HubHost, keeper: DoorKeeper) {
    this.#host = host;
    this.#keeper = keeper;
  }

  /** Answers a negotiate request, or any other request to the hub that is no upgrade. */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    isNegotiate: boolean,
    query: URLSearchParams,
  ): Promise<void> {
    request.resume();
    if (isNegotiate && request.method === 'POST') {
      const refusal = await this.#negotiate(request, response, query);
      if (refusal !== undefined) this.#refuse(response, refusal);
    } else if (isNegotiate) {
      response.setHeader('Allow', 'POST, OPTIONS');
      this.#refuse(response, { status: 405, reason: 'Negotiate with POST.' });
    } else if (request.method === 'GET') {
      const hasId = parameter(query, 'id') !== undefined;
      this.#refuse(
        response,
        hasId
          ? { status: 404, reason: 'No connection with that id.' }
          : { status: 400, reason: 'Connection ID required.' },
      );
    } else {
      response.setHeader('Allow', 'GET');
      this.#refuse(response, { status: 405, reason: 'Only WebSockets are served.' });
    }
  }

  /** Lets an upgrade in, or answers why not. */
  async upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    query: URLSearchParams,
  ): Promise<void> {
    const ignore = (): void => undefined;
    socket.on('error', ignore);
    const refusal = await this.#admitUpgrade(request, socket, head, query);
    socket.off('error', ignore);
    if (refusal === undefined) return;
    this.#logRefusal(refusal);
    refuseSocket(socket, refusal);
  }

  /** Forgets used tokens that have expired. */
  sweep(now: number): void {
    for (const [connectionId, expiresAt] of this.#used) {
      if (expiresAt > now) break;
      this.#used.delete(connectionId);
    }
  }

  async #negotiate(
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<Refusal | undefined> {
    const admission = await this.#admit(request, query, 'negotiate');
    if ('status' in admission) return admission;
    const question = readNegotiate(query);
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-store');
    if ('error' in question) {
      response.end(JSON.stringify(question));
      return undefined;
    }
    const isPublicName = question.version === 0;
    const mayResume =
      question.wantsStatefulReconnect && this.#host.limits.statefulReconnect && !isPublicName;
    const connectionId = newConnectionId();
    const expiresAt = this.#keeper.now() + this.#host.limits.negotiateTtlMs;
    const claims = { connectionId, expiresAt, mayResume, isPublicName };
    const token = this.#keeper.tokens.issue(claims, this.#host.path, admission.user?.id ?? null);
    response.end(negotiateAnswer(question, connectionId, token, mayResume));
    return undefined;
  }

  async #admitUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    query: URLSearchParams,
  ): Promise<Refusal | undefined> {
    if (request.method !== 'GET' || request.headers.upgrade?.toLowerCase() !== 'websocket') {
      return { status: 400, reason: 'Only WebSockets are served.' };
    }
    const id = parameter(query, 'id');
    // the phase is a hint for the application; the decision below rests on the signed token alone
    const named = id === undefined ? undefined : this.#host.registry.byId(id.split('.')[0] ?? '');
    const admission = await this.#admit(request, query, named === undefined ? 'upgrade' : 'resume');
    if ('status' in admission) return admission;
    if (socket.destroyed) return { status: 400, reason: 'The client has gone.' };
    if (id === undefined) {
      return this.#accept(request, socket, head, query, admission, newConnectionId(), false);
    }
    const claims = this.#keeper.tokens.verify(id, this.#host.path, admission.user?.id ?? null);
    if (claims === undefined)
      return { status: 404, reason: 'No connection with that id, for this hub and user.' };
    const { connectionId } = claims;
    const living = this.#host.registry.byId(connectionId);
    if (living !== undefined) return this.#resume(request, socket, head, living, admission);
    if (claims.expiresAt <= this.#keeper.now())
      return { status: 404, reason: 'The id has expired, or its connection has ended.' };
    if (this.#used.has(connectionId)) return { status: 404, reason: 'The connection has ended.' };
    this.#used.set(connectionId, claims.expiresAt);
    return this.#accept(request, socket, head, query, admission, connectionId, claims.mayResume);
  }

  #accept(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    query: URLSearchParams,
    admission: Admission,
    connectionId: string,
    mayResume: boolean,
  ): Refusal | undefined {
    const { path } = this.#host;
    const kept = new KeptRequest(path, query, request);
    const full = this.#keeper.fullStatus(admission.user?.id ?? null, kept.remoteAddress);
    if (full !== undefined) return { status: full, reason: 'Too many connections.' };
    const userAgent =
      request.headers['user-agent'] ?? String(request.headers['x-signalr-user-agent'] ?? '');
    this.#keeper.upgrade(request, socket, head, (transport) => {
      const connectedAt = this.#keeper.now();
      const { user, expiresAt } = admission;
      const origin = { connectionId, user, request: kept, mayResume, expiresAt, connectedAt };
      this.#host.registry.add(new HubConnection(this.#host, origin, transport));
      this.#host.log({ level: 'info', event: 'connection opened', path, connectionId, userAgent });
    });
    return undefined;
  }

  #resume(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    living: HubConnection,
    admission: Admission,
  ): Refusal | undefined {
    switch (living.mayResume()) {
      case 'in use':
        return { status: 409, reason: 'The id is in use.' };
      case 'refused':
        return { status: 404, reason: 'The connection can no longer be resumed.' };
      case 'yes':
      default:
        this.#keeper.upgrade(request, socket, head, (transport) =>
          living.resumeOn(transport, admission.expiresAt),
        );
        return undefined;
    }
  }

  async #admit(
    request: IncomingMessage,
    query: URLSearchParams,
    phase: AuthenticationRequest['phase'],
  ): Promise<Admission | Refusal> {
    if (this.#keeper.isStopping) return { status: 503, reason: 'The server is stopping.' };
    if (!this.#keeper.isOriginAllowed(request.headers.origin, request)) {
      return { status: 403, reason: 'Requests from that origin are not allowed.' };
    }
    let authentication: Authentication<HubUser>;
    try {
      authentication = await this.#keeper.authenticate(
        authenticationRequest(request, this.#host.path, query, phase),
      );
    } catch (error) {
      const { path } = this.#host;
      this.#host.log({
        level: 'error',
        event: 'hook failed',
        path,
        connectionId: '',
        target: 'authenticate',
        error,
      });
      return { status: 500, reason: 'Authentication failed unexpectedly.' };
    }
    if ('refuse' in authentication)
      return { status: authentication.refuse, reason: 'Credentials were refused.' };
    return { user: authentication.user, expiresAt: authentication.expiresAt ?? Infinity };
  }

  #refuse(response: ServerResponse, refusal: Refusal): void {
    this.#logRefusal(refusal);
    if (refusal.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    response.statusCode = refusal.status;
    response.setHeader('Content-Type', 'text/plain');
    response.setHeader('Cache-Control', 'no-store');
    response.end(refusal.reason);
  }

  #logRefusal({ status, reason }: Refusal): void {
    this.#host.log({
      level: 'warn',
      event: 'request refused',
      path: this.#host.path,
      status,
      reason,
    });
  }
}

/** Answers an upgrade request with a plain HTTP refusal. */
export function refuseSocket(socket: Duplex, { status, reason }: Refusal): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.once('finish', () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 ${status} ${statusTexts[status] ?? 'Refused'}`,
      'Connection: close',
      'Content-Type: text/plain',
      `Content-Length: ${Buffer.byteLength(reason)}`,
      ...(status === 401 ? ['WWW-Authenticate: Bearer'] : []),
      '',
      reason,
    ].join('\r\n'),
  );
}
