import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Fields that must never be printed, whoever hands them in by mistake (security requirement I5). */
const hiddenFields = [
  'token',
  'accessToken',
  'refreshToken',
  'code',
  'codeVerifier',
  'password',
  'authorization',
  'cookie',
  'content',
  'text',
  'email',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/**
 * The one logger: JSON lines in UTC. It is given what happened and to which id, never a message's text, a token or
 * a whole address; known field names are blotted out as a second line of defence.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: hiddenFields, censor: '[hidden]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** An address as it may appear in a log or to somebody who did not prove it: `m•••@example.org`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${at < 0 ? '' : address.slice(at)}`;
}

/** The kind of a fault, by its code. A mail server's own words repeat the address and are for no log. */
export function faultOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
