import type { Language } from '@accanto/contract';
import type { Act } from '../built-in/texts/texts.ts';
import { understand } from '../built-in/understand.ts';
import {
  createCompanion,
  type CompanionOptions,
  type Companion,
  type Piece,
  type Turn,
} from '../index.ts';

/** Saturday 21 November 2026, noon in Rome. */
export const noon = Date.parse('2026-11-21T11:00:00Z');

export const testLimits = { silenceMs: 400, totalMs: 3_000, maxChars: 2_000, maxParallel: 4 };

/** A companion for tests: fixed clock, no pauses. */
export function testCompanion(options: Partial<CompanionOptions> = {}): Companion {
  return createCompanion({
    model: { kind: 'built-in' },
    limits: testLimits,
    now: () => noon,
    random: () => 0,
    sleep: async () => {},
    ...options,
  });
}

/** One that asks an endpoint; its limits are those of the tests unless others are given. */
export function endpointCompanion(
  baseUrl: string,
  limits: Partial<typeof testLimits> = {},
  options: Partial<CompanionOptions> = {},
): Companion {
  return testCompanion({
    model: { kind: 'endpoint', baseUrl, apiKey: 'key-of-the-test', model: 'test-model' },
    limits: { ...testLimits, ...limits },
    ...options,
  });
}

/** A turn with one message. */
export function turnOf(text: string, changes: Partial<Turn> = {}): Turn {
  return {
    input: { kind: 'message', text },
    history: [],
    language: 'it',
    nickname: null,
    settings: { country: null, listening: 'ask', replyLength: 'short' },
    memories: [],
    mayRemember: false,
    risk: null,
    useModel: true,
    ...changes,
  };
}

export interface Heard {
  pieces: Piece[];
  text: string;
  assessment: Extract<Piece, { kind: 'assessment' }>;
  end: Extract<Piece, { kind: 'end' }> | undefined;
  notices: string[];
}

/** Everything a reply says. */
export async function hear(
  companion: Companion,
  turn: Turn,
  signal: AbortSignal = new AbortController().signal,
): Promise<Heard> {
  const pieces: Piece[] = [];
  for await (const piece of companion.reply(turn, signal)) pieces.push(piece);
  const [assessment] = pieces;
  if (assessment?.kind !== 'assessment') throw new Error('A reply begins with its assessment');
  const last = pieces.at(-1);
  return {
    pieces,
    text: pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join(''),
    assessment,
    end: last?.kind === 'end' ? last : undefined,
    notices: pieces.flatMap((piece) => (piece.kind === 'notice' ? [piece.notice] : [])),
  };
}

/** A conversation turn by turn, with the risk kept from one to the next. */
export async function converse(
  companion: Companion,
  texts: readonly string[],
  changes: Partial<Turn> = {},
): Promise<Heard[]> {
  const all: Heard[] = [];
  let turn = turnOf('', changes);
  for (const text of texts) {
    turn = { ...turn, input: { kind: 'message', text } };
    const heard = await hear(companion, turn);
    all.push(heard);
    turn = {
      ...turn,
      risk: heard.assessment.state,
      history: [
        ...turn.history,
        { role: 'user', content: text },
        { role: 'assistant', content: heard.text },
      ],
    };
  }
  return all;
}

/** What the built-in companion takes a message for, after others of the person; null: it tells something. */
export function actFor(language: Language, text: string, ...before: readonly string[]): Act | null {
  const history = before.map((content) => ({ role: 'user' as const, content }));
  return understand(text, history, language).act;
}
