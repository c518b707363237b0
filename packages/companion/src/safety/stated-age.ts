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
  '(?=\\s*(?:$|[.,](?!\\d)|[;:!?)\\n]|\\p{Extended_Pictographic}|(?:e|ed|ma|and|but|so|y|pero|en|maar|btw|lol|lmao|haha+|tho|though|tbh|jaja+|trouwens|hoor|cmq|comunque)\\b|too\\b(?! (?:many|much|late|old))))';
/** "When", "if", "not", "like": then it is no statement about now. */
const notNow =
  '(?<!\\b(?:quando|se|non|come|when|if|not|like|cuando|si|no|como|als|toen|niet|alsof)\\s+(?:io\\s+|i\\s+|yo\\s+|ik\\s+)?)';
const almost =
  '(?:solo |soltanto |appena |quasi |only |just |almost |nearly |solo |casi |pas |bijna |nog maar )?';
/** 'Tengo 15 y no sé' is an age, 'tengo 3 y medio' and 'tengo 20, ¿quieres?' may be anything. */
const schoolAge = '(1[1-7]|once|doce|trece|catorce|quince|dieciseis|diecisiete)';

const statements = [
  `${notNow}\\bho ${almost}${number} anni(?!\\s+(?:di|fa|in|piu|meno)\\b)`,
  `${notNow}\\bi(?:'m| am|m) ${almost}${number}(?: years? old| yrs? old| ?yo\\b| y/o| ?[fm]\\b|${end})(?! (?:minutes?|weeks?|months?|days?|hours?)| and a half (?:stone|hours|weeks|months|miles))`,
  `${notNow}\\bte?ngo ${almost}${number} anos(?!\\s+(?:de|mas|menos)\\b)`,
  `${notNow}(?<!\\b(?:que|los) )\\bte?ngo ${almost}${schoolAge}${end}(?!,? ?(?:y |pero )?(?:me |nos )?(?:falt|qued|sobr|necesit|vend|compr|son\\b))`,
  `${notNow}(?:\\b(?:ik|k|'k) ben|\\bkben|(?:^|[.,;!?\\n]\\s*|\\bnee |\\bja )ben) ${almost}${number}(?: jaar(?:\\s+oud)?\\b(?!\\s+(?:getrouwd|samen|lid|werkzaam|geleden|clean|nuchter|bezig|in|verder))|${end})`,
  // A message that is nothing else: '14 btw', '16f'.
  `^(?:(?:btw|well|and|so|nou|trouwens) )?(1[0-7])(?: ?[fm]\\b| ?yo\\b| y/o| btw| tbh)\\W*$`,
].map((source) => new RegExp(source, 'u'));

const dutchClass = '(?:eerste|tweede|derde|vierde|1e|2e|3e|4e|1ste|2de|3de|4de)';
const dutchSchool = '(?:vmbo|havo|vwo|mavo|gymnasium|atheneum)';
const spanishYear = '(?:primero|segundo|tercero|cuarto|1[oº°]?|2[oº°]?|3[oº°]?|4[oº°]?)';
/** Said without a number, or by the year at school; whoever teaches there says it otherwise. */
const minorWords = [
  `${notNow}\\bsono (?:ancora )?(?:un |una )?minorenne\\b`,
  `${notNow}\\b(?:faccio|sono in|vado in) (?:la )?(?:prima|seconda|terza) (?:media|superiore|liceo)\\b`,
  `${notNow}\\bfaccio (?:il |la )?(?:primo|secondo|terzo|prima|seconda|terza) (?:anno )?(?:di |del )?(?:liceo|superiori?|scientifico|classico|linguistico)\\b`,
  `${notNow}\\bi(?:'m| am|m) (?:still )?(?:a minor|underage|under 18)\\b`,
  `${notNow}\\bi(?:'m| am|m) (?:only |still )?in (?:year (?:[5-9]|1[0-2])|yr ?(?:[5-9]|1[0-2])|(?:the )?(?:[5-9]|1[01])th grade|(?:fifth|sixth|seventh|eighth|ninth|tenth|eleventh) grade|(?:middle|junior high) school)\\b(?! of)`,
  `${notNow}\\bsoy (?:aun |todavia )?menor(?: de edad)?\\b`,
  `${notNow}\\b(?:voy|estoy|curso|hago) (?:en |a )?${spanishYear} (?:de |del )?(?:la )?(?:eso|secundaria|primaria|prepa|preparatoria)\\b`,
  `${notNow}\\bik ben (?:nog )?(?:minderjarig|onder de 18)\\b`,
  `${notNow}(?:\\b(?:ik|k) |^|[.,;!?\\n]\\s*)zit (?:nu |nog |pas )?in (?:de brugklas\\b|groep [5-8]\\b|(?:de )?${dutchClass} (?:klas(?!\\w)(?!.*\\btrein)|(?:van (?:de |het )?)?${dutchSchool}\\b)|(?:klas )?[1-5] ${dutchSchool}\\b|${dutchSchool} ?[1-4]\\b)`,
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
