import type { Language } from '@accanto/contract';
import { saidBy } from '../past-messages.ts';
import type { PastMessage } from '../turn.ts';
import { actOf, isAllQuoted, mayAskWhoAnswers } from './act-of-message.ts';
import { merelyAnswers } from './brief.ts';
import { onlySoundsLikeLeave } from './leave-taking.ts';
import { isGlad, tellsGoodNews, wavers } from './mixed-mood.ts';
import { moodOf } from './mood.ts';
import { hasWordsOfWondering } from './not-meant.ts';
import { plainText } from './plain-text.ts';
import { recognise } from './recognised.ts';
import type { Act, Mood, Topic } from './texts/texts.ts';
import { isWeighty, topicsOf } from './topics.ts';

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

const perhapsLeaving = 0.12;
/** What may yet be a question about who answers; any other act is clear and gets its own answer only. */
const vagueActs: ReadonlySet<Act> = new Set(['minimal', 'hostile']);
const rememberedMessages = 2;
/** Tears and cries may come some messages after the news that they are of. */
const rememberedOfJoy = 4;

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
    !isAfterWeight && hasFelt('light', history, language, rememberedOfJoy),
  );
  const isSure = isGlad(plain, language) || tellsGoodNews(plain, language);
  const mood = felt === 'light' && !isSure && hasWavered(history, language) ? 'plain' : felt;
  const recognised = recognise(text, language);
  const act = actOf(text, history, language);
  return {
    act,
    mayBeLeaving:
      recognised.shareOf('farewell') >= perhapsLeaving && !onlySoundsLikeLeave(plain, language),
    mayAskWhoAnswers:
      (act === null || vagueActs.has(act)) &&
      mood !== 'light' &&
      !isAllQuoted(text) &&
      !merelyAnswers(plain, language) &&
      hasWordsOfWondering(plain, language) &&
      mayAskWhoAnswers(plain, recognised, language),
    topics: found,
    mood,
    tone: mood === 'plain' && (found.some(isWeighty) || isAfterWeight) ? 'heavy' : mood,
  };
}

/** 'He proposed', after 'I don't know if I should stay', is no joy yet. */
function hasWavered(history: readonly PastMessage[], language: Language): boolean {
  return lastOf(history).some((plain) => wavers(plain, language));
}

/** Whether one of the last messages felt so. */
function hasFelt(
  mood: Mood,
  history: readonly PastMessage[],
  language: Language,
  count = rememberedMessages,
): boolean {
  return lastOf(history, count).some(
    (plain) => moodOf(plain, topicsOf(plain, language), language, mood === 'heavy') === mood,
  );
}

/** What the person wrote last, in plain lower case. */
function lastOf(history: readonly PastMessage[], count = rememberedMessages): string[] {
  return saidBy('user', history).slice(-count).map(plainText);
}
