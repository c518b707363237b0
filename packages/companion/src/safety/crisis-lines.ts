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
  const other = open.find((line) => line.kind === 'suicide' && line !== first);
  const isForLane = first !== undefined && lanesWithLines.some((lane) => lane === first.kind);
  if (first !== undefined && other !== undefined && isForLane && state.lanes.includes('self_harm'))
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

/** A line that is written to and open now; null: none is known. */
export function writtenLineSentence(place: LinePlace, words: CrisisWords): string | null {
  const line = linesOf(place).find(
    ({ isOpen, text, chatUrl }) => isOpen && (text !== null || chatUrl !== null),
  );
  if (line === undefined) return null;
  const address = line.text ?? line.chatUrl?.replace(/^https?:\/\/(?:www\.)?/u, '') ?? '';
  return choose(
    words.writtenLine.map((say) =>
      say(line.text === null ? `${line.name}, ${address}` : named(line, address)),
    ),
    place.said,
  );
}

/** Without a known country none is named: it would be that of another one. */
function linesOf({
  state,
  language,
  chosenCountry,
  interfaceLanguage,
  now,
}: LinePlace): Resource[] {
  const country = countryOf(chosenCountry, interfaceLanguage);
  if (country === null) return [];
  return resourcesFor({ country, language, lanes: state.lanes, isUrgent: false, now }).filter(
    (line) => line.kind !== 'emergency',
  );
}

function callable(line: Resource): string {
  return named(line, line.phone ?? '');
}

/** Many lines are called by their number: it is not said twice. */
function named({ name }: Resource, address: string): string {
  const digits = (text: string): string => text.replace(/\D/gu, '');
  return digits(name).includes(digits(address)) ? name : `${name}, ${address}`;
}
