import type { Command } from './command.ts';
import { backup, backupKeys } from './commands/backup.ts';
import { clearAgeCheck } from './commands/clear-age-check.ts';
import { erase, findErasure } from './commands/erase.ts';
import { importPerson } from './commands/import.ts';
import { moveToPostgresCommand } from './commands/move-to-postgres.ts';
import { purge } from './commands/purge.ts';
import { restore } from './commands/restore.ts';
import { grantRole, revokeRole } from './commands/roles.ts';
import { rotateKeys } from './commands/rotate-keys.ts';
import { signInLink } from './commands/sign-in-link.ts';
import { verifyBackup } from './commands/verify-backup.ts';

/** Every command, in the order of the overview. A new one is a file and a line. */
export const commands: readonly Command[] = [
  grantRole,
  revokeRole,
  signInLink,
  backup,
  backupKeys,
  verifyBackup,
  restore,
  moveToPostgresCommand,
  rotateKeys,
  erase,
  findErasure,
  importPerson,
  clearAgeCheck,
  purge,
];
