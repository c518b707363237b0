import { foldCharacters } from '../safety/normalise.ts';

/** Lower case, without accents, with plain apostrophes and single spaces. */
export function plainText(text: string): string {
  return foldCharacters(text).replace(/\s+/gu, ' ').trim();
}
