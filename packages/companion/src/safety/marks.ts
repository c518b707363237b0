import type { Language } from '@accanto/contract';
import { findMeanings } from './meanings.ts';
import type { ConceptHit } from './phrases/matcher.ts';

/** Words between two marks that still belong together. */
const reach = 6;

/**
 * What concepts and meanings a message has and how they stand to each other, as names that are the same in every
 * language: so that what is learnt from one language helps in the others.
 */
export function conceptMarks(
  hits: readonly ConceptHit[],
  words: readonly string[],
  language: Language,
): Set<string> {
  const marks = new Set<string>();
  const places = [
    ...hits.map(({ concept, from, to }) => ({
      name: concept as string,
      from,
      to,
      isConcept: true,
    })),
    ...findMeanings(words, language).map(({ name, at }) => ({
      name: `m.${name}`,
      from: at,
      to: at,
      isConcept: false,
    })),
  ].sort((one, other) => one.from - other.from);
  for (const [i, one] of places.entries()) {
    marks.add(one.name);
    for (let k = i + 1; k < places.length; k += 1) {
      const other = places[k];
      if (other === undefined) break;
      const isNear = other.from - one.to <= reach;
      if (!isNear && other.from - one.from > reach + 4 && !(one.isConcept && other.isConcept)) {
        if (!one.isConcept) break;
        continue;
      }
      if (one.name === other.name) continue;
      if (isNear) marks.add(`${one.name}>${other.name}`);
      if (one.isConcept && other.isConcept) marks.add(inOrder(one.name, other.name));
    }
  }
  return marks;
}

function inOrder(one: string, other: string): string {
  return one < other ? `${one}&${other}` : `${other}&${one}`;
}
