import { sql } from 'kysely';
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

const say = (text: string) => room.call(luce, 'SendMessage', text);

/** Somebody said something, and a reply to it has begun. */
async function begin() {
  await say('Ciao');
  const reply = await room.nextReply();
  reply.say('Eccomi. ');
  await until(() => room.shown() !== '');
  return reply;
}

/** The running reply has come to the disk as far as it was shown. */
const isKept = (): Promise<unknown> =>
  until(async () => {
    const row = await room.database.db
      .selectFrom('messages')
      .select('content')
      .where('role', '=', 'assistant')
      .executeTakeFirst();
    return row?.content !== null;
  });

/** The store refuses to end a reply in this state, until it is told otherwise. */
async function refuseEnding(state: string): Promise<() => Promise<void>> {
  const { db } = room.database;
  await sql`create trigger refused before update on messages when new.reply_state = ${sql.lit(state)}
    begin select raise(abort, 'refused'); end`.execute(db);
  return async () => {
    await sql`drop trigger refused`.execute(db);
  };
}

describe('when the disk is full as a reply ends', () => {
  test('all of it is kept once there is room again, and what was said meanwhile is answered', async () => {
    const reply = await begin();
    const { db } = room.database;
    const { rows } = await sql<{ page_count: number }>`pragma main.page_count`.execute(db);
    await sql`pragma main.max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
    const long = 'Ti ascolto. '.repeat(5_000);
    reply.say(long);
    reply.end();
    await until(() => room.shown() === `Eccomi. ${long}`);
    await say('Mi senti?');
    expect(room.lastDelta()?.isComplete).toBe(false);
    await sql`pragma main.max_page_count = 1000000`.execute(db);
    await until(() => room.lastDelta()?.isComplete);
    await room.answerNext('Adesso sì.');
    const whole = ['Ciao', `Eccomi. ${long}`, 'Mi senti?', 'Adesso sì.'];
    expect(await room.texts(luce)).toEqual(whole);
  });
});

describe('when a reply cannot be ended as it should', () => {
  test('it ends as the store has it, pages see the same, and the next message is answered', async () => {
    const reply = await begin();
    const allow = await refuseEnding('complete');
    await isKept();
    reply.end();
    await until(() => room.events('ReceiveTyping').at(-1)?.isTyping === false);
    await allow();
    expect(room.events('ReceiveMessage').at(-1)).toMatchObject({
      content: 'Eccomi. ',
      replyState: 'interrupted',
    });
    await say('E adesso?');
    await room.answerNext('Adesso sì.');
    expect(await room.texts(luce)).toEqual(['Ciao', 'Eccomi. ', 'E adesso?', 'Adesso sì.']);
  });

  test('a new chat that failed for it can be begun again, and until then the old one goes on', async () => {
    await begin();
    await isKept();
    const allow = await refuseEnding('stopped');
    expect(await room.refusal(room.call(luce, 'NewChat'))).toBe('INTERNAL');
    await allow();
    await say('E adesso?');
    await room.answerNext('Adesso sì.');
    expect(await room.texts(luce)).toEqual(['Ciao', 'Eccomi. ', 'E adesso?', 'Adesso sì.']);
    await room.call(luce, 'NewChat');
    expect(await room.texts(luce)).toEqual([]);
  });
});

describe('when only a part of what begins a reply is stored', () => {
  test('its place is taken away again, and keeps out no later one', async () => {
    const { db } = room.database;
    await say('Ciao');
    await room.answerNext('Eccomi.');
    await sql`create trigger refused before update of updated_at on conversations
      begin select raise(abort, 'refused'); end`.execute(db);
    expect(await room.refusal(say('Ci sei?'))).toBe('INTERNAL');
    // It had begun while its question was on the way to the disk.
    await room.nextReply();
    await sql`drop trigger refused`.execute(db);
    await until(async () => {
      const open = await db
        .selectFrom('messages')
        .select('id')
        .where('reply_state', '=', 'streaming')
        .execute();
      return open.length === 0;
    });
    await say('E adesso?');
    await room.answerNext('Adesso sì.');
    expect((await room.texts(luce)).at(-1)).toBe('Adesso sì.');
  });
});
