import type * as fs from 'node:fs';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fs>();
  return { ...original, readFileSync: vi.fn(original.readFileSync) };
});

test('after warming up nobody waits for a file, in no language, calm or in danger', async () => {
  // Other files of this worker have read everything already.
  vi.resetModules();
  const { warmUp } = await import('./index.ts');
  const { hear, testCompanion, turnOf } = await import('./testing/turns.ts');
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
