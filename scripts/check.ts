import { spawnSync } from 'node:child_process';
import { finish, runSteps } from './run-steps.ts';

const folders = [
  'packages/contract',
  'packages/signalr-server',
  'packages/companion',
  'apps/server',
  'apps/web',
  'e2e',
  'bench',
  'deploy',
  'scripts',
];

const failed = runSteps([
  ...folders.map((folder) => ({ name: `types: ${folder}`, command: 'tsc', args: ['-p', folder] })),
  { name: 'lint and import directions', command: 'oxlint', args: ['.'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  {
    name: 'words that no page shows, sentences outside the catalogue',
    command: process.execPath,
    args: ['apps/web/scripts/check-words.ts'],
  },
  {
    name: 'danger is recognised as is asked for',
    command: 'vitest',
    args: ['run', '--project', 'companion', 'evals/held-figures.test.ts'],
  },
  { name: 'dead code and unused dependencies', command: 'knip', args: [] },
  {
    name: 'lock file is complete',
    command: 'npm',
    args: ['ci', '--dry-run', '--ignore-scripts', '--silent'],
  },
]);

// Some registries do not answer audits; that is said, and is no fault of the project.
console.log('\n▸ known vulnerabilities (npm audit)');
const audit = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  encoding: 'utf8',
});
const report = readAudit(audit.stdout);
if (report === undefined) console.log('not checked: the registry does not answer audits here');
else {
  console.log(`${report.high} high, ${report.critical} critical`);
  if (report.high + report.critical > 0) failed.push('npm audit');
}

function readAudit(output: string): { high: number; critical: number } | undefined {
  try {
    const parsed: { metadata?: { vulnerabilities?: { high: number; critical: number } } } =
      JSON.parse(output);
    return parsed.metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}

finish(failed);
