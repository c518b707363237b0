import type { Language } from '@accanto/contract';
import { foldCharacters } from '../safety/normalise.ts';
import { watchRules } from '../safety/watch-rules.ts';
import {
  type Clause,
  clausesOf,
  clausesOfPart,
  isContent,
  partsOf,
  withoutLead,
  wordsOf,
} from './clauses.ts';
import { grammarOf } from './grammar/by-language.ts';
import { type Grammar, readWords } from './grammar/grammar.ts';
import { answerOf } from './telling/answer.ts';
import { echoOf } from './telling/echo.ts';
import { mayBeToldLong, tellableOf } from './telling/half.ts';
import { insultsByOthers, withoutSpeechOfOthers } from './telling/said-by-others.ts';

/** The person's own words, ready for a sentence of ours. */
export interface OwnWords {
  /** Clauses in the second person, the best first. */
  clauses: readonly string[];
  /** How the person said each of those, and with what conjunction it goes on from what came before. */
  saidAs: ReadonlyMap<string, { said: string; lead: string }>;
  /** Things they named, with article or possessive, the best first. */
  things: readonly string[];
  /** Pieces that say nothing of the person themselves, and so can be said as they stand: 'number 14', 'the tv talks too'. */
  echoes: readonly string[];
  /** What names a thing in answer to a question: 'with your sister', 'Boris', '93'. */
  answers: readonly string[];
  /** Pieces of what they wrote, unchanged but for apostrophes. */
  quotes: readonly string[];
}

/** 'Bueno', 'ni siquiera': of so few words, something must be told of the person. */
const fewWords = 3;
const mostQuoteWords = 14;
/** In words. */
const longTelling = 30;
/** A piece of so many words says something without a word of content: 'you don't want to see him'. */
const fewestPlainWords = 6;

/** What of a message can be said back in correct grammar. */
export function ownWordsOf(text: string, language: Language): OwnWords {
  const grammar = grammarOf(language);
  const clauses = clausesOf(text, grammar);
  const toldOf = new Map<Clause, string | null>();
  const tell = (clause: Clause): string | null => {
    const known = toldOf.get(clause);
    if (known !== undefined) return known;
    const words = tellBack(clause, grammar);
    toldOf.set(clause, words);
    return words;
  };
  const isTellable = (clause: Clause): boolean => tell(clause) !== null;
  const tellable = clauses.flatMap((clause) => tellableOf(clause, grammar, language, isTellable));
  const told = tellable.flatMap((clause) => {
    const words = tell(clause)?.replace(mereOpening, '') ?? null;
    const said = clause.words.join(' ');
    return words === null || namesIllness(words, language) || isSupposed(said, clause.lead, text)
      ? []
      : [{ words, said, lead: clause.lead }];
  });
  const byContent = sortByContent(
    told.map(({ words }) => words),
    grammar,
  );
  const parts = partsOf(text);
  const ofSelf = told.filter(({ words, said }) => words !== said).map(({ words }) => words);
  return {
    clauses: (isLongTelling(text) ? lastFirst(byContent, ofSelf) : byContent).map(asPrinted),
    saidAs: new Map(told.map(({ words, said, lead }) => [asPrinted(words), { said, lead }])),
    things: sortByContent(
      clauses.flatMap((clause) => thingsOf(clause.words, grammar)),
      grammar,
    ).map(asPrinted),
    echoes: sortByContent(
      parts.flatMap(({ piece, isOpen }) =>
        // 'Era de Soria, brava': a single word of several pieces says nothing.
        isOpen || (parts.length > 1 && !/\S\s+\S/u.test(piece.trim()))
          ? []
          : (echoOf(piece, grammar, language) ?? []),
      ),
      grammar,
    ).map(asPrinted),
    answers: answersOf(text, grammar, language),
    quotes: quotesOf(text, grammar),
  };
}

/** Of several pieces one that has more than a word. */
function answersOf(text: string, grammar: Grammar, language: Language): string[] {
  if (text.includes('?')) return [];
  const pieces = partsOf(text).filter(({ isOpen }) => !isOpen);
  const whole =
    pieces.length > 1 ? pieces.filter(({ piece }) => /\S\s+\S/u.test(piece.trim())) : pieces;
  return whole.flatMap(({ piece }) => answerOf(piece, grammar, language) ?? []).map(asPrinted);
}

