import type { Language } from '@accanto/contract';
import { foldCharacters } from '../safety/normalise.ts';
import type { PastMessage } from '../turn.ts';
import { factsIn } from './memory.ts';
import { factsTold, isOfWord, lastNamed } from './names-told.ts';
import { nameAskedFor, peopleIn, saysName } from './naming.ts';
import { contentWords, sharesContent } from './tell-back.ts';
import { textsOf } from './texts/by-language.ts';
import { saidBy } from '../past-messages.ts';

interface Remembered {
  id: string;
  fact: string;
}

/** What was said here and is known. */
export interface RecallContext {
  memories: readonly Remembered[];
  history: readonly PastMessage[];
  language: Language;
}

const longestQuote = 120;
/** Words of the asking itself, which say nothing of what is asked for. */
const asking =
  /(?<!\p{L})(ricord\w*|remember\w*|recuerd\w*|acuerd\w*|herinner\w*|weet|detto|scritto|raccontat\w*|told|tell|said|wrote|mention\w*|dije|dicho|cont(?:[eé]\w*|ad[oa]|ar(?:te)?)|verteld\w*|zei|gezegd|nome|name|nombre|naam|chiam\w*|called|llam\w*|heet|dimentic\w*|scord\w*|parlat\w*|hablad\w*|hablé|hable|talk\w*|spoke\w*|gepraat|gesproken|cancell\w*|forget\w*|delete|erase|everything|thing|please|olvid\w*|borra\w*|vergeet|vergeten|wis|alles|alsjeblieft|favore|favor|works?|work|lavor\w*|trabaj\w*|werkt?)(?!\p{L})/giu;

/** What a sentence that asks, or a fact, is about. */
function aboutOf(text: string): string {
  return text.replaceAll(asking, ' ');
}

/** The last sentence of this conversation about what is asked for, or the first one of all; null: none. */
export function toldBefore(question: string, context: RecallContext): string | null {
  const { language } = context;
  const about = aboutOf(question);
  const people = peopleIn(question, language);
  const names = namesIn(about);
  const sentences = recallable(context)
    .flatMap((text) => text.split(/(?<=[.!?…])\s+|\n+/u))
    .map((sentence) => sentence.trim().replace(/[.…]+$/u, ''))
    .filter((sentence) => sentence.length <= longestQuote && !sentence.endsWith('?'));
  const asksForAnything =
    people.length === 0 && names.length === 0 && contentWords(about, language).length === 0;
  if (asksForAnything)
    return sentences.find((one) => contentWords(one, language).length > 1) ?? null;
  const found = sentences.findLast((sentence) => {
    if (people.length > 0) return people.some((who) => holdsWord(sentence, who));
    return (
      names.some((name) => holdsWord(sentence, name)) || sharesContent(about, sentence, language)
    );
  });
  return found ?? null;
}

/** Names are too short to be words of content. */
function namesIn(text: string): string[] {
  return (text.match(/(?<=\s)\p{Lu}\p{Ll}+/gu) ?? []).map((name) => name.toLowerCase());
}

function holdsWord(text: string, word: string): boolean {
  const words: readonly string[] = foldCharacters(text).match(/\p{L}+/gu) ?? [];
  return words.includes(foldCharacters(word));
}

/** The facts that answer a question for a name, from this conversation or remembered; null: no name was asked for. */
export function namesAskedFor(plain: string, context: RecallContext): Remembered[] | null {
  const { language, memories } = context;
  const asked = nameAskedFor(plain, language);
  if (asked === null) return null;
  const here = factsTold(recallable(context), language);
  const known = memories.filter((memory) => !isLetBe(memory.fact, context));
  const facts = [...known, ...here.map((fact) => ({ id: '', fact }))];
  if (asked !== 'own' && asked.of === '') {
    const last = lastNamed(here, language);
    return last === null ? [] : [{ id: '', fact: last }];
  }
  const answers = facts.filter(
    ({ fact }) =>
      saysName(fact, asked, language) || (asked !== 'own' && isOfWord(fact, asked.of, language)),
  );
  return answers.filter(({ fact }, at) => answers.findIndex((other) => other.fact === fact) === at);
}

/** A remembered fact that the message touches and the conversation has not heard; null: none. */
export function memoryToUse(text: string, context: RecallContext): Remembered | null {
  const { language, history, memories } = context;
  const words = new Set(contentWords(aboutOf(text), language));
  const touched = memories.find(
    ({ fact }) =>
      !history.some((message) => message.content.includes(fact)) &&
      !isLetBe(fact, context) &&
      isAbout(fact, text, words, language),
  );
  return touched ?? null;
}

/** 'tua figlia si chiama Giulia' is touched by 'mia figlia' and by the name, not by somebody else's daughter. */
function isAbout(
  fact: string,
  text: string,
  words: ReadonlySet<string>,
  language: Language,
): boolean {
  const people = peopleIn(text, language);
  const mentioned = contentWords(aboutOf(fact), language);
  if (people.some((who) => holdsWord(fact, who))) return true;
  const ofSomebody = saysAnyName(fact, language);
  return mentioned.some((word) => words.has(word) && (!ofSomebody || isNameIn(fact, word)));
}

function saysAnyName(fact: string, language: Language): boolean {
  const [who] = /(?<!\p{L})\p{Ll}+(?= (?:si chiama|is called|se llama|heet) )/u.exec(fact) ?? [];
  return who !== undefined && saysName(fact, { of: who }, language);
}

function isNameIn(fact: string, word: string): boolean {
  return namesIn(fact).includes(word);
}

/** What the person wrote here, without what they asked to let be. */
export function recallable(context: RecallContext): string[] {
  return saidBy('user', context.history).filter(
    (text, at, all) =>
      !isLetBe(text, context) &&
      // 'Forget everything' is about all that came before it.
      !all
        .slice(at)
        .some((later) => isForgetting(later, context.language) && isAll(later, context.language)),
  );
}

/** Whether a text is about something that the person asked to forget in this conversation. */
function isLetBe(text: string, { history, language }: RecallContext): boolean {
  const texts = saidBy('user', history);
  const asked = texts.filter((one) => isForgetting(one, language));
  return asked.some((one) => {
    const people = peopleIn(one, language);
    const about = aboutOf(one);
    const named = texts
      .flatMap((earlier) => factsIn(earlier, language, []))
      .filter((fact) => people.some((who) => holdsWord(fact, who)))
      .flatMap(namesIn);
    return (
      people.some((who) => holdsWord(text, who)) ||
      named.some((name) => holdsWord(text, name)) ||
      (people.length === 0 && sharesContent(about, text, language))
    );
  });
}

function isAll(text: string, language: Language): boolean {
  return (
    contentWords(aboutOf(text), language).length === 0 && peopleIn(text, language).length === 0
  );
}

function isForgetting(text: string, language: Language): boolean {
  return textsOf(language).acts.forget.pattern?.test(foldCharacters(text)) === true;
}
