import type { Language } from '@accanto/contract';
import { assessMessage, type MessageAssessment, saidInFear } from './assess.ts';
import { foldCharacters } from './normalise.ts';
import { type RiskState, isAtLeast, isGuessed, isUnsure } from './risk.ts';

/** So many messages before it are read together with a message. */
const piecesBefore = 2;
/** Pieces are short; what somebody wrote at length stands for itself. */
const mostWordsOfPiece = 10;
const mostWords = 24;
/** So long ago panic may have been named. */
const messagesOfPanic = 3;

/**
 * What a message comes to beside the one or two before it: 'I finished the drops', 'the ones to sleep', 'all of them'
 * are nothing one by one. Only of somebody who was not asked directly yet, where no piece is a crisis by itself and the
 * classifier is sure of what they say together, which it is in one of 300 messages of people in no danger
 * (`evals/everyday`). It is a guess all the same: whether it is so, is asked.
 * @param earlier what the person wrote before in this conversation, oldest first
 */
export function toldInPieces(
  message: MessageAssessment,
  text: string,
  earlier: readonly string[],
  language: Language,
  before: RiskState | null,
): MessageAssessment {
  const isKnown =
    before !== null && isAtLeast(before.level, 'R2') && !isUnsure(before) && !isGuessed(before);
  // A mere 'bye' or 'thanks' says nothing by itself.
  const isFormula = message.level === 'R0' && message.weakSign === 0;
  const isPiece = !isFormula && wordsIn(text) <= mostWordsOfPiece;
  if (isKnown || !isPiece || isAtLeast(message.level, 'R3') || message.isDenial) return message;
  // A heart that races and a fright are no plan together.
  if (message.ruleIds.includes(saidInFear)) return message;
  const isAsked = before !== null && isGuessed(before);
  for (let count = 1; count <= Math.min(piecesBefore, earlier.length); count += 1) {
    const pieces = earlier.slice(-count);
    const joined = [...pieces, text].join('. ');
    if (wordsIn(joined) > mostWords) return message;
    const together = assessMessage(joined, { language });
    if (!isAtLeast(together.level, 'R3') || together.isGuess) continue;
    // One that was hardly guessed was at most asked about openly, unless it was asked about directly.
    const isCrisis = (piece: string): boolean => {
      const { level, isFaint } = assessMessage(piece, { language });
      return isAtLeast(level, 'R3') && (!isFaint || isAsked);
    };
    if (pieces.some(isCrisis)) return message;
    const ruleIds = [...together.ruleIds, 'person.in-pieces'];
    return { ...together, ruleIds, isGuess: true };
  }
  return message;
}

const panic =
  /\b(?:panic|panico|paniek\p{L}*|anxiety attack|attacco d.ansia|ataque de ansiedad|angstaanval)\b/u;

/**
 * 'I can't breathe' just after 'I think it's a panic attack': whether a doctor is needed is asked, as it is where both
 * stand in one message.
 */
export function afterPanic(
  message: MessageAssessment,
  earlier: readonly string[],
): MessageAssessment {
  const isBodyOnly = message.lanes.length > 0 && message.lanes.every((lane) => lane === 'medical');
  const isAlone = message.ruleIds.every((id) => id.startsWith('classifier.'));
  const wasNamed = earlier
    .slice(-messagesOfPanic)
    .some((piece) => panic.test(foldCharacters(piece)));
  return isBodyOnly && isAlone && isAtLeast(message.level, 'R3') && wasNamed
    ? { ...message, level: 'R3', isGuess: true, isFaint: true }
    : message;
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/u).length;
}
