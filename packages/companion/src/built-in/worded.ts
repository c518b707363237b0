import type { Language } from '@accanto/contract';
import { saysToListener } from './listener-signs.ts';
import { toRead } from './plain-text.ts';
import { asksInPassing } from './small-talk-signs.ts';
import { textsOf } from './texts/by-language.ts';
import type { Act } from './texts/texts.ts';

/** Whether a message, in plain lower case, has the words of an act; what it means may still be another thing. */
export function isWorded(act: Act, plain: string, language: Language): boolean {
  const read = toRead(plain, language);
  return (
    textsOf(language).acts[act].pattern?.test(read) === true ||
    saysToListener(act, read, language) ||
    asksInPassing(act, read, language)
  );
}
