import { answer } from './built-in/answer.ts';
import { assessMessage } from './safety/assess.ts';
import { noRisk } from './safety/risk.ts';
import type { Companion, CompanionOptions, Piece, Turn } from './turn.ts';

/** Makes the companion that answers with the chosen model, or with the built-in one. */
export function createCompanion(options: CompanionOptions): Companion {
  const sleep = options.sleep ?? pause;
  return {
    answersWith: { kind: options.model.kind, host: hostOf(options) },
    reply: (turn, signal) => reply(turn, signal, options.now, sleep),
    close: async () => {},
  };
}

async function* reply(
  turn: Turn,
  signal: AbortSignal,
  now: () => number,
  sleep: (ms: number, signal: AbortSignal) => Promise<void>,
): AsyncGenerator<Piece> {
  const text = turn.input.kind === 'message' ? turn.input.text : '';
  const assessment = assessMessage(text, { language: turn.language });
  const state = turn.risk ?? noRisk(now());
  yield {
    kind: 'assessment',
    level: assessment.level,
    state,
    language: turn.language,
    card: null,
    ruleIds: assessment.ruleIds,
  };
  for (const piece of answer(turn.language).match(/\S+\s*/gu) ?? []) {
    await sleep(40, signal);
    if (signal.aborted) return;
    yield { kind: 'text', text: piece };
  }
  yield { kind: 'end', outcome: 'complete', origin: 'built-in', usedMemoryIds: [], newMemories: [] };
}

function hostOf(options: CompanionOptions): string | null {
  return options.model.kind === 'endpoint' ? new URL(options.model.baseUrl).host : null;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
