import { createHistory } from './history.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChatUser } from './chat-hub.ts';
import { createConversationStore } from './conversation-store.ts';
import { createMessageStore } from './message-store.ts';
import { openTestChat, type TestChat } from './testing/test-chat.ts';
import { until } from '../test/waiting.ts';

let room: TestChat;
let luce: ChatUser;
beforeEach(async () => {
  room = await openTestChat();
  luce = await room.join();
});
afterEach(() => room.close());

async function talk(user: ChatUser, text: string): Promise<void> {
  await room.call(user, 'SendMessage', text);
  await room.answerNext(`Re: ${text}`);
}
const load = (user: ChatUser) => room.call(user, 'LoadConversation', {});
const rows = async () =>
  (await room.database.db.selectFrom('conversations').select('id').execute()).length;

function history(user: ChatUser, search = '', cursor: string | null = null, limit = 50) {
  const { db } = room.database;
  return createHistory({
    conversations: createConversationStore(db, room.cipher),
    messages: createMessageStore(db, room.cipher, null),
    neighbours: {
      saidToBeUnderAge: async () => undefined,
      readPerson: async () => null,
      readConsents: async () => ({
        processing: true,
        history: true,
        memory: true,
        adult: true,
        version: null,
        at: null,
      }),
    },
  }).list(user.id, { cursor, limit, search });
}

test('what answers is told with the conversation, before anything is said and afterwards', async () => {
  const answering = { kind: 'endpoint', host: 'model.test' };
  expect(await load(luce)).toMatchObject({ conversationId: null, answering });
  await talk(luce, 'Ciao');
  expect(await load(luce)).toMatchObject({ messages: [{}, {}], answering });
});

describe('a new chat', () => {
  test('keeps the former conversation for those who consented to a history', async () => {
    await talk(luce, 'uno');
    const before = (await load(luce)).conversationId;
    const replaced = await room.call(luce, 'NewChat');
    expect(replaced.previous).toEqual({ id: before, undoUntil: null });
    expect(await room.texts(luce)).toEqual([]);
    expect((await history(luce)).items).toMatchObject([{ id: before, messageCount: 2 }]);
    expect(room.events('ReceiveConversation')).toEqual([
      { conversationId: replaced.conversationId, reason: 'new' },
    ]);
  });

  test('ends it for everyone else, with ten seconds to take it back', async () => {
    const mara = await room.join({ history: false });
    await talk(mara, 'uno');
    const { previous } = await room.call(mara, 'NewChat');
    expect(previous?.undoUntil).toBe(new Date(room.clock.now() + 10_000).toISOString());
    room.clock.advance(10_001);
    expect(await room.refusal(room.call(mara, 'RestoreConversation', previous?.id ?? ''))).toBe(
      'NOT_FOUND',
    );
    await room.chat.removeOld();
    expect(await rows()).toBe(1);
    const left = await room.database.db.selectFrom('messages').select('id').execute();
    expect(left).toEqual([]);
  });

  test('of an empty chat changes nothing', async () => {
    const { conversationId } = await room.call(luce, 'NewChat');
    expect(await room.call(luce, 'NewChat')).toEqual({ conversationId, previous: null });
  });
});

describe('clearing', () => {
  test('empties the chat for everyone, and Annulla brings all of it back', async () => {
    await talk(luce, 'uno');
    const { previous } = await room.call(luce, 'ClearChat');
    expect(await room.texts(luce)).toEqual([]);
    expect((await history(luce)).items).toEqual([]);
    room.clock.advance(9_999);
    const restored = await room.call(luce, 'RestoreConversation', previous?.id ?? '');
    expect(restored.messages.map(({ content }) => content)).toEqual(['uno', 'Re: uno']);
    expect(room.events('ReceiveConversation').map(({ reason }) => reason)).toEqual([
      'cleared',
      'restored',
    ]);
    await talk(luce, 'due');
    expect(await room.texts(luce)).toEqual(['uno', 'Re: uno', 'due', 'Re: due']);
  });

  test('cannot be taken back by somebody else', async () => {
    const mara = await room.join();
    await talk(luce, 'uno');
    const { previous } = await room.call(luce, 'ClearChat');
    expect(await room.refusal(room.call(mara, 'RestoreConversation', previous?.id ?? ''))).toBe(
      'NOT_FOUND',
    );
  });

  test('in the middle of a reply leaves nobody typing', async () => {
    await room.call(luce, 'SendMessage', 'uno');
    await room.nextReply();
    await room.call(luce, 'ClearChat');
    expect(room.events('ReceiveTyping').at(-1)).toEqual({ isTyping: false });
    expect((await load(luce)).isTyping).toBe(false);
  });
});

