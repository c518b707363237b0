import type { CrisisCard } from '@accanto/contract';
import { createCompanion, type Companion, type PastMessage, type RiskState } from '../src/index.ts';
import type { EvalConversation, EvalLevel, RiskText } from './sets.ts';

/** The clock of every evaluation: a Saturday at noon, so that a report does not depend on the hour. */
const evaluationTime = Date.parse('2026-11-21T11:00:00Z');
const levelOfRank: readonly EvalLevel[] = ['none', 'none', 'concern', 'crisis', 'crisis', 'crisis'];

export interface Turned {
  reply: string;
  /** The reply with the words of the card beside it, if one was shown in this turn or stays pinned. */
  shown: string;
  level: EvalLevel;
  /** From the call to the assessment, and to the first text, milliseconds. */
  assessedMs: number;
  firstTextMs: number;
}

/** The built-in road, without pauses. */
export function evaluatedCompanion(): Companion {
  return createCompanion({
    model: { kind: 'built-in' },
    limits: { silenceMs: 20_000, totalMs: 120_000, maxChars: 4_000, maxParallel: 4 },
    now: () => evaluationTime,
    random: () => 0.5,
    sleep: async () => {},
  });
}

/** What one message by itself is taken for, through the whole road. */
export async function predict(
  companion: Companion,
  text: Pick<RiskText, 'text' | 'lang'>,
): Promise<Turned> {
  const { turned } = await oneTurn(companion, text.text, [], null, text.lang);
  return turned;
}

/** A whole conversation, turn by turn. */
export async function converse(
  companion: Companion,
  conversation: EvalConversation,
): Promise<Turned[]> {
  const history: PastMessage[] = [];
  const all: Turned[] = [];
  let risk: RiskState | null = null;
  let pinned = '';
  for (const text of conversation.turns) {
    const { turned, state, card }: Answered = await oneTurn(
      companion,
      text,
      history,
      risk,
      conversation.lang,
    );
    risk = state;
    if (card !== null) pinned = card.pinned ? wordsOf(card) : '';
    else if (pinned !== '') turned.shown += `\n${pinned}`;
    history.push({ role: 'user', content: text }, { role: 'assistant', content: turned.reply });
    all.push(turned);
  }
  return all;
}

interface Answered {
  turned: Turned;
  state: RiskState | null;
  card: CrisisCard | null;
}

async function oneTurn(
  companion: Companion,
  text: string,
  history: readonly PastMessage[],
  risk: RiskState | null,
  language: RiskText['lang'],
): Promise<Answered> {
  const begun = performance.now();
  const turned: Turned = { reply: '', shown: '', level: 'none', assessedMs: 0, firstTextMs: 0 };
  let state = risk;
  let card: CrisisCard | null = null;
  const turn = {
    input: { kind: 'message' as const, text },
    history,
    language,
    nickname: null,
    settings: { country: null, listening: 'ask' as const, replyLength: 'medium' as const },
    memories: [],
    mayRemember: false,
    risk,
    useModel: false,
  };
  for await (const piece of companion.reply(turn, new AbortController().signal)) {
    if (piece.kind === 'assessment') {
      turned.assessedMs = performance.now() - begun;
      turned.level = levelOfRank[Number(piece.level.slice(1))] ?? 'none';
      state = piece.state;
      card = piece.card;
    }
    if (piece.kind === 'text') {
      if (turned.reply === '') turned.firstTextMs = performance.now() - begun;
      turned.reply += piece.text;
    }
  }
  turned.shown = card === null ? turned.reply : `${turned.reply}\n${wordsOf(card)}`;
  return { turned, state, card };
}

function wordsOf({ title, text, resources }: CrisisCard): string {
  const lines = resources.map((line) => [line.name, line.phone ?? line.text].join(' '));
  return [title, text, ...lines].join('\n');
}
