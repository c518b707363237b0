import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Message } from '@accanto/contract';
import { InProcessBus } from '@accanto/signalr-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { openNodeBus, type NodeBus } from '../redis/node-bus.ts';
import type { ChatUser } from './chat-hub.ts';
import { openTestChat, type TestChat } from './testing/test-chat.ts';
import { until } from '../test/waiting.ts';

/** A busy machine may be slow; conditions are waited for, not times. */
vi.setConfig({ testTimeout: 120_000 });
let dataDir: string;
let one: TestChat;
let other: TestChat;
let buses: [NodeBus, NodeBus];
let luce: ChatUser;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'accanto-nodes-'));
  const masterKey = randomBytes(32).toString('hex');
  const lines = new InProcessBus();
  const log = createLog('silent');
  buses = [await openNodeBus(lines.join(), log), await openNodeBus(lines.join(), log)];
  one = await openTestChat({ dataDir, node: { bus: buses[0], masterKey } });
  other = await openTestChat({ dataDir, node: { bus: buses[1], masterKey } });
  luce = await one.join();
  await other.setConsents(luce, { processing: true, history: true, adult: true });
});
afterEach(async () => {
  await one.close();
  await other.close();
  await rm(dataDir, { recursive: true, force: true });
});

const load = async (node: TestChat): Promise<Message[]> =>
  (await node.call(luce, 'LoadConversation', {})).messages;

describe('a reply that another node writes', () => {
  test('is shown as far as it came, and as being written', async () => {
    await one.call(luce, 'SendMessage', 'Ciao');
    const reply = await one.nextReply();
    reply.say('Eccomi, ti ascolto');
    await until(() => one.events('ReceiveMessageDelta').length > 0);
    const { messages, isTyping, buttons } = await other.call(luce, 'LoadConversation', {});
    expect(messages.map(({ content }) => content)).toEqual(['Ciao', 'Eccomi, ti ascolto']);
    expect(messages.at(-1)).toMatchObject({ replyState: 'streaming' });
    expect([isTyping, buttons]).toEqual([true, []]);
    reply.end();
  });

  test('is followed by the answer to what was said meanwhile on this node', async () => {
    await one.call(luce, 'SendMessage', 'Ciao');
    const reply = await one.nextReply();
    reply.say('Eccomi');
    await other.call(luce, 'SendMessage', 'Sei ancora lì?');
    reply.end();
    await one.answerNext('Sì, sono qui');
    expect((await load(other)).map(({ content }) => content)).toEqual([
      'Ciao',
      'Eccomi',
      'Sei ancora lì?',
      'Sì, sono qui',
    ]);
    expect(other.asked).toHaveLength(0);
  });

  test('is followed by the answer also where it ends in the very moment in which something is said here', async () => {
    await one.call(luce, 'SendMessage', 'Ciao');
    const reply = await one.nextReply();
    reply.say('Eccomi');
    await until(() => one.events('ReceiveMessageDelta').length > 0);
    // This node asks how far the reply has come; before it asks for an answer after it, there is no more after.
    const { ask } = buses[1];
    vi.spyOn(buses[1], 'ask').mockImplementationOnce(async (...question) => {
      const answer = await ask(...question);
      reply.end();
      await until(() => one.events('ReceiveActionButtons').length > 0);
      return answer;
    });
    await other.call(luce, 'SendMessage', 'Sei ancora lì?');
    await other.answerNext('Sì, sono qui');
    expect((await load(one)).map(({ content }) => content)).toEqual([
      'Ciao',
      'Eccomi',
      'Sei ancora lì?',
      'Sì, sono qui',
    ]);
  });

  test('is stopped from here, and kept as far as it came', async () => {
    await one.call(luce, 'SendMessage', 'Ciao');
    const reply = await one.nextReply();
    reply.say('Eccomi');
    await until(() => one.events('ReceiveMessageDelta').length > 0);
    await other.call(luce, 'StopReply');
    await until(async () => (await load(other)).at(-1)?.replyState === 'stopped');
    expect(reply.signal.aborted).toBe(true);
  });

  test('ends without a word more when a new chat begins here', async () => {
    await one.call(luce, 'SendMessage', 'Ciao');
    const reply = await one.nextReply();
    reply.say('Eccomi');
    await until(() => one.events('ReceiveMessageDelta').length > 0);
    await other.call(luce, 'NewChat');
    const before = one.events('ReceiveMessageDelta').length;
    reply.say(' e ancora');
    reply.end();
    expect(await load(one)).toEqual([]);
    expect(reply.signal.aborted).toBe(true);
    expect(one.events('ReceiveMessageDelta')).toHaveLength(before);
  });

  test('is refused to be written anew from here meanwhile', async () => {
    const { id } = await one.call(luce, 'SendMessage', 'Ciao');
    await one.nextReply();
    expect(await other.refusal(other.call(luce, 'RetryReply', id))).toBe('VALIDATION_FAILED');
  });
});

