import { readFileSync } from 'node:fs';
import type { Language } from '@accanto/contract';
import type { GlossaryLine } from '../src/safety/gloss.ts';
import { normalise } from '../src/safety/normalise.ts';
import { lemmaOf } from './lemma.ts';
import type { WordVectors } from './word-vectors.ts';

const lexiconLanguages: readonly Language[] = ['it', 'es', 'nl'];
/** English words that are common enough to be base forms, and to be listed with theirs. */
const commonWords = 60_000;
const listedWords = 40_000;
const longestGloss = 6;

type Rank = (word: string) => number | undefined;

/** The glossary from lexicon/<lang>.txt (`surface, surface = english`) and the base forms of common English words. */
export function glossaryLines(
  vectors: WordVectors,
  englishWords: Iterable<string>,
): GlossaryLine[] {
  const rankOf: Rank = (word) => {
    const rank = vectors.rankOf(word);
    return rank !== undefined && rank < commonWords ? rank : undefined;
  };
  const forms = [...new Set([...vectors.common(listedWords), ...englishWords])];
  const english = forms
    .filter((form) => /^[a-z]+$/u.test(form))
    .map((form) => ({
      language: 'en' as const,
      surfaces: [form],
      english: lemmaOf(form, rankOf),
    }))
    .filter(({ surfaces, english: base }) => base.join(' ') !== surfaces[0]);
  return [...merged(english), ...lexiconLanguages.flatMap((code) => readLexicon(code, rankOf))];
}

function readLexicon(language: Language, rankOf: Rank): GlossaryLine[] {
  const text = readFileSync(new URL(`./lexicon/${language}.txt`, import.meta.url), 'utf8');
  const seen = new Set<string>();
  const weak: GlossaryLine[] = [];
  const lines = text.split('\n').flatMap((line): GlossaryLine[] => {
    const middle = line.lastIndexOf(' = ');
    const english = middle < 0 ? [] : glossWords(line.slice(middle + 3), rankOf);
    if (english.length === 0) return [];
    const surfaces: string[] = [];
    for (const written of line.slice(0, middle).split(',')) {
      const words = normalise(written, language).accented.filter((word) => word !== '.');
      const surface = words.join(' ');
      if (surface === '') continue;
      // "l'" or "'e" lose their apostrophe and with it what tells them from words: those go last.
      if (surface.length <= 2 && /^\s*'|'\s*$/u.test(written)) {
        weak.push({ language, surfaces: [surface], english });
      } else if (!seen.has(surface)) {
        seen.add(surface);
        surfaces.push(surface);
      }
    }
    return surfaces.length === 0 ? [] : [{ language, surfaces, english }];
  });
  const later = weak.filter(({ surfaces }) => !surfaces.some((surface) => seen.has(surface)));
  return merged([...lines, ...later]);
}

function glossWords(written: string, rankOf: Rank): string[] {
  return written
    .trim()
    .split(/\s+/u)
    .filter((word) => /^[a-z'-]+$/u.test(word))
    .flatMap((word) => lemmaOf(word.replaceAll("'", ''), rankOf))
    .slice(0, longestGloss);
}

/** One line per gloss: the same surfaces in a smaller file. */
function merged(lines: readonly GlossaryLine[]): GlossaryLine[] {
  const byGloss = new Map<string, GlossaryLine & { surfaces: string[] }>();
  for (const { language, surfaces, english } of lines) {
    const key = english.join(' ');
    const line = byGloss.get(key) ?? { language, surfaces: [], english };
    line.surfaces.push(...surfaces);
    byGloss.set(key, line);
  }
  return [...byGloss.values()];
}
