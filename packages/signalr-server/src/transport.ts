import type { Encoded } from './hub-protocol.ts';

/** One WebSocket as a connection sees it. */
export interface Transport {
  /** Text goes out as a text frame, bytes as a binary one. */
  write(payload: Encoded): void;
  /** Bytes written that the operating system has not taken yet. */
  readonly queuedBytes: number;
  /** Whether writing should wait for `onceDrained`. */
  readonly isCongested: boolean;
  /** Whether the client has sent a closing frame, even if the socket still lives. */
  readonly hasCloseFrame: boolean;
  onceDrained(callback: () => void): void;
  pause(): void;
  resume(): void;
  /** Starts the closing handshake. */
  close(code: number): void;
  /** Destroys the socket at once. */
  terminate(): void;
  /** Whoever receives what comes in from now on; undefined drops it. */
  listener: TransportListener | undefined;
}

export interface TransportListener {
  received(bytes: Buffer): void;
  /** The bytes were no WebSocket protocol, or larger than any frame may be. */
  faulted(error: Error): void;
  closed(transport: Transport): void;
}
