import type { Language } from '@accanto/contract';
import { abbreviations } from './abbreviations.ts';

export interface NormalisedText {
  /** Lower-case words without accents, with spellings evened out; '.' stands between sentences. */
  words: readonly string[];
  /** The same words with the accents that were written. */
  accented: readonly string[];
}

const apostrophes = /[’‘ʼʹ′`´＇ˈ]/gu;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

const emojiWords: readonly [RegExp, string][] = [
  [/[💀☠⚰🪦👻]/gu, ' emojideath '],
  [/[😂🤣😆😹😅😁😄😃😀]/gu, ' emojilaugh '],
  [/[😭😢😞😔😓😥☹🙁💔🥺😩😫🖤]/gu, ' emojisad '],
  [/[🔪🗡]/gu, ' emojiknife '],
  [/🔫/gu, ' emojigun '],
  [/💊/gu, ' emojipill '],
  [/🩸/gu, ' emojiblood '],
  [/[❤🧡💛💚💙💜🥰😍😘😊☺🤗🙂]/gu, ' emojiwarm '],
];

const digitsAsLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
};

/** Words that are hidden behind a star, a dot or a dash most often, by language; the first that fits is taken. */
const starredWords: Record<Language, readonly string[]> = {
  it: [
    'morire',
    'muoio',
    'suicidio',
    'suicidarmi',
    'uccidermi',
    'uccidere',
    'ammazzarmi',
    'ammazzo',
    'ammazzare',
    'morto',
    'morta',
    'merda',
    'cazzo',
  ],
  en: [
    'suicide',
    'suicidal',
    'kill',
    'killing',
    'killed',
    'die',
    'dying',
    'dead',
    'death',
    'cutting',
    'overdose',
    'rape',
    'raped',
    'fuck',
    'fucking',
    'shit',
  ],
  es: [
    'morir',
    'morirme',
    'suicidio',
    'suicidarme',
    'matarme',
    'matar',
    'muerte',
    'muerto',
    'muerta',
    'mierda',
    'puta',
  ],
  nl: ['dood', 'doodgaan', 'sterven', 'zelfmoord', 'suicide', 'doden', 'verdomme', 'kut'],
};

/**
 * Evens out how people write (NFKC, case, apostrophes, accents, repeated, spaced, starred and digit letters, chat
 * abbreviations, emoji), so that the same words give the same text. Pure; safety-and-law.md section 4.2.
 */
export function normalise(text: string, language: Language): NormalisedText {
  const joined = joinSpacedLetters(foldShapes(text));
  const accented: string[] = [];
  for (const token of joined.match(/[.!?…]+|[\p{L}\p{N}@$€*'_]+(?:[*#][\p{L}\p{N}*#]*)*|\n/gu) ??
    []) {
    if (/^[.!?…\n]+$/u.test(token)) {
      if (accented.length > 0 && accented.at(-1) !== '.') accented.push('.');
      continue;
    }
    for (const word of spellings(token, language)) accented.push(word);
  }
  return { words: accented.map(withoutAccents), accented };
}

/** The last text that was folded: a dozen rules look at the same message one after another. */
let last = { text: '', folded: '' };

/** Compatibility forms, case, apostrophes, accents, invisible characters and emoji; everything else stays. */
export function foldCharacters(text: string): string {
  if (text !== last.text) last = { text, folded: withoutAccents(foldShapes(text)) };
  return last.folded;
}

/** Folded letters, digits, apostrophes and commas, with single spaces: for signs over whole short messages. */
export function wordsAndCommas(text: string): string {
  return foldCharacters(text)
    .replace(/[^\p{L}\p{N}' ,]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The same letters without their accents. */
export function withoutAccents(text: string): string {
  if (!/[^\u0020-\u007e]/u.test(text)) return text;
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** What most messages consist of: nothing in it has another compatibility form, is invisible or an emoji. */
const latinText = /^[\n\u0020-\u005f\u0061-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff]*$/u;

/** All of it but the accents. */
function foldShapes(text: string): string {
  return latinText.test(text) ? exclamationAsI(text.toLowerCase()) : foldUnusualShapes(text);
}

function exclamationAsI(text: string): string {
  return text.includes('!') ? text.replace(/(?<=\p{L})!(?=\p{L})/gu, 'i') : text;
}

function foldUnusualShapes(text: string): string {
  let folded = text
    // Before NFKC, which would take the acute accent apart.
    .replace(apostrophes, "'")
    .normalize('NFKC')
    .toLowerCase()
    .replace(invisible, '');
  for (const [emoji, word] of emojiWords) folded = folded.replace(emoji, word);
  return exclamationAsI(folded.replace(/\p{Extended_Pictographic}/gu, ' '));
}

/** Two signs in a row that stand alone: without them no letters are spaced. */
const signsAlone = /[ .\-_*][^ .\-_*][ .\-_*]{1,2}[^ .\-_*](?:$|[ .\-_*])/u;

/** 'm o r i r e' and 'm.o.r.i.r.e' become one word; so do 's-u-i-c-i-d-e' and 's_u_i'. */
function joinSpacedLetters(text: string): string {
  if (!signsAlone.test(text)) return text;
  return text.replace(
    /(?<![\p{L}\p{N}'])\p{L}(?:[ .\-_*]{1,2}\p{L}){3,}(?![\p{L}\p{N}])/gu,
    (run) => run.replace(/[ .\-_*]/gu, ''),
  );
}

/** Most words: letters alone, none of them three times in a row. */
const plainWord = /^(?:([a-z\u00df-\u00f6\u00f8-\u00ff])(?!\1\1))+$/u;

function spellings(token: string, language: Language): string[] {
  if (plainWord.test(token)) return spelledOut(token, language);
  const opened =
    token.includes('*') || token.includes('#')
      ? unstar(token, language)
      : accentOfApostrophe(token, language);
  const parts =
    language === 'en' || language === 'nl' ? [opened.replace(/'/gu, '')] : opened.split("'");
  return parts
    .flatMap((part) => part.split(/[_*#]+/u))
    .filter((part) => part !== '')
    .flatMap((part) => spelledOut(shortenRuns(digitsToLetters(part), language), language));
}

function spelledOut(word: string, language: Language): string[] {
  return abbreviations[language].get(withoutAccents(word))?.split(' ') ?? [word];
}

/** Italians without the keys type "e'" and "piu'" for "è" and "più"; "po'" and "mo'" are short for something else. */
function accentOfApostrophe(token: string, language: Language): string {
  if (language !== 'it' || !/[aeiou]'$/u.test(token) || /^[pm]o'$/u.test(token)) return token;
  return `${token.slice(0, -1)}\u0300`.normalize('NFC');
}

function unstar(token: string, language: Language): string {
  const pattern = new RegExp(
    `^${withoutAccents(token)
      .replace(/[^\p{L}\p{N}*#]/gu, '')
      .replace(/[*#]+/gu, '\\p{L}{1,3}')}$`,
    'u',
  );
  return starredWords[language].find((word) => pattern.test(word)) ?? token;
}

function digitsToLetters(word: string): string {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  const hides = letters >= 2 && /\p{L}[\d@$€]+\p{L}/u.test(word);
  return hides ? word.replace(/[013457@$€]/gu, (sign) => digitsAsLetters[sign] ?? sign) : word;
}

/** 'mooorire' → 'morire'. Dutch and English spell with double vowels, so there two stay. */
function shortenRuns(word: string, language: Language): string {
  const vowels = language === 'nl' || language === 'en' ? '$1$1' : '$1';
  return word.replace(/([aeiou])\1{2,}/gu, vowels).replace(/([^aeiou\d])\1{2,}/gu, '$1$1');
}
