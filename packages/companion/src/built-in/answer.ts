import type { ActionButtonMeaning, Language } from '@accanto/contract';
import { besideComplaint } from './beside-complaint.ts';
import { chooseFresh, neverTwice, saysAgain, wasHeard } from './choose.ts';
import { withClarity } from './clarity.ts';
import { asksForExercise, nextStep, wishFor } from './exercise.ts';
import { fitsNight } from './farewell.ts';
import { professionalOf } from './guidance.ts';
import { repliesWithWords, wordsForAct } from './own-words-in-acts.ts';
import { type Asking, asksUrgently, knownAnswer } from './known-questions.ts';
import { memoryToUse, namesAskedFor, toldBefore } from './recall.ts';
import { followUp, mayAsk } from './follow-up.ts';
import { isEcho, recalled, reflection, summary } from './reflect.ts';
import { asksForHeight } from './refusals.ts';
import { sharesContent } from './tell-back.ts';
import { wordsFor } from './telling/words.ts';
import { countryOf, emergencyNumberOf } from '../safety/resources.ts';
import { isAtLeast } from '../safety/risk.ts';
import { textsOf } from './texts/by-language.ts';
import type { Act } from './texts/texts.ts';
import { plainText } from './plain-text.ts';
import { actOf } from './act-of-message.ts';
import { type Understanding, understand } from './understand.ts';
import { listeningOf, wantsNoEcho } from './wishes.ts';
import { saidBy } from '../past-messages.ts';

export interface Listening extends Asking {
  memories: readonly { id: string; fact: string }[];
  /** A prepared crisis text follows: one sentence that listens, without a question. */
  isBeforeCrisisText: boolean;
}

export interface Answer {
  text: string;
  usedMemoryIds: readonly string[];
}

/** Questions that get their honest answer whatever else has to be said. */
export const mustBeAnswered: ReadonlySet<Act> = new Set([
  'human',
  'methods',
  'harm',
  'medicine',
  'taken',
  'diagnosis',
  'privacy',
]);

/** Whether a message asks what has a prepared answer in danger too: it is neither left to a model nor out. */
export function asksKnownUrgently(text: string, listening: Listening): boolean {
  const act = actOf(text, listening.history, listening.language);
  return asksUrgently(text, act, listening);
}

/** The built-in companion's reply to what somebody wrote. Deterministic: the same conversation gives the same reply. */
export function answerMessage(text: string, listening: Listening): Answer {
  const { language, history, isBeforeCrisisText } = listening;
  const understanding = calmInDanger(understand(text, history, language), listening);
  const said = saidBy('assistant', history);
  const rest =
    understanding.act === 'complaint' && !isBeforeCrisisText
      ? besideComplaint(text, language)
      : null;
  if (rest !== null) {
    const answer = answerMessage(rest, listening);
    return {
      ...answer,
      text: `${chooseFresh(textsOf(language).owning, said, text)} ${answer.text}`,
    };
  }
  const exercise = isBeforeCrisisText ? null : exerciseReply(text, listening, said);
  if (exercise !== null) return plainAnswer(exercise);
  const known = knownAnswer(text, understanding.act, listening);
  if (known !== null) return plainAnswer(known);
  const answer = answerUnderstood(text, understanding, listening, said);
  const isUnclear = understanding.mayAskWhoAnswers && !isBeforeCrisisText;
  const whole = isUnclear ? withClarity(answer.text, language, said, text) : answer.text;
  return { ...answer, text: neverTwice(whole, moreFor(understanding, language), said) };
}

/** 'I have a good life, in theory' is no joy where somebody may be in danger. */
function calmInDanger(understanding: Understanding, { risk }: Listening): Understanding {
  const isDanger = risk !== null && isAtLeast(risk.level, 'R3');
  return isDanger && understanding.mood === 'light'
    ? { ...understanding, mood: 'plain', tone: 'plain' }
    : understanding;
}

/** What may be added to a reply that was already given. Nothing but a goodbye goes with a goodbye. */
function moreFor({ act, tone }: Understanding, language: Language): readonly string[] {
  const { acts, lines } = textsOf(language);
  if (act === null) return lines[tone];
  if (act === 'remember') return lines.plain;
  const own = acts[act].replies;
  return act === 'farewell' ? own : [...own, ...lines.plain];
}

