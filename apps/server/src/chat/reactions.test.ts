import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChatUser } from './chat-hub.ts';
import { openTestChat, type TestChat } from './testing/test-chat.ts';

let room: TestChat;
let luce: ChatUser;
let said: string;
let reply: string;
beforeEach(async () => {
  room = await openTestChat();
  luce = await room.join();
  said = (await room.call(luce, 'SendMessage', 'Ciao')).id;
  await room.answerNext('Eccomi');
  reply = (await room.call(luce, 'LoadConversation', {})).messages[1]?.id ?? '';
});
afterEach(() => room.close());

const reaction = async () => (await room.call(luce, 'LoadConversation', {})).messages[1]?.reaction;

describe('a reaction', () => {
  test('is set, changed with its comments kept, and removed by an empty emoji', async () => {
    await room.call(luce, 'AddReaction', reply, '❤️', null);
    await room.call(luce, 'AddComment', reply, 'Grazie');
    await room.call(luce, 'AddReaction', reply, '😕');
    expect(await reaction()).toMatchObject({ emoji: '😕', comments: [{ content: 'Grazie' }] });
    await room.call(luce, 'AddReaction', reply, '', null);
    expect(await reaction()).toBeUndefined();
    expect(room.events('ReceiveReaction').map(({ reaction: sent }) => sent?.emoji ?? null)).toEqual(
      ['❤️', '😕', null],
    );
    expect(room.events('ReceiveReaction').at(-1)).toEqual({ messageId: reply, reaction: null });
  });

  test('brings its feedback along as a comment', async () => {
    await room.call(luce, 'AddReaction', reply, '😊', ' Utile davvero ');
    expect(await reaction()).toMatchObject({
      emoji: '😊',
      comments: [{ content: 'Utile davvero', userId: luce.id, userName: 'Luce', edited: false }],
    });
    expect(room.events('ReceiveComment')).toMatchObject([{ action: 'add', messageId: reply }]);
  });

  test('is refused with an emoji that is not offered, on an own message, and on a foreign or missing one alike', async () => {
    const mara = await room.join();
    const react = (user: ChatUser, id: string, emoji: string) =>
      room.refusal(room.call(user, 'AddReaction', id, emoji as '👍', null));
    expect(await react(luce, reply, '🔥')).toBe('REACTION_INVALID');
    expect(await react(luce, said, '👍')).toBe('REACTION_INVALID');
    expect(await react(mara, reply, '👍')).toBe('NOT_FOUND');
    expect(await react(luce, '01900000-0000-7000-8000-000000000000', '👍')).toBe('NOT_FOUND');
    expect(await reaction()).toBeUndefined();
  });
});

describe('a comment', () => {
  test('without a reaction sets the thumbs-up', async () => {
    const comment = await room.call(luce, 'AddComment', reply, ' Bene ');
    expect(comment).toMatchObject({ content: 'Bene', edited: false, userId: luce.id });
    expect(await reaction()).toMatchObject({ emoji: '👍', comments: [comment] });
    const order = room.sent.map(({ event }) => event).filter((event) => /React|Comm/.test(event));
    expect(order).toEqual(['ReceiveReaction', 'ReceiveComment']);
  });

  test('can be edited, is then marked, and keeps its place, oldest first', async () => {
    const first = await room.call(luce, 'AddComment', reply, 'uno');
    await room.call(luce, 'AddComment', reply, 'due');
    const edited = await room.call(luce, 'EditComment', reply, first.id, 'uno bis');
    expect(edited).toEqual({ ...first, content: 'uno bis', edited: true });
    expect((await reaction())?.comments.map(({ content }) => content)).toEqual(['uno bis', 'due']);
    expect(room.events('ReceiveComment').at(-1)).toEqual({
      action: 'edit',
      messageId: reply,
      comment: edited,
    });
  });

  test('that is deleted takes the reaction with it when it was the last one', async () => {
    const first = await room.call(luce, 'AddComment', reply, 'uno');
    const second = await room.call(luce, 'AddComment', reply, 'due');
    await room.call(luce, 'DeleteComment', reply, first.id);
    expect(await reaction()).toMatchObject({ comments: [{ id: second.id }] });
    await room.call(luce, 'DeleteComment', reply, second.id);
    expect(await reaction()).toBeUndefined();
    expect(room.events('ReceiveReaction').at(-1)).toEqual({ messageId: reply, reaction: null });
  });

  test.each([
    ['  ', 'COMMENT_EMPTY'],
    ['a'.repeat(201), 'COMMENT_TOO_LONG'],
  ])('with a text that is not allowed (%#) is refused, new and edited', async (text, code) => {
    const { id } = await room.call(luce, 'AddComment', reply, 'uno');
    expect(await room.refusal(room.call(luce, 'AddComment', reply, text))).toBe(code);
    expect(await room.refusal(room.call(luce, 'EditComment', reply, id, text))).toBe(code);
    expect(await room.refusal(room.call(luce, 'AddReaction', reply, '👍', text))).toBe(code);
  });

  test('of somebody else cannot be told from a missing one', async () => {
    const { id } = await room.call(luce, 'AddComment', reply, 'uno');
    const mara = await room.join();
    await room.call(mara, 'SendMessage', 'Ciao');
    await room.answerNext('Eccomi');
    const own = (await room.call(mara, 'LoadConversation', {})).messages[1]?.id ?? '';
    await room.call(mara, 'AddComment', own, 'mio');
    for (const message of [reply, own]) {
      expect(await room.refusal(room.call(mara, 'EditComment', message, id, 'x'))).toBe(
        'NOT_FOUND',
      );
      expect(await room.refusal(room.call(mara, 'DeleteComment', message, id))).toBe('NOT_FOUND');
    }
    expect(await reaction()).toMatchObject({ comments: [{ content: 'uno' }] });
  });
});
