import { randomUUID } from 'node:crypto';
import type { CrisisCard, Language } from '@accanto/contract';
import { crisisWordsOf } from './crisis-words/by-language.ts';
import { countryOf, resourcesFor } from './resources.ts';
import { type CardForm, type Lane, type RiskState, isAtLeast, isUnsure } from './risk.ts';

const forms: readonly CardForm[] = ['small', 'full', 'urgent'];
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
 * The card to show now, if any: small from R2 (not on one weak sign alone), full from R3, urgent and pinned from R4; again only when the form rises
 * or another lane brings other lines, or when the person asks for it.
 */
export function cardFor(
  state: RiskState,
  place: CardPlace,
  isAsked: boolean,
): { card: CrisisCard | null; state: RiskState } {
  const form = isAtLeast(state.level, 'R4')
    ? 'urgent'
    : isAtLeast(state.level, 'R3')
      ? 'full'
      : 'small';
  const lanes = state.lanes.filter((lane) => lanesWithLines.includes(lane));
  const isHigher = state.care.card === null || forms.indexOf(form) > forms.indexOf(state.care.card);
  const hasNewLane = lanes.some((lane) => !state.care.cardLanes.includes(lane));
  const isDue = isAtLeast(state.level, 'R2') && !isUnsure(state) && (isHigher || hasNewLane);
  if (!isDue && !isAsked) return { card: null, state };
  const shownForm = isAsked && !isAtLeast(state.level, 'R2') ? 'small' : form;
  return {
    card: makeCard(shownForm, state, place),
    state: isDue
      ? {
          ...state,
          care: {
            ...state.care,
            card: form,
            cardLanes: [...new Set([...state.care.cardLanes, ...lanes])],
          },
        }
      : state,
  };
}

function makeCard(form: CardForm, state: RiskState, place: CardPlace): CrisisCard {
  const country = countryOf(place.chosenCountry, place.interfaceLanguage);
  const words = crisisWordsOf(place.language);
  const { title, text } = words.card[form];
  return {
    id: randomUUID(),
    form,
    language: place.language,
    country: country ?? '',
    title,
    text: country === null ? `${text} ${words.cardAskCountry}` : text,
    resources: resourcesFor({
      country,
      language: place.language,
      lanes: state.lanes,
      isUrgent: form === 'urgent',
      now: place.now,
    }),
    pinned: form === 'urgent',
  };
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
