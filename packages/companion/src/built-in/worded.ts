import type { Language } from '@accanto/contract';
import { saysToListener } from './listener-signs.ts';
import { asksInPassing } from './small-talk-signs.ts';
import { textsOf } from './texts/by-language.ts';
import type { Act } from './texts/texts.ts';

/** Whether a message, in plain lower case, has the words of an act; what it means may still be another thing. */
export function isWorded(act: Act, plain: string, language: Language): boolean {
  return (
    textsOf(language).acts[act].pattern?.test(plain) === true ||
    saysToListener(act, plain, language) ||
    asksInPassing(act, plain, language)
  );
}
