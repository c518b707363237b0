import type { Language } from '@accanto/contract';
import type { MessageAssessment } from './assess.ts';
import { crisisWordsOf } from './crisis-words/by-language.ts';
import { confirmWordings } from './crisis-words/confirm-wordings.ts';
import { isAboutOther } from './care-path.ts';
import { isOnlySomebody, wasMeantOtherwise } from './crisis-answers.ts';
import { takenBackWordings } from './crisis-words/taken-back-wordings.ts';
import { answersToQuestion } from './crisis-words/yes-and-no.ts';
import { foldCharacters } from './normalise.ts';
import {
  type Lane,
  type RiskLevel,
  type RiskState,
  higherOf,
  isAtLeast,
  isGuessed,
} from './risk.ts';

/**
 * What the companion asked last: whether a guess is right, openly, about dying, about a plan, about means at hand, whether
 * voices command something, whether somebody is safe, or safe with themselves.
 */
type Asked = 'guess' | 'openly' | 'dying' | 'plan' | 'means' | 'voices' | 'safe' | 'own_safety';
/** To these a no is the answer hoped for, or says nothing of the danger. */
const notDenied: ReadonlySet<Asked> = new Set(['plan', 'means', 'voices', 'safe', 'own_safety']);

/** What stands before a message that may answer a question of the care path. */
export interface AfterQuestion {
  text: string;
  language: Language;
  before: RiskState | null;
  /** What the companion said in this conversation, oldest first. */
  replies: readonly string[];
  /** What the message before it was taken for, alone and together with this one. */
  guessedFrom: () => MessageAssessment;
  together: () => MessageAssessment;
}

/** Of these nothing is presumed that was not asked. */
const presumed: ReadonlySet<Lane> = new Set(['violence', 'harm_others', 'medical']);

/** A longer message tells more than whether it is so. */
const mostWordsOfHalfYes = 8;
const mostWordsOfPlan = 12;
/** Replies after which an answer may still be one to the question whether somebody thinks of dying. */
const repliesOfLateAnswer = 6;
const mostWordsOfNo = 4;
/** Of what makes a concern, 0–1. */
const heavyAnswer = 0.3;
/** 'I don't want to die, but …' goes on. */
const but = /\b(?:ma|pero|but|maar)\b/u;

/**
 * What a message comes to when it answers a question of the care path. A yes to a guess is danger by itself, however
 * short; a 'not now' or 'only thoughts' is a yes as well, of what is not now; a no is believed as long as nothing in it
 * says otherwise; and who passes over the question with words that fit the guess is asked once more. Counts for the
 * answer that comes next, not for later ones. A no that was just believed may be taken back: 'or not'.
 */
