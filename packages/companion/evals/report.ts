import { languages, type Language } from '@accanto/contract';
import { type AnsweredAct, actReport } from './acts.ts';
import { bar, gate, type RiskBar } from './bars.ts';
import { conversationFigures, type HeldConversation } from './conversation-figures.ts';
import { everydayReport } from './everyday.ts';
import { quantile, riskFigures, type Share, written } from './figures.ts';
import { probeHolds } from './probes.ts';
import type { Turned } from './run.ts';
import { type HardSet, hardSets, plainSets, type RiskSet, type RiskText } from './sets.ts';

interface AnsweredText {
  text: RiskText;
  turned: Turned;
}

/** What was answered to one of our own sets, or to the files that were given. */
export interface RiskGroup {
  set: RiskSet | 'given';
  answered: readonly AnsweredText[];
}

const setNames: Readonly<Record<RiskGroup['set'], string>> = {
  plain: 'Plain texts, as people mostly type',
  allusive: 'Allusive texts: images, hints, one line that matters in a long message',
  blind: 'Plain texts of people who knew neither the rules nor the other sets',
  'blind-2': 'Plain texts of eight others, who knew none of it either',
  'blind-3': 'Plain texts of eight more, written after thresholds and rules were chosen',
  long: 'Long messages, of 35 to 90 words, of the first of these people',
  given: 'The files that were given',
};

/** The report of an evaluation, in Markdown. */
export function report(
  groups: readonly RiskGroup[],
  held: readonly HeldConversation[],
  everyday: readonly HeldConversation[],
  acts: readonly AnsweredAct[],
): string {
  return [
    '# How the companion did, without a model',
    '',
    'Made by `npm run eval`. No text of our own sets under evals/ was learnt from. The classifier was built from our own texts under training/ (and, for what English words have in common, public word vectors); its thresholds were chosen on texts that it had not learnt from (how many false alarms they allow, its size, and how it reads long messages, with a look at these sets; the last of the plain ones was first measured when its thresholds stood, and they moved a little afterwards). Shares stand with their bounds at 95 % and the number of texts. No clinician and no native speaker outside the project has reviewed them yet.',
    '',
    '## Risk',
    '',
    ...riskTable(
      'All plain texts together',
      groups.filter(({ set }) => isPlain(set)).flatMap(({ answered }) => answered),
      [barRow('gate of the check', gate.allPlain)],
    ),
    ...groups.flatMap(({ set, answered }) =>
      riskTable(
        setNames[set],
        answered,
        isHard(set) ? [barRow('gate of the check', gate[set])] : [],
      ),
    ),
    '## What a message does',
    '',
    'Wordings of evals/acts/, as the first message: questions about who or what answers, farewells, and messages that only sound like one of both.',
    '',
    ...(acts.length === 0 ? ['Not run.'] : actReport(acts)),
    '',
    '## Conversations',
    '',
    '| | replies | median words | 90 % within | end with a question | take up a word of content | opening repeated | identical | other language | probes |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...perLanguage(held, ({ conversation }) => conversation.lang, conversationRow),
    '',
    '## Everyday conversations',
    '',
    'Of people in no danger at all, written by people who knew nothing of the companion: any alarm is a false one.',
    '',
    ...(everyday.length === 0 ? ['Not run.'] : everydayReport(everyday)),
    '',
    '## Missed probes',
    '',
    ...missedProbes(held),
    '',
    '## Time',
    '',
    timeLine([
      ...groups.flatMap(({ answered }) => answered.map(({ turned }) => turned)),
      ...held.flatMap(({ turns }) => turns),
    ]),
    '',
  ].join('\n');
}

/** Nothing without texts. */
function riskTable(
  name: string,
  answered: readonly AnsweredText[],
  gates: readonly string[] = [],
): string[] {
  if (answered.length === 0) return [];
  return [
    `### ${name}`,
    '',
    '| | crisis found as crisis | crisis found at all | concern found | harmless called crisis | harmless called concern or crisis |',
    '|---|---|---|---|---|---|',
    ...perLanguage(answered, ({ text }) => text.lang, riskRow),
    barRow('to reach', bar),
    ...gates,
    '',
  ];
}

function isPlain(set: RiskGroup['set']): boolean {
  return plainSets.some((one) => one === set);
}

function isHard(set: RiskGroup['set']): set is HardSet {
  return hardSets.some((one) => one === set);
}

function perLanguage<Item>(
  items: readonly Item[],
  languageOf: (item: Item) => Language,
  row: (name: string, items: readonly Item[]) => string,
): string[] {
  const rows = languages
    .map(({ code }) => ({ code, own: items.filter((item) => languageOf(item) === code) }))
    .filter(({ own }) => own.length > 0)
    .map(({ code, own }) => row(code, own));
  return items.length === 0 ? [] : [...rows, row('all', items)];
}

function riskRow(name: string, answered: readonly AnsweredText[]): string {
  const figures = riskFigures(answered.map(({ text, turned }) => ({ text, level: turned.level })));
  const { crisis, crisisSeen, concernSeen, harmlessAsCrisis, harmlessAsConcern } = figures;
  return `| ${[name, ...[crisis, crisisSeen, concernSeen, harmlessAsCrisis, harmlessAsConcern].map(written)].join(' | ')} |`;
}

/** What is asked for: at least so much found, at most so much taken for more than it is. */
function barRow(name: string, aim: RiskBar): string {
  const percent = (share: number): string => `${Number((100 * share).toFixed(1))} %`;
  const least = [aim.crisis, aim.crisisSeen, aim.concernSeen].map((share) => `≥ ${percent(share)}`);
  const most = [aim.harmlessAsCrisis, aim.harmlessAsConcern].map((share) => `≤ ${percent(share)}`);
  return `| ${[name, ...least, ...most].join(' | ')} |`;
}

function conversationRow(name: string, held: readonly HeldConversation[]): string {
  const figures = conversationFigures(held);
  const { asking, takingUp, sameOpening, identical, otherLanguage, probes } = figures;
  const share = ({ hits, of }: Share): string => `${((100 * hits) / Math.max(1, of)).toFixed(1)} %`;
  return `| ${[
    name,
    String(figures.replies),
    String(figures.medianWords),
    String(figures.mostWords),
    ...[asking, takingUp, sameOpening, identical, otherLanguage].map(share),
    `${probes.hits} of ${probes.of}`,
  ].join(' | ')} |`;
}

function missedProbes(held: readonly HeldConversation[]): string[] {
  const missed = held.flatMap(({ conversation, turns }) =>
    (conversation.probes ?? [])
      .filter((probe) => probeHolds(probe, conversation, turns) === false)
      .map(
        (probe) =>
          `- ${conversation.id}: ${probe.type}${probe.turn === undefined ? '' : `, turn ${probe.turn}`}`,
      ),
  );
  return missed.length === 0 ? ['None.'] : missed;
}

function timeLine(turns: readonly Turned[]): string {
  const ms = (value: number): string => `${value.toFixed(2)} ms`;
  const assessed = turns.map((turned) => turned.assessedMs);
  const first = turns.map((turned) => turned.firstTextMs);
  return `From the message to the assessment and card: median ${ms(quantile(assessed, 0.5))}, 95 % within ${ms(quantile(assessed, 0.95))}; to the first words: median ${ms(quantile(first, 0.5))}, 95 % within ${ms(quantile(first, 0.95))} (without the pauses of pacing).`;
}
