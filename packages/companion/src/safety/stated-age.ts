import { limits } from '@accanto/contract';

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

function ageOf(found: string): number {
  if (/^\d/.test(found)) return Number(found);
  const words = ageWords.find((language) => language.includes(found)) ?? [];
  return youngestWord + words.indexOf(found);
}
