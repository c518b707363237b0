import { limits, type Language } from '@accanto/contract';
import {
  gravityOf,
  type Judgement,
  judge,
  readMessage,
  type Weights,
  worryOf,
} from './classifier.ts';
import { wasMeantOtherwise } from './crisis-answers.ts';
import { normalise, type NormalisedText } from './normalise.ts';
import { type LaneSigns, findLanes, sureLaneShare } from './lanes-of-message.ts';
import { callForHelp } from './phrases/call-for-help.ts';
import type { Concept, PhraseFamily } from './phrases/concepts.ts';
import { hasSupply } from './phrases/deadly-amounts.ts';
import { findFamilies } from './phrases/find-families.ts';
import { isFormula } from './phrases/formulas.ts';
import { tellsOfLoss } from './phrases/loss-by-suicide.ts';
import { type ConceptHit, findConcepts } from './phrases/matcher.ts';
import { mannerOfSpeaking } from './phrases/said-in-jest.ts';
import { hearsVoices } from './phrases/voices.ts';
import { type Lane, type RiskLevel, higherOf, isAtLeast } from './risk.ts';
import { saidOutright, withOutright } from './said-outright.ts';
import { statedAge, withoutAdultAge } from './stated-age.ts';
import type { ToldViolence } from './whose-violence.ts';

export interface MessageAssessment {
  level: RiskLevel;
  lanes: readonly Lane[];
  /** Why: names of rules, never words of the message. */
  ruleIds: readonly string[];
  /** 'Scherzavo', 'I'm fine': lowers a level at most one step. */
  isDenial: boolean;
  /** 'No, I'm not': answers a question of the companion, or says that it was misunderstood. */
  isNo: boolean;
  /** 'Not me, my daughter': what danger there is, is another's. */
  isOfOtherOnly: boolean;
  /** Says of violence that it is not now. */
  isOfAnotherTime: boolean;
  /** How close it comes to concern without reaching it, 0–1: counts across messages. */
  weakSign: number;
  /** R2 on the word of one layer alone, the classifier being hardly above its threshold or below, and far from a crisis. */
  isWeak: boolean;
  /** A crisis on the classifier's word alone, which is not sure of it. */
  isGuess: boolean;
  /** A guess of what may wait, the classifier being hardly above its threshold of crisis or a little below. */
  isFaint: boolean;
  /** Speaks of places or means: harmless alone, not so after worrying messages. */
  touchesMeans: boolean;
  /** Speaks of being locked in, hiding, blows or weapons and not, in so many words, of ending one's life. */
  touchesViolence: boolean;
  /** Whose violence it tells of, where that is said; read beside the other messages. */
  violence?: ToldViolence;
}

const meansConcepts: ReadonlySet<Concept> = new Set(['place', 'jump', 'means', 'stockpile']);

const violenceConcepts: ReadonlySet<Concept> = new Set([
  'locked',
  'hiding',
  'hit',
  'threat',
  'weapon',
]);

/** Where help must come within minutes whoever is meant. */
const acuteLanes: ReadonlySet<Lane> = new Set(['medical', 'violence', 'harm_others', 'psychosis']);
/** How far above the threshold of crisis, as a part of what is left to certainty, the classifier is sure of it by itself. */
const sureCrisis = 0.7;
/** How far above it a guess is faint. */
const faintCrisis = 0.3;
/** As worrying as what is surely a concern. */
const certainConcern = worryOf({ concern: 1, crisis: 0 });
/** How far above the threshold of concern, as a part of what is left to a certain one, and how near to a crisis. */
const weakAbove = 0.85;
const weakCrisis = 0.45;
/** Of these an open question may go before the direct one; whoever may be a child or needs a doctor is not kept waiting. */
const patientLanes: ReadonlySet<Lane> = new Set([
  'self_harm',
  'violence',
  'third_party',
  'eating_disorder',
]);
/** So few words, without a phrase that is known, say little: of a concern the classifier has to be surer (by a part of what is left to a certain one). A crisis is asked about at once. */
const fewWords = 5;
const surer = 0.7;
/** How likely the classifier must find danger, 0–1, for a phrase to count in full. */
const leastStrength = 0.35;

const nothingSaid: MessageAssessment = {
  level: 'R0',
  lanes: [],
  ruleIds: [],
  isDenial: false,
  isNo: false,
  isOfOtherOnly: false,
  isOfAnotherTime: false,
  weakSign: 0,
  isWeak: false,
  isGuess: false,
  isFaint: false,
  touchesMeans: false,
  touchesViolence: false,
};

/** Nothing but "help": nobody knows yet what is the matter, so it is asked about directly, with the emergency number. */
const calledForHelp: MessageAssessment = {
  ...nothingSaid,
  level: 'R3',
  lanes: ['self_harm'],
  ruleIds: ['help.call'],
  isGuess: true,
};

/** "I need help", and nothing else: an open question. */
const neededHelp: MessageAssessment = {
  ...nothingSaid,
  level: 'R2',
  lanes: ['self_harm'],
  ruleIds: ['help.need'],
  isWeak: true,
};

