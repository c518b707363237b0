import type { MessageAssessment } from './assess.ts';
import { type RiskState, isAtLeast } from './risk.ts';

/** So many messages before it, none of them with a sign. */
const severalCalm = 2;
/** What their weak signs come to together, see person-risk.ts: more is no calm. */
const mostEvidence = 0.4;

/**
 * What a message comes to in the middle of a calm conversation: what is hardly guessed to be a crisis is asked about
 * openly, as one weak sign is, and the next sign brings the whole path; what is a weak sign on the classifier's word alone
 * is noted, and asked about when another one follows soon; so it is in whoever takes leave, who is not held back for it.
 * Among the first words of somebody it is not known what they come with, and the guess stays.
 * @param earlier how many messages the person wrote before in this conversation
 */
export function inCalmConversation(
  message: MessageAssessment,
  {
    earlier,
    before,
    takesLeave,
  }: { earlier: number; before: RiskState | null; takesLeave: () => boolean },
): MessageAssessment {
  if (before !== null && !holdsNoSign(before)) return message;
  const isCalm = earlier >= severalCalm;
  if (isCalm && message.isFaint && !message.lanes.includes('medical'))
    return { ...message, level: 'R2', isGuess: false, isWeak: true };
  const isOnlyGuessed = message.ruleIds.every((id) => id.startsWith('classifier.'));
  return message.isWeak && isOnlyGuessed && (isCalm || takesLeave())
    ? { ...message, level: 'R1', lanes: [], weakSign: 1 }
    : message;
}

function holdsNoSign({ level, lastSignalAt, evidence }: RiskState): boolean {
  return !isAtLeast(level, 'R2') && lastSignalAt === null && evidence < mostEvidence;
}
