/** Errors by whom they are meant for: the client, the closing of a connection, the log. */

/** An error whose text is meant for the caller; of any other error the caller learns nothing. */
export class HubException extends Error {
  override readonly name: string = 'HubException';
}

/** Arguments of a call that do not fit the method; the caller learns only that the call failed. */
export class InvalidDataException extends Error {
  override readonly name: string = 'InvalidDataException';
}

/** Bytes that are no hub protocol: ends the connection that sent them. */
export class ProtocolError extends Error {
  override readonly name: string = 'InvalidDataException';
}

/** The ` <name>: <message>` part of an error text (protocol document, section 8). */
export function errorDetail(error: unknown, detailed: boolean): string {
  if (error instanceof HubException) return ` HubException: ${error.message}`;
  if (!detailed) return '';
  if (error instanceof Error) return ` ${error.name}: ${error.message}`;
  return ` Error: ${String(error)}`;
}

/**
 * Checks that a call brings exactly `count` arguments, for parsers that need no more than that.
 * @throws InvalidDataException when it does not
 */
export function expectArgumentCount(args: readonly unknown[], count: number): void {
  if (args.length === count) return;
  throw new InvalidDataException(
    `Invocation provides ${args.length} argument(s) but target expects ${count}.`,
  );
}

/** Why a connection ended, as the disconnect hook and the log are told. */
export type DisconnectReason =
  | 'client-closed'
  | 'connection-lost'
  | 'client-timeout'
  | 'handshake-failed'
  | 'protocol-error'
  | 'slow-reader'
  | 'resume-window-passed'
  | 'resume-refused'
  | 'expired'
  | 'connect-hook-failed'
  | 'closed-by-server'
  | 'shutdown';
