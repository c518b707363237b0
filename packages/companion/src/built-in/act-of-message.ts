import type { Language } from '@accanto/contract';
import { saidBy } from '../past-messages.ts';
import { amountAskedFor } from '../safety/phrases/deadly-amounts.ts';
import type { PastMessage } from '../turn.ts';
import { asksAboutCompanion, namesWhoAnswers, onlyAsksWho } from './about-companion.ts';
import { isTellingWord, merelyAnswers, saysLittle } from './brief.ts';
import { asksForDiagnosis } from './diagnosis.ts';
import { afterGreeting, greetsAtFirst, takesLeave } from './farewell.ts';
import { onlySoundsLikeLeave, surelyTakesLeave } from './leave-taking.ts';
import { asksAboutMedicine, goesOnAboutMedicine, tookByMistake } from './medicine.ts';
import { introducesOnly, nameAskedFor, peopleIn } from './naming.ts';
import { asksAnotherThing, withoutUnasked } from './not-asking-who.ts';
import { hasWordsOfLeave, isNotMeant, mayAskWho } from './not-meant.ts';
import { plainText } from './plain-text.ts';
import { putRight } from './put-right.ts';
import { asksOnly, asksYou } from './questions.ts';
import { type Recognised, recognise, sureShares } from './recognised.ts';
import { asksForHeight, asksForMethod, asksToHurtOthers, mostFollowedUp } from './refusals.ts';
import { type Act, acts } from './texts/texts.ts';
import { withoutSpeechOfOthers } from './telling/said-by-others.ts';
import { isWorded } from './worded.ts';

/** A message beside what stands before it. */
interface Heard {
  text: string;
  /** In plain lower case. */
  plain: string;
  language: Language;
  history: readonly PastMessage[];
  /** What the person wrote before, oldest first, in plain lower case. */
  before: readonly string[];
  recognised: Recognised;
}

/** What several acts depend on. */
interface Wording {
  /** Without what is said in passing and not asked. */
  asked: string;
  isFirst: boolean;
  isInsult: boolean;
  isAdviceAsked: boolean;
  isWhoAsked: boolean;
  /** A hello, with something told after it. */
  isHelloOfTelling: boolean;
  isLeaveWorded: boolean;
  isLeaveMeant: boolean;
}

type Condition = (heard: Heard, wording: Wording) => boolean;

/** 'A useless machine' is no question what it is. */
const insulting =
  /\b(inutil\w*|stupid\w*|idiot\w*|scem[oaie]|cretin\w*|imbecil\w*|tont[oa]|(?:de|una) mierda|useless|dumb|crap|shitty|del cazzo|nutteloos|nutteloze|stomme?(?! (?:zin|fout|dag|grap|actie|opmerking)\b)|domme?|waardeloos|waardeloze|klote\w*)\b/u;
/** In UTF-16 units. */
const longestAskedOn = 40;
const possibleShare = 0.3;
const wordsOfWish = 5;
const surelyLeaving = 0.85;
const perhapsAsking = 0.25;
/** Where the message is a question. */
const perhapsAskingWithMark = 0.15;

/** What is heard before anything else, however a message is worded besides. */
const heardFirst: readonly (readonly [Act, (heard: Heard) => boolean])[] = [
  ['silence', ({ text }) => !/[\p{L}\p{N}]/u.test(text)],
  ['human', ({ plain, language }) => onlyAsksWho(plain, language)],
  ['remember', asksToRemember],
  ['methods', asksForMethods],
  ['medicine', ({ text, language }) => amountAskedFor(text, language) !== null],
  ['harm', ({ plain, language }) => asksToHurtOthers(plain, language)],
  ['taken', ({ plain, before, language }) => tookByMistake(plain, before, language)],
  ['medicine', ({ plain, before, language }) => isAboutMedicine(plain, before, language)],
  ['diagnosis', ({ plain, language }) => asksForDiagnosis(plain, language)],
  ['greeting', ({ plain, before, language }) => isFirst(before) && greetsAtFirst(plain, language)],
];

