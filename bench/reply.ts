// How fast replies begin and flow, with a model stand-in that answers at once (`npm run bench:reply`). The server has one
// core; pages and stand-in share the others. Arguments choose parts: first-delta, parallel, many-messages.
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fillConversation } from './many-messages.ts';
import { startModelStandIn, type ModelStandIn } from './model-stand-in.ts';
import { residentBytes, usedSeconds } from './process-figures.ts';
import { signIn, startServer, type StartedServer } from './started-server.ts';
import { connectTalker, noMeasures, percentile, type Measures, type Talker } from './talker.ts';

/** In ms; `growth`: how many times as much a thousandfold conversation may take and still be called flat. */
const aims = { firstDeltaP50: 5, firstDeltaP99: 25, deltaDelayP95: 150, growth: 1.5 };
const words = 'Oggi al lavoro è stata una giornata lunga e mi sento stanca';
let isMissed = false;

const parts = { 'first-delta': firstDelta, parallel, 'many-messages': manyMessages };
leaveFirstCore();
const chosen = process.argv.slice(2);
for (const [name, run] of Object.entries(parts))
  if (chosen.length === 0 || chosen.includes(name)) await withServer(run);
process.exit(isMissed ? 1 : 0);

async function withServer(
  run: (server: StartedServer, model: ModelStandIn) => Promise<void>,
): Promise<void> {
  const model = await startModelStandIn();
  const server = await startServer({
    core: 0,
    env: {
      COMPANION_BASE_URL: model.baseUrl,
      COMPANION_MODEL: 'stand-in',
      COMPANION_MAX_PARALLEL: '1000',
    },
  });
  try {
    await run(server, model);
  } finally {
    await server.stop();
    await model.close();
  }
}

/** The first core is the server's alone; needs `taskset`. */
function leaveFirstCore(): void {
  const cores = availableParallelism();
  if (cores > 1) execFileSync('taskset', ['-a', '-c', '-p', `1-${cores - 1}`, String(process.pid)]);
}

/**
 * 200 people stream at 10 deltas/s, faster than anybody reads; each says something again as soon as a reply has ended.
 * Measured in new conversations of a server that has answered some 1,400 messages; for comparison also just after its
 * start, while the engine still compiles.
 */
async function firstDelta(server: StartedServer, model: ModelStandIn): Promise<void> {
  const { talkers, measures } = await gather(server, 200);
  model.answer({ pieces: 60, gapMs: 100 });
  await talkAll(talkers, 1, 6_000);
  console.log(
    `first delta just after the start: p50 ${percentile(measures.firstDelta, 0.5)} ms, p99 ${percentile(measures.firstDelta, 0.99)} ms`,
  );
  model.answer({ pieces: 3, gapMs: 10 });
  await talkAll(talkers, 5, 6_000);
  for (const talker of talkers) await talker.startNewChat();
  model.answer({ pieces: 60, gapMs: 100 });
  await talkAll(talkers, 1, 6_000);
  clear(measures);
  const before = await usedSeconds(server);
  await talkAll(talkers, 3, 6_000);
  const used = (await usedSeconds(server)) - before;
  const { firstDelta: times } = measures;
  console.log(`first delta, 200 people streaming, ${times.length} messages:`);
  check('  p50', percentile(times, 0.5), aims.firstDeltaP50);
  check('  p99', percentile(times, 0.99), aims.firstDeltaP99);
  console.log(`  stored p50 ${percentile(measures.stored, 0.5)} ms`);
  const perMessage = (used / times.length) * 1000;
  console.log(`  processor ${perMessage.toFixed(1)} ms a message with its reply of 60 deltas`);
  await Promise.all(talkers.map((talker) => talker.close()));
}

