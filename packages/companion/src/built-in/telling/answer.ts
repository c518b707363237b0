import type { Language } from '@accanto/contract';
import { foldCharacters } from '../../safety/normalise.ts';
import { watchRules } from '../../safety/watch-rules.ts';
import { isContent, withoutLead, wordsOf } from '../clauses.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { isOwnForm, looksFinite } from '../grammar/nl-verbs.ts';
import { dutchNumber } from './echo.ts';
import { isSayable } from './sayable.ts';

/** In UTF-16 units. */
const longestAnswer = 80;
/** In words. */
const mostOfThing = 6;
const mostWithNumber = 4;
const fewestLetters = 4;
/** Words that name no thing, however they answer. */
const namesNothing: Readonly<Partial<Record<Language, RegExp>>> = {
  nl: /^(?:weg|nooit|altijd|hoezo|serieus|dankje\p{L}*|bedankt|graag|later|straks|vroeger|helaas|bruh|yolo|lmao|boeie\p{L}*|gelukkig|natuurlijk|absoluut|totaal|precies|eindelijk|oeps|auw|jeetje|tjonge|getver|verdomme|sjonge|help|typisch|zucht|beide|allebei|mwah?|meh|lachen|zwaaien|(?!ziekte)\p{L}*(?:lijk|isch|loos)|stom|dom|raar|gek|zielig|sneu|suf|laf|lui|triest|flauw|fout|egoïst|zwak|vaak|meestal|vannacht|binnenkort|overal|nergens|ergens|zomaar|\p{L}*(?:kut|fuck|shit|klote|godver)\p{L}*|pf+\p{L}*|test\p{L}*|slecht\p{L}*|\p{L}*(\p{L})\1{2,}\p{L}*|[^aeiouy]+|\p{L}*[^aeiouyàéëïü]{6,}\p{L}*)$/u,
};

/** 'Vooral Milan', 'tijdens de les'. */
const dutchOpeners =
  /^(?:vooral|alleen|tegen|tijdens|volgens|door|onder|naast|achter|rond|na|om|sinds|per|tussen|zelfs)$/u;
/** 'Van blijdschap hoor'. */
const dutchEnd = / (?:hoor|he|hè|hé|joh|zeg|eigenlijk|natuurlijk)$/u;

/** What may be danger, the numbers of help, and what is no number: '10/10', 'op zich'. */
const neverSaidBack =
  /dood|moord|zelfdoding|sterven|spring|ophang|pillen|touw|spoor|(?<!\d)(?:112|113|0800)|\d\/\d|^op zich/iu;

/** A short answer that names a thing, with what it stands by: 'with your sister', 'Boris', '93'; null: it is none. */
export function answerOf(text: string, grammar: Grammar, language: Language): string | null {
  const nothing = namesNothing[language];
  if (text.length > longestAnswer) return null;
  const words = withoutLead(wordsOf(text, grammar), grammar)
    .join(' ')
    .replace(dutchEnd, '')
    .split(' ')
    .filter((word) => word !== '');
  if (nothing === undefined || words.length === 0 || words.length > mostOfThing) return null;
  const lower = words.map((word) => word.toLowerCase());
  const joined = lower.join(' ');
  const first = lower[0] ?? '';
  const mayBeOwned = joined.replaceAll(/(?<!\p{L})(?:mijn|mn|m'n)(?!\p{L})/gu, '');
  if (grammar.dangling.has(lower.at(-1) ?? '') || grammar.dependent.has(first)) return null;
  if (!isSayable(mayBeOwned.trim(), language) || grammar.unsafe.test(joined)) return null;
  if (grammar.harshOnSelf.test(joined) || neverSaidBack.test(text)) return null;
  if (watchRules[language].diagnosis.test(foldCharacters(joined))) return null;
  const opensThing =
    isThingOf(lower, grammar) ||
    ((grammar.linkers.has(first) || grammar.determiners.has(first) || dutchOpeners.test(first)) &&
      first !== 'het');
  const hasNumber = /\d/u.test(joined) && words.length <= mostWithNumber;
  const isNamed =
    words.length === 1
      ? namesByItself(first, grammar, nothing)
      : words.length === 2 && words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word));
  const hasContent = lower.some((word) => word.length >= fewestLetters && isContent(word, grammar));
  const isOwned = lower.some((word) => grammar.determiners.get(word) === 'je');
  const namesThing = words.length > 1 && opensThing && (hasContent || hasNumber || isOwned);
  if (!namesThing && !hasNumber && !isNamed) return null;
  const told = lower.map((word, at) => {
    const isSmall = at === 0 && words.length > 1 && !isContent(word, grammar);
    return grammar.determiners.get(word) ?? (isSmall ? word : (words[at] ?? word));
  });
  const isChanged = lower.some((word, at) => {
    const shifted = at === 0 ? word : grammar.shift(word, at, lower);
    return shifted !== word && shifted !== grammar.determiners.get(word);
  });
  return isChanged ? null : told.join(' ');
}

function namesByItself(word: string, grammar: Grammar, nothing: RegExp): boolean {
  if (dutchNumber.test(word) || /^(?:maan|dins|woens|donder|vrij|zater|zon)dag$/u.test(word))
    return true;
  return word.length >= fewestLetters && isContent(word, grammar) && !nothing.test(word);
}

/** 'Auto van pa', not 'kom van school'. */
function isThingOf([first = '', second = '']: readonly string[], grammar: Grammar): boolean {
  return (
    grammar.linkers.has(second) &&
    isContent(first, grammar) &&
    !isOwnForm(first) &&
    !looksFinite(first) &&
    !first.endsWith('en')
  );
}
