import type * as fs from 'node:fs';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { warmUp } from './index.ts';
import { hear, testCompanion, turnOf } from './testing/turns.ts';

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fs>();
  return { ...original, readFileSync: vi.fn(original.readFileSync) };
});

test('after warming up nobody waits for a file, in no language, calm or in danger', async () => {
  const reads = vi.mocked(readFileSync).mock.calls;
  await warmUp();
  const before = reads.length;
  expect(before).toBeGreaterThan(3);
  for (const [language, text] of [
    ['it', 'Ieri ho litigato con mia sorella e mi dispiace.'],
    ['en', 'He is hitting me right now, help'],
    ['es', '¿Eres una persona de verdad?'],
    ['nl', 'Ik heb een hele strip pillen geslikt'],
  ] as const)
    await hear(testCompanion(), turnOf(text, { language }));
  expect(reads.length).toBe(before);
});
