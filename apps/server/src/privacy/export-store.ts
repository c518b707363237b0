import { smallTable, type ExportTable } from '../personal-export.ts';
import type { Store } from '../storage/database.ts';
import { createConsentStore } from './consent-store.ts';

/** Every answer about consent that the person gave, and the one about age. */
export function createConsentExport(db: Store): readonly ExportTable[] {
  const store = createConsentStore(db);
  return [
    smallTable('consents', async (userId) =>
      (await store.log(userId))
        .toReversed()
        .map((answer) => ({ ...answer, at: toText(answer.at) })),
    ),
    smallTable('age', async (userId) => {
      const rows = await db
        .selectFrom('age_answers')
        .select(['adult', 'method', 'at'])
        .where('user_id', '=', userId)
        .execute();
      return rows.map(({ adult, method, at }) => ({ adult: adult === 1, method, at: toText(at) }));
    }),
  ];
}

function toText(ms: number): string {
  return new Date(ms).toISOString();
}
