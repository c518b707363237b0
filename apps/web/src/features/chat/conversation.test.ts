import type { CrisisCard, Message, MessageDelta } from '@accanto/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConversationEvent, HubEvent } from './conversation-state.ts';
import { isReplying, unreadCount } from './conversation-facts.ts';
import { unsentMessage } from './message-merge.ts';
import { at, delta, folded } from './testing/fold.ts';

const later = '2026-11-21T10:00:05.000Z';

function userMessage(changes: Partial<Message> = {}): Message {
  return {
    id: 'u1',
    role: 'user',
    content: 'Ciao',
    timestamp: at,
    source: 'remote',
    sequence: 1,
    conversationId: 'c1',
    ...changes,
  };
}

describe('messages', () => {
  test('a message whose id exists replaces it, another one is appended', () => {
    const state = folded([
      { type: 'message', message: userMessage() },
      { type: 'message', message: userMessage({ content: 'Ciao a te' }) },
      { type: 'message', message: userMessage({ id: 'u2', sequence: 2 }) },
    ]);
    expect(state.messages.map((message) => message.content)).toEqual(['Ciao a te', 'Ciao']);
  });

  test('a sent message takes the place of the one on its way, and stays the own one of this page', () => {
    const state = folded([
      { type: 'queued', message: unsentMessage('k1', 'Ciao', at) },
      { type: 'message', message: userMessage({ clientMessageId: 'k1' }) },
    ]);
    expect(state.messages).toMatchObject([{ id: 'u1', status: 'sent', source: 'local' }]);
  });

  test('a failed message keeps its text and can go on its way again', () => {
    const failed = folded([
      { type: 'queued', message: unsentMessage('k1', 'Ciao', at) },
      { type: 'send-failed', clientMessageId: 'k1' },
    ]);
    expect(failed.messages).toMatchObject([{ content: 'Ciao', status: 'error' }]);
    const again = folded([{ type: 'queued', message: unsentMessage('k1', 'Ciao', at) }], failed);
    expect(again.messages).toMatchObject([{ content: 'Ciao', status: 'sending' }]);
  });

  test('a message that the store has is never shown as unsent again', () => {
    const state = folded([
      { type: 'message', message: userMessage({ clientMessageId: 'k1' }) },
      { type: 'queued', message: unsentMessage('k1', 'Ciao', at) },
      { type: 'send-failed', clientMessageId: 'k1' },
    ]);
    expect(state.messages).toMatchObject([{ id: 'u1', status: 'sent' }]);
  });

  test('a reply without offsets, as the specification alone has it, grows piece by piece', () => {
    const piece = (changes: Partial<MessageDelta>) =>
      delta({ sequence: undefined, conversationId: undefined, offset: undefined, ...changes });
    const state = folded([
      piece({ content: 'Ti ', isFirst: true }),
      piece({ content: 'ascolto' }),
      piece({ content: '.', isComplete: true }),
    ]);
    expect(state.messages).toMatchObject([
      { content: 'Ti ascolto.', replyState: 'complete', role: 'assistant' },
    ]);
  });

  test('an interrupted reply is marked with how it ended', () => {
    const state = folded([
      delta({ content: 'Ti', offset: 0, isFirst: true }),
      delta({ offset: 2, isComplete: true, replyState: 'interrupted' }),
    ]);
    expect(state.messages).toMatchObject([{ content: 'Ti', replyState: 'interrupted' }]);
    expect(isReplying(state)).toBe(false);
  });
});

