import { hash } from '../safety/features.ts';

/**
 * A wording that the conversation has not heard, a different one for different messages; when all were heard, the one
 * said longest ago. Wordings may have slots in braces: they count as heard when what stands around the slots was.
 */
export function chooseFresh(
  wordings: readonly string[],
  said: readonly string[],
  seed: string,
): string {
  if (wordings.length === 0) return '';
  const start = hash(seed, 11) % wordings.length;
  const turned = [...wordings.slice(start), ...wordings.slice(0, start)];
  return turned.sort((one, other) => lastHeard(one, said) - lastHeard(other, said))[0] ?? '';
}

/** Whether this wording, whatever stood in its slots, was said before. */
export function wasHeard(wording: string, said: readonly string[]): boolean {
  return lastHeard(wording, said) >= 0;
}

function lastHeard(wording: string, said: readonly string[]): number {
  const parts = wording
    .split(/\{\w+\}/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
  return said.findLastIndex((text) => parts.every((part) => text.includes(part)));
}

/** Whether a sentence says what was just said before it: 'Ti ascolto. Sono qui e ti ascolto.' */
export function saysAgain(sentence: string, before: string): boolean {
  const pairs = pairsOf(before);
  return pairsOf(sentence).some((pair) => pairs.includes(pair));
}

/** In letters: shorter ones are only grammar. */
const shortestPair = 8;

function pairsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  return words
    .slice(1)
    .map((word, i) => `${words[i] ?? ''} ${word}`)
    .filter((pair) => pair.length > shortestPair);
}

/** Whether a reply ends with a question. */
export function endsAsking(reply = ''): boolean {
  return /\?["'»”)\s]*$/u.test(reply);
}

/** The reply, with more wordings when the conversation has heard exactly this: nothing is said twice in the same words. */
export function neverTwice(
  reply: string,
  more: readonly string[],
  said: readonly string[],
): string {
  let whole = reply;
  let left = more.filter((wording) => !/[{?]/u.test(wording) && !whole.includes(wording));
  const join = (wording: string): string =>
    whole.endsWith('?') ? `${wording} ${whole}` : `${whole} ${wording}`;
  while (said.includes(whole) && left.length > 0) {
    const next = left.find((wording) => !said.includes(join(wording))) ?? left[0] ?? '';
    whole = join(next);
    left = left.filter((wording) => wording !== next);
  }
  return whole;
}
