import type { Language } from '@accanto/contract';
import { foldCharacters } from '../safety/normalise.ts';
import type { PastMessage } from '../turn.ts';
import { asksAboutCompanion, mayAskAboutCompanion } from './about-companion.ts';
import { hasWordsOfLeave, takesLeave, tellsInstead } from './farewell.ts';
import { asksAboutMedicine, goesOnAboutMedicine, isAsking, tookByMistake } from './medicine.ts';
import { moodOf } from './mood.ts';
import { nameAskedFor, peopleIn } from './naming.ts';
import { type RecognisedAct, actShares, recognisedActs } from './recognise-act.ts';
import { asksForHeight, asksForMethod, asksToHurtOthers, mostFollowedUp } from './refusals.ts';
import { contentWords } from './tell-back.ts';
import { textsOf } from './texts/by-language.ts';
import { type Act, type Mood, type Topic, acts, topics } from './texts/texts.ts';

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

const fewWords = 3;
/** Longer messages tell something, whatever else they do. In UTF-16 units. */
const longestRecognised = 160;
type ToldAct = Exclude<RecognisedAct, 'other'>;
const told = recognisedActs.filter((act) => act !== 'other');
const sureShares: Readonly<Record<ToldAct, number>> = {
  human: 0.6,
  farewell: 0.5,
  thanks: 0.5,
  greeting: 0.5,
  hostile: 0.6,
  diagnosis: 0.5,
  medicine: 0.5,
  privacy: 0.5,
};
/** 'ok', 'done', 'haha': an answer or a laugh, nothing that the recogniser could tell more of. */
const merelyAnswers: Readonly<Record<Language, RegExp>> = {
  it: /^(?:(?:k+|ok+|okay|okei|fatto|si+|no+|ah+|eh+|mah|boh|(?:a?h[aeiou])+h?|lol|vabbe|va bene|certo|capito|d'accordo|gia|mm+|bene|ecco|niente)[ ,.!…]*){1,2}$/u,
  en: /^(?:(?:k+|ok+|okay|okey|done|fine|sure|yes|yeah|yep|no|nope|nah|right|mm+|hm+|(?:a?h[aeiou])+h?|lol|lmao|cool|idk|whatever|maybe|meh|same|true|exactly|i see|got it|nothing|i guess( so)?|i suppose( so)?|(i )?dunno|i don't know|dont know|not really|kind of|sort of|a bit|it's (ok|okay|fine|alright)|i'm (ok|okay|fine|good|alright)|everything's (ok|okay|fine|good)|told you( so)?|i (do|did|know|am)|that's true|fair enough|good idea|will do|i'll (try|do) (that|it|this)|i'll give (it|that) a (go|try))[ ,.!…]*){1,2}$/u,
  es: /^[¡¿ ]*(?:(?:k+|ok+|okey|vale|hecho|listo|ya|si+|no+|(?:a?j[aeiou])+j?|lol|claro|bueno|aja|mm+|pues|nada|entiendo)[ ,.!…]*){1,2}$/u,
  nl: /^(?:(?:k+|ok+|oke|gedaan|klaar|ja+|nee|neuh|(?:a?h[aeiou])+h?|lol|prima|goed|tja|mm+|hm+|snap ik|gesnapt|niks|ach)[ ,.!…]*){1,2}$/u,
};
/** A few words that nevertheless tell something: 'she left me', 'my kitchen'. */
const tellsShortly: Partial<Record<Language, RegExp>> = {
  en: /^(?:and |but |so )?(?:i|i'm|im|i've|ive|he|he's|she|she's|shes|they|we|it|its|it's|my|his|her|no|the|nobody|everyone|someone) \S|\?/u,
};
/** 'I said thank you' thanks nobody here. */
const reportsThanks: Partial<Record<Language, RegExp>> = {
  en: /\b(said|says|say|saying|heard|not even a) (just )?(thanks|thank you)\b(?! for)/u,
};
/** 'A useless machine' is no question what it is. */
const insulting =
  /\b(inutil\w*|stupid\w*|idiot\w*|scem[oaie]|cretin\w*|imbecil\w*|tont[oa]|de mierda|useless|dumb|crap|shitty|del cazzo|nutteloos|nutteloze|stomme?|domme?|waardeloos|waardeloze|klote\w*)\b/u;
/** In UTF-16 units. */
const longestAskedOn = 40;
const possibleShare = 0.3;
const beyondDoubt = 0.98;
/** In the middle of a conversation a few words without a word of leave are rather an answer. */
const amidConversation = 0.9;
const perhapsLeaving = 0.2;
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
  const isAfterWeight = wasHeavy(history, language);
  const mood = moodOf(plain, found, language, isAfterWeight);
  const recognised = recognise(text, language);
  const act = actAmong(recognised, text, history, language);
  return {
    act,
    mayBeLeaving: recognised.shareOf('farewell') >= perhapsLeaving,
    mayAskWhoAnswers:
      (act === null || vagueActs.has(act)) &&
      mayAskAboutCompanion(plain, language) &&
      !merelyAnswers[language].test(plain) &&
      recognised.shareOf('human') >= (text.includes('?') ? perhapsAskingWithMark : perhapsAsking),
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

/** Told without a hard word, it is a weight all the same. */
export function isWeighty(topic: Topic): boolean {
  return topic === 'care' || topic === 'money';
}

function wasHeavy(history: readonly PastMessage[], language: Language): boolean {
  return history
    .filter((message) => message.role === 'user')
    .slice(-rememberedMessages)
    .map((message) => plainText(message.content))
    .some((plain) => moodOf(plain, topicsOf(plain, language), language, true) === 'heavy');
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
  const before = history
    .filter((message) => message.role === 'user')
    .map((message) => plainText(message.content));
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
  const isPossible = (one: RecognisedAct): boolean => recognised.shareOf(one) >= possibleShare;
  const isInsult = insulting.test(plain) && !text.includes('?');
  const isAdviceAsked = texts.acts.advice.pattern?.test(plain) === true;
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
      return (isWorded || takesLeave(plain, language)) && isPossible('farewell');
    return isWorded;
  });
  // 'Can you cry?' is worded like a question for an opinion.
  if (act === 'opinion' && recognised.act === 'human') return 'human';
  if (act !== undefined) return act;
  if (merelyAnswers[language].test(plain)) return 'minimal';
  if (recognised.act !== null && isPlausible(recognised, plain, language, before.length > 0))
    return recognised.act;
  const words = plain.match(/[\p{L}']+/gu) ?? [];
  const saysLittle =
    words.length <= fewWords &&
    contentWords(text, language).length <= 1 &&
    tellsShortly[language]?.test(plain) !== true;
  return saysLittle && topicsOf(plain, language).length === 0 ? 'minimal' : null;
}

/** What the recogniser is sure of may still have nothing of it in its words. */
function isPlausible(
  { act, shareOf }: Recognised,
  plain: string,
  language: Language,
  isAmid: boolean,
): boolean {
  if (act === 'medicine') return isAsking(plain, language);
  if (act === 'human') return mayAskAboutCompanion(plain, language);
  if (act === 'thanks') return reportsThanks[language]?.test(plain) !== true;
  if (act !== 'farewell' || hasWordsOfLeave(plain, language)) return true;
  if (tellsInstead(plain, language)) return shareOf(act) >= beyondDoubt;
  return !isAmid || shareOf(act) >= amidConversation;
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
  act: Act | null;
  shareOf: (act: RecognisedAct) => number;
}

function recognise(text: string, language: Language): Recognised {
  if (text.length > longestRecognised) return { act: null, shareOf: () => 0 };
  const shares = actShares(text, language);
  const shareOf = (act: RecognisedAct): number => shares[recognisedActs.indexOf(act)] ?? 0;
  const sure = told.find((act) => shareOf(act) >= sureShares[act]);
  return { act: sure ?? null, shareOf };
}

/** What a text in plain lower case is about, the best first. */
export function topicsOf(plain: string, language: Language): Topic[] {
  const words = plain.match(/[\p{L}-]+/gu) ?? [];
  return signsOf(language)
    .map(({ topic, signs }) => ({
      topic,
      hits: signs.filter((steps) => occurs(steps, words)).length,
    }))
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
    .map(({ topic }) => topic);
}

/** Neighbouring words that speak of a topic. */
type Sign = readonly { text: string; isBeginning: boolean }[];
type TopicSigns = readonly { topic: Topic; signs: readonly Sign[] }[];

const readSigns = new Map<Language, TopicSigns>();

function signsOf(language: Language): TopicSigns {
  const known = readSigns.get(language);
  if (known !== undefined) return known;
  const texts = textsOf(language);
  const read = topics.map((topic) => ({
    topic,
    signs: plainText(texts.topics[topic].words).split(' ').map(readSign),
  }));
  readSigns.set(language, read);
  return read;
}

function readSign(written: string): Sign {
  return written
    .split('+')
    .map((step) => ({ text: step.replace(/\*$/u, ''), isBeginning: step.endsWith('*') }));
}

function occurs(sign: Sign, words: readonly string[]): boolean {
  return words.some((_, at) =>
    sign.every(({ text, isBeginning }, i) => {
      const word = words[at + i] ?? '';
      return isBeginning ? word.startsWith(text) : word === text;
    }),
  );
}

/** Lower case, without accents, with plain apostrophes and single spaces. */
export function plainText(text: string): string {
  return foldCharacters(text).replace(/\s+/gu, ' ').trim();
}
