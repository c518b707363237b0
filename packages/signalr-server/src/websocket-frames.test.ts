import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { eventually, serve } from '../test/test-server.ts';
import { defineHub, method } from './index.ts';
import { frameOf, readWholeFrame } from './websocket-frames.ts';

const separator = '\u001e';
const ping = 0x9;
const text = 0x1;
const continuation = 0x0;

/** A masked frame as a client sends it. */
function frame(opcode: number, payload: Buffer, isFinal: boolean): Buffer {
  const { length } = payload;
  const mask = Buffer.from([7, 130, 255, 1]);
  let head: Buffer;
  if (length < 126) {
    head = Buffer.from([0, 0x80 | length]);
  } else if (length < 65_536) {
    head = Buffer.from([0, 0x80 | 126, length >> 8, length & 255]);
  } else {
    head = Buffer.alloc(10);
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  head[0] = (isFinal ? 0x80 : 0) | opcode;
  return Buffer.concat([head, mask, payload.map((byte, at) => byte ^ (mask[at & 3] ?? 0))]);
}

function makeHub() {
  const recorded: string[] = [];
  const hub = defineHub<{ id: string }, Record<string, never[]>>()({
    methods: {
      Record: method({
        parse: ([value]) => [String(value)],
        run: (_context, value) => void recorded.push(value),
      }),
    },
  });
  return { hub, recorded };
}

async function openTcp(base: string): Promise<Socket> {
  const { port } = new URL(base);
  const negotiated = await fetch(`${base}/hub/negotiate?negotiateVersion=1`, { method: 'POST' });
  const { connectionToken } = (await negotiated.json()) as { connectionToken: string };
  const socket = connect(Number(port), '127.0.0.1').setNoDelay(true);
  onTestFinished(() => void socket.destroy());
  socket.write(
    `GET /hub?id=${encodeURIComponent(connectionToken)} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n` +
      'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(socket, 'data');
  return socket;
}

const sent = fc.array(
  fc.record({
    value: fc.oneof(
      { weight: 9, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
      { weight: 1, arbitrary: fc.constant('long '.repeat(6_000)) },
    ),
    /** How often the message stands in one frame: a WebSocket message may hold several. */
    times: fc.constantFrom(1, 1, 1, 3),
    isFragmented: fc.boolean(),
    isPingBefore: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);
const pieces = fc.infiniteStream(fc.integer({ min: 1, max: 400 }));

describe('what a client sends', () => {
  test.each([
    ['simple frames alone', false],
    ['simple frames, fragments and pings', true],
  ])('arrives whole, once and in order, however TCP cuts it: %s', async (_what, isMixed) => {
    const { hub, recorded } = makeHub();
    const { base } = await serve({ '/hub': hub });
    await fc.assert(
      fc.asyncProperty(sent, pieces, async (messages, lengths) => {
        recorded.length = 0;
        const socket = await openTcp(base);
        const frames = [
          frame(text, Buffer.from(`{"protocol":"json","version":1}${separator}`), true),
        ];
        for (const { value, times, isFragmented, isPingBefore } of messages) {
          const record = `${JSON.stringify({ type: 1, target: 'Record', arguments: [value] })}${separator}`;
          const payload = Buffer.from(record.repeat(times));
          if (isMixed && isPingBefore) frames.push(frame(ping, Buffer.from('?'), true));
          if (isMixed && isFragmented) {
            frames.push(frame(text, payload.subarray(0, 5), false));
            frames.push(frame(continuation, payload.subarray(5), true));
          } else {
            frames.push(frame(text, payload, true));
          }
        }
        const bytes = Buffer.concat(frames);
        for (let at = 0; at < bytes.length;) {
          const end = isMixed ? at + Number(lengths.next().value) * 8 : bytes.length;
          socket.write(bytes.subarray(at, end));
          await setImmediate();
          at = end;
        }
        const expected = messages.flatMap(({ value, times }) =>
          Array.from({ length: times }, () => value),
        );
        await eventually(() => expect(recorded).toHaveLength(expected.length));
        expect(recorded).toEqual(expected);
        socket.destroy();
      }),
      { numRuns: 25 },
    );
  });
});

describe('a whole frame', () => {
  test('is read back as it was masked, wherever it stands in a chunk', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 700 }), fc.nat(20), (payload, before) => {
        const masked = frame(text, Buffer.from(payload), true);
        const chunk = Buffer.concat([Buffer.alloc(before), masked, Buffer.from('next')]);
        const read = readWholeFrame(chunk, before, 65_535);
        expect(read?.end).toBe(before + masked.length);
        expect(read?.data).toEqual(Buffer.from(payload));
      }),
    );
  });

  test.each([
    ['an unmasked frame', frameOf('short')],
    ['a fragment', frame(text, Buffer.from('part'), false)],
    ['a close frame', frame(0x8, Buffer.from([3, 232]), true)],
    ['reserved bits', Buffer.from([0xc1, 0x80, 0, 0, 0, 0])],
    ['an unknown kind', frame(0x3, Buffer.from('?'), true)],
    ['a payload over the limit', frame(text, Buffer.alloc(1_001), true)],
    ['a payload of 64 KB', frame(text, Buffer.alloc(65_536), true)],
    ['a ping that is too long', frame(ping, Buffer.alloc(126), true)],
    ['a cut frame', frame(text, Buffer.from('whole'), true).subarray(0, 8)],
    ['a cut length', Buffer.from([0x81, 0xfe, 1])],
    ['one byte', Buffer.from([0x81])],
  ])('is not what the library has to judge: %s', (_what, chunk) => {
    const before = Buffer.from(chunk);
    expect(readWholeFrame(chunk, 0, 1_000)).toBeUndefined();
    expect(chunk).toEqual(before);
  });
});
