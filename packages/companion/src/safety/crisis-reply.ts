import { isAboutOther, isHeld, isNow, nextItem, withAnswered, withoutHeld } from './care-path.ts';
import { asksForLine, mentionsPerson } from './crisis-answers.ts';
import { emergencyOf } from './crisis-lines.ts';
import {
  freshLaneWords,
  hasOwnPresence,
  isOpen,
  laneWords,
  sentenceFor,
  unspokenWords,
} from './crisis-sentences.ts';
import {
  type CrisisReply,
  type CrisisSituation,
  cannotCall,
  reminder,
  reminders,
  spoken,
} from './crisis-turn.ts';
import type { CrisisWords } from './crisis-words/crisis-words.ts';
import { crisisWordsOf } from './crisis-words/by-language.ts';
import {
  confirmLeaveWordings,
  confirmWordings,
  kindOfGuess,
} from './crisis-words/confirm-wordings.ts';
import { wordsOfBreath } from './crisis-words/breath-wordings.ts';
import { sleepWordings } from './crisis-words/sleep-wordings.ts';
import { takenBackWordings } from './crisis-words/taken-back-wordings.ts';
import { type RiskState, isAtLeast, isGuessed, isUnsure } from './risk.ts';
import { unusualRule } from './said-outright.ts';
import { ofWhatWasTold } from './told-words.ts';
import { aboutCall, answered, answersTo, namesSomebody } from './told-of-help.ts';
import { choose } from './wordings.ts';

/** On ordinary messages of somebody at R2 one item more follows the question; after that one listens. */
const itemsWhileCalm = 2;
/** After the question and so many items, whoever talks of something else is listened to every other time. */
const itemsInARow = 3;
/** After so many calm messages a goodbye is just a goodbye. */
const severalCalm = 3;

/** What must be said to somebody at R2 or above; null when this turn needs only listening. Never from a model. */
export function crisisReply(situation: CrisisSituation): CrisisReply | null {
  const { state, message } = situation;
  if (!isAtLeast(state.level, 'R2')) return null;
  const words = crisisWordsOf(situation.language);
  const ofBreath = wordsOfBreath(message, situation.language);
  if (ofBreath !== null) {
    const number = emergencyOf(situation, words);
    const wordings = ofBreath.map((say) => say(number));
    return { text: choose(wordings, situation.said), lead: { kind: 'none' }, state };
  }
  if (isUnsure(state)) return message.isNo ? misread(situation) : checkIn(situation, words);
  if (isGuessed(state))
    return message.isGuess ? confirm(situation, words) : aboutCall(situation, words);
  const told = ofWhatWasTold(situation);
  if (told !== null) return spoken(situation, [told], ['ask'], true);
  const isBegun = state.care.done.includes('ask');
  const isSign = isAtLeast(message.level, 'R2') && !message.isDenial;
  const hasSign = isSign || !isBegun;
  const answers = answersTo(situation, isSign);
  if (isBegun && answers.length > 0) return answered(situation, words, answers);
  if (isBegun && namesSomebody(situation, words))
    return spoken(situation, [choose(words.named, situation.said)], ['people'], true);
  if (isBegun && !isNow(state) && asksForLine(situation.text, situation.language)) {
    const line = sentenceFor('resource', situation, words);
    return spoken(situation, [line, ...reminder(line, situation, words)], ['resource'], true);
  }
  if (situation.isFarewell && !hasSign) return farewell(situation, words);
  const known = withAnswered(state, answers);
  const isAgain = isAtLeast(message.level, 'R4');
  const place = { ...situation, state: isAgain ? withoutHeld(known) : known };
  return replyByLevel(place, words, { hasSign, isBegun });
}

function replyByLevel(
  situation: CrisisSituation,
  words: CrisisWords,
  { hasSign, isBegun }: { hasSign: boolean; isBegun: boolean },
): CrisisReply | null {
  const { state, message } = situation;
  if (isNow(state) && !(isHeld(state) && isBegun)) return callNow(situation, words);
  if (isAtLeast(state.level, 'R4') && hasSign) return urgentReply(situation, words);
  // Who takes it back for the second time was heard the first time.
  const isAgain = state.denied && state.calmMessages > 0;
  if (message.isDenial && !(isAgain && !message.isNo)) {
    const wordings = message.isNo ? takenBackWordings[situation.language].believed : words.denial;
    return spoken(situation, [choose(wordings, situation.said)], [], true);
  }
  if (!isBegun) return firstReply(situation, words);
  return nextReply(situation, words, hasSign);
}

