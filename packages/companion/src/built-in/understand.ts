import type { Language } from '@accanto/contract';
import type { PastMessage } from '../turn.ts';
import { asksAboutCompanion } from './about-companion.ts';
import { merelyAnswers, saysLittle } from './brief.ts';
import { afterGreeting, greetsAtFirst, takesLeave } from './farewell.ts';
import { asksForDiagnosis } from './diagnosis.ts';
import { asksAboutMedicine, goesOnAboutMedicine, tookByMistake } from './medicine.ts';
import { moodOf } from './mood.ts';
import { nameAskedFor, peopleIn } from './naming.ts';
import { isNotMeant, mayAskWho } from './not-meant.ts';
import { plainText } from './plain-text.ts';
import { asksOnly, asksYou } from './questions.ts';
import { type RecognisedAct, actShares, recognisedActs } from './recognise-act.ts';
import { asksForHeight, asksForMethod, asksToHurtOthers, mostFollowedUp } from './refusals.ts';
import { textsOf } from './texts/by-language.ts';
import { type Act, type Mood, type Topic, acts } from './texts/texts.ts';
import { isWeighty, topicsOf } from './topics.ts';
import { saidBy } from '../past-messages.ts';

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
  /\b(inutil\w*|stupid\w*|idiot\w*|scem[oaie]|cretin\w*|imbecil\w*|tont[oa]|de mierda|useless|dumb|crap|shitty|del cazzo|nutteloos|nutteloze|stomme?|domme?|waardeloos|waardeloze|klote\w*)\b/u;
/** In UTF-16 units. */
const longestAskedOn = 40;
const wordsOfWish = 5;
const possibleShare = 0.3;
const perhapsLeaving = 0.12;
const perhapsAsking = 0.25;
/** Where the message is a question. */
const perhapsAskingWithMark = 0.15;
/** What may yet be a question about who answers; any other act is clear and gets its own answer only. */
const vagueActs: ReadonlySet<Act> = new Set(['minimal', 'hostile']);
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
  const mood = moodOf(
    plain,
    found,
    language,
    isAfterWeight,
    !isAfterWeight && hasFelt('light', history, language),
  );
  const recognised = recognise(text, language);
  const act = actAmong(recognised, text, history, language);
  return {
    act,
    mayBeLeaving: recognised.shareOf('farewell') >= perhapsLeaving,
    mayAskWhoAnswers:
      (act === null || vagueActs.has(act)) &&
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
  return actAmong(recognise(text, language), text, history, language);
}

/** Whether one of the last messages felt so. */
function hasFelt(mood: Mood, history: readonly PastMessage[], language: Language): boolean {
  return history
    .filter((message) => message.role === 'user')
    .slice(-rememberedMessages)
    .map((message) => plainText(message.content))
    .some((plain) => moodOf(plain, topicsOf(plain, language), language, mood === 'heavy') === mood);
}

function actAmong(
  recognised: Recognised,
  text: string,
  history: readonly PastMessage[],
  language: Language,
): Act | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'silence';
  const plain = plainText(text);
  const texts = textsOf(language);
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
  if (asksToHurtOthers(plain, language)) return 'harm';
  if (tookByMistake(plain, before, language)) return 'taken';
  if (asksAboutMedicine(plain, language) || goesOnAboutMedicine(plain, before, language))
    return 'medicine';
  if (asksForDiagnosis(plain, language)) return 'diagnosis';
  const isFirst = before.length === 0;
  const isPossible = (one: RecognisedAct): boolean => recognised.shareOf(one) >= possibleShare;
  const isInsult = insulting.test(plain) && !text.includes('?');
  const isAdviceAsked = texts.acts.advice.pattern?.test(plain) === true;
  if (isFirst && greetsAtFirst(plain, language)) return 'greeting';
  const isHelloOfTelling = isFirst && greetsAndTells(plain, language);
  const act = acts.find((one) => {
    const isWorded = texts.acts[one].pattern?.test(plain) === true;
    // How these two are worded is also how people tell of others: the recogniser must find it possible.
    if (one === 'human')
      return (
        (isWorded || (asksAboutCompanion(plain, language) && !isAdviceAsked)) &&
        !isInsult &&
        (isPossible('human') || hasJustAsked(history, language))
      );
    if (one === 'farewell')
      return (
        (isWorded || takesLeave(plain, language)) && isPossible('farewell') && !isHelloOfTelling
      );
    // Who takes leave with it is told goodbye.
    if (one === 'luck')
      return isWorded && (recognised.act !== 'farewell' || plain.split(' ').length <= wordsOfWish);
    return isWorded;
  });
  // 'Can you cry?' is worded like a question for an opinion.
  if (act === 'opinion' && recognised.act === 'human') return 'human';
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
  const { pattern } = textsOf(language).acts.remember;
  return (
    before !== undefined &&
    pattern?.test(before) === true &&
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
