import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHubPage } from './test/hub-page.ts';
import { startTestApp, type TestApp, type TestPerson } from './test/start-test-app.ts';
import { until } from './test/waiting.ts';

const deployed = fileURLToPath(new URL('../../../deploy', import.meta.url));
let app: TestApp;
let person: TestPerson;

beforeAll(async () => {
  app = await startTestApp();
  person = await app.signIn('marta@example.org');
  await app.call('PUT', '/api/auth/me/consents', {
    token: person.accessToken,
    body: { processing: true, history: true, memory: false, birth: { year: 1990, month: 1 } },
  });
});
afterAll(() => app.stop());

async function scrape(): Promise<string> {
  return String((await app.call('GET', '/metrics')).body);
}

describe('the measurements', () => {
  test('a reply moves them, and no word, address or id of a person is among them', async () => {
    const page = await openHubPage(app.url, person.accessToken);
    await page.invoke('SendMessage', 'una parola riconoscibile');
    await until(() => page.events('ReceiveMessageDelta').some(({ isComplete }) => isComplete));
    await until(async () => (await scrape()).includes('accanto_replies_running 0'));
    const text = await scrape();
    expect(text).toContain('accanto_replies_total{outcome="complete"} 1');
    expect(text).toContain('accanto_reply_first_words_seconds_count{kind="built-in"} 1');
    expect(text).toContain('accanto_hub_connections 1');
    expect(text).toMatch(/accanto_hub_sent_messages_total [1-9]/);
    expect(text).toMatch(/accanto_store_seconds_count\{kind="write"\} [1-9]/);
    expect(text).toMatch(/accanto_nodejs_eventloop_lag_p99_seconds \d/);
    for (const secret of ['riconoscibile', 'marta', person.id]) expect(text).not.toContain(secret);
    await page.close();
  });

  test.each(['grafana/accanto.json', 'prometheus/alerts.yml'])(
    'every one that %s asks for exists',
    async (file) => {
      const names = (await readFile(`${deployed}/${file}`, 'utf8')).match(/accanto_[a-z0-9_]+/g);
      const known = new Set((await scrape()).match(/accanto_[a-z0-9_]+/g));
      // These two are there where Redis is.
      const expected = new Set(names?.filter((name) => !name.startsWith('accanto_redis_')));
      expect(expected.size).toBeGreaterThan(4);
      expect([...expected].filter((name) => !known.has(name))).toEqual([]);
    },
  );
});
