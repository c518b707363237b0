import { startPostgres } from '../../../../bench/started-postgres.ts';
import { openDatabase } from '../storage/database.ts';
import { testDatabaseUrl, testPostgres, testTemplate } from './test-store.ts';

/** Starts PostgreSQL for a whole run of tests and names it in `TEST_DATABASE_URL`; answers how to end it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ isLasting: false });
  process.env['TEST_DATABASE_URL'] = postgres.url;
  const url = await testDatabaseUrl(testTemplate);
  if (url !== undefined)
    await (await openDatabase({ dataDir: '', postgres: testPostgres(url) })).close();
  return () => postgres.stop();
}
