import { expect } from 'vitest';
import { RawClient } from './raw-client.ts';

const heardBy = (client: RawClient) =>
  client.messages
    .filter((message) => message['target'] === 'Heard')
    .map((message) => (message['arguments'] as string[])[0]);

async function hears(client: RawClient, text: string): Promise<void> {
  await client.waitFor(
    (message) => message['target'] === 'Heard' && (message['arguments'] as string[])[0] === text,
  );
}

/** What has to hold between clients of two servers that share a backplane. */
export async function expectOneHub(first: string, second: string): Promise<void> {
  const alice = await RawClient.connect(first, { token: 'alice' });
  const bob = await RawClient.connect(second, { token: 'bob' });
  const carol = await RawClient.connect(second, { token: 'carol' });
  const [aliceId, bobId] = [alice.negotiated.connectionId, bob.negotiated.connectionId];

  await alice.invoke('All', '', 'to all');
  await Promise.all([alice, bob, carol].map(async (client) => hears(client, 'to all')));
  await bob.invoke('Others', '', 'to others');
  await Promise.all([alice, carol].map(async (client) => hears(client, 'to others')));
  await alice.invoke('User', 'bob', 'to bob');
  await hears(bob, 'to bob');
  await bob.invoke('Connection', aliceId, 'to connection');
  await hears(alice, 'to connection');

  await bob.invoke('Join', 'room');
  await alice.invoke('Group', 'room', 'to the room');
  await hears(bob, 'to the room');
  expect(await bob.invoke('AddOther', aliceId, 'room')).toHaveProperty('result', true);
  await carol.invoke('Group', 'room', 'to both');
  await Promise.all([alice, bob].map(async (client) => hears(client, 'to both')));
  expect(await bob.invoke('RemoveOther', aliceId, 'room')).toHaveProperty('result', true);
  await alice.invoke('Group', 'room', 'to bob alone');
  await hears(bob, 'to bob alone');

  alice.send({ type: 1, target: 'Ask', arguments: [bobId, 'why?'], invocationId: 'ask' });
  const question = await bob.waitFor((message) => message['target'] === 'Question');
  bob.send({ type: 3, invocationId: question['invocationId'], result: ['because'] });
  expect(await alice.completion('ask')).toHaveProperty('result', ['because']);

  await alice.invoke('All', '', 'the end');
  await Promise.all([alice, bob, carol].map(async (client) => hears(client, 'the end')));
  expect(heardBy(alice)).toEqual(['to all', 'to others', 'to connection', 'to both', 'the end']);
  expect(heardBy(bob)).toEqual([
    'to all',
    'to bob',
    'to the room',
    'to both',
    'to bob alone',
    'the end',
  ]);
  expect(heardBy(carol)).toEqual(['to all', 'to others', 'the end']);
  for (const client of [alice, bob, carol]) client.cut();
}