export function asDirectAnswer(
  message: MessageAssessment,
  place: AfterQuestion,
): MessageAssessment {
  const { before, language } = place;
  if (before === null || !isAtLeast(before.level, 'R2')) return message;
  const said = plain(place.text);
  const asked = lastAsked(place, before);
  const { yes, halfYes, no, denial, when, how, unsaid } = answersToQuestion[language];
  const words = said.split(/\s+/u).length;
  if (unsaid.test(said) && wasBelieved(place)) return confirmed(message, 'R3', lanesOf(place));
  if (asked === 'guess' && yes.test(said)) return confirmed(message, 'R4', lanesOf(place));
  const isWho = asked === 'guess' && !no.test(said) && isOnlySomebody(place.text, language);
  if (isWho && wasAskedOfViolence(place)) return confirmed(message, 'R4', ['violence']);
  if (asked === 'safe' && yes.test(said) && !hasPhrase(message)) return believed(message, false);
  const isHalfYes = words <= mostWordsOfHalfYes && halfYes.test(said);
  const isUnsafe = (no.test(said) && !message.isDenial && !denial.test(said)) || isHalfYes;
  if (asked === 'own_safety' && words <= mostWordsOfHalfYes && isUnsafe)
    return confirmed(message, 'R3', ['self_harm']);
  if (asked === 'guess' && (isHalfYes || isAwayOnly(said, place)))
    return confirmed(message, 'R3', lanesOf(place));
  const isTime = (asked === 'dying' || asked === 'plan') && when.test(said);
  const isHow = isAtLeast(before.level, asked === 'dying' ? 'R2' : 'R3') && how.test(said);
  if (!isHalfYes && words <= mostWordsOfPlan && (isTime || isHow) && !isAboutOther(before))
    return confirmed(message, 'R4', ['self_harm']);
  if (asked === 'means' && yes.test(said)) return confirmed(message, 'R4', ['self_harm']);
  if (asked === 'voices' && yes.test(said) && !isHalfYes)
    return confirmed(message, 'R5', ['psychosis']);
  const isLateYes = asked === null && isHalfYes && yes.test(said) && isUnanswered(place, before);
  if (isLateYes || (asked === 'dying' && (yes.test(said) || isHalfYes)))
    return confirmed(message, 'R3', ['self_harm']);
  const isDenied =
    denial.test(said) &&
    !(isSureSign(message) && (isAtLeast(message.level, 'R4') || but.test(said)));
  const isNo = asked !== null && !notDenied.has(asked) && !isHalfYes && no.test(said);
  const isExplained = wasMeantOtherwise(place.text, language) && !isSureSign(message);
  if (isDenied || isExplained || (isNo && !isSureSign(message) && !goesOn(words, place)))
    return believed(message, true);
  if (asked === 'guess' && isAtLeast(message.level, 'R3')) return ofSameKind(message, place);
  return asked === 'guess' || isNo ? passedOver(message, place) : message;
}

function plain(text: string): string {
  return foldCharacters(text)
    .trim()
    .toLowerCase()
    .replace(/^[¡¿]+/u, '');
}

function lastAsked({ replies, language }: AfterQuestion, before: RiskState): Asked | null {
  const lastReply = replies.at(-1) ?? '';
  if (isGuessed(before)) return before.calmMessages === 0 ? 'guess' : null;
  const { acknowledge, items, lanes, laneConcern, denial } = crisisWordsOf(language);
  const wasSaid = (wordings: readonly string[] = []): boolean =>
    wordings.some((wording) => lastReply.includes(wording));
  if (wasSaid(items.check_in)) return 'openly';
  if (wasSaid(acknowledge.R2)) return 'dying';
  if (wasSaid(acknowledge.R3.slice(2, 3))) return 'means';
  if (wasSaid(acknowledge.R3)) return 'plan';
  if (wasSaid(denial.slice(1, 2))) return 'own_safety';
  // How much is left of it, or whether a part was meant.
  if (wasSaid(denial)) return 'dying';
  if (wasSaid(lanes.psychosis?.slice(1))) return 'voices';
  return wasSaid(laneConcern.violence?.slice(0, 1)) ? 'safe' : null;
}

/** Whether a no was just believed. */
function wasBelieved({ replies, language }: AfterQuestion): boolean {
  const { believed: heard, misread } = takenBackWordings[language];
  return [...heard, ...misread].some((wording) => replies.at(-1)?.includes(wording) === true);
}

/** Whoever was asked about dying a while ago and said something else may answer yet, where nothing was asked since. */
function isUnanswered({ replies, language }: AfterQuestion, before: RiskState): boolean {
  if (before.level !== 'R2' || before.denied || isAboutOther(before)) return false;
  const wordings = crisisWordsOf(language).acknowledge.R2;
  const wasAsked = replies
    .slice(-repliesOfLateAnswer)
    .some((reply) => wordings.some((wording) => reply.includes(wording)));
  return wasAsked && replies.at(-1)?.includes('?') === false;
}