/** 500 replies at any time, 20 deltas/s each, once all have begun. */
async function parallel(server: StartedServer, model: ModelStandIn): Promise<void> {
  const { talkers, measures } = await gather(server, 500);
  const replyMs = 7_500;
  model.answer({ pieces: replyMs / 50, gapMs: 50 });
  const all = talkAll(talkers, 3, replyMs);
  await pause(replyMs);
  clear(measures);
  const before = await usedSeconds(server);
  await pause(replyMs);
  const delays = [...measures.deltaDelay];
  const share = ((await usedSeconds(server)) - before) / (replyMs / 1000);
  console.log(`500 parallel replies, ${Math.round(delays.length / (replyMs / 1000))} deltas/s:`);
  console.log(`  delay p50 ${percentile(delays, 0.5)} ms`);
  check('  delay p95', percentile(delays, 0.95), aims.deltaDelayP95);
  const perDelta = (share / (delays.length / (replyMs / 1000))) * 1e6;
  console.log(
    `  processor ${Math.round(share * 100)} % of one core, ${Math.round(perDelta)} µs a delta`,
  );
  await all;
  await Promise.all(talkers.map((talker) => talker.close()));
}

/** Time and memory for a message, in a conversation that grows a thousandfold. */
async function manyMessages(server: StartedServer, model: ModelStandIn): Promise<void> {
  model.answer({ pieces: 3, gapMs: 0 });
  const accessToken = await signIn(server, 'many@example.org');
  const found: { total: number; stored: number; firstDelta: number; memory: number }[] = [];
  for (const total of [1_000, 1_000_000]) {
    const first = await connectTalker(server.url, accessToken, noMeasures());
    await first.talk(words);
    await first.close();
    await server.kill();
    fillConversation(server.dataDir, total);
    await server.start();
    const measures = noMeasures();
    const talker = await connectTalker(server.url, accessToken, measures);
    for (let turn = 0; turn < 240; turn += 1) await talker.talk(words);
    found.push({
      total,
      stored: percentile(measures.stored.slice(-200), 0.5),
      firstDelta: percentile(measures.firstDelta.slice(-200), 0.5),
      memory: Math.round((await residentBytes(server)) / 1_048_576),
    });
    await talker.close();
  }
  console.log('a message among so many:');
  for (const { total, stored, firstDelta: delta, memory } of found)
    console.log(
      `  ${total}: stored p50 ${stored} ms, first delta p50 ${delta} ms, memory ${memory} MB`,
    );
  const [few, many] = found;
  for (const what of ['stored', 'firstDelta', 'memory'] as const)
    check(`  growth of ${what}`, ratioOf(many?.[what], few?.[what]), aims.growth, 'times');
}

/** To two digits; NaN, which keeps no aim, where something was not measured. */
function ratioOf(one = Number.NaN, other = Number.NaN): number {
  return Math.round((100 * one) / other) / 100;
}

async function gather(
  server: StartedServer,
  people: number,
): Promise<{ talkers: Talker[]; measures: Measures }> {
  const measures = noMeasures();
  const talkers: Talker[] = [];
  for (let number = 0; number < people; number += 1) {
    const accessToken = await signIn(server, `talker${number}@example.org`);
    talkers.push(await connectTalker(server.url, accessToken, measures));
  }
  return { talkers, measures };
}

/** They begin spread over a reply's time, as people do. */
async function talkAll(talkers: readonly Talker[], times: number, replyMs: number): Promise<void> {
  await Promise.all(
    talkers.map(async (talker, index) => {
      await pause((index / talkers.length) * replyMs);
      for (let turn = 0; turn < times; turn += 1) await talker.talk(words);
    }),
  );
}

function clear(measures: Measures): void {
  measures.stored.length = 0;
  measures.firstDelta.length = 0;
  measures.deltaDelay.length = 0;
}

function check(what: string, found: number, aim: number, unit = 'ms'): void {
  const isKept = found <= aim;
  isMissed ||= !isKept;
  console.log(`${what} ${found} ${unit} (aim ${aim}) ${isKept ? 'kept' : 'MISSED'}`);
}
