import type { Language } from '@accanto/contract';
import { wasHeard } from '../choose.ts';
import { plainText } from '../plain-text.ts';
import { fill } from '../reflect.ts';
import { speaksOf } from '../topics.ts';
import type { Mood } from '../texts/texts.ts';
import { type Somebody, somebodyIn, tellsOfDeath } from './somebody.ts';
import { type ConcreteThing, wordsFor } from './words.ts';

interface Telling {
  /** What is looked at: the message, or of a long one what was given back of it. */
  text: string;
  /** What the person wrote before, oldest first. */
  earlier: readonly string[];
  mood: Mood;
  language: Language;
}

/** What is asked, and what is said, about the very thing that was told; only what the conversation has not heard. */
export function aboutTheThing(
  telling: Telling,
  said: readonly string[],
): {
  questions: readonly string[];
  /** About somebody who is named, whatever is told of them. */
  ofSomebody: readonly string[];
  remarks: readonly string[];
} {
  const { text, earlier, language } = telling;
  // What others said is not what happens to the person.
  const plain = plainText(text.replaceAll(/["“«‘'][^"”»’']{3,80}["”»’'](?!\p{L})/gu, ' '));
  const who = somebodyIn(text, language, [...earlier, text]);
  const all = wordsFor(language).things.filter((thing) => isTold(thing, plain, who, telling));
  const spoken = (wordings: readonly string[], thing: ConcreteThing): readonly string[] =>
    wordings
      .filter((wording) => !wasHeard(wording, said))
      .map((wording) => withSlots(wording, thing, plain, who?.called ?? '', language))
      .filter((wording) => !said.some((one) => one.includes(wording)));
  const first = (of: 'questions' | 'remarks', among: readonly ConcreteThing[]): readonly string[] =>
    among.map((thing) => spoken(thing[of], thing)).find((wordings) => wordings.length > 0) ?? [];
  return {
    questions: first(
      'questions',
      all.filter((thing) => !isOfSomebody(thing)),
    ),
    ofSomebody: first('questions', all.filter(isOfSomebody)),
    remarks: first('remarks', all),
  };
}

/** What needs no other sign than that somebody is named. */
function isOfSomebody({ of, sign }: ConcreteThing): boolean {
  return of === 'alive' && sign.source === '.';
}

function isTold(
  thing: ConcreteThing,
  plain: string,
  who: Somebody | null,
  { text, earlier, mood, language }: Telling,
): boolean {
  if (thing.mood !== undefined && thing.mood !== mood) return false;
  // Good news has its own questions.
  if (mood === 'light' || !thing.sign.test(plain)) return false;
  if (thing.of === undefined) return true;
  if (who === null) return false;
  // Nobody asks how one gets on with a dog, or what it should understand.
  if (isOfSomebody(thing) && speaksOf(who.word, 'animal', language)) return false;
  const isGone = haveDied([...earlier, text], language).has(who.word);
  return isGone === (thing.of === 'gone');
}

/** Of whom it was told that they died; 'she died in March' is of whoever was named last. */
function haveDied(told: readonly string[], language: Language): ReadonlySet<string> {
  const gone = new Set<string>();
  let last: string | undefined;
  for (const text of told) {
    last = somebodyIn(text, language, [])?.word ?? last;
    if (last !== undefined && tellsOfDeath(text, language)) gone.add(last);
  }
  return gone;
}

function withSlots(
  wording: string,
  thing: ConcreteThing,
  plain: string,
  who: string,
  language: Language,
): string {
  const { day = '', years = '' } = thing.sign.exec(plain)?.groups ?? {};
  const shown = wordsFor(language).days[day] ?? day;
  const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
  const opening = /^\{(?:day|years|who)\}/u.test(wording);
  const filled = fill(wording.replaceAll('{who}', '{np}'), who, language)
    .replaceAll('{day}', () => shown)
    .replaceAll('{years}', () => years.replace(/\banos\b/u, 'años'));
  return opening ? capital(filled) : filled;
}
