import { chatHubPath } from '@accanto/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type StartedPostgres } from '../../../../bench/started-postgres.ts';
import { createScriptedCompanion } from '../chat/testing/scripted-companion.ts';
import { openHubPage, type HubPage } from '../test/hub-page.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test/start-test-app.ts';
import { until } from '../test/waiting.ts';

const scripted = createScriptedCompanion();
let postgres: StartedPostgres;
let app: TestApp;
let person: TestPerson;
let page: HubPage;

beforeAll(async () => {
  postgres = await startPostgres({ isLasting: false });
  app = await startTestApp({
    companion: scripted.companion,
    env: {
      DATABASE_URL: postgres.url,
      DATABASE_CONNECT_TIMEOUT_MS: '2500',
      DATABASE_READ_TIMEOUT_MS: '2500',
    },
  });
  person = await app.signIn('outage@example.org');
  await app.call('PUT', '/api/auth/me/consents', {
    token: person.accessToken,
    body: { processing: true, history: true, memory: false, birth: { year: 1990, month: 1 } },
  });
  page = await openHubPage(app.url, person.accessToken);
});
afterAll(async () => {
  await page.close();
  await app.stop();
  await postgres.stop();
});

const profile = () => app.call('GET', '/api/auth/me', { token: person.accessToken });
const ready = async () => (await app.call('GET', '/readyz')).status;
const isReady = () => until(async () => (await ready()) === 200);

async function expectClearAnswers(): Promise<void> {
  expect(await ready()).toBe(503);
  expect((await app.call('GET', '/healthz')).status).toBe(200);
  const answer = await profile();
  expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await page.refusal(page.invoke('SendMessage', 'Mi senti?'))).toBe('UNAVAILABLE');
  const negotiate = await app.call('POST', `${chatHubPath}/negotiate?negotiateVersion=1`, {
    token: person.accessToken,
  });
  expect(negotiate.status).toBe(503);
}

describe('while PostgreSQL is away', () => {
  test.each([
    { fault: 'killed', leave: () => postgres.kill(), comeBack: () => postgres.start() },
    { fault: 'stopped in order', leave: () => postgres.halt(), comeBack: () => postgres.start() },
    {
      fault: 'frozen, so that it takes connections and never answers',
      leave: async () => postgres.freeze(true),
      comeBack: async () => postgres.freeze(false),
    },
  ])(
    'I2 I4 everything says so and heals without a restart: $fault',
    async ({ leave, comeBack }) => {
      await page.invoke('NewChat');
      await page.invoke('SendMessage', 'Comincia');
      const reply = await scripted.nextReply();
      const deltas = page.events('ReceiveMessageDelta').length;
      reply.say('Prima parte. ');
      await until(() => page.events('ReceiveMessageDelta').length > deltas);
      await leave();
      await expectClearAnswers();
      reply.say('Seconda parte.');
      reply.end();
      await comeBack();
      await isReady();
      expect((await profile()).status).toBe(200);
      await until(async () => !(await page.invoke('LoadConversation', {})).isTyping);
      const { messages } = await page.invoke('LoadConversation', {});
      expect(messages.map(({ content }) => content)).toEqual(
        expect.arrayContaining(['Comincia', 'Prima parte. Seconda parte.']),
      );
      expect(messages.find(({ role }) => role === 'assistant')?.replyState).toBe('complete');
      await page.invoke('SendMessage', 'E adesso?');
      const next = await scripted.nextReply();
      next.say('Eccomi.');
      next.end();
      await until(async () =>
        (await page.invoke('LoadConversation', {})).messages.some(
          ({ content }) => content === 'Eccomi.',
        ),
      );
    },
  );
});
