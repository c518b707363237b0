import type { Companion, Piece, Turn } from '@accanto/companion';

/** One reply that a test speaks piece by piece. */
export interface ScriptedReply {
  readonly turn: Turn;
  readonly signal: AbortSignal;
  give(piece: Piece): void;
  say(text: string): void;
  end(more?: Partial<Extract<Piece, { kind: 'end' }>>): void;
  fail(error: Error): void;
}

/** A companion that says what the test says, when the test says it. */
export function createScriptedCompanion(): {
  companion: Companion;
  /** Resolves with the reply that is asked for next, in order. */
  nextReply(): Promise<ScriptedReply>;
  asked: Turn[];
} {
  const begun: ScriptedReply[] = [];
  const wanted: ((reply: ScriptedReply) => void)[] = [];
  const asked: Turn[] = [];

  async function* speak(turn: Turn, signal: AbortSignal): AsyncGenerator<Piece> {
    const pieces: (Piece | Error)[] = [];
    let wake = (): void => {};
    const give = (piece: Piece | Error): void => {
      pieces.push(piece);
      wake();
    };
    signal.addEventListener('abort', () => wake());
    asked.push(turn);
    const reply: ScriptedReply = {
      turn,
      signal,
      give,
      say: (text) => give({ kind: 'text', text }),
      end: (more) =>
        give({
          kind: 'end',
          outcome: 'complete',
          origin: 'built-in',
          usedMemoryIds: [],
          newMemories: [],
          ...more,
        }),
      fail: give,
    };
    const waiting = wanted.shift();
    if (waiting === undefined) begun.push(reply);
    else waiting(reply);
    for (;;) {
      const piece = pieces.shift();
      if (signal.aborted) return;
      if (piece instanceof Error) throw piece;
      if (piece !== undefined) yield piece;
      if (piece?.kind === 'end') return;
      if (pieces.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (signal.aborted) resolve();
        });
    }
  }

  return {
    asked,
    companion: {
      answersWith: { kind: 'endpoint', host: 'model.test' },
      reply: speak,
      close: async () => {},
    },
    nextReply: () =>
      new Promise((resolve) => {
        const reply = begun.shift();
        if (reply === undefined) wanted.push(resolve);
        else resolve(reply);
      }),
  };
}
