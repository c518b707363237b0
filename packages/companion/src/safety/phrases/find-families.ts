import type { Concept, PhraseFamily } from './concepts.ts';
import { phraseFamilies } from './families.ts';
import type { ConceptHit } from './matcher.ts';

/** Words on either side of a family within which what speaks against it counts. */
const doubtReach = 8;

/** The families whose concepts stand close enough together in this message. */
export function findFamilies(hits: readonly ConceptHit[]): PhraseFamily[] {
  return phraseFamilies.filter((family) => stands(family, hits));
}

function stands(family: PhraseFamily, hits: readonly ConceptHit[]): boolean {
  const [anchor, ...others] = family.all;
  return hits
    .filter((hit) => hit.concept === anchor)
    .some((hit) => {
      const area = gather(hit, others, family.span, hits);
      return area !== null && !isDoubted(area, family.without ?? [], hits);
    });
}

/** From the anchor outwards: the nearest hit of every other concept, if all fit within the span. */
function gather(
  anchor: ConceptHit,
  others: readonly Concept[],
  span: number,
  hits: readonly ConceptHit[],
): { from: number; to: number } | null {
  let { from, to } = anchor;
  for (const concept of others) {
    const nearest = hits
      .filter((hit) => hit.concept === concept)
      .map((hit) => ({ from: Math.min(from, hit.from), to: Math.max(to, hit.to) }))
      .sort((one, other) => one.to - one.from - (other.to - other.from))[0];
    if (nearest === undefined || nearest.to - nearest.from > span) return null;
    ({ from, to } = nearest);
  }
  return { from, to };
}

function isDoubted(
  area: { from: number; to: number },
  without: readonly Concept[],
  hits: readonly ConceptHit[],
): boolean {
  return hits.some(
    (hit) =>
      without.includes(hit.concept) &&
      hit.from <= area.to + doubtReach &&
      hit.to >= area.from - doubtReach &&
      // 'non voglio svegliarmi': the negation belongs to the phrase itself.
      !(hit.concept === 'negation' && hit.from >= area.from && hit.to <= area.to),
  );
}
