// How long the assessment of a message of 500 characters takes (`npm run bench:assess`): texts of the evaluation, joined
// to messages of the greatest length.
import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languages, limits } from '@accanto/contract';
import { quantile } from '../evals/figures.ts';
import { assessMessage } from '../src/safety/assess.ts';
import { warmUp } from '../src/warm-up.ts';

/** Ms. */
const aimP95 = 2;
const evals = new URL('../evals/', import.meta.url);

interface Line {
  text?: string;
  turns?: readonly string[];
}

await warmUp();
const sets = [
  { folder: 'risk/', name: 'with danger in every other sentence' },
  { folder: 'everyday/', name: 'of everyday sentences' },
];
// The engine compiles what it has run often: the first reading is that of a server just started.
for (const { folder, name } of sets) report(`${name}, first reading`, timed(folder));
const steady = sets.map(({ folder, name }) => report(name, timed(folder)));
// Nobody writes seven emergencies in one message: what counts is what people write at length.
process.exit((steady.at(-1) ?? Infinity) <= aimP95 ? 0 : 1);

/** Ms for each message. */
function timed(folder: string): number[] {
  return languages.flatMap(({ code }) =>
    joined(textsIn(folder, code)).map((text) => {
      const from = performance.now();
      assessMessage(text, { language: code });
      return performance.now() - from;
    }),
  );
}

/** Prints the figures and gives back within which time 95 % of the messages were assessed. */
function report(name: string, times: readonly number[]): number {
  const p95 = quantile(times, 0.95);
  console.log(
    `${times.length} messages of ${limits.messageMaxLength} characters ${name}: p50 ${quantile(times, 0.5).toFixed(2)} ms, p95 ${p95.toFixed(2)} ms (aim ${aimP95})`,
  );
  return p95;
}

function textsIn(folder: string, language: Language): string[] {
  const url = new URL(folder, evals);
  return readdirSync(url)
    .filter((name) => name.endsWith(`${language}.jsonl`))
    .flatMap((name) => readFileSync(new URL(name, url), 'utf8').trim().split('\n'))
    .flatMap((line) => {
      const { text, turns = [] } = JSON.parse(line) as Line;
      return text === undefined ? turns : [text];
    });
}

/** One text after another, cut where a message is full: no text is read twice. */
function joined(texts: readonly string[]): string[] {
  const full = texts.join('. ');
  const count = Math.floor(full.length / limits.messageMaxLength);
  return Array.from({ length: count }, (_, i) =>
    full.slice(i * limits.messageMaxLength, (i + 1) * limits.messageMaxLength),
  );
}
