import { limits } from '@accanto/contract';
import type { NormalisedText } from './normalise.ts';

/** Ages in words from 8 up to 17, in the order of the numbers. */
const ageWords = [
  'otto nove dieci undici dodici tredici quattordici quindici sedici diciassette',
  'eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'ocho nueve diez once doce trece catorce quince dieciseis diecisiete',
  'acht negen tien elf twaalf dertien veertien vijftien zestien zeventien',
].map((words) => words.split(' '));
const youngestWord = 8;

const number = `(\\d{1,2}|${ageWords.flat().join('|')})`;
/** Where a sentence may end, or go on about something else. */
const end =
  '(?=\\s*(?:$|[.,;:!?)\\n]|e\\b|ed\\b|ma\\b|and\\b|but\\b|so\\b|y\\b|pero\\b|en\\b|maar\\b))';
/** "When", "if", "not", "like": then it is no statement about now. */
const notNow =
  '(?<!\\b(?:quando|se|non|come|when|if|not|like|cuando|si|no|como|als|toen|niet|alsof)\\s+(?:io\\s+|i\\s+|yo\\s+|ik\\s+)?)';
const almost =
  '(?:solo |soltanto |appena |quasi |only |just |almost |nearly |solo |casi |pas |bijna |nog maar )?';

const statements = [
  `${notNow}\\bho ${almost}${number} anni(?!\\s+(?:di|fa|in|piu|meno)\\b)`,
  `${notNow}\\bi(?:'m| am|m) ${almost}${number}(?: years? old| yrs? old| yo\\b| y/o|${end})(?! (?:minutes?|weeks?|months?|days?|hours?))`,
  `${notNow}\\btengo ${almost}${number} anos(?!\\s+(?:de|mas|menos)\\b)`,
  `${notNow}\\bik ben ${almost}${number}(?: jaar(?:\\s+oud)?\\b(?!\\s+(?:getrouwd|samen|lid|werkzaam|geleden))|${end})`,
].map((source) => new RegExp(source, 'u'));

/** Said without a number. */
const minorWords = [
  `${notNow}\\bsono (?:ancora )?(?:un |una )?minorenne\\b`,
  `${notNow}\\b(?:faccio|sono in) (?:la )?(?:prima|seconda|terza) media\\b`,
  `${notNow}\\bi(?:'m| am|m) (?:still )?(?:a minor|underage|under 18)\\b`,
  `${notNow}\\bsoy (?:aun |todavia )?menor(?: de edad)?\\b`,
  `${notNow}\\bik ben (?:nog )?(?:minderjarig|onder de 18)\\b`,
  `${notNow}\\bik zit in de brugklas\\b`,
].map((source) => new RegExp(source, 'u'));

const quoted = /«[^»]*»|“[^”]*”|"[^"]*"/gu;

/**
 * The age that a message states of its writer, now: not in the past, of others, in quotation marks or as a
 * comparison. null: none. Whoever says "minor" without a number counts as one year short of age.
 */
export function statedAge(text: string): number | null {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’ʼ′`]/gu, "'")
    .replace(quoted, ' ')
    .toLowerCase();
  for (const statement of statements) {
    const found = statement.exec(plain)?.[1];
    if (found !== undefined) return ageOf(found);
  }
  return minorWords.some((words) => words.test(plain)) ? limits.minimumAgeYears - 1 : null;
}

/** Of one word and of two. */
const beforeAge = [/^(?:ho|tengo)$/u, /^(?:i am|ik ben)$/u];
/** 'I am 20 weeks pregnant', 'ik ben 30 kilo kwijt': that is no age. */
const afterAge = /^(?:anni|anos|jaar|years?|yrs?|yo|e|ed|ma|and|but|so|y|pero|en|maar|\.)$/u;
const yearWords = /^(?:anni|anos|jaar|years?|yrs?|yo|old|oud)$/u;

/**
 * The words of a message without those that state an adult's age. An age is said by young people who are in danger, and
 * by anybody who tells who they are: of an adult it is no sign of anything.
 * @param words as `normalise` gives them
 */
export function withoutAdultAge({ words, accented }: NormalisedText): NormalisedText {
  const isKept = words.map(() => true);
  words.forEach((word, at) => {
    const age = /^\d{2}$/u.test(word) ? Number(word) : 0;
    const lead =
      1 +
      beforeAge.findIndex((verb, more) =>
        verb.test(words.slice(Math.max(0, at - 1 - more), at).join(' ')),
      );
    const next = words[at + 1] ?? '.';
    // 'I am 62', but 'ho 62 anni'.
    const isAge = lead === 1 ? yearWords.test(next) : afterAge.test(next);
    if (age < limits.minimumAgeYears || lead === 0 || !isAge) return;
    let end = at + 1;
    while (yearWords.test(words[end] ?? '')) end += 1;
    isKept.fill(false, at - lead, end);
  });
  const kept = <Word>(list: readonly Word[]): Word[] => list.filter((_, at) => isKept[at]);
  return { words: kept(words), accented: kept(accented) };
}

function ageOf(found: string): number {
  if (/^\d/.test(found)) return Number(found);
  const words = ageWords.find((language) => language.includes(found)) ?? [];
  return youngestWord + words.indexOf(found);
}
