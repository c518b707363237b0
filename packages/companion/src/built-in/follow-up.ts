import type { Language, UserSettings } from '@accanto/contract';
import { saidBy } from '../past-messages.ts';
import type { Listening } from './answer.ts';
import { chooseFresh, endsAsking, saysAgain, wasHeard } from './choose.ts';
import { guidance } from './guidance.ts';
import { isAsking, recalled } from './reflect.ts';
import { isLongTelling, sharesContent } from './tell-back.ts';
import { aboutTheThing } from './telling/concrete.ts';
import { somebodyIn } from './telling/somebody.ts';
import { wordsFor } from './telling/words.ts';
import { textsOf } from './texts/by-language.ts';
import type { BuiltInTexts, Topic, TopicTexts } from './texts/texts.ts';
import { plainText } from './plain-text.ts';
import { isWeighty, speaksOf, topicsOf } from './topics.ts';
import type { Understanding } from './understand.ts';
import { listeningOf } from './wishes.ts';

/** A message of more words has something beside its topic: what is said about that must be about what was given back. */
const mostWordsOfOneTopic = 12;
/** Of the replies: those that may ask, where there is something to be asked about. */
const mostAskedOnIt = 0.6;
/** Replies between one sentence that would fit anything and the next. */
const repliesBetweenFillers = 5;
const repliesBetweenRecalls = 5;

/**
 * What comes after giving something back: a question where something new was told, about that very thing if it can be;
 * else a word that takes it as an answer, or a sentence that stays with it; often nothing.
 */
export function followUp(
  text: string,
  understanding: Understanding,
  listening: Listening,
  said: readonly string[],
  reflected: string,
): string {
  const { language, history } = listening;
  const texts = textsOf(language);
  const { tone, mood, mayBeLeaving } = understanding;
  const contract = listeningOf(listening);
  const mayAskNow = mayAsk(said, contract);
  const towardsPeople =
    mood === 'heavy' && !mayBeLeaving && !hasNobody(text, listening)
      ? guidance(listening, said, text, mayAskNow)
      : null;
  if (towardsPeople !== null) return towardsPeople;
  const isFresh = (one: string): boolean => !wasHeard(one, said);
  const { questions, ofSomebody, remarks } = aboutTheThing(
    {
      text: isLongTelling(text) ? givenBackOf(text, reflected, language) : text,
      earlier: saidBy('user', history),
      mood,
      language,
    },
    said,
  );
  const reflects = sharesContent(text, reflected, language);
  // Who was only mentioned is not what it is about; who was just asked for is not asked for twice.
  const isWho = ofSomebody.length > 0 && somebodyIsIn(reflected, text, language);
  const ofOthers = isWho ? ofSomebody.filter((one) => !saysAgain(one, reflected)) : [];
  const onQuestion =
    isAsking(text, language) && !reflects ? wordsFor(language).asked.questions : null;
  const own = ownTextsFor(text, understanding, texts, reflected, language);
  // About the very thing that was told one asks a little sooner.
  const mayAskOnIt =
    questions.length > 0 &&
    !isAsking(text, language) &&
    contract === 'ask' &&
    mayAsk(said, 'ask', mostAskedOnIt);
  if (!mayBeLeaving && (mayAskNow || (mayAskOnIt && !endsAsking(said.at(-1))))) {
    const ofTopic = own?.questions.filter(isFresh) ?? [];
    const onIt = isAsking(text, language) ? (onQuestion ?? []) : questions;
    const fitting = [onIt, ofTopic, ofOthers, texts.questions[tone]];
    return chooseFresh(fitting.find((list) => list.length > 0) ?? [], said, text);
  }
  if (contract === 'ideas' && said.length % 3 === 2) return chooseFresh(texts.ideas, said, text);
  const mayFill = !said
    .slice(-repliesBetweenFillers)
    .some((reply) =>
      [...texts.lines.heavy, ...texts.lines.plain].some((line) => reply.includes(line)),
    );
  const fits = (line: string): boolean =>
    !saysAgain(line, reflected) && !beginsAlike(line, reflected);
  const onIt = isAsking(text, language)
    ? []
    : [...remarks, ...(own?.lines.filter(isFresh) ?? [])].filter(fits);
  if (onIt.length > 0) return chooseFresh(onIt, said, text);
  if (tone === 'plain' && said.length % repliesBetweenRecalls === 4) {
    const earlier = recalled(text, listening, said);
    if (earlier !== null) return earlier;
  }
  // What was given back says enough; where nothing was, somebody would be left with a mere 'I see'.
  const isLeft = !reflects && !mayBeLeaving;
  if (isLeft && mayAsk(said, contract, contract === 'listen' ? undefined : 1))
    return chooseFresh(onQuestion ?? texts.questions[tone], said, text);
  if (!isLeft && tone !== 'light' && !(tone === 'heavy' && mayFill)) return '';
  return chooseFresh(texts.lines[tone].filter(fits), said, text);
}

