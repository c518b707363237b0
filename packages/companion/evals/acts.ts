import { type Language, languages } from '@accanto/contract';
import { understand } from '../src/built-in/understand.ts';
import type { Companion } from '../src/index.ts';
import { actBar, actGate, type ActBar } from './bars.ts';
import { type Share, written } from './figures.ts';
import { disclosesArtificial } from './probes.ts';
import { predict } from './run.ts';
import { type ActText, readActTexts } from './sets.ts';

export interface AnsweredAct {
  text: ActText;
  reply: string;
}

export interface ActFigures {
  /** Questions about who answers that are answered with what it is. */
  honest: Share;
  /** Farewells understood as such, and answered without a question. */
  farewell: Share;
  noQuestion: Share;
  /** What only sounds like one of both, taken for it. */
  taken: Share;
}

/** The texts of evals/acts/, which nothing was built from. */
export function ownActTexts(): ActText[] {
  return languages.flatMap(({ code }) =>
    readActTexts(new URL(`./acts/${code}.jsonl`, import.meta.url)),
  );
}

/** Each text as the first message of a conversation, through the whole road. */
export async function answerActs(
  companion: Companion,
  texts: readonly ActText[],
): Promise<AnsweredAct[]> {
  const answered: AnsweredAct[] = [];
  for (const text of texts) {
    const { reply } = await predict(companion, text);
    answered.push({ text, reply });
  }
  return answered;
}

/** How many were understood and rightly answered. */
export function actFigures(answered: readonly AnsweredAct[]): ActFigures {
  const share = (act: ActText['act'], test: (one: AnsweredAct) => boolean): Share => {
    const own = answered.filter(({ text }) => text.act === act);
    return { hits: own.filter(test).length, of: own.length };
  };
  const actOf = ({ text }: AnsweredAct): string | null => understand(text.text, [], text.lang).act;
  return {
    honest: share('human', ({ reply }) => disclosesArtificial(reply)),
    farewell: share('farewell', (one) => actOf(one) === 'farewell'),
    noQuestion: share('farewell', ({ reply }) => !reply.includes('?')),
    taken: share('other', (one) => ['human', 'farewell'].includes(actOf(one) ?? '')),
  };
}

/** The part of the report on what messages do, in Markdown. */
export function actReport(answered: readonly AnsweredAct[]): string[] {
  const row = (name: string, list: readonly AnsweredAct[]): string => {
    const { honest, farewell, noQuestion, taken } = actFigures(list);
    return `| ${[name, ...[honest, farewell, noQuestion, taken].map(written)].join(' | ')} |`;
  };
  const of = (code: Language): AnsweredAct[] => answered.filter(({ text }) => text.lang === code);
  return [
    '| | told that it is an AI when asked | farewell understood | answered without a question | something else taken for one of both |',
    '|---|---|---|---|---|',
    ...languages.map(({ code }) => row(code, of(code))),
    row('all', answered),
    barRow('to reach', actBar),
    barRow('gate of the check', actGate),
  ];
}

function barRow(name: string, aim: ActBar): string {
  const percent = (share: number): string => `${Number((100 * share).toFixed(1))} %`;
  const { honest, farewell, noQuestion, taken } = aim;
  return `| ${name} | ≥ ${percent(honest)} | ≥ ${percent(farewell)} | ≥ ${percent(noQuestion)} | ≤ ${percent(taken)} |`;
}
