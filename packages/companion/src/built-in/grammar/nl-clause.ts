import { readWords } from './grammar.ts';
import {
  clearStems,
  irregular,
  otherStems,
  isOwnForm,
  isSurelyFinite,
  isWeakPast,
  looksFinite,
  pasts,
} from './nl-verbs.ts';
import { adjectives, asking, determiners, prepositions, subordinators } from './nl-words.ts';
import { type Token, spelledOut } from './nl-spelling.ts';

/** Singular forms that cannot be infinitives, and no noun. */
const singular = readWords(
  `is heeft kan mag wil zal wordt gaat komt ben heb ga kom voel moest ${[...irregular.values()].join(' ')} ${[...clearStems, ...otherStems].map((stem) => `${stem}t`).join(' ')}`,
);
/** After those a subject does not begin a clause of its own. */
const goesOn = readWords(
  'en of maar want dus dan als dat die wat ook alleen zelfs alsof noch toen nu behalve',
);
const surelySubject = /^(?:ik|hij|we|wij)$/u;
const maybeSubject = /^(?:ze|zij|het|dit|dat|er|niemand|iedereen|wie|alles)$/u;
const ownSubject = /^(?:ik|ie|hij|ze|zij|we|wij|er|het|niemand|iedereen|alles|mama|papa)$/u;
const owner = /^(?:mijn|haar|hun|onze|ons|de|zijn)$/u;
const participle = /^(?:ge|ver|be|ont|her|af|uit|op|aan)\p{L}{2,}(?:d|t|en)$/u;
/** 'Hij komt niet zei ze': what was said stands before it. */
const sayingBehind =
  /^(?:zei|zeiden|zegt|hoorde|hoorden|vertelde|vertelden|bleek|dacht|dachten|las|lazen|begreep)$/u;

/** Every word of a clause asks for the clause. */
const read = new WeakMap<readonly string[], readonly Token[] | null>();

/** A clause as it can be told back; null: that is not sure. */
export function wholeClause(typed: readonly string[]): readonly Token[] | null {
  const known = read.get(typed);
  if (known !== undefined) return known;
  const clause = readClause(typed);
  read.set(typed, clause);
  return clause;
}

function readClause(typed: readonly string[]): readonly Token[] | null {
  const tokens = spelledOut(typed);
  const words = tokens.map(({ word }) => word);
  const end = endOf(tokens, words);
  if (end === null) return null;
  const kept = words.slice(0, end);
  if (kept.length < 3 || isBroken(kept)) return null;
  return tokens.slice(0, end);
}

/** Where a second clause begins that nothing parts from the first; null: something is out of order. */
function endOf(tokens: readonly Token[], words: readonly string[]): number | null {
  for (let at = 2; at < words.length; at += 1) {
    const head = words.slice(0, at);
    const isNew =
      startsAnew(at, words) || (tokens[at]?.isAfterTag === true && isSubject(at, words));
    if (isNew) return isSentence(head) ? at : null;
    if (isSaidBehind(at, words) && isSentence(head)) return at;
  }
  return appendedAt(words) ?? words.length;
}

/** The verb stands second behind what is surely a subject. */
function isSentence(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = words;
  if (
    words.length < 3 ||
    prepositions.has(words.at(-1) ?? '') ||
    determiners.has(words.at(-1) ?? '')
  )
    return false;
  if (first === 'ik' || surelySubject.test(first)) return true;
  if (maybeSubject.test(first)) return looksFinite(second);
  return determiners.has(first) ? looksFinite(third) : looksFinite(second);
}

function isSubject(at: number, words: readonly string[]): boolean {
  const word = words[at] ?? '';
  return surelySubject.test(word) || (maybeSubject.test(word) && looksFinite(words[at + 1] ?? ''));
}

function startsAnew(at: number, words: readonly string[]): boolean {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  const next = words[at + 1] ?? '';
  if (goesOn.has(before) || subordinators.has(before) || asking.has(before)) return false;
  const isVerb =
    singular.has(next) || pasts.has(next) || (isWeakPast(next) && !/(?:st|end)e$/u.test(next));
  const isPlural =
    /^(?:we|wij|ze|zij)$/u.test(word) && /^(?:zijn|hebben|waren|hadden)$/u.test(next);
  const mayBePlural = /^(?:we|wij|ze|zij|er|het|dit|dat)$/u.test(word);
  const isBehindVerb =
    isSurelyFinite(before) || (looksFinite(before) && (mayBePlural || before.endsWith('t')));
  const depends = words
    .slice(1, at)
    .some((earlier) => subordinators.has(earlier) || /^(?:welke?|hoeveel)$/u.test(earlier));
  if (surelySubject.test(word))
    return (isVerb || isPlural || (word === 'ik' && isOwnForm(next))) && !isBehindVerb;
  if (depends || prepositions.has(before)) return false;
  if (maybeSubject.test(word)) return (isVerb || isPlural) && !isBehindVerb;
  const isNoun = owner.test(word) && !determiners.has(before) && !isBehindVerb;
  const verb = words[at + 2] ?? '';
  return (
    isNoun && at >= 3 && (singular.has(verb) || /^(?:was|had|zei|ging|kwam|werd)$/u.test(verb))
  );
}

