// Trains what recognises what a message does: node training/acts.ts [--check]
// Reads training/acts/<lang>.tsv (act<TAB>text) and, as texts that only tell something, the harmless ones of
// training/<lang>/ and the short risky ones. Cross-validates, fits on everything and writes src/built-in/acts.bin; --check writes nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Language } from '@accanto/contract';
import {
  actFeatureCount,
  actFeatures,
  actShares,
  type ActWeights,
  recognisedActs,
  writeActWeights,
} from '../src/built-in/recognise-act.ts';
import { type Head, languageOrder } from '../src/safety/classifier.ts';
import { glossOf } from '../src/safety/gloss.ts';
import { normalise } from '../src/safety/normalise.ts';
import { seeded } from './chance.ts';
import { fitNetwork } from './fit-network.ts';
import { fit, quantise } from './softmax-regression.ts';
import { readTrainingTexts, type TrainingText } from './texts.ts';
import { rowsOf, vocabularyOf } from './vocabulary.ts';
import { readWordVectors } from './word-vectors.ts';

interface ActText {
  language: Language;
  act: number;
  text: string;
}

interface Prepared extends ActText {
  glosses: readonly string[];
}

const folds = 5;
const seed = 11;
/** Found by cross-validation. */
const size = { dimensions: 32, filters: 128, hidden: 0 };
const fitting = { epochs: 25, rate: 0.4, decay: 1e-6 };
/** Each act is a class of its own; none has to do with danger. */
const categories = recognisedActs.map((_, act) => ({ class: act, lane: 0 }));
/** Written for the classifier of risk, they may do something besides telling. */
const unclear = new Set(['question_about_ai', 'goodbye_benign']);
const mostHarmless = 5_000;
const mostRisky = 700;
/** In UTF-16 units: longer messages are not asked what they do, and longer risky ones are not taken for a goodbye. */
const longestHarmless = 160;
const longestRisky = 70;

const texts = [...readActs(), ...readTold()].map((text) => ({
  ...text,
  glosses: glossOf(normalise(text.text, text.language), text.language),
}));
const vocabulary = vocabularyOf(
  readWordVectors(),
  texts.map(({ glosses }) => glosses),
);
await crossValidate();
if (!process.argv.includes('--check')) {
  const file = writeActWeights(await fitActs(texts));
  writeFileSync(new URL('../src/built-in/acts.bin', import.meta.url), file);
  process.stdout.write(`${texts.length} texts, ${file.length} bytes\n`);
}

function readActs(): ActText[] {
  return languageOrder.flatMap((language) =>
    readFileSync(new URL(`./acts/${language}.tsv`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line.includes('\t'))
      .map((line) => {
        const [name = '', text = ''] = line.split('\t');
        const act = recognisedActs.findIndex((one) => one === name);
        if (act < 0) throw new Error(`No such act: ${line}`);
        return { language, act, text };
      }),
  );
}

/**
 * What only tells something: harmless texts, and short ones of concern and danger, so that nobody is wished a good
 * night who says that they are going to jump.
 */
function readTold(): ActText[] {
  const all = readTrainingTexts().filter(({ category }) => !unclear.has(category));
  const told = (test: (text: TrainingText) => boolean, most: number): ActText[] =>
    languageOrder.flatMap((language) =>
      all
        .filter((text) => text.language === language && test(text))
        .filter(spread(most))
        .map(({ text }) => ({ language, act: 0, text })),
    );
  return [
    ...told(
      (text) => text.class === 'none' && text.text.length <= longestHarmless,
      mostHarmless,
    ),
    ...told((text) => text.class !== 'none' && text.text.length <= longestRisky, mostRisky),
  ];
}

/** Keeps at most so many of a list, from all of it alike. */
function spread(most: number): (text: unknown, i: number, list: readonly unknown[]) => boolean {
  return (_, i, list) => {
    const step = Math.max(1, list.length / most);
    return Math.floor(i / step) !== Math.floor((i - 1) / step);
  };
}

async function fitActs(some: readonly Prepared[]): Promise<ActWeights> {
  const examples = some.map(({ glosses, act }) => ({
    rows: rowsOf(glosses, vocabulary),
    category: act,
  }));
  const network = await fitNetwork({ vocabulary, categories, size, examples, seed });
  return { head: fitHead(some), network };
}

function fitHead(some: readonly Prepared[]): Head {
  const examples = some.map(({ text, language, act }) => ({
    features: actFeatures(text, language),
    label: act,
  }));
  const options = {
    ...fitting,
    tableSize: actFeatureCount,
    classes: recognisedActs.length,
    random: seeded(seed),
  };
  return quantise(fit(examples, options), recognisedActs.length);
}

/** Prints, for each act, how many of its texts are found at a share, and how many others are taken for it. */
async function crossValidate(): Promise<void> {
  const parts = Array.from({ length: folds }, (_, fold) => judgeFold(fold));
  const heldOut = (await Promise.all(parts)).flat();
  for (const [act, name] of recognisedActs.entries()) {
    const line = [0.3, 0.5, 0.7].map((least) => {
      const own = heldOut.filter((text) => text.act === act);
      const others = heldOut.filter((text) => text.act !== act);
      const taken = (list: typeof heldOut): number =>
        list.filter(({ shares }) => (shares[act] ?? 0) >= least).length;
      return `${least}: ${((100 * taken(own)) / own.length).toFixed(1)} % found, ${taken(others)} of ${others.length} others`;
    });
    process.stdout.write(`${name.padEnd(10)} ${line.join(' | ')}\n`);
  }
}

/** The texts of a fold as those judge them who have seen only the others. */
async function judgeFold(fold: number): Promise<(Prepared & { shares: readonly number[] })[]> {
  const weights = await fitActs(texts.filter((_, i) => i % folds !== fold));
  return texts
    .filter((_, i) => i % folds === fold)
    .map((text) => ({ ...text, shares: actShares(text.text, text.language, weights) }));
}
