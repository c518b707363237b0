import { periods, type CrisisCard } from '@accanto/contract';
import { cardAt, holdsNothingNew, keptCard, type Piece } from '@accanto/companion';
import { randomId, type Clock } from '../clock.ts';
import type { SendToPerson } from './neighbours.ts';
import type { RiskStore, StoredRisk } from './risk-store.ts';

export type Assessment = Extract<Piece, { kind: 'assessment' }>;

/**
 * The level belongs to the person and the last 72 hours, not to a conversation (safety-and-law.md 2): it survives new
 * chat, clear chat, a reconnect and another device.
 */
export function createRisk(parts: {
  store: RiskStore;
  send: SendToPerson;
  clock: Clock;
  /** Told of an assessment with this rule. */
  onRule: { readonly id: string; readonly tell: (userId: string) => Promise<void> };
}) {
  const { store, send, clock } = parts;

  async function present(userId: string): Promise<StoredRisk | null> {
    const kept = await store.of(userId);
    return kept !== null && kept.updatedAt > clock.now() - periods.riskStickyMs ? kept : null;
  }

  return {
    /** What still counts of what was found before; null: nothing. */
    present,

    /** The card that a page shows when it comes back, with the lines that are open by then. */
    async cardOf(userId: string): Promise<CrisisCard | null> {
      const kept = await present(userId);
      if (kept === null || kept.card === null) return null;
      return cardAt(kept.card, kept.state?.lanes ?? [], clock.now());
    },

    /** From R2 on and for 24 hours after, no limit holds back a message (safety-and-law.md 3). */
    async limitsYield(userId: string): Promise<boolean> {
      const until = (await present(userId))?.limitsYieldUntil ?? 0;
      return until > clock.now();
    },

    /**
     * What a reply was about to say about danger and did not come to the end of counts as not said: the next one may
     * say it. `before` is what `present` gave for its turn.
     */
    async takeBackWords(userId: string, before: StoredRisk | null): Promise<void> {
      const kept = await present(userId);
      const done = before?.state?.care.done ?? [];
      if (kept === null || kept.state === null || kept.state.care.done.length === done.length)
        return;
      const state = { ...kept.state, care: { ...kept.state.care, done } };
      await store.save(userId, { ...kept, state });
    },

    /**
     * Shows the card before anything else happens, then keeps what was found. `before` is what `present` gave for the
     * turn that was assessed. Resolves once it is kept.
     */
    async take(
      userId: string,
      assessment: Assessment,
      before: StoredRisk | null,
      action: string | null,
    ): Promise<void> {
      const now = clock.now();
      const { state } = assessment;
      const isConcern = assessment.level >= 'R2';
      const shown = before?.card ?? null;
      const kept = isConcern && shown !== null ? keptCard(shown, state, now) : null;
      const card = assessment.card ?? kept;
      if (card !== shown) send(userId, 'ReceiveCrisisCard', card);
      // Nothing is written about calm messages.
      if (shown !== null || !holdsNothingNew(before?.state ?? null, state))
        await store.save(userId, {
          state,
          card,
          limitsYieldUntil: isConcern
            ? now + periods.safetyOverridesLimitsMs
            : (before?.limitsYieldUntil ?? null),
          updatedAt: now,
        });
      if (assessment.ruleIds.includes(parts.onRule.id)) await parts.onRule.tell(userId);
      if (!isConcern || (assessment.ruleIds.length === 0 && assessment.card === null)) return;
      await store.addEvent({
        id: randomId(),
        userId,
        at: now,
        level: assessment.level,
        ruleIds: assessment.ruleIds,
        language: assessment.language,
        cardForm: assessment.card?.form ?? null,
        action,
      });
    },
  };
}
export type Risk = ReturnType<typeof createRisk>;
