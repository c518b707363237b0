import type { Language } from '@accanto/contract';
import { saidBy } from '../past-messages.ts';
import { chooseFresh, endsAsking, wasHeard } from './choose.ts';
import { grammarOf } from './grammar/by-language.ts';
import { moodOf, moodOfPart } from './mood.ts';
import { plainText } from './plain-text.ts';
import { isAllOf, isFelt, isQuotable, lastResort, spokenIn, staysWith } from './quoting.ts';
import { recallable, type RecallContext } from './recall.ts';
import { isHarshOnSelf, isInsulted, type OwnWords, ownWordsOf } from './tell-back.ts';
import { saidBriefly } from './telling/said-briefly.ts';
import { somebodyIn, tellsOfDeath } from './telling/somebody.ts';
import { isHard, weightOf } from './telling/weight.ts';
import { wordsFor } from './telling/words.ts';
import { textsOf } from './texts/by-language.ts';
import type { Mood } from './texts/texts.ts';
import { isWorded } from './worded.ts';

/** Replies between one quotation and the next. */
const repliesBetweenQuotes = 8;
/** The same where nothing else of theirs could be said. */
const repliesBetweenLast = 2;
/** Replies between one use of a frame and the next: in a long conversation every frame was heard long ago. */
const repliesBetweenSame = 6;
/** Two halves of a sentence stay together while they are so short, and longer where both weigh. */
const mostJoinedWords = 12;
const mostJoinedHardWords = 14;

/**
 * One sentence that gives back what was said, in grammar that holds.
 * @param otherwise what is said where nothing can be given back; when absent, what takes it as a question or an answer
 */
export function reflection(
  text: string,
  mood: Mood,
  context: RecallContext,
  said: readonly string[],
  otherwise?: readonly string[],
): string {
  const { language } = context;
  const texts = textsOf(language);
  const brief = saidBriefly(text, saidBy('user', context.history), language);
  if (brief !== null)
    return otherwise === undefined
      ? fill(chooseFresh(wordsFor(language).echo[mood], said, text), brief, language)
      : chooseFresh(otherwise, said, text);
  const own = ownWordsOf(text, language);
  if (own.clauses.length === 0 && isHarshOnSelf(text, language))
    return chooseFresh(texts.harshOnSelf, said, text);
  if (own.clauses.length === 0 && isInsulted(text, language))
    return chooseFresh(wordsFor(language).insulted, said, text);
  const isQuote = (one: { frame: string }): boolean => one.frame.includes('{quote}');
  const recent = said.slice(-repliesBetweenSame);
  // In danger 'on the roof' is not said back.
  const isCalm = otherwise === undefined;
  const answers = isCalm ? own.answers : [];
  const candidates = framesFor(text, { ...own, answers }, mood, context, said)
    .filter(({ frame }) => !wasHeard(frame, isQuote({ frame }) ? said : recent))
    .filter(
      ({ words }) =>
        isOneWord(text) ||
        (answers.includes(words) && isStressed(text)) ||
        !said.some((earlier) => earlier.includes(words)),
    )
    .filter(({ words }) => fits(words, mood, language))
    .filter(({ frame, words }) => !(agreeing.test(words) && agreeing.test(frame)));
  const best = candidates[0];
  if (best === undefined)
    return chooseFresh(otherwise ?? takingUp(text, mood, language, said), said, text);
  // The same words, told back and quoted: the frames of one kind stay together.
  const frames = candidates
    .filter((one) => one.words === best.words && isQuote(one) === isQuote(best))
    .map((one) => one.frame);
  return fill(chooseFresh(frames, said, text), best.words, language);
}

/** 'They’re ok, okay.' */
const agreeing = /\bok(?:ay)?\b/iu;

/** 'SIX', 'a five!!': said again for its weight. */
function isStressed(text: string): boolean {
  return text.includes('!') || !/\p{Ll}/u.test(text);
}

