import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Companion } from '../index.ts';
import {
  chunk,
  done,
  startModelServer,
  startStream,
  streams,
  type ModelServer,
} from '../testing/model-server.ts';
import { endpointCompanion, hear, turnOf } from '../testing/turns.ts';

const answer = 'Quella discussione ti ha lasciato un peso. Mi sembra che tu tenga molto a lei.';
const text = 'Ho discusso con la mia collega e ci sto male.';
const onePlace = { maxParallel: 1, silenceMs: 10_000, totalMs: 10_000 };
let server: ModelServer;
let companion: Companion;

beforeEach(async () => {
  server = await startModelServer();
  companion = endpointCompanion(server.baseUrl, onePlace);
});

afterEach(async () => {
  await companion.close();
  await server.close();
});

test('who waits in line is answered by the model when a place gets free', async () => {
  const [response, first] = await firstIsUnderWay();
  const second = hear(companion, turnOf(text));
  response.end(chunk(answer, 'stop') + done);
  for (const heard of await Promise.all([first, second])) {
    expect(heard.notices).toEqual([]);
    expect(heard.end).toMatchObject({ outcome: 'complete', origin: 'model' });
  }
  expect(server.requests).toHaveLength(2);
});

test('who waits in line too long is answered built-in', async () => {
  const stop = new AbortController();
  const [, first] = await firstIsUnderWay(stop.signal);
  const second = await hear(companion, turnOf(text));
  expect(second.notices).toEqual(['fell-back']);
  expect(second.end).toMatchObject({ outcome: 'complete', origin: 'built-in' });
  expect(server.requests).toHaveLength(1);
  stop.abort();
  await first;
});

test('a stopped reply ends without a word more, and the request is dropped', async () => {
  let isClosed = false;
  server.behave((response) => {
    startStream(response);
    response.write(chunk('Una prima frase qui. Una seconda frase che '));
    response.on('close', () => (isClosed = true));
  });
  const stop = new AbortController();
  const pieces = [];
  for await (const piece of companion.reply(turnOf(text), stop.signal)) {
    pieces.push(piece.kind);
    if (piece.kind === 'text') stop.abort();
  }
  expect(pieces.at(-1)).toBe('text');
  await expect.poll(() => isClosed).toBe(true);
});

test('stopping what has come to its end leaves the connection to the next reply', async () => {
  const sockets = new Set<unknown>();
  server.behave((response, request, body) => {
    sockets.add(request.socket);
    streams(answer)(response, request, body);
  });
  for (let i = 0; i < 3; i += 1) {
    const stop = new AbortController();
    const heard = await hear(companion, turnOf(text), stop.signal);
    expect(heard.end).toMatchObject({ outcome: 'complete', origin: 'model' });
    stop.abort();
  }
  expect(sockets.size).toBe(1);
});

/** A reply that has the only place; the server has begun to answer and says nothing yet. */
async function firstIsUnderWay(signal = new AbortController().signal) {
  const { promise, resolve } = Promise.withResolvers<ServerResponse>();
  server.behave((response) => {
    startStream(response);
    response.flushHeaders();
    server.behave(streams(answer));
    resolve(response);
  });
  const first = hear(companion, turnOf(text), signal);
  return [await promise, first] as const;
}
