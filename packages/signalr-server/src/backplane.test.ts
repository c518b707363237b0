import { expect, test } from 'vitest';
import { expectOneHub } from '../test/backplane-cases.ts';
import { backplaneHub } from '../test/backplane-hub.ts';
import { RawClient, negotiate } from '../test/raw-client.ts';
import { serve, type TestServer } from '../test/test-server.ts';
import { InProcessBus } from './index.ts';

async function pair() {
  const bus = new InProcessBus();
  const make = async () => {
    const servers: TestServer[] = [];
    const hub = backplaneHub(() => {
      const [served] = servers;
      if (served === undefined) throw new Error('not served yet');
      return served.server;
    });
    const served = await serve({ '/hub': hub }, { backplane: bus.join(), tokenSecret: 'shared' });
    servers.push(served);
    await served.server.ready();
    return served;
  };
  return [await make(), await make()] as const;
}

test('two servers on one bus are one hub', async () => {
  const [first, second] = await pair();
  await expectOneHub(first.url, second.url);
});

test('a connection asked on another server that does not exist fails in time', async () => {
  const [first] = await pair();
  const client = await RawClient.connect(first.url);
  expect((await client.invoke('Ask', 'nobody', ''))['error']).toContain(
    "Connection 'nobody' did not answer.",
  );
});

test('a token of one server is accepted by another with the same secret', async () => {
  const [first, second] = await pair();
  const { connectionToken, connectionId } = await negotiate(first.url);
  const client = await RawClient.open(second.url, connectionToken);
  client.send({ protocol: 'json', version: 1 });
  await client.until(() => client.messages.length > 0);
  expect(
    [...second.server.connections('/hub')].map((connection) => connection.connectionId),
  ).toEqual([connectionId]);
});
