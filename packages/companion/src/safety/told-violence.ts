import {
  othersViolenceWordings,
  type ToldViolenceWords,
} from './crisis-words/others-violence-wordings.ts';
import { pastViolenceWordings } from './crisis-words/past-violence-wordings.ts';
import { callable, type LinePlace, linesOf } from './crisis-lines.ts';
import { type Lane, isAtLeast } from './risk.ts';
import { choose, wasSaid } from './wordings.ts';

/** The words for violence that is another's, or one's own and long past; null: neither. */
export function toldViolenceWords({ state, language }: LinePlace): ToldViolenceWords | null {
  if (!state.lanes.includes('violence')) return null;
  if (state.victimIsOther)
    return othersViolenceWordings[language][state.victimIsChild ? 'child' : 'other'];
  return state.violenceIsPast ? pastViolenceWordings[language] : null;
}

/** What comes first, by how urgent it is. */
export function firstOfTold(
  { state, said }: LinePlace,
  words: ToldViolenceWords,
): readonly string[] {
  if (isAtLeast(state.level, 'R4')) return words.now;
  // Who was told that goes on: nobody is asked about dying instead.
  const goesOn = state.level === 'R3' && !state.lanes.includes('minor');
  return goesOn && wasSaid(words.concern, said) ? words.stay : words.concern;
}

/** The lines that answer now for a child or for violence; where none is known, who else helps with it. */
export function lineOfTold(place: LinePlace, words: ToldViolenceWords): string {
  const { state, said } = place;
  const kind: Lane & ('minor' | 'violence') =
    state.victimIsOther && state.victimIsChild ? 'minor' : 'violence';
  const lines = linesOf({ ...place, state: { ...state, lanes: [kind] } }).filter(
    (line) => line.kind === kind && line.isOpen && line.phone !== null,
  );
  // Beside a call for help no other door is named.
  if (lines.length === 0)
    return choose(isAtLeast(state.level, 'R4') ? words.stay : words.items.ordinary_help, said);
  const named = lines.map(callable).join('; ');
  return choose(
    words.line.map((say) => say(named)),
    said,
  );
}