/** Acts whose words alone do not tell; the others are what they are worded like. */
const conditions: Readonly<Partial<Record<Act, Condition>>> = {
  put_right: ({ text, plain, language }, { isFirst, isAdviceAsked }) =>
    !isFirst &&
    !isAdviceAsked &&
    !isWorded('opinion', plain, language) &&
    putRight(text, language) !== null,
  introduction: ({ text, language }) => introducesOnly(text, language),
  // 'He told me to get lost' is told of him.
  hostile: ({ text, plain, language }) =>
    isWorded('hostile', plain, language) &&
    isWorded('hostile', plainText(withoutSpeechOfOthers(text, language)), language),
  human: asksWho,
  farewell: takesItsLeave,
  // Who takes leave with it is told goodbye.
  luck: ({ plain, language }, { isLeaveWorded, isLeaveMeant }) =>
    !isLeaveWorded && !isLeaveMeant && isWorded('luck', plain, language),
  unclear: givesWay('unclear'),
  name: givesWay('name'),
  how_are_you: givesWay('how_are_you'),
  repeating: givesWay('repeating'),
  correction: givesWay('correction'),
  complaint: givesWay('complaint'),
  lived: givesWay('lived'),
  presence: givesWay('presence'),
  ask_me: givesWay('ask_me'),
};

/** What a message does; null: it tells something. */
export function actOf(
  text: string,
  history: readonly PastMessage[],
  language: Language,
): Act | null {
  const known = lastActs.get(history);
  if (known?.text === text && known.language === language) return known.act;
  const before = saidBy('user', history).map(plainText);
  const recognised = recognise(text, language);
  const act = actAmong({ text, plain: plainText(text), language, history, before, recognised });
  lastActs.set(history, { text, language, act });
  return act;
}

/** A turn asks several times what its message does; kept no longer than the turn's own history. */
const lastActs = new WeakMap<
  readonly PastMessage[],
  { text: string; language: Language; act: Act | null }
>();

/** Whether a message in plain lower case may ask who or what answers, without being clear about it. */
export function mayAskWhoAnswers(
  plain: string,
  { shareOf }: Recognised,
  language: Language,
): boolean {
  const enough = plain.includes('?') ? perhapsAskingWithMark : perhapsAsking;
  return shareOf('human') + shareOf('privacy') >= enough && mayAskWho(plain, language);
}

function actAmong(heard: Heard): Act | null {
  const first = heardFirst.find(([, holds]) => holds(heard));
  if (first !== undefined) return first[0];
  const wording = wordingOf(heard);
  return actByWords(heard, wording) ?? actByMeaning(heard, wording);
}

function wordingOf(heard: Heard): Wording {
  const { text, plain, language, before, recognised } = heard;
  const asked = withoutUnasked(plain, language);
  const isNamed = isWorded('human', asked, language) || namesWhoAnswers(asked, language);
  return {
    asked,
    isFirst: isFirst(before),
    isInsult: insulting.test(plain) && !text.includes('?'),
    isAdviceAsked: isWorded('advice', plain, language),
    isWhoAsked: isNamed && isPossible('human', recognised),
    isHelloOfTelling: isFirst(before) && greetsAndTells(plain, language),
    isLeaveWorded: isWorded('farewell', plain, language) || takesLeave(plain, language),
    isLeaveMeant:
      plain.split(' ').length > wordsOfWish &&
      recognised.shareOf('farewell') >= surelyLeaving &&
      hasWordsOfLeave(plain, language),
  };
}

function actByWords(heard: Heard, wording: Wording): Act | null {
  const { plain, language, recognised } = heard;
  const act = acts.find(
    (one) => conditions[one]?.(heard, wording) ?? isWorded(one, plain, language),
  );
  // 'Can you cry?' is worded like a question for an opinion.
  if (act === 'opinion' && recognised.act === 'human' && mayAskWho(plain, language)) return 'human';
  return act ?? null;
}