/** 'È che non ho amici': what opens an explanation is no part of it. */
const mereOpening = /^(?:è (?:solo |anche )?che|it's (?:just |only )?that|it is (?:just )?that) /u;
/** 'That she couldn’t even call': an answer, no sentence. */
const mereAnswer =
  /^that (?:i|i'm|im|we|he|she|they|it|he's|she's|hes|shes|they're|theyre|nobody|my)\b/u;

/** 'The kids ask where he is': English ends so what is asked in another's words. */
const asksAtEnd =
  /\b(?:ask|asks|asked|asking|know|knows|knew|wonders?|wondered|wondering|sees?|saw) (?:me |us |him |her )?(?:(?:where|who|how|what) (?:\w+ ){1,3}(?:is|was|are|with|for|about)|how (?:it's|it is|things are) going)$/u;

/** One of two ways it may go, or a time or a case that has not come: 'or he leaves', 'because then I’m the bad guy'. */
const opensCase = readWords('or o oppure u of cuando quando wanneer');
const beforeThen = String.raw`\b(?:because|cos|cuz|if|or|unless|otherwise)\b[^.!?]*\bthen `;

function isSupposed(said: string, lead: string, text: string): boolean {
  if (opensCase.has(lead)) return true;
  if (lead !== 'then') return false;
  const whole = plainWords(text).join(' ');
  const before = whole.slice(0, Math.max(0, whole.indexOf(said.toLowerCase())));
  return new RegExp(`${beforeThen}$`, 'u').test(before);
}

/** Whether a message tells so much that nobody needs to be asked for more of it. */
export function isLongTelling(text: string): boolean {
  return text.split(/\s+/u).length >= longTelling;
}

/** In a long message what weighs comes late, and it is about whoever writes it. */
function lastFirst(clauses: readonly string[], ofSelf: readonly string[]): string[] {
  const place = (clause: string): number => ofSelf.lastIndexOf(clause);
  return clauses.toSorted((one, other) => place(other) - place(one));
}

/** 'You are depressed' would be a diagnosis of ours. */
function namesIllness(told: string, language: Language): boolean {
  return watchRules[language].diagnosis.test(foldCharacters(told));
}

/** The piece of a message, unchanged, that says most; undefined: none does. */
export function bestQuoteOf(text: string, language: Language): string | undefined {
  return quotesOf(text, grammarOf(language))[0];
}

/** Short parts whole; of longer ones the clauses, with the word that makes a clause depend on another. */
function quotesOf(text: string, grammar: Grammar): string[] {
  const pieces = partsOf(text).flatMap(({ piece, isOpen }) => {
    const whole = wordsOf(piece, grammar);
    if (whole.length <= mostQuoteWords) return [withoutLead(whole, grammar)];
    return clausesOfPart(piece, isOpen, grammar).map(({ written, lead }) =>
      grammar.dependent.has(lead) ? [lead, ...written] : written,
    );
  });
  return sortByContent(
    pieces.flatMap((piece) => quoteOf(piece, grammar) ?? []),
    grammar,
  ).map(asPrinted);
}

/** With the apostrophe of the texts around it. */
function asPrinted(text: string): string {
  return text.replaceAll("'", '’');
}

/** The words of a text that carry content, lower case. */
export function contentWords(text: string, language: Language): string[] {
  const { stopwords } = grammarOf(language);
  return [...new Set(plainWords(text))].filter((word) => word.length >= 4 && !stopwords.has(word));
}

/** Whether two texts share a word of content. */
export function sharesContent(one: string, other: string, language: Language): boolean {
  const words = new Set(contentWords(one, language).map(stem));
  return contentWords(other, language).some((word) => words.has(stem(word)));
}

function stem(word: string): string {
  return word.slice(0, Math.max(4, Math.min(6, word.length - 1)));
}

function plainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’ʼ`´]/gu, "'")
      .match(/[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*'?|\d+/gu) ?? []
  );
}

function tellBack(clause: Clause, grammar: Grammar): string | null {
  const { words, isOpen, lead } = clause;
  if (isOpen || !mayBeToldLong(words, grammar)) return null;
  if (grammar.subordinating.has(lead)) return null;
  const lower = words.map((word) => word.toLowerCase());
  const joined = lower.join(' ');
  if (words.length < grammar.fewestWords && grammar.shortEnough?.test(joined) !== true) return null;
  if (grammar.dangling.has(lower.at(-1) ?? '') && !asksAtEnd.test(joined)) return null;
  if (mereAnswer.test(joined)) return null;
  if (!grammar.safeStart.test(joined) || grammar.unsafe.test(joined)) return null;
  if (grammar.harshOnSelf.test(joined)) return null;
  const shifted = lower.map((word, at) => {
    const told = grammar.shift(word, at, lower);
    // Names keep their capital.
    return told === word ? (words[at] ?? word) : told;
  });
  if (!shifted.every((word) => word !== null)) return null;
  const told = shifted.filter((word) => word !== '').join(' ');
  if (words.length < fewWords && told === words.join(' ')) return null;
  return grammar.smooth?.(told) ?? told;
}

/** Whether somebody says something hard about themselves. */
export function isHarshOnSelf(text: string, language: Language): boolean {
  return isHarsh(withoutSpeechOfOthers(text, language), language);
}

/** Whether it is others who say something hard about the person: 'he told me I’m useless'. */
export function isInsulted(text: string, language: Language): boolean {
  if (isHarshOnSelf(text, language)) return false;
  return isHarsh(text, language) || insultsByOthers(text, language);
}

function isHarsh(text: string, language: Language): boolean {
  return grammarOf(language).harshOnSelf.test(plainWords(text).join(' '));
}

function thingsOf(words: readonly string[], grammar: Grammar): string[] {
  const things: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const thing = thingAt(words, at, grammar);
    if (thing === null) continue;
    things.push(thing.text);
    at = thing.end;
  }
  return things;
}

function thingAt(
  words: readonly string[],
  at: number,
  grammar: Grammar,
): { text: string; end: number } | null {
  const word = (words[at] ?? '').toLowerCase();
  const elided = grammar.elided?.test(word) ?? false;
  const told = grammar.determiners.get(word);
  if (told === undefined && !(elided && isContent(word.replace(/^.*'/u, ''), grammar))) return null;
  if (elided) return { text: words[at] ?? '', end: at };
  const parts = [told ?? ''];
  let end = at;
  const second = words[at + 1]?.toLowerCase();
  const possessive = second === undefined ? undefined : grammar.determiners.get(second);
  if (second !== undefined && possessive !== undefined && possessive !== second) {
    parts.push(possessive);
    end += 1;
  }
  // 'della mia bici': without its article the thing would not stand alone.
  const isBare = told !== word && possessive === undefined && grammar.needsArticle;
  if (isBare && !grammar.kin.has((words[at + 1] ?? '').toLowerCase())) return null;
  const adjective = words[end + 1];
  if (adjective !== undefined && grammar.adjectives.has(adjective.toLowerCase())) {
    parts.push(adjective);
    end += 1;
  }
  const noun = words[end + 1];
  if (noun !== undefined && (noun.endsWith("'s") || noun.endsWith("'"))) return null;
  if (noun === undefined || !isContent(noun.toLowerCase(), grammar)) return null;
  if (isOwnVerb(words, end + 1, grammar)) return null;
  if (grammar.notThing.test(`${word} ${noun.toLowerCase()}`)) return null;
  parts.push(noun);
  end += 1;
  const tail = tailOf(words, end, grammar);
  // 'the walled garden': what stands first may only describe what the clause is about.
  const next = words[end + tail.length + 1]?.toLowerCase();
  if (grammar.describesFirst && next !== undefined && mayBeDescribed(next, grammar)) return null;
  return { text: [...parts, ...tail].join(' '), end: end + tail.length };
}

function mayBeDescribed(word: string, grammar: Grammar): boolean {
  return (
    isContent(word, grammar) ||
    /^(days?|times?|things?|ways?|ones?|dag(en)?|ding(en)?|keer)$/u.test(word)
  );
}

/** 'le prendo' and 'las junto' are not things: the pronoun looks like an article. */
function isOwnVerb(words: readonly string[], at: number, grammar: Grammar): boolean {
  const lower = words.map((word) => word.toLowerCase());
  const word = lower[at] ?? '';
  return grammar.shift(word, at, lower) !== word;
}

/** 'di matematica', 'nel forno': one linker, at most one determiner that needs no change, one word of content. */
function tailOf(words: readonly string[], end: number, grammar: Grammar): string[] {
  const linker = words[end + 1]?.toLowerCase();
  if (linker === undefined || !grammar.linkers.has(linker)) return [];
  const second = words[end + 2] ?? '';
  const told = grammar.determiners.get(second.toLowerCase());
  const third = words[end + 3] ?? '';
  if (told !== undefined && isContent(third.toLowerCase(), grammar)) return [linker, told, third];
  return isContent(second.toLowerCase(), grammar) && told === undefined ? [linker, second] : [];
}

function quoteOf(words: readonly string[], grammar: Grammar): string | null {
  if (words.length > mostQuoteWords) return null;
  if (words.length < 2 && !isContent(words[0]?.toLowerCase() ?? '', grammar)) return null;
  if (!words.some((word) => isContent(word.toLowerCase(), grammar))) return null;
  return (
    words
      // What closes a quotation looks like an elision.
      .map((word) => (word.length > 4 || grammar.capitalI ? word.replace(/'$/u, '') : word))
      .map((word) => (/^i('|$)/u.test(word) && grammar.capitalI ? `I${word.slice(1)}` : word))
      .join(' ')
  );
}

function sortByContent(texts: readonly string[], grammar: Grammar): string[] {
  const weight = (text: string): number =>
    text
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length >= 4 && isContent(word, grammar))
      .reduce((sum, word) => sum + Math.min(10, word.length), 0);
  // 'lui non mi ama', 'I am 81': a short word or a number may carry it all.
  const saysSomething = (text: string): boolean =>
    text.split(' ').length >= fewestPlainWords ||
    /\D\d|^\d+ \p{L}/u.test(text) ||
    text
      .toLowerCase()
      .split(' ')
      .some((word) => isContent(word, grammar)) ||
    // English says so of a person, too.
    text.endsWith(' her');
  return [...new Set(texts)]
    .filter(saysSomething)
    .sort((one, other) => weight(other) - weight(one));
}
