import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockTime, commentTime, detailTime } from './chat-times.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Rome');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('times are written as in Italy, by the clock of the person', () => {
  const nearMidnight = '2026-03-07T23:05:09.000Z';
  expect(clockTime(nearMidnight)).toBe('00:05');
  expect(commentTime(nearMidnight)).toBe('08/03/2026 00:05');
  expect(detailTime(nearMidnight)).toBe('08/03/2026 00:05:09');
  expect(detailTime('2026-07-01T11:22:33.000Z')).toBe('01/07/2026 13:22:33');
});
