import type { Language, UserSettings } from '@accanto/contract';
import { countryOf } from '../safety/resources.ts';
import { chooseFresh, wasHeard } from './choose.ts';
import { textsOf } from './texts/by-language.ts';

interface Context {
  language: Language;
  settings: UserSettings;
}

/** Replies that listen before the first of these, and between one and the next. */
const repliesBefore = 3;
const repliesBetween = 5;

/** The kind of help that a country has, in words: of the chosen country, else of the language. */
export function professionalOf({ language, settings }: Context): string {
  const { professionals } = textsOf(language);
  const country = countryOf(settings.country, language);
  return (country === null ? undefined : professionals[country]) ?? professionals.other;
}

/**
 * Now and then in a hard conversation, a word towards other people: first who is near, then first words to them, then
 * whose work it is; each once, never two in a row. null: not now.
 * @param mayAsk whether a question fits at all
 */
export function guidance(
  context: Context,
  said: readonly string[],
  seed: string,
  mayAsk: boolean,
): string | null {
  const { guiding } = textsOf(context.language);
  const all = [...guiding.person, ...guiding.words, ...guiding.professional];
  const lastAt = said.findLastIndex((reply) => all.some((wording) => wasHeard(wording, [reply])));
  const since = lastAt < 0 ? said.length : said.length - 1 - lastAt;
  if (since < (lastAt < 0 ? repliesBefore : repliesBetween)) return null;
  const kinds = [guiding.person, guiding.words, guiding.professional];
  const next = kinds.find((wordings) => !wordings.some((wording) => wasHeard(wording, said)));
  if (next === undefined || (next === guiding.person && !mayAsk)) return null;
  return chooseFresh(next, said, seed).replace('{professional}', professionalOf(context));
}
