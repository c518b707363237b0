import type { Language } from '@accanto/contract';
import { type Model, ModelFault } from './models/model.ts';
import { promptFor } from './prompt.ts';
import { type RiskLevel, isAtLeast } from './safety/risk.ts';
import { watchSentence } from './safety/watch.ts';
import { inSentences } from './speech.ts';
import type { Turn } from './turn.ts';

/** What comes out of a watched model: sentences that passed, and how it ended. */
export type Watched =
  | { kind: 'sentence'; text: string }
  | { kind: 'ended-by-watch' }
  /** Nothing usable was said: somebody else must answer. */
  | { kind: 'nothing' }
  | { kind: 'interrupted' }
  | { kind: 'complete' };

export interface WatchedSpeech {
  turn: Turn;
  language: Language;
  level: RiskLevel;
  maxChars: number;
}

/** From R2 on the first sentence must be there by then, or people's prepared words bridge it (safety-and-law.md 3). */
const longestSilenceInDangerMs = 2_000;
const mostSentencesInDanger = 2;
const mostWords = { short: 80, medium: 160 } as const;
const attempts = 2;

/** Lets a model answer and releases only what the watch lets pass; one new attempt if nothing was released. */
export async function* speakWatched(
  model: Model,
  speech: WatchedSpeech,
  signal: AbortSignal,
): AsyncGenerator<Watched> {
  const said = earlierReplies(speech.turn);
  let released = '';
  let words = 0;
  let sentences = 0;
  const bridgeAt = Date.now() + longestSilenceInDangerMs;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const stop = new AbortController();
    const linked = AbortSignal.any([signal, stop.signal]);
    const bridge = isAtLeast(speech.level, 'R2')
      ? setTimeout(() => stop.abort(), bridgeAt - Date.now())
      : undefined;
    let mustRepeat = false;
    try {
      const prompt = promptFor(speech.turn, speech.language, speech.level, attempt > 1);
      for await (const sentence of inSentences(model.write(prompt, linked))) {
        clearTimeout(bridge);
        const verdict = watchSentence(sentence, { ...speech, said });
        if (verdict.kind === 'again') {
          if (released === '' && attempt < attempts) {
            mustRepeat = true;
            break;
          }
          continue;
        }
        const text = verdict.kind === 'pass' ? sentence : spaced(verdict.instead);
        const isTooLong = released.length + text.length > speech.maxChars;
        if (text !== '' && !isTooLong && !released.includes(text.trim())) {
          released += text;
          words += text.match(/\S+/gu)?.length ?? 0;
          sentences += text.match(/[.!?…]+(?=\s|$)/gu)?.length ?? 0;
          yield { kind: 'sentence', text };
        }
        if (verdict.kind === 'end') {
          yield { kind: 'ended-by-watch' };
          return;
        }
        if (isTooLong || isEnough(words, sentences, speech)) break;
      }
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error;
      yield { kind: released === '' ? 'nothing' : 'interrupted' };
      return;
    } finally {
      clearTimeout(bridge);
      stop.abort();
    }
    if (!mustRepeat) break;
  }
  yield released.trim() === '' ? { kind: 'nothing' } : { kind: 'complete' };
}

function earlierReplies(turn: Turn): string[] {
  return turn.history
    .filter((message) => message.role === 'assistant')
    .map((message) => message.content);
}

function isEnough(words: number, sentences: number, speech: WatchedSpeech): boolean {
  if (words >= mostWords[speech.turn.settings.replyLength]) return true;
  return isAtLeast(speech.level, 'R2') && sentences >= mostSentencesInDanger;
}

function spaced(text: string): string {
  return text === '' ? '' : `${text} `;
}
