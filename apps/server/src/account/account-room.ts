import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Count } from '../counting.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Database } from '../storage/database.ts';
import type { ExportTable } from '../personal-export.ts';
import type { ExportProgress } from '../redis/export-progress.ts';
import type { TextCipher } from '../storage/text-cipher.ts';
import { createAccessTokens } from './access-token.ts';
import { createAccountExport } from './account-export.ts';
import { createAdministration } from './administration.ts';
import { addAdminRoutes } from './admin-routes.ts';
import { createAudit, type RecordAction } from '../audit.ts';
import { addAvatarRoute, createPictureCopier } from './avatar.ts';
import { addDepartureRoutes } from './departure-routes.ts';
import { createErasure, type ErasureNeighbours } from './erasure.ts';
import { createFacebookProvider } from './facebook-provider.ts';
import { createKeyring } from './keyring.ts';
import { createMagicLinks } from './magic-link.ts';
import { addOAuthRoutes } from './oauth-routes.ts';
import { createOAuth } from './oauth.ts';
import { createOpenIdProvider } from './openid-provider.ts';
import { addProfileRoutes } from './profile-routes.ts';
import { createAccountRetention } from './retention.ts';
import { addSessionRoutes, type OnLogout } from './session-routes.ts';
import { createSessions, type OnSessionsEnded } from './session.ts';
import { addSignInRoutes } from './sign-in-routes.ts';
import { takeConfiguredRoles } from './user-store.ts';

/** Sign-in, sessions and profiles. `onSessionsEnded` and `onLogout` tell the other rooms, which app.ts connects. */
export function openAccountRoom(given: {
  readonly config: Config;
  readonly authSecrets: readonly [string, ...string[]];
  readonly database: Database;
  readonly limits: RateLimits;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Log;
  readonly record: RecordAction;
  readonly count: Count;
  readonly onSessionsEnded: OnSessionsEnded;
  readonly onLogout: OnLogout;
  readonly cipher: TextCipher;
  readonly erasureNeighbours: ErasureNeighbours;
  /** What the other rooms keep of a person. */
  readonly exportTables: readonly ExportTable[];
  readonly exportProgress: ExportProgress;
}) {
  const { config, database, limits, mailer, clock } = given;
  const keyring = createKeyring(given.authSecrets);
  const audit = createAudit(database.db, given.log, clock);
  const accessTokens = createAccessTokens(
    { issuer: config.publicUrl, ttlMs: config.session.accessTtlMs },
    keyring.access,
    clock,
  );
  const sessions = createSessions({
    settings: config.session,
    database,
    accessTokens,
    clock,
    audit,
    onSessionsEnded: given.onSessionsEnded,
    count: given.count,
  });
  const links = createMagicLinks({
    config,
    database,
    mailer,
    keyring,
    sessions,
    clock,
    audit,
    log: given.log,
  });
  const { google, microsoft, facebook } = config.providers;
  const pictures = createPictureCopier(database, given.log);
  const oauth = createOAuth({
    config,
    providers: {
      google: google && createOpenIdProvider('google', google),
      microsoft: microsoft && createOpenIdProvider('microsoft', microsoft),
      facebook: facebook && createFacebookProvider(facebook),
    },
    database,
    keyring,
    sessions,
    links,
    copyPicture: pictures.copy,
    limits,
    clock,
    log: given.log,
  });
  const erasure = createErasure({
    database,
    cipher: given.cipher,
    sessions,
    neighbours: given.erasureNeighbours,
    clock,
    audit,
  });
  const administration = createAdministration({
    database,
    sessions,
    erasure,
    record: given.record,
    adminEmails: config.adminEmails,
    now: () => clock.now(),
  });
  const removeOld = createAccountRetention(database.db, clock);
  const exportTables = [...createAccountExport(database.db), ...given.exportTables];

  return {
    sessions,
    addRoutes(app: FastifyInstance): void {
      addSignInRoutes(app, { links, oauth, limits, publicUrl: config.publicUrl });
      addOAuthRoutes(app, { oauth, limits, publicUrl: config.publicUrl });
      addAvatarRoute(app, database);
      addSessionRoutes(app, { sessions, limits, onLogout: given.onLogout });
      addProfileRoutes(app, { database, links, limits, clock });
      const { exportProgress } = given;
      addDepartureRoutes(app, { erasure, exportTables, exportProgress, limits, clock });
      addAdminRoutes(app, { administration, clock });
    },
    /** Whoever is no longer in the list of administrators stops being one with this start. */
    async takeConfiguredRoles(): Promise<void> {
      await takeConfiguredRoles(database.db, config.adminEmails);
    },
    /** Removes what is no longer to be kept, and whoever an interrupted erasure has left. */
    async removeOld(): Promise<void> {
      await erasure.completeErasures();
      await removeOld();
    },
    erase: erasure.erase,
    audit,
    administration,
    createSignInLink: links.createLink,
    /** Erases again whoever a restored backup or an interruption brought back. */
    completeErasures: erasure.completeErasures,
    /** Waits for what still runs in the background. */
    settled: pictures.settled,
  };
}