/** Voices that only are there; what they say may come next. */
const heardVoices: MessageAssessment = {
  ...nothingSaid,
  level: 'R2',
  lanes: ['psychosis'],
  ruleIds: ['voices.heard'],
};

const toldToDie = {
  level: 'R3',
  lanes: [],
  ruleIds: ['told.to-die'],
  isGuess: true,
  isWeak: false,
  isFaint: false,
} as const satisfies Partial<MessageAssessment>;

/** The rule of a fright: 'I thought I was going to die'. */
export const saidInFear = 'said.in-fear';

const saidInJest = {
  level: 'R2',
  lanes: ['self_harm'],
  ruleIds: ['said.in-jest'],
  isGuess: false,
  isWeak: true,
  isFaint: false,
} as const satisfies Partial<MessageAssessment>;

/** Somebody ended their life and is mourned. */
const told: MessageAssessment = { ...nothingSaid, level: 'R1', ruleIds: ['loss.suicide'] };
/** What is said of somebody else; 'is hanged' is in Dutch also how one does it to oneself. */
const ofOther = /^(classifier|third)\.|^suicide\.saying$/u;

function isOnlyOfOther(ruleIds: readonly string[]): boolean {
  return ruleIds.every((id) => ofOther.test(id));
}

/** Long pasted texts are judged from both ends: what matters may stand anywhere, but not beyond all measure. */
const mostWords = 600;

/**
 * How worrying one message is by itself: phrase families and the statistical classifier over normalised text; either
 * raises the level, and where the classifier finds next to nothing a phrase raises it by a step less
 * (safety-and-law.md section 4). Pure and synchronous.
 * @param weights the shipped ones when absent; the training hands in its own
 */
export function assessMessage(
  text: string,
  context: { language: Language; weights?: Weights },
): MessageAssessment {
  const judged = withoutAdultAge(bothEnds(normalise(text, context.language)));
  const hits = findConcepts(judged.words, context.language);
  const families = findFamilies(hits);
  if (families.length === 0 && isFormula(judged.words, context.language)) return nothingSaid;
  const call = families.length === 0 ? callForHelp(judged.words, context.language) : null;
  if (call !== null) return call === 'call' ? calledForHelp : neededHelp;
  if (families.length === 0 && hearsVoices(judged.words, context.language)) return heardVoices;
  const judgement = judge(readMessage(judged, hits, context.language), context.weights);
  const isShort = judged.words.filter((word) => word !== '.').length <= fewWords;
  const isBare = isShort && families.length === 0;
  const combined = combine({
    text,
    language: context.language,
    families,
    hits,
    judgement: isBare ? withSurerConcern(judgement) : judgement,
  });
  if (isOnlyOfOther(combined.ruleIds) && tellsOfLoss(text, context.language)) return told;
  const isAskedOrHeavy = text.includes('?') || combined.weakSign >= 0.5;
  const found: MessageAssessment = {
    ...combined,
    isDenial:
      combined.isDenial ||
      (wasMeantOtherwise(text, context.language) && !isAtLeast(combined.level, 'R3')),
    touchesMeans: hasSupply(text, context.language) || (isAskedOrHeavy && touchesMeans(hits)),
    touchesViolence:
      families.every((family) => family.lane !== 'self_harm') &&
      hits.some((hit) => violenceConcepts.has(hit.concept)),
  };
  return withManner(withOutright(found, saidOutright(text, context.language)), text, context);
}

/** Whoever is told to die by others is asked what happened; whoever says it of a slip or a mark, openly how they are. */
function withManner(
  judged: MessageAssessment,
  text: string,
  context: { language: Language; weights?: Weights },
): MessageAssessment {
  const manner = mannerOfSpeaking(text, context.language);
  if (manner === null || isAtLeast(assessMessage(manner.rest, context).level, 'R2')) return judged;
  if (manner.kind === 'told')
    return isAtLeast(judged.level, 'R4') ? judged : { ...judged, ...toldToDie };
  const ruleIds = manner.kind === 'fear' ? [saidInFear] : saidInJest.ruleIds;
  return isAtLeast(judged.level, 'R2') ? { ...judged, ...saidInJest, ruleIds } : judged;
}

/** 'Too much' is said of everything: it is about means only beside something to take. */
function touchesMeans(hits: readonly ConceptHit[]): boolean {
  const has = (concept: Concept): boolean => hits.some((hit) => hit.concept === concept);
  return (
    hits.some((hit) => meansConcepts.has(hit.concept)) ||
    (has('too_many') && (has('pills') || has('taken')))
  );
}

function withSurerConcern(judgement: Judgement): Judgement {
  const { crisis, concern } = judgement.thresholds;
  const surely = concern + surer * (certainConcern - concern);
  return { ...judgement, thresholds: { crisis, concern: surely } };
}

function bothEnds({ words, accented }: NormalisedText): NormalisedText {
  if (words.length <= mostWords) return { words, accented };
  const ends = (list: readonly string[]): string[] => [
    ...list.slice(0, mostWords / 2),
    ...list.slice(-mostWords / 2),
  ];
  return { words: ends(words), accented: ends(accented) };
}

