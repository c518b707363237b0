import type { Language } from '@accanto/contract';
import { guessLanguage } from './language.ts';
import { foldCharacters, normalise } from './normalise.ts';
import { findConcepts } from './phrases/matcher.ts';
import type { Concept } from './phrases/concepts.ts';
import { type RiskLevel, isAtLeast } from './risk.ts';
import { hasUnknownNumber } from './unknown-number.ts';
import { dosePattern, watchRules } from './watch-rules.ts';

/** What happens to a sentence of a model. */
export type Verdict =
  | { kind: 'pass' }
  /** It is left out, or another sentence stands in its place. */
  | { kind: 'replace'; reason: string; instead: string }
  /** The reply ends here, with this sentence. */
  | { kind: 'end'; reason: string; instead: string }
  /** Worth one new attempt while nothing was released; else it is left out. */
  | { kind: 'again'; reason: string };

export interface WatchContext {
  language: Language;
  level: RiskLevel;
  /** Earlier replies of this conversation. */
  said: readonly string[];
}

const surelyOtherLanguage = 0.9;
const sameSentence = 0.75;
const fewestOwnWords = 2;

/** Reads a model's reply sentence by sentence before it is released (safety-and-law.md sections 3–5). Pure. */
export function watchSentence(sentence: string, context: WatchContext): Verdict {
  const rules = watchRules[context.language];
  const plain = foldCharacters(sentence);
  if (speaksOfMethod(sentence, plain, context)) {
    return { kind: 'end', reason: 'method', instead: rules.instead.method };
  }
  if (dosePattern.test(plain)) return { kind: 'end', reason: 'dose', instead: rules.instead.dose };
  const own = ownWordsOf(plain);
  for (const name of ['human', 'diagnosis', 'secrecy', 'contract'] as const) {
    if (rules[name].test(own))
      return { kind: 'replace', reason: name, instead: rules.instead[name] };
  }
  if (hasUnknownNumber(sentence)) return { kind: 'replace', reason: 'number', instead: '' };
  // As markdown makes them as well, however their address is written.
  if (/https?:|www\.|mailto:|\]\(|\S@\S+\.\S/u.test(plain))
    return { kind: 'replace', reason: 'link', instead: '' };
  if (isOtherLanguage(sentence, context.language)) return { kind: 'again', reason: 'language' };
  if (wasSaid(sentence, context.said)) return { kind: 'again', reason: 'repetition' };
  return { kind: 'pass' };
}

/** Ways of harming oneself: from R3 on any word of them, at R2 what is meant as one, before that the ones with a plan in them. */
function speaksOfMethod(sentence: string, plain: string, context: WatchContext): boolean {
  if (isAtLeast(context.level, 'R3') && watchRules[context.language].ways.test(plain)) return true;
  const { words } = normalise(sentence, context.language);
  const found = new Set<Concept>(findConcepts(words, context.language).map((hit) => hit.concept));
  const all = (...concepts: Concept[]): boolean => concepts.every((concept) => found.has(concept));
  if (
    all('pills', 'too_many') ||
    all('means', 'kill_self') ||
    all('jump', 'place') ||
    all('place', 'kill_self')
  ) {
    return true;
  }
  return (
    isAtLeast(context.level, 'R2') &&
    (watchRules[context.language].deed.test(plain) ||
      found.has('means') ||
      all('cut', 'blood') ||
      found.has('poison'))
  );
}

/** What the model says itself: not what it quotes of somebody, as long as it says something beside. */
function ownWordsOf(plain: string): string {
  const own = plain.replace(/"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]/gu, ' ');
  return (own.match(/\p{L}+/gu) ?? []).length < fewestOwnWords ? plain : own;
}

function isOtherLanguage(sentence: string, language: Language): boolean {
  if ((sentence.match(/\p{L}+/gu) ?? []).length < 5) return false;
  const guess = guessLanguage(sentence);
  return guess.language !== language && guess.share >= surelyOtherLanguage;
}

function wasSaid(sentence: string, said: readonly string[]): boolean {
  const threes = threesOf(sentence);
  if (threes.size < 2) return false;
  return said.slice(-6).some((reply) =>
    sentencesOf(reply).some((earlier) => {
      const other = threesOf(earlier);
      const shared = [...threes].filter((three) => other.has(three)).length;
      return other.size > 0 && shared / (threes.size + other.size - shared) >= sameSentence;
    }),
  );
}

function threesOf(text: string): Set<string> {
  const words = foldCharacters(text).match(/[\p{L}\d]+/gu) ?? [];
  return new Set(
    words.slice(0, -2).map((word, at) => `${word} ${words[at + 1] ?? ''} ${words[at + 2] ?? ''}`),
  );
}

/** A text cut after each sentence; the pieces together are the text. */
export function sentencesOf(text: string): string[] {
  return (
    text
      .match(/[^.!?…\n]*(?:[.!?…]+["'”»)\]]*|\n|$)\s*/gu)
      ?.filter((sentence) => sentence !== '') ?? []
  );
}
