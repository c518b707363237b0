import type { Language } from '@accanto/contract';
import type { PastMessage } from '../turn.ts';
import { asksAboutCompanion, namesWhoAnswers } from './about-companion.ts';
import { merelyAnswers, saysLittle } from './brief.ts';
import { afterGreeting, greetsAtFirst, takesLeave } from './farewell.ts';
import { onlySoundsLikeLeave, surelyTakesLeave } from './leave-taking.ts';
import { asksForDiagnosis } from './diagnosis.ts';
import { asksAboutMedicine, goesOnAboutMedicine, tookByMistake } from './medicine.ts';
import { isGlad, tellsGoodNews, wavers } from './mixed-mood.ts';
import { moodOf } from './mood.ts';
import { introducesOnly, nameAskedFor, peopleIn } from './naming.ts';
import { asksAnotherThing, withoutUnasked } from './not-asking-who.ts';
import { hasWordsOfLeave, isNotMeant, mayAskWho } from './not-meant.ts';
import { plainText } from './plain-text.ts';
import { putRight } from './put-right.ts';
import { asksOnly, asksYou } from './questions.ts';
import { type RecognisedAct, actShares, recognisedActs } from './recognise-act.ts';
import { asksForHeight, asksForMethod, asksToHurtOthers, mostFollowedUp } from './refusals.ts';
import { type Act, type Mood, type Topic, acts } from './texts/texts.ts';
import { isWeighty, topicsOf } from './topics.ts';
import { isWorded } from './worded.ts';
import { saidBy } from '../past-messages.ts';
import { amountAskedFor } from '../safety/phrases/deadly-amounts.ts';

export interface Understanding {
  /** null: it tells something. */
  act: Act | null;
  /** The best first. */
  topics: readonly Topic[];
  mood: Mood;
  /** What a reply goes on in: a weight is one without a hard word, and what was heavy a moment ago still is. */
  tone: Mood;
  /** It may take leave without being clear about it: nothing is asked then. */
  mayBeLeaving: boolean;
  /** It may ask who or what answers without being clear about it: then that is said in passing. */
  mayAskWhoAnswers: boolean;
}

/** Longer messages tell something, whatever else they do. In UTF-16 units. */
const longestRecognised = 160;
type ToldAct = Exclude<RecognisedAct, 'other'>;
const told = recognisedActs.filter((act) => act !== 'other');
const sureShares: Readonly<Record<ToldAct, number>> = {
  human: 0.6,
  farewell: 0.4,
  thanks: 0.5,
  greeting: 0.5,
  hostile: 0.6,
  diagnosis: 0.5,
  medicine: 0.5,
  privacy: 0.5,
};
/** 'A useless machine' is no question what it is. */
const insulting =
  /\b(inutil\w*|stupid\w*|idiot\w*|scem[oaie]|cretin\w*|imbecil\w*|tont[oa]|(?:de|una) mierda|useless|dumb|crap|shitty|del cazzo|nutteloos|nutteloze|stomme?|domme?|waardeloos|waardeloze|klote\w*)\b/u;
/** In UTF-16 units. */
const longestAskedOn = 40;
const possibleShare = 0.3;
const wordsOfWish = 5;
const perhapsLeaving = 0.12;
const surelyLeaving = 0.85;
const perhapsAsking = 0.25;
/** Where the message is a question. */
const perhapsAskingWithMark = 0.15;
/** What may yet be a question about who answers; any other act is clear and gets its own answer only. */
const vagueActs: ReadonlySet<Act> = new Set(['minimal', 'hostile']);
/** What is said to the companion gives way to a question who that is: 'are you there, are you real?' */
const givingWay: ReadonlySet<Act> = new Set([
  'unclear',
  'name',
  'how_are_you',
  'repeating',
  'correction',
  'complaint',
  'lived',
  'presence',
  'ask_me',
]);
const rememberedMessages = 2;

