import { findUserByEmail } from '../../account/user-store.ts';
import { createAgeCheckStore } from '../../privacy/age-check-store.ts';
import { isOpen } from '../../privacy/age-checks.ts';
import { readAddress } from '../address.ts';
import { CommandError, defineCommand } from '../command.ts';
import { withInstance } from '../instance.ts';

/** For an operator to whom a person has proved their age in another way. */
export const clearAgeCheck = defineCommand({
  name: 'clear-age-check',
  summary: 'Close the open question about age of somebody who proved to be 18 or over.',
  options: {
    email: { type: 'string', value: '<address>', isRequired: true, text: 'whose account' },
  },
  async run({ email }, terminal) {
    const address = readAddress(email);
    return withInstance(async ({ database, clock }) => {
      const user = await findUserByEmail(database.db, address);
      if (!user) throw new CommandError('There is no account with this address.');
      const checks = createAgeCheckStore(database.db);
      if (!isOpen(await checks.of(user.id)))
        throw new CommandError('No question about age is open on this account.');
      await checks.answer(user.id, clock.now());
      terminal.say('The question is closed.');
      return 0;
    });
  },
});