/** 'De knop doet het niet zei hij': behind a sentence, and nothing opens it. */
function isSaidBehind(at: number, words: readonly string[]): boolean {
  const before = words[at - 1] ?? '';
  const opens =
    goesOn.has(before) || subordinators.has(before) || asking.has(before) || before === 'ik';
  if (!sayingBehind.test(words[at] ?? '') || words.slice(0, at).includes('en')) return false;
  return (
    at >= 3 &&
    !opens &&
    /^(?:ik|hij|ze|zij|we|wij|mijn|de|onze|iedereen)$/u.test(words[at + 1] ?? '')
  );
}

/** 'We hebben elkaar niet gesproken mijn man (en ik)': a subject behind the end. */
function appendedAt(words: readonly string[]): number | null {
  const at = words.length - 2;
  const isAppended =
    (participle.test(words[at - 1] ?? '') || words[at - 1] === 'elkaar') &&
    /^(?:mijn|onze)$/u.test(words[at] ?? '');
  return isAppended && at >= 3 ? at : null;
}

/** A clause that depends on another, a noun without its verb, or somebody's words without marks. */
function isBroken(words: readonly string[]): boolean {
  const text = words.join(' ');
  return (
    isDependentAlone(words) ||
    isDescribedOnly(words) ||
    /^\S+ \S+ (?:heeft|heb|hebben|had)$/u.test(text) ||
    /(?<!\p{L})(\p{L}+ \p{L}+) \1(?!\p{L})/u.test(text) ||
    /(?<!\p{L})(?:zei|zegt|riep|roept) (?:altijd|steeds|nooit|gewoon|toen|dan|ook) (?!dat |of |wat |hoe |waarom |niks|nee|ja|tegen|het |iets|sorry)\p{L}/u.test(
      text,
    ) ||
    /(?<!\p{L})(?:zei|zegt) (?:altijd|steeds|gewoon|toen)$/u.test(text) ||
    /(?<!\p{L})gezegd (?!.*(?<!\p{L})(?:dat|of|wat|hoe|waarom|omdat|toen|als|en|maar)(?!\p{L})).*(?<!\p{L})ik(?!\p{L})/u.test(
      text,
    ) ||
    /(?<!\p{L})gezegd (?:kom|ga|doe|laat|stop|bel|blijf|hou|zoek)(?!\p{L})/u.test(text) ||
    /(?<!\p{L})zeg(?:t)? (?:is|ben|heb|heeft|was|kom|ga|doe|joh)(?!\p{L})/u.test(text)
  );
}

/** 'Dat ie met hem moet praten'; 'dat mes neem ik mee' is whole. */
function isDependentAlone(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = words;
  if (first !== 'dat') return false;
  // 'Dat zijn oude sneetjes', but 'dat zijn schouders gingen'.
  if (second === 'zijn') return isSurelyFinite(words.at(-1) ?? '');
  if (ownSubject.test(second) || determiners.has(second)) return true;
  const isVerbEarly = [second, third].some((word) => isOwnForm(word) || looksFinite(word));
  return !isVerbEarly && isSurelyFinite(words.at(-1) ?? '');
}

/** 'Mijn vriendin die zwanger is, Anouk': its own verb is missing. */
function isDescribedOnly(words: readonly string[]): boolean {
  const at = words.findIndex(
    (word, i) => i === (adjectives.has(words[1] ?? '') ? 3 : 2) && /^(?:die|dat)$/u.test(word),
  );
  if (at < 0 || !determiners.has(words[0] ?? '') || prepositions.has(words[at - 1] ?? ''))
    return false;
  if (words.slice(1, at).some((word) => isSurelyFinite(word) || looksFinite(word))) return false;
  return !words.some((word, i) => {
    const before = words[i - 1] ?? '';
    const endsRelative = looksFinite(before) || participle.test(before);
    return i > at + 2 && endsRelative && (isSurelyFinite(word) || looksFinite(word));
  });
}
