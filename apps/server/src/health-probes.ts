import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Companion } from '@accanto/companion';
import type { PartHealth, PartName, Probe } from './admin/health.ts';
import type { LastReplies } from './companion-counts.ts';
import type { Config } from './config.ts';
import type { WatchedMailer } from './mail/watched-mailer.ts';
import type { Database } from './storage/database.ts';
import { storeFiles } from './storage/sqlite.ts';
import type { UserKeyStore } from './storage/user-key-store.ts';
import type { Upkeep } from './upkeep.ts';

const off: PartHealth = { state: 'off', facts: {} };

/** How each part is told to be well. Facts are names and plain values; nothing secret and nobody's data is among them. */
export function healthProbes(parts: {
  readonly config: Config;
  readonly database: Database;
  readonly userKeys: UserKeyStore;
  readonly mail: WatchedMailer;
  readonly answersWith: Companion['answersWith'];
  readonly lastReplies: LastReplies;
  readonly upkeep: Upkeep;
  readonly hubConnections: () => number;
  readonly isRedisAway: () => boolean;
}): Record<PartName, Probe> {
  const { config, database, mail, upkeep } = parts;
  const isPostgres = config.postgres !== null;
  return {
    async store() {
      await database.ping();
      const engine = isPostgres ? 'postgresql' : 'sqlite';
      return { state: 'up', facts: { engine, ...(!isPostgres && (await sizeOf(config.dataDir))) } };
    },
    async 'personal-keys'() {
      const inUse = await parts.userKeys.masterKeysInUse();
      return { state: 'up', facts: { masterKeysInUse: inUse.length } };
    },
    mail() {
      const { sentAt, failedAt } = mail.last;
      const isDown = failedAt !== null && failedAt >= (sentAt ?? 0);
      return {
        state: isDown ? 'down' : 'up',
        facts: {
          kind: config.mail.smtpUrl === null ? 'outbox' : 'smtp',
          ...times({ lastSent: sentAt, lastFailed: failedAt }),
        },
      };
    },
    companion() {
      const { kind, host } = parts.answersWith;
      const { faultAt, replyAt } = parts.lastReplies;
      return {
        state: faultAt !== null && faultAt >= (replyAt ?? 0) ? 'down' : 'up',
        facts: {
          answersWith: kind,
          ...(host !== null && { host }),
          ...times({ lastReply: replyAt, lastFault: faultAt }),
        },
      };
    },
    hub: () => ({ state: 'up', facts: { connections: parts.hubConnections() } }),
    upkeep() {
      const last = upkeep.last();
      const failed = last?.failed.join(', ') ?? '';
      return {
        state: failed === '' ? 'up' : 'down',
        facts: { ...times({ lastRound: last?.endedAt ?? null }), ...(failed !== '' && { failed }) },
      };
    },
    forms: () => elsewhere(config.formsUrl),
    analytics: () => elsewhere(config.analytics.url),
    redis: () => ({ ...elsewhere(config.redisUrl), ...(parts.isRedisAway() && { state: 'down' }) }),
  };
}

function elsewhere(url: string | null): PartHealth {
  return url === null ? off : { state: 'up', facts: { host: new URL(url).host } };
}

async function sizeOf(dataDir: string): Promise<{ megabytes: number }> {
  const { size } = await stat(join(dataDir, storeFiles.main));
  return { megabytes: Math.round(size / 1_000_000) };
}

function times(moments: Readonly<Record<string, number | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(moments).flatMap(([name, at]) =>
      at === null ? [] : [[name, new Date(at).toISOString()]],
    ),
  );
}