function somebodyIsIn(reflected: string, text: string, language: Language): boolean {
  const word = somebodyIn(text, language, [])?.word;
  return word !== undefined && reflected.toLowerCase().includes(word);
}

/** 'I see. I see why …' */
function beginsAlike(line: string, before: string): boolean {
  const [first = ''] = line.toLowerCase().split(' ');
  return before.split(/(?<=[.!?:]) /u).some((one) => one.toLowerCase().startsWith(first));
}

/** The sentences of a long telling that were taken up. */
function givenBackOf(text: string, reflected: string, language: Language): string {
  return text
    .split(/[.!?\n]+/u)
    .filter((sentence) => sharesContent(sentence, reflected, language))
    .join('. ');
}

/** What is said of a topic, where the topic is the heart of what was given back; of a long telling, of all of it. */
function ownTextsFor(
  text: string,
  understanding: Understanding,
  texts: BuiltInTexts,
  reflected: string,
  language: Language,
): Pick<TopicTexts, 'lines' | 'questions'> | null {
  const { tone, mood } = understanding;
  if (isLongTelling(text))
    return { lines: texts.long.lines[tone], questions: texts.long.questions[tone] };
  if (mood === 'light') return texts.topics.joy;
  const givenBack = new Set(topicsOf(plainText(reflected), language));
  const isShort = text.split(/\s+/u).length <= mostWordsOfOneTopic;
  const topic = understanding.topics
    .filter((one) => one !== 'joy')
    .find((one) => isShort || one === 'grief' || givenBack.has(one));
  if (topic === undefined || (mood !== 'heavy' && !isWeighty(topic))) return null;
  const { lines, questions } = texts.topics[topic];
  // A maxim needs more than a mention.
  const isHeart = feltTopics.has(topic)
    ? givenBack.has(topic)
    : isShort && [...givenBack][0] === topic;
  return { lines: isHeart ? lines : [], questions };
}

/** What it is about wherever it is named; a person, work or a place may only be where it happens. */
const feltTopics: ReadonlySet<Topic> = new Set([
  'grief',
  'care',
  'money',
  'health',
  'sleep',
  'alone',
  'purpose',
  'guilt',
  'anger',
  'fear',
  'shame',
  'tired',
]);

/** Who has just told of having nobody is not asked for somebody. */
function hasNobody(text: string, { history, language }: Listening): boolean {
  return [...saidBy('user', history).slice(-1), text].some((one) =>
    speaksOf(one, 'alone', language),
  );
}

/** At most half of the replies end with a question, never three in a row; fewer for whoever only wants to be heard. */
export function mayAsk(
  said: readonly string[],
  contract: UserSettings['listening'],
  most = contract === 'listen' ? 0.2 : contract === 'ask' ? 0.55 : 0.5,
): boolean {
  const asked = said.map(endsAsking);
  if (asked.at(-1) === true && asked.at(-2) === true) return false;
  const count = asked.filter(Boolean).length;
  return (count + 1) / (asked.length + 1) <= most || (asked.length === 0 && contract !== 'listen');
}
