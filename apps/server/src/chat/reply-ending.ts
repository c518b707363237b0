import type { Language } from '@accanto/contract';
import type { Log } from '../log.ts';
import { untilAvailable } from '../storage/until-available.ts';
import type { FinishedReply, MessageStore } from './message-store.ts';
import { isDiscarded, type RunningReply } from './running-reply.ts';
import type { RunningReplyStore } from './running-reply-store.ts';
import type { NewReply } from './stored-message.ts';

/** How replies end in the store; left open there, one would keep out all that come after it. */
export function createReplyEnding(
  parts: { messages: MessageStore; running: RunningReplyStore; log: Log },
  /** Whether waiting for the store must end. */
  isOver: () => boolean,
) {
  const { messages, running, log } = parts;

  /** One without a word leaves no trace. false: somebody else has ended it. */
  async function keepNow(reply: NewReply, ending: FinishedReply): Promise<boolean> {
    if (ending.content !== '') return messages.finishReply(reply, ending);
    await messages.removeReply(reply);
    return true;
  }

  return {
    keepNow,

    /** As soon as the store can; then the pages are told. A text that it never takes ends as far as it has it. */
    async keep(live: RunningReply, ending: FinishedReply, language: Language): Promise<void> {
      const { reply, events } = live;
      try {
        const wasOpen = await untilAvailable(() => keepNow(reply, ending), isOver);
        if (!wasOpen || isDiscarded(live)) return;
        if (ending.content !== '') events.ended(ending.content.length, ending);
        else if (ending.state === 'interrupted') events.failed(language);
      } catch (error) {
        log.error({ err: error, messageId: reply.id }, 'the text of a reply could not be kept');
        const ended = await untilAvailable(() => running.end(reply.id), isOver);
        for (const message of ended) events.broken(message, language);
      }
    },
  };
}