/** How questions begin that are often written without their mark. */
const unmarkedQuestion: Readonly<Record<Language, RegExp>> = {
  it: /^(?:ma |e )?e se /u,
  en: /(?:^|[.!] )(?:(?:so|and|but|ok|well|then|also|anyway)[ ,]+)*(?:what(?:'?s| is| are| do| does| did| should| will| would| if)|why (?:do|does|did|is|are|am|can'?t|would|don'?t)|how (?:do|does|did|is|are|can|come|long|many|much)|who (?:is|are|do|does|can)|where (?:is|are|do|does|did)|when (?:do|does|is|will|did)|(?:is|are|was|were|does|did|do|can|could|will|would|should) (?:i|you|u|it|this|that|he|she|they|we|there|people|my|god|any(?:one|body)|every(?:one|body)|some(?:one|body)|nobody|things)\b)[^.!,]*$/u,
  es: /^(?:pero |y )?y si /u,
  nl: /^(?:(?:maar|en|dus|ja|nou|pff)[ ,]+)*(?:(?:wat als|waarom) |(?:wat (?:moet|moeten|doe|doen|neem|trek|betekent|bedoelt|gebeurt|koop|geef)|(?:hoe|waar|wie|wanneer) (?!(?:een|ik|je|jij|hij|ze|zij|we|wij|men|ge|u|er|is het mogelijk) )\p{L}+) (?:ik|je|jij|hij|ze|zij|we|wij|men|ge|dat|dit|het)\b[^.!]*$|(?:moet|zal|kan|mag) ik\b[^.!,]*\b(?:of zo|ofzo|soms|of niet)[^\p{L}]*$)/u,
};

/** Whether a message ends as a question, or begins as one that is often written without its mark. */
export function isAsking(text: string, language: Language): boolean {
  return /\?[^\p{L}]*$/u.test(text) || unmarkedQuestion[language].test(plainText(text));
}

/** Where nothing can be given back: a question is taken as one, what comes after a question as its answer. */
function takingUp(
  text: string,
  mood: Mood,
  language: Language,
  said: readonly string[],
): readonly string[] {
  const { asked, answered, shortly } = wordsFor(language);
  if (isAsking(text, language) || isWorded('advice', plainText(text), language)) return asked.taken;
  return endsAsking(said.at(-1)) ? answered[mood] : shortly[mood];
}

/** 'I cried, but of joy': the half that sounds the other way is not what is given back. */
function fits(words: string, mood: Mood, language: Language): boolean {
  const own = moodOf(plainText(words), [], language, false);
  return mood === 'plain' || own === mood || own === 'plain';
}

/** A clause that is told back, and how what is said to it sounds. */
interface Told {
  words: string;
  mood: Mood;
}

/**
 * First what weighs most; what is told beside it is not answered as if it were that: 'the landlord is kind, but my
 * father died'.
 */
function toldOf(text: string, own: OwnWords, mood: Mood, language: Language): Told[] {
  const told = own.clauses
    .map((words) => {
      const { said, lead } = own.saidAs.get(words) ?? { said: words, lead: '' };
      const isFelt = moodOfPart(said, language) === mood;
      return {
        words,
        lead,
        said,
        mood: isFelt || isAllOf(text, said) ? mood : ('plain' as const),
        weight: weightOf(said, mood, {
          language,
          goesOn: grammarOf(language).contrasting.has(lead),
        }),
      };
    })
    .toSorted((one, other) => other.weight - one.weight);
  const [first, second] = told;
  if (first === undefined || second === undefined) return told;
  // 'My cat is dead and I cry all day': neither half says it alone.
  const [before, after] = [first, second].toSorted(
    (one, other) => text.indexOf(one.said) - text.indexOf(other.said),
  );
  if (before === undefined || after === undefined) return told;
  const isOneSentence = text
    .toLowerCase()
    .includes(`${before.said} ${after.lead} ${after.said}`.toLowerCase());
  const length = `${before.said} ${after.said}`.split(' ').length;
  const areBothHard = isHard(before.said, language) && isHard(after.said, language);
  const mayJoin = length <= mostJoinedWords || (areBothHard && length <= mostJoinedHardWords);
  if (!isOneSentence || !mayJoin) return told;
  const joined = `${before.words} ${after.lead} ${after.words}`;
  return [{ words: joined, mood: areBothHard ? mood : first.mood }, ...told];
}

/** Frames with what fits into them: told-back clauses first, then somebody they named, then, rarely, a quotation. */
function framesFor(
  text: string,
  own: OwnWords,
  mood: Mood,
  context: RecallContext,
  said: readonly string[],
): { frame: string; words: string }[] {
  const { language } = context;
  const texts = textsOf(language);
  const pair = (
    words: string | undefined,
    frames: readonly string[],
  ): { frame: string; words: string }[] =>
    words === undefined ? [] : frames.map((frame) => ({ frame, words }));
  const quotes = own.quotes.filter((one) => isQuotable(one, text, language));
  const spoken = spokenIn(text);
  const mayQuote = !wasQuoted(said.slice(-repliesBetweenQuotes));
  return [
    ...toldOf(text, own, mood, language)
      .slice(0, 3)
      .flatMap((one) => pair(one.words, texts.clause[one.mood])),
    ...(mayQuote
      ? pair(spoken, staysWith(spoken, mood) ? wordsFor(language).spoken : texts.quote.plain)
      : []),
    ...(mayQuote
      ? pair(
          quotes.find((one) => isFelt(one, mood, language)),
          texts.quote.heavy,
        )
      : []),
    ...pair(
      somebodyIn(text, language, [...saidBy('user', context.history), text])?.called,
      texts.thing[mood],
    ),
    ...pair(own.echoes[0], framesOfEcho(own.echoes[0], wordsFor(language).echo[mood])),
    ...pair(own.answers[0], wordsFor(language).echo[mood]),
    // Rather a piece of theirs than a sentence that would fit anything.
    ...(wasQuoted(said.slice(-repliesBetweenLast))
      ? []
      : pair(quotes[0] ?? lastResort(text, own, language), texts.quote.plain)),
  ];
}

/** Who says one word of theirs once more means it: 'Thursday' - 'THURSDAY'. */
function isOneWord(text: string): boolean {
  return !/\S\s+\S/u.test(text);
}

/** A single word may be a name: it stands first, where it has a capital anyway. */
function framesOfEcho(echo: string | undefined, frames: readonly string[]): readonly string[] {
  return echo?.includes(' ') === false
    ? frames.filter((frame) => /^[¡¿]?\{Clause\}/u.test(frame))
    : frames;
}

function wasQuoted(said: readonly string[]): boolean {
  return said.some((one) => /[“«]/u.test(one));
}

/** 'De el trabajo' is one word more than Spanish has. */
const spanishOfThe = /(?<!\p{L})(de|a) el (?=\p{L})/gu;

/** 'Di il tuo cane', as Italian writes it. */
const italianOfThe = /(?<!\p{L})(di|a|su) (il|la) (?=tu[oa] |\p{L})/giu;
const italianJoined: Readonly<Record<string, string>> = {
  'di il': 'del',
  'di la': 'della',
  'a il': 'al',
  'a la': 'alla',
  'su il': 'sul',
  'su la': 'sulla',
};

/** A frame with what stands in it. */
export function fill(frame: string, words: string, language: Language): string {
  const capital = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  const filled = frame
    .replaceAll(/\{(?:Clause|Np)\}/gu, () => capital)
    .replaceAll(/\{(?:clause|np|quote)\}/gu, () => words);
  if (language === 'es') return filled.replaceAll(spanishOfThe, '$1l ');
  if (language !== 'it') return filled;
  return filled.replaceAll(
    italianOfThe,
    (all, of: string, the: string) => `${italianJoined[`${of} ${the}`] ?? all.trim()} `,
  );
}

/** Messages and replies in which somebody may not have come up, to be come back to. */
const recentTurns = 3;
/** The same where nobody else came up since: 'she', 'he' and no name at all are still about them. */
const recentTurnsOfLast = 8;

/** Somebody of theirs who came up some time ago with something that weighs, and not since; null: nobody. */
export function recalled(
  text: string,
  context: RecallContext,
  said: readonly string[],
): string | null {
  const { language } = context;
  const told = recallable(context);
  const recent = plainText(
    [...told.slice(-recentTurns), text, ...said.slice(-recentTurns)].join(' '),
  );
  const last = told
    .slice(-recentTurnsOfLast)
    .flatMap((one) => somebodyIn(one, language, [])?.word ?? [])
    .at(-1);
  const somebody = told
    .slice(0, -recentTurns)
    .filter((one) => moodOfPart(one, language) === 'heavy' || tellsOfDeath(one, language))
    .flatMap((one) => somebodyIn(one, language, told) ?? [])
    .findLast(
      ({ word, called }) =>
        word !== last && !recent.includes(plainText(word)) && !recent.includes(plainText(called)),
    );
  const frames = textsOf(language).recall.filter((frame) => !wasHeard(frame, said));
  if (somebody === undefined || frames.length === 0) return null;
  return fill(chooseFresh(frames, said, somebody.word), somebody.called, language);
}

/** What was told so far, in a sentence. */
export function summary(context: RecallContext, said: readonly string[]): string {
  const texts = textsOf(context.language);
  const told = recallable(context)
    .map((earlier) => ownWordsOf(earlier, context.language))
    .flatMap((own) => own.clauses[0] ?? own.things[0] ?? own.quotes[0] ?? []);
  if (told.length < 2) return texts.summarise.nothing;
  const pieces = [...new Set(told)].slice(-4).join('; ');
  return `${chooseFresh(texts.summarise.start, said, pieces)} ${pieces}.`;
}

/** Little more than the person's own words. */
export function isEcho(text: string, reply: string): boolean {
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
