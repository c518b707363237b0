import { publicHelpLines, type Companion, type Piece, type Turn } from '@accanto/companion';
import { limits, type Language } from '@accanto/contract';
import type { Clock } from '../clock.ts';
import { minorWords } from './minor-words.ts';

/** The rule that says in an assessment: somebody stated an age under 18. */
export const statedMinorRule = 'age.stated';

/** The age that a message states of its writer; null: none. */
export type StatedAge = (text: string, language: Language) => number | null;

/**
 * The same companion, which stops ordinary talk with somebody who says to be under age and names those who are there
 * for young people (safety-and-law.md 7). From R2 on help comes first: then the reply is the companion's own.
 */
export function refuseMinors(companion: Companion, statedAge: StatedAge, clock: Clock): Companion {
  return {
    ...companion,
    reply(turn, signal) {
      const age = turn.input.kind === 'message' ? statedAge(turn.input.text, turn.language) : null;
      const isMinor = age !== null && age < limits.minimumAgeYears;
      const pieces = companion.reply(turn, signal);
      return isMinor ? refuse(pieces, turn, clock) : pieces;
    },
  };
}

async function* refuse(
  pieces: AsyncIterable<Piece>,
  turn: Turn,
  clock: Clock,
): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    if (piece.kind !== 'assessment') {
      yield piece;
      continue;
    }
    yield { ...piece, ruleIds: [...piece.ruleIds, statedMinorRule] };
    if (piece.level >= 'R2') continue;
    yield* refusal(turn, piece.language, clock.now());
    return;
  }
}

function refusal(turn: Turn, language: Language, now: number): Piece[] {
  const lines = publicHelpLines({
    audience: 'minors',
    country: turn.settings.country,
    language,
    now,
  }).filter(({ kind }) => kind === 'minor');
  const named = lines.flatMap(({ name, phone }) => (phone === null ? [] : [`${name}: ${phone}`]));
  return [
    { kind: 'text', text: minorWords[language](named) },
    {
      kind: 'end',
      outcome: 'complete',
      origin: 'prepared',
      usedMemoryIds: [],
      newMemories: [],
    },
  ];
}
