import {
  nicknameSchema,
  oauthTicketPrefix,
  type Language,
  type OAuthProvider,
} from '@accanto/contract';
import { randomId, randomToken, type Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { ProblemError } from '../http/problem.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { maskAddress, type Log } from '../log.ts';
import type { Database } from '../storage/database.ts';
import { accountOfAddress, grantRoles, openAccount, refuseBlocked } from './account.ts';
import type { CopyPicture } from './avatar.ts';
import type {
  IdentityProvider,
  ProviderAssertion,
  ProviderTransaction,
} from './identity-provider.ts';
import { hashToken, type Keyring } from './keyring.ts';
import type { MagicLinks, SignedInPerson, Visitor } from './magic-link.ts';
import * as store from './oauth-transaction-store.ts';
import type { Sessions } from './session.ts';
import { findIdentity, insertIdentityOnce, type StoredUser } from './user-store.ts';

export type IdentityProviders = Readonly<Record<OAuthProvider, IdentityProvider | null>>;

/** Long enough to sign in at a provider with a second factor. */
const transactionMs = 15 * 60_000;
const ticketMs = 2 * 60_000;

export type OAuth = ReturnType<typeof createOAuth>;

/** Sign-in by a provider (security requirements B1 to B7). */
export function createOAuth(given: {
  readonly config: Pick<Config, 'publicUrl' | 'corsOrigins' | 'adminEmails' | 'magicLinkTtlMs'>;
  readonly providers: IdentityProviders;
  readonly database: Database;
  readonly keyring: Keyring;
  readonly sessions: Sessions;
  readonly links: MagicLinks;
  readonly copyPicture: CopyPicture;
  readonly limits: RateLimits;
  readonly clock: Clock;
  readonly log: Log;
}) {
  const { config, database, keyring, sessions, clock } = given;
  const pageAddresses = [config.publicUrl, ...config.corsOrigins].map(
    (origin) => `${origin}/auth/callback`,
  );
  const callbackOf = (provider: OAuthProvider): string =>
    `${config.publicUrl}/api/auth/oauth/${provider}/callback`;

  function providerOf(name: OAuthProvider): IdentityProvider {
    const provider = given.providers[name];
    if (!provider) throw new ProblemError('PROVIDER_NOT_CONFIGURED');
    return provider;
  }

  /** The provider's faults are told to nobody; their kind goes to the log. */
  async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const fault =
        error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown';
      given.log.warn({ fault }, 'provider sign-in failed');
      throw new ProblemError('OAUTH_FAILED');
    }
  }

  async function begin(
    provider: OAuthProvider,
    transaction: Omit<ProviderTransaction, 'nonce'>,
    binding: {
      readonly startHash: string;
      readonly browserSecret: string;
      readonly language: Language;
    },
  ): Promise<URL> {
    const target = providerOf(provider);
    const nonce = keyring.mac('oauth nonce', binding.startHash);
    const address = await attempt(() => target.authorizationUrl({ ...transaction, nonce }));
    await store.insertTransaction(database.db, {
      id: randomId(),
      provider,
      startHash: binding.startHash,
      redirectUri: transaction.redirectUri,
      browserHash: hashToken(binding.browserSecret),
      language: binding.language,
      now: clock.now(),
      expiresAt: clock.now() + transactionMs,
    });
    return address;
  }

  /** The account of what a provider asserts, joined or made only on a proof; otherwise asks for one by mail. */
  async function accountOf(
    kept: store.KeptTransaction,
    assertion: ProviderAssertion,
  ): Promise<StoredUser> {
    const { provider, subject, email } = assertion;
    const now = clock.now();
    const user = await database.transaction(async (transaction) => {
      const known = await findIdentity(transaction, provider, subject);
      if (known !== undefined) {
        const account = await openAccount(transaction, known);
        const isProved = assertion.provesEmail && email === account.email;
        return isProved ? grantRoles(transaction, account, config.adminEmails) : account;
      }
      if (email === null || !assertion.provesEmail) return null;
      const suggestedName = nicknameSchema.safeParse(assertion.name).data ?? null;
      const proof = { email, language: kept.language, authProvider: provider, suggestedName, now };
      const account = await accountOfAddress(transaction, proof, config.adminEmails);
      refuseBlocked(account);
      await insertIdentityOnce(transaction, { provider, subject, userId: account.id, now });
      return account;
    });
    if (!user) return askForProof(kept, assertion);
    if (assertion.picture && user.avatarId === null) given.copyPicture(user.id, assertion.picture);
    return user;
  }

  async function askForProof(
    kept: store.KeptTransaction,
    assertion: ProviderAssertion,
  ): Promise<never> {
    await store.keepOutcome(database.db, kept.id, {
      outcome: { kind: 'needs-proof', subject: assertion.subject, email: assertion.email },
      ticketHash: null,
      expiresAt: clock.now() + Math.max(transactionMs, config.magicLinkTtlMs),
    });
    if (assertion.email === null) throw new ProblemError('EMAIL_PROOF_REQUIRED');
    await given.limits.take('magicLink:address', assertion.email);
    const { language, browserHash } = kept;
    await given.links.request({ email: assertion.email, language, browserHash });
    throw new ProblemError('EMAIL_PROOF_REQUIRED', { sentence: 'emailProofSent' });
  }

  return {
    /** Checks before anything else whether the provider can be used. Throws PROVIDER_NOT_CONFIGURED. */
    demandProvider: (provider: OAuthProvider): void => void providerOf(provider),

    /** The page's own flow: it keeps the verifier, the server ties everything else to it. */
    async startForPage(
      asked: { readonly codeVerifier: string; readonly redirectUri: string },
      binding: { readonly browserSecret: string; readonly language: Language },
    ): Promise<URL> {
      providerOf('google');
      if (!pageAddresses.includes(asked.redirectUri))
        throw new ProblemError('OAUTH_REDIRECT_NOT_ALLOWED');
      const startHash = hashToken(`verifier:${asked.codeVerifier}`);
      const state = keyring.mac('oauth state', startHash);
      return begin('google', { ...asked, state }, { ...binding, startHash });
    },

    /** Ends it: code, verifier and redirect address must belong to one transaction, which is used up. */
    async exchangeForPage(
      shown: { readonly code: string; readonly codeVerifier: string; readonly redirectUri: string },
      device: string,
    ): Promise<SignedInPerson> {
      const provider = providerOf('google');
      const { code, codeVerifier, redirectUri } = shown;
      if (!pageAddresses.includes(redirectUri))
        throw new ProblemError('OAUTH_REDIRECT_NOT_ALLOWED');
      const startHash = hashToken(`verifier:${codeVerifier}`);
      const now = clock.now();
      const kept = await store.useTransaction(database.db, {
        provider: 'google',
        startHash,
        redirectUri,
        now,
      });
      if (!kept) throw new ProblemError('OAUTH_FAILED');
      const nonce = keyring.mac('oauth nonce', startHash);
      const state = keyring.mac('oauth state', startHash);
      const transaction = { redirectUri, state, nonce, codeVerifier };
      const user = await accountOf(
        kept,
        await attempt(() => provider.assertion(transaction, { code })),
      );
      const started = await database.transaction((open) =>
        sessions.start(open, { userId: user.id, authProvider: 'google', device }),
      );
      return { ...(await sessions.tokensOf(started)), user: { id: user.id, email: user.email } };
    },

    /** The flow that the server drives: the browser keeps nothing but a cookie. */
    async startRedirect(
      provider: OAuthProvider,
      binding: { readonly browserSecret: string; readonly language: Language },
    ): Promise<URL> {
      const state = randomToken(32);
      const startHash = hashToken(state);
      const codeVerifier = keyring.mac('oauth verifier', startHash);
      const redirectUri = callbackOf(provider);
      return begin(provider, { redirectUri, state, codeVerifier }, { ...binding, startHash });
    },

    /** The provider sent the browser back; answers the one-time ticket for the page. */
    async finishRedirect(
      name: OAuthProvider,
      query: string,
      browserSecret: string | null,
    ): Promise<string> {
      const provider = providerOf(name);
      const redirectUri = callbackOf(name);
      const callback = new URL(`${redirectUri}?${query}`);
      const state = callback.searchParams.get('state') ?? '';
      const startHash = hashToken(state);
      const kept = await store.useTransaction(database.db, {
        provider: name,
        startHash,
        redirectUri,
        now: clock.now(),
      });
      const isSameBrowser =
        browserSecret !== null && kept?.browserHash === hashToken(browserSecret);
      if (!kept || !isSameBrowser) throw new ProblemError('OAUTH_FAILED');
      const nonce = keyring.mac('oauth nonce', startHash);
      const codeVerifier = keyring.mac('oauth verifier', startHash);
      const transaction = { redirectUri, state, nonce, codeVerifier };
      const user = await accountOf(
        kept,
        await attempt(() => provider.assertion(transaction, { callback })),
      );
      const ticket = `${oauthTicketPrefix}${randomToken(32)}`;
      await store.keepOutcome(database.db, kept.id, {
        outcome: { kind: 'account', userId: user.id, email: user.email },
        ticketHash: hashToken(ticket),
        expiresAt: clock.now() + ticketMs,
      });
      return ticket;
    },

    /** Whose account a ticket opens; uses nothing up. */
    async previewTicket(ticket: string, browserSecret: string | null) {
      const found = await store.findTicket(database.db, hashToken(ticket), clock.now());
      if (found?.outcome?.kind !== 'account') throw new ProblemError('LINK_INVALID_OR_EXPIRED');
      const sameBrowser = browserSecret !== null && found.browserHash === hashToken(browserSecret);
      return {
        email: maskAddress(found.outcome.email),
        sameBrowser,
        expiresAt: found.expiresAt,
        purpose: 'sign-in' as const,
      };
    },

    /** Signs in the browser that started, once. Throws LINK_INVALID_OR_EXPIRED everywhere else. */
    async redeemTicket(ticket: string, visitor: Visitor): Promise<SignedInPerson> {
      const browserHash = hashToken(visitor.browserSecret ?? '');
      const { started, user } = await database.transaction(async (transaction) => {
        const used = await store.useTicket(
          transaction,
          hashToken(ticket),
          browserHash,
          clock.now(),
        );
        if (used?.outcome?.kind !== 'account') throw new ProblemError('LINK_INVALID_OR_EXPIRED');
        const account = await openAccount(transaction, used.outcome.userId);
        const proof = { userId: account.id, authProvider: used.provider, device: visitor.device };
        return { user: account, started: await sessions.start(transaction, proof) };
      });
      return { ...(await sessions.tokensOf(started)), user: { id: user.id, email: user.email } };
    },
  };
}
