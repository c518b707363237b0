import { ModelFault } from './model.ts';
import type { Patience } from './text-pieces.ts';
import { within } from './within.ts';

/**
 * The text of a source that may fall silent, never end or not listen to a signal. Space before the first word is left
 * out and counts as silence. Throws a ModelFault, or the reason of the signal when that is aborted.
 */
export async function* limitedText(
  source: AsyncIterator<string>,
  { firstMs, silenceMs, totalMs }: Patience,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const endsAt = Date.now() + totalMs;
  let speaksBy = Date.now() + firstMs;
  let hasText = false;
  for (;;) {
    const left = Math.min(speaksBy, endsAt) - Date.now();
    const reason = endsAt < speaksBy ? 'too-long' : 'silent';
    const step = await within(source.next(), left, reason, signal);
    if (step.done === true) break;
    const text = hasText ? step.value : step.value.trimStart();
    if (text === '') continue;
    hasText = true;
    yield text;
    speaksBy = Date.now() + silenceMs;
  }
  if (!hasText) throw new ModelFault('empty');
}
