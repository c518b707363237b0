import type { Language } from '@accanto/contract';
import type { MessageAssessment } from './assess.ts';
import { foldCharacters } from './normalise.ts';
import { violenceSigns } from './phrases/violence-told.ts';
import { type Lane, type RiskState, higherOf, isAtLeast } from './risk.ts';

/** Whose violence a message tells of: done to whoever writes, now or long ago, to somebody else, or to a child that is not they. */
export type ToldViolence = 'own' | 'past' | 'other' | 'child';

/** What else may be in a message that tells of another's violence; thoughts of dying only where a phrase says so. */
const kept: ReadonlySet<Lane> = new Set(['violence', 'medical', 'psychosis', 'self_harm']);

/** How much of a concern the classifier must find, 0–1, for another's violence to be one. */
const leastSign = 0.3;

const thisMoment: Readonly<Record<Language, RegExp>> = {
  it: /\b(?:adesso|ora|oggi|stasera|stanotte|sta \p{L}+ndo)\b/iu,
  en: /\b(?:now|today|tonight|is \p{L}+ing)\b/iu,
  es: /\b(?:ahora|hoy|esta noche|est[aá] \p{L}+ndo)\b/iu,
  nl: /\b(?:nu|vandaag|vanavond|vannacht)\b/iu,
};

/** Whose violence a message tells of, in so many words; null: none, or it stays open. */
export function violenceTold(text: string, language: Language): ToldViolence | null {
  const signs = violenceSigns[language];
  const said = foldCharacters(text).toLowerCase();
  if (!signs.stem.test(said)) return null;
  const isHarmless = signs.harmless.test(said);
  const isOver = !signs.notOver.test(said);
  const isChildhood = isOver && signs.childhood.test(said);
  // Whoever was hit years ago by the one they live with is not asked less than others.
  const isLongPast =
    isChildhood || (isOver && signs.longPast.test(said) && !signs.partner.test(said));
  if (isLongPast && signs.ownPast.test(said)) return 'past';
  if (signs.own.test(said)) return 'own';
  const victim = isHarmless ? null : signs.other.exec(said);
  if (victim === null) return null;
  // Whoever saw it as a child was in it.
  if (isChildhood) return 'past';
  return signs.child.test(victim[0]) && !signs.grown.test(said) ? 'child' : 'other';
}

/**
 * What a message comes to that tells whose violence it is: somebody else's is a concern at least, and nobody is asked
 * about dying for it; one's own that is long past is a concern and no danger of this minute.
 */
export function ofWhoseViolence(
  message: MessageAssessment,
  text: string,
  language: Language,
): MessageAssessment {
  const violence = violenceTold(text, language);
  if (violence === null) return message;
  // Grave, and of this moment as well: whatever else was long ago.
  const isNow =
    violence === 'past' && isAtLeast(message.level, 'R3') && thisMoment[language].test(text);
  if (violence === 'own' || isNow) return { ...message, violence: 'own' };
  // Told of a film, a match or a word for it: nothing else in it sounds like harm.
  const isFaint = !isAtLeast(message.level, 'R2') && message.weakSign < leastSign;
  if (isFaint && violence !== 'past') return { ...message, violence };
  const isGuessed = message.ruleIds.every((id) => id.startsWith('classifier.'));
  const lanes = message.lanes.filter(
    (lane) => kept.has(lane) && !(isGuessed && lane === 'self_harm'),
  );
  const found = {
    ...message,
    lanes: [...new Set<Lane>([...lanes, 'violence'])],
    ruleIds: [...message.ruleIds, `violence.${violence}`],
    violence,
    isDenial: false,
    isWeak: false,
    isGuess: false,
    isFaint: false,
  };
  const isOnlyPast = violence === 'past' && lanes.every((lane) => lane === 'violence');
  if (isOnlyPast) return { ...found, level: 'R2' };
  // What was only guessed needs help, and perhaps not this minute.
  return { ...found, level: message.isGuess ? 'R3' : higherOf(message.level, 'R2') };
}

/** The state before a message, with whose violence it tells of: another's as long as none of one's own was told. */
export function withWhoseViolence(before: RiskState, message: MessageAssessment): RiskState {
  const { violence } = message;
  const isPresent = message.lanes.includes('violence') && isAtLeast(message.level, 'R4');
  if (violence === 'own' || (violence === undefined && isPresent && before.violenceIsPast))
    return { ...before, victimIsOther: false, victimIsChild: false, violenceIsPast: false };
  const isOwnTold =
    before.lanes.includes('violence') && !before.victimIsOther && !before.violenceIsPast;
  if (violence === undefined || (isOwnTold && !message.isOfOtherOnly)) return before;
  if (violence === 'past')
    return before.victimIsOther ? before : { ...before, violenceIsPast: true };
  const victimIsChild = violence === 'child' || before.victimIsChild;
  return { ...before, victimIsOther: true, victimIsChild, violenceIsPast: false };
}
