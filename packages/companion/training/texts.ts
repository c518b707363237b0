import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '@accanto/contract';
import { languageOrder } from '../src/safety/classifier.ts';

export interface TrainingText {
  language: Language;
  level: 'R0' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5';
  class: 'none' | 'concern' | 'crisis';
  category: string;
  text: string;
  /** Texts of one block were written one after another and never stand on both sides of a split. */
  block: number;
}

const blockLength = 20;
/** The files of a language and the class of their texts; `everyday` holds what people tell on an ordinary hard day. */
const files = { crisis: 'crisis', concern: 'concern', none: 'none', everyday: 'none' } as const;

const fileNames = ['crisis', 'concern', 'none', 'everyday'] as const;

/** All training texts: lines of `level<TAB>category<TAB>text`; '\n' in a text stands for a new line. */
export function readTrainingTexts(): TrainingText[] {
  return languageOrder.flatMap((language) => fileNames.flatMap((name) => readFile(language, name)));
}

function readFile(language: Language, name: keyof typeof files): TrainingText[] {
  const file = new URL(`./${language}/${name}.tsv`, import.meta.url);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.split('\t').length === 3)
    .map((line, i) => {
      const [level = 'R0', category = '', text = ''] = line.split('\t');
      return {
        language,
        level: level as TrainingText['level'],
        class: files[name],
        category,
        text: text.replaceAll('\\n', '\n'),
        block: Math.floor(i / blockLength),
      };
    });
}
