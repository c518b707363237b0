import { periods } from '@accanto/contract';
import { type MessageAssessment, saidInFear } from './assess.ts';
import { breathingAgain, breathTold, knownAsPanic } from './breath.ts';
import { isAboutOther } from './care-path.ts';
import { unansweredRule } from './direct-answer.ts';
import {
  type Lane,
  type RiskState,
  higherOf,
  isGuessed,
  isAtLeast,
  isUnsure,
  levelOfRank,
  noRisk,
  rankOf,
} from './risk.ts';
import { withWhoseViolence } from './whose-violence.ts';

/** A calm stretch, after which a level sinks one step (safety-and-law.md section 2). */
const calmMessagesPerStep = 6;
const calmMsPerStep = 12 * 3_600_000;
/** So many after which a mere guess, that was asked about and not confirmed, is one no longer. */
const calmMessagesOfGuess = 2;
/** Weak signs of many messages, each counting less with every message after it, that together are R2. */
const evidenceKept = 0.8;
const evidenceOfConcern = 2.4;
/** Weak signs before a question about means or places counts as R3 (section 4.5). */
const evidenceOfContext = 1.2;

/** Below this share of what makes a concern a message is no sign at all. */
const leastWeakSign = 0.7;

type Raising = Pick<
  MessageAssessment,
  'level' | 'lanes' | 'touchesViolence' | 'isWeak' | 'isFaint'
>;

export interface PersonAssessment {
  state: RiskState;
  ruleIds: readonly string[];
}

/**
 * The risk of the person after a message: rises at once, sinks slowly, is forgotten 72 hours after the last sign. A
 * denial lowers it at most one step, never below R2, and only once until the next sign. Pure.
 */
export function assessPerson(
  kept: RiskState | null,
  message: MessageAssessment,
  now: number,
): PersonAssessment {
  const before = withWhoseViolence(sinkWithTime(kept ?? noRisk(now), now), message);
  const evidence = before.evidence * evidenceKept + evidenceOf(message);
  const isFirst = before.lastSignalAt === null;
  const worried = before.evidence >= evidenceOfContext || isAtLeast(before.level, 'R2');
  if (message.touchesMeans && worried && !isAtLeast(message.level, 'R3')) {
    return raise(before, { ...message, lanes: ofSelf(message), level: 'R3' }, now, [
      ...message.ruleIds,
      'person.means-in-context',
    ]);
  }
  const isLater = isAtLeast(before.level, 'R2') && before.lanes.includes('violence');
  if (message.touchesViolence && isLater && !isAtLeast(message.level, 'R3') && !message.isDenial) {
    const ruleIds = [...message.ruleIds, 'person.violence-in-context'];
    return raise(before, { ...message, lanes: ['violence'], level: 'R3' }, now, ruleIds);
  }
  if (message.isOfOtherOnly) return corrected(before, message, now);
  const breath = breathTold(message);
  if (breath !== null) {
    const passed = isAtLeast(before.level, 'R4') ? breathingAgain : takenBack;
    const told = breath === 'eased' ? passed : knownAsPanic;
    return { state: told(before, now), ruleIds: message.ruleIds };
  }
  // Not now: help today instead of this minute.
  if (message.isOfAnotherTime)
    return { state: { ...before, level: 'R4' }, ruleIds: message.ruleIds };
  const takesBack = message.isDenial && isAtLeast(before.level, 'R2');
  if (isAtLeast(message.level, 'R2') && !takesBack) {
    const isNew = !worried && isFirst;
    if (message.isWeak && isNew) return unsure(before, message, now, message.ruleIds);
    // To whoever said no to what was asked, hardly a sign is none, and another guess is asked about again.
    if (message.isWeak && before.denied)
      return { state: calm(before, message, now), ruleIds: message.ruleIds };
    const isFirstCrisis = message.isFaint && !isAtLeast(before.peak, 'R3');
    const mayAskAgain = isNew || isUnsure(before) || before.denied || isFirstCrisis;
    if (message.isGuess && mayAskAgain) return guessed(before, message, now);
    const isFright = message.ruleIds.includes(saidInFear) && isUnsure(before);
    if (isFright || (isGuessed(before) && saysNothingMore(message)))
      return { state: calm(before, message, now), ruleIds: message.ruleIds };
    return raise(before, message, now, message.ruleIds);
  }
  if (evidence >= evidenceOfConcern && !isAtLeast(before.level, 'R2')) {
    const ruleIds = [...message.ruleIds, 'person.evidence'];
    const summed = { ...message, lanes: ofSelf(message), level: 'R2' as const };
    return (isFirst ? unsure : raise)(before, summed, now, ruleIds);
  }
  return { state: calm({ ...before, evidence }, message, now), ruleIds: message.ruleIds };
}