/** What a message does, what it is about and how it feels, by the words of its language. */
export function understand(
  text: string,
  history: readonly PastMessage[],
  language: Language,
): Understanding {
  const plain = plainText(text);
  const found = topicsOf(plain, language);
  const isAfterWeight = hasFelt('heavy', history, language);
  const felt = moodOf(
    plain,
    found,
    language,
    isAfterWeight,
    !isAfterWeight && hasFelt('light', history, language),
  );
  const isSure = isGlad(plain, language) || tellsGoodNews(plain, language);
  const mood = felt === 'light' && !isSure && hasWavered(history, language) ? 'plain' : felt;
  const recognised = recognise(text, language);
  const act = actAmong(recognised, text, history, language);
  return {
    act,
    mayBeLeaving:
      recognised.shareOf('farewell') >= perhapsLeaving && !onlySoundsLikeLeave(plain, language),
    mayAskWhoAnswers:
      (act === null || vagueActs.has(act)) &&
      mood !== 'light' &&
      !merelyAnswers(plain, language) &&
      mayAskWhoAnswers(plain, recognised, language),
    topics: found,
    mood,
    tone: mood === 'plain' && (found.some(isWeighty) || isAfterWeight) ? 'heavy' : mood,
  };
}

/** What a message does; null: it tells something. */
export function actOf(
  text: string,
  history: readonly PastMessage[],
  language: Language,
): Act | null {
  const known = lastActs.get(history);
  if (known?.text === text && known.language === language) return known.act;
  const act = actAmong(recognise(text, language), text, history, language);
  lastActs.set(history, { text, language, act });
  return act;
}

/** A turn asks several times what its message does; kept no longer than the turn's own history. */
const lastActs = new WeakMap<
  readonly PastMessage[],
  { text: string; language: Language; act: Act | null }
>();

/** 'He proposed', after 'I don't know if I should stay', is no joy yet. */
function hasWavered(history: readonly PastMessage[], language: Language): boolean {
  return lastOf(history).some((plain) => wavers(plain, language));
}

/** Whether one of the last messages felt so. */
function hasFelt(mood: Mood, history: readonly PastMessage[], language: Language): boolean {
  return lastOf(history).some(
    (plain) => moodOf(plain, topicsOf(plain, language), language, mood === 'heavy') === mood,
  );
}

/** What the person wrote last, in plain lower case. */
function lastOf(history: readonly PastMessage[]): string[] {
  return saidBy('user', history).slice(-rememberedMessages).map(plainText);
}

