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
