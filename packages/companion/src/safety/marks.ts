import type { ConceptHit } from './phrases/matcher.ts';

/** Words between two concepts that still belong together. */
const reach = 8;

/**
 * What concepts a message has and how they stand to each other, as names that are the same in every language: so that
 * what is learnt from one language helps in the others.
 */
export function conceptMarks(hits: readonly ConceptHit[]): Set<string> {
  const marks = new Set<string>();
  for (const hit of hits) marks.add(hit.concept);
  for (const [i, one] of hits.entries()) {
    for (const other of hits.slice(i + 1)) {
      if (one.concept === other.concept) continue;
      if (other.from - one.to <= reach) marks.add(`${one.concept}>${other.concept}`);
      marks.add([one.concept, other.concept].sort().join('&'));
    }
  }
  return marks;
}
