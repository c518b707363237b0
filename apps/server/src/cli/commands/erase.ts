import { ledgerIdOf } from '../../account/erasure.ts';
import { findUserByEmail } from '../../account/user-store.ts';
import { readAddress } from '../address.ts';
import { CommandError, defineCommand } from '../command.ts';
import { commandLine, withInstance } from '../instance.ts';

/** Erases an account with everything of the person. */
export const erase = defineCommand({
  name: 'erase',
  summary: 'Erase a person for good: key, texts, account, waitlist and contact messages.',
  details: [
    'Prints what was erased, and the id under which the record of erasures names it.',
    'Backups of the store become unreadable for this person; restore applies the record again.',
  ],
  options: {
    email: { type: 'string', value: '<address>', isRequired: true, text: 'whose account' },
    yes: { type: 'boolean', text: 'really; without it nothing is erased' },
  },
  async run({ email, yes }, terminal) {
    const address = readAddress(email);
    return withInstance(async ({ database, account }) => {
      const user = await findUserByEmail(database.db, address);
      if (!user) throw new CommandError('There is no account with this address.');
      if (!yes) throw new CommandError(`Would erase the account ${user.id}. Add --yes to do it.`);
      const proof = await account.administration.erase(commandLine, user.id, address);
      for (const [kind, rows] of Object.entries(proof.erased))
        if (rows > 0) terminal.say(`${kind}: ${rows}`);
      terminal.say(`Erased at ${proof.erasedAt}, record ${proof.ledgerId}.`);
      terminal.say(`Backups that hold unreadable copies expire by ${proof.backupsExpireAt}.`);
      return 0;
    });
  },
});

/** Somebody shows the proof of their erasure. */
export const findErasure = defineCommand({
  name: 'find-erasure',
  summary: 'Look up a proof of erasure in the record of erasures.',
  options: {
    ledger: { type: 'string', value: '<E-…>', isRequired: true, text: 'the id on the proof' },
  },
  async run({ ledger }, terminal) {
    return withInstance(async ({ userKeys }) => {
      const wanted = ledger.trim().toUpperCase();
      const found = (await userKeys.erasures()).find(({ userId }) => ledgerIdOf(userId) === wanted);
      if (!found) throw new CommandError('The record of erasures has no such entry.');
      terminal.say(`${wanted}: erased at ${new Date(found.erasedAt).toISOString()}`);
      return 0;
    });
  },
});
