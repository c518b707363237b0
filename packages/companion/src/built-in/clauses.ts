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
/** A longer one is not told back. */
export const mostWords = 10;
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
  const marked = text.match(/[^.,;:!?…\n()–—]+[.,;:!?…\n()–—]?/gu) ?? [];
  return marked.flatMap((part) => {
    const spoken = part.replace(/[.,;:!?…\n()–—]$/u, '').split(/["“”«»]+/u);
    return spoken.map((piece) => ({ piece, isOpen: spoken.length > 1 || part.endsWith('?') }));
  });
}

/** The clauses of what stands between two marks. */
export function clausesOfPart(piece: string, isOpen: boolean, grammar: Grammar): Clause[] {
  const clauses: Clause[] = [];
  const all = wordsWithCase(piece).map((word) => grammar.shortened.get(word.toLowerCase()) ?? word);
  const words = all.map((word, at) => (at === 0 ? lowerFirst(word) : word));
  let start = 0;
  let lead = '';
  let opensPart = false;
  const close = (until: number, isCut: boolean): void => {
    const [from, end] = withoutFillers(words, start, until, grammar);
    if (end > from)
      clauses.push({
        words: words.slice(from, end),
        written: all.slice(from, end),
        // 'When I got home I cried': where the main clause begins, no mark tells.
        isOpen: isOpen || isCut || (opensPart && grammar.dependent.has(lead)),
        lead,
      });
  };
  for (const [at, word] of all.entries()) {
    const conjunction = word.toLowerCase();
    if (!grammar.conjunctions.has(conjunction)) continue;
    // 'i miei non capiscono però'
    if (at === all.length - 1 && grammar.fillersAfter.has(conjunction)) continue;
    if (joinsWords(words, start, at, grammar)) continue;
    const isShortened = grammar.dependent.has(conjunction) && at - start < fewestBeforeDependent;
    if (staysWhole(words, start, at, grammar)) continue;
    // 'but when I knocked', 'da quando è nato': nothing of its own stands before it.
    const opensClause =
      start === at || (at - start === 1 && grammar.linkers.has(words[start] ?? ''));
    close(at, completing.test(word) || isShortened || grammar.contrasting.has(conjunction));
    start = at + 1;
    lead = conjunction;
    opensPart = opensClause;
  }
  close(all.length, false);
  return clauses;
}

/** 'beh, non lo so dai': what is only said around a clause; 'si sente sola' is none. */
export function withoutFillers(
  words: readonly string[],
  start: number,
  end: number,
  { fillersBefore, fillersAfter }: Grammar,
): [number, number] {
  const is = (fillers: ReadonlySet<string>, at: number): boolean =>
    fillers.has((words[at] ?? '').toLowerCase());
  let from = start;
  let until = end;
  while (from < until && is(fillersBefore, from)) from += 1;
  while (until > from && is(fillersAfter, until - 1)) until -= 1;
  return [from, until];
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

/** 'Sono triste perché lui è partito': short enough to be told with its reason. */
function staysWhole(
  words: readonly string[],
  start: number,
  at: number,
  grammar: Grammar,
): boolean {
  if (at - start < 2 || !grammar.kept.has((words[at] ?? '').toLowerCase())) return false;
  const rest = words.slice(at + 1);
  const next = rest.findIndex((word) => grammar.conjunctions.has(word.toLowerCase()));
  const end = next < 0 ? words.length : at + 1 + next;
  return end - at > 1 && end - start <= mostWords;
}

/** The words of a text as they were written; what is shouted becomes small. */
export function wordsWithCase(text: string): string[] {
  const words =
    text.replace(/[’ʼ`´]/gu, "'").match(/[\p{L}\p{M}\d]+(?:['-][\p{L}\p{M}\d]+)*'?/gu) ?? [];
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
