import type { Language } from '@accanto/contract';
import { chooseFresh, wasHeard } from './choose.ts';
import { textsOf } from './texts/by-language.ts';

/** A reply that says in passing what answers here; somebody who was told is not told again on a mere suspicion. */
export function withClarity(
  reply: string,
  language: Language,
  said: readonly string[],
  seed: string,
): string {
  const { clarify, acts } = textsOf(language);
  const isKnown = [...clarify, ...acts.human.replies].some((one) => wasHeard(one, said));
  return isKnown ? reply : `${reply} ${chooseFresh(clarify, said, seed)}`;
}
