import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReplyJournal } from './reply-journal.ts';
import { createRunningReplyStore, type PartialReply } from './running-reply-store.ts';
import { openTestChat, type TestChat } from './testing/test-chat.ts';
import { until } from '../test/waiting.ts';

let room: TestChat;
beforeEach(async () => {
  room = await openTestChat();
});
afterEach(() => room.close());

/** A reply that has its place in the store and no word yet, and what it has said by now. */
async function begin(): Promise<{ id: string; userId: string; content: string }> {
  const { id: userId, ...rest } = await room.join();
  await room.call({ id: userId, ...rest }, 'SendMessage', 'Ciao');
  const { id } = await room.database.db
    .selectFrom('messages')
    .select('id')
    .where('user_id', '=', userId)
    .where('role', '=', 'assistant')
    .executeTakeFirstOrThrow();
  return { id, userId, content: '' };
}

/** On the real store, which refuses what is said in some replies, until it is told otherwise. */
function openJournal(beforeSaving: () => Promise<void> = async () => undefined) {
  const refused = new Set<string>();
  const store = createRunningReplyStore(room.database.db, room.cipher);
  const failed = vi.fn<(error: unknown) => void>();
  const saved: PartialReply[][] = [];
  const journal = createReplyJournal(async (partials) => {
    saved.push([...partials]);
    await beforeSaving();
    if (partials.some(({ id }) => refused.has(id))) throw new Error('refused');
    await store.save(partials);
  }, failed);
  return { journal, failed, saved, refused };
}

async function kept(id: string): Promise<string | null> {
  const { user_id, content } = await room.database.db
    .selectFrom('messages')
    .select(['user_id', 'content'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return content && room.cipher.decrypt(user_id, `messages:${id}:content`, content);
}

test('what could not be kept is kept as soon as it can be, without another word', async () => {
  const { journal, failed, refused } = openJournal();
  const reply = await begin();
  refused.add(reply.id);
  reply.content = 'Eccomi. ';
  journal.note({ partial: () => ({ ...reply }) });
  await until(() => failed.mock.calls.length > 0);
  reply.content = 'Eccomi. Ti ascolto.';
  refused.delete(reply.id);
  await until(async () => (await kept(reply.id)) === 'Eccomi. Ti ascolto.');
});

test('one that cannot be kept holds up none of those that are kept with it', async () => {
  const { journal, refused } = openJournal();
  const [bad, good] = [await begin(), await begin()];
  refused.add(bad.id);
  for (const reply of [bad, good]) {
    reply.content = 'Eccomi.';
    journal.note({ partial: () => ({ ...reply }) });
  }
  await until(async () => (await kept(good.id)) === 'Eccomi.');
  expect(await kept(bad.id)).toBeNull();
});

test('one that has ended is not tried again', async () => {
  const { journal, failed, saved, refused } = openJournal();
  const [ended, other] = [await begin(), await begin()];
  refused.add(ended.id);
  let isOver = false;
  journal.note({ partial: () => (isOver ? null : { ...ended, content: 'Eccomi.' }) });
  await until(() => failed.mock.calls.length > 0);
  isOver = true;
  const before = saved.length;
  journal.note({ partial: () => ({ ...other, content: 'Ti ascolto.' }) });
  await until(async () => (await kept(other.id)) === 'Ti ascolto.');
  expect(saved.slice(before).flat()).toEqual([{ ...other, content: 'Ti ascolto.' }]);
});

test('a slow write is not overtaken by a later one', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { journal, saved } = openJournal(() => released);
  const [slow, other] = [await begin(), await begin()];
  slow.content = 'Eccomi.';
  journal.note({ partial: () => ({ ...slow }) });
  await until(() => saved.length === 1);
  slow.content = 'Eccomi. Ti ascolto.';
  journal.note({ partial: () => ({ ...slow }) });
  journal.note({ partial: () => ({ ...other, content: 'Ti ascolto.' }) });
  // Longer than until the next one would be written.
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(saved).toHaveLength(1);
  release();
  await until(async () => (await kept(slow.id)) === 'Eccomi. Ti ascolto.');
});