/**
 * The level of the phrases in a message. Where the classifier finds next to no danger it sinks by a step: to an open
 * question, or to a sign that counts only with others. Of 24,250 texts that it had not seen the classifier found so
 * little in 72 harmless ones with a phrase, and in 10 dangerous ones.
 * @param strength how likely the classifier finds concern or crisis, 0–1
 */
export function levelByPhrases(families: readonly PhraseFamily[], strength: number): RiskLevel {
  const level = families.reduce<RiskLevel>(
    (highest, family) => higherOf(highest, family.level),
    'R0',
  );
  if (strength >= leastStrength || !isAtLeast(level, 'R2')) return level;
  return isAtLeast(level, 'R3') ? 'R2' : 'R1';
}

function combine(signs: LaneSigns): Omit<MessageAssessment, 'touchesMeans' | 'touchesViolence'> {
  const { families, judgement, hits } = signs;
  const strength = judgement.concern + judgement.crisis;
  const byModel = levelOf(judgement);
  const { lanes, unfounded } = findLanes(signs, byModel);
  const isAlone = families.length === 0;
  const isPresumed = isAlone && (unfounded === 'violence' || unfounded === 'harm_others');
  const found = higherOf(levelByPhrases(families, strength), byModel);
  const level = isPresumed && isAtLeast(found, 'R3') ? 'R3' : found;
  const ruleIds = families.map((family) => family.id);
  if (isAtLeast(byModel, 'R2')) ruleIds.push(`classifier.${byModel}.${judgement.lane}`);
  const isRisky = isAtLeast(level, 'R2');
  const isUnsure = isPresumed || !isSureOfCrisis(judgement, sureCrisis);
  const isGuess = isAlone && isAtLeast(level, 'R3') && isUnsure;
  const isNearCrisis = isAlone && level === 'R2' && judgement.crisis >= weakCrisis;
  // Of a child where nobody speaks as one hardly anything is left.
  const isLittle = (isAlone && unfounded === 'minor') || isBarely(judgement, lanes);
  return {
    level,
    lanes: isRisky ? lanes : [],
    ruleIds,
    isDenial: hits.some((hit) => hit.concept === 'deny') && !isAtLeast(level, 'R3'),
    isNo: false,
    isOfOtherOnly: false,
    isOfAnotherTime: false,
    isGuess,
    isFaint: (isGuess || isNearCrisis) && mayWait(lanes) && !isSureOfCrisis(judgement, faintCrisis),
    isWeak: level === 'R2' && (isAlone || strength < leastStrength) && isLittle,
    weakSign: isRisky ? 0 : Math.min(1, worryOf(judgement) / judgement.thresholds.concern),
  };
}

/**
 * The same, knowing what the person said in these texts of their age: help for young people for whoever is younger than
 * the service allows, and none of it for whoever is not.
 */
export function withStatedAge(
  message: MessageAssessment,
  texts: readonly string[],
): MessageAssessment {
  if (!isAtLeast(message.level, 'R2')) return message;
  const ages = texts.map(statedAge).filter((age) => age !== null);
  if (ages.length === 0) return message;
  const others = message.lanes.filter((lane) => lane !== 'minor');
  const isYoung = ages.some((age) => age < limits.minimumAgeYears);
  return { ...message, lanes: isYoung ? [...others, 'minor'] : others };
}

/** Chosen so that about one in five messages of concern counts as weak. */
function isBarely(judgement: Judgement, lanes: readonly Lane[]): boolean {
  const least = judgement.thresholds.concern;
  const above = (worryOf(judgement) - least) / (certainConcern - least);
  return mayWait(lanes) && above < weakAbove && judgement.crisis < weakCrisis;
}

function mayWait(lanes: readonly Lane[]): boolean {
  return lanes.every((lane) => patientLanes.has(lane));
}

/** Whether the classifier is so far above its threshold of crisis, as a part of what is left to certainty. */
function isSureOfCrisis(judgement: Judgement, part: number): boolean {
  const { crisis } = judgement.thresholds;
  return gravityOf(judgement) >= crisis + part * (1 - crisis);
}

function levelOf(judgement: Judgement): RiskLevel {
  const { crisis, concern, none, thresholds } = judgement;
  if (gravityOf(judgement) >= thresholds.crisis) {
    // A crisis only because it is so surely one or the other: help is shown, and no plan or means presumed.
    if (concern > crisis) return 'R3';
    // 'Now' on the classifier's word alone is said only where it is sure of danger and of what is going on.
    const isSure =
      isSureOfCrisis(judgement, sureCrisis) &&
      acuteLanes.has(judgement.lane) &&
      judgement.laneShare >= sureLaneShare;
    return judgement.degree === 'R5' && !isSure ? 'R4' : judgement.degree;
  }
  if (worryOf(judgement) >= thresholds.concern) return 'R2';
  return none < 0.5 ? 'R1' : 'R0';
}
