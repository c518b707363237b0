// A backup while 50 people write, restored in another place: node bench/backup-while-writing.ts [people]
import { backupWhileWriting } from '../src/cli/testing/backup-round.ts';

const people = Number(process.argv[2] ?? 50);
const startedAt = performance.now();
const round = await backupWhileWriting(people);
console.log(
  `${people} people wrote; the round took ${Math.round(performance.now() - startedAt)} ms`,
);
console.log(`${round.acknowledged} messages acknowledged before the backup: ${round.lost} lost`);
console.log(`${round.meanwhile} messages acknowledged while it was made`);
console.log(`${round.returned} of 2 erased people came back`);
for (const [step, { code, out }] of Object.entries({
  backup: round.backup,
  'verify-backup': round.verification,
  restore: round.restoration,
}))
  console.log(`${step} ended with ${code}: ${out.trim().replaceAll('\n', ' | ')}`);
process.exitCode = round.lost + round.returned === 0 ? 0 : 1;
