import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Language } from '@accanto/contract';
import { type NormalisedText, withoutAccents } from './normalise.ts';

/** What words and groups of words of one language mean, as plain English base forms. */
interface Entries {
  /** As written with accents. */
  exact: ReadonlyMap<string, readonly string[]>;
  /** Without accents, for those who leave them out. */
  plain: ReadonlyMap<string, readonly string[]>;
  /** For the first two words of groups: how many words the longest has. */
  longest: ReadonlyMap<string, number>;
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
        : (entries.exact.get(accented[at] ?? '') ?? entries.plain.get(word));
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
  { exact, plain }: Entries,
): readonly string[] | undefined {
  return (
    exact.get(accented.slice(at, at + size).join(' ')) ??
    plain.get(words.slice(at, at + size).join(' '))
  );
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
  const exact = new Map<string, readonly string[]>();
  const plain = new Map<string, readonly string[]>();
  const longest = new Map<string, number>();
  for (const { surfaces, english } of lines) {
    for (const surface of surfaces) if (!exact.has(surface)) exact.set(surface, english);
  }
  for (const [surface, english] of exact) {
    const bare = withoutAccents(surface);
    // What is written without accents anyway goes before what has lost them.
    if (!plain.has(bare) || bare === surface) plain.set(bare, english);
    const words = bare.split(' ');
    const pair = `${words[0] ?? ''} ${words[1] ?? ''}`;
    if (words.length > (longest.get(pair) ?? 1)) longest.set(pair, words.length);
  }
  return { exact, plain, longest };
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
