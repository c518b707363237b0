import { adminRole } from '@accanto/contract';
import { ProblemError } from '../../http/problem.ts';
import { findUserByEmail } from '../../account/user-store.ts';
import { readAddress } from '../address.ts';
import { CommandError, defineCommand, type ExitCode, type Terminal } from '../command.ts';
import { commandLine, withInstance } from '../instance.ts';

const options = {
  email: { type: 'string', value: '<address>', isRequired: true, text: 'whose account' },
  role: {
    type: 'string',
    value: '<role>',
    text: `the only one is ${adminRole}, which is meant without it`,
  },
} as const;

/** Gives an account a role for good, whatever ADMIN_EMAILS says. */
export const grantRole = defineCommand({
  name: 'grant-role',
  summary: 'Give an account a role, with effect from its next call on.',
  options,
  run: (values, terminal) => change(values, [adminRole], terminal),
});

/** Takes it again. */
export const revokeRole = defineCommand({
  name: 'revoke-role',
  summary: 'Take a role from an account, with effect from its next call on.',
  details: [
    'A role that ADMIN_EMAILS gives cannot be taken here; change the variable and restart.',
  ],
  options,
  run: (values, terminal) => change(values, [], terminal),
});

async function change(
  { email, role = adminRole }: { readonly email: string; readonly role: string | undefined },
  roles: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  if (role !== adminRole) throw new CommandError(`There is no role ${role}.`);
  return withInstance(async ({ database, account }) => {
    const user = await findUserByEmail(database.db, readAddress(email));
    if (!user) throw new CommandError('There is no account with this address.');
    try {
      const after = await account.administration.changeRoles(commandLine, user.id, roles);
      terminal.say(`${after.email}: ${after.roles.join(', ') || 'no roles'}`);
      return 0;
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'ROLE_IS_CONFIGURED')
        throw new CommandError('ADMIN_EMAILS gives this role; change the variable and restart.');
      throw error;
    }
  });
}
