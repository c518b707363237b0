import type { Language } from '@accanto/contract';
import type { MessageAssessment } from './assess.ts';
import type { CrisisWords } from './crisis-words/crisis-words.ts';
import { crisisWordsOf } from './crisis-words/by-language.ts';
import { countryOf, emergencyNumberOf, resourcesFor } from './resources.ts';
import { type CareItem, type Lane, type RiskState, isAtLeast, isUnsure } from './risk.ts';

export interface CrisisReply {
  /** Prepared by people; at most three sentences. */
  text: string;
  /** What may stand before it: nothing, a word of presence, or a sentence that listens to an ordinary message. */
  lead: { kind: 'none' } | { kind: 'presence'; text: string } | { kind: 'listening' };
  state: RiskState;
}

export interface CrisisSituation {
  state: RiskState;
  message: MessageAssessment;
  language: Language;
  interfaceLanguage: Language;
  chosenCountry: string | null;
  /** What the companion said in this conversation, oldest first: nothing of it is said again while there is a choice. */
  said: readonly string[];
  now: number;
}

type SpokenItem = Exclude<CareItem, 'ask' | 'resource'>;

/** The order in which the items fit, by how urgent it is (safety-and-law.md section 3). */
const gentleOrder: readonly CareItem[] = [
  'people',
  'disclose_ai',
  'resource',
  'obstacle',
  'ordinary_help',
  'coping',
];
const urgentOrder: readonly CareItem[] = [
  'resource',
  'people',
  'obstacle',
  'coping',
  'ordinary_help',
  'disclose_ai',
];
/** On ordinary messages of somebody at R2 one item more follows the question; after that one listens. */
const itemsWhileCalm = 2;

/** What must be said to somebody at R2 or above; null when this turn needs only listening. Never from a model. */
export function crisisReply(situation: CrisisSituation): CrisisReply | null {
  const { state, message } = situation;
  if (!isAtLeast(state.level, 'R2')) return null;
  const words = crisisWordsOf(situation.language);
  if (isUnsure(state)) return checkIn(situation, words);
  const hasSign =
    (isAtLeast(message.level, 'R2') && !message.isDenial) || !state.care.done.includes('ask');
  if (isAtLeast(state.level, 'R4') && hasSign) return urgentReply(situation, words);
  if (isAtLeast(state.level, 'R5')) return urgentReply(situation, words);
  if (message.isDenial) return spoken(situation, [choose(words.denial, situation.said)], [], true);
  if (!state.care.done.includes('ask')) return firstReply(situation, words);
  return nextItem(situation, words, hasSign);
}

/** One open question after a sentence that listens, in the turn of the weak sign; then one listens. */
function checkIn(situation: CrisisSituation, words: CrisisWords): CrisisReply | null {
  if (situation.state.calmMessages > 0) return null;
  const question = choose(words.items.check_in, situation.said);
  return { text: question, lead: { kind: 'listening' }, state: situation.state };
}

function firstReply(situation: CrisisSituation, words: CrisisWords): CrisisReply {
  const { state, said } = situation;
  const level = isAtLeast(state.level, 'R3') ? 'R3' : 'R2';
  const ofLane = laneWords(level === 'R2' ? words.laneConcern : words.lanes, state.lanes);
  return spoken(situation, [choose(ofLane ?? words.acknowledge[level], said)], ['ask'], false);
}

function urgentReply(situation: CrisisSituation, words: CrisisWords): CrisisReply {
  const { state, said } = situation;
  const emergency = emergencyNumberOf(
    countryOf(situation.chosenCountry, situation.interfaceLanguage),
  );
  const isFirst = !state.care.done.includes('ask');
  const ofLane = laneWords(words.lanes, state.lanes);
  const isNow =
    isAtLeast(state.level, 'R5') ||
    state.lanes.some((lane) => lane === 'medical' || lane === 'harm_others');
  const lead = isFirst || !isNow ? (ofLane ?? words.acknowledge.R4) : words.stay;
  if (isNow) {
    const call = choose(
      words.emergency.map((say) => say(emergency)),
      said,
    );
    return spoken(
      situation,
      [call, choose(isFirst ? lead : mixed(words, ofLane), said)],
      ['ask', 'resource'],
      true,
    );
  }
  const main = choose(isFirst ? lead : mixed(words, ofLane), said);
  const line = isFirst
    ? resourceSentence(situation, words)
    : choose(
        words.noLine.map((say) => say(emergency)),
        said,
      );
  return spoken(situation, [main, line], ['ask', 'resource'], true);
}

