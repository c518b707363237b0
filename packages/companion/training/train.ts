// Trains the statistical layer on training/<lang>/*.tsv, the calm texts of training/acts/ and training/lexicon/*.txt: node training/train.ts [--check]
// Holds out a third, in blocks of texts that were written together, chooses the thresholds on it, fits on everything and
// writes glossary.bin, weights.bin and language.bin to src/safety/. --check only judges what was held out.
import { writeFileSync } from 'node:fs';
import { languages } from '@accanto/contract';
import {
  classesOf,
  concernClasses,
  degreeClasses,
  featureCount,
  featuresOf,
  type Head,
  largeTables,
  languageOrder,
  readMessage,
  smallTables,
  type TableSizes,
  writeWeights,
} from '../src/safety/classifier.ts';
import type { FeatureList } from '../src/safety/features.ts';
import { glossaryOf, glossOf, writeGlossaryLines } from '../src/safety/gloss.ts';
import { languageFeatures, languageTableSize, writeLanguageHead } from '../src/safety/language.ts';
import { categoryShares, type Network } from '../src/safety/network.ts';
import { normalise } from '../src/safety/normalise.ts';
import { levelByPhrases } from '../src/safety/assess.ts';
import type { PhraseFamily } from '../src/safety/phrases/concepts.ts';
import { findFamilies } from '../src/safety/phrases/find-families.ts';
import { findConcepts } from '../src/safety/phrases/matcher.ts';
import { rankOf } from '../src/safety/risk.ts';
import { seeded } from './chance.ts';
import { foldsOf } from './folds.ts';
import { categoriesOf } from './lanes.ts';
import { glossaryLines } from './lexicon.ts';
import { fitNetwork } from './fit-network.ts';
import { fit, quantise, type Example } from './softmax-regression.ts';
import { readCalmActs, readTrainingTexts, type TrainingText } from './texts.ts';
import { chooseThresholds, describe, type HeldOut } from './thresholds.ts';
import { rowsOf, vocabularyOf } from './vocabulary.ts';
import { readWordVectors } from './word-vectors.ts';

/** One fold of so many is held out. */
const folds = 3;
const fitting = { epochs: 20, rate: 0.15, decay: 1e-5 };
const seed = 20261121;
/** One large network is better than several small ones that begin differently; a still larger one finds no more. */
const size = { dimensions: 64, filters: 384, hidden: 48 };

interface Prepared extends TrainingText {
  glosses: readonly string[];
  features: FeatureList;
  fewFeatures: FeatureList;
  rows: Int32Array;
  families: readonly PhraseFamily[];
}

const vectors = readWordVectors();
const read = [...readTrainingTexts(), ...readCalmActs()];
const englishWords = read
  .filter((text) => text.language === 'en')
  .flatMap((text) => normalise(text.text, 'en').words);
const lines = glossaryLines(vectors, englishWords);
const glossary = glossaryOf(lines);
const glossed = read.map((text) =>
  glossOf(normalise(text.text, text.language), text.language, glossary),
);
const vocabulary = vocabularyOf(vectors, [...glossed, ...lines.map((line) => line.english)]);
const categories = categoriesOf(read);
const texts = read.map(prepare);
const foldOf = foldsOf(texts, folds);

const fitted = process.argv.includes('--check') ? undefined : networkOf(texts);
const heldOut = await judgeHeldOut();
const thresholds = chooseThresholds(heldOut);
for (const { code } of languages) {
  const own = heldOut.filter((text) => text.language === code);
  process.stdout.write(`${code} ${describe(own, thresholds)}\n`);
}
for (const share of [0.01, 0.02, 0.03, 0.05]) {
  // What more false alarms would buy: for whoever decides about the balance.
  process.stdout.write(
    `with ${100 * share} % / ${400 * share} % allowed: ${describe(heldOut, chooseThresholds(heldOut, share, 4 * share))}\n`,
  );
}
if (fitted !== undefined) {
  const risky = texts.filter((text) => text.class === 'crisis');
  const weights = writeWeights({
    concern: fitConcern(texts),
    degree: fitHead(
      risky,
      (text) => text.fewFeatures,
      (text) => degreeClasses.findIndex((degree) => degree === text.level),
      degreeClasses.length,
      smallTables,
    ),
    network: await fitted,
    thresholds,
  });
  writeFileSync(new URL('../src/safety/glossary.bin', import.meta.url), writeGlossaryLines(lines));
  writeFileSync(new URL('../src/safety/weights.bin', import.meta.url), weights);
  writeFileSync(
    new URL('../src/safety/language.bin', import.meta.url),
    writeLanguageHead(fitLanguages()),
  );
  process.stdout.write(`${texts.length} texts, ${weights.length} bytes\n`);
}

function prepare(text: TrainingText): Prepared {
  const normalised = normalise(text.text, text.language);
  const hits = findConcepts(normalised.words, text.language);
  const message = readMessage(normalised, hits, text.language, glossary);
  const { glosses } = message;
  return {
    ...text,
    glosses,
    features: featuresOf(message, largeTables),
    fewFeatures: featuresOf(message, smallTables),
    rows: rowsOf(glosses, vocabulary),
    families: findFamilies(hits),
  };
}

/** The texts of one fold as those judge it who have seen only the others. */
async function judgeHeldOut(): Promise<HeldOut[]> {
  const rest = texts.filter((_, i) => foldOf[i] !== 0);
  const network = networkOf(rest);
  const head = fitConcern(rest);
  return judgedBy(
    texts.filter((_, i) => foldOf[i] === 0),
    head,
    await network,
  );
}

function judgedBy(some: readonly Prepared[], head: Head, network: Network): HeldOut[] {
  return some.map((text) => {
    const byCategory = categoryShares(text.glosses, network);
    const [, concern = 0, crisis = 0] = classesOf({ ...text, byCategory }, { concern: head, network });
    const { language, families } = text;
    const phraseRank = rankOf(levelByPhrases(families, concern + crisis));
    return { language, class: text.class, phraseRank, concern, crisis };
  });
}

function networkOf(all: readonly Prepared[]): Promise<Network> {
  const examples = all.map((text) => ({ rows: text.rows, category: categories.placeOf(text) }));
  return fitNetwork({ vocabulary, categories: categories.list, size, examples, seed });
}

function fitConcern(all: readonly Prepared[]): Head {
  return fitHead(
    all,
    (text) => text.features,
    (text) => concernClasses.indexOf(text.class),
    concernClasses.length,
    largeTables,
  );
}

function fitHead(
  all: readonly Prepared[],
  featuresOfText: (text: Prepared) => FeatureList,
  labelOf: (text: Prepared) => number,
  classes: number,
  tables: TableSizes,
): Head {
  const examples = all.map((text): Example => ({
    features: featuresOfText(text),
    label: labelOf(text),
  }));
  const options = { ...fitting, tableSize: featureCount(tables), classes, random: seeded(seed) };
  return quantise(fit(examples, options), classes);
}

function fitLanguages(): Head {
  const examples = texts.map((text) => ({
    features: languageFeatures(text.text),
    label: languageOrder.indexOf(text.language),
  }));
  const options = {
    tableSize: languageTableSize,
    classes: languageOrder.length,
    epochs: 6,
    rate: 0.3,
    decay: 0,
    random: seeded(7),
  };
  return quantise(fit(examples, options), languageOrder.length);
}
