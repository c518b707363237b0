import { randomInt, timingSafeEqual } from 'node:crypto';
import { limits, type Language } from '@accanto/contract';
import { randomId, randomToken, type Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { ProblemError } from '../http/problem.ts';
import { faultOf, maskAddress, type Log } from '../log.ts';
import { emailChangedLetter, emailChangeLetter } from '../mail/letters/email-change-letter.ts';
import { signInLetter } from '../mail/letters/sign-in-letter.ts';
import type { Letter, Mailer } from '../mail/mailer.ts';
import type { Database, Store, StoreTransaction } from '../storage/database.ts';
import { accountOfAddress, grantRoles, openAccount, refuseBlocked } from './account.ts';
import type { Audit } from '../audit.ts';
import { hashToken, type Keyring } from './keyring.ts';
import {
  findLinkState,
  findUsableLink,
  insertLink,
  tryCodes,
  usableUntil,
  useLink,
  type KeptLink,
} from './magic-link-store.ts';
import { joinPendingIdentity } from './pending-identity.ts';
import type { Sessions, StartedSession, Tokens } from './session.ts';
import { changeUserEmail, type StoredUser } from './user-store.ts';

/** Who shows a link or a code. */
export interface Visitor {
  readonly device: string;
  /** The person whose access token came along; null: nobody is signed in there. */
  readonly personId: string | null;
  /** Cookie of a provider sign-in that still needs a proof of the address; null: there is none. */
  readonly browserSecret: string | null;
}

/** A letter that somebody wants. */
interface AskedLink {
  readonly email: string;
  readonly language: Language;
  /** Hash of the page's marker, or of the cookie of a provider sign-in; null: no browser is known. */
  readonly browserHash: string | null;
}

export interface SignedInPerson extends Tokens {
  readonly user: { readonly id: string; readonly email: string };
}

export type MagicLinks = ReturnType<typeof createMagicLinks>;

/** Sign-in by a mailed link or by the six digits in the same letter (security requirements A1 to A8). */
export function createMagicLinks(given: {
  readonly config: Pick<Config, 'publicUrl' | 'magicLinkTtlMs' | 'adminEmails'>;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly keyring: Keyring;
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly audit: Audit;
  readonly log: Log;
}) {
  const { config, database, mailer, keyring, sessions, clock, audit } = given;

  async function makeLink(
    asked: AskedLink,
    changesUserId: string | null,
  ): Promise<{ link: string; code: string }> {
    const id = randomId();
    const token = randomToken(32);
    const code = String(randomInt(10 ** limits.signInCodeLength)).padStart(
      limits.signInCodeLength,
      '0',
    );
    await insertLink(database.db, {
      id,
      tokenHash: hashToken(token),
      email: asked.email,
      language: asked.language,
      markerHash: asked.browserHash,
      codeHash: keyring.mac('sign-in code', `${id}:${code}`),
      changesUserId,
      now: clock.now(),
      expiresAt: clock.now() + config.magicLinkTtlMs,
    });
    return { link: `${config.publicUrl}/auth/callback?token=${token}`, code };
  }

  /** The same work for every address: nothing here asks whether it is known (security requirement A4). */
  async function sendLink(
    asked: AskedLink,
    changesUserId: string | null,
    letterOf: (link: string, code: string) => Letter,
  ): Promise<void> {
    const { link, code } = await makeLink(asked, changesUserId);
    try {
      await mailer.send(letterOf(link, code));
    } catch (error) {
      given.log.error({ fault: faultOf(error) }, 'letter not sent');
      throw new ProblemError('UNAVAILABLE', { sentence: 'linkSendFailed' });
    }
  }

  async function signIn(
    transaction: StoreTransaction,
    link: KeptLink,
    visitor: Visitor,
  ): Promise<{ user: StoredUser; started: StartedSession }> {
    const user = await accountOfAddress(
      transaction,
      {
        email: link.email,
        language: link.language,
        authProvider: 'magic_link',
        suggestedName: null,
        now: clock.now(),
      },
      config.adminEmails,
    );
    refuseBlocked(user);
    await joinPendingIdentity(transaction, visitor.browserSecret, user, clock);
    const started = await sessions.start(transaction, {
      userId: user.id,
      authProvider: 'magic_link',
      device: visitor.device,
    });
    return { user, started };
  }

  async function changeEmail(
    transaction: StoreTransaction,
    link: KeptLink,
    userId: string,
    device: string,
  ) {
    const before = await openAccount(transaction, userId);
    // Told to nobody but who has just shown that the address is theirs, too.
    if (!(await changeUserEmail(transaction, userId, link.email)))
      throw new ProblemError('EMAIL_IN_USE');
    const changed = { ...before, email: link.email };
    const user = await grantRoles(transaction, changed, config.adminEmails);
    const started = await sessions.start(transaction, {
      userId,
      authProvider: 'magic_link',
      device,
    });
    return { user, started, oldEmail: before.email };
  }

  async function answerTo(redeemed: {
    user: StoredUser;
    started: StartedSession;
    oldEmail?: string;
  }): Promise<SignedInPerson> {
    const { user, started, oldEmail } = redeemed;
    if (oldEmail !== undefined) {
      await audit('email-changed', { userId: user.id });
      // The change stands even if the old mailbox is gone.
      await mailer
        .send(emailChangedLetter({ to: oldEmail, language: user.language }))
        .catch((error: unknown) => given.log.error({ fault: faultOf(error) }, 'letter not sent'));
    }
    return { ...(await sessions.tokensOf(started)), user: { id: user.id, email: user.email } };
  }

  /** Why a link works no more. What it was for, only its letter tells; a sign-in keeps to the specified sentence. */
  async function refusalOf(db: Store | StoreTransaction, tokenHash: string): Promise<ProblemError> {
    const state = await findLinkState(db, tokenHash);
    if (state === undefined || state.changesUserId === null)
      return new ProblemError('LINK_INVALID_OR_EXPIRED');
    return new ProblemError(
      state.usedAt === null ? 'EMAIL_CHANGE_LINK_EXPIRED' : 'EMAIL_CHANGE_LINK_USED',
    );
  }

  return {
    validS: config.magicLinkTtlMs / 1000,

    request: (asked: AskedLink) =>
      sendLink(asked, null, (link, code) =>
        signInLetter({
          to: asked.email,
          language: asked.language,
          link,
          code,
          validMs: config.magicLinkTtlMs,
        }),
      ),

    /** For how many seconds a letter still lets in, whoever asked for it, and from every browser; null: none does. */
    async usableForS(email: string): Promise<number | null> {
      const now = clock.now();
      const until = await usableUntil(database.db, email, now);
      return until === null ? null : Math.ceil((until - now) / 1_000);
    },

    /** A link that is handed over in another way than by mail. */
    async createLink(asked: { readonly email: string; readonly language: Language }) {
      return (await makeLink({ ...asked, browserHash: null }, null)).link;
    },

    requestEmailChange: (asked: {
      readonly email: string;
      readonly language: Language;
      readonly userId: string;
    }) =>
      sendLink({ ...asked, browserHash: null }, asked.userId, (link) =>
        emailChangeLetter({
          to: asked.email,
          language: asked.language,
          link,
          validMs: config.magicLinkTtlMs,
        }),
      ),

    /** Whose account a link opens, and whether this browser asked for it; uses nothing up. Throws why it does nothing here. */
    async preview(
      token: string,
      browser: {
        readonly marker: string | null;
        readonly secret: string | null;
        readonly personId: string | null;
      },
    ) {
      const tokenHash = hashToken(token);
      const link = await findUsableLink(database.db, tokenHash, clock.now());
      if (!link) throw await refusalOf(database.db, tokenHash);
      if (link.changesUserId !== null) demandItsAccount(link.changesUserId, browser.personId);
      const sameBrowser =
        link.changesUserId !== null ||
        (link.markerHash !== null &&
          hashesOf(browser.marker, browser.secret).includes(link.markerHash));
      return {
        email: maskAddress(link.email),
        sameBrowser,
        expiresAt: link.expiresAt,
        purpose: link.changesUserId === null ? ('sign-in' as const) : ('email-change' as const),
      };
    },

    /** Uses the link up and signs in: use, account and session are one step. Throws why it does nothing here. */
    async verify(token: string, visitor: Visitor): Promise<SignedInPerson> {
      const redeemed = await database.transaction(async (transaction) => {
        const tokenHash = hashToken(token);
        const link = await useLink(transaction, { tokenHash }, clock.now());
        if (!link) throw await refusalOf(transaction, tokenHash);
        if (link.changesUserId === null) return signIn(transaction, link, visitor);
        demandItsAccount(link.changesUserId, visitor.personId);
        return changeEmail(transaction, link, link.changesUserId, visitor.device);
      });
      return answerTo(redeemed);
    },

    /** The same by the six digits, where the link was asked for. Throws CODE_INVALID. */
    async verifyCode(
      shown: { readonly email: string; readonly code: string; readonly marker: string },
      visitor: Visitor,
    ): Promise<SignedInPerson> {
      const links = await tryCodes(database.db, {
        email: shown.email,
        browserHashes: hashesOf(shown.marker, visitor.browserSecret),
        triesAtMost: limits.signInCodeMaxTries,
        now: clock.now(),
      });
      const found = links.filter((link) =>
        isEqual(link.codeHash, keyring.mac('sign-in code', `${link.id}:${shown.code}`)),
      )[0];
      if (!found) throw new ProblemError('CODE_INVALID');
      const redeemed = await database.transaction(async (transaction) => {
        const link = await useLink(transaction, { id: found.id }, clock.now());
        if (!link) throw new ProblemError('CODE_INVALID');
        return signIn(transaction, link, visitor);
      });
      return answerTo(redeemed);
    },
  };
}

/** A new address is taken over only where its account is signed in; elsewhere the link stays as it is. */
function demandItsAccount(changesUserId: string, personId: string | null): void {
  if (personId === null) throw new ProblemError('SIGN_IN_TO_CHANGE_EMAIL');
  if (changesUserId !== personId) throw new ProblemError('EMAIL_CHANGE_OF_OTHER_ACCOUNT');
}

function hashesOf(...shown: (string | null)[]): string[] {
  return shown.filter((value) => value !== null).map(hashToken);
}

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
