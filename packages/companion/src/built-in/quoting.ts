import type { Language } from '@accanto/contract';
import { partsOf } from './clauses.ts';
import { grammarOf } from './grammar/by-language.ts';
import { moodOfPart } from './mood.ts';
import { plainText } from './plain-text.ts';
import type { OwnWords } from './tell-back.ts';
import { isMereAnswer } from './telling/echo.ts';
import { opensTelling } from './telling/sayable.ts';
import { wordsFor } from './telling/words.ts';
import type { Mood } from './texts/texts.ts';

/** 'e', 'però'. In letters. */
const mostLeftOut = 4;
/** Of what is quoted, and of the message it is quoted from: an answer in a few words is not given back as a quotation. */
const quoteWords = { fewest: 2, fewestLast: 4, mostTelling: 4, most: 10, ofMessage: 5 };

/** Little else was said. */
export function isAllOf(text: string, words: string): boolean {
  const letters = (one: string): number => one.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  return letters(text) - letters(words) <= mostLeftOut;
}

/** What could not be told back in its own grammar, and is no question. */
export function lastResort(text: string, own: OwnWords, language: Language): string | undefined {
  if (text.includes('?')) return undefined;
  return own.quotes.find(
    (one) =>
      one.split(' ').length >= quoteWords.fewestLast &&
      one.split(' ').length <= quoteWords.most &&
      !isMereAnswer(one.toLowerCase().split(' '), grammarOf(language)) &&
      opensTelling(one.toLowerCase(), language) &&
      isWhole(one, text) &&
      !wordsFor(language).unquotable.test(plainText(one)),
  );
}

/** What stands whole between two marks, out of a message that says more, and asks nothing. */
export function isQuotable(quote: string, text: string, language: Language): boolean {
  const length = quote.split(' ').length;
  return (
    length >= quoteWords.fewest &&
    length <= quoteWords.most &&
    text.split(/\s+/u).length >= quoteWords.ofMessage &&
    !/[\d?¿]/u.test(quote) &&
    !/[?"“”«»]|(?<!\p{L})['‘]/u.test(text) &&
    opensTelling(quote.toLowerCase(), language) &&
    !wordsFor(language).unquotable.test(plainText(quote)) &&
    isWhole(quote, text)
  );
}

/** Not 'my boss only said', before what he said. */
function isWhole(quote: string, text: string): boolean {
  return partsOf(text).some(({ piece, isOpen }) => !isOpen && isMostOf(piece, quote));
}

/** A quotation is not cut out of the middle of a sentence. */
function isMostOf(piece: string, quote: string): boolean {
  const whole = plainText(piece);
  const part = plainText(quote);
  return whole.endsWith(part) && whole.length - part.length <= mostLeftOut;
}

const denied = /(?<!\p{L})(?:non|not|no|niet|geen|\p{L}+n't)(?!\p{L})/iu;

/** '«Decide tu»' is nothing that stays with anybody, unless it hurts. */
export function staysWith(spoken: string | undefined, mood: Mood): boolean {
  return mood === 'heavy' || (spoken?.split(' ').length ?? 0) >= quoteWords.fewestLast;
}

/** What somebody else said, in quotation marks; undefined: nothing so short. */
export function spokenIn(text: string): string | undefined {
  const [, double, single] =
    /["“«]([^"“”«»\n]{4,60})["”»]|(?<![\p{L}\d])['‘]([^'‘’\n]{4,60})['’](?![\p{L}\d])/u.exec(
      text,
    ) ?? [];
  const spoken = (double ?? single)
    ?.trim()
    .replace(/[.,;:]$/u, '')
    .replaceAll("'", '’');
  const length = spoken?.split(/\s+/u).length ?? 0;
  return length >= quoteWords.fewest && length <= quoteWords.most ? spoken : undefined;
}

/** A few words of feeling. */
export function isFelt(quote: string, mood: Mood, language: Language): boolean {
  return (
    mood === 'heavy' &&
    quote.split(' ').length <= quoteWords.mostTelling &&
    !denied.test(quote) &&
    moodOfPart(quote, language) === mood
  );
}
