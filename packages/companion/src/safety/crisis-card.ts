import { randomUUID } from 'node:crypto';
import type { CrisisCard, Language } from '@accanto/contract';
import { cardWordings } from './crisis-words/card-wordings.ts';
import { countryOf, resourcesFor } from './resources.ts';
import {
  cardSteps,
  type CardStep,
  type Lane,
  type RiskState,
  isAtLeast,
  isGuessed,
  isUnsure,
} from './risk.ts';

/** Lanes that bring lines of their own onto the card. */
const lanesWithLines: readonly Lane[] = ['violence', 'minor'];

export interface CardPlace {
  /** Of the message: the words on the card. */
  language: Language;
  interfaceLanguage: Language;
  chosenCountry: string | null;
  now: number;
}

/**
 * The card to show now, if any: small from R2 (not on one weak sign alone), full from R3, with words of its own where a
 * crisis is only guessed, urgent and pinned from R4; again only when it gets graver or another lane brings other lines,
 * or when the person asks for it.
 */
export function cardFor(
  state: RiskState,
  place: CardPlace,
  isAsked: boolean,
): { card: CrisisCard | null; state: RiskState } {
  const step = stepOf(state);
  const lanes = state.lanes.filter((lane) => lanesWithLines.includes(lane));
  const isHigher =
    state.care.card === null || cardSteps.indexOf(step) > cardSteps.indexOf(state.care.card);
  const hasNewLane = lanes.some((lane) => !state.care.cardLanes.includes(lane));
  const isDue = isAtLeast(state.level, 'R2') && !isUnsure(state) && (isHigher || hasNewLane);
  if (!isDue && !isAsked) return { card: null, state };
  return {
    card: makeCard(step, state, place),
    state: isDue
      ? {
          ...state,
          care: {
            ...state.care,
            card: step,
            cardLanes: [...new Set([...state.care.cardLanes, ...lanes])],
          },
        }
      : state,
  };
}

function stepOf(state: RiskState): CardStep {
  if (isAtLeast(state.level, 'R4')) return 'urgent';
  if (!isAtLeast(state.level, 'R3')) return 'small';
  return isGuessed(state) ? 'guessed' : 'full';
}

function makeCard(step: CardStep, state: RiskState, place: CardPlace): CrisisCard {
  const country = countryOf(place.chosenCountry, place.interfaceLanguage);
  const wordings = cardWordings[place.language];
  const { title, text } = wordings[step];
  return {
    id: randomUUID(),
    form: step === 'guessed' ? 'full' : step,
    language: place.language,
    country: country ?? '',
    title,
    text: country === null ? `${text} ${wordings.askCountry}` : text,
    resources: resourcesFor({
      country,
      language: place.language,
      lanes: state.lanes,
      isUrgent: step === 'urgent',
      now: place.now,
    }),
    pinned: step === 'urgent',
  };
}

/** What stays of a card after a later message: folded once nothing calls for it any more, as after a guess that was taken back. */
export function keptCard(card: CrisisCard, state: RiskState, now: number): CrisisCard {
  if (state.care.card !== null || card.folded === true) return card;
  return { ...cardAt(card, state.lanes, now), folded: true };
}

/** The same card with its lines as they are at this moment, which open and close. `now` in ms since epoch. */
export function cardAt(card: CrisisCard, lanes: readonly Lane[], now: number): CrisisCard {
  const resources = resourcesFor({
    country: card.country === '' ? null : card.country,
    language: card.language,
    lanes,
    isUrgent: card.form === 'urgent',
    now,
  });
  return { ...card, resources };
}
