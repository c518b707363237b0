import type { ExportSource } from '../personal-export.ts';
import type { Store } from '../storage/database.ts';

/** Every answer about consent that the person gave, and the one about age. */
export function createConsentExport(db: Store): ExportSource {
  return async (userId) => {
    const consents = await db
      .selectFrom('consents')
      .select(['processing', 'history', 'memory', 'version', 'language', 'at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    const ages = await db
      .selectFrom('age_answers')
      .select(['adult', 'method', 'at'])
      .where('user_id', '=', userId)
      .execute();
    return [
      {
        name: 'consents',
        rows: consents.map((row) => ({
          processing: row.processing === 1,
          history: row.history === 1,
          memory: row.memory === 1,
          version: row.version,
          language: row.language,
          at: new Date(row.at).toISOString(),
        })),
      },
      {
        name: 'age',
        rows: ages.map((row) => ({
          adult: row.adult === 1,
          method: row.method,
          at: new Date(row.at).toISOString(),
        })),
      },
    ];
  };
}
