import { limits, type Language } from '@accanto/contract';
import { assessMessage, type MessageAssessment } from './assess.ts';
import { worryAboutChild } from './phrases/child-of-writer.ts';
import { isAfraidAtHome } from './phrases/afraid-at-home.ts';
import { marksOnSkin, saysOnlyDone, withoutHabit } from './phrases/marks-on-skin.ts';
import { pressureOn, wasTouched } from './phrases/pressure.ts';
import { tellsOfWeight } from './phrases/weight-told.ts';
import { type Lane, type RiskLevel, type RiskState, isAtLeast } from './risk.ts';
import { withOutright } from './said-outright.ts';
import { statedAge } from './stated-age.ts';

/** So many messages before it belong to what is told bit by bit. */
const messagesTogether = 5;
/** Long messages before it are another matter. */
const mostCharacters = 240;

/** What has no phrase of its own. */
const guessedBy = /^(?:classifier\.|person\.in-pieces$)/u;

/** How near a concern the classifier must find what has benign twins by the dozen, 0–1: a daughter who reads about cutting, an untidy home. */
const leastOfChild = 0.5;
const leastOfHome = 0.3;
/** Of so few words the classifier often finds nothing. */
const wordsOfBrief = 7;

interface Told {
  rule: string;
  level: RiskLevel;
  lanes: readonly Lane[];
}

/**
 * What a message comes to when it and the few before it tell what no single one does: blackmail with pictures, a
 * grown-up who seeks a young person's closeness in secret, either of the writer's child, a child that hurts itself or
 * does not eat, one's own wounds. And nothing where it is only bitten nails or a tattoo.
 */
export function asToldOfHarm(
  message: MessageAssessment,
  text: string,
  said: readonly string[],
  language: Language,
  before: RiskState | null,
): MessageAssessment {
  if (message.isNo || message.isDenial) return message;
  const earlier = said.slice(-messagesTogether).filter((one) => one.length <= mostCharacters);
  const told = toldOf(message, text, earlier, language, before);
  if (told === null)
    return withFearAtHome(withoutBody(message, text, language, before), text, language);
  const { rule, lanes } = told;
  // What the classifier takes it for is known better now.
  const isGuessed = isOpen(message) && message.ruleIds.every((id) => guessedBy.test(id));
  const known = isGuessed
    ? { ...message, level: 'R0' as const, lanes: [] }
    : ofChildOnly(message, rule);
  const level = known.level === 'R3' ? 'R3' : told.level;
  const outright = { level, lanes, ruleIds: [rule], isGuess: false, isWeak: false };
  return { ...withOutright(known, outright), touchesMeans: false };
}

/** A parent's words are no danger of their own. */
function ofChildOnly(message: MessageAssessment, rule: string): MessageAssessment {
  if (!rule.startsWith('told.child-')) return message;
  const lanes = message.lanes.filter((lane) => lane !== 'self_harm' && lane !== 'eating_disorder');
  return { ...message, lanes };
}

/** One sign of it is asked about openly, a second one is believed. */
function withFearAtHome(
  message: MessageAssessment,
  text: string,
  language: Language,
): MessageAssessment {
  if (isAtLeast(message.level, 'R3') || !isNear(message, leastOfHome, text)) return message;
  if (!isAfraidAtHome(text, language)) return message;
  const isSure = isAtLeast(message.level, 'R2') && !message.isWeak;
  return withOutright(message, {
    level: 'R2',
    lanes: ['violence'],
    ruleIds: ['told.home'],
    isGuess: false,
    isWeak: !isSure,
  });
}

/** What is said in a few words is no story of something else. */
function isNear({ level, weakSign }: MessageAssessment, least: number, text: string): boolean {
  const isBrief = text.trim().split(/\s+/u).length <= wordsOfBrief;
  return isBrief || isAtLeast(level, 'R2') || weakSign >= least;
}

function isOpen({ level, isGuess, isWeak }: MessageAssessment): boolean {
  return isGuess || isWeak || !isAtLeast(level, 'R3');
}

function toldOf(
  message: MessageAssessment,
  text: string,
  earlier: readonly string[],
  language: Language,
  before: RiskState | null,
): Told | null {
  const readAge = (): { isKnown: boolean; isNew: boolean } => {
    const isNew = saysYoung(text);
    return { isNew, isKnown: isNew || earlier.some(saysYoung) };
  };
  const pressure = pressureOn(text, earlier, language, readAge);
  const minor: readonly Lane[] = pressure !== null && readAge().isKnown ? ['minor'] : [];
  if (pressure === 'child')
    return { rule: 'told.child-pressed', level: 'R2', lanes: ['third_party'] };
  if (pressure === 'extortion') return { rule: 'told.extortion', level: 'R2', lanes: minor };
  if (pressure === 'grooming') {
    const touched: readonly Lane[] = wasTouched([...earlier, text], language) ? ['violence'] : [];
    return { rule: 'told.grooming', level: 'R2', lanes: [...minor, ...touched] };
  }
  const worry = isNear(message, leastOfChild, text)
    ? worryAboutChild(text, earlier, language)
    : null;
  if (worry !== null) return { rule: `told.child-${worry}`, level: 'R2', lanes: ['third_party'] };
  const marks = marksOnSkin(text, earlier, language);
  if (marks !== null)
    return {
      rule: `told.marks-${marks}`,
      level: marks === 'again' ? 'R3' : 'R2',
      lanes: ['self_harm'],
    };
  const isEating = before?.lanes.includes('eating_disorder') === true;
  return isEating && isAtLeast(before.level, 'R2') && tellsOfWeight(text, language)
    ? { rule: 'told.weight', level: 'R2', lanes: ['eating_disorder'] }
    : null;
}

function saysYoung(text: string): boolean {
  return (statedAge(text) ?? limits.minimumAgeYears) < limits.minimumAgeYears;
}

/** Bitten nails are no wounds, and 'I did it again' is not known to be anything: that is asked openly. */
function withoutBody(
  message: MessageAssessment,
  text: string,
  language: Language,
  before: RiskState | null,
): MessageAssessment {
  const isAlone = message.ruleIds.every((id) => id.startsWith('classifier.'));
  if (!isAlone || !isAtLeast(message.level, 'R2')) return message;
  const rest = withoutHabit(text, language);
  if (rest !== null && !isAtLeast(assessMessage(rest, { language }).level, 'R2'))
    return { ...message, level: 'R1', lanes: [], isWeak: false, isGuess: false, isFaint: false };
  const isCalm = before === null || !isAtLeast(before.level, 'R2');
  if (isCalm && isAtLeast(message.level, 'R3') && saysOnlyDone(text, language))
    return { ...message, level: 'R2', isGuess: false, isFaint: false, isWeak: true };
  return message;
}
