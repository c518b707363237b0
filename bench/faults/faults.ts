// What goes wrong with machines, one after the other, and whether what must hold did (`npm run faults`). Arguments choose
// faults by a part of their name.
import { everybodyReturns, slowReader } from './clients.ts';
import { clockMoved } from './clock-moved.ts';
import { diskFull } from './disk-full.ts';
import { wholeSize, type Fault } from './fault.ts';
import { modelFails } from './model-fails.ts';
import { postgresKilled, repliesCut, repliesCutOnNodes, serverKilled } from './processes.ts';
import { redisAway } from './redis-away.ts';

const faults: readonly Fault[] = [
  serverKilled,
  postgresKilled,
  repliesCut,
  repliesCutOnNodes,
  redisAway,
  diskFull,
  slowReader,
  everybodyReturns,
  clockMoved,
  modelFails,
];

const chosen = process.argv.slice(2);
const rows: string[] = [];
for (const fault of faults) {
  if (chosen.length > 0 && !chosen.some((part) => fault.name.includes(part))) continue;
  const result = await playOne(fault);
  console.error(`${fault.name}: ${result}`);
  rows.push(`| ${fault.name} | ${fault.mustHold} | ${result} |`);
}
console.log(`\n| fault | what must hold | result |\n| --- | --- | --- |\n${rows.join('\n')}`);
process.exit(process.exitCode);

async function playOne({ obstacle, play }: Fault): Promise<string> {
  const reason = obstacle();
  if (reason !== null) return `NOT PLAYED: ${reason}`;
  try {
    const { figures, held } = await play(wholeSize);
    if (held) return `held: ${figures}`;
    process.exitCode = 1;
    return `**NOT HELD**: ${figures}`;
  } catch (error) {
    process.exitCode = 1;
    return `**NOT HELD**: ${error instanceof Error ? error.message : String(error)}`;
  }
}
