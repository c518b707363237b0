import { readFileSync, readdirSync } from 'node:fs';
import type { Language } from '@accanto/contract';
import { languageOrder } from '../src/safety/classifier.ts';
import { type RiskLevel, riskLevelSchema } from '../src/safety/risk.ts';

export interface TrainingText {
  language: Language;
  level: RiskLevel;
  class: 'none' | 'concern' | 'crisis';
  category: string;
  text: string;
  /** Texts of one block were written one after another and never stand on both sides of a split. */
  block: number;
}

const blockLength = 60;
const classOfLevel = {
  R0: 'none',
  R1: 'none',
  R2: 'concern',
  R3: 'crisis',
  R4: 'crisis',
  R5: 'crisis',
} as const;

/** All training texts: lines of `level<TAB>category<TAB>text`; '\n' in a text stands for a new line. */
export function readTrainingTexts(): TrainingText[] {
  return languageOrder.flatMap((language) => {
    const folder = new URL(`./${language}/`, import.meta.url);
    return readdirSync(folder)
      .filter((name) => name.endsWith('.tsv'))
      .sort()
      .flatMap((name) => readTexts(new URL(name, folder), language));
  });
}

/** Acts that are never dangerous in themselves, as categories of risk. */
const calmActs: Readonly<Record<string, string>> = {
  human: 'question_about_ai',
  privacy: 'question_about_ai',
  farewell: 'goodbye_benign',
  thanks: 'joy',
  greeting: 'everyday',
};

/**
 * What was written for the recogniser of acts and is calm: leaving a chat for the night sounds much like leaving the
 * world, and a question about who is there like a call for help.
 */
export function readCalmActs(): TrainingText[] {
  return languageOrder.flatMap((language) =>
    readFileSync(new URL(`./acts/${language}.tsv`, import.meta.url), 'utf8')
      .split('\n')
      .flatMap((line, i) => {
        const [act = '', text = ''] = line.split('\t');
        const category = calmActs[act];
        const block = Math.floor(i / blockLength);
        return category === undefined
          ? []
          : [{ language, level: 'R0' as const, class: 'none' as const, category, text, block }];
      }),
  );
}

function readTexts(file: URL, language: Language): TrainingText[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.split('\t').length === 3)
    .map((line, i) => {
      const [written = '', category = '', text = ''] = line.split('\t');
      const level = riskLevelSchema.parse(written);
      return {
        language,
        level,
        class: classOfLevel[level],
        category,
        text: text.replaceAll('\\n', '\n'),
        block: Math.floor(i / blockLength),
      };
    });
}
