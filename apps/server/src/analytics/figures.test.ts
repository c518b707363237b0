import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AdminFigures, FigureName } from '@accanto/contract';
import { rememberingCompanion } from '../test/talking-person.ts';
import { openHubPage } from '../test/hub-page.ts';
import { createTestClock, startTestApp, type TestApp } from '../test/start-test-app.ts';
import { until } from '../test/waiting.ts';

/** A busy machine takes its time. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const clock = createTestClock(Date.UTC(2026, 10, 21, 12));
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({
    clock,
    companion: rememberingCompanion({ reply: 'Ti ascolto.', fact: 'niente' }),
    env: { ADMIN_EMAILS: 'chief@example.org' },
  });
  token = (await app.signIn('chief@example.org')).accessToken;
});
afterAll(() => app.stop());

const figures = async (days = 7): Promise<AdminFigures> =>
  (await app.call('GET', `/api/admin/figures?days=${days}`, { token })).body;
const seriesOf = (all: AdminFigures, name: FigureName) =>
  all.series.find((series) => series.name === name);
const track = (body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/api/analytics/event', { body, headers });

describe('the figures of the panel', () => {
  test('hold every counter, and nothing below ten', async () => {
    for (let count = 0; count < 12; count += 1) {
      await track({ name: 'CTA Click', text: 'Inizia', location: count < 3 ? 'footer' : 'hero' });
      await app.call('POST', '/api/forms/waitlist', {
        body: { email: `person${count}@example.org`, plan: count < 10 ? 'base' : 'free' },
      });
    }
    for (let count = 0; count < 3; count += 1) await track({ name: 'Scroll Depth', depth: 25 });
    await until(async () => seriesOf(await figures(), 'waitlistSignups')?.total === 12);
    const all = await figures();
    expect(all.days).toHaveLength(7);
    expect(all.days.at(-1)).toBe('2026-11-21');
    expect(seriesOf(all, 'waitlistSignups')).toMatchObject({ total: 12 });
    expect(seriesOf(all, 'waitlistSignups')?.byDay.at(-1)).toBe(12);
    // Two for the free plan would be told by the ten for the other one.
    expect(seriesOf(all, 'waitlistSignups')?.parts).toEqual([{ label: 'other', count: 12 }]);
    expect(all.events.find(({ name }) => name === 'CTA Click')).toMatchObject({ total: 12 });
    expect(all.events.find(({ name }) => name === 'Scroll Depth')).toEqual({
      name: 'Scroll Depth',
      total: null,
      parts: [],
    });
    const waitlist = all.funnels.find(({ name }) => name === 'waitlist');
    expect(waitlist?.steps.map(({ count }) => count)).toEqual([null, null, 12, 12]);
  });

  test('count conversations, messages, replies and the time to the first word', async () => {
    const person = await app.signIn('talker@example.org');
    await app.call('PUT', '/api/auth/me/consents', {
      token: person.accessToken,
      body: { processing: true, history: true, memory: false, birth: { year: 1990, month: 1 } },
    });
    const page = await openHubPage(app.url, person.accessToken);
    for (let count = 0; count < 10; count += 1) {
      await page.invoke('NewChat');
      await page.invoke('SendMessage', 'Oggi è stata una giornata lunga');
      await until(() => page.events('ReceiveActionButtons').length > count);
    }
    await page.close();
    await until(async () => {
      const all = await figures();
      const counted = (['messages', 'conversations', 'replies'] as const).map((name) =>
        seriesOf(all, name),
      );
      return counted.every((series) => series?.total === 10) && all.firstWord !== null;
    });
    const all = await figures();
    expect(seriesOf(all, 'replies')?.parts).toEqual([{ label: 'model', count: 10 }]);
    expect(all.firstWord?.p50Ms).toBeGreaterThan(0);
    expect(all.firstWord?.p95Ms).toBeGreaterThanOrEqual(all.firstWord?.p50Ms ?? 0);
  });

  test('take the periods that are offered, and no others', async () => {
    expect((await figures(365)).days).toHaveLength(365);
    const odd = await app.call('GET', '/api/admin/figures?days=3', { token });
    expect(odd.status).toBe(400);
  });
});
