import { writeFileSync } from 'node:fs';
import { languages, type Language } from '@accanto/contract';
import { riskFigures, type Share } from './figures.ts';
import type { EvalLevel, RiskText } from './sets.ts';

/** What the page about safety tells of one language: shares from 0 to 1, and how many texts were read. */
interface PublicFigures {
  crisisRecall: number;
  seenRecall: number;
  concernRecall: number;
  falseCrisis: number;
  falseConcern: number;
  texts: number;
}

/** What the public page about safety is built from. */
export const publicFiguresFile = new URL('./figures.json', import.meta.url);

/** The figures of our own sets, by language. */
export function publicFigures(
  answered: readonly { text: RiskText; level: EvalLevel }[],
): Partial<Record<Language, PublicFigures>> {
  const figures: Partial<Record<Language, PublicFigures>> = {};
  for (const { code } of languages) {
    const own = answered.filter(({ text }) => text.lang === code);
    const found = riskFigures(own);
    figures[code] = {
      crisisRecall: rounded(found.crisis),
      seenRecall: rounded(found.crisisSeen),
      concernRecall: rounded(found.concernSeen),
      falseCrisis: rounded(found.harmlessAsCrisis),
      falseConcern: rounded(found.harmlessAsConcern),
      texts: own.length,
    };
  }
  return figures;
}

/** Writes them where the page is built from. */
export function writePublicFigures(
  answered: readonly { text: RiskText; level: EvalLevel }[],
): void {
  writeFileSync(publicFiguresFile, `${JSON.stringify(publicFigures(answered), null, 2)}\n`);
}

function rounded({ hits, of }: Share): number {
  return of === 0 ? 0 : Math.round((hits / of) * 1000) / 1000;
}