function answerUnderstood(
  text: string,
  understanding: Understanding,
  listening: Listening,
  said: readonly string[],
): Answer {
  const { language, isBeforeCrisisText } = listening;
  // In danger a height is no matter of interest.
  const act =
    isBeforeCrisisText && asksForHeight(plainText(text), language) ? 'methods' : understanding.act;
  if (act === 'remember') return recallReply(text, listening, said);
  if (act !== null && (!isBeforeCrisisText || mustBeAnswered.has(act)))
    return plainAnswer(replyToAct({ ...understanding, act }, text, listening, said));
  const isAsked =
    (act !== null && act !== 'advice' && act !== 'opinion') ||
    asksForExercise(plainText(text), language);
  if (isBeforeCrisisText && act === 'thanks')
    return plainAnswer(chooseFresh(textsOf(language).welcome, said, text));
  if (isBeforeCrisisText && isAsked)
    return plainAnswer(chooseFresh(textsOf(language).bare, said, text));
  // 'Fair enough' answers no danger.
  if (isBeforeCrisisText)
    return plainAnswer(
      reflection(text, understanding.mood, listening, said, textsOf(language).bare),
    );
  return tellingReply(text, understanding, listening, said);
}

/** What an action button brings: an exercise, other words, a summary, or room to go on. */
export function answerAction(meaning: ActionButtonMeaning, listening: Listening): Answer {
  const said = saidBy('assistant', listening.history);
  const { lines } = textsOf(listening.language);
  return plainAnswer(neverTwice(actionReply(meaning, listening, said), lines.plain, said));
}

function actionReply(
  meaning: ActionButtonMeaning,
  listening: Listening,
  said: readonly string[],
): string {
  const texts = textsOf(listening.language);
  const seed = `${meaning} ${listening.history.length}`;
  if (meaning === 'summarise') return summary(listening, said);
  if (meaning === 'go_on') {
    const step = nextStep(listening.history, listening.language);
    return step ?? chooseFresh(texts.goOn, said, seed);
  }
  if (meaning === 'breathe' || meaning === 'ground') {
    const first = firstStep(meaning, listening.language, said);
    if (first !== null) return first;
  }
  if (meaning === 'who_can_i_call')
    return chooseFresh(texts.exercises[meaning], said, seed).replace(
      '{professional}',
      professionalOf(listening),
    );
  if (meaning !== 'rephrase') return chooseFresh(texts.exercises[meaning], said, seed);
  const last = saidBy('user', listening.history).at(-1);
  const other =
    last === undefined
      ? chooseFresh(texts.lines.plain, said, seed)
      : reflectionAndMore(last, listening, said);
  return chooseFresh(texts.rephrase, said, seed).replace('{line}', () => other);
}

/** In the middle of an exercise 'ok' brings its next step and 'stop' ends it; everything else is talked about. */
function exerciseReply(
  text: string,
  { history, language }: Listening,
  said: readonly string[],
): string | null {
  const step = nextStep(history, language);
  if (step === null && asksForExercise(plainText(text), language))
    return (
      firstStep('breathe', language, said) ??
      firstStep('ground', language, said) ??
      chooseFresh(textsOf(language).exercises.breathe, said, text)
    );
  const wish = step === null ? null : wishFor(plainText(text), language);
  if (wish === 'go-on') return step;
  return wish === 'stop' ? chooseFresh(textsOf(language).stopped, said, text) : null;
}

/** Each exercise is led step by step once. */
function firstStep(
  exercise: 'breathe' | 'ground',
  language: Language,
  said: readonly string[],
): string | null {
  const first = textsOf(language).steps[exercise][0] ?? '';
  return wasHeard(first, said) ? null : first;
}

function plainAnswer(text: string): Answer {
  return { text, usedMemoryIds: [] };
}

