import type { UserSettings } from '@accanto/contract';
import type { RecallContext } from './recall.ts';
import { plainText } from './plain-text.ts';
import { isWorded } from './worded.ts';

/** Whether the person asked in this conversation that their words are not given back to them. */
export function wantsNoEcho(context: RecallContext): boolean {
  return hasAsked('repeating', context);
}

/** How the person wants to be listened to: whoever says in the conversation that they only want to be heard is heard. */
export function listeningOf(
  context: RecallContext & { settings: UserSettings },
): UserSettings['listening'] {
  return hasAsked('listen_only', context) ? 'listen' : context.settings.listening;
}

function hasAsked(act: 'repeating' | 'listen_only', { history, language }: RecallContext): boolean {
  return history.some(
    (message) => message.role === 'user' && isWorded(act, plainText(message.content), language),
  );
}