function hasLines(lane: Lane): boolean {
  return lane === 'violence' || lane === 'minor';
}

/**
 * Whoever is hit at home and writes of a locked door writes of that, whatever it is taken for by itself, and hardly a
 * sign ('he was drunk') brings no thoughts of death into it; in danger of their own, somebody else's is not guessed from
 * a 'she'.
 */
function lanesOf(
  { lanes, touchesViolence, isWeak, isFaint }: Raising,
  before: RiskState,
  ruleIds: readonly string[],
): readonly Lane[] {
  if (touchesViolence && before.lanes.includes('violence')) return ['violence'];
  const isClassifierAlone = ruleIds.every((id) => id.startsWith('classifier.'));
  // Who is beaten and does not answer is feared for because of that.
  if (before.victimIsOther && isClassifierAlone)
    return lanes.map((lane) => (lane === 'third_party' ? 'violence' : lane));
  // Whoever fears for somebody is neither a victim nor a danger because they drive there.
  if (isAboutOther(before) && isClassifierAlone)
    return lanes.filter((lane) => lane === 'third_party' || lane === 'medical');
  const isOfOther = before.lanes.length > 0 && !before.lanes.includes('self_harm');
  if ((isWeak || isFaint) && isOfOther) return lanes.filter((lane) => lane !== 'self_harm');
  const isGuess = !ruleIds.some((id) => id.startsWith('third.'));
  return before.lanes.includes('self_harm') && isGuess
    ? lanes.filter((lane) => lane !== 'third_party')
    : lanes;
}

/** What was read out of several messages is about the person, unless a lane says otherwise. */
function ofSelf({ lanes }: MessageAssessment): readonly Lane[] {
  return lanes.length > 0 ? lanes : ['self_harm'];
}

function evidenceOf(message: MessageAssessment): number {
  return Math.max(0, (message.weakSign - leastWeakSign) / (1 - leastWeakSign));
}

/** R2 on little: nothing but an open question comes of it until there is another sign. */
function unsure(
  before: RiskState,
  message: Raising,
  now: number,
  ruleIds: readonly string[],
): PersonAssessment {
  const { state } = raise(before, message, now, ruleIds);
  return { state: { ...state, care: { ...state.care, done: ['check_in'] } }, ruleIds };
}

/** Hardly a sign, and of another kind than what was guessed, or a fright: no reason to presume more. */
function saysNothingMore({ isWeak, lanes, ruleIds }: MessageAssessment): boolean {
  const isOfOther = lanes.every((lane) => lane === 'third_party' || lane === 'eating_disorder');
  return isWeak && (isOfOther || ruleIds.includes(saidInFear));
}

/** A crisis on little: whether it is so, and what it is about, is asked before anything is presumed. */
function guessed(before: RiskState, message: MessageAssessment, now: number): PersonAssessment {
  const { ruleIds } = message;
  // Nor is what one weak sign may have been about.
  const open = isUnsure(before) ? { ...before, lanes: [] } : before;
  const { state } = raise(open, { ...message, level: 'R3', lanes: [] }, now, ruleIds);
  const care = { ...state.care, done: ['confirm' as const] };
  return { state: { ...state, care, isUnconfirmed: true }, ruleIds };
}

/** Hardly a sign, or a guess that is heard again because its question was passed over. */
function confirmsNothing({ isWeak }: Raising, ruleIds: readonly string[]): boolean {
  return isWeak || ruleIds.includes(unansweredRule);
}

/** The danger is another's: what was presumed of whoever writes goes, and the path begins anew for whom they fear. */
function corrected(before: RiskState, message: MessageAssessment, now: number): PersonAssessment {
  const { ruleIds } = message;
  const { state } = raise({ ...before, lanes: [] }, message, now, ruleIds);
  const done = state.care.done.filter((item) => item === 'disclose_ai');
  return { state: { ...state, lanes: ['third_party'], care: { ...state.care, done } }, ruleIds };
}

