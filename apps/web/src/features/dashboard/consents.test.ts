import type { Consents } from '@accanto/contract';
import { expect, test } from 'vitest';
import { answerAbout } from './consents.ts';

const now: Consents = {
  processing: true,
  history: false,
  memory: true,
  adult: true,
  version: 'v3',
  at: '2026-11-03T09:00:00.000Z',
};
const answerOf = (day: number, history: boolean, memory: boolean) => ({
  processing: true,
  history,
  memory,
  version: `v${day}`,
  language: 'it' as const,
  at: `2026-11-0${day}T09:00:00.000Z`,
});
const log = [answerOf(3, false, true), answerOf(2, false, false), answerOf(1, true, false)];

test.each([
  ['processing', 'v1'],
  ['history', 'v2'],
  ['memory', 'v3'],
] as const)('%s is as it is since the answer that changed it', (purpose, version) => {
  expect(answerAbout(purpose, now, log)?.version).toBe(version);
});

test('without the answers the last one counts; without any there is none', () => {
  expect(answerAbout('history', now, [])?.version).toBe('v3');
  expect(answerAbout('history', { ...now, at: null, version: null }, [])).toBeNull();
});
