import type { ActionButtonMeaning, Language, UserSettings } from '@accanto/contract';
import type { PastMessage } from '../turn.ts';
import { chooseFresh, wasHeard } from './choose.ts';
import { nextStep, wishFor } from './exercise.ts';
import { guidance, professionalOf } from './guidance.ts';
import { memoryToUse, toldBefore } from './memory.ts';
import { bestQuoteOf, type OwnWords, ownWordsOf, sharesContent } from './tell-back.ts';
import { textsOf } from './texts/by-language.ts';
import type { Act, BuiltInTexts, Mood, TopicTexts } from './texts/texts.ts';
import { type Understanding, isWeighty, plainText, understand } from './understand.ts';

export interface Listening {
  language: Language;
  /** This conversation before the message, oldest first. */
  history: readonly PastMessage[];
  settings: UserSettings;
  memories: readonly { id: string; fact: string }[];
  /** A prepared crisis text follows: one sentence that listens, without a question. */
  isBeforeCrisisText: boolean;
}

export interface Answer {
  text: string;
  usedMemoryIds: readonly string[];
}

/** Questions that get their honest answer whatever else has to be said. */
export const mustBeAnswered: ReadonlySet<Act> = new Set(['human', 'medicine', 'diagnosis']);

/** The built-in companion's reply to what somebody wrote. Deterministic: the same conversation gives the same reply. */
export function answerMessage(text: string, listening: Listening): Answer {
  const { language, history, isBeforeCrisisText } = listening;
  const understanding = understand(text, history, language);
  const said = saidBefore(history);
  const exercise = isBeforeCrisisText ? null : exerciseReply(text, listening, said);
  if (exercise !== null) return plainAnswer(exercise);
  const answer = answerUnderstood(text, understanding, listening, said);
  const isUnclear = understanding.mayAskWhoAnswers && !isBeforeCrisisText;
  return isUnclear ? withClarity(answer, language, said, text) : answer;
}

function answerUnderstood(
  text: string,
  understanding: Understanding,
  listening: Listening,
  said: readonly string[],
): Answer {
  const { language, isBeforeCrisisText } = listening;
  const { act } = understanding;
  if (act !== null && (!isBeforeCrisisText || mustBeAnswered.has(act)))
    return plainAnswer(replyToAct({ ...understanding, act }, text, listening, said));
  if (isBeforeCrisisText && act !== null && act !== 'advice' && act !== 'opinion')
    return plainAnswer(chooseFresh(textsOf(language).bare, said, text));
  if (isBeforeCrisisText) return plainAnswer(reflection(text, understanding, listening, said));
  return tellingReply(text, understanding, listening, said);
}

/** Somebody who was told what answers here is not told again on a mere suspicion. */
function withClarity(
  answer: Answer,
  language: Language,
  said: readonly string[],
  seed: string,
): Answer {
  const { clarify, acts } = textsOf(language);
  const isKnown = [...clarify, ...acts.human.replies].some((one) => wasHeard(one, said));
  if (isKnown) return answer;
  return { ...answer, text: `${answer.text} ${chooseFresh(clarify, said, seed)}` };
}

/** What an action button brings: an exercise, other words, a summary, or room to go on. */
export function answerAction(meaning: ActionButtonMeaning, listening: Listening): Answer {
  const texts = textsOf(listening.language);
  const said = saidBefore(listening.history);
  const seed = `${meaning} ${listening.history.length}`;
  if (meaning === 'summarise') return plainAnswer(summary(listening, said));
  if (meaning === 'go_on') {
    const step = nextStep(listening.history, listening.language);
    return plainAnswer(step ?? chooseFresh(texts.goOn, said, seed));
  }
  if (meaning === 'breathe' || meaning === 'ground') {
    const first = texts.steps[meaning][0] ?? '';
    if (!wasHeard(first, said)) return plainAnswer(first);
  }
  if (meaning === 'who_can_i_call')
    return plainAnswer(
      chooseFresh(texts.exercises[meaning], said, seed).replace(
        '{professional}',
        professionalOf(listening),
      ),
    );
  if (meaning !== 'rephrase') return plainAnswer(chooseFresh(texts.exercises[meaning], said, seed));
  const last = lastOfPerson(listening.history);
  const other =
    last === undefined
      ? chooseFresh(texts.lines.plain, said, seed)
      : reflectionAndMore(last, listening, said);
  return plainAnswer(chooseFresh(texts.rephrase, said, seed).replace('{line}', other));
}

