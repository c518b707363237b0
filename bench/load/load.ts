// A country in small (`npm run bench:load`): people who are there, people who chat at 20 deltas/s, for minutes; one node on
// its own store, or several over PostgreSQL and Redis, started for this. Options: --idle 10000 --active 1000 --minutes 8
// --nodes 1 --every 60. With several nodes the people are spread over them; --shared gives one node PostgreSQL and Redis
// too, to compare with several. Everybody says something every so many
// seconds, since people read and type; 0 is at once when a reply has ended, which nobody does.
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startModelStandIn } from '../model-stand-in.ts';
import { residentBytes, usedSeconds } from '../process-figures.ts';
import { connectRaw } from '../raw-connection.ts';
import { readConversations } from '../read-conversations.ts';
import { startNodes } from '../started-nodes.ts';
import { signIn, startServer, type StartedServer } from '../started-server.ts';
import { connectTalker, noMeasures, percentile, type Talker } from '../talker.ts';
import { scraped } from './scraped.ts';

const { values } = parseArgs({
  options: {
    idle: { type: 'string', default: '10000' },
    active: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '8' },
    nodes: { type: 'string', default: '1' },
    every: { type: 'string', default: '60' },
    shared: { type: 'boolean', default: false },
  },
});
const [idle, active, minutes, nodeCount, everyMs] = [
  Number(values.idle),
  Number(values.active),
  Number(values.minutes),
  Number(values.nodes),
  Number(values.every) * 1_000,
];
const perPerson = 10;
const atOnce = 20;
const replyMs = 7_500;
const manner = { pieces: replyMs / 50, gapMs: 50 };
const words = 'Oggi al lavoro è stata una giornata lunga e mi sento stanca';
/** So many people's stores are compared with what was said. */
const compared = 20;

interface Person {
  readonly server: StartedServer;
  readonly accessToken: string;
  readonly talker: Talker;
  said: number;
}

const model = await startModelStandIn();
const env = {
  COMPANION_BASE_URL: model.baseUrl,
  COMPANION_MODEL: 'stand-in',
  COMPANION_MAX_PARALLEL: '1000',
  ACCESS_TTL_S: '900',
};
const nodes = nodeCount === 1 && !values.shared ? null : await startNodes(nodeCount, env);
// One node has a core of its own, as bench/reply.ts has.
const servers = nodes?.servers ?? [await startServer({ env, core: 0 })];
const at = (index: number): StartedServer => {
  const server = servers[index % servers.length];
  if (server === undefined) throw new Error('There are no nodes');
  return server;
};
try {
  console.log(
    `${servers.length} node(s), ${idle} idle connections, ${active} people chatting, a message every ${values.every} s, ${minutes} min\n`,
  );
  await comeAndStay();
  await chat();
} finally {
  await (nodes?.stop() ?? servers[0]?.stop());
  await model.close();
}
process.exit();

async function total(read: (server: StartedServer) => Promise<number>): Promise<number> {
  const numbers = await Promise.all(servers.map(read));
  return numbers.reduce((sum, one) => sum + one, 0);
}

async function comeAndStay(): Promise<void> {
  const people = Math.ceil(idle / perPerson);
  const tokens: string[] = [];
  await each(people, async (index) => {
    tokens[index] = await signIn(at(0), `presente${index}@example.org`);
  });
  await pause(2_000);
  const before = await total(residentBytes);
  const began = performance.now();
  await each(idle, async (index) => {
    await connectRaw(at(index), tokens[index % people] ?? '');
  });
  const seconds = (performance.now() - began) / 1000;
  await pause(5_000);
  const bytes = ((await total(residentBytes)) - before) / Math.max(1, idle);
  console.log(`idle: ${idle} came in ${seconds.toFixed(1)} s, ${Math.round(bytes)} bytes each`);
}

async function chat(): Promise<void> {
  model.answer(manner);
  const measures = noMeasures();
  const people: Person[] = [];
  await each(active, async (index) => {
    const accessToken = await signIn(at(0), `parla${index}@example.org`);
    const server = at(index);
    people[index] = {
      server,
      accessToken,
      talker: await connectTalker(server.url, accessToken, measures),
      said: 0,
    };
  });
  const until = Date.now() + minutes * 60_000;
  const cpuBefore = await total(usedSeconds);
  const sharedBefore = await sharedWork();
  const began = performance.now();
  await Promise.all(
    people.map(async (person, index) => {
      const rhythmMs = Math.max(everyMs, replyMs);
      let next = Date.now() + (index / active) * rhythmMs;
      while (next < until) {
        await pause(Math.max(0, next - Date.now()));
        await person.talker.talk(words);
        person.said += 1;
        next = Math.max(Date.now(), next + everyMs);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const cpu = (await total(usedSeconds)) - cpuBefore;
  const messages = people.reduce((sum, { said }) => sum + said, 0);
  const lag = await Promise.all(
    servers.map(async (server) => (await scraped(server))('nodejs_eventloop_lag_p99_seconds')),
  );
  const line = (what: string, value: string): void => console.log(`| ${what} | ${value} |`);
  console.log('\n| figure | value |\n| --- | --- |');
  line('messages with their reply', `${messages} in ${Math.round(seconds)} s`);
  const { firstDelta, deltaDelay } = measures;
  for (const share of [0.5, 0.95, 0.99])
    line(`first delta p${share * 100}`, `${percentile(firstDelta, share)} ms`);
  line('delta delay p95', `${percentile(deltaDelay, 0.95)} ms`);
  line('event-loop delay p99, worst node', `${Math.round(Math.max(...lag) * 1000)} ms`);
  line(
    'processor for 1,000 active people',
    `${((cpu / seconds / active) * 1000).toFixed(2)} cores`,
  );
  line('processor for a message with its reply', `${((cpu / messages) * 1000).toFixed(1)} ms`);
  const shared = await sharedWork();
  line(
    'statements of the store for a message',
    ((shared.statements - sharedBefore.statements) / messages).toFixed(1),
  );
  if (nodes !== null)
    line(
      'Redis commands for a message',
      ((shared.redis - sharedBefore.redis) / messages).toFixed(1),
    );
  line(`lost, of the messages of ${Math.min(compared, active)} people`, String(await lost(people)));
  await Promise.all(people.map(({ talker }) => talker.close()));
}

async function sharedWork(): Promise<{ statements: number; redis: number }> {
  const statements = await total(async (server) => (await scraped(server))('store_seconds_count'));
  return { statements, redis: nodes === null ? 0 : redisCommands(nodes.redis.url) };
}

function redisCommands(url: string): number {
  const stats = execFileSync('redis-cli', ['-u', url, 'info', 'stats'], { encoding: 'utf8' });
  return Number(/total_commands_processed:(\d+)/.exec(stats)?.[1]);
}

async function lost(people: readonly Person[]): Promise<number> {
  let missing = 0;
  for (const { server, accessToken, said } of people.slice(0, compared)) {
    const stored = await readConversations(server, accessToken);
    const whole = stored.filter(({ replyState }) => replyState === 'complete').length;
    const sent = stored.filter(({ role }) => role === 'user').length;
    missing += Math.max(0, said - sent) + Math.max(0, said - whole);
  }
  return missing;
}

/** Runs a task for each index, some at a time. */
async function each(count: number, task: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await task(next - 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