/** Whoever was taken to be in danger and is not hears that it was a misunderstanding, and may go on. */
function misread({ state, said, language }: CrisisSituation): CrisisReply {
  const text = choose(takenBackWordings[language].misread, said);
  return { text, lead: { kind: 'none' }, state };
}

/** One open question after a sentence that listens, in the turn of the weak sign; then one listens. */
function checkIn(situation: CrisisSituation, words: CrisisWords): CrisisReply | null {
  if (situation.state.calmMessages > 0) return null;
  // Said back it would be agreed with.
  if (situation.message.ruleIds.includes(unusualRule)) {
    const text = choose(sleepWordings[situation.language], situation.said);
    return { text, lead: { kind: 'none' }, state: situation.state };
  }
  // Whose danger it may be is not the one who writes.
  const questions = isAboutOther(situation.state) ? words.open.question : words.items.check_in;
  const question = choose(questions, situation.said);
  return { text: question, lead: { kind: 'listening' }, state: situation.state };
}

/** Asks whether it is so, in the turn in which it was guessed; then one listens, unless the answer or a new sign says more. A goodbye is not asked. */
function confirm(situation: CrisisSituation, words: CrisisWords): CrisisReply {
  const emergency = emergencyOf(situation, words);
  // Where the goodbye itself made the sum, it is asked all the same.
  const { language, message, text: written } = situation;
  const isLeave = situation.isFarewell && !message.ruleIds.includes('person.in-pieces');
  // Who told of violence is not asked about dying alone.
  const isOfOthersToo =
    mentionsPerson(written, language) || situation.state.lanes.includes('violence');
  const wordings = isLeave
    ? confirmLeaveWordings[language]
    : confirmWordings[language][kindOfGuess(message.lanes, isOfOthersToo)];
  const text = choose(
    wordings.map((say) => say(emergency)),
    situation.said,
  );
  return { text, lead: { kind: 'none' }, state: situation.state };
}

/** A goodbye is met with one concrete thing; below R4, after calm messages or when it was meant otherwise, it is just a goodbye. */
function farewell(situation: CrisisSituation, words: CrisisWords): CrisisReply | null {
  const { state, said } = situation;
  if (!isAtLeast(state.level, 'R3')) return null;
  const { calmMessages, denied, calmSince, lastSignalAt } = state;
  const isCalm = denied || calmMessages > severalCalm || calmSince > (lastSignalAt ?? calmSince);
  if (isCalm && !isAtLeast(state.level, 'R4')) return null;
  const emergency = emergencyOf(situation, words);
  const wordings = isHeld(state) ? words.leaveHeld : words.leave.map((say) => say(emergency));
  return spoken(situation, [choose(wordings, said)], [], true);
}

function firstReply(situation: CrisisSituation, words: CrisisWords): CrisisReply {
  const { state, said, message } = situation;
  // Where only a guess stands before it, thoughts of dying are asked about before their how and when.
  const level = isAtLeast(message.level, 'R3') ? 'R3' : 'R2';
  const ofLane = freshLaneWords(situation, words);
  // A concern for a body is none about dying.
  const isOfBody = level === 'R2' && state.lanes.every((lane) => lane === 'medical');
  const sentences = isOfBody
    ? [choose(words.open.heard, said), choose(words.open.question, said)]
    : [choose(ofLane ?? words.acknowledge[level], said)];
  return spoken(situation, sentences, ['ask'], false);
}

