/** Every bound of the server, with the defaults of the protocol document, section 14. */

export interface HubLimits {
  /** Largest single hub message accepted, bytes. */
  readonly maxMessageBytes: number;
  /** Largest WebSocket message accepted (it may hold many hub messages), bytes. */
  readonly maxFrameBytes: number;
  /** Time from the upgrade to a valid handshake, ms. */
  readonly handshakeTimeoutMs: number;
  /** The server pings after this long without sending, ms. */
  readonly keepAliveMs: number;
  /** A client silent for this long is dropped, ms. */
  readonly clientTimeoutMs: number;
  /** A negotiated id that never connected is forgotten after this, ms. */
  readonly negotiateTtlMs: number;
  /** Plain invocations of one connection that run at once. */
  readonly maxParallelInvocations: number;
  /** Invocations of one connection that may wait; beyond it reading pauses. */
  readonly maxQueuedInvocations: number;
  /** Items of one upload stream kept for a slow method; beyond it reading pauses. */
  readonly streamBufferItems: number;
  /** Server streams and upload streams open at once on one connection. */
  readonly maxStreamsPerConnection: number;
  /** Counted messages a client may send per second, averaged over two seconds. */
  readonly maxMessagesPerSecond: number;
  readonly maxConnections: number;
  readonly maxConnectionsPerUser: number;
  readonly maxConnectionsPerAddress: number;
  /** Bytes queued for one slow reader before its connection is closed. */
  readonly maxQueuedBytes: number;
  /** Whether clients may ask for stateful reconnect. */
  readonly statefulReconnect: boolean;
  /** A dropped stateful connection is kept this long, ms. */
  readonly resumeWindowMs: number;
  /** How often received messages are acknowledged (stateful), ms. */
  readonly ackMs: number;
  /** Unacknowledged bytes sent to one connection before further sends wait. */
  readonly statefulBufferBytes: number;
  /** Time for the client's Sequence message on a resumed socket, ms. */
  readonly sequenceTimeoutMs: number;
  /** How long a client has to answer the server's closing frame, ms. */
  readonly closeTimeoutMs: number;
  /** Error texts carry name and message of any error; for development only. */
  readonly detailedErrors: boolean;
}

export const defaultLimits: HubLimits = {
  maxMessageBytes: 32_768,
  maxFrameBytes: 1_048_576,
  handshakeTimeoutMs: 15_000,
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  negotiateTtlMs: 15_000,
  maxParallelInvocations: 1,
  maxQueuedInvocations: 1_000,
  streamBufferItems: 10,
  maxStreamsPerConnection: 100,
  maxMessagesPerSecond: Infinity,
  maxConnections: Infinity,
  maxConnectionsPerUser: Infinity,
  maxConnectionsPerAddress: Infinity,
  maxQueuedBytes: 1_048_576,
  statefulReconnect: true,
  resumeWindowMs: 15_000,
  ackMs: 1_000,
  statefulBufferBytes: 100_000,
  sequenceTimeoutMs: 5_000,
  closeTimeoutMs: 5_000,
  detailedErrors: false,
};

/** How often time-outs are checked: often enough for the shortest limit, at most 50 times a second. */
export function sweepIntervalMs(limits: HubLimits): number {
  const shortest = Math.min(
    limits.ackMs,
    limits.keepAliveMs,
    limits.clientTimeoutMs,
    limits.handshakeTimeoutMs,
    limits.resumeWindowMs,
  );
  return Math.max(20, Math.min(250, Math.floor(shortest / 4)));
}
