import { isAboutOther, isHeld, isNow, type PathItem } from './care-path.ts';
import { type LinePlace, resourceSentence } from './crisis-lines.ts';
import type { CrisisWords } from './crisis-words/crisis-words.ts';
import { type Lane, type RiskState, isAtLeast } from './risk.ts';
import { firstOfTold, lineOfTold, toldViolenceWords } from './told-violence.ts';
import { hasSpokenOfTold } from './told-words.ts';
import { choose, wasSaid } from './wordings.ts';

/** With words of their own, the most pressing first. */
const laneOrder: readonly Lane[] = [
  'medical',
  'harm_others',
  'violence',
  'psychosis',
  'minor',
  'third_party',
  'eating_disorder',
];

/** The words of an item, or when all were said, words of presence. */
export function sentenceFor(
  item: PathItem | undefined,
  place: LinePlace,
  words: CrisisWords,
): string {
  const { state, said } = place;
  const told = toldViolenceWords(place);
  if (item === 'resource')
    return told === null || state.lanes.includes('minor')
      ? resourceSentence(place, words)
      : lineOfTold(place, told);
  if (item === undefined) return choose(wordsOfPresence(place, words), said);
  const wordings = {
    ...words.items,
    ...(isNow(state) && !isHeld(state) ? words.now : {}),
    ...(state.lanes.includes('violence') ? (told?.items ?? words.violence) : {}),
  };
  return choose(wordings[item], said);
}

function wordsOfPresence(place: LinePlace, words: CrisisWords): readonly string[] {
  const { state, said } = place;
  if (state.lanes.includes('violence'))
    return toldViolenceWords(place)?.stay ?? words.violence.stay;
  const isBody = state.lanes.includes('medical') && !state.lanes.includes('self_harm');
  // Whoever has called waits.
  if (isBody && isHeld(state)) return words.withYou;
  const ofMedical = state.lanes.includes('medical') ? (words.lanes.medical ?? []) : [];
  const fresh = ofMedical.filter((wording) => !wasSaid([wording], said));
  if (fresh.length > 0) return fresh;
  if (isAboutOther(state)) return words.stayForOther;
  // A child with a bead in its throat is not talked out of dying.
  return isBody ? words.stay : [...words.stay, ...words.stayAlive];
}

/** Words of presence for somebody at any door would be wrong there. */
export function hasOwnPresence({ lanes }: RiskState): boolean {
  return lanes.includes('violence') || lanes.includes('medical');
}

/** It is not known what it is about. */
export function isOpen({ lanes }: RiskState): boolean {
  return lanes.length === 0;
}

/** The words of the most pressing lane that has some and was not spoken of yet. */
export function freshLaneWords(place: LinePlace, words: CrisisWords): readonly string[] | null {
  return laneWords(place, words, (wordings) => !wasSaid(wordings, place.said));
}

/** The words of the most pressing lane that has some that may be said. */
export function laneWords(
  place: LinePlace,
  words: CrisisWords,
  mayBeSaid: (wordings: readonly string[]) => boolean,
): readonly string[] | null {
  const { state } = place;
  const usual = isAtLeast(state.level, 'R3') ? words.lanes : words.laneConcern;
  const told = toldViolenceWords(place);
  const table = told === null ? usual : { ...usual, violence: firstOfTold(place, told) };
  const lane = laneOrder.find((one) => {
    const wordings = state.lanes.includes(one) ? table[one] : undefined;
    return wordings !== undefined && mayBeSaid(wordings);
  });
  return lane === undefined ? null : (table[lane] ?? null);
}

/** Where there are two troubles: the words for the one that was not spoken of yet. */
export function unspokenWords(place: LinePlace, words: CrisisWords): readonly string[] | null {
  const { state, said } = place;
  const { R2, R3, R4 } = words.acknowledge;
  const ofSelf = isAtLeast(state.level, 'R3') ? R3 : R2;
  const isUnspoken = state.lanes.includes('self_harm') && !wasSaid([...R2, ...R3, ...R4], said);
  const isBeside = hasLane(state) || hasSpokenOfTold(place);
  return freshLaneWords(place, words) ?? (isUnspoken && isBeside ? ofSelf : null);
}

/** Violence, somebody else, food, voices: each has words of its own, which no echo should stand before. */
export function hasLane({ lanes }: RiskState): boolean {
  return lanes.some((lane) => lane !== 'self_harm');
}
