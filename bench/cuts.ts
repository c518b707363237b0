// 200 replies, each with a cut: nothing is lost, doubled or wrong afterwards (`npm run bench:cuts`).
import { runCutRounds } from './cut-rounds.ts';

const report = await runCutRounds(Number(process.argv[2] ?? 200), console.log);
console.log(report);
process.exitCode = report.lost + report.doubled + report.wrong > 0 ? 1 : 0;
