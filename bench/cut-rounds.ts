import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Message } from '@accanto/contract';
import { openCutPage, type CutPage } from './cut-page.ts';
import { startModelStandIn } from './model-stand-in.ts';
import { readConversations } from './read-conversations.ts';
import { signIn, startServer, type StartedServer } from './started-server.ts';

/** A reply of the stand-in takes this long; the cut comes at a random moment of it. */
const manner = { pieces: 50, gapMs: 12 };
const patienceMs = 30_000;
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
}

/**
 * In each round somebody says something, and in the middle of the reply the socket breaks, the page is loaded anew, or
 * the server process is killed and started. What the page shows in the end is compared with the store.
 */
export async function runCutRounds(
  rounds: number,
  progress: (line: string) => void,
): Promise<CutReport> {
  const model = await startModelStandIn();
  model.answer(manner);
  const server = await startServer({
    env: { COMPANION_BASE_URL: model.baseUrl, COMPANION_MODEL: 'stand-in' },
  });
  const made = { socket: 0, page: 0, server: 0 };
  const report = { rounds, cuts: made, complete: 0, interrupted: 0, lost: 0, doubled: 0, wrong: 0 };
  let accessToken = '';
  try {
    for (let round = 0; round < rounds; round += 1) {
      const cut = cutOf(round);
      made[cut] += 1;
      // Every person talks for a few rounds only, so that a page holds the whole conversation.
      if (round % roundsOfOne === 0) accessToken = await signIn(server, `cuts${round}@example.org`);
      await runRound(server, accessToken, cut, report);
      progress(`round ${round + 1}, ${cut}: ${JSON.stringify(report)}`);
    }
    return report;
  } finally {
    await server.stop();
    await model.close();
  }
}

/** Each kind once, then at random. */
function cutOf(round: number): Cut {
  const number = round < cuts.length ? round : Math.floor(Math.random() * cuts.length);
  return cuts[number] ?? 'socket';
}

async function runRound(
  server: StartedServer,
  accessToken: string,
  cut: Cut,
  report: CutReport,
): Promise<void> {
  let page = await openCutPage(server.url, accessToken);
  const clientId = randomUUID();
  const text = `oggi ${clientId}`;
  const sent = page.send(text, clientId).catch(() => undefined);
  await pause(Math.random() * manner.pieces * manner.gapMs * 1.2);
  page = await make(cut, page, server, accessToken);
  await sent;
  // As the page's outbox does: what was not acknowledged for sure is sent again with its id.
  await page.send(text, clientId);
  await until(() => !page.isReplying());
  await compare(server, accessToken, page, clientId, report);
  await page.close();
}

async function make(
  cut: Cut,
  page: CutPage,
  server: StartedServer,
  accessToken: string,
): Promise<CutPage> {
  if (cut === 'socket') {
    page.breakSocket();
    return page;
  }
  if (cut === 'page') {
    await page.close();
    return openCutPage(server.url, accessToken);
  }
  await server.kill();
  await page.close();
  await server.start();
  return openCutPage(server.url, accessToken);
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
  const ofThisRound = stored.filter((message) => message.clientMessageId === clientId);
  if (ofThisRound.length === 0) report.lost += 1;
  if (ofThisRound.length > 1 || shown.length > stored.length) report.doubled += 1;
  if (shown.length < stored.length) report.lost += 1;
  for (const message of stored) {
    const seen = shown.find(({ id }) => id === message.id);
    const state = message.replyState ?? 'sent';
    if (seen !== undefined && (seen.content !== message.content || seen.state !== state))
      report.wrong += 1;
  }
  const newest = stored.filter(({ role }) => role === 'assistant').at(-1);
  if (newest?.replyState === 'complete') report.complete += 1;
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
