import type { MessageAssessment } from './assess.ts';
import { isHeld, withDone } from './care-path.ts';
import { emergencyOf, type LinePlace } from './crisis-lines.ts';
import { hasLane } from './crisis-sentences.ts';
import { crisisWordsOf } from './crisis-words/by-language.ts';
import type { CrisisWords } from './crisis-words/crisis-words.ts';
import { type CareItem, type RiskState, isAtLeast } from './risk.ts';
import { choose } from './wordings.ts';

export interface CrisisReply {
  /** Prepared by people; a few short sentences with one item of the care path. */
  text: string;
  /** What may stand before it: nothing, a word of presence, or a sentence that listens to an ordinary message. */
  lead: { kind: 'none' } | { kind: 'presence'; text: string } | { kind: 'listening' };
  state: RiskState;
}

/** `said` is what the companion said in this conversation, oldest first: nothing of it is said again while there is a choice. */
export interface CrisisSituation extends LinePlace {
  text: string;
  message: MessageAssessment;
  /** The message takes leave. */
  isFarewell: boolean;
}

/** A reply of prepared sentences, after which the items count as said. */
export function spoken(
  situation: CrisisSituation,
  sentences: readonly string[],
  items: readonly CareItem[],
  isWhole: boolean,
): CrisisReply {
  // What sounds like R2 is given back; of what is worse nothing is said again.
  const isGrave = isAtLeast(situation.message.level, 'R3') || hasLane(situation.state);
  const hasSign = isAtLeast(situation.message.level, 'R2') && isGrave;
  const presence = choose(crisisWordsOf(situation.language).withYou, situation.said);
  return {
    text: sentences.join(' '),
    lead: isWhole
      ? { kind: 'none' }
      : hasSign
        ? { kind: 'presence', text: presence }
        : { kind: 'listening' },
    state: withDone(situation.state, items),
  };
}

/** At R4 the emergency number is named with every item, as long as there are fresh words for it and nobody was called. */
export function reminder(
  sentence: string,
  situation: CrisisSituation,
  words: CrisisWords,
): string[] {
  const { state, said } = situation;
  const emergency = emergencyOf(situation, words);
  if (!isAtLeast(state.level, 'R4') || isHeld(state) || sentence.includes(emergency)) return [];
  const fresh = reminders(state, words)
    .map((say) => say(emergency))
    .filter((line) => !said.some((text) => text.includes(line)));
  return fresh.slice(0, 1);
}

/** Ways to name the emergency number beside something else. */
export function reminders(state: RiskState, words: CrisisWords): CrisisWords['noLine'] {
  return cannotCall(state) ? words.emergencyByOthers : words.noLine;
}

/** Whether the person said that they cannot call. */
export function cannotCall({ care }: RiskState): boolean {
  return care.answered.includes('cannot_call');
}