function lanesOf({ guessedFrom }: AfterQuestion): MessageAssessment['lanes'] {
  const { lanes } = guessedFrom();
  return lanes.length > 0 ? lanes : ['self_harm'];
}

/** 'No, he isn't home': the danger is real and only not here now. */
function isAwayOnly(said: string, { language, guessedFrom }: AfterQuestion): boolean {
  return answersToQuestion[language].away.test(said) && guessedFrom().lanes.includes('violence');
}

function hasPhrase({ ruleIds }: MessageAssessment): boolean {
  return ruleIds.some((id) => !id.startsWith('classifier.'));
}

/** What stands beside a 'no' and says otherwise. */
function isSureSign(message: MessageAssessment): boolean {
  const isOpen = message.isWeak || message.isGuess || !isAtLeast(message.level, 'R3');
  return isAtLeast(message.level, 'R2') && (hasPhrase(message) || !isOpen);
}

/** 'Nothing. I wrote a letter to the children': a no before more than a few words, beside what it was asked about. */
function goesOn(words: number, { together }: AfterQuestion): boolean {
  if (words <= mostWordsOfNo) return false;
  const both = together();
  return isAtLeast(both.level, 'R3') && !both.isGuess;
}

function confirmed(
  message: MessageAssessment,
  level: RiskLevel,
  lanes: MessageAssessment['lanes'],
): MessageAssessment {
  return {
    ...message,
    level: higherOf(message.level, level),
    lanes: message.lanes.length > 0 ? message.lanes : lanes,
    ruleIds: [...message.ruleIds, 'person.confirmed'],
    isDenial: false,
    isGuess: false,
    isFaint: false,
    isWeak: false,
  };
}

function believed(message: MessageAssessment, isNo: boolean): MessageAssessment {
  return {
    ...message,
    level: 'R0',
    lanes: [],
    ruleIds: isNo ? ['person.answered-no'] : [],
    weakSign: 0,
    isDenial: isNo,
    isNo,
    isGuess: false,
    isFaint: false,
    isWeak: false,
    touchesMeans: false,
    touchesViolence: false,
  };
}

/**
 * Whoever heard voices and writes that they speak of a window is not beaten by anybody; and what is of no kind of its own
 * ('the children are in here with me') is of the violence that was asked about.
 */
function ofSameKind(message: MessageAssessment, place: AfterQuestion): MessageAssessment {
  if (hasPhrase(message)) return message;
  const lanes = place.guessedFrom().lanes;
  if (lanes.includes('psychosis')) return { ...message, lanes };
  return message.lanes.length === 0 && wasAskedOfViolence(place)
    ? { ...message, lanes: ['violence'] }
    : message;
}

function wasAskedOfViolence({ replies, language }: AfterQuestion): boolean {
  return confirmWordings[language].violence.some((say) => {
    const [beforeNumber = ''] = say('#').split('#');
    return replies.at(-1)?.includes(beforeNumber) === true;
  });
}

/** Neither yes nor no, and what was guessed is still there with this message beside it: asked about in plain words. */
function passedOver(
  message: MessageAssessment,
  { together, guessedFrom }: AfterQuestion,
): MessageAssessment {
  if (isAtLeast(message.level, 'R2')) return message;
  const both = together();
  const guessed = guessedFrom();
  const isHeavy = message.weakSign >= heavyAnswer || !guessed.isFaint;
  if (!isAtLeast(both.level, 'R3') || (both.isGuess && !isHeavy) || both.isFaint) return message;
  // It is asked about the same thing once more; who was asked about a body is not presumed to be beaten.
  const open =
    guessed.lanes.length > 0 ? guessed.lanes : both.lanes.filter((lane) => !presumed.has(lane));
  const lanes = hasPhrase(both) ? both.lanes : open;
  if (lanes.length === 0 && both.lanes.length > 0) return message;
  return { ...message, level: 'R2', lanes, ruleIds: [...message.ruleIds, 'person.unanswered'] };
}