/** What the recogniser is sure of, or what little is said. */
function actByMeaning(
  { text, plain, language, recognised }: Heard,
  { isFirst, isInsult, isHelloOfTelling }: Wording,
): Act | null {
  if (merelyAnswers(plain, language)) return 'minimal';
  // What is said of the machine in anger asks nothing of it.
  const anger = recognised.shareOf('hostile') + recognised.shareOf('human');
  if (isInsult && anger >= sureShares.hostile) return 'hostile';
  const { act: sure } = recognised;
  if (
    sure !== null &&
    !isHelloOfTelling &&
    !isNotMeant(sure, plain, { language, share: recognised.shareOf(sure), isFirst })
  )
    return sure;
  if (asksOnly(plain, language) && !mayAskWhoAnswers(plain, recognised, language))
    return asksYou(plain, language) ? 'human' : 'opinion';
  const isTold = (!isFirst || plain.includes('!!')) && isTellingWord(plain, language);
  return !isTold && saysLittle(text, plain, language) ? 'minimal' : null;
}

function isFirst(before: readonly string[]): boolean {
  return before.length === 0;
}

function isPossible(act: 'human' | 'farewell', { shareOf }: Recognised): boolean {
  return shareOf(act) >= possibleShare;
}

/** What is said to the companion gives way to a question who that is, 'are you there, are you real?', and to an insult. */
function givesWay(act: Act): Condition {
  return ({ plain, language }, { isWhoAsked, isInsult }) =>
    !isWhoAsked && !isInsult && isWorded(act, plain, language);
}

/** How this is worded is also how people tell of others: the recogniser must find it possible. */
function asksWho(
  { language, history, recognised }: Heard,
  { asked, isAdviceAsked, isWhoAsked, isInsult }: Wording,
): boolean {
  return (
    (isWhoAsked || (asksAboutCompanion(asked, language) && !isAdviceAsked)) &&
    !isInsult &&
    !asksAnotherThing(asked, language) &&
    (isPossible('human', recognised) || hasJustAsked(history, language))
  );
}

/** As is this. */
function takesItsLeave(
  { plain, language, before, recognised }: Heard,
  { isLeaveWorded, isHelloOfTelling }: Wording,
): boolean {
  if (surelyTakesLeave(plain, language, isFirst(before))) return true;
  return (
    isLeaveWorded &&
    isPossible('farewell', recognised) &&
    !isHelloOfTelling &&
    (takesLeave(plain, language) || !onlySoundsLikeLeave(plain, language))
  );
}

function asksForMethods({ plain, before, language }: Heard): boolean {
  const asksOnInHeights =
    asksForHeight(plain, language) &&
    before
      .slice(-mostFollowedUp)
      .some((one, at, recent) => isAboutMedicine(one, recent.slice(0, at), language));
  return asksOnInHeights || asksForMethod(plain, before, language);
}

function isAboutMedicine(plain: string, before: readonly string[], language: Language): boolean {
  return asksAboutMedicine(plain, language) || goesOnAboutMedicine(plain, before, language);
}

/** For a name, or 'and of my sister?' after asking what was told of somebody else. */
function asksToRemember({ text, plain, before, language }: Heard): boolean {
  if (nameAskedFor(plain, language) !== null) return true;
  const last = before.at(-1);
  return (
    last !== undefined &&
    isWorded('remember', last, language) &&
    text.length <= longestAskedOn &&
    text.includes('?') &&
    peopleIn(text, language).length > 0
  );
}

/** 'Ciao, non riesco a dormire' sounds like a goodbye; what comes after the hello does not. */
function greetsAndTells(plain: string, language: Language): boolean {
  const rest = afterGreeting(plain, language);
  return rest !== null && actOf(rest, [], language) === null;
}

/** Whether the message before asked what answers here: then what is worded like it asks on. */
function hasJustAsked(history: readonly PastMessage[], language: Language): boolean {
  const last = history.findLast((message) => message.role === 'user');
  return last !== undefined && recognise(last.content, language).act === 'human';
}
