import {
  chatHubMethods,
  type ChatHubArgs,
  type ChatHubMethodName,
  type HttpCallName,
} from '@accanto/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openHubPage } from './hub-page.ts';
import { addressOf, everyCall, missingId, sampleArguments, sampleBodies } from './sample-calls.ts';
import { startTestApp, type TestApp, type TestPerson } from './start-test-app.ts';
import { rememberingCompanion, talkingPerson, type TalkingPerson } from './talking-person.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let app: TestApp;
let anna: TalkingPerson;
let bruno: TestPerson;
let chief: TestPerson;

beforeAll(async () => {
  app = await startTestApp({
    companion: rememberingCompanion({ reply: 'Ti ascolto.', fact: 'Ama il mare' }),
    env: { ADMIN_EMAILS: 'chief@example.org' },
  });
  anna = await talkingPerson(app, 'anna@example.org', { message: 'Ciao', comment: 'Grazie' });
  bruno = await app.signIn('bruno@example.org');
  chief = await app.signIn('chief@example.org');
  await app.call('PUT', '/api/auth/me/consents', {
    token: bruno.accessToken,
    body: { processing: true, history: true, memory: true, birth: { year: 1990, month: 1 } },
  });
});
afterAll(() => app.stop());

/** The id of something of Anna's that a call is about. */
const idOfAnna: Partial<Record<HttpCallName, (anna: TalkingPerson) => string>> = {
  endSession: ({ session }) => session,
  changeMemory: ({ memory }) => memory,
  forgetMemory: ({ memory }) => memory,
  conversationMessages: ({ conversation }) => conversation,
  changeConversation: ({ conversation }) => conversation,
  deleteConversation: ({ conversation }) => conversation,
};

const send = (name: HttpCallName, id: string, token?: string, body = sampleBodies[name]) => {
  const method = everyCall.find(([one]) => one === name)?.[1].method ?? 'GET';
  return app.call(method, addressOf(name, { id }), {
    ...(token !== undefined && { token }),
    ...(body !== undefined && { body }),
  });
};

/** What an answer tells, without the id of the request. */
const tells = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
  const { requestId, ...rest } = body;
  return { status, ...rest, hasRequestId: typeof requestId === 'string' };
};

const guarded = everyCall.filter(([, { access }]) => access !== 'public').map(([name]) => name);
const forAdmins = everyCall.filter(([, { access }]) => access === 'admin').map(([name]) => name);
const byOwner = everyCall
  .filter(([, { access, path }]) => access === 'signed-in' && path.includes(':id'))
  .map(([name]) => name);

describe('every call that is not for anybody', () => {
  test('has a sample in this test', () => {
    const lacking = everyCall.filter(([name, { body }]) => body && !(name in sampleBodies));
    expect(lacking.map(([name]) => name)).toEqual([]);
    expect(byOwner.filter((name) => !(name in idOfAnna))).toEqual([]);
    expect(guarded.length).toBeGreaterThan(40);
  });

  test.each(guarded)('%s: without a session is refused like any other', async (name) => {
    const ended = await app.signIn('ended@example.org');
    await app.call('POST', '/api/auth/logout', { token: ended.accessToken });
    const refusals = [
      await send(name, missingId),
      await send(name, anna.id, 'nonsense'),
      await send(name, anna.id, ended.accessToken),
      await send(name, anna.id, anna.refreshToken),
    ];
    const expected = tells(await send('profile', missingId));
    expect(expected).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    for (const refusal of refusals) expect(tells(refusal)).toEqual(expected);
  });
});

describe('every call of administrators', () => {
  test.each(forAdmins)(
    '%s: is refused to others, whether the thing exists or not',
    async (name) => {
      const expected = tells(await send('adminAudit', missingId, bruno.accessToken));
      expect(expected).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      for (const id of [anna.id, bruno.id, missingId, 'no-id'])
        expect(tells(await send(name, id, bruno.accessToken))).toEqual(expected);
      // Nor does a body that is wrong tell anything.
      expect(tells(await send(name, anna.id, bruno.accessToken, { nonsense: true }))).toEqual(
        expected,
      );
    },
  );
});

describe("every call about a person's own things", () => {
  test.each(byOwner)('%s: a foreign thing and a missing one look the same', async (name) => {
    const id = idOfAnna[name]?.(anna) ?? '';
    for (const { accessToken } of [bruno, chief]) {
      const foreign = tells(await send(name, id, accessToken));
      expect(foreign).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect(foreign).toEqual(tells(await send(name, missingId, accessToken)));
    }
  });

  test('a report of foreign messages is refused like one of missing ones', async () => {
    for (const { accessToken } of [bruno, chief]) {
      const body = { replyId: anna.reply, messageIds: [anna.message, anna.reply] };
      const foreign = tells(await send('reportReply', '', accessToken, body));
      expect(foreign).toEqual(tells(await send('reportReply', '', accessToken)));
      expect(foreign).toMatchObject({ status: 404 });
    }
  });

  test('lists hold nothing of another person', async () => {
    const lists = everyCall
      .filter(([, { method, access, path }]) =>
        [method === 'GET', access === 'signed-in', !path.includes(':')].every(Boolean),
      )
      .map(([name]) => name);
    for (const name of lists) {
      const { status, body } = await send(name, '', bruno.accessToken);
      expect([name, status]).toEqual([name, 200]);
      const text = JSON.stringify(body);
      for (const id of [anna.id, anna.conversation, anna.message, anna.memory, anna.session])
        expect(text).not.toContain(id);
    }
  });
});

describe('every method of the hub', () => {
  test('is closed without a living session', async () => {
    for (const token of ['nonsense', anna.refreshToken])
      await expect(openHubPage(app.url, token)).rejects.toThrow(/401/);
  });

  const names = Object.keys(chatHubMethods) as ChatHubMethodName[];
  test.each(names)('%s: foreign ids and missing ones are refused alike', async (name) => {
    const page = await openHubPage(app.url, bruno.accessToken);
    const outcome = async (ids: Parameters<(typeof sampleArguments)[typeof name]>[0]) => {
      const args = sampleArguments[name](ids) as ChatHubArgs<typeof name>;
      return page.refusal(page.invoke(name, ...args));
    };
    const missing = { message: missingId, comment: missingId, conversation: missingId };
    const foreign = {
      message: anna.reply,
      comment: anna.comment,
      conversation: anna.conversation,
    };
    const takesIds =
      JSON.stringify(sampleArguments[name](foreign)) !==
      JSON.stringify(sampleArguments[name](missing));
    const expected = takesIds ? 'NOT_FOUND' : 'not refused';
    expect(await outcome(missing)).toBe(expected);
    expect(await outcome(foreign)).toBe(expected);
    const { messages } = await page.invoke('LoadConversation', {});
    expect(messages.map(({ id }) => id)).not.toContain(anna.message);
    await page.close();
  });
});

test('after all of it nothing of the person has changed', async () => {
  const read = async (path: string) =>
    (await app.call('GET', path, { token: anna.accessToken })).body;
  expect(await read('/api/auth/me')).toMatchObject({ id: anna.id, roles: [], fullName: null });
  expect((await read('/api/auth/me/memories')).items).toMatchObject([{ fact: 'Ama il mare' }]);
  const { items } = await read(`/api/conversations/${anna.conversation}/messages`);
  expect(items).toMatchObject([
    { id: anna.message, content: 'Ciao' },
    {
      id: anna.reply,
      content: 'Ti ascolto.',
      reaction: { emoji: '👍', comments: [{ id: anna.comment, content: 'Grazie' }] },
    },
  ]);
});
