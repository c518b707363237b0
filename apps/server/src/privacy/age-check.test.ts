import { createCompanion, type Companion } from '@accanto/companion';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openHubPage, type HubPage } from '../test/hub-page.ts';
import {
  createTestClock,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '../test/start-test-app.ts';
import { until } from '../test/waiting.ts';

/** A busy machine takes its time. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** The built-in companion, calm about everything but one word: the levels of other texts are not the matter here. */
function calmCompanion(): Companion {
  const companion = createCompanion({
    model: { kind: 'built-in' },
    limits: { silenceMs: 20_000, totalMs: 60_000, maxChars: 4_000, maxParallel: 4 },
    now: () => clock.now(),
    sleep: async () => undefined,
  });
  return {
    ...companion,
    async *reply(turn, signal) {
      for await (const piece of companion.reply(turn, signal)) {
        const isCalm =
          turn.input.kind === 'message' &&
          !turn.input.text.includes('uccidermi') &&
          turn.risk?.level !== 'R3';
        if (piece.kind !== 'assessment') yield piece;
        else if (isCalm)
          yield { ...piece, level: 'R0', state: { ...piece.state, level: 'R0' }, card: null };
        else yield { ...piece, level: 'R3', state: { ...piece.state, level: 'R3' } };
      }
    },
  };
}

const dayMs = 24 * 3_600_000;
const clock = createTestClock(Date.UTC(2026, 10, 21, 12));
let app: TestApp;
let luce: TestPerson;
let count = 0;

beforeAll(async () => {
  app = await startTestApp({ clock, companion: calmCompanion() });
});
afterAll(() => app.stop());

const adult = { processing: true, history: true, memory: false, birth: { year: 1990, month: 1 } };
const consents = (person: TestPerson, body?: unknown) =>
  app.call(body === undefined ? 'GET' : 'PUT', '/api/auth/me/consents', {
    token: person.accessToken,
    ...(body !== undefined && { body }),
  });
const answerAge = (person: TestPerson, isAdult: boolean) =>
  app.call('POST', '/api/auth/me/age-check', {
    token: person.accessToken,
    body: { adult: isAdult },
  });
const replyOf = (page: HubPage): string =>
  page.events('ReceiveMessageDelta').reduce((text, { content }) => text + content, '');

/** Says something, waits until the reply is over, and answers the reply. */
async function say(page: HubPage, text: string): Promise<string> {
  const before = page.events('ReceiveMessageDelta').length;
  await page.invoke('SendMessage', text);
  await until(() =>
    page
      .events('ReceiveMessageDelta')
      .slice(before)
      .some(({ isComplete }) => isComplete),
  );
  return page
    .events('ReceiveMessageDelta')
    .slice(before)
    .map(({ content }) => content)
    .join('');
}

beforeEach(async () => {
  count += 1;
  luce = await app.signIn(`luce${count}@example.org`);
  await consents(luce, adult);
});

describe('somebody who says in the chat to be under age', () => {
  test('is told kindly who listens to young people, is asked once, and is held back until then', async () => {
    const page = await openHubPage(app.url, luce.accessToken);
    const reply = await say(page, 'Ho 15 anni e a scuola mi prendono in giro');
    expect(reply).toContain('18 anni');
    expect(reply).toContain('19696');
    expect(reply).toContain('112');
    await until(() =>
      page.events('ReceiveError').some(({ code }) => code === 'AGE_CHECK_REQUIRED'),
    );
    const { body } = await consents(luce);
    expect(body.ageCheck).toEqual({
      askedAt: new Date(clock.now()).toISOString(),
      until: new Date(clock.now() + 14 * dayMs).toISOString(),
      needsProof: false,
    });
    expect(await page.refusal(page.invoke('SendMessage', 'ci sei?'))).toBe('AGE_CHECK_REQUIRED');
    await page.close();
  });

  test('goes on after saying to be of age; a second time the word alone does not count', async () => {
    const page = await openHubPage(app.url, luce.accessToken);
    await say(page, 'ho 16 anni');
    expect((await answerAge(luce, true)).body).toEqual({ success: true, erased: null });
    expect((await consents(luce)).body.ageCheck).toBeUndefined();
    expect((await answerAge(luce, true)).status).toBe(404);
    clock.advance(1_000);
    await say(page, 'sono minorenne, davvero');
    expect((await consents(luce)).body.ageCheck).toMatchObject({ needsProof: true });
    expect((await answerAge(luce, true)).body.code).toBe('AGE_PROOF_REQUIRED');
    await page.close();
  });

  test('and confirms it is erased at once, with proof, and refused for 24 hours', async () => {
    const page = await openHubPage(app.url, luce.accessToken);
    await say(page, 'ho 14 anni');
    const { body } = await answerAge(luce, false);
    expect(body.erased).toMatchObject({ erased: { users: 1, messages: 2 } });
    expect((await app.call('GET', '/api/auth/me', { token: luce.accessToken })).status).toBe(401);
    const again = await app.signIn(luce.email);
    expect(again.id).not.toBe(luce.id);
    expect((await consents(again, adult)).body.code).toBe('ADULTS_ONLY');
    clock.advance(dayMs + 1);
    const later = await app.signIn(luce.email);
    expect((await consents(later, adult)).status).toBe(200);
  });

  test('in danger first gets help: nothing holds a message back from R2 on', async () => {
    const page = await openHubPage(app.url, luce.accessToken);
    const reply = await say(page, 'ho 15 anni e voglio uccidermi');
    expect(page.events('ReceiveCrisisCard').at(-1)).not.toBeNull();
    expect(reply).not.toContain('Ti chiedo una volta sola');
    expect((await consents(luce)).body.ageCheck).toMatchObject({ needsProof: false });
    expect(await say(page, 'ho paura')).not.toBe('');
    await page.close();
  });

  test('and never answers is erased after two weeks', async () => {
    const page = await openHubPage(app.url, luce.accessToken);
    await say(page, 'ho 13 anni');
    expect(replyOf(page)).not.toBe('');
    await page.close();
    await app.stop({ keepData: true });
    clock.advance(15 * dayMs);
    app = await startTestApp({ clock, companion: calmCompanion(), dataDir: app.dataDir });
    // A link that is asked for while the account is being erased goes with it.
    const signInAgain = () => app.signIn(luce.email).catch(() => luce);
    await until(async () => (await signInAgain()).id !== luce.id);
  });
});

test('where an outside proof of age is configured, it decides', async () => {
  const proved = new Set<string>();
  const other = await startTestApp({
    clock,
    companion: calmCompanion(),
    ageProof: { isOver18: async (userId) => proved.has(userId) },
  });
  const person = await other.signIn('proof@example.org');
  const call = (method: string, path: string, body: unknown) =>
    other.call(method, `/api/auth/me/${path}`, { token: person.accessToken, body });
  await call('PUT', 'consents', adult);
  const page = await openHubPage(other.url, person.accessToken);
  await say(page, 'ho 17 anni');
  expect((await call('POST', 'age-check', { adult: true })).body.code).toBe('AGE_PROOF_REQUIRED');
  proved.add(person.id);
  expect((await call('POST', 'age-check', { adult: true })).status).toBe(200);
  await page.close();
  await other.stop();
});

test('every answer about consent can be read again, newest first', async () => {
  await consents(luce, { ...adult, birth: undefined, history: false });
  const { body } = await app.call('GET', '/api/auth/me/consents/log', { token: luce.accessToken });
  expect(body.items).toMatchObject([
    { processing: true, history: false, language: 'it', version: expect.any(String) },
    { processing: true, history: true, language: 'it' },
  ]);
});
