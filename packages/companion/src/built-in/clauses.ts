import { type Grammar, readWords } from './grammar/grammar.ts';
import { withoutDrawl } from './plain-text.ts';

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

/** Fewer words before an "and" are no clause. */
const fewestJoined = 3;
/** 'I still shake' says something else than 'I still shake when the phone rings'. */
const fewestBeforeDependent = 5;
/** 'she asked if', 'hij merkte dat': what comes before is no sentence without what follows. */
const completing =
  /^(dat|of|if|who|wie|se|si|come|dove|como|cómo|donde|dónde|how|where|hoe|waar)$/iu;
const that = /^(que|che|that|dat)$/u;

/** The clauses of a text, cut at marks and conjunctions. */
export function clausesOf(text: string, grammar: Grammar): Clause[] {
  return partsOf(text).flatMap(({ piece, isOpen }) => clausesOfPart(piece, isOpen, grammar));
}

/** What stands between marks; open where it is a question, or where somebody is quoted. */
export function partsOf(text: string): { piece: string; isOpen: boolean }[] {
  // The mark in '7,4' and '16:30' cuts nothing.
  const marked =
    withoutSingleQuotes(text).match(/(?:[^.,;:!?…\n()–—]|(?<=\d)[.,:](?=\d))+[.,;:!?…\n()–—]?/gu) ??
    [];
  return marked.flatMap((part, at) => {
    const isSaid = saying.test(marked[at - 1] ?? '');
    const spoken = part.replace(/[.,;:!?…\n()–—]$/u, '').split(/["“”«»]+/u);
    return spoken.map((piece) => ({
      piece,
      isOpen: isSaid || spoken.length > 1 || /[?:]$/u.test(part),
    }));
  });
}

/** 'Hij zei: het is mooi geweest'. */
const saying =
  /(?<!\p{L})(?:detto|dice|dicono|said|says|told me|dijo|dicho|zei|zegt|zeiden|schreef|appte)(?: \p{L}+){0,3}:$/iu;

/** 'They call it 'a restructure'': quotation marks that look like apostrophes. */
function withoutSingleQuotes(text: string): string {
  return text.replace(/(^|\s)['‘]([^'‘’\n]{1,60})['’](?=[\s.,!?]|$)/gu, '$1$2');
}

/** The clauses of what stands between two marks. */
export function clausesOfPart(piece: string, isOpen: boolean, grammar: Grammar): Clause[] {
  const clauses: Clause[] = [];
  const all = wordsOf(piece, grammar);
  // "'s Avonds": the second word has the capital.
  const firstAt = all[0]?.startsWith("'") === true ? 1 : 0;
  const words = all.map((word, at) => (at === firstAt ? lowerFirst(word) : word));
  let start = 0;
  let lead = '';
  let opensPart = false;
  const close = (end: number, isCut: boolean): void => {
    if (end > start)
      clauses.push({
        words: withoutFillers(words.slice(start, end), grammar),
        written: withoutFillers(all.slice(start, end), grammar),
        // 'When I got home I cried': where the main clause begins, no mark tells.
        isOpen: isOpen || isCut || (opensPart && grammar.dependent.has(lead)),
        lead,
      });
  };
  for (const [at, word] of all.entries()) {
    const conjunction = word.toLowerCase();
    if (!grammar.conjunctions.has(conjunction)) continue;
    if (joinsNothing(words, start, at, grammar)) continue;
    if (joinsWords(words, start, at, grammar)) continue;
    if (isBound(words, start, at, grammar)) continue;
    const isShortened = grammar.dependent.has(conjunction) && at - start < fewestBeforeDependent;
    const isCut =
      (completing.test(word) && !likens(words, start, at)) ||
      isShortened ||
      grammar.contrasting.has(conjunction);
    const before = words[at - 1]?.toLowerCase() ?? '';
    const isJoined = grammar.joining.has(before);
    close(isJoined ? at - 1 : at, isCut);
    // 'I work all day and when I get home …': it opens what the "and" joins.
    opensPart = at === start || isJoined || that.test(before);
    start = at + 1;
    lead = conjunction;
  }
  close(all.length, false);
  return clauses;
}

/** 'She laughed as if …', as Italian and Spanish say it: what comes before is whole, unless the verb needs what follows. */
function likens(words: readonly string[], start: number, at: number): boolean {
  return (
    at - start >= fewestBeforeDependent &&
    /^(?:come se|como si)$/iu.test(`${words[at] ?? ''} ${words[at + 1] ?? ''}`) &&
    !words.slice(start, at).some((word) => needsLikeness.test(word))
  );
}

/** 'Mi sento come se', 'me trata como si'. */
const needsLikeness =
  /^(?:sent|sembr|par[ev]|tratt|trat[aoóá]|comport|guard|mir[aoóá]|è$|era$|es$|fu[ei]|sient|actú|act[uú])/iu;

/** 'Io e mia moglie ci siamo separati', 'I open the file and stare': an "and" that no clause of its own follows. */
function joinsWords(
  words: readonly string[],
  start: number,
  at: number,
  grammar: Grammar,
): boolean {
  if (at === start || !grammar.joining.has((words[at] ?? '').toLowerCase())) return false;
  return at - start < fewestJoined || !grammar.ownStart.test(textFrom(words, at + 1));
}

/** 'Doe maar wat', 'me siento como un extraño': a conjunction that joins no clauses there. */
function joinsNothing(
  words: readonly string[],
  start: number,
  at: number,
  { joinsNothing: among }: Grammar,
): boolean {
  const before = textFrom(words.slice(0, at), start);
  const marked = `${before} <${words[at] ?? ''}> ${textFrom(words, at + 1)}`.toLowerCase();
  return among.test(marked);
}

/** 'Hij zegt dat ik overdrijf': what depends on a short clause stays with it. */
function isBound(words: readonly string[], start: number, at: number, grammar: Grammar): boolean {
  if (!grammar.binding.has((words[at] ?? '').toLowerCase())) return false;
  // 'Die hond blaft', and 'Als hij belt', which does not begin like a main clause.
  if (withoutFillers(words.slice(start, at), grammar).length === 0)
    return !grammar.contrasting.has((words[at] ?? '').toLowerCase());
  if (grammar.joining.has((words[at - 1] ?? '').toLowerCase())) return false;
  const next = words.findIndex((word, i) => {
    const conjunction = word.toLowerCase();
    return i > at && grammar.conjunctions.has(conjunction) && !grammar.binding.has(conjunction);
  });
  return (next < 0 ? words.length : next) - start <= grammar.mostWords;
}

function textFrom(words: readonly string[], at: number): string {
  return words.slice(at).join(' ').toLowerCase();
}

/** The words without those that add nothing at the beginning and the end. */
export function withoutFillers(words: readonly string[], { fillers }: Grammar): readonly string[] {
  const kept = words.join(' ').replace(fillers, '');
  return kept === '' ? [] : kept.split(' ');
}

/** The words of a text as they were written, those that are shortened in typing whole; what is shouted becomes small. */
export function wordsOf(text: string, grammar: Grammar): string[] {
  const words =
    withoutDrawl(text)
      .replace(/[’ʼ`´]/gu, "'")
      .match(
        /[€$£]\d+(?:[.,]\d+)*|\d+(?:[.,:]\d+)*%|\d+(?:[.,:]\d+)+|(?<![\p{L}\d])'[nst](?!\p{L})|[\p{L}\p{M}\d]+(?:['-][\p{L}\p{M}\d]+)*'?/gu,
      ) ?? [];
  const isAllShouted = words.length > 1 && words.some(isShouted) && !/\p{Ll}/u.test(text);
  return words.flatMap((word) => {
    const calm =
      (isAllShouted || isShouted(word)) && !acronyms.has(word) ? word.toLowerCase() : word;
    return (grammar.shortened.get(calm.toLowerCase()) ?? calm).split(' ');
  });
}

/** They are always written large. */
const acronyms = readWords(
  'NHS GCSE GCSEs MRI ECG IVF ADHD BBC DWP PIP HMRC DVLA IKEA HGV ICU UTI GPS USA IBS COPD PTSD OCD',
);

function isShouted(word: string): boolean {
  return word.length > 2 && word === word.toUpperCase();
}

function lowerFirst(word: string): string {
  return isShouted(word) || word === 'I'
    ? word.toLowerCase()
    : word.charAt(0).toLowerCase() + word.slice(1);
}

/** 'e non ne posso più': the word that goes on from what came before is not part of it. */
export function withoutLead(words: readonly string[], grammar: Grammar): readonly string[] {
  const first = (words[0] ?? '').toLowerCase();
  const rest =
    grammar.joining.has(first) || grammar.contrasting.has(first) ? words.slice(1) : words;
  return withoutFillers(rest, grammar);
}

/** Whether a word, in lower case, says something by itself. */
export function isContent(word: string, grammar: Grammar): boolean {
  return (
    word.length >= 3 &&
    !grammar.adjectives.has(word) &&
    !grammar.stopwords.has(word) &&
    !grammar.linkers.has(word) &&
    !grammar.conjunctions.has(word) &&
    /\p{L}/u.test(word)
  );
}
