import type { SignedInPerson, Visitor } from './magic-link.ts';

/** A redirect sign-in's result, handed over once to the browser that started it (security requirement B7). */
export interface OAuthTickets {
  preview(
    ticket: string,
    browserSecret: string | null,
  ): Promise<{ email: string; sameBrowser: boolean; expiresAt: number }>;
  redeem(ticket: string, visitor: Visitor): Promise<SignedInPerson>;
}
