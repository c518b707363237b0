import { sentencesOf } from './safety/watch.ts';

/** Words that are sent on together: tiny pieces are merged, and no reply comes in one block. */
const wordsPerPiece = 3;
/** A reader's pace, roughly: per word, in milliseconds. */
const msPerWord = 45;
/** A model that writes without an end of sentence is cut here. */
const longestSentence = 400;

export interface Spoken {
  text: string;
  /** How long to wait before it, milliseconds. */
  waitMs: number;
}

/** A text in the small pieces in which it is sent. */
export function* inPieces(text: string): Generator<Spoken> {
  const words = text.match(/\s*\S+\s*$|\s*\S+/gu) ?? [];
  for (let at = 0; at < words.length; at += wordsPerPiece) {
    const group = words.slice(at, at + wordsPerPiece);
    yield { text: group.join(''), waitMs: at === 0 ? 0 : group.length * msPerWord };
  }
}

export interface SentenceCollector {
  /** The sentences that this piece of the text completes. */
  add(piece: string): string[];
  /** What is left at the end of the text; empty when that is nothing but space. */
  rest(): string;
}

/** Collects a text that comes in pieces into whole sentences. */
export function collectSentences(): SentenceCollector {
  let held = '';

  /** What has grown too long without an end of sentence, cut between words. */
  function overlong(): string[] {
    const parts: string[] = [];
    while (held.length > longestSentence) {
      const cut = held.lastIndexOf(' ', longestSentence);
      const end = cut > 0 ? cut + 1 : longestSentence;
      parts.push(held.slice(0, end));
      held = held.slice(end);
    }
    return parts;
  }

  return {
    add(piece) {
      held += piece;
      const sentences = sentencesOf(held);
      // The last one may still grow, even after a full stop: '3.' may become '3.5'.
      held = sentences.pop() ?? '';
      return [...sentences, ...overlong()];
    },
    rest: () => (held.trim() === '' ? '' : held),
  };
}
