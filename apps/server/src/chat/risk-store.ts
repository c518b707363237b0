import { crisisCardSchema, type CrisisCard, type Language } from '@accanto/contract';
import { readRiskState, type RiskLevel, type RiskState } from '@accanto/companion';
import type { Store } from '../storage/database.ts';
import { shortRead } from '../storage/short-read.ts';
import { unsynced } from '../storage/unsynced.ts';

export interface StoredRisk {
  state: RiskState | null;
  card: CrisisCard | null;
  /** Until then no limit holds back a message. */
  limitsYieldUntil: number | null;
  updatedAt: number;
}

export interface RiskEvent {
  id: string;
  userId: string;
  at: number;
  level: RiskLevel;
  ruleIds: readonly string[];
  language: Language;
  cardForm: CrisisCard['form'] | null;
  action: string | null;
}

/** How worried the companion is about a person, and when it was: no text (safety-and-law.md 2, 8). */
export function createRiskStore(db: Store) {
  const unsyncedDb = db.withPlugin(unsynced);
  const readState = shortRead(db, (userId: string) =>
    db.selectFrom('risk_states').selectAll().where('user_id', '=', userId),
  );

  return {
    async of(userId: string): Promise<StoredRisk | null> {
      const [row] = await readState(userId);
      if (row === undefined) return null;
      return {
        state: readRiskState(JSON.parse(row.state)),
        card: row.card === null ? null : readCard(row.card),
        limitsYieldUntil: row.limits_yield_until,
        updatedAt: row.updated_at,
      };
    },

    /** What is no concern does not wait for the disk: a power cut may take the last of it. */
    async save(userId: string, risk: StoredRisk & { state: RiskState }): Promise<void> {
      const values = {
        state: JSON.stringify(risk.state),
        card: risk.card === null ? null : JSON.stringify(risk.card),
        limits_yield_until: risk.limitsYieldUntil,
        updated_at: risk.updatedAt,
      };
      await (risk.state.level >= 'R2' ? db : unsyncedDb)
        .insertInto('risk_states')
        .values({ user_id: userId, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute();
    },

    async addEvent(event: RiskEvent): Promise<void> {
      await db
        .insertInto('risk_events')
        .values({
          id: event.id,
          user_id: event.userId,
          at: event.at,
          level: event.level,
          rule_ids: event.ruleIds.join(','),
          language: event.language,
          card_form: event.cardForm,
          action: event.action,
        })
        .execute();
    },

    async removeBefore(limits: { events: number; states: number }): Promise<void> {
      await db.deleteFrom('risk_events').where('at', '<', limits.events).execute();
      await db.deleteFrom('risk_states').where('updated_at', '<', limits.states).execute();
    },
  };
}
export type RiskStore = ReturnType<typeof createRiskStore>;

/** A card of an older form is not shown again. */
function readCard(json: string): CrisisCard | null {
  const parsed = crisisCardSchema.safeParse(JSON.parse(json));
  return parsed.success ? parsed.data : null;
}
