import type { Language } from '@accanto/contract';
import { chooseFresh, wasHeard } from './choose.ts';
import { moodOf, moodOfPart } from './mood.ts';
import { plainText } from './plain-text.ts';
import { recallable, type RecallContext } from './recall.ts';
import { isHarshOnSelf, type OwnWords, ownWordsOf } from './tell-back.ts';
import { textsOf } from './texts/by-language.ts';
import type { Mood } from './texts/texts.ts';

/** 'Ci sto male' leaves out of what. */
const fewestWordsAhead = 4;
/** 'e', 'però'. In letters. */
const mostLeftOut = 4;

/** One sentence that gives back what was said, in grammar that holds. */
export function reflection(
  text: string,
  mood: Mood,
  context: RecallContext,
  said: readonly string[],
): string {
  const texts = textsOf(context.language);
  const own = ownWordsOf(text, context.language);
  const candidates = framesFor(text, own, mood, context.language)
    .filter(({ frame }) => !wasHeard(frame, said))
    .filter(({ words }) => !said.some((earlier) => earlier.includes(words)))
    .filter(({ words }) => fits(words, mood, context.language));
  const best = candidates[0];
  if (own.clauses.length === 0 && isHarshOnSelf(text, context.language))
    return chooseFresh(texts.harshOnSelf, said, text);
  if (best === undefined) return chooseFresh(texts.bare, said, text);
  // Words without "I" are told back as they would be quoted: the frames of one kind stay together.
  const isQuote = (one: { frame: string }): boolean => one.frame.includes('{quote}');
  const frames = candidates
    .filter((one) => one.words === best.words && isQuote(one) === isQuote(best))
    .map((one) => one.frame);
  return fill(chooseFresh(frames, said, text), best.words);
}

/** 'I cried, but of joy': the half that sounds the other way is not what is given back. */
function fits(words: string, mood: Mood, language: Language): boolean {
  const own = moodOf(plainText(words), [], language, false);
  return mood === 'plain' || own === mood || own === 'plain';
}

/** A clause that is told back, and how what is said to it sounds. */
interface Told {
  words: string;
  mood: Mood;
}

/**
 * First what bears the mood of the message, unless that is said in few words; what is told beside it is not answered as
 * if it were: 'the landlord is kind, but my father died'.
 */
function toldOf(text: string, own: OwnWords, mood: Mood, language: Language): Told[] {
  const told = own.clauses.map((words) => {
    const said = own.saidAs.get(words) ?? words;
    const isFelt = moodOfPart(said, language) === mood;
    return { words, mood: isFelt || isAllOf(text, said) ? mood : 'plain', isFelt };
  });
  const goesAhead = (one: { words: string; isFelt: boolean }): boolean =>
    one.isFelt && one.words.split(' ').length >= fewestWordsAhead;
  return [...told.filter(goesAhead), ...told.filter((one) => !goesAhead(one))];
}

/** Little else was said. */
function isAllOf(text: string, words: string): boolean {
  const letters = (one: string): number => one.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  return letters(text) - letters(words) <= mostLeftOut;
}

/** Frames with what fits into them: told-back clauses first, then things that tell something, then quotes. */
function framesFor(
  text: string,
  own: OwnWords,
  mood: Mood,
  language: Language,
): { frame: string; words: string }[] {
  const texts = textsOf(language);
  const pair = (
    list: readonly string[],
    frames: readonly string[],
  ): { frame: string; words: string }[] =>
    list.slice(0, 2).flatMap((words) => frames.map((frame) => ({ frame, words })));
  // Told back unchanged, it needs no quotation.
  const told = new Set(own.clauses.map((clause) => clause.toLowerCase()));
  const quotes = own.quotes.filter((quote) => !told.has(quote.toLowerCase()));
  return [
    ...toldOf(text, own, mood, language)
      .slice(0, 2)
      .flatMap((one) => pair([one.words], texts.clause[one.mood])),
    ...pair(own.things.filter(isTelling), texts.thing[mood]),
    ...pair(quotes.filter(isWhole), texts.quote[mood]),
    ...pair(own.things, texts.thing[mood]),
    ...pair(quotes, texts.quote[mood]),
  ];
}

/** 'Your new boss', 'the kitchen of my aunt': more than an article and a word, which say little alone. */
function isTelling(thing: string): boolean {
  return thing.split(' ').length > 2;
}

function isWhole(quote: string): boolean {
  return quote.split(' ').length > 2;
}

/** 'De el trabajo' is one word more than Spanish has. */
const spanishOfThe = /(?<!\p{L})(de|a) el (?=\p{L})/gu;

function fill(frame: string, words: string): string {
  const capital = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return frame
    .replaceAll(/\{(?:Clause|Np)\}/gu, capital)
    .replaceAll(/\{(?:clause|np|quote)\}/gu, words)
    .replaceAll(spanishOfThe, '$1l ');
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