/** In the middle of an exercise 'ok' brings its next step and 'stop' ends it; everything else is talked about. */
function exerciseReply(
  text: string,
  { history, language }: Listening,
  said: readonly string[],
): string | null {
  const step = nextStep(history, language);
  const wish = step === null ? null : wishFor(plainText(text), language);
  if (wish === 'go-on') return step;
  return wish === 'stop' ? chooseFresh(textsOf(language).stopped, said, text) : null;
}

function plainAnswer(text: string): Answer {
  return { text, usedMemoryIds: [] };
}

function saidBefore(history: readonly PastMessage[]): string[] {
  return history
    .filter((message) => message.role === 'assistant')
    .map((message) => message.content);
}

function lastOfPerson(history: readonly PastMessage[]): string | undefined {
  return history.findLast((message) => message.role === 'user')?.content;
}

function replyToAct(
  { act, mayBeLeaving: isPerhapsLeave }: Understanding & { act: Act },
  text: string,
  listening: Listening,
  said: readonly string[],
): string {
  const texts = textsOf(listening.language);
  const told = act === 'remember' ? toldBefore(text, listening.history, listening.language) : null;
  if (told !== null) return chooseFresh(texts.told, said, text).replace('{quote}', () => told);
  const quote = bestQuoteOf(text, listening.language);
  const asks = !isPerhapsLeave && mayAsk(said, listening.settings.listening);
  const fitting = texts.acts[act].replies
    .filter((reply) => quote !== undefined || !reply.includes('{quote}'))
    .filter((reply) => act !== 'minimal' || asks || !reply.includes('?'))
    .filter((reply) => !listening.isBeforeCrisisText || !reply.includes('?'));
  const chosen = chooseFresh(fitting.length > 0 ? fitting : texts.bare, said, text);
  if (act === 'minimal' && wasHeard(chosen, said)) {
    return recalled(listening, said) ?? chooseFresh(texts.lines.plain, said, text);
  }
  return chosen.replaceAll('{quote}', quote ?? '');
}

function tellingReply(
  text: string,
  understanding: Understanding,
  listening: Listening,
  said: readonly string[],
): Answer {
  const texts = textsOf(listening.language);
  const used = memoryToUse(text, listening);
  const parts = [reflection(text, understanding, listening, said)];
  if (used !== null) parts.push(chooseFresh(texts.memory, said, text).replace('{fact}', used.fact));
  else {
    const reflects = sharesContent(text, parts[0] ?? '', listening.language);
    parts.push(followUp(text, understanding, listening, said, reflects));
  }
  const reply = parts.filter((part) => part !== '').join(' ');
  const whole = isEcho(text, reply)
    ? `${reply} ${chooseFresh(texts.lines[understanding.tone], [...said, reply], text)}`
    : reply;
  return { text: whole, usedMemoryIds: used === null ? [] : [used.id] };
}

/** A question, or a sentence that stays, or something from before: in turn, so that nobody is examined. */
function followUp(
  text: string,
  understanding: Understanding,
  listening: Listening,
  said: readonly string[],
  reflects: boolean,
): string {
  const texts = textsOf(listening.language);
  const { tone, mayBeLeaving } = understanding;
  const ownTexts = topicTextsFor(understanding, texts);
  const { listening: contract } = listening.settings;
  const towardsPeople =
    understanding.mood === 'heavy' && !mayBeLeaving
      ? guidance(listening, said, text, mayAsk(said, contract))
      : null;
  if (towardsPeople !== null) return towardsPeople;
  // What cannot be given back is asked about, a little more often.
  if (!mayBeLeaving && mayAsk(said, !reflects && contract !== 'listen' ? 'ask' : contract)) {
    const fresh = (ownTexts?.questions ?? []).filter((question) => !wasHeard(question, said));
    return chooseFresh(fresh.length > 0 ? fresh : texts.questions[tone], said, text);
  }
  if (contract === 'ideas' && said.length % 3 === 2) return chooseFresh(texts.ideas, said, text);
  if (tone !== 'light' && said.length % 5 === 3) {
    const earlier = recalled(listening, said);
    if (earlier !== null) return earlier;
  }
  const fresh = (ownTexts?.lines ?? []).filter((line) => !wasHeard(line, said));
  return chooseFresh(fresh.length > 0 ? fresh : texts.lines[tone], said, text);
}

/** What is said about a topic presumes that it is hard, of joy that it is good: a mere mention gets neither. */
function topicTextsFor({ topics, mood }: Understanding, texts: BuiltInTexts): TopicTexts | null {
  if (mood === 'light') return texts.topics.joy;
  const topic = topics.find((one) => one !== 'joy');
  return topic !== undefined && (mood === 'heavy' || isWeighty(topic)) ? texts.topics[topic] : null;
}

