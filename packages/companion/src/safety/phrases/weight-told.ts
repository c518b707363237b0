import type { Language } from '@accanto/contract';
import { foldCharacters } from '../normalise.ts';

/** Weight that was lost or looked at, and what was eaten, in numbers; over lower case without accents. */
const signs: Readonly<Record<Language, RegExp>> = {
  it: /\b(?:ho perso|sono (?:scesa|sceso|dimagrit[oa])|peso|mi sono pesat[oa])\b.{0,20}(?:\d|\bchil[io]|\bkg\b|\betti\b|\bancora\b)|\bcalorie\b|\bkcal\b|\bbilancia\b/u,
  en: /\b(?:i(?:'ve| have)? (?:just )?lost|i'?m down|i weigh|down to)\b.{0,20}(?:\d|\bpounds?\b|\blbs?\b|\bkilos?\b|\bkgs?\b|\bstone\b|\bweight\b)|\bcalories\b|\bcals\b|\bkcals?\b|\bscales?\b/u,
  es: /\b(?:he perdido|perdi|he bajado|baje|peso|me pese)\b.{0,20}(?:\d|\bkilos?|\bkg\b)|\bcalorias\b|\bkcal\b|\bbascula\b/u,
  nl: /\b(?:kwijt|afgevallen|verloren|weeg)\b.{0,20}(?:\d|\bkilo|\bkg\b)|(?:\d|\bkilo|\bkg\b).{0,12}\b(?:kwijt|afgevallen|lichter|eraf)\b|\bcalorie\p{L}*|\bkcal\b|\bweegschaal\b/u,
};

/** Whether a message tells of a weight or of calories: who fights with food is neither praised nor given the number back. */
export function tellsOfWeight(text: string, language: Language): boolean {
  return signs[language].test(foldCharacters(text));
}
