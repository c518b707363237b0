import type { Language } from '@accanto/contract';
import { gravityOf, type Thresholds, worryOf } from '../src/safety/classifier.ts';

/** What the two layers said of a text that the classifier had not seen. */
export interface HeldOut {
  language: Language;
  class: 'none' | 'concern' | 'crisis';
  phraseRank: number;
  concern: number;
  crisis: number;
}

/**
 * Of the harmless training texts so many may be raised. Most of them are twins of dangerous ones, written to be taken
 * for them, so that these shares are about 1 % and 4 % of harmless texts as others write them.
 */
const falseCrisisShare = 0.0315;
const falseConcernShare = 0.083;

/** The lowest thresholds at which both layers together stay within the false alarms allowed. */
export function chooseThresholds(
  texts: readonly HeldOut[],
  crisisShare = falseCrisisShare,
  concernShare = falseConcernShare,
): Thresholds {
  const harmless = texts.filter((text) => text.class === 'none');
  const crisis = lowest(
    harmless.filter((text) => text.phraseRank < 3).map(gravityOf),
    crisisShare * harmless.length - harmless.filter((text) => text.phraseRank >= 3).length,
  );
  const concern = lowest(
    harmless.filter((text) => text.phraseRank < 2).map(worryOf),
    concernShare * harmless.length - harmless.filter((text) => text.phraseRank >= 2).length,
  );
  return { crisis, concern };
}

/** The lowest value that at most `allowed` of the scores reach; 0.5 without scores. */
function lowest(scores: readonly number[], allowed: number): number {
  const sorted = [...scores].sort((one, other) => other - one);
  const first = sorted[Math.max(0, Math.floor(allowed))];
  return first === undefined ? 0.5 : Math.min(1 - 1e-9, first + 1e-9);
}

/** Recall and false alarms of both layers together, in one line. */
export function describe(texts: readonly HeldOut[], thresholds: Thresholds): string {
  const isCrisis = (text: HeldOut): boolean =>
    text.phraseRank >= 3 || gravityOf(text) >= thresholds.crisis;
  const isConcern = (text: HeldOut): boolean =>
    isCrisis(text) || text.phraseRank >= 2 || worryOf(text) >= thresholds.concern;
  const share = (name: HeldOut['class'], test: (text: HeldOut) => boolean): string => {
    const own = texts.filter((text) => text.class === name);
    return `${((100 * own.filter(test).length) / Math.max(1, own.length)).toFixed(1)} %`;
  };
  return [
    `${texts.length} held out:`,
    `crisis as crisis ${share('crisis', isCrisis)}, as concern or more ${share('crisis', isConcern)};`,
    `concern as concern or more ${share('concern', isConcern)}, as crisis ${share('concern', isCrisis)};`,
    `harmless as crisis ${share('none', isCrisis)}, as concern or more ${share('none', isConcern)}`,
    `(thresholds ${thresholds.crisis.toFixed(3)}, ${thresholds.concern.toFixed(3)})`,
  ].join(' ');
}
