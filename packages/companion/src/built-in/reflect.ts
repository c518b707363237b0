import type { Language } from '@accanto/contract';
import { chooseFresh, wasHeard } from './choose.ts';
import { grammarOf } from './grammar/by-language.ts';
import { moodOf } from './mood.ts';
import { recallable, type RecallContext } from './recall.ts';
import { isHarshOnSelf, type OwnWords, ownWordsOf } from './tell-back.ts';
import { textsOf } from './texts/by-language.ts';
import type { BuiltInTexts, Mood } from './texts/texts.ts';
import { plainText, topicsOf } from './understand.ts';

/** One sentence that gives back what was said, in grammar that holds. */
export function reflection(
  text: string,
  mood: Mood,
  context: RecallContext,
  said: readonly string[],
): string {
  const texts = textsOf(context.language);
  const own = ownWordsOf(text, context.language);
  const clauses = fittingFirst(own.clauses, mood, context.language);
  const candidates = framesFor(own, clauses, mood, texts)
    .filter(({ frame }) => !wasHeard(frame, said))
    .filter(({ words }) => !said.some((earlier) => earlier.includes(words)));
  const best = candidates[0];
  const harsh = texts.harshOnSelf ?? [];
  if (own.clauses.length === 0 && harsh.length > 0 && isHarshOnSelf(text, context.language))
    return chooseFresh(harsh, said, text);
  if (best === undefined) return chooseFresh(texts.bare, said, text);
  const frames = candidates.filter((one) => one.words === best.words).map((one) => one.frame);
  return fill(chooseFresh(frames, said, text), best.words);
}

/** A clause that is told back, and how what is said to it sounds. */
interface Told {
  words: string;
  mood: Mood;
}

const fewestWordsAhead = 4;

/**
 * Of a sad message first what is sad, unless that is said in few words; and what is not sad itself is not answered as if
 * it were: 'the landlord is kind, but my father died'.
 */
function fittingFirst(clauses: readonly string[], mood: Mood, language: Language): Told[] {
  const { ofPerson } = grammarOf(language);
  if (ofPerson === undefined || clauses.length < 2)
    return clauses.map((words) => ({ words, mood }));
  const isFitting = (words: string): boolean => {
    const plain = plainText(words);
    return moodOf(plain, topicsOf(plain, language), language, true) === mood;
  };
  const told = clauses.map((words): Told => ({ words, mood: isFitting(words) ? mood : 'plain' }));
  const isOfOthers = !ofPerson.test(clauses[0] ?? '');
  const goesAhead = (one: Told): boolean =>
    one.mood === mood && (isOfOthers || one.words.split(' ').length >= fewestWordsAhead);
  return [...told.filter(goesAhead), ...told.filter((one) => !goesAhead(one))];
}

/** Frames with what fits into them: told-back clauses first, then things that tell something, then quotes. */
function framesFor(
  own: OwnWords,
  clauses: readonly Told[],
  mood: Mood,
  texts: BuiltInTexts,
): { frame: string; words: string }[] {
  const pair = (
    list: readonly string[],
    frames: readonly string[],
  ): { frame: string; words: string }[] =>
    list.slice(0, 2).flatMap((words) => frames.map((frame) => ({ frame, words })));
  return [
    ...clauses.slice(0, 2).flatMap((one) => pair([one.words], texts.clause[one.mood])),
    ...pair(own.things.filter(isTelling), texts.thing[mood]),
    ...pair(own.quotes.filter(isWhole), texts.quote[mood]),
    ...pair(own.things, texts.thing[mood]),
    ...pair(own.quotes, texts.quote[mood]),
  ];
}

/** 'Your new boss', 'the kitchen of my aunt': more than an article and a word, which say little alone. */
function isTelling(thing: string): boolean {
  return thing.split(' ').length > 2;
}

function isWhole(quote: string): boolean {
  return quote.split(' ').length > 2;
}

function fill(frame: string, words: string): string {
  const capital = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return frame
    .replaceAll(/\{(?:Clause|Np)\}/gu, capital)
    .replaceAll(/\{(?:clause|np|quote)\}/gu, words);
}

/** One comes back to 'the kitchen', not to 'a kitchen'. */
const unknownThing = /^(?:un[oa']?|an?|some|every|unos|unas|een|elke|alle|tutt[ie]) /u;

/** Something the person named earlier, not just now and not yet come back to. */
export function recalled(context: RecallContext, said: readonly string[]): string | null {
  const texts = textsOf(context.language);
  const things = recallable(context)
    .slice(0, -1)
    .flatMap((earlier) => ownWordsOf(earlier, context.language).things.slice(0, 1))
    .filter((thing) => !unknownThing.test(thing));
  const thing = things.findLast(
    (one) => !said.slice(-3).some((text) => text.toLowerCase().includes(one.toLowerCase())),
  );
  const frames = texts.recall.filter((frame) => !wasHeard(frame, said));
  if (thing === undefined || frames.length === 0) return null;
  return fill(chooseFresh(frames, said, thing), thing);
}

/** What was told so far, in a sentence. */
export function summary(context: RecallContext, said: readonly string[]): string {
  const texts = textsOf(context.language);
  const told = recallable(context)
    .map((earlier) => ownWordsOf(earlier, context.language))
    .flatMap((own) => own.clauses[0] ?? own.things[0] ?? own.quotes[0] ?? []);
  if (told.length < 2) return texts.summarise.nothing;
  const pieces = [...new Set(told)].slice(-4).join('; ');
  return `${chooseFresh(texts.summarise.start, said, pieces)} ${pieces}.`;
}

/** Whether the person asked in this conversation that their words are not given back to them. */
export function wantsNoEcho({ history, language }: RecallContext): boolean {
  const { pattern } = textsOf(language).acts.repeating;
  return history.some(
    (message) => message.role === 'user' && pattern?.test(plainText(message.content)) === true,
  );
}

/** Little more than the person's own words. */
export function isEcho(text: string, reply: string): boolean {
  const heard = new Set(threes(text));
  const spoken = threes(reply);
  return (
    spoken.length > 0 && spoken.filter((three) => heard.has(three)).length / spoken.length > 0.45
  );
}

function threes(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words
    .slice(0, -2)
    .map((word, at) => `${word} ${words[at + 1] ?? ''} ${words[at + 2] ?? ''}`);
}
