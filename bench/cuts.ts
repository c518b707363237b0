// 200 replies, each with a cut: nothing is lost, doubled or wrong afterwards (`npm run cuts`). A second argument says
// how many nodes share a PostgreSQL and a Redis, both started for this; without it there is one, on its own store.
import { runCutRounds } from './cut-rounds.ts';

const [rounds = '200', nodes = '1'] = process.argv.slice(2);
const report = await runCutRounds(Number(rounds), console.log, Number(nodes));
console.log(report);
const faults = report.lost + report.doubled + report.wrong + report.differences.length;
process.exitCode = faults > 0 ? 1 : 0;
