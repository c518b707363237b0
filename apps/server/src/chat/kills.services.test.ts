import { expect, test } from 'vitest';
import { runKillRounds } from '../../../../bench/kill-rounds.ts';
import { startPostgres } from '../../../../bench/started-postgres.ts';

test('every acknowledged message survives kills of the server and of PostgreSQL in turn, and none comes twice', async () => {
  const postgres = await startPostgres({ isLasting: true });
  try {
    const report = await runKillRounds(6, () => {}, postgres);
    expect(report).toMatchObject({ lost: 0, doubled: 0, wrong: 0, postgresKills: 3 });
    expect(report.acknowledged).toBeGreaterThan(0);
  } finally {
    await postgres.stop();
  }
}, 180_000);
