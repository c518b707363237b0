import { createCountStore } from '../../analytics/count-store.ts';
import { yearlyFigures } from '../../analytics/yearly-figures.ts';
import { CommandError, defineCommand } from '../command.ts';
import { withInstance } from '../instance.ts';

/** The figures about help in a crisis that some laws want published each year. */
export const safetyFigures = defineCommand({
  name: 'safety-figures',
  summary: 'Print how often help was shown and a line pressed in a year, by month and country.',
  details: ['Lines of month;country;cards shown;lines pressed. Nothing below ten is told.'],
  options: { year: { type: 'string', value: '<YYYY>', isRequired: true, text: 'which year' } },
  async run({ year }, terminal) {
    if (!/^\d{4}$/.test(year)) throw new CommandError(`Not a year: ${year}`);
    return withInstance(async ({ database }) => {
      const counts = await createCountStore(database.db).between(
        ['cardsShown', 'helpLineTaps'],
        `${year}-01-01`,
        `${year}-12-31`,
      );
      terminal.say('month;country;cards shown;lines pressed');
      for (const { month, country, cardsShown, taps } of yearlyFigures(counts))
        terminal.say([month, country, cardsShown ?? '<10', taps ?? '<10'].join(';'));
      return 0;
    });
  },
});
