import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

/** Where the server's time comes from; tests hand in their own. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A UUID of version 7 (RFC 9562): later ones sort after earlier ones. */
export function randomId(): string {
  return uuidv7();
}

/** A secret nobody can guess, in base64url; 32 bytes unless told. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}
