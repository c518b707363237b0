import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RiskState } from '@accanto/companion';
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

const calm = {
  peak: 'R0' as const,
  lanes: [],
  lastSignalAt: null,
  calmSince: 0,
  calmMessages: 0,
  denied: false,
  evidence: 0,
  victimIsOther: false,
  victimIsChild: false,
  violenceIsPast: false,
  isUnconfirmed: false,
  care: { done: [], answered: [], card: null, cardLanes: [] },
};
const say = (text: string) => room.call(luce, 'SendMessage', text);
const load = () => room.call(luce, 'LoadConversation', {});

describe('a reply', () => {
  test('makes way at once for words of danger', async () => {
    await say('uno');
    const first = await room.nextReply();
    first.say('Una risposta lunga, ');
    await until(() => room.shown() !== '');
    await say('domani ti racconto');
    expect(first.signal.aborted).toBe(false);
    await say('ho preso tutte le pastiglie, voglio morire');
    const second = await room.nextReply();
    expect(second.turn.input).toEqual({
      kind: 'message',
      text: 'domani ti racconto\nho preso tutte le pastiglie, voglio morire',
    });
    expect((await load()).messages[1]).toMatchObject({
      content: 'Una risposta lunga, ',
      replyState: 'stopped',
    });
  });

  test('shows the card before its first word', async () => {
    await say('uno');
    const reply = await room.nextReply();
    const card = {
      id: 'c1',
      form: 'full' as const,
      language: 'it' as const,
      country: 'IT',
      title: 'Non sei solo',
      text: 'Chiama',
      resources: [],
      pinned: false,
    };
    reply.give({
      kind: 'assessment',
      level: 'R3',
      state: { ...calm, level: 'R3' },
      language: 'it',
      card,
      ruleIds: ['it.plan'],
    });
    reply.say('Sono qui');
    reply.end();
    await until(() => room.lastDelta()?.isComplete);
    const order = room.sent.map(({ event }) => event);
    expect(order.indexOf('ReceiveCrisisCard')).toBeLessThan(order.indexOf('ReceiveMessageDelta'));
    await room.call(luce, 'NewChat');
    const { resources: linesNow, ...kept } = (await load()).card ?? card;
    expect({ ...kept, resources: [] }).toEqual(card);
    // Of the moment at which the page asks: a line may have closed meanwhile.
    const isOpen = (lines: typeof linesNow): Record<string, boolean> =>
      Object.fromEntries(lines.map((line) => [line.id, line.isOpen]));
    room.clock.advance(12 * 3_600_000);
    const later = isOpen((await load()).card?.resources ?? []);
    expect(later).not.toEqual(isOpen(linesNow));
    expect(Object.keys(later).toSorted()).toEqual(Object.keys(isOpen(linesNow)).toSorted());
    expect(
      await room.database.db.selectFrom('risk_events').select(['level', 'rule_ids']).execute(),
    ).toEqual([{ level: 'R3', rule_ids: 'it.plan' }]);
    await say('due');
    expect((await room.nextReply()).turn.risk).toMatchObject({ level: 'R3' });
  });

  test('folds the card of a guess that is taken back, on every page and on those that come later', async () => {
    const card = {
      id: 'c1',
      form: 'full' as const,
      language: 'it' as const,
      country: 'IT',
      title: 'Se dovesse servirti',
      text: 'Non so se è il tuo caso',
      resources: [],
      pinned: false,
    };
    const answer = async (text: string, assessment: object): Promise<void> => {
      await say(text);
      const reply = await room.nextReply();
      reply.give({
        kind: 'assessment',
        level: 'R2',
        state: { ...calm, level: 'R2' },
        language: 'it',
        card: null,
        ruleIds: [],
        ...assessment,
      });
      reply.end();
      await until(() => room.events('ReceiveTyping').at(-1)?.isTyping === false);
    };
    const care = { ...calm.care, card: 'guessed' as const };
    await answer('uno', { level: 'R3', state: { ...calm, level: 'R3', care }, card });
    await answer('due', { level: 'R3', state: { ...calm, level: 'R3', care } });
    expect(room.events('ReceiveCrisisCard')).toHaveLength(1);
    await answer('cosa?? no', {});
    await answer('tre', {});
    const cards = room.events('ReceiveCrisisCard');
    expect(cards).toHaveLength(2);
    expect(cards[1]).toMatchObject({ id: 'c1', folded: true });
    expect((await load()).card).toMatchObject({ id: 'c1', folded: true });
  });

  test('that is stopped counts as not having said what danger asks for; the level stays', async () => {
    const state: RiskState = {
      ...calm,
      level: 'R3',
      care: { ...calm.care, done: ['ask'] },
    };
    const assessed = { kind: 'assessment', level: 'R3', language: 'it', card: null } as const;
    await say('uno');
    const first = await room.nextReply();
    first.give({ ...assessed, state, ruleIds: ['it.plan'] });
    first.say('Quello che ');
    await until(() => room.shown() !== '');
    await room.call(luce, 'StopReply');
    await until(() => room.lastDelta()?.isComplete);
    await say('due');
    const second = await room.nextReply();
    expect(second.turn.risk).toEqual({ ...state, care: { ...state.care, done: [] } });
    second.give({ ...assessed, state, ruleIds: ['it.plan'] });
    second.end();
    await until(() => room.events('ReceiveTyping').length === 4);
    await say('tre');
    expect((await room.nextReply()).turn.risk).toEqual(state);
  });

  test('keeps nothing about somebody who stays calm, and every state that says something new', async () => {
    const assess = async (text: string, state: RiskState): Promise<void> => {
      await say(text);
      const reply = await room.nextReply();
      const { level } = state;
      reply.give({ kind: 'assessment', level, state, language: 'it', card: null, ruleIds: [] });
      reply.say('Sono qui');
      reply.end();
      await until(() => room.lastDelta()?.isComplete);
      await until(() => room.events('ReceiveTyping').at(-1)?.isTyping === false);
    };
    const kept = () =>
      room.database.db.selectFrom('risk_states').select(['state', 'updated_at']).execute();
    await assess('uno', { ...calm, level: 'R0', calmSince: 5 });
    expect(await kept()).toEqual([]);
    await assess('due', { ...calm, level: 'R1', calmSince: 6 });
    const [first] = await kept();
    expect(first).toMatchObject({ state: expect.stringContaining('R1') });
    room.clock.advance(1_000);
    await assess('tre', { ...calm, level: 'R1', calmSince: 7 });
    expect(await kept()).toEqual([first]);
    await assess('quattro', { ...calm, level: 'R1', calmSince: 8, evidence: 0.5 });
    expect(await kept()).not.toEqual([first]);
  });
});
