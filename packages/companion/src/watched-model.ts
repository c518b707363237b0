import type { Language } from '@accanto/contract';
import { type Model, ModelFault } from './models/model.ts';
import { saidBy } from './past-messages.ts';
import { promptFor } from './prompt.ts';
import { type RiskLevel, isAtLeast } from './safety/risk.ts';
import { watchSentence } from './safety/watch.ts';
import { collectSentences } from './speech.ts';
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

/**
 * From R2 on the first sentence must be there by then, or people's prepared words bridge it (safety-and-law.md 3); and
 * after it nobody waits longer for the next piece before these words come.
 */
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
  const bridgeAt = Date.now() + longestSilenceInDangerMs;
  const release = createRelease(speech);
  let next: Next = 'again';
  for (let attempt = 1; attempt <= attempts && next === 'again'; attempt += 1) {
    const patience = isAtLeast(speech.level, 'R2') ? createPatience(bridgeAt - Date.now()) : null;
    const stop = patience === null ? signal : AbortSignal.any([signal, patience.signal]);
    let isBegun = false;
    const sentences = collectSentences();
    next = 'on';
    try {
      const prompt = promptFor(speech.turn, speech.language, speech.level, attempt > 1);
      for await (const piece of model.write(prompt, stop)) {
        for (const sentence of sentences.add(piece)) {
          isBegun = true;
          // Whoever speaks the sentence takes their time.
          patience?.rest();
          const taken = release.take(sentence, attempt < attempts);
          if (taken.text !== '') yield { kind: 'sentence', text: taken.text };
          next = taken.next;
          if (next !== 'on') break;
        }
        if (next !== 'on') break;
        if (isBegun) patience?.wait(longestSilenceInDangerMs);
      }
      if (patience?.signal.aborted === true) {
        // What a sentence begun and not ended would have said nobody knows.
        yield { kind: release.isEmpty() ? 'nothing' : 'interrupted' };
        return;
      }
      const rest = next === 'on' ? sentences.rest() : '';
      if (rest !== '') {
        const taken = release.take(rest, attempt < attempts);
        if (taken.text !== '') yield { kind: 'sentence', text: taken.text };
        next = taken.next;
      }
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error;
      yield { kind: release.isEmpty() ? 'nothing' : 'interrupted' };
      return;
    } finally {
      patience?.rest();
    }
  }
  if (next === 'ended-by-watch') yield { kind: 'ended-by-watch' };
  else yield release.isEmpty() ? { kind: 'nothing' } : { kind: 'complete' };
}

/** What comes after a sentence. */
type Next = 'on' | 'enough' | 'again' | 'ended-by-watch';

/** Decides of one reply's sentences, one after the other, what of them is released. */
function createRelease(speech: WatchedSpeech) {
  const context = { ...speech, said: saidBy('assistant', speech.turn.history) };
  let released = '';
  let words = 0;
  let sentences = 0;

  return {
    isEmpty: () => released.trim() === '',

    /** `text` is empty where nothing is released. */
    take(sentence: string, mayTryAgain: boolean): { text: string; next: Next } {
      const verdict = watchSentence(sentence, context);
      if (verdict.kind === 'again')
        return { text: '', next: released === '' && mayTryAgain ? 'again' : 'on' };
      const allowed = verdict.kind === 'pass' ? sentence : spaced(verdict.instead);
      const isTooLong = released.length + allowed.length > speech.maxChars;
      const text = isTooLong || released.includes(allowed.trim()) ? '' : allowed;
      released += text;
      words += text.match(/\S+/gu)?.length ?? 0;
      sentences += text.match(/[.!?…]+(?=\s|$)/gu)?.length ?? 0;
      if (verdict.kind === 'end') return { text, next: 'ended-by-watch' };
      return { text, next: isTooLong || isEnough(words, sentences, speech) ? 'enough' : 'on' };
    },
  };
}

/** A signal that aborts once somebody was waited for too long. */
function createPatience(firstMs: number) {
  const controller = new AbortController();
  const lose = (): void => controller.abort();
  let timer = setTimeout(lose, firstMs);
  const rest = (): void => clearTimeout(timer);
  return {
    signal: controller.signal,
    rest,
    wait(ms: number): void {
      rest();
      timer = setTimeout(lose, ms);
    },
  };
}

function isEnough(words: number, sentences: number, speech: WatchedSpeech): boolean {
  if (words >= mostWords[speech.turn.settings.replyLength]) return true;
  return isAtLeast(speech.level, 'R2') && sentences >= mostSentencesInDanger;
}

function spaced(text: string): string {
  return text === '' ? '' : `${text} `;
}