describe('leaving a conversation', () => {
  const started = folded([
    { type: 'message', message: userMessage() },
    delta({ content: 'Ti ', offset: 0, isFirst: true }),
  ]);

  test('new chat empties the screen at once, and nothing of the running reply returns', () => {
    const left = folded([{ type: 'left' }], started);
    expect(left.messages).toEqual([]);
    const after = folded(
      [
        delta({ content: 'ascolto', offset: 3 }),
        { type: 'replaced', conversationId: 'c2' },
        delta({ content: '!', offset: 10 }),
      ],
      left,
    );
    expect(after.messages).toEqual([]);
    expect(after.conversationId).toBe('c2');
  });

  test('what is written right after new chat belongs to the new conversation', () => {
    const state = folded(
      [
        { type: 'left' },
        { type: 'queued', message: unsentMessage('k9', 'Nuovo', at) },
        { type: 'replaced', conversationId: 'c2' },
      ],
      started,
    );
    expect(state.messages).toMatchObject([{ content: 'Nuovo' }]);
  });

  test('when the server cannot be told, everything is back', () => {
    const state = folded([{ type: 'left' }, { type: 'leave-failed' }], started);
    expect(state.messages).toEqual(started.messages);
    expect(state.needsReload).toBe(true);
  });

  test('a conversation that another page opened again may return', () => {
    const state = folded(
      [
        { type: 'left' },
        { type: 'replaced', conversationId: 'c2' },
        { type: 'replaced', conversationId: 'c1' },
        { type: 'message', message: userMessage() },
      ],
      started,
    );
    expect(state.messages).toMatchObject([{ id: 'u1' }]);
  });
});

describe('reactions and comments', () => {
  const comment = {
    id: 'k1',
    userId: 'anna',
    userName: 'Anna',
    content: 'Bene',
    timestamp: at,
    edited: false,
  };
  const told: ConversationEvent[] = [
    { type: 'message', message: userMessage({ id: 'a1', role: 'assistant' }) },
  ];

  test('a comment without a reaction sets the thumbs-up, and deleting the last one removes it', () => {
    const added = folded(
      [{ type: 'comment', comment: { action: 'add', messageId: 'a1', comment } }],
      folded(told),
    );
    expect(added.messages[0]?.reaction).toMatchObject({
      emoji: '👍',
      comments: [{ content: 'Bene' }],
    });
    const removed = folded(
      [{ type: 'comment', comment: { action: 'delete', messageId: 'a1', comment } }],
      added,
    );
    expect(removed.messages[0]?.reaction).toBeNull();
  });

  test('comments come out the same in any order and doubling of their events', () => {
    const edited = { ...comment, content: 'Meglio', edited: true };
    const other = { ...comment, id: 'k2', content: 'Altro', timestamp: later };
    const gone = { ...comment, id: 'k3', content: 'Via' };
    const events: HubEvent[] = [
      { type: 'comment', comment: { action: 'add', messageId: 'a1', comment } },
      { type: 'comment', comment: { action: 'edit', messageId: 'a1', comment: edited } },
      { type: 'comment', comment: { action: 'add', messageId: 'a1', comment: other } },
      { type: 'comment', comment: { action: 'add', messageId: 'a1', comment: gone } },
      { type: 'comment', comment: { action: 'delete', messageId: 'a1', comment: gone } },
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray([...events, ...events], { minLength: 10 }), (order) => {
        const comments = folded(order, folded(told)).messages[0]?.reaction?.comments ?? [];
        expect(comments.map((one) => one.content).toSorted()).toEqual(['Altro', 'Meglio']);
      }),
    );
  });
});

test('a reaction or a comment to a message never heard of asks for a load, to one that is gone for nothing', () => {
  const reaction = { emoji: '👍' as const, comments: [], timestamp: at };
  const comment = {
    id: 'k1',
    content: 'Grazie',
    timestamp: at,
    edited: false,
    userId: 'u1',
    userName: 'Luce',
  };
  const loaded = folded([
    { type: 'load-started' },
    {
      type: 'loaded',
      snapshot: {
        conversationId: 'c1',
        messages: [],
        hasEarlier: false,
        isTyping: false,
        buttons: [],
        card: null,
      },
    },
  ]);
  const events: HubEvent[] = [
    { type: 'reaction', reaction: { messageId: 'a9', reaction } },
    { type: 'comment', comment: { action: 'add', messageId: 'a9', comment } },
  ];
  for (const event of events) {
    expect(folded([event], loaded).needsReload).toBe(true);
    const gone = folded([{ type: 'removal', messageIds: ['a9'] }], loaded);
    expect(folded([event], gone).needsReload).toBe(false);
  }
});

