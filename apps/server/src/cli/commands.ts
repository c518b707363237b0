import type { Command } from './command.ts';

/**
 * Every command, in the order of the overview; a new one is a file and a line. Only the one that is asked for is
 * loaded, since a command should begin at once.
 */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  'grant-role': async () => (await import('./commands/roles.ts')).grantRole,
  'revoke-role': async () => (await import('./commands/roles.ts')).revokeRole,
  'sign-in-link': async () => (await import('./commands/sign-in-link.ts')).signInLink,
  backup: async () => (await import('./commands/backup.ts')).backup,
  'backup-keys': async () => (await import('./commands/backup.ts')).backupKeys,
  'verify-backup': async () => (await import('./commands/verify-backup.ts')).verifyBackup,
  restore: async () => (await import('./commands/restore.ts')).restore,
  'move-to-postgres': async () =>
    (await import('./commands/move-to-postgres.ts')).moveToPostgresCommand,
  'rotate-keys': async () => (await import('./commands/rotate-keys.ts')).rotateKeys,
  erase: async () => (await import('./commands/erase.ts')).erase,
  'find-erasure': async () => (await import('./commands/erase.ts')).findErasure,
  import: async () => (await import('./commands/import.ts')).importPerson,
  'clear-age-check': async () => (await import('./commands/clear-age-check.ts')).clearAgeCheck,
  'safety-figures': async () => (await import('./commands/safety-figures.ts')).safetyFigures,
  purge: async () => (await import('./commands/purge.ts')).purge,
};
