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

/** A message that was given back, and what is known when it is decided what comes after. */
interface GivenBack {
  text: string;
  understanding: Understanding;
  listening: Listening;
  said: readonly string[];
  /** What was given back, in a sentence. */
  reflected: string;
  contract: UserSettings['listening'];
  isAsked: boolean;
  /** Something of theirs stands in it. */
  reflects: boolean;
  mayAskNow: boolean;
  aboutIt: ReturnType<typeof aboutTheThing>;
  ofTopic: Pick<TopicTexts, 'lines' | 'questions'> | null;
}

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
  const contract = listeningOf(listening);
  const mayAskNow = mayAsk(said, contract);
  const mayGuide =
    understanding.mood === 'heavy' && !understanding.mayBeLeaving && !hasNobody(text, listening);
  const towardsPeople = mayGuide ? guidance(listening, said, text, mayAskNow) : null;
  if (towardsPeople !== null) return towardsPeople;
  const looked = isLongTelling(text) ? givenBackOf(text, reflected, language) : text;
  const earlier = saidBy('user', history);
  const given: GivenBack = {
    text,
    understanding,
    listening,
    said,
    reflected,
    contract,
    isAsked: isAsking(text, language),
    reflects: sharesContent(text, reflected, language),
    mayAskNow,
    aboutIt: aboutTheThing({ text: looked, earlier, mood: understanding.mood, language }, said),
    ofTopic: ownTextsFor(text, understanding, textsOf(language), reflected, language),
  };
  return (
    questionOf(given) ?? ideaOf(given) ?? remarkOf(given) ?? somebodyOf(given) ?? lastWordOf(given)
  );
}

function questionOf(given: GivenBack): string | null {
  const { text, understanding, listening, said, reflected, aboutIt, ofTopic } = given;
  const { language } = listening;
  const isOnIt = !given.isAsked && aboutIt.questions.length > 0;
  // About the very thing that was told one asks a little sooner.
  const maySooner =
    isOnIt &&
    given.contract === 'ask' &&
    mayAsk(said, 'ask', mostAskedOnIt) &&
    !endsAsking(said.at(-1));
  if (understanding.mayBeLeaving || !(given.mayAskNow || maySooner)) return null;
  // Who was only mentioned is not what it is about; who was just asked for is not asked for twice.
  const ofOthers = somebodyIsIn(reflected, text, language)
    ? aboutIt.ofSomebody.filter((one) => !saysAgain(one, reflected))
    : [];
  const fitting = [
    given.isAsked ? onQuestion(given) : aboutIt.questions,
    ofTopic?.questions.filter((one) => !wasHeard(one, said)) ?? [],
    ofOthers,
    textsOf(language).questions[understanding.tone],
  ];
  return chooseFresh(fitting.find((list) => list.length > 0) ?? [], said, text);
}

/** What is asked of somebody who asked something that could not be taken up. */
function onQuestion({ isAsked, reflects, listening }: GivenBack): readonly string[] {
  return isAsked && !reflects ? wordsFor(listening.language).asked.questions : [];
}

/** To whoever wishes for ideas, after every third message. */
function ideaOf({ text, listening, said, contract }: GivenBack): string | null {
  if (contract !== 'ideas' || said.length % 3 !== 2) return null;
  return chooseFresh(textsOf(listening.language).ideas, said, text);
}

function remarkOf(given: GivenBack): string | null {
  const { text, said, aboutIt, ofTopic } = given;
  if (given.isAsked) return null;
  const lines = ofTopic?.lines.filter((one) => !wasHeard(one, said)) ?? [];
  const fitting = [...aboutIt.remarks, ...lines].filter((line) => goesWith(line, given));
  return fitting.length > 0 ? chooseFresh(fitting, said, text) : null;
}

/** Now and then, somebody of theirs who has not come up for some time. */
function somebodyOf({ text, understanding, listening, said }: GivenBack): string | null {
  const isTurn = understanding.tone === 'plain' && said.length % repliesBetweenRecalls === 4;
  return isTurn ? recalled(text, listening, said) : null;
}

/** What was given back says enough; where nothing was, somebody would be left with a mere 'I see'. */
function lastWordOf(given: GivenBack): string {
  const { text, understanding, listening, said, contract } = given;
  const { tone, mayBeLeaving } = understanding;
  const texts = textsOf(listening.language);
  const isLeft = !given.reflects && !mayBeLeaving;
  if (isLeft && mayAsk(said, contract, contract === 'listen' ? undefined : 1)) {
    const asked = onQuestion(given);
    return chooseFresh(asked.length > 0 ? asked : texts.questions[tone], said, text);
  }
  const wasFilled = said
    .slice(-repliesBetweenFillers)
    .some((reply) =>
      [...texts.lines.heavy, ...texts.lines.plain].some((line) => reply.includes(line)),
    );
  const mayFill = tone === 'light' || (tone === 'heavy' && !wasFilled);
  if (!isLeft && !mayFill) return '';
  const fitting = texts.lines[tone].filter((line) => goesWith(line, given));
  return chooseFresh(fitting, said, text);
}

function goesWith(line: string, { reflected }: GivenBack): boolean {
  return !saysAgain(line, reflected) && !beginsAlike(line, reflected);
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
