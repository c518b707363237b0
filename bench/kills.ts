// 100 kills: every acknowledged message is in the conversation afterwards (`npm run kills`). `npm run kills -- 50
// --postgres` does it on PostgreSQL, started for this, and kills the server and PostgreSQL in turn; with DATABASE_URL
// set, the server alone is killed.
import { parseArgs } from 'node:util';
import { runKillRounds } from './kill-rounds.ts';
import { startPostgres } from './started-postgres.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { postgres: { type: 'boolean', default: false } },
});
const postgres = values.postgres ? await startPostgres({ isLasting: true }) : null;
try {
  const report = await runKillRounds(Number(positionals[0] ?? 100), console.log, postgres);
  console.log(report);
  process.exitCode = report.lost + report.doubled + report.wrong > 0 ? 1 : 0;
} finally {
  await postgres?.stop();
}
