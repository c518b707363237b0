import type { Language } from '@accanto/contract';
import { foldCharacters } from '../../safety/normalise.ts';
import { watchRules } from '../../safety/watch-rules.ts';
import { isContent, withoutLead, wordsOf } from '../clauses.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { isSayable, partedLeftOut } from './sayable.ts';

const mostEchoWords = 12;
const mostOfAnswer = 3;

/** What opens a fragment and cannot be what the person does: 'catorce años …', 'school'. */
const noVerb: Readonly<Record<Language, RegExp>> = {
  it: /[aei]$/u,
  en: /(?!)/u,
  es: /[aens]$/u,
  nl: /(?:oo|aa|ee|uu|ie|ou|eu|ui|ij)\p{L}{1,2}$|(?:st|ing|er|s|e)$/u,
};

/** 'Zes eieren', 'derde poging'. */
const dutchNumber =
  /^(?:(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\p{L}+tien|\p{L}+tig)(?:honderd|duizend)?|honderd|duizend|eerste|tweede|derde|vierde|vijfde|zesde)$/u;

function isNoVerb(word: string, language: Language): boolean {
  if (language === 'nl' && dutchNumber.test(word)) return true;
  return word.length > 4 && noVerb[language].test(word);
}

/** 'To Sonia', 'with him' answer a question, and mean nothing without it. */
export function isMereAnswer(lower: readonly string[], grammar: Grammar): boolean {
  return grammar.linkers.has(lower[0] ?? '') && lower.length <= mostOfAnswer;
}

/** The whole of what stands between two marks, where no word of it would have to change but a possessive. */
export function echoOf(piece: string, grammar: Grammar, language: Language): string | null {
  const { rest, but } = partedLeftOut(
    withoutLead(wordsOf(piece, grammar), grammar).join(' '),
    language,
  );
  const words = rest.split(' ').filter((word) => word !== '');
  const lower = words.map((word) => word.toLowerCase());
  if (words.length === 0 || words.length > mostEchoWords) return null;
  const joined = lower.join(' ');
  if (isMereAnswer(lower, grammar)) return null;
  const first = lower[0] ?? '';
  const last = lower.at(-1) ?? '';
  // 'Die ligt nog op zolder': nothing that it depends on.
  const isThat =
    language === 'nl' &&
    first === 'die' &&
    /^(?:is|was|had|kan|wil|\p{L}+t)$/u.test(lower[1] ?? '');
  if (
    (grammar.dependent.has(first) && !isThat) ||
    grammar.dangling.has(last) ||
    !isSayable(joined, language)
  )
    return null;
  if (
    grammar.unsafe.test(joined) ||
    grammar.harshOnSelf.test(joined) ||
    watchRules[language].diagnosis.test(foldCharacters(joined))
  )
    return null;
  if (!lower.some((word) => isContent(word, grammar))) return null;
  const opensThing =
    grammar.determiners.has(first) || grammar.linkers.has(first) || /^\d/u.test(first);
  const told = lower.map((word, at) => {
    const shifted = grammar.shift(word, at, lower);
    if (shifted === word || (at === 0 && shifted === null && isNoVerb(word, language)))
      return words[at] ?? word;
    // 'Payday is Friday'.
    if (shifted?.toLowerCase() === word) return shifted;
    const isPossessive = shifted !== null && grammar.determiners.get(word) === shifted;
    // 'Tore my ligament': without its subject only English leaves open who did it.
    return isPossessive && (opensThing || language !== 'en') ? shifted : null;
  });
  const whole = told.filter((word) => word !== null);
  const small = (word: string): string =>
    word === 'I' || word !== words[0] ? word : word.charAt(0).toLowerCase() + word.slice(1);
  return whole.length === words.length ? `${whole.map(small).join(' ')}${but}` : null;
}

/** Answers that name a thing: how long they may be, and what names none. */
const mostOfThing = 6;
const mostWithNumber = 4;
const fewestLetters = 4;
const namesNothing: Readonly<Partial<Record<Language, RegExp>>> = {
  nl: /^(?:weg|wakker|nooit|altijd|graag|later|straks|vroeger|samen|alleen|thuis|helaas|gelukkig|natuurlijk|absoluut|totaal|precies|eindelijk|oeps|auw|jeetje|tjonge|getver|verdomme|sjonge|help|typisch|zucht|beide|allebei|mwah?|meh|lachen|zwaaien|(?!ziekte)\p{L}*(?:lijk|isch|loos)|stom|dom|raar|gek|zielig|sneu|suf|laf|lui|triest|flauw|fout|egoïst|zwak|vaak|meestal|vannacht|binnenkort|overal|nergens|ergens|zomaar|\p{L}*(?:kut|fuck|shit|klote|godver)\p{L}*|pf+\p{L}*|test\p{L}*|slecht\p{L}*|\p{L}*(\p{L})\1{2,}\p{L}*|[^aeiouy]+|\p{L}*[^aeiouyàéëïü]{6,}\p{L}*)$/u,
};

/** 'Vooral Milan', 'tijdens de les'. */
const dutchOpeners =
  /^(?:vooral|alleen|tegen|tijdens|volgens|door|onder|naast|achter|rond|na|om|sinds|per|tussen|zelfs)$/u;
/** 'Van blijdschap hoor'. */
const dutchEnd = / (?:hoor|he|hè|hé|joh|zeg|eigenlijk|natuurlijk)$/u;

/** A short answer that names a thing, with what it stands by: 'with your sister', 'Boris', '93'; null: it is none. */
export function answerOf(text: string, grammar: Grammar, language: Language): string | null {
  const nothing = namesNothing[language];
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
  if (watchRules[language].diagnosis.test(foldCharacters(joined))) return null;
  const opensThing =
    (grammar.linkers.has(first) || grammar.determiners.has(first) || dutchOpeners.test(first)) &&
    first !== 'het';
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
  if (dutchNumber.test(word)) return true;
  return word.length >= fewestLetters && isContent(word, grammar) && !nothing.test(word);
}