function raise(
  before: RiskState,
  message: Raising,
  now: number,
  ruleIds: readonly string[],
): PersonAssessment {
  const level = higherOf(before.level, message.level);
  const hasRisen = rankOf(level) > rankOf(before.level) && isAtLeast(before.peak, 'R2');
  const lanes = [...new Set([...before.lanes, ...lanesOf(message, before, ruleIds)])];
  const added = lanes.filter((lane) => !before.lanes.includes(lane));
  const hasNewLines = added.some(hasLines) || (added.length > 0 && before.lanes.every(hasLines));
  const { care } = before;
  const state: RiskState = {
    ...before,
    level,
    peak: higherOf(before.peak, level),
    lanes,
    lastSignalAt: now,
    calmSince: now,
    calmMessages: 0,
    denied: false,
    evidence: 0,
    isUnconfirmed: before.isUnconfirmed && confirmsNothing(message, ruleIds),
    // What concerns safety may be said again when the level rises, and other troubles have other lines.
    care: {
      ...care,
      done: care.done.filter(
        (item) =>
          item !== 'check_in' &&
          item !== 'confirm' &&
          !(item === 'ask' && hasRisen) &&
          !(item === 'resource' && (hasRisen || hasNewLines)),
      ),
    },
  };
  return { state, ruleIds };
}

function calm(before: RiskState, message: MessageAssessment, now: number): RiskState {
  if (!isAtLeast(before.level, 'R1')) return { ...before, level: message.level, calmSince: now };
  if (message.isNo && isGuessed(before) && !isAtLeast(before.level, 'R4'))
    return takenBack(before, now);
  if (message.isDenial && isAtLeast(before.level, 'R2') && !before.denied && !isUnsure(before)) {
    const level = levelOfRank(Math.max(2, rankOf(before.level) - 1));
    return { ...before, level, denied: true, calmSince: now, calmMessages: 0 };
  }
  const calmMessages = before.calmMessages + 1;
  if (!isAtLeast(before.level, 'R2')) return ended(before, message, now);
  if (isPassedOver(before, message, calmMessages)) return takenBack(before, now);
  if (calmMessages < calmMessagesPerStep) return { ...before, calmMessages };
  return sunk(before, 1, now);
}

/** A guess that was asked about, of somebody who goes on with something else and gives no sign. */
function isPassedOver(
  before: RiskState,
  message: MessageAssessment,
  calmMessages: number,
): boolean {
  return (
    before.isUnconfirmed &&
    !isAtLeast(before.level, 'R4') &&
    calmMessages >= calmMessagesOfGuess &&
    evidenceOf(message) === 0
  );
}

/** A guess that was denied, or passed over, is worth one weak sign, which was asked about: it weighs when another one comes. */
function takenBack(before: RiskState, now: number): RiskState {
  // Its card is as good as not shown: the next sign brings one again.
  const card = before.care.card === 'guessed' ? null : before.care.card;
  const care = { ...before.care, done: ['check_in' as const], card };
  return {
    ...before,
    level: 'R2',
    peak: 'R2',
    calmSince: now,
    calmMessages: 1,
    isUnconfirmed: false,
    care,
  };
}

function ended(before: RiskState, message: MessageAssessment, now: number): RiskState {
  return { ...before, level: message.level, calmSince: now, calmMessages: 0 };
}

function sinkWithTime(kept: RiskState, now: number): RiskState {
  if (kept.lastSignalAt !== null && now - kept.lastSignalAt >= periods.riskStickyMs) {
    return { ...noRisk(now), evidence: 0 };
  }
  const steps = Math.floor((now - kept.calmSince) / calmMsPerStep);
  return steps > 0 ? sunk(kept, steps, kept.calmSince + steps * calmMsPerStep) : kept;
}

function sunk(state: RiskState, steps: number, since: number): RiskState {
  const level = levelOfRank(rankOf(state.level) - steps);
  // One weak sign that nothing followed is answered: the next one is asked about openly again.
  const lastSignalAt = isUnsure(state) ? null : state.lastSignalAt;
  const lowered: RiskState = { ...state, level, lastSignalAt, calmMessages: 0, calmSince: since };
  return isAtLeast(level, 'R1') ? lowered : { ...noRisk(since), lastSignalAt: state.lastSignalAt };
}
