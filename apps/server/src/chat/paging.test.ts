import { limits, type Message } from '@accanto/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { randomId } from '../clock.ts';
import { loadSecrets } from '../secrets.ts';
import { createTextCipher } from '../storage/text-cipher.ts';
import { createUserKeyStore } from '../storage/user-key-store.ts';
import { openHubPage } from '../test/hub-page.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test/start-test-app.ts';
import { openTestDatabase } from '../test/test-store.ts';
import { toReplyRow, type MessageRow } from './stored-message.ts';

vi.setConfig({ testTimeout: 60_000 });
const total = 10_000;
const rowsAtOnce = 500;
let app: TestApp;
let luce: TestPerson;

beforeEach(async () => {
  app = await startTestApp();
  luce = await app.signIn('luce@example.org');
});
afterEach(async () => app.stop());

/** A conversation of so many messages, written into the store beside the running server. */
async function fillConversation(): Promise<string> {
  const { db, close } = await openTestDatabase(app.dataDir);
  const { masterKeys } = await loadSecrets(app.config);
  const cipher = createTextCipher(
    masterKeys,
    createUserKeyStore(db, () => Date.now()),
  );
  const conversationId = randomId();
  await db
    .insertInto('conversations')
    .values({
      id: conversationId,
      user_id: luce.id,
      title: await cipher.encrypt(luce.id, `conversations:${conversationId}:title`, 'Lunga'),
      created_at: 1,
      updated_at: 1,
      is_current: 1,
      deleted_at: null,
      undo_until: null,
    })
    .execute();
  for (let first = 1; first <= total; first += rowsAtOnce) {
    const sequences = Array.from({ length: rowsAtOnce }, (_, index) => first + index);
    const rows = await Promise.all(sequences.map((sequence) => rowOf(sequence)));
    await db.insertInto('messages').values(rows).execute();
  }
  await close();
  return conversationId;

  async function rowOf(sequence: number): Promise<MessageRow> {
    const id = randomId();
    const content = await cipher.encrypt(luce.id, `messages:${id}:content`, textOf(sequence));
    const place = { id, conversationId, userId: luce.id, sequence, createdAt: sequence };
    const row = toReplyRow(
      { ...place, answersThrough: sequence - 1, action: null, pressId: null, anewOf: null },
      null,
    );
    if (sequence % 2 === 0) return { ...row, content, reply_state: 'complete' };
    return { ...row, content, role: 'user', reply_state: null, answers_through: null };
  }
}

const textOf = (sequence: number): string => `messaggio ${sequence}`;

test('a conversation of 10,000 messages is paged from the newest to the first, each once and in order', async () => {
  const conversationId = await fillConversation();
  const page = await openHubPage(app.url, luce.accessToken);
  const snapshot = await page.invoke('LoadConversation', {});
  expect(snapshot).toMatchObject({ conversationId, hasEarlier: true, isTyping: false });
  expect(snapshot.messages.at(-1)).toMatchObject({ sequence: total, content: textOf(total) });
  expect(snapshot.messages).toHaveLength(limits.pageSizeDefault);

  const known: Message[] = [...snapshot.messages];
  let cursor: string | null = String(known[0]?.sequence);
  while (cursor !== null) {
    const path = `/api/conversations/${conversationId}/messages?cursor=${cursor}&limit=${limits.pageSizeMax}`;
    const { body } = await app.call('GET', path, { token: luce.accessToken });
    const items = body.items as Message[];
    expect(items.length).toBeLessThanOrEqual(limits.pageSizeMax);
    known.unshift(...items);
    cursor = body.next as string | null;
  }
  expect(known.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: total }, (_, index) => index + 1),
  );
  expect(known.every(({ sequence, content }) => content === textOf(sequence ?? 0))).toBe(true);

  // A page that was away for long gets the newest, and is told that there are others before them.
  const late = await page.invoke('LoadConversation', { afterSequence: 10 });
  expect(late.messages.at(-1)?.sequence).toBe(total);
  expect(late.messages.length).toBeLessThanOrEqual(limits.pageSizeMax);
  expect(late.hasEarlier).toBe(true);
  await page.close();
});
