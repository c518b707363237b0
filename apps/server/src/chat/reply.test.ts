import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Consents } from '@accanto/contract';
import type { ChatUser } from './chat-hub.ts';
import { openTestChat, type TestChat } from './testing/test-chat.ts';
import { until } from '../test/waiting.ts';

let room: TestChat;
let luce: ChatUser;
beforeEach(async () => {
  room = await openTestChat();
  luce = await room.join();
});
afterEach(() => room.close());

const withdrawn: Consents = {
  processing: false,
  history: false,
  memory: false,
  adult: true,
  version: 'test',
  at: null,
};
const say = (text: string, clientId?: string) => room.call(luce, 'SendMessage', text, clientId);
const load = () => room.call(luce, 'LoadConversation', {});

describe('a reply', () => {
  test('is the stored one: what pages were sent is what the store has', async () => {
    await say('Ciao');
    const reply = await room.nextReply();
    expect(reply.turn.input).toEqual({ kind: 'message', text: 'Ciao' });
    for (const word of ['Sono ', 'qui. ', '😀']) reply.say(word);
    reply.end({ origin: 'model' });
    await until(() => room.lastDelta()?.isComplete);
    const { messages, isTyping } = await load();
    expect(messages).toMatchObject([
      { role: 'user', content: 'Ciao', sequence: 1, status: 'sent' },
      {
        role: 'assistant',
        content: room.shown(),
        sequence: 2,
        replyState: 'complete',
        origin: 'model',
      },
    ]);
    expect(messages[1]?.content).toBe('Sono qui. 😀');
    await until(() => room.events('ReceiveActionButtons').length === 1);
    expect(isTyping).toBe(false);
    expect(room.events('ReceiveTyping')).toEqual([{ isTyping: true }, { isTyping: false }]);
    expect((await load()).buttons).toHaveLength(8);
  });

  test('begins with a delta that carries the role, and offsets leave no hole', async () => {
    await say('Ciao');
    const reply = await room.nextReply();
    for (const word of ['uno ', 'due ', 'tre']) {
      const before = room.shown();
      reply.say(word);
      await until(() => room.shown() === before + word);
    }
    reply.end();
    await until(() => room.lastDelta()?.isComplete);
    const deltas = room.events('ReceiveMessageDelta');
    expect(deltas[0]).toMatchObject({ role: 'assistant', isFirst: true, offset: 0 });
    expect(deltas.map(({ isFirst }) => isFirst)).toEqual([true, false, false, false]);
    expect(deltas.map(({ offset }) => offset)).toEqual([0, 4, 8, 11]);
    expect(deltas.at(-1)).toMatchObject({ content: '', isComplete: true, replyState: 'complete' });
  });

  test('shows itself, as far as it came, to a page that comes back in the middle', async () => {
    await say('Ciao');
    const reply = await room.nextReply();
    reply.say('Sono ');
    await until(() => room.shown() === 'Sono ');
    const { messages, isTyping } = await load();
    expect(messages.at(-1)).toMatchObject({ content: 'Sono ', replyState: 'streaming' });
    expect(isTyping).toBe(true);
    reply.say('qui');
    reply.end();
    await until(() => room.lastDelta()?.isComplete);
    expect(await room.texts(luce)).toEqual(['Ciao', 'Sono qui']);
  });

  test('shows no empty message before its first word', async () => {
    await say('Ciao');
    await room.nextReply();
    const { messages, isTyping } = await load();
    expect(messages.map(({ role }) => role)).toEqual(['user']);
    expect(isTyping).toBe(true);
  });

  test('answers what was said meanwhile afterwards, all of it, in order', async () => {
    await say('uno');
    const first = await room.nextReply();
    await say('due');
    await say('tre');
    first.say('A');
    first.end();
    const second = await room.nextReply();
    expect(room.asked).toHaveLength(2);
    expect(second.turn.input).toEqual({ kind: 'message', text: 'due\ntre' });
    expect(second.turn.history).toEqual([
      { role: 'user', content: 'uno' },
      { role: 'assistant', content: 'A' },
    ]);
    second.say('B');
    second.end();
    await until(() => room.events('ReceiveActionButtons').length === 1);
    expect((await load()).messages.map(({ sequence, content }) => [sequence, content])).toEqual([
      [1, 'uno'],
      [2, 'A'],
      [3, 'due'],
      [4, 'tre'],
      [5, 'B'],
    ]);
  });

  test('is kept as far as it came when the person stops it, and what was said meanwhile is answered', async () => {
    await say('uno');
    const first = await room.nextReply();
    first.say('Fin qui');
    await until(() => room.shown() === 'Fin qui');
    await say('due');
    await room.call(luce, 'StopReply');
    await until(() => room.lastDelta()?.replyState === 'stopped');
    expect(first.signal.aborted).toBe(true);
    const second = await room.nextReply();
    expect(second.turn.input).toEqual({ kind: 'message', text: 'due' });
    expect((await load()).messages[1]).toMatchObject({
      content: 'Fin qui',
      replyState: 'stopped',
    });
  });

  test('that is stopped before its first word leaves no trace, and its question is answered with the next one', async () => {
    await say('uno');
    await room.nextReply();
    await room.call(luce, 'StopReply');
    await until(() => room.events('ReceiveTyping').length === 2);
    expect(await room.texts(luce)).toEqual(['uno']);
    await say('due');
    expect((await room.nextReply()).turn.input).toEqual({ kind: 'message', text: 'uno\ndue' });
  });

  test.each([
    ['cleared', 'ClearChat'],
    ['left for a new one', 'NewChat'],
  ] as const)(
    'of a chat that was %s sends nothing more and does not come back',
    async (_, leave) => {
      await say('uno');
      const reply = await room.nextReply();
      reply.say('Ecco');
      await until(() => room.shown() === 'Ecco');
      await room.call(luce, leave);
      expect(reply.signal.aborted).toBe(true);
      const sentBefore = room.events('ReceiveMessageDelta').length;
      reply.say(' altro');
      reply.end();
      await say('due');
      await room.answerNext('Nuovo');
      const later = room.events('ReceiveMessageDelta').slice(sentBefore);
      expect(later.map(({ content }) => content).join('')).toBe('Nuovo');
      expect(await room.texts(luce)).toEqual(['due', 'Nuovo']);
    },
  );

  test('tells with its last delta whether it used a memory', async () => {
    const last = async (usedMemoryIds: string[]) => {
      const ended = room.events('ReceiveActionButtons').length;
      await say('Ciao');
      const reply = await room.nextReply();
      reply.say('Come sta Luna?');
      reply.end({ usedMemoryIds });
      await until(() => room.events('ReceiveActionButtons').length > ended);
      return room.lastDelta();
    };
    expect(await last(['m1'])).toMatchObject({ isComplete: true, usedMemory: true });
    expect(await last([])).not.toHaveProperty('usedMemory');
    expect((await load()).messages.map(({ usedMemory }) => usedMemory === true)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test('is kept while it runs, so that a dead process loses at most its last moments', async () => {
    await say('uno');
    const reply = await room.nextReply();
    reply.say('Molto a lungo');
    const stored = () =>
      room.database.db
        .selectFrom('messages')
        .select('content')
        .where('reply_state', '=', 'streaming')
        .executeTakeFirst();
    await until(async () => Buffer.from((await stored())?.content ?? []).length > 0);
    await room.chat.recover();
    const { messages } = await load();
    expect(messages.at(-1)).toMatchObject({
      content: 'Molto a lungo',
      replyState: 'interrupted',
    });
  });

  test('remembers facts only with consent, and tells the companion those it knows', async () => {
    await say('Mi chiamo Luce');
    const reply = await room.nextReply();
    reply.say('Piacere');
    reply.end({ newMemories: ['Si chiama Luce'] });
    await until(() => room.events('ReceiveActionButtons').length === 1);
    await say('E poi');
    expect((await room.nextReply()).turn.memories).toMatchObject([{ fact: 'Si chiama Luce' }]);
    await room.call(luce, 'StopReply');
    await until(() => room.events('ReceiveTyping').length === 4);
    await room.setConsents(luce, { memory: false });
    await room.setConsents(luce, { memory: true });
    await say('Ancora');
    expect((await room.nextReply()).turn.memories).toEqual([]);
  });

  test('forgets with any later answer what a withdrawal that was interrupted has left, or else with the upkeep', async () => {
    const remembered = async () =>
      (await room.database.db.selectFrom('memories').select('id').execute()).length;
    await say('Mi chiamo Luce');
    (await room.nextReply()).end({ newMemories: ['Si chiama Luce'] });
    await until(async () => (await remembered()) === 1);
    const mara = await room.join();
    await room.call(mara, 'SendMessage', 'Amo il mare');
    (await room.nextReply()).end({ newMemories: ['Ama il mare'] });
    await until(async () => (await remembered()) === 2);
    await room.chat.consentsChanged(luce.id, { ...withdrawn, processing: true });
    expect(await remembered()).toBe(1);
    await room.chat.removeOld();
    expect(await remembered()).toBe(0);
  });

  test('lets a running reply end when the server stops, and keeps one that takes too long', async () => {
    await say('uno');
    const reply = await room.nextReply();
    reply.say('Mezzo');
    await until(() => room.shown() === 'Mezzo');
    await room.chat.stop(10);
    expect((await load()).messages.at(-1)).toMatchObject({
      content: 'Mezzo',
      replyState: 'interrupted',
    });
  });
});
