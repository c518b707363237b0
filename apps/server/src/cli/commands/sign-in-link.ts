import { defaultLanguage, toLanguage } from '@accanto/contract';
import { findUserByEmail } from '../../account/user-store.ts';
import { readAddress } from '../address.ts';
import { defineCommand } from '../command.ts';
import { withInstance } from '../instance.ts';

/** A way in when mail does not work; whoever has the link has the account, as with a mailed one. */
export const signInLink = defineCommand({
  name: 'sign-in-link',
  summary: 'Print a link that signs somebody in once, without sending a letter.',
  details: ['It works as long as a mailed one (MAGIC_LINK_TTL_S). Anybody who sees it can use it.'],
  options: {
    email: {
      type: 'string',
      value: '<address>',
      isRequired: true,
      text: 'whose account, made if there is none',
    },
    language: { type: 'string', value: '<it|en|es|nl>', text: 'of a new account' },
  },
  async run({ email, language }, terminal) {
    const address = readAddress(email);
    return withInstance(async ({ database, account, record }) => {
      const user = await findUserByEmail(database.db, address);
      const link = await account.createSignInLink({
        email: address,
        language:
          user?.language ?? (language === undefined ? defaultLanguage : toLanguage(language)),
      });
      await record('sign-in-link-created', user?.id ?? null);
      terminal.say(link);
      return 0;
    });
  },
});
