import { fileURLToPath } from 'node:url';
import { createCompanion, statedAge, type Companion } from '@accanto/companion';
import { openAccountRoom } from './account/account-room.ts';
import { watchSessions } from './account/session-watch.ts';
import { createUserReader, findUser } from './account/user-store.ts';
import packageFile from '../package.json' with { type: 'json' };
import { addOperationRoutes } from './admin/admin-routes.ts';
import { createHealth } from './admin/health.ts';
import { openAnalyticsRoom } from './analytics/analytics-room.ts';
import { createActionRecord } from './audit.ts';
import { firstWordLabel } from './analytics/figures.ts';
import { createChatExport } from './chat/export-store.ts';
import { openChatRoom, type ChatRoom } from './chat/chat-room.ts';
import { systemClock, type Clock } from './clock.ts';
import { createReplyCounts } from './companion-counts.ts';
import { createReplyMetrics } from './companion-metrics.ts';
import { companionOptions } from './companion-options.ts';
import type { Config } from './config.ts';
import { createFormsExport } from './forms/export-store.ts';
import { openFormsRoom } from './forms/forms-room.ts';
import { healthProbes } from './health-probes.ts';
import { openHelpLinesRoom } from './help-lines/help-lines-room.ts';
import { answerHealth } from './http/health.ts';
import { answerMetrics } from './http/metrics.ts';
import { servePages } from './http/pages.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { createWebServer } from './http/web-server.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { measureHub, measureRedis, measureStore } from './part-metrics.ts';
import { observeReplies } from './observed-companion.ts';
import { createReplyTraces, traceRequests, traceStore } from './part-traces.ts';
import { createOutboxMailer } from './mail/outbox-mailer.ts';
import { showOutbox } from './mail/outbox-page.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { watchMailer } from './mail/watched-mailer.ts';
import { createConsentExport } from './privacy/export-store.ts';
import type { AgeProof } from './privacy/age-checks.ts';
import { refuseMinors, statedMinorRule } from './privacy/minor-talk.ts';
import { openPrivacyRoom } from './privacy/privacy-room.ts';
import { openReportsRoom } from './reports/reports-room.ts';
import { createExportProgress } from './redis/export-progress.ts';
import { joinNodes } from './redis/nodes.ts';
import { openRedis } from './redis/redis.ts';
import { loadSecrets } from './secrets.ts';
import { openDatabase } from './storage/database.ts';
import { checkMasterKeys } from './storage/master-key.ts';
import { createTextCipher } from './storage/text-cipher.ts';
import { createUserKeyStore } from './storage/user-key-store.ts';
import { startUpkeep } from './upkeep.ts';

export interface App {
  /** Where it listens, for example `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Stops taking work, lets what runs finish within DRAIN_MS, and closes the store. */
  stop(): Promise<void>;
}

/** What is kept of DRAIN_MS for closing, once replies have ended. */
const closingMs = 2_000;