test('what the person writes after a card came is written on, until there is another card', () => {
  const card = (id: string): CrisisCard => ({
    id,
    form: 'full',
    language: 'it',
    country: 'IT',
    title: 'Aiuto',
    text: 'Non sei solo.',
    resources: [],
    pinned: false,
  });
  const wrote: ConversationEvent = { type: 'queued', message: unsentMessage('k1', 'Ciao', at) };
  const shown = folded([wrote, { type: 'card', card: card('c1') }]);
  expect(shown.wroteSinceCard).toBe(false);
  const written = folded([wrote, { type: 'card', card: card('c1') }], shown);
  expect(written.wroteSinceCard).toBe(true);
  expect(folded([{ type: 'card', card: card('c2') }], written).wroteSinceCard).toBe(false);
  const snapshot = {
    conversationId: null,
    messages: [],
    hasEarlier: false,
    isTyping: false,
    buttons: [],
  };
  for (const [id, wroteSinceCard] of [
    ['c1', true],
    ['c2', false],
  ] as const)
    expect(
      folded([{ type: 'loaded', snapshot: { ...snapshot, card: card(id) } }], written),
    ).toMatchObject({ card: { id }, wroteSinceCard });
});

describe('unread replies', () => {
  const emptySnapshot = {
    conversationId: 'c1',
    hasEarlier: false,
    isTyping: false,
    buttons: [],
    card: null,
  };

  test('each assistant message that arrives while the chat is closed counts once, however often it is told', () => {
    const state = folded([
      delta({ content: 'Ti ', offset: 0, isFirst: true }),
      delta({ content: 'Ti ', offset: 0, isFirst: true }),
      delta({ content: 'ascolto', offset: 3, isComplete: true }),
      { type: 'message', message: userMessage({ id: 'a2', role: 'assistant', sequence: 3 }) },
      { type: 'message', message: userMessage() },
    ]);
    expect(unreadCount(state)).toBe(2);
    expect(unreadCount(folded([{ type: 'opened' }], state))).toBe(0);
  });

  test('nothing counts while the chat is open', () => {
    expect(
      unreadCount(folded([{ type: 'opened' }, delta({ content: 'Ti', offset: 0, isFirst: true })])),
    ).toBe(0);
  });

  test('a reply that was left in the middle counts as soon as more of it comes, and not for its end alone', () => {
    const left = folded([
      { type: 'opened' },
      delta({ content: 'Ti ', offset: 0, isFirst: true }),
      { type: 'closed' },
    ]);
    expect(unreadCount(left)).toBe(0);
    expect(unreadCount(folded([delta({ content: '', offset: 3, isComplete: true })], left))).toBe(
      0,
    );
    expect(unreadCount(folded([delta({ content: 'ascolto', offset: 3 })], left))).toBe(1);
    const whole = userMessage({ id: 'a1', role: 'assistant', sequence: 2, content: 'Ti ascolto' });
    expect(unreadCount(folded([{ type: 'message', message: whole }], left))).toBe(1);
    const snapshot = { ...emptySnapshot, messages: [whole] };
    const loaded = folded([{ type: 'load-started' }, { type: 'loaded', snapshot }], {
      ...left,
      isLoaded: true,
    });
    expect(unreadCount(loaded)).toBe(1);
  });

  test('what was there before sign-in does not count, a reply that came while the line was cut does', () => {
    const first = userMessage({ id: 'a1', role: 'assistant', sequence: 1 });
    const second = userMessage({ id: 'a2', role: 'assistant', sequence: 2 });
    const loaded = folded([
      { type: 'load-started' },
      { type: 'loaded', snapshot: { ...emptySnapshot, messages: [first] } },
    ]);
    expect(unreadCount(loaded)).toBe(0);
    const again = folded(
      [
        { type: 'load-started' },
        { type: 'loaded', snapshot: { ...emptySnapshot, messages: [first, second] } },
      ],
      loaded,
    );
    expect(unreadCount(again)).toBe(1);
  });
});

describe('connection', () => {
  test('every connect asks for a load, and a cut line knows of no typing', () => {
    const state = folded([
      { type: 'connection', isConnected: true },
      { type: 'typing', isTyping: true },
    ]);
    expect(state).toMatchObject({ isConnected: true, needsReload: true, isTyping: true });
    expect(folded([{ type: 'connection', isConnected: false }], state)).toMatchObject({
      isConnected: false,
      isTyping: false,
    });
  });
});
