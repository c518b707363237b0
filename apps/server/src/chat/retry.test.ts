import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

const say = (text: string, clientId?: string) => room.call(luce, 'SendMessage', text, clientId);
const load = () => room.call(luce, 'LoadConversation', {});

describe('a reply', () => {
  test('that breaks off is marked, kept, and written anew in its place when asked for', async () => {
    await say('uno');
    const broken = await room.nextReply();
    broken.say('Mezzo');
    await until(() => room.shown() === 'Mezzo');
    broken.fail(new Error('the model is gone'));
    await until(() => room.lastDelta()?.replyState === 'interrupted');
    await until(() => room.events('ReceiveActionButtons').length === 1);
    const old = room.lastDelta()?.id ?? '';
    await room.call(luce, 'RetryReply', old);
    expect(room.events('ReceiveRemoval')).toEqual([{ messageIds: [old] }]);
    expect((await room.nextReply()).turn).toMatchObject({
      input: { kind: 'message', text: 'uno' },
      history: [],
    });
    expect(await room.texts(luce)).toEqual(['uno']);
  });

  test('that fails without a word says so, and the message can be asked for again by its own id', async () => {
    const { id } = await say('uno');
    (await room.nextReply()).fail(new Error('nothing'));
    await until(() => room.events('ReceiveError').length === 1);
    expect(room.events('ReceiveError')).toMatchObject([{ code: 'REPLY_FAILED' }]);
    await until(() => room.events('ReceiveTyping').length === 2);
    await room.call(luce, 'RetryReply', id);
    expect((await room.nextReply()).turn.input).toEqual({ kind: 'message', text: 'uno' });
  });

  test('asked for again answers the same question anew at the end, and the old one stays with its reaction', async () => {
    await say('uno');
    await room.answerNext('A');
    await say('due');
    await room.answerNext('B');
    const first = (await load()).messages[1]?.id ?? '';
    await room.call(luce, 'AddReaction', first, '❤️', null);
    await room.call(luce, 'RetryReply', first);
    const anew = await room.nextReply();
    expect(anew.turn).toMatchObject({ input: { kind: 'message', text: 'uno' }, history: [] });
    anew.say('A2');
    anew.end();
    await until(() => room.events('ReceiveActionButtons').length === 3);
    expect(await room.texts(luce)).toEqual(['uno', 'A', 'due', 'B', 'A2']);
    expect(room.events('ReceiveRemoval')).toEqual([]);
    expect((await load()).messages[1]?.reaction?.emoji).toBe('❤️');
    // Nothing waits for an answer afterwards, and the new one can be asked for again like any other.
    await room.call(luce, 'RetryReply', (await load()).messages[4]?.id ?? '');
    expect((await room.nextReply()).turn).toMatchObject({
      input: { kind: 'message', text: 'uno' },
      history: [],
    });
    await say('tre');
    await room.call(luce, 'StopReply');
    expect((await room.nextReply()).turn.input).toEqual({ kind: 'message', text: 'tre' });
  });

  test('to a button that is asked for again means what it meant', async () => {
    await say('uno');
    await room.answerNext('A');
    await room.call(luce, 'PressActionButton', (await load()).messages[1]?.id ?? '', '3');
    await room.answerNext('A in altre parole');
    await say('due');
    await room.answerNext('B');
    await room.call(luce, 'RetryReply', (await load()).messages[2]?.id ?? '');
    const { turn } = await room.nextReply();
    expect(turn.input).toEqual({ kind: 'action', meaning: 'rephrase' });
    expect(turn.history.map(({ content }) => content)).toEqual(['uno', 'A']);
  });

  test('is asked for again once, however often it is pressed, and by its owner alone', async () => {
    await say('uno');
    await room.answerNext('A');
    const { id = '' } = (await load()).messages[1] ?? {};
    const mara = await room.join();
    expect(await room.refusal(room.call(mara, 'RetryReply', id))).toBe('NOT_FOUND');
    await Promise.all([room.call(luce, 'RetryReply', id), room.call(luce, 'RetryReply', id)]);
    await room.answerNext('A2');
    expect(await room.texts(luce)).toEqual(['uno', 'A', 'A2']);
    const question = (await load()).messages[0]?.id ?? '';
    await room.call(luce, 'RetryReply', question);
    expect(await room.texts(luce)).toEqual(['uno', 'A', 'A2']);
    await say('due');
    const running = await room.nextReply();
    expect(await room.refusal(room.call(luce, 'RetryReply', id))).toBe('VALIDATION_FAILED');
    running.end();
  });

  test('that was stopped stays when there is a reaction to it', async () => {
    await say('uno');
    const reply = await room.nextReply();
    reply.say('Mezzo');
    await until(() => room.shown() === 'Mezzo');
    await room.call(luce, 'StopReply');
    await until(() => room.events('ReceiveActionButtons').length === 1);
    const { id = '' } = (await load()).messages[1] ?? {};
    await room.call(luce, 'AddComment', id, 'Questo volevo tenerlo');
    await room.call(luce, 'RetryReply', id);
    await room.answerNext('Intero');
    expect(await room.texts(luce)).toEqual(['uno', 'Mezzo', 'Intero']);
  });
});
