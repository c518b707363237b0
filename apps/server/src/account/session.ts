import type { AuthProvider } from '@accanto/contract';
import { randomId, randomToken, type Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Count } from '../counting.ts';
import type { Person } from '../http/person.ts';
import { ProblemError } from '../http/problem.ts';
import type { Database, StoreTransaction } from '../storage/database.ts';
import type { AccessTokens } from './access-token.ts';
import type { Audit } from '../audit.ts';
import { hashToken } from './keyring.ts';
import { openSuccessor, sealSuccessor } from './sealed-successor.ts';
import * as store from './session-store.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A session that was just written; its tokens are made once that is durable. */
export interface StartedSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly refreshToken: string;
}

/** Told after sessions have ended, so that what they hold open elsewhere is closed at once. */
export type OnSessionsEnded = (ended: {
  readonly userId: string;
  readonly sessionIds: readonly string[];
}) => void;

export interface VerifiedAccess extends Person {
  /** When the token runs out, in ms. */
  readonly expiresAt: number;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Sessions and their tokens (security requirements C1 to C6). */
export function createSessions(given: {
  readonly settings: Config['session'];
  readonly database: Database;
  readonly accessTokens: AccessTokens;
  readonly clock: Clock;
  readonly audit: Audit;
  readonly onSessionsEnded: OnSessionsEnded;
  readonly count: Count;
}) {
  const { settings, database, accessTokens, clock, audit } = given;

  async function end(
    which: { readonly userId: string; readonly sessionId?: string },
    by: store.EndedBy,
  ): Promise<string[]> {
    const sessionIds = await store.endSessions(database.db, which, by, clock.now());
    if (sessionIds.length > 0) given.onSessionsEnded({ userId: which.userId, sessionIds });
    return sessionIds;
  }

  /** The newest token after one that was just replaced: successors may have been replaced in the meantime, too. */
  async function newestAfter(transaction: StoreTransaction, token: string): Promise<string> {
    const kept = await store.findRefreshToken(transaction, hashToken(token));
    if (!kept?.sealedSuccessor) return token;
    return newestAfter(transaction, openSuccessor(token, kept.sealedSuccessor));
  }

  async function exchange(
    transaction: StoreTransaction,
    token: string,
  ): Promise<
    | { sessionId: string; outcome: 'refused' | 'reused' }
    | { sessionId: string; refreshToken: string }
  > {
    const now = clock.now();
    const hash = hashToken(token);
    const kept = await store.findRefreshToken(transaction, hash);
    if (!kept) return { sessionId: '', outcome: 'refused' };
    const { sessionId } = kept;
    if (!(await store.findLivingSession(transaction, sessionId, now)))
      return { sessionId, outcome: 'refused' };

    const successor = newRefreshToken();
    if (await store.replaceRefreshToken(transaction, hash, sealSuccessor(token, successor), now)) {
      const counter = await store.countRefresh(
        transaction,
        sessionId,
        now,
        now + settings.idleTtlMs,
      );
      // Thrown, so that the replacement is undone with it.
      if (counter === undefined) throw new ProblemError('REFRESH_REFUSED');
      await store.insertRefreshToken(transaction, {
        hash: hashToken(successor),
        sessionId,
        counter,
        now,
      });
      return { sessionId, refreshToken: successor };
    }
    const isGrace = kept.replacedAt !== null && now - kept.replacedAt <= settings.graceMs;
    if (isGrace || kept.replacedAt === null)
      return { sessionId, refreshToken: await newestAfter(transaction, token) };
    return { sessionId, outcome: 'reused' };
  }

  return {
    end,

    /** Signs the person in, within the transaction that used up their proof. */
    async start(
      transaction: StoreTransaction,
      proof: {
        readonly userId: string;
        readonly authProvider: AuthProvider;
        readonly device: string;
      },
    ): Promise<StartedSession> {
      const now = clock.now();
      const sessionId = randomId();
      const refreshToken = newRefreshToken();
      await store.insertSession(transaction, {
        id: sessionId,
        ...proof,
        now,
        idleExpiresAt: now + settings.idleTtlMs,
        expiresAt: now + settings.maxTtlMs,
      });
      await store.insertRefreshToken(transaction, {
        hash: hashToken(refreshToken),
        sessionId,
        counter: 1,
        now,
      });
      return { userId: proof.userId, sessionId, refreshToken };
    },

    async tokensOf(started: StartedSession): Promise<Tokens> {
      given.count('signIns');
      await audit('signed-in', { userId: started.userId, sessionId: started.sessionId });
      return { accessToken: await accessTokens.issue(started), refreshToken: started.refreshToken };
    },

    /** Ends every living session of the person but this one; answers how many. */
    async endOthers(userId: string, sessionId: string): Promise<number> {
      const living = await store.listLivingSessions(database.db, userId, clock.now());
      const others = living.filter(({ id }) => id !== sessionId);
      const ended = await Promise.all(
        others.map(({ id }) => end({ userId, sessionId: id }, 'person')),
      );
      return ended.flat().length;
    },

    /**
     * Replaces a refresh token. In the grace time after that the replaced one still yields the newest one, for any
     * number of callers; after it, showing it again ends the session. Throws REFRESH_REFUSED.
     */
    async refresh(token: string): Promise<Tokens> {
      const result = await database.transaction((transaction) => exchange(transaction, token));
      const userId = await store.ownerOfSession(database.db, result.sessionId);
      if (userId === undefined) throw new ProblemError('REFRESH_REFUSED');
      if ('refreshToken' in result) {
        const accessToken = await accessTokens.issue({ userId, sessionId: result.sessionId });
        return { accessToken, refreshToken: result.refreshToken };
      }
      if (result.outcome === 'reused') {
        await end({ userId, sessionId: result.sessionId }, 'reuse');
        await audit('refresh-token-reused', { userId, sessionId: result.sessionId });
      }
      throw new ProblemError('REFRESH_REFUSED');
    },

    /** Whom an access token speaks for; null when it is malformed or run out, or its session is over. */
    async verifyAccessToken(token: string): Promise<VerifiedAccess | null> {
      const claims = await accessTokens.read(token);
      if (!claims) return null;
      const session = await store.findLivingSession(database.db, claims.sessionId, clock.now());
      if (session?.userId !== claims.userId) return null;
      return {
        id: session.userId,
        sessionId: session.id,
        roles: session.roles,
        language: session.language,
        signedInAt: session.createdAt,
        expiresAt: claims.expiresAt,
        authProvider: session.authProvider,
        previousLoginAt: session.previousLoginAt,
      };
    },

    /** Whether the session still lives, for connections that outlast their access token. */
    async isAlive(sessionId: string): Promise<boolean> {
      return (await store.findLivingSession(database.db, sessionId, clock.now())) !== null;
    },

    /** Ends one session of this person; answers whose it was, null when there is no such living session. */
    async endOne(userId: string, sessionId: string, by: store.EndedBy): Promise<string | null> {
      const ended = await end({ userId, sessionId }, by);
      return ended.length > 0 ? userId : null;
    },

    /** Ends the session that a refresh token belongs to, replaced or not; answers whose it was. */
    async endByRefreshToken(token: string): Promise<string | null> {
      const kept = await store.findRefreshToken(database.db, hashToken(token));
      const userId = kept && (await store.ownerOfSession(database.db, kept.sessionId));
      if (!kept || userId === undefined) return null;
      await end({ userId, sessionId: kept.sessionId }, 'logout');
      return userId;
    },

    list: (userId: string) => store.listLivingSessions(database.db, userId, clock.now()),
  };
}

function newRefreshToken(): string {
  return `rt_${randomToken(32)}`;
}
