// Compiles the companion's kernel to WebAssembly; with --check it only says whether the file in the repository is what
// its source gives. The compiler is installed beside the main install.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureOwnInstall } from './own-install.ts';
import { finish, runSteps } from './run-steps.ts';

const folder = 'packages/companion/kernel';
const shipped = 'packages/companion/src/safety/kernel.wasm';
const sources = ['rows.ts', 'filters.ts', 'recurrence.ts', 'adam.ts'];
const options = [
  '-O3',
  '--converge',
  '--runtime',
  'stub',
  '--noAssert',
  '--enable',
  'simd',
  '--importMemory',
];

ensureOwnInstall(folder);
const work = mkdtempSync(join(tmpdir(), 'kernel-'));
const built = join(work, 'kernel.wasm');
const failed = runSteps([
  {
    name: 'compile the kernel',
    command: process.execPath,
    args: [
      `${folder}/node_modules/assemblyscript/bin/asc.js`,
      ...sources.map((name) => `${folder}/${name}`),
      '-o',
      built,
      ...options,
    ],
  },
]);
if (failed.length === 0 && process.argv.includes('--check')) {
  if (!readFileSync(built).equals(readFileSync(shipped)))
    failed.push(`${shipped} is not what its source gives: npm run build:kernel`);
} else if (failed.length === 0) writeFileSync(shipped, readFileSync(built));
rmSync(work, { recursive: true });
finish(failed);
