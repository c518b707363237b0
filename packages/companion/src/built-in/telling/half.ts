import type { Language } from '@accanto/contract';
import type { Clause } from '../clauses.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { isHard } from './weight.ts';
import { auxiliary, past, presentStem } from '../grammar/en-verbs.ts';

/** A clause of a single verb may be so much longer than others. */
const longerBy = 3;
/** A half of fewer words is no sentence one would take up. */
const fewestOfHalf = 4;
/** A verb after an "and" stands among so many words, where the "and" goes on with what somebody does. */
const verbWithin = 4;

/** A verb of a main clause that can hardly be anything else, a whole lower-case word. */
const finite: Readonly<Record<Language, RegExp>> = {
  it: /^(?:è|c'è|c'era|sono|ho|ha|hai|hanno|l'ha|l'ho|l'hanno|m'ha|era|erano|ero|aveva|avevano|avevo|sta|stanno|va|vanno|fa|fanno|dice|dicono|vuole|vogliono|può|possono|deve|viene|vengono|resta|\p{L}{3,}(?:ava|eva|avano|evano|ivano))$/u,
  en: new RegExp(
    `^(?:${auxiliary}|(?!(?:red|bed|seed|feed|speed|hundred|married|old-fashioned)$)${past}|${presentStem}s|goes|tries|\\w+'s|i'm|i've|they're|they've|we're|we've|burst)$`,
    'u',
  ),
  es: /^(?:es|son|está|están|era|eran|fue|ha|han|he|hay|había|tiene|tienen|tengo|va|van|viene|vienen|sigue|siguen|dice|dicen|dijo|hizo|puso|vino|quiere|puede|(?!(?:día|días|tía|vía|policía|todavía|mía|librería|panadería|cafetería|energía|alegría|compañía)$)\p{L}{2,}(?:ó|aron|ieron|aba|aban|ía|ían))$/u,
  nl: /^(?:is|was|waren|zijn|heeft|had|hadden|heb|ben|gaat|ging|gingen|kan|kon|wil|wilde|moet|moest|komt|kwam|zei|zegt|staat|stond|zit|zat|ligt|lag|doet|deed|gaf|geeft|kreeg|krijgt|liet|bleef|vroeg|vond|nam|viel|liep|reed|hing|schoof|sluit|\p{L}{2,}(?:[kpstf]te|[lrndgv]de))$/u,
};

/** What follows belongs to a noun, or depends on something. */
const relative: Readonly<Record<Language, RegExp>> = {
  it: /^(?:che|cui|chi|dove|quando|come|se)$/u,
  en: /^(?:who|which|that|whose|what|when|where|how|if)$/u,
  es: /^(?:que|quien|donde|cuando|como|si|qué|quién|dónde)$/u,
  nl: /^(?:die|dat|wie|wat|waar|als|of|hoe)$/u,
};

/** 'Between', 'both': what comes before the "and" needs what comes after it; what is denied may be denied of both. */
const ofBoth =
  /(?<!\p{L})(?:tra|fra|sia|né|between|both|either|neither|can't|cannot|couldn't|entre|tanto|ni|tussen|zowel|noch)(?!\p{L})/u;
