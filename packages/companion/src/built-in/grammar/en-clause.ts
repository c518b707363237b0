import { spelledOut } from './en-spelling.ts';
import { auxiliary, past, presentStem } from './en-verbs.ts';
import { readWords } from './grammar.ts';

/** After those a clause may begin without a mark: 'I think she …', 'glad he …', 'every time I …'. */
const takers =
  '(?:think|know|feel|guess|hope|wish|say|mean|suppose|believe|swear|bet|reckon|pretend|imagine|remember|forget|hear|see|realise|realize|notice|understand|prove|decide|dream|worry|doubt|expect|figure|admit|agree|claim|insist|complain|explain|wonder|care|pray|suspect|assume|find|promise|accept|announce|mention|post|joke|discover|love|hate|like)';
const takersPast =
  '(?:thought|knew|felt|said|meant|swore|forgot|heard|saw|understood|dreamt|found|told|read|worried|realised|realized|hoped|wished|decided|admitted)';
const opening = readWords(
  `and or but so because cause when if that then than as like while until till til unless since before after though although once whenever
  what where how why who which whose whom whatever whether wherever even only both not never maybe out off sure glad happy sad sorry afraid scared worried
  proud positive certain lucky gutted relieved upset angry annoyed grateful disappointed surprised shocked aware convinced terrified embarrassed
  pleased thankful jealous mad devastated ashamed time times day days night nights way evening evenings mornings weekend weekends afternoons moment minute second week weeks month year years morning reason place thing things everything something
  anything nothing all one ones fact case is was am are do does did have has had can could will would should except wonder idea
  feeling news chance everyone everybody someone anyone people i he she we they`,
);
const mayOpen = new RegExp(`^(?:${takers}(?:s|es|d|ed|ing)?|${takersPast}|\\w+n't)$`, 'u');
const telling =
  /\b(?:tell|tells|told|telling|promised?|convinced|reminded|warned|assured|texted|messaged|showed?|asked) (?:(?!to |\w+sel(?:f|ves) )[\w'-]+ ){1,2}$/u;

/** What begins like this begins with a clause that depends on another, or is described by one. */
const opensDependent =
  /^(?:(?:every|each|any|the|last|next|by the|the (?:last|first|only|next)) (?:time|day|moment|minute|second|week|month|year|night|morning|way|more|thing|things|one|ones|people)|when|whenever|if|once|since|after|before|because|although|while|until|as|what|all|whatever|now that) /u;
/** 'The girl I like …'. */
const describedSubject =
  /^(?:the|my|a|this|that) ((?:[\w-]+ ){1,2})(?:who|that|which|i|he|she|we|they) /u;
const dependsInside = new RegExp(
  `\\b(?:and|but|so|that|then|${takers}(?:s|es|d|ed|ing)?|thinking|${takersPast}) (?:when|if|once|every time|whenever|since|after|before|until|because|while|by the time|in|on|at|by|from|next|last|this|one|some|for|with|during) `,
  'u',
);

const times = readWords('time day night morning evening week weekend month year');
const withVerb = /^(?:(?:i|he|she|we|they|it|you)'(?:m|s|re|ve|d|ll)|there's)$/u;
const nominative = /^(?:i|he|she|we|they)$/u;
const indefinite = /^(?:it|this|there|everyone|everybody|nobody|someone|somebody|mum|dad)$/u;
const finite =
  /^(?:is|are|was|were|has|had|does|did|can|could|will|would|might|isn't|aren't|wasn't|weren't|hasn't|won't|can't|doesn't|didn't|couldn't|wouldn't|says|said|keeps|kept|thinks|wants|went|came|died|makes|gets|goes|needs|feels|looks)$/u;
const verb = new RegExp(
  `^(?:am|${auxiliary}|should|must|\\w+'(?:s|m|re|ve|d|ll)|${past}|${presentStem}(?:s|es))$`,
  'u',
);
const owner = /^(?:my|his|her|our|their|the)$/u;
const preposition = readWords(
  'of in on at to for from with by about like than after before into over under near behind and or against without around between',
);
const soonOver = /\b(?:today|tonight|now|yesterday|lately|this|last) /u;

/** 'lol', 'btw': said in between they part nothing, or two sentences. */
const tag = /^(?:btw|lol|lmao|tbh|ngl|haha|hehe|xd|idk|ffs|omg)$/u;

/** Every word of a clause asks for the clause. */
const read = new WeakMap<readonly string[], readonly string[] | null>();

/** A clause as it can be told back, as many words as were typed; null: that is not sure. */
export function wholeClause(typed: readonly string[]): readonly string[] | null {
  const known = read.get(typed);
  if (known !== undefined) return known;
  const clause = readClause(typed);
  read.set(typed, clause);
  return clause;
}

function readClause(typed: readonly string[]): readonly string[] | null {
  const words = spelledOut(typed).map((word) => (tag.test(word) ? '' : word));
  const end = endOf(words, typed);
  const kept = words.slice(0, end);
  if (kept.filter((word) => word !== '').length < 2 || isBroken(kept)) return null;
  if (end < words.length && !canEnd(kept)) return null;
  return words.map((word, at) => (at < end ? word : ''));
}

const cannotEnd = readWords(
  'like as than that to of the a an about for with just is are was were my his her and or in on at from love hate miss want need says said i he she we they then off how',
);

function canEnd(words: readonly string[]): boolean {
  const said = words.filter((word) => word !== '');
  // 'I'm 14'.
  const fewest = withVerb.test(said[0] ?? '') ? 2 : 3;
  return said.length >= fewest && hasVerb(said) && !cannotEnd.has(said.at(-1) ?? '');
}

/** Where a second clause begins that nothing parts from the first. */
function endOf(words: readonly string[], typed: readonly string[]): number {
  const joined = words.join(' ');
  if (opensDependent.test(joined)) return words.length;
  const [, described] = describedSubject.exec(joined) ?? [];
  if (described !== undefined && !hasVerb(described.split(' '))) return words.length;
  const at = words.findIndex((_, i) => i >= 2 && startsAnew(i, words, typed));
  return at < 0 ? words.length : at;
}

function startsAnew(at: number, words: readonly string[], typed: readonly string[]): boolean {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  const head = words.slice(0, at);
  if (tag.test(typed[at - 1] ?? '')) return canEnd(head);
  const isThisTime = /^(?:this|that)$/u.test(words[at - 2] ?? '') && times.has(before);
  if (before === '' || (opening.has(before) && !isThisTime) || mayOpen.test(before)) return false;
  // '… and tonight he was lovely', 'how good I look'.
  const joinedAt = head.findLastIndex((earlier) => /^(?:and|but|or)$/u.test(earlier));
  if (joinedAt >= 0 && !hasVerb(head.slice(joinedAt + 1))) return false;
  if (head.slice(-3).some((earlier) => /^(?:how|what|which)$/u.test(earlier))) return false;
  if (!hasVerb(head)) return false;
  const text = `${head.join(' ')} `;
  if (dependsInside.test(text) || telling.test(text) || isResult(text)) return false;
  const next = words[at + 1] ?? '';
  if (word === 'just' && /^(?:really|me|now|today|tonight|again|anyway)$/u.test(before))
    return /^(?:want|wanted|need|needed|thought|feel|felt)$/u.test(next);
  if (withVerb.test(word) || nominative.test(word))
    return isThisTime || !isDescribedBy(words.slice(at), head);
  if (indefinite.test(word)) {
    if (preposition.has(before) || owner.test(before)) return false;
    const isClear = next.endsWith('s') || /^(?:me|him|her|us|them|it)$/u.test(before);
    return finite.test(next) || (isClear && verb.test(next));
  }
  return isNounWithVerb(at, words) && !/ (?:who|that|which) /u.test(text);
}

function hasVerb(words: readonly string[]): boolean {
  return words.some(
    (word, at) => verb.test(word) || (nominative.test(word) && at < words.length - 1),
  );
}

/** 'So tired I could sleep', 'such a mess I went home'; in 'so bad today I have to …' a day stands between. */
function isResult(head: string): boolean {
  const [, between] = /.*\b(?:so|such|too|that) ((?:[\w'-]+ ){1,6})$/u.exec(head) ?? [];
  return between !== undefined && !soonOver.test(between);
}

const mayBeDescribed =
  /^(?:the|a|an|any|no|every|some|those|these|this|that|all|only|first|last|best|worst)$/u;

/** 'The job I hate', 'a guy she's seeing': what follows lacks what it is about. */
function isDescribedBy(rest: readonly string[], head: readonly string[]): boolean {
  if (!head.slice(-4, -1).some((word) => mayBeDescribed.test(word))) return false;
  const last = rest.at(-1) ?? '';
  if (preposition.has(last)) return true;
  if (withVerb.test(rest[0] ?? '') && /'(?:s|m|re)$/u.test(rest[0] ?? ''))
    return last.endsWith('ing');
  return !rest.some(
    (word, at) =>
      at > 1 &&
      /^(?:me|him|her|it|them|us|my|his|the|a|an|their|our)$/u.test(word) &&
      !preposition.has(rest[at - 1] ?? ''),
  );
}

/** '… my boss says', '… the car is'. */
function isNounWithVerb(at: number, words: readonly string[]): boolean {
  const before = words[at - 1] ?? '';
  if (!owner.test(words[at] ?? '') || preposition.has(before) || before.endsWith('ing'))
    return false;
  return finite.test(words[at + 2] ?? '');
}

/** Somebody's words without marks, words said twice, or the rest of another sentence. */
function isBroken(words: readonly string[]): boolean {
  const text = words.filter((word) => word !== '').join(' ');
  return (
    /\b([\w']+ [\w']+) \1(?!\w)/u.test(text) ||
    (/\b([\w']+) \1(?![\w'])/u.test(text) &&
      !/\b(really|very|so|never|much|far|many|long|had|that|again|bye|night|more) \1\b/u.test(
        text,
      )) ||
    /^that (?:(?:i|he|she|we|they|my|his|her|their|our)(?!\w)|it's )/u.test(text) ||
    // 'She texted next week then', 'he just goes ok', 'he said sorry mummy'.
    /\b(?:texted|replied|wrote|messaged|shouted|screamed|yelled|answered|asked) (?:next|see|good|ok|okay|yeah|well|right|come)\b/u.test(
      text,
    ) ||
    /\b(?:said|says) .*\b(?:ok|okay|alright|fine|sorry|yes|no|hi|hello|goodnight) (?:mummy|mum|mom|daddy|dad)$/u.test(
      text,
    ) ||
    /\bgoes (?:ok|okay|yes|yeah|no|oh|well|i'm|it's|\w+ing)\b/u.test(text) ||
    /\bsaid sorry (?!to|for|about|that|again|and|but|because|when|so|i|he|she|we|they)\w/u.test(
      text,
    ) ||
    /^it (?:turns|turned) out$/u.test(text) ||
    // 'I am sixty how long does she think I have'.
    /\w (?:how|what|why|when|where|who) (?:\w+ ){0,2}(?:do|does|did) (?:i|he|she|it|they|we|you)\b/u.test(
      text,
    ) ||
    // A sign after the number was lost.
    /\b(?:on|by) \d+$/u.test(text) ||
    (/\b(?:says|said|saying)$/u.test(text) &&
      !/\b(?:what|as|like|than|thing|things|everything|all|it)\b/u.test(text))
  );
}
