import { describe, expect, test } from 'vitest';
import { RawClient, type RawMessage } from '../test/raw-client.ts';
import { serve } from '../test/test-server.ts';
import { defineHub, method } from './index.ts';

const hub = defineHub<{ id: string }, { Said: [] }>()({
  methods: {
    Ask: method({
      parse: ([timeoutMs]) => [Number(timeoutMs)],
      run: (context, timeoutMs) => context.clients.caller.invoke('Question', { timeoutMs }, 'how?'),
    }),
    AskOther: method({
      parse: ([id]) => [String(id)],
      run: (context, id) => context.clients.connection(id).invoke('Question', { timeoutMs: 5_000 }),
    }),
    AskAndCancel: method({
      run: async (context) => {
        const signal = AbortSignal.abort();
        return context.clients.caller.invoke('Question', { signal });
      },
    }),
  },
});

async function connect() {
  const { url } = await serve({ '/hub': hub });
  return { url, client: await RawClient.connect(url) };
}

const isQuestion = (message: RawMessage) => message['type'] === 1;

describe('a result asked of a client', () => {
  test('comes back, although the asking method holds the only place to run', async () => {
    const { client } = await connect();
    client.send({ type: 1, target: 'Ask', arguments: [5_000], invocationId: 'a' });
    const question = await client.waitFor(isQuestion);
    expect(question).toMatchObject({
      target: 'Question',
      arguments: ['how?'],
      invocationId: expect.any(String),
    });
    client.send({ type: 3, invocationId: question['invocationId'], result: { answer: 42 } });
    expect(await client.completion('a')).toHaveProperty('result', { answer: 42 });
  });

  test('fails with the text of the client', async () => {
    const { client } = await connect();
    client.send({ type: 1, target: 'Ask', arguments: [5_000], invocationId: 'a' });
    const question = await client.waitFor(isQuestion);
    client.send({
      type: 3,
      invocationId: question['invocationId'],
      error: "Client didn't provide a result.",
    });
    expect(await client.completion('a')).toHaveProperty(
      'error',
      "An unexpected error occurred invoking 'Ask' on the server. HubException: Client didn't provide a result.",
    );
  });

  test('fails when its time has passed, is cancelled, or names nobody', async () => {
    const { client } = await connect();
    expect((await client.invoke('Ask', 20))['error']).toContain('in time');
    expect((await client.invoke('AskAndCancel'))['error']).toContain('cancelled');
    expect((await client.invoke('AskOther', 'nobody'))['error']).toContain(
      "no connection 'nobody'",
    );
  });

  test('fails when the asked connection goes away, and nobody else may answer', async () => {
    const { url, client } = await connect();
    const other = await RawClient.connect(url);
    client.send({
      type: 1,
      target: 'AskOther',
      arguments: [other.negotiated.connectionId],
      invocationId: 'a',
    });
    const question = await other.waitFor(isQuestion);
    client.send({ type: 3, invocationId: question['invocationId'], result: 'forged' });
    client.send({ type: 4, target: 'Unknown', arguments: [], invocationId: 'after' });
    await client.completion('after');
    expect(client.ofType(3).some((message) => message['result'] === 'forged')).toBe(false);
    other.cut();
    expect((await client.completion('a'))['error']).toContain('HubException: The connection ended');
  });
});
