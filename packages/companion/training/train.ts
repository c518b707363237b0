// Trains the statistical layer on training/<lang>/*.tsv: node training/train.ts [--check]
// Cross-validates on blocks of texts that were written together, chooses the thresholds on what was held out, fits on
// everything and writes src/safety/weights.bin and language.bin. --check only cross-validates.
import { writeFileSync } from 'node:fs';
import type { Language } from '@accanto/contract';
import {
  concernClasses,
  degreeClasses,
  featureCount,
  featuresOf,
  laneClasses,
  largeTextTable,
  languageOrder,
  probabilities,
  smallTextTable,
  type Head,
  type Thresholds,
  writeWeights,
} from '../src/safety/classifier.ts';
import type { FeatureList } from '../src/safety/features.ts';
import { languageFeatures, languageTableSize, writeLanguageHead } from '../src/safety/language.ts';
import { normalise } from '../src/safety/normalise.ts';
import { findFamilies } from '../src/safety/phrases/find-families.ts';
import { findConcepts } from '../src/safety/phrases/matcher.ts';
import { type RiskLevel, rankOf } from '../src/safety/risk.ts';
import { laneOfCategory } from './lanes.ts';
import { fit, quantise, seeded, type Example } from './softmax-regression.ts';
import { readTrainingTexts, type TrainingText } from './texts.ts';
import { chooseThresholds, describe, type HeldOut } from './thresholds.ts';

const folds = 5;
const fitting = { epochs: 20, rate: 0.15, decay: 1e-5 };

interface Prepared extends TrainingText {
  features: FeatureList;
  fewFeatures: FeatureList;
  phraseRank: number;
}

const texts = readTrainingTexts().map(prepare);
const heldOut = crossValidate(texts);
const thresholds = Object.fromEntries(
  languageOrder.map((language) => [language, chooseThresholds(heldOut.filter((text) => text.language === language))]),
) as Record<Language, Thresholds>;
for (const language of languageOrder) {
  const own = heldOut.filter((text) => text.language === language);
  if (own.length > 0) process.stdout.write(`${language} ${describe(own, thresholds[language])}\n`);
}
for (const share of [0.02, 0.03, 0.05, 0.1]) {
  // What more false alarms would buy: for whoever decides about the balance.
  process.stdout.write(`with ${100 * share} % / ${300 * share} % allowed: ${describe(heldOut, chooseThresholds(heldOut, share, 3 * share))}\n`);
}
if (!process.argv.includes('--check')) {
  const risky = texts.filter((text) => text.class !== 'none');
  const weights = writeWeights({
    concern: fitHead(texts, (text) => concernClasses.indexOf(text.class), concernClasses.length,
 largeTextTable),
    degree: fitHead(
      risky.filter((text) => text.class === 'crisis'),
      (text) => degreeClasses.findIndex((degree) => degree === text.level),
      degreeClasses.length,
      smallTextTable,
    ),
    lane: fitHead(risky, (text) => laneClasses.indexOf(laneOfCategory(text.category)), laneClasses.length,
      smallTextTable,
    ),
    thresholds,
  });
  writeFileSync(new URL('../src/safety/weights.bin', import.meta.url), weights);
  writeFileSync(new URL('../src/safety/language.bin', import.meta.url), writeLanguageHead(fitLanguages()));
  process.stdout.write(`${texts.length} texts, ${weights.length} bytes\n`);
}

function prepare(text: TrainingText): Prepared {
  const { words } = normalise(text.text, text.language);
  const hits = findConcepts(words, text.language);
  const levels: RiskLevel[] = findFamilies(hits).map((family) => family.level);
  return {
    ...text,
    features: featuresOf(words, hits, text.language, largeTextTable),
    fewFeatures: featuresOf(words, hits, text.language, smallTextTable),
    phraseRank: Math.max(0, ...levels.map(rankOf)),
  };
}

function crossValidate(all: readonly Prepared[]): HeldOut[] {
  const foldOf = (text: Prepared): number =>
    (text.block * 7 + concernClasses.indexOf(text.class)) % folds;
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const head = fitHead(
      all.filter((text) => foldOf(text) !== fold),
      (text) => concernClasses.indexOf(text.class),
      concernClasses.length,
 largeTextTable);
    return all
      .filter((text) => foldOf(text) === fold)
      .map((text) => {
        const [, concern = 0, crisis = 0] = probabilities(text.features, head);
        const { language, category, phraseRank } = text;
        return { language, class: text.class, category, phraseRank, concern, crisis };
      });
  });
}

function fitHead(
  all: readonly Prepared[],
  labelOf: (text: Prepared) => number,
  classes: number,
  textTable: number,
): Head {
  const counts = new Map<string, number>();
  for (const text of all) {
    const key = `${text.language} ${labelOf(text)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const mean = all.length / Math.max(1, counts.size);
  const examples = all.map((text): Example => {
    const label = labelOf(text);
    const count = counts.get(`${text.language} ${label}`) ?? 1;
    const features = textTable === largeTextTable ? text.features : text.fewFeatures;
    return { features, label, weight: Math.min(3, Math.sqrt(mean / count)) };
  });
  const options = { ...fitting, tableSize: featureCount(textTable), classes, random: seeded(20261121) };
  return quantise(fit(examples, options), classes, textTable);
}

function fitLanguages(): Head {
  const examples = texts.map((text) => ({
    features: languageFeatures(text.text),
    label: languageOrder.indexOf(text.language),
    weight: 1,
  }));
  const options = {
    tableSize: languageTableSize,
    classes: languageOrder.length,
    epochs: 6,
    rate: 0.3,
    decay: 0,
    random: seeded(7),
  };
  return quantise(fit(examples, options), languageOrder.length, languageTableSize);
}