/** The pages as the web's build left them. */
const pagesFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Builds the whole server from its configuration, in reading order, and listens. Throws what stops the start. */
export async function startApp(
  config: Config,
  given: {
    readonly clock?: Clock;
    readonly log?: Log;
    readonly companion?: Companion;
    readonly ageProof?: AgeProof;
  } = {},
): Promise<App> {
  const clock = given.clock ?? systemClock;
  const log = given.log ?? createLog(config.logLevel);
  const now = (): number => clock.now();

  const secrets = await loadSecrets(config);
  const metrics = createMetrics();
  const { tracesEndpoint } = config;
  // Loaded only where it is used: it is no part of a server without a collector.
  const traces =
    tracesEndpoint === null ? null : (await import('./traces.ts')).openTraces(tracesEndpoint, log);
  const measured = measureStore(metrics);
  const database = await openDatabase(
    config,
    traces === null ? measured : traceStore(traces, measured),
  );
  const userKeys = createUserKeyStore(database.db, now);
  await checkMasterKeys(secrets.masterKeys, userKeys);
  const cipher = createTextCipher(secrets.masterKeys, userKeys);
  const redis = config.redisUrl === null ? null : await openRedis(config.redisUrl, log);
  const nodes = redis && (await joinNodes(redis, log));
  const limits = createRateLimits(config.rateLimitScale, redis?.client ?? null);
  const { smtpUrl, from } = config.mail;
  const mail = watchMailer(
    smtpUrl === null
      ? createOutboxMailer({ dataDir: config.dataDir, from, clock })
      : createSmtpMailer({ smtpUrl, from }),
    clock,
  );
  const { mailer } = mail;

  const record = createActionRecord(database.db, log, clock);

  const analytics = openAnalyticsRoom({ db: database.db, limits, clock, log });
  const { count } = analytics;
  const readAddress = async (userId: string): Promise<string | null> =>
    (await findUser(database.db, userId))?.email ?? null;
  const reports = openReportsRoom({
    db: database.db,
    cipher,
    limits,
    clock,
    record,
    readOwn: (userId, ids) => chat.readOwn(userId, ids),
  });

  const account = openAccountRoom({
    config,
    authSecrets: secrets.auth,
    database,
    limits,
    mailer,
    clock,
    log,
    record,
    count,
    onSessionsEnded: (ended) => chat.sessionsEnded(ended),
    onLogout: (userId) => chat.loggedOut(userId),
    cipher,
    erasureNeighbours: {
      silence: (userId) => chat.silence(userId),
      removeByAddress: (email) => forms.removeByAddress(email),
    },
    exportTables: [
      ...createConsentExport(database.db),
      ...createChatExport(database.db, cipher),
      ...createFormsExport(database.db, cipher, readAddress),
      reports.exportTable,
    ],
    exportProgress: createExportProgress(redis),
  });
  const privacy = openPrivacyRoom({
    db: database.db,
    limits,
    clock,
    secret: secrets.auth[0],
    readAddress,
    ageProof: given.ageProof ?? null,
    onChanged: (userId, consents) => chat.consentsChanged(userId, consents),
    erase: account.erase,
    async onAgeAsked(userId) {
      await account.audit('age-check-asked', { userId });
      await chat.tellProblem(userId, 'AGE_CHECK_REQUIRED');
    },
  });
  const answering = given.companion ?? createCompanion(companionOptions(config, clock));
  const { answersWith } = answering;
  const replyCounts = createReplyCounts(count, clock);
  const companion = observeReplies(answering, [
    ...(traces === null ? [] : [createReplyTraces(answersWith, traces)]),
    createReplyMetrics(answersWith, metrics),
    replyCounts.observe,
  ]);
  const readUser = createUserReader(database.db);
  const chat: ChatRoom = await openChatRoom({
    config,
    secret: secrets.auth[0],
    db: database.db,
    cipher,
    companion: refuseMinors(companion, statedAge, clock),
    neighbours: {
      readConsents: privacy.readConsents,
      saidToBeUnderAge: privacy.saidToBeUnderAge,
      async readPerson(userId) {
        const user = await readUser(userId);
        return (
          user && { language: user.language, nickname: user.fullName, settings: user.settings }
        );
      },
    },
    gatekeeper: account.sessions,
    limits,
    clock,
    log,
    count,
    labelOfFirstWord: firstWordLabel,
    statedMinorRule,
    nodes,
    traces,
  });
  const forms = openFormsRoom({
    config,
    db: database.db,
    cipher,
    mailer,
    limits,
    clock,
    log,
    record,
    count,
  });

  const lines = await openHelpLinesRoom({ db: database.db, limits, clock, record, count });

  await account.takeConfiguredRoles();
  await account.completeErasures();

  let isStopping = false;
  const app = await createWebServer(config, log, {
    identify: (token) => account.sessions.verifyAccessToken(token),
    limits,
  });
  if (traces !== null) traceRequests(app, traces);
  await addSecurityHeaders(app, {
    pagesFolder,
    publicUrl: config.publicUrl,
    analyticsUrl: config.analytics.url ?? null,
  });
  answerHealth(app, {
    isDraining: () => isStopping,
    parts: {
      store: () => database.ping(),
      ...(redis !== null && { redis: () => redis.ping() }),
    },
  });
  answerMetrics(app, metrics, config.metricsToken);
  measureHub(metrics, () => chat.stats());
  if (redis !== null) measureRedis(metrics, redis);
  account.addRoutes(app);
  privacy.addRoutes(app);
  chat.addRoutes(app);
  forms.addRoutes(app);
  analytics.addRoutes(app);
  reports.addRoutes(app);
  lines.addRoutes(app);
  if (!config.isProduction && smtpUrl === null) showOutbox(app, config.dataDir);

  const upkeep = startUpkeep(
    {
      account: account.removeOld,
      chat: chat.removeOld,
      privacy: privacy.removeOld,
      forms: forms.removeOld,
      analytics: analytics.removeOld,
      reports: reports.removeOld,
      lines: lines.refresh,
    },
    log,
    now,
  );
  const health = createHealth({
    version: packageFile.version,
    clock,
    probes: healthProbes({
      config,
      database,
      userKeys,
      mail,
      answersWith,
      lastReplies: replyCounts.last,
      upkeep,
      hubConnections: () => chat.stats().connections,
      isRedisAway: () => redis?.isThere() === false,
    }),
  });
  addOperationRoutes(app, { db: database.db, health });

  await servePages(app, pagesFolder);

  const stopWatching = watchSessions({
    db: database.db,
    clock,
    log,
    onSessionsEnded: (ended) => chat.sessionsEnded(ended),
    async onErased(userId) {
      cipher.forgetKey(userId);
      await chat.personGone(userId);
    },
  });

  const url = await app.listen({ port: config.port, host: config.host });
  return {
    url,
    async stop() {
      isStopping = true;
      await stopWatching();
      // Replies first; the rest of the time is for telling the pages and for calls that are still being answered.
      await chat.stop(Math.max(config.drainMs - closingMs, config.drainMs / 2));
      await upkeep.stop();
      const cut = setTimeout(() => app.server.closeAllConnections(), closingMs / 2);
      await app.close();
      clearTimeout(cut);
      await account.settled();
      await companion.close();
      mailer.close();
      await analytics.stop();
      await nodes?.bus.stop();
      redis?.close();
      await database.close();
      await traces?.stop();
    },
  };
}
