import { periods, retentionDays } from '@accanto/contract';
import type { Clock } from '../clock.ts';
import type { Conversations } from './conversations.ts';
import type { DailyReplyStore } from './daily-reply-store.ts';
import type { MemoryStore } from './memory-store.ts';
import type { RetentionStore } from './retention-store.ts';
import type { RiskStore } from './risk-store.ts';

const dayMs = 24 * 3_600_000;
const conversationsAtOnce = 200;
const peopleAtOnce = 200;

/** Removes what is no longer to be kept (safety-and-law.md 8). app.ts calls it at start and from time to time. */
export function createChatRetention(parts: {
  store: RetentionStore;
  conversations: Pick<Conversations, 'endSilent'>;
  memories: Pick<MemoryStore, 'removeAll'>;
  risk: RiskStore;
  dailyReplies: DailyReplyStore;
  clock: Clock;
}) {
  const { store, clock } = parts;

  /** Deleted conversations whose ten seconds are over; also after a crash in between. */
  const purgeDeleted = (): Promise<number> => store.purgeDeleted(clock.now());

  /** 24 hours of silence end the conversations of people who did not consent to a history. */
  async function endSilentConversations(): Promise<void> {
    const silentSince = clock.now() - periods.silentConversationMs;
    for (;;) {
      const silent = await store.silentSince(silentSince, conversationsAtOnce);
      for (const { id, userId } of silent)
        await parts.conversations.endSilent(userId, id, silentSince);
      if (silent.length < conversationsAtOnce) return;
    }
  }

  /** A withdrawal forgets at once; here is only what one that was interrupted has left. */
  async function forgetTheUnwilling(): Promise<void> {
    for (const userId of await store.rememberedAgainstTheirWill(peopleAtOnce))
      await parts.memories.removeAll(userId);
  }

  return {
    purgeDeleted,
    async run(): Promise<void> {
      const now = clock.now();
      await purgeDeleted();
      await endSilentConversations();
      await forgetTheUnwilling();
      await parts.risk.removeBefore({
        events: now - retentionDays.riskEvents * dayMs,
        states: now - periods.riskStickyMs,
      });
      await parts.dailyReplies.removeBefore(
        new Date(now - retentionDays.dailyReplyCounts * dayMs).toISOString().slice(0, 10),
      );
    },
  };
}
