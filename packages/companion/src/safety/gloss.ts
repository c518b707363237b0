import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Language } from '@accanto/contract';
import { type NormalisedText, withoutAccents } from './normalise.ts';
import { PackedWords } from './packed-words.ts';

/** What words and groups of words of one language mean, as plain English base forms. */
interface Entries {
  /** As written with accents. */
  exact: Meanings;
  /** What is written with accents, without them, for those who leave them out. */
  bare: Meanings;
  /** For the first two words of groups: how many words the longest has. */
  longest: ReadonlyMap<string, number>;
}

interface Meanings {
  words: PackedWords;
  /** By the place of a word among them. */
  english: readonly (readonly string[])[];
}

export type Glossary = Readonly<Record<Language, Entries>>;
export interface GlossaryLine {
  language: Language;
  /** One or more words as `normalise` gives them, with accents, joined by spaces. */
  surfaces: readonly string[];
  english: readonly string[];
}

/** A word in a message without an entry. English words stand for themselves. */
const unknown = '?';

/**
 * A message word by word in plain English ('mi ammazzerei' → 'me would kill'), so that what is learnt from texts of
 * one language serves the others. Not a translation: order and grammar stay those of the message.
 * @param glossary the shipped one when absent
 */
export function glossOf(
  { words, accented }: NormalisedText,
  language: Language,
  glossary: Glossary = shippedGlossary(),
): string[] {
  const entries = glossary[language];
  const glosses: string[] = [];
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? '';
    const pair = `${word} ${words[at + 1] ?? ''}`;
    let size = Math.min(entries.longest.get(pair) ?? 1, words.length - at);
    while (size > 1 && groupAt(at, size, words, accented, entries) === undefined) size -= 1;
    const found =
      size > 1
        ? groupAt(at, size, words, accented, entries)
        : entryOf(accented[at] ?? '', word, entries);
    if (found === undefined) glosses.push(glossOfUnlisted(word, language));
    else glosses.push(...found);
    at += size;
  }
  return glosses;
}

function groupAt(
  at: number,
  size: number,
  words: readonly string[],
  accented: readonly string[],
  entries: Entries,
): readonly string[] | undefined {
  return entryOf(
    accented.slice(at, at + size).join(' '),
    words.slice(at, at + size).join(' '),
    entries,
  );
}

function entryOf(accented: string, bare: string, entries: Entries): readonly string[] | undefined {
  return (
    meaningOf(accented, entries.exact) ??
    meaningOf(bare, entries.exact) ??
    meaningOf(bare, entries.bare)
  );
}

function meaningOf(word: string, { words, english }: Meanings): readonly string[] | undefined {
  return english[words.indexOf(word)];
}

function glossOfUnlisted(word: string, language: Language): string {
  if (word === '.' || word.startsWith('emoji')) return word;
  if (/^\d+$/u.test(word)) return 'number';
  return language === 'en' ? word : unknown;
}

/** A glossary from its lines; of several entries for one surface the first counts. */
export function glossaryOf(lines: readonly GlossaryLine[]): Glossary {
  const of = (language: Language): Entries =>
    entriesOf(lines.filter((line) => line.language === language));
  return { it: of('it'), en: of('en'), es: of('es'), nl: of('nl') };
}

function entriesOf(lines: readonly GlossaryLine[]): Entries {
  const entries = lines.flatMap(({ surfaces, english }) =>
    surfaces.map((surface) => ({ surface, english })),
  );
  const bare = entries.map(({ surface, english }) => ({
    surface: withoutAccents(surface),
    english,
  }));
  const longest = new Map<string, number>();
  for (const { surface } of bare) {
    const words = surface.split(' ');
    const pair = `${words[0] ?? ''} ${words[1] ?? ''}`;
    if (words.length > (longest.get(pair) ?? 1)) longest.set(pair, words.length);
  }
  return {
    exact: meaningsOf(entries),
    bare: meaningsOf(bare.filter(({ surface }, i) => surface !== entries[i]?.surface)),
    longest,
  };
}

function meaningsOf(entries: readonly { surface: string; english: readonly string[] }[]): Meanings {
  return {
    words: new PackedWords(entries.map(({ surface }) => surface)),
    english: entries.map(({ english }) => english),
  };
}

let shipped: Glossary | undefined;

function shippedGlossary(): Glossary {
  shipped ??= glossaryOf(
    readGlossaryLines(readFileSync(new URL('./glossary.bin', import.meta.url))),
  );
  return shipped;
}

/** The lines of a glossary file: `language<TAB>english<TAB>surface,surface`, compressed. */
export function readGlossaryLines(file: Uint8Array): GlossaryLine[] {
  return brotliDecompressSync(file)
    .toString('utf8')
    .split('\n')
    .map((line) => {
      const [language = 'en', english = '', surfaces = ''] = line.split('\t');
      return {
        language: language as Language,
        english: english.split(' '),
        surfaces: surfaces.split(','),
      };
    });
}

/** The same file from lines. */
export function writeGlossaryLines(lines: readonly GlossaryLine[]): Uint8Array {
  const text = lines
    .map(({ language, english, surfaces }) =>
      [language, english.join(' '), surfaces.join(',')].join('\t'),
    )
    .join('\n');
  return brotliCompressSync(text);
}
