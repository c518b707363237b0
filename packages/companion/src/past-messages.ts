import type { PastMessage } from './turn.ts';

/** What one of the two has said so far, oldest first. */
export function saidBy(
  role: PastMessage['role'],
  history: readonly PastMessage[],
): readonly string[] {
  return history.filter((message) => message.role === role).map(({ content }) => content);
}
