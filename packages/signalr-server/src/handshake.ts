/** The first message of a connection, and its answer (protocol document, section 3). */
import { isUtf8 } from 'node:buffer';
import type { HubProtocol } from './hub-protocol.ts';
import { jsonHubProtocol, recordSeparator } from './json-hub-protocol.ts';
import { messagePackHubProtocol } from './messagepack-hub-protocol.ts';

const separatorByte = 0x1e;
const newestVersion = 2;

export const handshakeCanceled = 'Handshake was canceled.';

export type HandshakeResult =
  | { readonly kind: 'more' }
  | {
      readonly kind: 'accepted';
      readonly protocol: HubProtocol;
      readonly version: number;
      readonly rest: Buffer;
    }
  | { readonly kind: 'refused'; readonly error: string };

/** Reads the handshake out of the bytes collected so far, which may hold more after it. */
export function readHandshake(bytes: Buffer, maxBytes: number): HandshakeResult {
  const end = bytes.indexOf(separatorByte);
  if (end === -1) {
    return bytes.length > maxBytes ? refused(handshakeCanceled) : { kind: 'more' };
  }
  if (end > maxBytes) return refused(handshakeCanceled);
  const request = parseRequest(bytes.subarray(0, end));
  if (request === undefined) {
    return refused('An unexpected error occurred during connection handshake.');
  }
  const protocol = protocolNamed(request.protocol);
  if (protocol === undefined)
    return refused(`The protocol '${request.protocol}' is not supported.`);
  if (request.version > newestVersion) {
    return refused(
      `The server does not support version ${request.version} of the '${request.protocol}' protocol.`,
    );
  }
  return { kind: 'accepted', protocol, version: request.version, rest: bytes.subarray(end + 1) };
}

/** The answer to a handshake; without an error it is the acceptance. */
export function handshakeAnswer(error?: string): string {
  return `${JSON.stringify(error === undefined ? {} : { error })}${recordSeparator}`;
}

function refused(error: string): HandshakeResult {
  return { kind: 'refused', error };
}

function parseRequest(bytes: Buffer): { protocol: string; version: number } | undefined {
  if (!isUtf8(bytes)) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const { protocol, version } = parsed as { protocol?: unknown; version?: unknown };
  if (typeof protocol !== 'string' || typeof version !== 'number') return undefined;
  return Number.isInteger(version) ? { protocol, version } : undefined;
}

function protocolNamed(name: string): HubProtocol | undefined {
  if (name === jsonHubProtocol.name) return jsonHubProtocol;
  if (name === messagePackHubProtocol.name) return messagePackHubProtocol;
  return undefined;
}
