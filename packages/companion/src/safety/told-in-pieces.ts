import type { Language } from '@accanto/contract';
import { assessMessage, type MessageAssessment, saidInFear } from './assess.ts';
import { type RiskState, isAtLeast, isGuessed, isUnsure } from './risk.ts';

/** So many messages before it are read together with a message. */
const piecesBefore = 2;
/** Pieces are short; what somebody wrote at length stands for itself. */
const mostWordsOfPiece = 10;
const mostWords = 24;

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
  for (let count = 1; count <= Math.min(piecesBefore, earlier.length); count += 1) {
    const pieces = earlier.slice(-count);
    const joined = [...pieces, text].join('. ');
    if (wordsIn(joined) > mostWords) return message;
    const together = assessMessage(joined, { language });
    if (!isAtLeast(together.level, 'R3') || together.isGuess) continue;
    const isCrisis = (piece: string): boolean =>
      isAtLeast(assessMessage(piece, { language }).level, 'R3');
    if (pieces.some(isCrisis)) return message;
    const ruleIds = [...together.ruleIds, 'person.in-pieces'];
    return { ...together, ruleIds, isGuess: true };
  }
  return message;
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/u).length;
}