/** At most half of the replies end with a question, never three in a row; fewer for whoever only wants to be heard. */
function mayAsk(said: readonly string[], contract: UserSettings['listening']): boolean {
  const asked = said.map((text) => /\?["'»”)\s]*$/u.test(text));
  const share = contract === 'listen' ? 0.2 : contract === 'ask' ? 0.55 : 0.5;
  if (asked.at(-1) === true && asked.at(-2) === true) return false;
  const count = asked.filter(Boolean).length;
  return (count + 1) / (asked.length + 1) <= share || (asked.length === 0 && contract !== 'listen');
}

/** One sentence that gives back what was said, in grammar that holds. */
function reflection(
  text: string,
  understanding: Understanding,
  listening: Listening,
  said: readonly string[],
): string {
  const texts = textsOf(listening.language);
  const own = ownWordsOf(text, listening.language);
  const candidates = framesFor(own, understanding.mood, texts)
    .filter(({ frame }) => !wasHeard(frame, said))
    .filter(({ words }) => !said.some((earlier) => earlier.includes(words)));
  const best = candidates[0];
  if (best === undefined) return chooseFresh(texts.bare, said, text);
  const frames = candidates.filter((one) => one.words === best.words).map((one) => one.frame);
  return fill(chooseFresh(frames, said, text), best.words);
}

function reflectionAndMore(text: string, listening: Listening, said: readonly string[]): string {
  const understanding = understand(text, listening.history, listening.language);
  const line = chooseFresh(textsOf(listening.language).lines[understanding.mood], said, text);
  return `${reflection(text, understanding, listening, said)} ${line}`;
}

/** Frames with what fits into them: told-back clauses first, then things that tell something, then quotes. */
function framesFor(
  own: OwnWords,
  mood: Mood,
  texts: BuiltInTexts,
): { frame: string; words: string }[] {
  const pair = (
    list: readonly string[],
    frames: readonly string[],
  ): { frame: string; words: string }[] =>
    list.slice(0, 2).flatMap((words) => frames.map((frame) => ({ frame, words })));
  return [
    ...pair(own.clauses, texts.clause[mood]),
    ...pair(own.things.filter(isTelling), texts.thing[mood]),
    ...pair(own.quotes.filter(isWhole), texts.quote[mood]),
    ...pair(own.things, texts.thing[mood]),
    ...pair(own.quotes, texts.quote[mood]),
  ];
}

/** 'Your new boss', 'the kitchen of my aunt': more than an article and a word, which say little alone. */
function isTelling(thing: string): boolean {
  return thing.split(' ').length > 2;
}

function isWhole(quote: string): boolean {
  return !quote.startsWith('…') && quote.split(' ').length > 2;
}

function fill(frame: string, words: string): string {
  const capital = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return frame
    .replaceAll(/\{(?:Clause|Np)\}/gu, capital)
    .replaceAll(/\{(?:clause|np|quote)\}/gu, words);
}

/** Something the person named earlier, not just now and not yet come back to. */
function recalled(listening: Listening, said: readonly string[]): string | null {
  const texts = textsOf(listening.language);
  const earlier = listening.history.filter((message) => message.role === 'user').slice(0, -1);
  const things = earlier.flatMap((message) =>
    ownWordsOf(message.content, listening.language).things.slice(0, 1),
  );
  const thing = things.findLast(
    (one) => !said.slice(-3).some((text) => text.toLowerCase().includes(one.toLowerCase())),
  );
  const frames = texts.recall.filter((frame) => !wasHeard(frame, said));
  if (thing === undefined || frames.length === 0) return null;
  return fill(chooseFresh(frames, said, thing), thing);
}

function summary(listening: Listening, said: readonly string[]): string {
  const texts = textsOf(listening.language);
  const told = listening.history
    .filter((message) => message.role === 'user')
    .map((message) => ownWordsOf(message.content, listening.language))
    .flatMap((own) => own.clauses[0] ?? own.things[0] ?? own.quotes[0] ?? []);
  if (told.length < 2) return texts.summarise.nothing;
  const pieces = [...new Set(told)].slice(-4).join('; ');
  return `${chooseFresh(texts.summarise.start, said, pieces)} ${pieces}.`;
}

/** Little more than the person's own words. */
function isEcho(text: string, reply: string): boolean {
  const heard = new Set(threes(text));
  const spoken = threes(reply);
  return (
    spoken.length > 0 && spoken.filter((three) => heard.has(three)).length / spoken.length > 0.45
  );
}

function threes(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words
    .slice(0, -2)
    .map((word, at) => `${word} ${words[at + 1] ?? ''} ${words[at + 2] ?? ''}`);
}