function mixed(words: CrisisWords, ofLane: readonly string[] | null): readonly string[] {
  return ofLane === null ? words.stay : [...ofLane, ...words.stay];
}

function nextItem(
  situation: CrisisSituation,
  words: CrisisWords,
  hasSign: boolean,
): CrisisReply | null {
  const { state, said } = situation;
  const { done } = state.care;
  const order = isAtLeast(state.level, 'R3') ? urgentOrder : gentleOrder;
  const next = order.find((item) => !done.includes(item));
  const isCalm = !hasSign && !isAtLeast(state.level, 'R3');
  if (next === undefined || (isCalm && done.length >= itemsWhileCalm)) {
    return hasSign ? spoken(situation, [choose(words.stay, said)], [], false) : null;
  }
  const sentence =
    next === 'resource'
      ? resourceSentence(situation, words)
      : choose(words.items[next as SpokenItem], said);
  return spoken(situation, [sentence, ...reminder(situation, words)], [next], false);
}

/** At R4 the emergency number is named with every item, as long as there are fresh words for it. */
function reminder(situation: CrisisSituation, words: CrisisWords): string[] {
  const { state, said } = situation;
  if (!isAtLeast(state.level, 'R4')) return [];
  const emergency = emergencyNumberOf(
    countryOf(situation.chosenCountry, situation.interfaceLanguage),
  );
  const fresh = words.noLine
    .map((say) => say(emergency))
    .filter((line) => !said.some((text) => text.includes(line)));
  return fresh.slice(0, 1);
}

function resourceSentence(situation: CrisisSituation, words: CrisisWords): string {
  const { state, language, said, now } = situation;
  const country = countryOf(situation.chosenCountry, situation.interfaceLanguage);
  const emergency = emergencyNumberOf(country);
  const lines = resourcesFor({ country, language, lanes: state.lanes, isUrgent: false, now })
    .filter((line) => line.kind !== 'emergency' && country !== null)
    .flatMap(({ phone, name, isOpen, opens }) =>
      phone === null ? [] : [{ name, number: phone, isOpen, opens }],
    );
  const open = lines.find((line) => line.isOpen);
  if (open !== undefined)
    return choose(
      words.openLine.map((say) => say(open)),
      said,
    );
  const closed = lines.find((line) => line.opens !== null);
  const { opens } = closed ?? { opens: null };
  if (closed !== undefined && opens !== null) {
    return choose(
      words.closedLine.map((say) => say({ ...closed, opens }, emergency)),
      said,
    );
  }
  return choose(
    words.noLine.map((say) => say(emergency)),
    said,
  );
}

/** The most pressing lane that has words of its own. */
function laneWords(
  table: Readonly<Partial<Record<Lane, readonly string[]>>>,
  lanes: readonly Lane[],
): readonly string[] | null {
  const order: readonly Lane[] = [
    'medical',
    'harm_others',
    'violence',
    'psychosis',
    'third_party',
    'minor',
    'eating_disorder',
  ];
  if (lanes.includes('self_harm') && !lanes.includes('medical')) return null;
  const lane = order.find((one) => lanes.includes(one) && table[one] !== undefined);
  return lane === undefined ? null : (table[lane] ?? null);
}

function spoken(
  situation: CrisisSituation,
  sentences: readonly string[],
  items: readonly CareItem[],
  isWhole: boolean,
): CrisisReply {
  const { care } = situation.state;
  // What sounds like R2 is given back; of what is worse nothing is said again.
  const isGrave = isAtLeast(situation.message.level, 'R3') || hasLane(situation.state);
  const hasSign = isAtLeast(situation.message.level, 'R2') && isGrave;
  const presence = choose(crisisWordsOf(situation.language).withYou, situation.said);
  return {
    text: sentences.join(' '),
    lead: isWhole
      ? { kind: 'none' }
      : hasSign
        ? { kind: 'presence', text: presence }
        : { kind: 'listening' },
    state: { ...situation.state, care: { ...care, done: [...new Set([...care.done, ...items])] } },
  };
}

/** Violence, somebody else, food, voices: each has words of its own, which no echo should stand before. */
function hasLane({ lanes }: RiskState): boolean {
  return lanes.some((lane) => lane !== 'self_harm');
}

/** A wording that was not used yet, another one at each turn; when all were, the one said longest ago. */
export function choose(wordings: readonly string[], said: readonly string[]): string {
  const start = said.length % wordings.length;
  const turned = [...wordings.slice(start), ...wordings.slice(0, start)];
  const lastUse = (wording: string): number => said.findLastIndex((text) => text.includes(wording));
  return turned.sort((one, other) => lastUse(one) - lastUse(other))[0] ?? '';
}
