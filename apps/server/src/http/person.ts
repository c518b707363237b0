import type { AuthProvider, Language } from '@accanto/contract';
import type { Actor } from '../audit.ts';

/** Who makes a call, after the access token and its session were checked in the store. */
export interface Person {
  readonly id: string;
  readonly sessionId: string;
  readonly roles: readonly string[];
  readonly language: Language;
  /** When this session was signed in, in ms. */
  readonly signedInAt: number;
  readonly authProvider: AuthProvider;
  /** The sign-in before this one, in ms. */
  readonly previousLoginAt: number | null;
}

/** Whom a bearer token speaks for; null when it is malformed, over, or its session has ended. */
export type Identify = (token: string) => Promise<Person | null>;

/** The administrator who makes a call of theirs, as the record of actions names them. */
export function administratorOf(person: Person): Actor {
  return { by: 'administrator', id: person.id };
}
