// Whether asking for a link takes the same time for a known and an unknown address (security requirement A4).
// Run: node bench/link-request-timing.ts [pairs]; exit code 1 when the medians differ by more than 10 % and 2 ms.
import { startTestApp } from '../src/test/start-test-app.ts';

const pairs = Number(process.argv[2] ?? 500);
const app = await startTestApp();
await app.signIn('known@example.org');

async function ask(email: string): Promise<number> {
  const startedAt = performance.now();
  await app.call('POST', '/api/auth/magic-link/request', { body: { email } });
  return performance.now() - startedAt;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

for (let index = 0; index < 50; index += 1) await ask(`warm-up-${index}@example.org`);
const known: number[] = [];
const unknown: number[] = [];
for (let index = 0; index < pairs; index += 1) {
  known.push(await ask('known@example.org'));
  unknown.push(await ask(`unknown-${index}@example.org`));
}
await app.stop();

const [one, other] = [median(known), median(unknown)];
const allowed = Math.max(2, 0.1 * Math.max(one, other));
const isSame = Math.abs(one - other) <= allowed;
console.log(
  `${pairs} interleaved pairs: median known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms, allowed difference ${allowed.toFixed(2)} ms: ${isSame ? 'same' : 'DIFFERENT'}`,
);
process.exitCode = isSame ? 0 : 1;
