import type { Language } from '@accanto/contract';
import type { MessageAssessment } from './assess.ts';
import { isAboutOther } from './care-path.ts';
import { isOnlySomebody, wasMeantOtherwise } from './crisis-answers.ts';
import { answersToQuestion } from './crisis-words/yes-and-no.ts';
import {
  type Asked,
  lastAsked,
  leftDyingOpen,
  wasAskedOfViolence,
  wasNoBelieved,
} from './last-question.ts';
import { foldCharacters } from './normalise.ts';
import { type Lane, type RiskLevel, type RiskState, higherOf, isAtLeast } from './risk.ts';

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

/** A message beside the question before it. */
interface Given extends AfterQuestion {
  message: MessageAssessment;
  before: RiskState;
  asked: Asked | null;
  /** In plain lower case. */
  said: string;
  words: number;
  isYes: boolean;
  isHalfYes: boolean;
}

/** The question about a guess was passed over, and the guess still stands. */
export const unansweredRule = 'person.unanswered';

/** Of these nothing is presumed that was not asked. */
const presumed: ReadonlySet<Lane> = new Set(['violence', 'harm_others', 'medical']);

/** A longer message tells more than whether it is so. */
const mostWordsOfHalfYes = 8;
const mostWordsOfPlan = 12;
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
  const { text, language, before, replies } = place;
  if (before === null || !isAtLeast(before.level, 'R2')) return message;
  const said = plain(text);
  const words = said.split(/\s+/u).length;
  const { yes, halfYes } = answersToQuestion[language];
  const given: Given = {
    ...place,
    message,
    before,
    asked: lastAsked(replies, before, language),
    said,
    words,
    isYes: yes.test(said),
    isHalfYes: words <= mostWordsOfHalfYes && halfYes.test(said),
  };
  return asYes(given) ?? asNo(given) ?? asNeither(given);
}

function asYes(given: Given): MessageAssessment | null {
  return (
    unsaid(given) ??
    yesToGuess(given) ??
    yesOfSafety(given) ??
    howOrWhen(given) ??
    yesOnThePath(given)
  );
}

/** A no that was just believed and is taken back. */
function unsaid(given: Given): MessageAssessment | null {
  const { message, said, replies, language } = given;
  const isTakenBack = answersToQuestion[language].unsaid.test(said);
  return isTakenBack && wasNoBelieved(replies, language)
    ? confirmed(message, 'R3', lanesOf(given))
    : null;
}

function yesToGuess(given: Given): MessageAssessment | null {
  const { message, asked, said, text, replies, language } = given;
  if (asked !== 'guess') return null;
  if (given.isYes) return confirmed(message, 'R4', lanesOf(given));
  const isSomebody = !answersToQuestion[language].no.test(said) && isOnlySomebody(text, language);
  if (isSomebody && wasAskedOfViolence(replies, language))
    return confirmed(message, 'R4', ['violence']);
  const isNotNow = given.isHalfYes || isAwayOnly(given);
  return isNotNow ? confirmed(message, 'R3', lanesOf(given)) : null;
}

/** Whoever is safe where they are is believed, whoever is not safe with themselves is in danger. */
function yesOfSafety({
  message,
  asked,
  said,
  words,
  isYes,
  isHalfYes,
  language,
}: Given): MessageAssessment | null {
  if (asked === 'safe' && isYes && !hasPhrase(message)) return believed(message, false);
  if (asked !== 'own_safety' || words > mostWordsOfHalfYes) return null;
  const { no, denial } = answersToQuestion[language];
  const isNo = no.test(said) && !message.isDenial && !denial.test(said);
  return isNo || isHalfYes ? confirmed(message, 'R3', ['self_harm']) : null;
}

function howOrWhen({
  message,
  before,
  asked,
  said,
  words,
  isHalfYes,
  language,
}: Given): MessageAssessment | null {
  if (isHalfYes || words > mostWordsOfPlan || isAboutOther(before)) return null;
  const { how, when } = answersToQuestion[language];
  const isTime = (asked === 'dying' || asked === 'plan') && when.test(said);
  const isHow = isAtLeast(before.level, asked === 'dying' ? 'R2' : 'R3') && how.test(said);
  return isTime || isHow ? confirmed(message, 'R4', ['self_harm']) : null;
}

function yesOnThePath(given: Given): MessageAssessment | null {
  const { message, before, asked, isYes, isHalfYes, replies, language } = given;
  if (asked === 'means' && isYes) return confirmed(message, 'R4', ['self_harm']);
  if (asked === 'voices' && isYes && !isHalfYes) return confirmed(message, 'R5', ['psychosis']);
  const isLate = asked === null && isHalfYes && isYes && leftDyingOpen(replies, before, language);
  const isOfDying = asked === 'dying' && (isYes || isHalfYes);
  return isLate || isOfDying ? confirmed(message, 'R3', ['self_harm']) : null;
}

function asNo(given: Given): MessageAssessment | null {
  const { message, said, text, language } = given;
  const isSure = isSureSign(message);
  const isOtherwise = isSure && (isAtLeast(message.level, 'R4') || but.test(said));
  const isDenied = answersToQuestion[language].denial.test(said) && !isOtherwise;
  const isExplained = wasMeantOtherwise(text, language) && !isSure;
  const isNo = isMereNo(given) && !isSure && !goesOn(given);
  return isDenied || isExplained || isNo ? believed(message, true) : null;
}

function isMereNo({ asked, said, isHalfYes, language }: Given): boolean {
  if (asked === null || notDenied.has(asked) || isHalfYes) return false;
  return answersToQuestion[language].no.test(said);
}

function asNeither(given: Given): MessageAssessment {
  const { message, asked } = given;
  if (asked === 'guess' && isAtLeast(message.level, 'R3')) return ofSameKind(given);
  return asked === 'guess' || isMereNo(given) ? passedOver(given) : message;
}

function plain(text: string): string {
  return foldCharacters(text)
    .trim()
    .toLowerCase()
    .replace(/^[¡¿]+/u, '');
}

function lanesOf({ guessedFrom }: Given): readonly Lane[] {
  const { lanes } = guessedFrom();
  return lanes.length > 0 ? lanes : ['self_harm'];
}

/** 'No, he isn't home': the danger is real and only not here now. */
function isAwayOnly({ said, language, guessedFrom }: Given): boolean {
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
function goesOn({ words, together }: Given): boolean {
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
function ofSameKind(given: Given): MessageAssessment {
  const { message } = given;
  if (hasPhrase(message)) return message;
  const { lanes } = given.guessedFrom();
  if (lanes.includes('psychosis')) return { ...message, lanes };
  return message.lanes.length === 0 && wasAskedOfViolence(given.replies, given.language)
    ? { ...message, lanes: ['violence'] }
    : message;
}

/** Neither yes nor no, and what was guessed is still there with this message beside it: asked about in plain words. */
function passedOver({ message, together, guessedFrom }: Given): MessageAssessment {
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
  return { ...message, level: 'R2', lanes, ruleIds: [...message.ruleIds, unansweredRule] };
}
