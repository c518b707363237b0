import type { Language } from '@accanto/contract';
import { type RecognisedAct, actShares, recognisedActs } from './recognise-act.ts';

/** What the recogniser makes of a message. */
export interface Recognised {
  /** An act that it is sure of. */
  act: ToldAct | null;
  /** How likely it finds an act, 0–1. */
  shareOf: (act: RecognisedAct) => number;
}

type ToldAct = Exclude<RecognisedAct, 'other'>;

/** Longer messages tell something, whatever else they do. In UTF-16 units. */
const longestRecognised = 160;
const told = recognisedActs.filter((act) => act !== 'other');
/** From where on an act is believed, 0–1. */
export const sureShares: Readonly<Record<ToldAct, number>> = {
  human: 0.6,
  farewell: 0.4,
  thanks: 0.5,
  greeting: 0.5,
  hostile: 0.6,
  diagnosis: 0.5,
  medicine: 0.5,
  privacy: 0.5,
};

/** What a message does by its meaning, whatever it is worded like. */
export function recognise(text: string, language: Language): Recognised {
  if (text.length > longestRecognised) return { act: null, shareOf: () => 0 };
  const shares = actShares(text, language);
  const shareOf = (act: RecognisedAct): number => shares[recognisedActs.indexOf(act)] ?? 0;
  const sure = told.find((act) => shareOf(act) >= sureShares[act]);
  return { act: sure ?? null, shareOf };
}
