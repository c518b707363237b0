import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../test/test-store.ts';
import {
  createTestClock,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '../test/start-test-app.ts';

const adult = { year: 1990, month: 5 };
const child = { year: 2012, month: 5 };
const nothing = { processing: false, history: false, memory: false };

let app: TestApp;
let luce: TestPerson;
const clock = createTestClock(Date.UTC(2026, 10, 21));
beforeEach(async () => {
  app = await startTestApp({ clock });
  luce = await app.signIn('luce@example.org');
});
afterEach(() => app.stop());

const read = async (person: TestPerson) =>
  (await app.call('GET', '/api/auth/me/consents', { token: person.accessToken })).body;
const change = (person: TestPerson, body: Record<string, unknown>, agent = 'one') =>
  app.call('PUT', '/api/auth/me/consents', {
    token: person.accessToken,
    body: { ...nothing, ...body },
    headers: { 'user-agent': agent },
  });

describe('consents', () => {
  test('are all absent before anybody has answered', async () => {
    expect(await read(luce)).toEqual({ ...nothing, adult: null, version: null, at: null });
  });

  test('are kept by purpose, with version and time', async () => {
    const answer = await change(luce, { processing: true, memory: true, birth: adult });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      processing: true,
      history: false,
      memory: true,
      adult: true,
      version: expect.any(String),
      at: new Date(clock.now()).toISOString(),
    });
    expect(await read(luce)).toEqual(answer.body);
  });

  test('are kept as given and as withdrawn, each with its language, and no month of birth', async () => {
    await change(luce, { processing: true, birth: adult });
    await change(luce, {});
    await app.stop({ keepData: true });
    const database = await openTestDatabase(app.dataDir);
    const rows = await database.db.selectFrom('consents').selectAll().orderBy('id').execute();
    const ages = await database.db.selectFrom('age_answers').selectAll().execute();
    await database.close();
    app = await startTestApp({ clock });
    expect(rows).toMatchObject([
      { processing: 1, language: 'it' },
      { processing: 0, language: 'it' },
    ]);
    expect(ages).toEqual([{ user_id: luce.id, adult: 1, method: 'declared', at: clock.now() }]);
  });

  test('given or withdrawn one at a time leave the others as they are, at the same moment too', async () => {
    const set = (body: Record<string, boolean>) =>
      app.call('PUT', '/api/auth/me/consents', { token: luce.accessToken, body });
    await change(luce, { processing: true, history: true, birth: adult });
    const answers = await Promise.all([set({ history: false }), set({ memory: true })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(luce)).toMatchObject({ processing: true, history: false, memory: true });
  });

  test('ask for the month of birth once; the answer cannot be changed', async () => {
    await change(luce, { processing: true, birth: adult });
    const again = await change(luce, { processing: true, birth: adult });
    expect(again).toMatchObject({ status: 409, body: { code: 'CONSENT_ALREADY_ANSWERED' } });
    expect(await read(luce)).toMatchObject({ adult: true, processing: true });
  });

  test.each([
    { birth: { year: 1990, month: 13 } },
    { birth: { year: '1990', month: 5 } },
    { processing: 'yes' },
  ])('refuse an answer that is none (%o)', async (body) => {
    expect((await change(luce, body)).status).toBe(400);
    expect(await read(luce)).toMatchObject({ adult: null, processing: false });
  });
});

describe('somebody under age', () => {
  test('is refused, for good on this account', async () => {
    const refused = await change(luce, { processing: true, birth: child });
    expect(refused).toMatchObject({ status: 403, body: { code: 'ADULTS_ONLY' } });
    expect(await read(luce)).toMatchObject({ adult: false, processing: false });
    clock.advance(25 * 3_600_000);
    luce = await app.signIn('luce@example.org');
    expect((await change(luce, { processing: true })).body.code).toBe('ADULTS_ONLY');
    const again = await change(luce, { processing: true, birth: adult });
    expect(again.body.code).toBe('CONSENT_ALREADY_ANSWERED');
  });

  test('is refused for 24 hours with another account on the same device, and no longer', async () => {
    await change(luce, { processing: true, birth: child });
    const other = await app.signIn('other@example.org');
    const refused = await change(other, { processing: true, birth: adult });
    expect(refused.body.code).toBe('ADULTS_ONLY');
    expect(await read(other)).toMatchObject({ adult: null, processing: false });
    const elsewhere = await app.signIn('elsewhere@example.org');
    const accepted = await change(elsewhere, { processing: true, birth: adult }, 'another device');
    expect(accepted.status).toBe(200);
    clock.advance(24 * 3_600_000 + 1);
    const later = await app.signIn('other@example.org');
    expect((await change(later, { processing: true, birth: adult })).status).toBe(200);
  });
});
