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
const that = /^(que|q|che|that|dat)$/u;

/** The clauses of a text, cut at marks and conjunctions. */
export function clausesOf(text: string, grammar: Grammar): Clause[] {
  return partsOf(text).flatMap(({ piece, isOpen }) => clausesOfPart(piece, isOpen, grammar));
}

/** What stands between marks; open where it is a question, or where somebody is quoted. */
export function partsOf(text: string): { piece: string; isOpen: boolean }[] {
  const marked = text.match(/[^.,;:!?…\n()–—]+[.,;:!?…\n()–—]?/gu) ?? [];
  return marked.flatMap((part) => {
    const spoken = part.replace(/[.,;:!?…\n()–—]$/u, '').split(/["“”«»]+/u);
    return spoken.map((piece) => ({ piece, isOpen: spoken.length > 1 || part.endsWith('?') }));
  });
}

/** The clauses of what stands between two marks. */
export function clausesOfPart(piece: string, isOpen: boolean, grammar: Grammar): Clause[] {
  const clauses: Clause[] = [];
  const all = wordsWithCase(piece);
  const words = all.map((word, at) => (at === 0 ? lowerFirst(word) : word));
  let start = 0;
  let lead = '';
  let opensPart = false;
  const close = (end: number, isCut: boolean): void => {
    if (end > start)
      clauses.push({
        words: withoutFillers(words.slice(start, end), grammar),
        written: all.slice(start, end),
        // 'When I got home I cried': where the main clause begins, no mark tells.
        isOpen: isOpen || isCut || (opensPart && grammar.dependent.has(lead)),
        lead,
      });
  };
  for (const [at, word] of all.entries()) {
    const conjunction = word.toLowerCase();
    if (!grammar.conjunctions.has(conjunction)) continue;
    if (joinsWords(words, start, at, grammar)) continue;
    if (
      grammar.goesOn?.test(
        words
          .slice(start, at + 1)
          .join(' ')
          .toLowerCase(),
      ) === true
    )
      continue;
    const isShortened = grammar.dependent.has(conjunction) && at - start < fewestBeforeDependent;
    const before = all[at - 1]?.toLowerCase() ?? '';
    const isJoined = grammar.joining.has(before);
    close(
      isJoined ? at - 1 : at,
      completing.test(word) || isShortened || grammar.contrasting.has(conjunction),
    );
    start = at + 1;
    lead = conjunction;
    // 'I work all day and when I get home …': it opens what the "and" joins.
    opensPart = at === 0 || isJoined || that.test(before);
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
  if (!grammar.joining.has((words[at] ?? '').toLowerCase())) return false;
  const after = words
    .slice(at + 1)
    .join(' ')
    .toLowerCase();
  return at - start < fewestWords || !grammar.ownStart.test(after);
}

/** The words without those that add nothing at the beginning and the end. */
export function withoutFillers(words: readonly string[], grammar: Grammar): readonly string[] {
  if (grammar.fillers === undefined) return words;
  const kept = words.join(' ').replace(new RegExp(grammar.fillers, 'giu'), '');
  return kept === '' ? [] : kept.split(' ');
}

/** The words of a text as they were written; what is shouted becomes small. */
export function wordsWithCase(text: string): string[] {
  const calm = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) ? text.toLowerCase() : text;
  const words =
    calm.replace(/[’ʼ`´]/gu, "'").match(/[\p{L}\p{M}\d]+(?:['-][\p{L}\p{M}\d]+)*'?/gu) ?? [];
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
