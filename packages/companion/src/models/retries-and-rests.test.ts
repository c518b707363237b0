import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Companion } from '../index.ts';
import {
  chunk,
  refuses,
  startModelServer,
  startStream,
  streams,
  type ModelServer,
} from '../testing/model-server.ts';
import { endpointCompanion, hear, noon, turnOf, type Heard } from '../testing/turns.ts';
import { readRetryAfter } from './retry-after.ts';

const answer = 'Quella discussione ti ha lasciato un peso. Mi sembra che tu tenga molto a lei.';
const text = 'Ho discusso con la mia collega e ci sto male.';
const inDanger = 'vorrei non svegliarmi domani mattina';
/** Whoever waits for one of these limits does not come through its test. */
const longerThanATest = { silenceMs: 300_000, totalMs: 300_000 };

let server: ModelServer;
let now: number;
let random: number;
let companion: Companion;

beforeEach(async () => {
  server = await startModelServer();
  now = noon;
  random = 0;
  companion = endpointCompanion(server.baseUrl, longerThanATest, {
    now: () => now,
    random: () => random,
  });
});

afterEach(async () => {
  await companion.close();
  await server.close();
});

const answered = (): Promise<Heard> => hear(companion, turnOf(text));

async function expectModel(): Promise<void> {
  expect((await answered()).end).toMatchObject({ outcome: 'complete', origin: 'model' });
}

async function expectBuiltIn(): Promise<void> {
  const heard = await answered();
  expect(heard.notices).toEqual(['fell-back']);
  expect(heard.end).toMatchObject({ outcome: 'complete', origin: 'built-in' });
}

/** Refuses the first request with these headers and answers the others; says how long the second one took to come. */
async function secondTryAfter(status: number, headers: Record<string, string>): Promise<number> {
  const triedAt: number[] = [];
  server.behave((response, request, body) => {
    const tries = triedAt.push(performance.now());
    (tries === 1 ? refuses(status, headers) : streams(answer))(response, request, body);
  });
  await expectModel();
  expect(triedAt).toHaveLength(2);
  return (triedAt[1] ?? 0) - (triedAt[0] ?? 0);
}

describe('a fault before the first output', () => {
  test.each([
    ['a number of seconds', '1'],
    ['a date', new Date(noon + 1_000).toUTCString()],
  ])('is tried again after the time that the server asks for as %s', async (_, header) => {
    expect(await secondTryAfter(429, { 'retry-after': header })).toBeGreaterThanOrEqual(900);
  });

  test('is tried again after a time that differs from one to the next, within bounds', async () => {
    random = 0;
    const shortest = await secondTryAfter(500, {});
    random = 0.999;
    const longest = await secondTryAfter(500, {});
    expect(shortest).toBeGreaterThanOrEqual(145);
    expect(longest).toBeGreaterThanOrEqual(445);
    expect(longest).toBeLessThan(1_200);
  });

  test('is tried three times at most', async () => {
    server.behave(refuses(503));
    await expectBuiltIn();
    expect(server.requests).toHaveLength(3);
  });

  test('is not tried again when the key is wrong', async () => {
    server.behave(refuses(401));
    await expectBuiltIn();
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['refuses', refuses(500)],
    ['asks for a second of patience each time', refuses(429, { 'retry-after': '1' })],
    ['asks for a minute', refuses(429, { 'retry-after': '60' })],
  ])('leads to the built-in companion soon when the server %s', async (_, behaviour) => {
    server.behave(behaviour);
    const began = performance.now();
    await expectBuiltIn();
    // Two seconds, and two more for a machine that has much else to do.
    expect(performance.now() - began).toBeLessThan(4_000);
  });
});

test('a stream that is cut after its first output is not asked for again', async () => {
  server.behave((response) => {
    startStream(response);
    response.write(chunk('Quella discussione ti ha lasciato un peso. Mi sembra '), () =>
      response.destroy(),
    );
  });
  expect((await answered()).end).toMatchObject({ outcome: 'interrupted', origin: 'model' });
  expect(server.requests).toHaveLength(1);
});

describe('a time to wait that a server names', () => {
  test('is read as seconds, as a date, and as nothing where it makes no sense', () => {
    expect(readRetryAfter('7', noon)).toBe(7_000);
    expect(readRetryAfter(new Date(noon + 90_000).toUTCString(), noon)).toBe(90_000);
    expect(readRetryAfter(new Date(noon - 90_000).toUTCString(), noon)).toBe(0);
    for (const nothing of ['soon', '-3', '', undefined, null])
      expect(readRetryAfter(nothing, noon)).toBeNull();
  });

  test.each([
    ['seconds', '60'],
    ['a date', new Date(noon + 60_000).toUTCString()],
  ])('leaves the server in peace for so long, and no longer (%s)', async (_, header) => {
    server.behave(refuses(429, { 'retry-after': header }));
    await expectBuiltIn();
    server.behave(streams(answer));
    now = noon + 59_000;
    await expectBuiltIn();
    expect(server.requests).toHaveLength(1);
    now = noon + 61_000;
    await expectModel();
  });
});

describe('after repeated faults', () => {
  beforeEach(async () => {
    server.behave(refuses(400));
    for (let i = 0; i < 5; i += 1) await expectBuiltIn();
  });

  test('the server is not asked for a while', async () => {
    server.behave(streams(answer));
    now += 4_000;
    await expectBuiltIn();
    expect(server.requests).toHaveLength(5);
  });

  test('one asks after the rest, and all do when that went well', async () => {
    server.behave(streams(answer));
    now += 6_000;
    await expectModel();
    await expectModel();
    expect(server.requests).toHaveLength(7);
  });

  test('the next rest is longer when it did not go well', async () => {
    now += 6_000;
    await expectBuiltIn();
    server.behave(streams(answer));
    now += 6_000;
    await expectBuiltIn();
    expect(server.requests).toHaveLength(6);
    now += 6_000;
    await expectModel();
  });

  test('the others do not wait for the one who tries', async () => {
    server.behave((response) => startStream(response));
    now += 6_000;
    const stop = new AbortController();
    const trial = hear(companion, turnOf(text), stop.signal);
    await expect.poll(() => server.requests.length).toBe(6);
    await expectBuiltIn();
    stop.abort();
    await trial;
    // Who leaves decides nothing: the next one tries.
    server.behave(streams(answer));
    await expectModel();
  });
});

describe('whoever leaves before the first output says nothing about the server', () => {
  test('five people stopped their replies, and the sixth is answered by the model', async () => {
    server.behave(() => {});
    for (let i = 1; i <= 5; i += 1) {
      const stop = new AbortController();
      const heard = hear(companion, turnOf(text), stop.signal);
      await expect.poll(() => server.requests.length).toBe(i);
      stop.abort();
      await heard;
    }
    server.behave(streams(answer));
    await expectModel();
  });

  test('five people in danger were bridged, and the sixth is answered by the model', async () => {
    const wide = endpointCompanion(server.baseUrl, { ...longerThanATest, maxParallel: 5 });
    server.behave(() => {});
    const bridged = await Promise.all(
      Array.from({ length: 5 }, () => hear(wide, turnOf(inDanger))),
    );
    for (const { notices } of bridged) expect(notices).toEqual(['fell-back']);
    server.behave(streams(answer));
    expect((await hear(wide, turnOf(text))).end).toMatchObject({ origin: 'model' });
    await wide.close();
  });
});