/** R4: takes it seriously, names the emergency number, and one thing more. */
function urgentReply(situation: CrisisSituation, words: CrisisWords): CrisisReply {
  const { state, said } = situation;
  const emergency = emergencyOf(situation, words);
  const say = (wordings: readonly ((number: string) => string)[]): string =>
    choose(
      wordings.map((one) => one(emergency)),
      said,
    );
  const isOfSelf = isOpen(state) || state.lanes.includes('self_harm');
  const isAsked = state.care.done.includes('ask');
  // Who fears for somebody else is not told to put away what they could hurt themselves with.
  const ofLane =
    freshLaneWords(situation, words) ??
    (isAsked || isOfSelf ? null : laneWords(situation, words, () => true));
  if (ofLane !== null)
    return spoken(situation, [say(words.noLine), choose(ofLane, said)], ['ask'], true);
  if (isOfSelf && !isAsked) {
    const sentences = isOpen(state)
      ? [choose(words.open.heard, said), say(words.noLine), choose(words.open.question, said)]
      : [choose(words.acknowledge.R4, said), say(words.beforeActing), choose(words.distance, said)];
    return spoken(situation, sentences, ['ask'], true);
  }
  const item = nextItem(state);
  const sentence = sentenceFor(item, situation, words);
  const number = sentence.includes(emergency) ? [] : [say(reminders(state, words))];
  const sentences = [
    ...(isOfSelf ? [choose(words.acknowledge.R4, said)] : []),
    ...number,
    sentence,
  ];
  return spoken(situation, sentences, ['ask', ...(item === undefined ? [] : [item])], true);
}

/** The call for help first, after an ordinary message at R4 with a sentence that listens before it; then one thing, without probing. */
function callNow(situation: CrisisSituation, words: CrisisWords): CrisisReply {
  const { state, said } = situation;
  const emergency = emergencyOf(situation, words);
  const calls = cannotCall(state) ? words.emergencyByOthers : words.emergency;
  const call = choose(
    calls.map((say) => say(emergency)),
    said,
  );
  const ofLane = freshLaneWords(situation, words);
  const isFirst = !state.care.done.includes('ask');
  if (ofLane !== null || isFirst) {
    // Out of the room is no way where somebody is violent, nor for a body that needs help.
    const first = hasOwnPresence(state)
      ? sentenceFor(undefined, situation, words)
      : choose(words.toPeople, said);
    const sentence = ofLane === null ? first : choose(ofLane, said);
    return spoken(situation, [call, sentence], ['ask'], true);
  }
  const item = nextItem(state);
  const sentence = sentenceFor(item, situation, words);
  // Where no line is known the number alone is left, and it was just named.
  const more = sentence.includes(emergency) ? sentenceFor(undefined, situation, words) : sentence;
  const isWhole = isAtLeast(state.level, 'R5') || isAtLeast(situation.message.level, 'R2');
  return spoken(situation, [call, more], item === undefined ? [] : [item], isWhole);
}

function nextReply(
  situation: CrisisSituation,
  words: CrisisWords,
  hasSign: boolean,
): CrisisReply | null {
  const { state, said } = situation;
  const { done } = state.care;
  const unspoken = hasSign ? unspokenWords(situation, words) : null;
  if (unspoken !== null) return spoken(situation, [choose(unspoken, said)], [], false);
  // What calls for which help is not known yet, or was denied: one listens.
  if (!hasSign && (isOpen(state) || isLeftAlone(state))) return null;
  if (!hasSign && done.length > itemsInARow && state.calmMessages % 2 === 0 && !isNow(state))
    return null;
  const next = nextItem(state);
  const isCalm = !hasSign && !isAtLeast(state.level, 'R3');
  if (next === undefined || (isCalm && done.length >= itemsWhileCalm)) {
    const isStaying = hasSign || isNow(state);
    return isStaying
      ? spoken(situation, [sentenceFor(undefined, situation, words)], [], false)
      : null;
  }
  const sentence = sentenceFor(next, situation, words);
  return spoken(situation, [sentence, ...reminder(sentence, situation, words)], [next], false);
}

/** Who said no is not led on along the path as if it had been a yes; after grave signs it is taken up again in a while. */
function isLeftAlone({ denied, peak, calmMessages }: RiskState): boolean {
  return denied && (!isAtLeast(peak, 'R4') || calmMessages <= severalCalm);
}
