import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addressOf, everyCall, missingId, sampleBodies } from '../test/sample-calls.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test/start-test-app.ts';
import { rememberingCompanion, talkingPerson, type TalkingPerson } from '../test/talking-person.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** In everything that is said in a conversation, and nowhere else. */
const mark = 'PAROLASEGRETA';
/** In what the person ticked when reporting; the same words, but only these may be seen. */
const ticked = 'SPUNTATA';

let app: TestApp;
let chief: TestPerson;
let anna: TalkingPerson;
let reporter: TalkingPerson;

beforeAll(async () => {
  app = await startTestApp({
    companion: rememberingCompanion({
      reply: `Risposta ${mark} ${ticked}`,
      fact: `Ricordo ${mark}`,
    }),
    env: { ADMIN_EMAILS: 'chief@example.org' },
  });
  chief = await app.signIn('chief@example.org');
  anna = await talkingPerson(app, 'anna@example.org', {
    message: `Messaggio ${mark}`,
    comment: `Commento ${mark}`,
  });
  reporter = await talkingPerson(app, 'reporter@example.org', {
    message: `Non spuntato ${mark}`,
    comment: `Commento ${mark}`,
  });
  await app.call('POST', '/api/reports', {
    token: reporter.accessToken,
    body: { replyId: reporter.reply, messageIds: [reporter.reply] },
  });
  await app.call('PATCH', `/api/conversations/${anna.conversation}`, {
    token: anna.accessToken,
    body: { title: `Titolo ${mark}` },
  });
  for (const [path, body] of [
    ['contact', sampleBodies.contact],
    ['waitlist', sampleBodies.waitlist],
  ] as const)
    await app.call('POST', `/api/forms/${path}`, { body });
});
afterAll(() => app.stop());

test('the marks are where they should be: the person sees them', async () => {
  const read = async (path: string) =>
    JSON.stringify((await app.call('GET', path, { token: anna.accessToken })).body);
  expect(await read(`/api/conversations/${anna.conversation}/messages`)).toContain(mark);
  expect(await read('/api/conversations')).toContain(mark);
  expect(await read('/api/auth/me/memories')).toContain(mark);
});

test('no answer of the whole API for administrators has a word of a conversation, but what was ticked', async () => {
  const reports = (await app.call('GET', '/api/admin/reports', { token: chief.accessToken })).body;
  expect(reports.items).toMatchObject([{ messages: [{ content: `Risposta ${mark} ${ticked}` }] }]);

  const idsToTry = [
    anna.id,
    anna.conversation,
    anna.message,
    anna.reply,
    anna.memory,
    anna.session,
    reports.items[0].id,
    missingId,
  ];
  const calls = everyCall.filter(([, { access }]) => access !== 'public');
  let answers = 0;
  for (const [name, { method, path, body }] of calls) {
    // An administrator is a person like others: what concerns an account concerns their own one.
    if (['deleteAccount', 'logout', 'endOtherSessions'].includes(name)) continue;
    for (const id of path.includes(':id') ? idsToTry : [missingId]) {
      const answer = await app.call(method, addressOf(name, { id }), {
        token: chief.accessToken,
        ...(body && { body: sampleBodies[name] ?? {} }),
      });
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      const unticked = text.replaceAll(`Risposta ${mark} ${ticked}`, '');
      expect([name, id, unticked.includes(mark)]).toEqual([name, id, false]);
      if (text.includes(ticked)) expect(['adminReports', 'adminChangeReport']).toContain(name);
      answers += 1;
    }
  }
  expect(answers).toBeGreaterThan(60);
});

test('neither has the log, nor a letter, nor what machines measure', async () => {
  expect(app.log()).not.toContain(mark);
  expect(JSON.stringify(await app.letters())).not.toContain(mark);
  const metrics = await app.call('GET', '/metrics');
  expect([metrics.status, String(metrics.body).includes(mark)]).toEqual([200, false]);
});
