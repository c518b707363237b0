import type { Language } from '@accanto/contract';
import type { Mood } from '../texts/texts.ts';
import { dutchTelling } from './words-nl.ts';
import { englishTelling } from './words-en.ts';
import { italianTelling } from './words-it.ts';
import { spanishTelling } from './words-es.ts';

/** Something concrete that may be told, and what is asked or said about that very thing. */
export interface ConcreteThing {
  /** Over lower-case text without accents. A group 'day' or 'years' is what stands for {day} and {years}. */
  sign: RegExp;
  /** Only where the message feels so. */
  mood?: Mood;
  /** Of somebody that the message names, {who}: alive, or dead. */
  of?: 'alive' | 'gone';
  questions: readonly string[];
  /** Said without a question. */
  remarks: readonly string[];
}

type ByMood = Readonly<Record<Mood, readonly string[]>>;

/** What is said to somebody who tells something, besides giving it back. */
export interface TellingWords {
  /** Takes up what cannot be given back. */
  shortly: ByMood;
  /** Frames for words that are said as they stand. */
  echo: ByMood;
  /** Frames for what somebody said, which the person put in quotation marks. */
  spoken: readonly string[];
  /** To whoever tells of a hard word that others said about them. */
  insulted: readonly string[];
  /** To a question that has no answer of its own. */
  asked: { taken: readonly string[]; questions: readonly string[] };
  /** The same, where it comes after a question of ours: it is taken as the answer. */
  answered: ByMood;
  /** After mere words of theirs, so that they are not left standing alone. */
  noted: readonly string[];
  /** A piece of a message that says nothing alone, over lower-case text without accents. */
  unquotable: RegExp;
  /** The first that fits. */
  things: readonly ConcreteThing[];
  /** Days as they are written, by how they are read. */
  days: Readonly<Record<string, string>>;
}

const byLanguage: Readonly<Record<Language, TellingWords>> = {
  it: italianTelling,
  en: englishTelling,
  es: spanishTelling,
  nl: dutchTelling,
};

/** What is said in a language to somebody who tells something. */
export function wordsFor(language: Language): TellingWords {
  return byLanguage[language];
}
