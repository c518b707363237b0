import { runCommandLine } from './command-line.ts';
import { createProgress } from './progress.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  say: (line) => process.stdout.write(`${line}\n`),
  warn: (line) => process.stderr.write(`${line}\n`),
  progress: createProgress(process.stderr),
});
