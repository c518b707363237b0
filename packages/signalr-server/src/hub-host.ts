/** What all connections of one hub path share. */
import type { ConnectionRegistry } from './connection-registry.ts';
import type { DisconnectReason } from './errors.ts';
import type { Connection, Hub } from './hub.ts';
import type { HubLimits } from './limits.ts';
import type { Transport } from './transport.ts';
import type { CallerClients } from './clients.ts';

/** What the server tells a log; never a token, an argument or a text of a message. */
export type HubLogEntry =
  | {
      readonly level: 'info';
      readonly event: 'connection ended';
      readonly path: string;
      readonly connectionId: string;
      readonly reason: DisconnectReason;
      readonly detail?: string;
    }
  | {
      readonly level: 'info';
      readonly event: 'connection opened';
      readonly path: string;
      readonly connectionId: string;
      readonly userAgent: string;
    }
  | {
      readonly level: 'warn';
      readonly event: 'request refused';
      readonly path: string;
      readonly status: number;
      readonly reason: string;
    }
  | {
      readonly level: 'error';
      readonly event: 'method failed' | 'hook failed';
      readonly path: string;
      readonly connectionId: string;
      readonly target: string;
      readonly error: unknown;
    }
  | { readonly level: 'warn'; readonly event: 'backplane failed'; readonly error: unknown };

/** Counts since the start of the server. */
export interface HubCounters {
  sentMessages: number;
  receivedMessages: number;
  resumes: number;
}

export interface HubHost {
  readonly path: string;
  readonly hub: Hub;
  readonly limits: HubLimits;
  readonly registry: ConnectionRegistry;
  readonly counters: HubCounters;
  /** Milliseconds this process was awake; advances with every check of time-outs. */
  readonly time: number;
  log(entry: HubLogEntry): void;
  /** Writes everything queued for this connection at the end of the tick. */
  flushLater(connection: { flush(): void }): void;
  /** Keeps a socket open and silent until its peer closes it (protocol document, section 12). */
  leaveSilent(transport: Transport): void;
  /** Follows a socket whose closing handshake has begun. */
  watchClosing(transport: Transport): void;
  clientsFor(connectionId: string): CallerClients<never>;
  /** A fresh expiry for a connection whose credentials expired, or null to close it. */
  reauthenticate(connection: Connection): Promise<number | null>;
}