function actAmong(
  recognised: Recognised,
  text: string,
  history: readonly PastMessage[],
  language: Language,
): Act | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'silence';
  const plain = plainText(text);
  const before = saidBy('user', history).map(plainText);
  if (nameAskedFor(plain, language) !== null) return 'remember';
  if (asksOnWhatWasTold(text, before.at(-1), language)) return 'remember';
  const asksOnInHeights =
    asksForHeight(plain, language) &&
    before
      .slice(-mostFollowedUp)
      .some(
        (one, at, recent) =>
          asksAboutMedicine(one, language) ||
          goesOnAboutMedicine(one, recent.slice(0, at), language),
      );
  if (asksOnInHeights || asksForMethod(plain, before, language)) return 'methods';
  if (amountAskedFor(text, language) !== null) return 'medicine';
  if (asksToHurtOthers(plain, language)) return 'harm';
  if (tookByMistake(plain, before, language)) return 'taken';
  if (asksAboutMedicine(plain, language) || goesOnAboutMedicine(plain, before, language))
    return 'medicine';
  if (asksForDiagnosis(plain, language)) return 'diagnosis';
  const isFirst = before.length === 0;
  const isPossible = (one: RecognisedAct): boolean => recognised.shareOf(one) >= possibleShare;
  const isInsult = insulting.test(plain) && !text.includes('?');
  const isAdviceAsked = isWorded('advice', plain, language);
  const isQuestion = isAdviceAsked || isWorded('opinion', plain, language);
  const takesLeaveSurely = surelyTakesLeave(plain, language, isFirst);
  const asked = withoutUnasked(plain, language);
  const isWhoAsked =
    (isWorded('human', asked, language) || namesWhoAnswers(asked, language)) && isPossible('human');
  if (isFirst && greetsAtFirst(plain, language)) return 'greeting';
  const isHelloOfTelling = isFirst && greetsAndTells(plain, language);
  const isLeaveWorded = isWorded('farewell', plain, language) || takesLeave(plain, language);
  const isLeaveMeant =
    plain.split(' ').length > wordsOfWish &&
    recognised.shareOf('farewell') >= surelyLeaving &&
    hasWordsOfLeave(plain, language);
  const act = acts.find((one) => {
    if (one === 'put_right') return !isFirst && !isQuestion && putRight(text, language) !== null;
    if (one === 'introduction') return introducesOnly(text, language);
    const isSaid = isWorded(one, plain, language);
    if (givingWay.has(one)) return isSaid && !isWhoAsked && !isInsult;
    // How these two are worded is also how people tell of others: the recogniser must find it possible.
    if (one === 'human')
      return (
        (isWhoAsked || (asksAboutCompanion(asked, language) && !isAdviceAsked)) &&
        !isInsult &&
        !asksAnotherThing(asked, language) &&
        (isPossible('human') || hasJustAsked(history, language))
      );
    if (one === 'farewell')
      return (
        takesLeaveSurely ||
        (isLeaveWorded &&
          isPossible('farewell') &&
          !isHelloOfTelling &&
          (takesLeave(plain, language) || !onlySoundsLikeLeave(plain, language)))
      );
    // Who takes leave with it is told goodbye.
    if (one === 'luck') return isSaid && !isLeaveWorded && !isLeaveMeant;
    return isSaid;
  });
  // 'Can you cry?' is worded like a question for an opinion.
  if (act === 'opinion' && recognised.act === 'human' && mayAskWho(plain, language)) return 'human';
  if (act !== undefined) return act;
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
  return saysLittle(text, plain, language) ? 'minimal' : null;
}

/** 'Ciao, non riesco a dormire' sounds like a goodbye; what comes after the hello does not. */
function greetsAndTells(plain: string, language: Language): boolean {
  const rest = afterGreeting(plain, language);
  return rest !== null && actOf(rest, [], language) === null;
}

function mayAskWhoAnswers(plain: string, { shareOf }: Recognised, language: Language): boolean {
  const enough = plain.includes('?') ? perhapsAskingWithMark : perhapsAsking;
  return shareOf('human') + shareOf('privacy') >= enough && mayAskWho(plain, language);
}

/** 'And of my sister?', after asking what was told of somebody else. */
function asksOnWhatWasTold(text: string, before: string | undefined, language: Language): boolean {
  return (
    before !== undefined &&
    isWorded('remember', before, language) &&
    text.length <= longestAskedOn &&
    text.includes('?') &&
    peopleIn(text, language).length > 0
  );
}

/** Whether the message before asked what answers here: then what is worded like it asks on. */
function hasJustAsked(history: readonly PastMessage[], language: Language): boolean {
  const last = history.findLast((message) => message.role === 'user');
  return last !== undefined && recognise(last.content, language).act === 'human';
}

interface Recognised {
  /** An act that the recogniser is sure of. */
  act: ToldAct | null;
  shareOf: (act: RecognisedAct) => number;
}

function recognise(text: string, language: Language): Recognised {
  if (text.length > longestRecognised) return { act: null, shareOf: () => 0 };
  const shares = actShares(text, language);
  const shareOf = (act: RecognisedAct): number => shares[recognisedActs.indexOf(act)] ?? 0;
  const sure = told.find((act) => shareOf(act) >= sureShares[act]);
  return { act: sure ?? null, shareOf };
}
