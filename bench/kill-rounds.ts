import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { chatHubPath, type Message } from '@accanto/contract';
import {
  HttpTransportType,
  HubConnectionBuilder,
  LogLevel,
  type HubConnection,
} from '@microsoft/signalr';
import { readConversations } from './read-conversations.ts';
import type { StartedPostgres } from './started-postgres.ts';
import { signIn, startServer, type StartedServer } from './started-server.ts';

/** A process lives at least and at most this long after the page has connected. */
const lifeMs = { atLeast: 5, atMost: 400 };
const sentAtOnce = 4;

export interface KillReport {
  rounds: number;
  /** In so many of them PostgreSQL was killed instead of the server. */
  postgresKills: number;
  acknowledged: number;
  /** Sent, never acknowledged before the kill, and sent again with the same id after it. */
  sentAgain: number;
  lost: number;
  doubled: number;
  wrong: number;
}

/**
 * In each round a page sends messages while the server process is killed at a random moment; what was not acknowledged
 * is sent again with its id once the server is back. Every acknowledged message must be in the conversation, once.
 * With a PostgreSQL of its own the server or, in every other round, all of PostgreSQL is killed.
 */
export async function runKillRounds(
  rounds: number,
  progress: (line: string) => void,
  postgres: StartedPostgres | null = null,
): Promise<KillReport> {
  const server = await startServer({
    env: postgres === null ? {} : { DATABASE_URL: postgres.url },
  });
  try {
    const accessToken = await signIn(server, 'kills@example.org');
    const acknowledged = new Map<string, { id: string; text: string }>();
    const unsure = new Map<string, string>();
    let sentAgain = 0;
    let postgresKills = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const page = await connect(server, accessToken);
      sentAgain += unsure.size;
      for (const [clientId, text] of unsure) {
        const stored = await page.invoke<Message>('SendMessage', text, clientId);
        acknowledged.set(clientId, { id: stored.id, text });
      }
      unsure.clear();
      const victim = postgres !== null && round % 2 === 0 ? postgres : server;
      if (victim === postgres) postgresKills += 1;
      await sendUntilKilled(victim, page, acknowledged, unsure);
      await page.stop();
      await victim.start();
      await server.ready();
      progress(`round ${round}: ${acknowledged.size} acknowledged, ${unsure.size} unsure`);
    }
    const stored = await readConversations(server, accessToken);
    await server.kill();
    checkIntegrity(server);
    return {
      rounds,
      postgresKills,
      sentAgain,
      acknowledged: acknowledged.size,
      ...compare(stored, acknowledged),
    };
  } finally {
    await server.stop();
  }
}

async function sendUntilKilled(
  victim: { kill(): Promise<void> },
  page: HubConnection,
  acknowledged: Map<string, { id: string; text: string }>,
  unsure: Map<string, string>,
): Promise<void> {
  const killed = new AbortController();
  async function sendOneAfterAnother(): Promise<void> {
    while (!killed.signal.aborted) {
      const clientId = randomUUID();
      const text = `messaggio ${clientId}`;
      unsure.set(clientId, text);
      try {
        const stored = await page.invoke<Message>('SendMessage', text, clientId);
        acknowledged.set(clientId, { id: stored.id, text });
        unsure.delete(clientId);
      } catch {
        return;
      }
    }
  }
  const sending = Array.from({ length: sentAtOnce }, sendOneAfterAnother);
  await pause(lifeMs.atLeast + Math.random() * (lifeMs.atMost - lifeMs.atLeast));
  await victim.kill();
  killed.abort();
  await Promise.all(sending);
}

function compare(
  stored: readonly Message[],
  acknowledged: ReadonlyMap<string, { id: string; text: string }>,
): Pick<KillReport, 'lost' | 'doubled' | 'wrong'> {
  const byClientId = Map.groupBy(
    stored.filter(({ role }) => role === 'user'),
    ({ clientMessageId }) => clientMessageId ?? '',
  );
  const sequences = new Set(stored.map(({ sequence }) => sequence));
  let lost = 0;
  let wrong = sequences.size === stored.length ? 0 : 1;
  for (const [clientId, { id, text }] of acknowledged) {
    const found = byClientId.get(clientId) ?? [];
    if (found.length === 0) lost += 1;
    if (found.some((message) => message.id !== id || message.content !== text)) wrong += 1;
  }
  const doubled = [...byClientId.values()].filter(({ length }) => length > 1).length;
  return { lost, doubled, wrong };
}

/** PostgreSQL keeps no file there, and starts only on data that it finds whole. */
function checkIntegrity(server: StartedServer): void {
  const file = join(server.dataDir, 'accanto.db');
  if (!existsSync(file)) return;
  const store = new DatabaseSync(file);
  const rows = store.prepare('pragma integrity_check').all();
  store.close();
  if (JSON.stringify(rows) !== '[{"integrity_check":"ok"}]')
    throw new Error(`The store is damaged: ${JSON.stringify(rows)}`);
}

async function connect(server: StartedServer, accessToken: string): Promise<HubConnection> {
  const page = new HubConnectionBuilder()
    .withUrl(`${server.url}${chatHubPath}`, {
      accessTokenFactory: () => accessToken,
      transport: HttpTransportType.WebSockets,
    })
    .configureLogging(LogLevel.None)
    .build();
  await page.start();
  return page;
}
