import { describe, expect, test } from 'vitest';
import { RawClient } from '../test/raw-client.ts';
import { serve } from '../test/test-server.ts';
import { defineHub, method } from './index.ts';

const hub = defineHub<{ id: string }, { Said: [] }>()({
  methods: { Echo: method({ parse: ([value]) => [value], run: (_context, value) => value }) },
});
const separator = '\u001e';
const accepted = `{"protocol":"json","version":1}${separator}`;

async function open(limits = {}) {
  const { url } = await serve({ '/hub': hub }, { limits });
  return RawClient.open(url, undefined);
}

describe('handshake', () => {
  test('is accepted with an empty object', async () => {
    const client = await open();
    client.sendText(accepted);
    await client.until(() => client.messages.length > 0);
    expect(client.messages).toEqual([{}]);
  });

  test('of MessagePack is answered in a binary frame', async () => {
    const client = await open();
    client.sendText(`{"protocol":"messagepack","version":1}${separator}`);
    await client.until(() => client.frames.length > 0);
    expect(client.frames[0]).toEqual({ data: Buffer.from(`{}${separator}`), isBinary: true });
  });

  test('may come in pieces and bring messages along', async () => {
    const client = await open();
    client.sendText(accepted.slice(0, 9));
    client.sendBytes(Buffer.from(accepted.slice(9, 20)));
    client.sendText(
      `${accepted.slice(20)}{"type":1,"target":"Echo","arguments":[5],"invocationId":"1"}${separator}`,
    );
    expect(await client.completion('1')).toEqual({ type: 3, invocationId: '1', result: 5 });
    expect(client.messages[0]).toEqual({});
  });

  test.each([
    ['{"protocol":"xml","version":1}', "The protocol 'xml' is not supported."],
    [
      '{"protocol":"json","version":99}',
      "The server does not support version 99 of the 'json' protocol.",
    ],
    ['{"protocol":"json"}', 'An unexpected error occurred during connection handshake.'],
    ['{"type":6}', 'An unexpected error occurred during connection handshake.'],
    ['null', 'An unexpected error occurred during connection handshake.'],
    ['garbage', 'An unexpected error occurred during connection handshake.'],
  ])('%s is refused with its error, then the socket is closed', async (text, error) => {
    const client = await open();
    client.sendText(`${text}${separator}`);
    expect(await client.closed()).toBe(1000);
    expect(client.messages).toEqual([{ error }]);
  });

  test('is cancelled when it does not come in time', async () => {
    const client = await open({ handshakeTimeoutMs: 60 });
    expect(await client.closed()).toBe(1000);
    expect(client.messages).toEqual([{ error: 'Handshake was canceled.' }]);
  });

  test('may be as long as a message, and not one byte longer', async () => {
    const limits = { maxMessageBytes: 100 };
    const padded = (length: number) =>
      `{"protocol":"json","version":1}${' '.repeat(length - 31)}${separator}`;
    const fitting = await open(limits);
    fitting.sendText(padded(100));
    await fitting.until(() => fitting.messages.length > 0);
    expect(fitting.messages).toEqual([{}]);
    const tooLong = await open(limits);
    tooLong.sendText(padded(101));
    await tooLong.closed();
    expect(tooLong.messages).toEqual([{ error: 'Handshake was canceled.' }]);
    const endless = await open(limits);
    endless.sendText('x'.repeat(101));
    await endless.closed();
    expect(endless.messages).toEqual([{ error: 'Handshake was canceled.' }]);
  });
});
