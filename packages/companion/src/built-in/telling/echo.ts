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

/** 'SUSPIRÓ' is given back without the shouting; 'UCI' is no shout. */
function unshouted(word: string): string {
  return word.length > 3 && word === word.toUpperCase() ? word.toLowerCase() : word;
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
  const words = rest
    .split(' ')
    .filter((word) => word !== '')
    .map(unshouted);
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
