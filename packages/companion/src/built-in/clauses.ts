import type { Grammar } from './grammar/grammar.ts';

/** A piece of a message between marks and conjunctions. */
export interface Clause {
  /** The first word of a sentence small: only a name keeps its capital. */
  words: readonly string[];
  /** As they were written. */
  written: readonly string[];
  /** It is not whole: somebody's words or what was said, asked or thought stand outside it. */
  isOpen: boolean;
  /** The conjunction before it. */
  lead: string;
}

/** A clause of fewer words says nothing. */
export const fewestWords = 3;
/** 'I still shake' says something else than 'I still shake when the phone rings'. */
const fewestBeforeDependent = 5;
/** 'she asked if', 'hij merkte dat': what comes before is no sentence without what follows. */
const completing =
  /^(dat|of|if|who|wie|se|si|come|dove|como|cómo|donde|dónde|how|where|hoe|waar)$/iu;
/** The clauses of a text, cut at marks and conjunctions. */
export function clausesOf(text: string, grammar: Grammar): Clause[] {
  return partsOf(text).flatMap(({ piece, isOpen }) => clausesOfPart(piece, isOpen, grammar));
}

/** What stands between marks; open where it is a question, or where somebody is quoted. */
export function partsOf(text: string): { piece: string; isOpen: boolean }[] {
  const marked =
    withoutSingleQuotes(text).match(/(?:[^.,;:!?…\n()–—]|(?<=\d)[.,:](?=\d))+[.,;:!?…\n()–—]?/gu) ??
    [];
  return marked.flatMap((part) => {
    const spoken = part.replace(/[.,;:!?…\n()–—]$/u, '').split(/["“”«»]+/u);
    return spoken.map((piece) => ({ piece, isOpen: spoken.length > 1 || part.endsWith('?') }));
  });
}

/** 'They call it 'a restructure'': quotation marks that look like apostrophes. */
function withoutSingleQuotes(text: string): string {
  return text.replace(/(^|\s)['‘]([^'‘’\n]{1,60})['’](?=[\s.,!?]|$)/gu, '$1$2');
}

/** The clauses of what stands between two marks. */
export function clausesOfPart(piece: string, isOpen: boolean, grammar: Grammar): Clause[] {
  const clauses: Clause[] = [];
  const all = wordsWithCase(piece);
  const words = all.map((word, at) => (at === 0 ? lowerFirst(word) : word));
  let start = 0;
  let lead = '';
  let opensPart = false;
  /** Where a dependent clause began that may be told together with the one before it. */
  let joint = 0;
  const push = (end: number, isCut: boolean): void => {
    if (end > start)
      clauses.push({
        words: withoutFillers(words.slice(start, end), grammar),
        written: all.slice(start, end),
        // 'When I got home I cried': where the main clause begins, no mark tells.
        isOpen: isOpen || isCut || (opensPart && grammar.dependent.has(lead)),
        lead,
      });
  };
  const close = (end: number, isCut: boolean): void => {
    // Too long together, they are two.
    if (joint > start && end - start > grammar.mostWords) {
      push(joint, joint - start < fewestBeforeDependent);
      lead = words[joint]?.toLowerCase() ?? '';
      start = joint + 1;
    }
    push(end, isCut);
    joint = 0;
  };
  for (const [at, word] of all.entries()) {
    const conjunction = word.toLowerCase();
    if (!grammar.conjunctions.has(conjunction)) continue;
    if (joinsWords(words, start, at, grammar)) continue;
    if (goesOn(words, at, grammar)) continue;
    if (at > start && grammar.toldTogether?.has(conjunction) === true) {
      if (joint === 0) joint = at;
      continue;
    }
    const isShortened = grammar.dependent.has(conjunction) && at - start < fewestBeforeDependent;
    close(at, completing.test(word) || isShortened || grammar.contrasting.has(conjunction));
    start = at + 1;
    lead = conjunction;
    opensPart = at === 0;
  }
  close(all.length, false);
  return clauses;
}

/** 'Io e mia moglie ci siamo separati', 'I open the file and stare': an "and" that no clause of its own follows. */
function joinsWords(
  words: readonly string[],
  start: number,
  at: number,
  grammar: Grammar,
): boolean {
  // Where a part begins with it, it joins nothing.
  if (at === 0 || !grammar.joining.has((words[at] ?? '').toLowerCase())) return false;
  return at - start < fewestWords || !startsOwn(words, at + 1, grammar);
}

/** 'So empty', 'seen once before': no subject of its own follows. */
function goesOn(words: readonly string[], at: number, grammar: Grammar): boolean {
  const word = (words[at] ?? '').toLowerCase();
  return grammar.beforeOwnStart?.has(word) === true && !startsOwn(words, at + 1, grammar);
}

function startsOwn(words: readonly string[], at: number, grammar: Grammar): boolean {
  return grammar.ownStart.test(words.slice(at).join(' ').toLowerCase());
}

/** Without the words at either end that add nothing. */
export function withoutFillers(words: readonly string[], grammar: Grammar): readonly string[] {
  if (grammar.fillers === undefined) return words;
  const kept = words.join(' ').replace(new RegExp(grammar.fillers, 'giu'), '');
  return kept === '' ? [] : kept.split(' ');
}

/** The words of a text as they were written; what is shouted becomes small. */
export function wordsWithCase(text: string): string[] {
  const words =
    text
      .replace(/[’ʼ`´]/gu, "'")
      .match(/[\p{L}\p{M}\d]+(?:(?:['-]|(?<=\d)[.,:](?=\d))[\p{L}\p{M}\d]+)*'?/gu) ?? [];
  return words.map((word) => (isShouted(word) ? word.toLowerCase() : word));
}

function isShouted(word: string): boolean {
  return word.length > 2 && word === word.toUpperCase();
}

function lowerFirst(word: string): string {
  return isShouted(word) || word === 'I'
    ? word.toLowerCase()
    : word.charAt(0).toLowerCase() + word.slice(1);
}
