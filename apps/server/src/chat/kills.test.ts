import { expect, test } from 'vitest';
import { runKillRounds } from '../../../../bench/kill-rounds.ts';

test('every acknowledged message survives a killed process, ten times over, and none comes twice', async () => {
  const report = await runKillRounds(10, () => {});
  expect(report).toMatchObject({ lost: 0, doubled: 0, wrong: 0 });
  expect(report.acknowledged).toBeGreaterThan(0);
}, 300_000);
