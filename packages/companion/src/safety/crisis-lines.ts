import type { Language, Resource } from '@accanto/contract';
import type { CrisisWords } from './crisis-words/crisis-words.ts';
import {
  countryOf,
  emergencyNumberOf,
  emergencyNumbersElsewhere,
  resourcesFor,
} from './resources.ts';
import type { Lane, RiskState } from './risk.ts';
import { choose } from './wordings.ts';

export interface LinePlace {
  state: RiskState;
  /** Of the message. */
  language: Language;
  interfaceLanguage: Language;
  chosenCountry: string | null;
  said: readonly string[];
  now: number;
}

/** Of these alone no line for thoughts of dying is named. */
const lanesWithLines: readonly Lane[] = ['violence', 'minor'];

/** The emergency number of the country; where none is known, with those that other countries have. */
export function emergencyOf(place: LinePlace, words: CrisisWords): string {
  const country = countryOf(place.chosenCountry, place.interfaceLanguage);
  const number = emergencyNumberOf(country);
  if (country !== null) return number;
  const { unitedKingdom, unitedStates } = emergencyNumbersElsewhere();
  return `${number} (${words.elsewhere(unitedKingdom, unitedStates)})`;
}

/** The line that answers now, two where there are two troubles; else when one opens; else the emergency number. */
export function resourceSentence(place: LinePlace, words: CrisisWords): string {
  const { said, state } = place;
  const lines = linesOf(place).filter((line) => line.phone !== null);
  const open = lines.filter((line) => line.isOpen);
  const [first] = open;
  const other = open.find((line) => line.kind === 'suicide') ?? open.find(isForListening);
  if (first?.kind === 'violence' && other !== undefined && state.lanes.includes('self_harm'))
    return choose(
      words.openLines.map((say) => say(callable(first), callable(other))),
      said,
    );
  if (first !== undefined)
    return choose(
      words.openLine.map((say) => say(callable(first))),
      said,
    );
  const emergency = emergencyOf(place, words);
  for (const line of lines) {
    const { opens } = line;
    if (opens !== null)
      return choose(
        words.closedLine.map((say) => say(callable(line), opens, emergency)),
        said,
      );
  }
  return choose(
    words.noLine.map((say) => say(emergency)),
    said,
  );
}

/** A line that is written to and open now, in words; null: none is known. */
export function writtenLineSentence(place: LinePlace, words: CrisisWords): string | null {
  const line = writtenLine(place);
  if (line === null) return null;
  return choose(
    words.writtenLine.map((say) => say(line)),
    place.said,
  );
}

/** A line that is written to and open now, with its address; null: none is known. */
export function writtenLine(place: LinePlace): string | null {
  const isViolence = place.state.lanes.includes('violence');
  const line = linesOf(place).find(
    ({ isOpen, text, chatUrl, kind }) =>
      isOpen && (text !== null || chatUrl !== null) && (!isViolence || kind === 'violence'),
  );
  if (line === undefined) return null;
  const address = line.text ?? line.chatUrl?.replace(/^https?:\/\/(?:www\.)?/u, '') ?? '';
  return line.text === null ? `${line.name}, ${address}` : named(line, address);
}

/** The lines that fit what it is about. Without a known country none is named: it would be that of another one. */
export function linesOf({
  state,
  language,
  chosenCountry,
  interfaceLanguage,
  now,
}: LinePlace): Resource[] {
  const country = countryOf(chosenCountry, interfaceLanguage);
  if (country === null) return [];
  const { lanes } = state;
  const isOther = lanes.length > 0 && lanes.every((lane) => lanesWithLines.includes(lane));
  return resourcesFor({ country, language, lanes, isUrgent: false, now }).filter(
    ({ kind }) => kind !== 'emergency' && !(isOther && kind === 'suicide'),
  );
}

function isForListening({ kind }: Resource): boolean {
  return kind === 'listening';
}

/** A line with its number. */
export function callable(line: Resource): string {
  return named(line, line.phone ?? '');
}

/** Many lines are called by their number: it is not said twice. */
function named({ name }: Resource, address: string): string {
  const digits = (text: string): string => text.replace(/\D/gu, '');
  return digits(name).includes(digits(address)) ? name : `${name}, ${address}`;
}
