import { ConfigError } from '../config.ts';
import { WrongMasterKeyError } from '../storage/master-key.ts';
import { NewerSchemaError } from '../storage/migrate.ts';
import { StoreUnavailableError } from '../storage/store-unavailable.ts';
import type { ExitCode, Terminal } from './command.ts';
import { commands } from './commands.ts';

/** Finds the command, or tells which ones there are, and runs it. Answers the exit code of the process. */
export async function runCommandLine(
  [name, ...args]: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    terminal.say(overview());
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((one) => one.name === name);
  if (!command) {
    terminal.warn(`Unknown command: ${name}\n\n${overview()}`);
    return 2;
  }
  if (args.includes('--help') || args.includes('-h')) {
    terminal.say(command.help());
    return 0;
  }
  try {
    return await command.run(args, terminal);
  } catch (error) {
    const isCurable =
      error instanceof ConfigError ||
      error instanceof NewerSchemaError ||
      error instanceof StoreUnavailableError ||
      error instanceof WrongMasterKeyError;
    terminal.warn(isCurable ? error.message : String(error instanceof Error ? error.stack : error));
    return 1;
  }
}

function overview(): string {
  const widest = Math.max(...commands.map(({ name }) => name.length));
  return [
    'npm run admin -- <command> [options]',
    '',
    'Commands:',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(widest)}  ${summary}`),
    '',
    'npm run admin -- <command> --help tells more about one of them.',
    'They read the same environment and .env file as the server, which may be running unless the help says otherwise.',
  ].join('\n');
}
