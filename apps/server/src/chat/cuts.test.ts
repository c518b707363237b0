import { expect, test } from 'vitest';
import { runCutRounds } from '../../../../bench/cut-rounds.ts';

test('a reply cut by a lost network, a reload or a killed process ends as the store has it', async () => {
  const report = await runCutRounds(9, () => {});
  expect(report).toMatchObject({ lost: 0, doubled: 0, wrong: 0 });
  expect(report.complete).toBeGreaterThan(0);
}, 300_000);
