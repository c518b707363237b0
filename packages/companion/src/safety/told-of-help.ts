import { withAnswered } from './care-path.ts';
import { answersIn, namesPerson } from './crisis-answers.ts';
import { emergencyOf, resourceSentence, writtenLineSentence } from './crisis-lines.ts';
import { type CrisisReply, type CrisisSituation, spoken } from './crisis-turn.ts';
import type { CrisisWords } from './crisis-words/crisis-words.ts';
import { quietWordings, reliefWordings } from './crisis-words/quiet-wordings.ts';
import { type CareAnswer, isAtLeast } from './risk.ts';
import { choose } from './wordings.ts';

/** What shows without a word about it that the guess was right. */
const ofCalling: readonly CareAnswer[] = ['called', 'calling', 'no_answer', 'cannot_call'];

/** Below danger only what answers the line that was named. */
const ofLine: ReadonlySet<CareAnswer> = new Set(['calling', 'cannot_call']);

/** Who answers a guess with 'ok, calling' is in danger or fears for somebody. */
export function aboutCall(situation: CrisisSituation, words: CrisisWords): CrisisReply | null {
  const answers = answersTo(situation, false).filter((one) => ofCalling.includes(one));
  if (answers.length === 0) return null;
  const { care } = situation.state;
  const done = [...care.done.filter((item) => item !== 'confirm'), 'ask' as const];
  const state = { ...situation.state, care: { ...care, done } };
  return answered({ ...situation, state }, words, answers);
}

/**
 * In danger, what the person says they did or cannot do. Nobody is taken for safe who says in the same breath that they
 * are not. At R2 it is everyday talk, but for an answer to the line that was named.
 */
export function answersTo(
  { state, text, language }: CrisisSituation,
  isSign: boolean,
): CareAnswer[] {
  const { done } = state.care;
  const isDanger = isAtLeast(state.level, 'R3');
  const wasLineNamed = done.includes('resource') || done.includes('obstacle');
  return answersIn(text, language, state.lanes).filter(
    (one) => (isDanger && !(one === 'safe' && isSign)) || (ofLine.has(one) && wasLineNamed),
  );
}

/** First what the person did or cannot do, then one step on from there. */
export function answered(
  situation: CrisisSituation,
  words: CrisisWords,
  answers: readonly CareAnswer[],
): CrisisReply {
  const { said } = situation;
  const state = withAnswered(situation.state, answers);
  const place = { ...situation, state };
  const [first = 'somebody'] = answers;
  const { heard, next } = wordsFor(first, place, words);
  const emergency = emergencyOf(place, words);
  const ownNext = choose(
    next.map((say) => say(emergency)),
    said,
  );
  const hasLine = first === 'nobody' && !isAtLeast(state.level, 'R5');
  const step = hasLine
    ? resourceSentence(place, words)
    : ((first === 'cannot_call' ? writtenLineSentence(place, words) : null) ?? ownNext);
  return spoken(place, [choose(heard, said), step], hasLine ? ['resource'] : [], true);
}

/** 'He sleeps' is no safety, and 'she is awake' is that of another. */
function wordsFor(
  answer: CareAnswer,
  { state, language, text }: CrisisSituation,
  words: CrisisWords,
): CrisisWords['answers'][CareAnswer] {
  if (answer !== 'safe') return words.answers[answer];
  if (state.lanes.includes('violence')) return quietWordings[language];
  const isOpen =
    state.lanes.length === 0 && !answersIn(text, language, ['self_harm']).includes('safe');
  const isOfOther =
    isOpen || state.lanes.includes('third_party') || state.lanes.includes('medical');
  return isOfOther ? reliefWordings[language] : words.answers.safe;
}

/** 'My sister maybe', to the question who could know of it. */
export function namesSomebody(
  { text, language, state, said, message }: CrisisSituation,
  words: CrisisWords,
): boolean {
  const wasAsked = words.items.people.some((question) => said.at(-1)?.includes(question));
  const isCalm = !isAtLeast(message.level, 'R2') && !state.lanes.includes('violence');
  return wasAsked && isCalm && namesPerson(text, language);
}
