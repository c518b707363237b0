import type { AdminHealth, AdminHelpLine, Resource } from '@accanto/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestClock, startTestApp, type TestApp } from '../test/start-test-app.ts';
import { until } from '../test/waiting.ts';

/** A busy machine takes its time. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const dayMs = 24 * 3_600_000;
const clock = createTestClock(Date.UTC(2026, 10, 21));
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ clock, env: { ADMIN_EMAILS: 'chief@example.org' } });
  token = (await app.signIn('chief@example.org')).accessToken;
});
afterAll(() => app.stop());

const health = async (): Promise<AdminHealth> =>
  (await app.call('GET', '/api/admin/health', { token })).body;
const lines = async (): Promise<AdminHelpLine[]> => {
  token = (await app.signIn('chief@example.org')).accessToken;
  return (await app.call('GET', '/api/admin/help-lines', { token })).body.items;
};
const shownLines = async (query: string): Promise<Resource[]> =>
  (await app.call('GET', `/api/help-lines?${query}`)).body.items;

describe('the health of the server', () => {
  test('names every part with its state, and no secret of any of them', async () => {
    await until(async () =>
      (await health()).parts.some(({ name, facts }) => name === 'upkeep' && facts['lastRound']),
    );
    const { parts, version } = await health();
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const states = Object.fromEntries(parts.map(({ name, state }) => [name, state]));
    expect(states).toEqual({
      store: 'up',
      'personal-keys': 'up',
      mail: 'up',
      companion: 'up',
      hub: 'up',
      upkeep: 'up',
      forms: 'off',
      analytics: 'off',
      redis: 'off',
    });
    expect(JSON.stringify(parts)).not.toMatch(/secret|password|chief@/i);
  });
});

describe('the lines of help', () => {
  test('are all listed with their sources, and ask to be confirmed', async () => {
    const all = await lines();
    expect(all.length).toBeGreaterThan(15);
    expect(all.find(({ id }) => id === 'eu-112')).toMatchObject({
      phone: '112',
      isShown: true,
      confirmedAt: null,
      warning: 'unconfirmed',
    });
    expect(all.filter(({ status, isShown }) => status !== 'V2' && isShown)).toEqual([]);
  });

  test('once confirmed by an administrator ask for nothing until half a year later', async () => {
    const confirm = (line: string) =>
      app.call('POST', `/api/admin/help-lines/${line}/confirm`, { token, body: {} });
    const { body } = await confirm('it-telefono-amico');
    expect(body).toMatchObject({ confirmedAt: new Date(clock.now()).toISOString(), warning: null });
    expect((await confirm('it-no-such-line')).status).toBe(404);
    clock.advance(181 * dayMs);
    const old = (await lines()).find(({ id }) => id === 'it-telefono-amico');
    expect(old).toMatchObject({ isShown: true, warning: 'old' });
  });

  test('a year after the last check are no longer shown, until they are confirmed again', async () => {
    clock.advance(200 * dayMs);
    const expired = (await lines()).find(({ id }) => id === 'it-telefono-amico');
    expect(expired).toMatchObject({ isShown: false, warning: 'expired' });
    const before = await shownLines('country=IT&language=it');
    expect(before.map(({ id }) => id)).not.toContain('it-telefono-amico');
    expect(before.map(({ kind }) => kind)).toContain('emergency');
    await app.call('POST', '/api/admin/help-lines/it-telefono-amico/confirm', { token, body: {} });
    const after = await shownLines('country=IT&language=it');
    expect(after.map(({ id }) => id)).toContain('it-telefono-amico');
  });

  test('are told to anybody, those for young people by themselves', async () => {
    await Promise.all(
      (await lines()).map(({ id }) =>
        app.call('POST', `/api/admin/help-lines/${id}/confirm`, { token, body: {} }),
      ),
    );
    const young = await shownLines('audience=minors&country=IT&language=it');
    expect(young.length).toBeGreaterThan(1);
    expect(new Set(young.map(({ kind }) => kind))).toEqual(new Set(['minor', 'emergency']));
    expect((await app.call('GET', '/api/help-lines?audience=nobody')).status).toBe(400);
  });

  test('when pressed are counted by line and day, and an unknown one is answered alike', async () => {
    const tap = (line: string) => app.call('POST', '/api/help-lines/tap', { body: { line } });
    expect((await tap('it-telefono-amico')).body).toEqual((await tap('made-up-line')).body);
  });
});