/** 'The dog I had': English describes so, without a word that says it. */
const described =
  /^(?:the|a|an|this|that|every|all|one|most|some) (?:[\w'-]+ ){1,3}(?:i|i've|i'd|he|she|we|they) /u;
/** Whoever does what comes after the "and" is named there. */
const ownSubject: Readonly<Record<Language, RegExp>> = {
  it: /^(?:(?:adesso|ora|oggi|ieri|stamattina|stasera|quest[ao] \p{L}+|da allora|da primavera) )?(?:uno|una|il|la|lo|i|gli|le|mio|mia|l'\p{L}+|lui|lei|loro|nessuno|ho) /u,
  en: /^(?:(?:now|today|yesterday|this week|last week|since \w+) )?(?:the|my|one of|his|her|their|he|she|they|it|nobody|everyone) /u,
  es: /^(?:(?:ahora|hoy|ayer|anoche|est[ea] \p{L}+) )?(?:el|la|los|las|uno|una|mi|mis|su|sus|él|ella|nadie) /u,
  nl: /^(?:de|het|mijn|zijn|haar|hun|hij|zij|ze|er|niemand|iedereen|eentje|een van|deze \p{L}+|sinds \p{L}+ \p{L}+|nu|vandaag|gisteren|in \p{L}+) /u,
};

/**
 * The pieces of a clause that may be told back, best first: of what is too long, what stands on either side of an
 * "and", or the whole where it is plain; of what cannot be told back as a whole, the same halves.
 */
export function tellableOf(
  clause: Clause,
  grammar: Grammar,
  language: Language,
  isTellable: (clause: Clause) => boolean,
): Clause[] {
  if (isTellable(clause)) {
    if (clause.words.length <= grammar.mostWords) return [clause];
  } else if (clause.isOpen) return [];
  const lower = clause.words.map((word) => word.toLowerCase());
  // A hard word about oneself is not left out of what is said back.
  if (grammar.harshOnSelf.test(lower.join(' '))) return [];
  const halves = halvesOf(lower, grammar, language)
    .map(([from, to]) => ({
      ...clause,
      words: clause.words.slice(from, to),
      written: clause.written.slice(from, to),
    }))
    .filter(isTellable);
  const kept = halves.map(({ words }) => words.join(' ')).join(' ');
  // Who tells of a death on the way from the shop is not told that they were at the shop.
  const isLeftOut = (sign: (text: string) => boolean): boolean =>
    sign(lower.join(' ')) && !sign(kept.toLowerCase());
  if (isLeftOut((text) => isHard(text, language)) || isLeftOut((text) => endsLife.test(text)))
    return [];
  if (halves.length > 0) return halves;
  return isPlainLong(lower, grammar, language) ? [clause] : [];
}

/** Whatever is told beside it, it is not left out. */
const endsLife =
  /(?<!\p{L})(?:ammazz|uccid|impicc|buttarmi|mi butto|muoi|morir|mori|kill|die(?!\p{L})|jump|hang|dead|suicid|matar|mato|morir|muer|tirarme|dood|sterf|sterven|spring)/u;

/** A clause of a single verb, a little longer than others. */
function isPlainLong(lower: readonly string[], grammar: Grammar, language: Language): boolean {
  const verbs = lower.filter((word) => finite[language].test(word)).length;
  const mostVerbs = lower.some((word) => relative[language].test(word)) ? 2 : 1;
  const joins = lower.some((word) => grammar.joining.has(word));
  return (
    lower.length > grammar.mostWords &&
    mayBeToldLong(lower, grammar) &&
    !joins &&
    verbs > 0 &&
    verbs <= mostVerbs
  );
}

/** Whether a clause that may be longer than others is told back. */
export function mayBeToldLong(words: readonly string[], grammar: Grammar): boolean {
  return words.length <= grammar.mostWords + longerBy;
}

/** From where to where the halves reach that can stand alone. */
function halvesOf(
  lower: readonly string[],
  grammar: Grammar,
  language: Language,
): (readonly [number, number])[] {
  const and = lower.findLastIndex(
    (word, at) =>
      grammar.joining.has(word) &&
      at <= grammar.mostWords &&
      at >= fewestOfHalf &&
      goesOn(lower, at, language),
  );
  if (and < 0) return [];
  const first = lower.slice(0, and);
  if (ofBoth.test(first.join(' ')) || grammar.dependent.has(first[0] ?? '')) return [];
  if (language === 'en' && described.test(first.join(' '))) return [];
  const verbAt = first.findIndex((word) => finite[language].test(word));
  // 'La signora che vende i fiori e …': before the "and" there is no sentence yet.
  const isWhole =
    verbAt >= 0 && !first.slice(0, verbAt).some((word) => relative[language].test(word));
  if (!isWhole) return [];
  const rest = lower.slice(and + 1);
  const standsAlone =
    rest.length >= fewestOfHalf &&
    rest.length <= grammar.mostWords &&
    ownSubject[language].test(rest.join(' '));
  return [[0, and], ...(standsAlone ? [[and + 1, lower.length] as const] : [])];
}

/** Whether a verb follows an "and", not only a second thing. */
function goesOn(lower: readonly string[], and: number, language: Language): boolean {
  const next = lower.slice(and + 1, and + 1 + verbWithin);
  if (ownSubject[language].test(`${next.join(' ')} `))
    next.push(...lower.slice(and + 1 + verbWithin, and + 4 + verbWithin));
  const verbAt = next.findIndex((word) => finite[language].test(word));
  return verbAt >= 0 && !next.slice(0, verbAt).some((word) => relative[language].test(word));
}
