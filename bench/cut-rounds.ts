import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Message } from '@accanto/contract';
import { openCutPage, type CutPage } from './cut-page.ts';
import { startModelStandIn } from './model-stand-in.ts';
import { readConversations } from './read-conversations.ts';
import { startNodes } from './started-nodes.ts';
import { signIn, startServer, type StartedServer } from './started-server.ts';

/** A reply of the stand-in takes this long; the cut comes at a random moment of it. */
const manner = { pieces: 50, gapMs: 12 };
const patienceMs = 60_000;
const roundsOfOne = 12;

const cuts = ['socket', 'page', 'server'] as const;
type Cut = (typeof cuts)[number];

export interface CutReport {
  rounds: number;
  /** How often each kind of cut was made. */
  cuts: Record<Cut, number>;
  /** Replies that were whole in the end, and those that a killed process left in the middle. */
  complete: number;
  interrupted: number;
  lost: number;
  doubled: number;
  wrong: number;
  /** What the store and the page had where they differed. */
  differences: string[];
}

/**
 * In each round somebody says something, and in the middle of the reply the socket breaks, the page is loaded anew, or
 * the server process is killed and started. With several nodes the new page lands on another one than the old. What the
 * page shows in the end is compared with the store.
 */
export async function runCutRounds(
  rounds: number,
  progress: (line: string) => void,
  nodes = 1,
): Promise<CutReport> {
  const model = await startModelStandIn();
  model.answer(manner);
  const env = { COMPANION_BASE_URL: model.baseUrl, COMPANION_MODEL: 'stand-in' };
  const service = nodes === 1 ? await startAlone(env) : await startNodes(nodes, env);
  const { servers } = service;
  const made = { socket: 0, page: 0, server: 0 };
  const report: CutReport = {
    rounds,
    cuts: made,
    complete: 0,
    interrupted: 0,
    lost: 0,
    doubled: 0,
    wrong: 0,
    differences: [],
  };
  let accessToken = '';
  try {
    for (let round = 0; round < rounds; round += 1) {
      const cut = cutOf(round);
      made[cut] += 1;
      const server = servers[round % nodes];
      const next = servers[(round + 1) % nodes];
      if (server === undefined || next === undefined) throw new Error('There are no nodes');
      // Every person talks for a few rounds only, so that a page holds the whole conversation.
      if (round % roundsOfOne === 0) accessToken = await signIn(server, `cuts${round}@example.org`);
      await runRound({ server, next, accessToken, cut, report });
      progress(`round ${round + 1}, ${cut}: ${JSON.stringify(report)}`);
    }
    return report;
  } finally {
    await service.stop();
    await model.close();
  }
}

async function startAlone(env: Readonly<Record<string, string>>) {
  const server = await startServer({ env });
  return { servers: [server], stop: async () => void (await server.stop()) };
}

/** Each kind once, then at random. */
function cutOf(round: number): Cut {
  const number = round < cuts.length ? round : Math.floor(Math.random() * cuts.length);
  return cuts[number] ?? 'socket';
}

interface Round {
  readonly server: StartedServer;
  /** Where a new page lands; the same one when there is no other. */
  readonly next: StartedServer;
  readonly accessToken: string;
  readonly cut: Cut;
  readonly report: CutReport;
}

async function runRound(round: Round): Promise<void> {
  const { server, next, accessToken, cut, report } = round;
  let page = await openCutPage(server.url, accessToken);
  const clientId = randomUUID();
  const text = `oggi ${clientId}`;
  const sent = page.send(text, clientId).catch(() => undefined);
  await pause(Math.random() * manner.pieces * manner.gapMs * 1.2);
  page = await make(round, page);
  await sent;
  // As the page's outbox does: what was not acknowledged for sure is sent again with its id.
  await page.send(text, clientId);
  await until(() => !page.isReplying() && page.shown().at(-1)?.role === 'assistant');
  await compare(next, accessToken, page, clientId, report);
  await page.close();
  if (cut === 'server' && next !== server) await server.start();
}

async function make({ server, next, accessToken, cut }: Round, page: CutPage): Promise<CutPage> {
  if (cut === 'socket') {
    page.breakSocket();
    return page;
  }
  if (cut === 'server') await server.kill();
  await page.close();
  if (cut === 'server' && next === server) await server.start();
  return openCutPage(next.url, accessToken);
}

async function compare(
  server: StartedServer,
  accessToken: string,
  page: CutPage,
  clientId: string,
  report: CutReport,
): Promise<void> {
  const stored: Message[] = await readConversations(server, accessToken);
  const shown = page.shown();
  const at = stored.findIndex((message) => message.clientMessageId === clientId);
  const [reply, ...more] = stored.slice(at + 1);
  if (at < 0 || reply?.role !== 'assistant' || shown.length < stored.length) report.lost += 1;
  if (more.length > 0 || shown.length > stored.length) report.doubled += 1;
  for (const message of stored) {
    const seen = shown.find(({ id }) => id === message.id);
    const state = message.replyState ?? 'sent';
    if (seen !== undefined && (seen.content !== message.content || seen.state !== state))
      report.wrong += 1;
  }
  const kept = stored.map(({ id, role, replyState, content }) => [
    id,
    replyState ?? role,
    content.length,
  ]);
  const seen = shown.map(({ id, role, state, content }) => [
    id,
    role === 'user' ? role : state,
    content.length,
  ]);
  if (JSON.stringify(kept) !== JSON.stringify(seen))
    report.differences.push(`${clientId}: ${JSON.stringify({ kept, seen })}`);
  if (reply?.replyState === 'complete') report.complete += 1;
  else report.interrupted += 1;
}

async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + patienceMs;
  // Twice in a row: a reply that begins anew is not the end.
  for (let times = 0; times < 2; times = isSo() ? times + 1 : 0) {
    if (Date.now() > end) throw new Error('The reply does not end');
    await pause(30);
  }
}