describe('a conversation without consent to a history', () => {
  test('ends after 24 hours of silence, one with consent does not', async () => {
    const mara = await room.join({ history: false });
    await talk(luce, 'resta');
    await talk(mara, 'va');
    await room.database.db
      .insertInto('consents')
      .values({
        id: 'c',
        user_id: luce.id,
        processing: 1,
        history: 1,
        memory: 0,
        version: 't',
        language: 'it',
        at: 0,
      })
      .execute();
    room.clock.advance(24 * 3_600_000);
    await room.chat.removeOld();
    expect(await room.texts(mara)).toHaveLength(2);
    room.clock.advance(1);
    await room.chat.removeOld();
    expect(await room.texts(mara)).toEqual([]);
    expect(await room.texts(luce)).toHaveLength(2);
    expect(room.events('ReceiveConversation', mara.id)).toEqual([
      { conversationId: null, reason: 'deleted' },
    ]);
  });

  test('does not end when somebody writes while the silent ones are being ended', async () => {
    const people = [await room.join({ history: false }), await room.join({ history: false })];
    for (const person of people) await talk(person, 'prima');
    room.clock.advance(24 * 3_600_000 + 1);
    // The list of the silent ones is made, and the first of them is about to end.
    const first = room.holdConsents();
    const upkeep = room.chat.removeOld();
    await first.reached;
    const writing = people.map((person) => room.call(person, 'SendMessage', 'Sono tornata'));
    await until(() => room.asked.length === 3);
    first.release();
    await upkeep;
    await Promise.all(writing);
    const left = await Promise.all(people.map((person) => room.texts(person)));
    // To one it happened before the message came, and that one is there all the same.
    expect(left.toSorted((one, two) => one.length - two.length)).toEqual([
      ['Sono tornata'],
      ['prima', 'Re: prima', 'Sono tornata'],
    ]);
  });

  test('is not given back for what was written since it was cleared', async () => {
    const mara = await room.join({ history: false });
    await talk(mara, 'prima');
    const { previous } = await room.call(mara, 'ClearChat');
    await talk(mara, 'dopo');
    expect(await room.refusal(room.call(mara, 'RestoreConversation', previous?.id ?? ''))).toBe(
      'NOT_FOUND',
    );
    expect(await room.texts(mara)).toEqual(['dopo', 'Re: dopo']);
  });

  test('ends with a deliberate logout', async () => {
    const mara = await room.join({ history: false });
    await talk(mara, 'uno');
    await talk(luce, 'due');
    await room.chat.loggedOut(mara.id);
    await room.chat.loggedOut(luce.id);
    expect(await room.texts(mara)).toEqual([]);
    expect(await room.texts(luce)).toHaveLength(2);
  });

  test('stays open, and the kept ones go, when the consent is withdrawn', async () => {
    await talk(luce, 'uno');
    await room.call(luce, 'NewChat');
    await talk(luce, 'due');
    await room.setConsents(luce, { history: false });
    expect(await room.texts(luce)).toEqual(['due', 'Re: due']);
    expect(await rows()).toBe(1);
    await room.setConsents(luce, { processing: false });
    expect(await rows()).toBe(0);
  });
});

describe('the history', () => {
  test('lists conversations newest first in pages, each with a title from its first words', async () => {
    for (const text of ['Oggi ho parlato con mia madre', 'Non riesco a dormire bene', 'tre']) {
      await talk(luce, text);
      await room.call(luce, 'NewChat');
      room.clock.advance(1_000);
    }
    const first = await history(luce, '', null, 2);
    expect(first.items).toHaveLength(2);
    expect(first.items[1]?.title).toMatch(/^Non riesco a dormire/);
    const second = await history(luce, '', first.next, 2);
    expect(second.items.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Oggi ho parlato/),
    ]);
    expect(second.next).toBeNull();
  });

  test('is searched in titles and texts, whatever case and accents', async () => {
    await talk(luce, 'Perché piove sempre così tanto');
    await room.call(luce, 'NewChat');
    await talk(luce, 'Una giornata di sole finalmente');
    const found = async (search: string) => (await history(luce, search)).items.length;
    expect(await found('PERCHE PIOVE')).toBe(1);
    expect(await found('re: una giornata')).toBe(1);
    expect(await found('neve')).toBe(0);
    const mara = await room.join();
    expect((await history(mara, 'piove')).items).toEqual([]);
  });
});

describe('loading', () => {
  test('gives the newest fifty, says that there are more, and catches up from a position', async () => {
    for (let turn = 0; turn < 30; turn += 1) await talk(luce, `m${turn}`);
    const all = await load(luce);
    expect(all.messages).toHaveLength(50);
    expect(all.hasEarlier).toBe(true);
    expect(all.messages.at(-1)?.sequence).toBe(60);
    const later = await room.call(luce, 'LoadConversation', { afterSequence: 57 });
    expect(later.messages.map(({ sequence }) => sequence)).toEqual([58, 59, 60]);
    await room.call(luce, 'SendMessage', 'ora');
    const reply = await room.nextReply();
    reply.say('Sto ');
    await until(async () =>
      (await load(luce)).messages.some(({ replyState }) => replyState === 'streaming'),
    );
    const streaming = await room.call(luce, 'LoadConversation', { afterSequence: 62 });
    expect(streaming.messages).toMatchObject([{ content: 'Sto ', replyState: 'streaming' }]);
  });
});