function replyToAct(
  { act, mayBeLeaving: isPerhapsLeave }: Understanding & { act: Act },
  text: string,
  listening: Listening,
  said: readonly string[],
): string {
  const { language } = listening;
  const { country } = listening.settings;
  const texts = textsOf(language);
  const own = wordsForAct(act, text, listening);
  const asks = !isPerhapsLeave && mayAsk(said, listeningOf(listening));
  const fitting = repliesWithWords(act, texts.acts[act].replies, own)
    .filter((reply) => act !== 'minimal' || asks || !reply.includes('?'))
    .filter((reply, _, all) => act !== 'farewell' || fitsNight(reply, text, all))
    .filter((reply) => !listening.isBeforeCrisisText || !reply.includes('?'));
  const chosen = chooseFresh(fitting.length > 0 ? fitting : texts.bare, said, text);
  if (act === 'minimal' && wasHeard(chosen, said)) {
    return recalled(text, listening, said) ?? chooseFresh(texts.lines.plain, said, text);
  }
  return chosen
    .replaceAll('{quote}', () => own.quote)
    .replaceAll('{told}', () => own.told)
    .replaceAll('{name}', () => own.name)
    .replaceAll('{professional}', professionalOf(listening))
    .replaceAll('{emergency}', emergencyNumberOf(countryOf(country, language)));
}

/** Whether it is remembered: a name, or the sentence in which it was told. What is not known is not made up. */
function recallReply(text: string, listening: Listening, said: readonly string[]): Answer {
  const texts = textsOf(listening.language);
  const { replies } = texts.acts.remember;
  const fitting = replies.filter((one) => !listening.isBeforeCrisisText || !one.includes('?'));
  const unknown = plainAnswer(chooseFresh(fitting, said, text));
  const names = namesAskedFor(plainText(text), listening);
  if (names === null) {
    const told = toldBefore(text, listening);
    if (told === null) return unknown;
    return plainAnswer(chooseFresh(texts.told, said, text).replace('{quote}', () => told));
  }
  if (names.length === 0) return unknown;
  const facts = names.map(({ fact }) => fact.replace(/\.$/u, '')).join('; ');
  return {
    text: chooseFresh(texts.named, said, text).replace('{fact}', () => `${facts}.`),
    usedMemoryIds: names.map(({ id }) => id).filter((id) => id !== ''),
  };
}

function tellingReply(
  text: string,
  understanding: Understanding,
  listening: Listening,
  said: readonly string[],
): Answer {
  const { language } = listening;
  const texts = textsOf(language);
  const used = memoryToUse(text, listening);
  const isEchoUnwanted = wantsNoEcho(listening);
  const reflected = isEchoUnwanted
    ? chooseFresh(texts.bare, said, text)
    : reflection(text, understanding.mood, listening, said);
  const parts = [reflected];
  if (used !== null)
    parts.push(chooseFresh(texts.memory, said, text).replace('{fact}', () => used.fact));
  // What may not be said back is asked about all the same.
  else
    parts.push(followUp(text, understanding, listening, said, isEchoUnwanted ? text : reflected));
  const [, after = ''] = parts;
  const { noted } = wordsFor(listening.language);
  if (after === '' && isEcho(text, reflected)) {
    const fitting = saysMore(reflected, text, language)
      ? noted.filter(
          (line) => invites.test(line) && !wasHeard(line, said.slice(-repliesBetweenInvited)),
        )
      : noted;
    parts[1] = chooseFresh(
      fitting.filter((line) => !saysAgain(line, reflected)),
      said,
      text,
    );
  }
  const whole = parts.filter((part) => part !== '').join(' ');
  return { text: whole, usedMemoryIds: used === null ? [] : [used.id] };
}

/** Replies between one invitation to go on and the next. */
const repliesBetweenInvited = 3;
/** After 'I hear you' nobody says 'I'm listening', too. */
const invites = /if you like|se (?:ti va|vuoi)|si quieres|ga maar door|verder/iu;

/** '… . I hear you.': their words do not stand alone. */
function saysMore(reflected: string, text: string, language: Language): boolean {
  const sentences = reflected.split(/(?<=[.!…]) /u);
  return sentences.length > 1 && !sharesContent(text, sentences.at(-1) ?? '', language);
}

function reflectionAndMore(text: string, listening: Listening, said: readonly string[]): string {
  const understanding = understand(text, listening.history, listening.language);
  const line = chooseFresh(textsOf(listening.language).lines[understanding.mood], said, text);
  return `${reflection(text, understanding.mood, listening, said)} ${line}`;
}
