// 100 kills: every acknowledged message is in the conversation afterwards (`npm run bench:kills`).
import { runKillRounds } from './kill-rounds.ts';

const rounds = Number(process.argv[2] ?? 100);
const report = await runKillRounds(rounds, console.log);
console.log(report);
process.exitCode = report.lost + report.doubled + report.wrong > 0 ? 1 : 0;
