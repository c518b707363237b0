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

const say = (text: string, clientId?: string | null) =>
  room.call(luce, 'SendMessage', text, clientId);
const stored = () => room.database.db.selectFrom('messages').selectAll().execute();

describe('sending a message', () => {
  test('resolves with what was stored, and tells every page', async () => {
    const message = await say('  Ciao  ', 'c-1');
    expect(message).toMatchObject({
      role: 'user',
      content: 'Ciao',
      clientMessageId: 'c-1',
      status: 'sent',
      sequence: 1,
      source: 'remote',
    });
    expect(room.events('ReceiveMessage')).toEqual([message]);
  });

  test('with the same client id stores nothing new, however often and at the same time', async () => {
    const all = await Promise.all([say('Ciao', 'c-1'), say('Ciao', 'c-1'), say('Ciao', 'c-1')]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect((await stored()).filter(({ role }) => role === 'user')).toHaveLength(1);
    expect(room.events('ReceiveMessage')).toHaveLength(1);
  });

  test('with the client id of somebody else is a message of its own', async () => {
    const mara = await room.join();
    const mine = await say('Ciao', 'c-1');
    const theirs = await room.call(mara, 'SendMessage', 'Ciao', 'c-1');
    expect(theirs.id).not.toBe(mine.id);
  });

  test('again after a crash between storing and answering is answered', async () => {
    const message = await say('Ciao', 'c-1');
    (await room.nextReply()).fail(new Error('the process died'));
    await until(() => room.events('ReceiveTyping').length === 2);
    expect(await say('Ciao', 'c-1')).toEqual(message);
    expect((await room.nextReply()).turn.input).toEqual({ kind: 'message', text: 'Ciao' });
  });

  test('is refused before consent, and from the moment it is withdrawn', async () => {
    const mara = await room.join({ processing: false });
    expect(await room.refusal(room.call(mara, 'SendMessage', 'Ciao'))).toBe('CONSENT_REQUIRED');
    await room.setConsents(mara, { processing: true });
    expect(await room.refusal(room.call(mara, 'SendMessage', 'Ciao'))).toBe('not refused');
    const reply = await room.nextReply();
    await room.setConsents(mara, { processing: false });
    expect(reply.signal.aborted).toBe(true);
    expect(await room.refusal(room.call(mara, 'SendMessage', 'Ciao'))).toBe('CONSENT_REQUIRED');
  });

  test.each([
    ['', 'MESSAGE_EMPTY'],
    [' \n\t ', 'MESSAGE_EMPTY'],
    ['a'.repeat(501), 'MESSAGE_TOO_LONG'],
    ['a'.repeat(100_000), 'MESSAGE_TOO_LONG'],
    [17 as unknown as string, 'VALIDATION_FAILED'],
    [null as unknown as string, 'VALIDATION_FAILED'],
  ])('of a text that is not allowed (%#) is refused with its own code', async (text, code) => {
    expect(await room.refusal(say(text))).toBe(code);
    expect(await stored()).toEqual([]);
  });

  test('of exactly 500 characters is stored', async () => {
    expect((await say(` ${'à'.repeat(500)} `)).content).toHaveLength(500);
  });

  test('says the refusal in Italian, word for word as specified', async () => {
    await expect(say('a'.repeat(501))).rejects.toThrow(
      'MESSAGE_TOO_LONG: Il messaggio non può superare 500 caratteri',
    );
  });

  test('keeps no readable text in the store', async () => {
    await say('parola-segreta');
    const rows = await stored();
    const bytes = rows.map(({ content }) => Buffer.from(content ?? []).toString('latin1')).join();
    expect(bytes).not.toContain('parola-segreta');
  });

  test('of half an emoji stores and shows the same well-formed text', async () => {
    const message = await say('a\ud83d b');
    expect(message.content).toBe('a\ufffd b');
    const { messages } = await room.call(luce, 'LoadConversation', {});
    expect(messages[0]?.content).toBe('a\ufffd b');
  });
});

describe('the action buttons', () => {
  test('ask the companion for what they mean', async () => {
    await say('Ciao');
    await room.answerNext('Eccomi');
    const { messages } = await room.call(luce, 'LoadConversation', {});
    await room.call(luce, 'PressActionButton', messages[1]?.id ?? '', '1');
    const reply = await room.nextReply();
    expect(reply.turn.input).toEqual({ kind: 'action', meaning: 'breathe' });
    expect(reply.turn.history.map(({ content }) => content)).toEqual(['Ciao', 'Eccomi']);
  });

  test('pressed while a reply is written are answered after it', async () => {
    await say('uno');
    await room.answerNext('A');
    await say('due');
    const running = await room.nextReply();
    const { messages } = await room.call(luce, 'LoadConversation', {});
    await room.call(luce, 'PressActionButton', messages[1]?.id ?? '', '8');
    running.say('B');
    running.end();
    expect((await room.nextReply()).turn.input).toEqual({ kind: 'action', meaning: 'go_on' });
  });

  test('pressed one after another, with messages between them, are answered each and in order', async () => {
    await say('uno');
    await room.answerNext('A');
    await say('due');
    const running = await room.nextReply();
    const { messages } = await room.call(luce, 'LoadConversation', {});
    const press = (button: '1' | '8') =>
      room.call(luce, 'PressActionButton', messages[1]?.id ?? '', button);
    await press('8');
    await say('tre');
    await press('1');
    running.say('B');
    running.end();
    const asked: unknown[] = [];
    for (let i = 0; i < 3; i += 1) {
      const reply = await room.nextReply();
      asked.push(reply.turn.input);
      reply.say('…');
      reply.end();
    }
    expect(asked).toEqual([
      { kind: 'action', meaning: 'go_on' },
      { kind: 'message', text: 'tre' },
      { kind: 'action', meaning: 'breathe' },
    ]);
    await until(() => room.events('ReceiveActionButtons').length === 2);
    expect(room.asked).toHaveLength(5);
  });

  test('are refused for an unknown button, for an own message and for a foreign one', async () => {
    const { id } = await say('Ciao');
    await room.answerNext('Eccomi');
    const { messages } = await room.call(luce, 'LoadConversation', {});
    const reply = messages[1]?.id ?? '';
    const mara = await room.join();
    const press = (user: ChatUser, message: string, button: string) =>
      room.refusal(room.call(user, 'PressActionButton', message, button as '1'));
    expect(await press(luce, reply, '9')).toBe('ACTION_BUTTON_INVALID');
    expect(await press(luce, id, '1')).toBe('NOT_FOUND');
    expect(await press(mara, reply, '1')).toBe('NOT_FOUND');
  });
});

describe('limits', () => {
  let strict: TestChat;
  beforeEach(async () => {
    strict = await openTestChat({ rateLimitScale: 0.02 });
  });
  afterEach(() => strict.close());

  test('hold back too many messages, but none for 24 hours after a sign of danger', async () => {
    const user = await strict.join();
    const send = () => strict.refusal(strict.call(user, 'SendMessage', 'Ciao'));
    expect(await send()).toBe('not refused');
    expect(await send()).toBe('RATE_LIMITED');
    const reply = await strict.nextReply();
    reply.give({
      kind: 'assessment',
      level: 'R2',
      state: {
        level: 'R2',
        peak: 'R2',
        lanes: [],
        lastSignalAt: strict.clock.now(),
        calmSince: 0,
        calmMessages: 0,
        denied: false,
        evidence: 0,
        victimIsOther: false,
        victimIsChild: false,
        violenceIsPast: false,
        isUnconfirmed: false,
        care: { done: [], answered: [], card: null, cardLanes: [] },
      },
      language: 'it',
      card: null,
      ruleIds: ['it.passive'],
    });
    reply.end();
    await until(() => strict.events('ReceiveTyping').length === 2);
    expect(await send()).toBe('not refused');
    strict.clock.advance(25 * 3_600_000);
    expect(await send()).toBe('RATE_LIMITED');
  });

  test('hold back no message that is itself the first sign of danger, and a harmless one all the same', async () => {
    const user = await strict.join();
    const send = (text: string) => strict.refusal(strict.call(user, 'SendMessage', text));
    await send('Ciao');
    expect(await send('Ho voglia di dormire')).toBe('RATE_LIMITED');
    expect(await send('Stasera mi ammazzo, ho già preso le pastiglie')).toBe('not refused');
    expect(await strict.call(user, 'LoadConversation', {})).toMatchObject({
      messages: [{ content: 'Ciao' }, { content: 'Stasera mi ammazzo, ho già preso le pastiglie' }],
    });
  });

  test('of an open question about age wait likewise', async () => {
    const user = await room.join({
      ageCheck: {
        askedAt: '2026-11-21T10:00:00.000Z',
        until: '2026-11-28T10:00:00.000Z',
        needsProof: false,
      },
    });
    const send = (text: string) => room.refusal(room.call(user, 'SendMessage', text));
    expect(await send('Ho voglia di dormire')).toBe('AGE_CHECK_REQUIRED');
    expect(await send('Voglio uccidermi')).toBe('not refused');
  });

  test('let the built-in companion answer once the day’s model replies are used up', async () => {
    const other = await openTestChat({ dailyReplyCap: 1 });
    const luce = await other.join();
    await other.call(luce, 'SendMessage', 'uno');
    await other.answerNext('A');
    await other.call(luce, 'ClearChat');
    await other.call(luce, 'SendMessage', 'due');
    const second = await other.nextReply();
    expect(second.turn.useModel).toBe(false);
    second.say('B');
    second.end();
    await until(() => other.events('ReceiveActionButtons').length === 2);
    other.clock.advance(24 * 3_600_000);
    await other.call(luce, 'SendMessage', 'tre');
    expect((await other.nextReply()).turn.useModel).toBe(true);
    await other.close();
  });
});
