import { openAccountRoom } from './account/account-room.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { answerHealth } from './http/health.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { createWebServer } from './http/web-server.ts';
import { createLog, type Log } from './log.ts';
import { createOutboxMailer } from './mail/outbox-mailer.ts';
import { showOutbox } from './mail/outbox-page.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { loadSecrets } from './secrets.ts';
import { openDatabase } from './storage/database.ts';
import { checkMasterKeys } from './storage/master-key.ts';
import { createTextCipher } from './storage/text-cipher.ts';
import { createUserKeyStore } from './storage/user-key-store.ts';

export interface App {
  /** Where it listens, for example `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Stops taking work, lets what runs finish within DRAIN_MS, and closes the store. */
  stop(): Promise<void>;
}

/** Builds the whole server from its configuration, in reading order, and listens. Throws what stops the start. */
export async function startApp(
  config: Config,
  given: { readonly clock?: Clock; readonly log?: Log } = {},
): Promise<App> {
  const clock = given.clock ?? systemClock;
  const log = given.log ?? createLog(config.logLevel);
  const now = (): number => clock.now();

  const secrets = await loadSecrets(config);
  const database = await openDatabase(config);
  const userKeys = createUserKeyStore(database.db, now);
  await checkMasterKeys(secrets.masterKeys, userKeys);
  const cipher = createTextCipher(secrets.masterKeys, userKeys);
  const limits = createRateLimits(config.rateLimitScale);
  const { smtpUrl, from } = config.mail;
  const mailer =
    smtpUrl === null
      ? createOutboxMailer({ dataDir: config.dataDir, from, clock })
      : createSmtpMailer({ smtpUrl, from });
  void cipher;

  const account = await openAccountRoom({
    config,
    authSecrets: secrets.auth,
    database,
    limits,
    mailer,
    clock,
    log,
    onSessionsEnded: () => undefined,
    onLogout: async () => undefined,
  });

  let isStopping = false;
  const app = await createWebServer(config, log, (token) =>
    account.sessions.verifyAccessToken(token),
  );
  answerHealth(app, async () => {
    await database.ping();
    return !isStopping;
  });
  account.addRoutes(app);
  if (!config.isProduction && smtpUrl === null) showOutbox(app, config.dataDir);

  const url = await app.listen({ port: config.port, host: config.host });
  return {
    url,
    async stop() {
      isStopping = true;
      await app.close();
      mailer.close();
      await database.close();
    },
  };
}
