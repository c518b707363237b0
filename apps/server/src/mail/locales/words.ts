import type { Language } from '@accanto/contract';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';

/** The words of our letters; the Italian ones are written first. */
export interface LetterWords {
  readonly signIn: {
    readonly subject: string;
    readonly title: string;
    readonly lead: string;
    readonly button: string;
    readonly codeLead: string;
    readonly validity: (minutes: number) => string;
    readonly notYou: string;
    readonly about: string;
  };
  readonly emailChange: {
    readonly subject: string;
    readonly title: string;
    readonly lead: string;
    readonly button: string;
    readonly notYou: string;
  };
  readonly emailChanged: {
    readonly subject: string;
    readonly title: string;
    readonly lead: string;
    readonly notYou: string;
  };
  readonly answer: {
    /** `day` as the reader writes a date. */
    readonly why: (day: string) => string;
  };
}

const wordsOf: Record<Language, LetterWords> = { it, en, es, nl };

export function letterWords(language: Language): LetterWords {
  return wordsOf[language];
}