describe('a node that dies in the middle of a reply', () => {
  test('leaves it to another one: marked, told to the pages, and answered when asked for again', async () => {
    await other.chat.recover();
    await one.call(luce, 'SendMessage', 'Ciao');
    const reply = await one.nextReply();
    reply.say('Eccomi, ti');
    await until(async () => (await storedText()) !== null);
    // Nothing of its beats was ever written, as after a kill.
    await until(() => other.events('ReceiveMessage').length > 1);
    const [question, told] = other.events('ReceiveMessage');
    expect(question).toEqual(one.events('ReceiveMessage')[0]);
    expect(told).toMatchObject({ content: 'Eccomi, ti', replyState: 'interrupted' });
    expect(other.events('ReceiveTyping').at(-1)).toEqual({ isTyping: false });
    await other.call(luce, 'RetryReply', told?.id ?? '');
    await other.answerNext('Eccomi, ti ascolto');
    expect((await load(other)).map(({ content }) => content)).toEqual([
      'Ciao',
      'Eccomi, ti ascolto',
    ]);
  });

  test('leaves unanswered what was said to another one meanwhile, and that one answers it', async () => {
    await one.call(luce, 'SendMessage', 'Ciao');
    const reply = await one.nextReply();
    reply.say('Eccomi');
    await until(async () => (await storedText()) !== null);
    await buses[0].stop();
    await other.call(luce, 'SendMessage', 'Ci sei ancora?');
    expect(other.asked).toHaveLength(0);
    await other.chat.recover();
    await other.answerNext('Sì, sono qui');
    expect((await load(other)).map(({ content, replyState }) => replyState ?? content)).toEqual([
      'Ciao',
      'interrupted',
      'Ci sei ancora?',
      'complete',
    ]);
  });

  test('leaves a press behind its reply, and one whose reply has no word yet: another one answers both, once', async () => {
    await one.call(luce, 'SendMessage', 'Ciao');
    await one.answerNext('Eccomi');
    const id = (await load(one)).at(-1)?.id ?? '';
    await one.call(luce, 'PressActionButton', id, '1', 'p1');
    await one.nextReply();
    await buses[0].stop();
    await other.call(luce, 'PressActionButton', id, '8', 'p2');
    expect(other.asked).toHaveLength(0);
    await other.chat.recover();
    const asked: unknown[] = [];
    for (const text of ['Respira', 'Continua']) {
      const reply = await other.nextReply();
      asked.push(reply.turn.input);
      reply.say(text);
      reply.end();
    }
    expect(asked).toEqual([
      { kind: 'action', meaning: 'breathe' },
      { kind: 'action', meaning: 'go_on' },
    ]);
    await until(async () => (await load(other)).at(-1)?.replyState === 'complete');
    await other.call(luce, 'PressActionButton', id, '1', 'p1');
    await other.call(luce, 'PressActionButton', id, '8', 'p2');
    expect((await load(other)).map(({ content }) => content)).toEqual([
      'Ciao',
      'Eccomi',
      'Respira',
      'Continua',
    ]);
    expect(other.events('ReceiveError')).toEqual([]);
  });

  test('is not taken for dead while it lives', async () => {
    await one.chat.recover();
    await other.chat.recover();
    await one.call(luce, 'SendMessage', 'Ciao');
    const reply = await one.nextReply();
    reply.say('Eccomi');
    const { db } = other.database;
    const beat = async () =>
      (await db.selectFrom('nodes').select('beat').where('id', '=', buses[0].nodeId).execute())[0]
        ?.beat ?? 0;
    await until(async () => (await beat()) > 6);
    expect((await load(other)).at(-1)).toMatchObject({ replyState: 'streaming' });
    reply.end();
  });
});

async function storedText(): Promise<Uint8Array | null> {
  const row = await one.database.db
    .selectFrom('messages')
    .select('content')
    .where('reply_state', '=', 'streaming')
    .executeTakeFirst();
  return row?.content ?? null;
}
