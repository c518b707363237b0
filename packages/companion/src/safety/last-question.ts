import type { Language } from '@accanto/contract';
import { isAboutOther } from './care-path.ts';
import { crisisWordsOf } from './crisis-words/by-language.ts';
import { confirmWordings } from './crisis-words/confirm-wordings.ts';
import { takenBackWordings } from './crisis-words/taken-back-wordings.ts';
import { type RiskState, isGuessed } from './risk.ts';

/**
 * What the companion asked last: whether a guess is right, openly, about dying, about a plan, about means at hand, whether
 * voices command something, whether somebody is safe, or safe with themselves.
 */
export type Asked =
  | 'guess'
  | 'openly'
  | 'dying'
  | 'plan'
  | 'means'
  | 'voices'
  | 'safe'
  | 'own_safety';

/** Replies after which an answer may still be one to the question whether somebody thinks of dying. */
const repliesOfLateAnswer = 6;

/**
 * What the last of these replies asked; null: nothing of the care path.
 * @param replies what the companion said in this conversation, oldest first
 */
export function lastAsked(
  replies: readonly string[],
  before: RiskState,
  language: Language,
): Asked | null {
  if (isGuessed(before)) return before.calmMessages === 0 ? 'guess' : null;
  const { acknowledge, items, lanes, laneConcern, denial } = crisisWordsOf(language);
  const asks = (wordings: readonly string[] = []): boolean => isLast(wordings, replies);
  if (asks(items.check_in)) return 'openly';
  if (asks(acknowledge.R2)) return 'dying';
  if (asks(acknowledge.R3.slice(2, 3))) return 'means';
  if (asks(acknowledge.R3)) return 'plan';
  if (asks(denial.slice(1, 2))) return 'own_safety';
  // How much is left of it, or whether a part was meant.
  if (asks(denial)) return 'dying';
  if (asks(lanes.psychosis?.slice(1))) return 'voices';
  return asks(laneConcern.violence?.slice(0, 1)) ? 'safe' : null;
}

/** Whether the last reply believed a no. */
export function wasNoBelieved(replies: readonly string[], language: Language): boolean {
  const { believed, misread } = takenBackWordings[language];
  return isLast([...believed, ...misread], replies);
}

/** Whoever was asked about dying a while ago and said something else may answer yet, where nothing was asked since. */
export function leftDyingOpen(
  replies: readonly string[],
  before: RiskState,
  language: Language,
): boolean {
  if (before.level !== 'R2' || before.denied || isAboutOther(before)) return false;
  const wordings = crisisWordsOf(language).acknowledge.R2;
  const wasAsked = replies
    .slice(-repliesOfLateAnswer)
    .some((reply) => wordings.some((wording) => reply.includes(wording)));
  return wasAsked && replies.at(-1)?.includes('?') === false;
}

/** Whether the last reply asked about somebody violent, where that was guessed. */
export function wasAskedOfViolence(replies: readonly string[], language: Language): boolean {
  const beginnings = confirmWordings[language].violence.map((say) => say('#').split('#')[0] ?? '');
  return isLast(beginnings, replies);
}

function isLast(wordings: readonly string[], replies: readonly string[]): boolean {
  const last = replies.at(-1) ?? '';
  return wordings.some((wording) => last.includes(wording));
}
