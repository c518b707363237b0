import { retentionTasks } from '../retention-tasks.ts';
import { countRows } from '../../storage/table-counts-store.ts';
import { defineCommand } from '../command.ts';
import { withInstance } from '../instance.ts';

/** The server does the same at its start and every ten minutes. */
export const purge = defineCommand({
  name: 'purge',
  summary: 'Remove everything whose time is over, now.',
  options: {},
  async run(_values, terminal) {
    return withInstance(async (instance) => {
      const { database, record } = instance;
      const before = await countRows(database.db);
      const tasks = Object.entries(retentionTasks(instance));
      for (const [index, [, run]] of tasks.entries()) {
        await run();
        terminal.progress('purged', (index + 1) / tasks.length);
      }
      const after = await countRows(database.db);
      const removed = Object.entries(before)
        .map(([table, rows]) => [table, rows - (after[table] ?? 0)] as const)
        .filter(([, rows]) => rows > 0);
      removed.forEach(([table, rows]) => terminal.say(`${table}: ${rows} rows removed`));
      if (removed.length === 0) terminal.say('There was nothing to remove.');
      await record('store-purged');
      return 0;
    });
  },
});
