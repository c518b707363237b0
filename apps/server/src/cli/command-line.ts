import { ConfigError } from '../config.ts';
import { WrongMasterKeyError } from '../storage/master-key.ts';
import { NewerSchemaError } from '../storage/migrate.ts';
import { UnfinishedMoveError } from '../storage/postgres.ts';
import { StoreUnavailableError } from '../storage/store-unavailable.ts';
import type { ExitCode, Terminal } from './command.ts';
import { commands } from './commands.ts';

/** Finds the command, or tells which ones there are, and runs it. Answers the exit code of the process. */
export async function runCommandLine(
  [name, ...args]: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    terminal.say(await overview());
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    terminal.warn(`Unknown command: ${name}\n\n${await overview()}`);
    return 2;
  }
  const command = await load();
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
      error instanceof UnfinishedMoveError ||
      error instanceof WrongMasterKeyError;
    terminal.warn(isCurable ? error.message : String(error instanceof Error ? error.stack : error));
    return 1;
  }
}

async function overview(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  const widest = Math.max(...all.map(({ name }) => name.length));
  return [
    'npm run admin -- <command> [options]',
    '',
    'Commands:',
    ...all.map(({ name, summary }) => `  ${name.padEnd(widest)}  ${summary}`),
    '',
    'npm run admin -- <command> --help tells more about one of them.',
    'They read the same environment and .env file as the server, which may be running unless the help says otherwise.',
  ].join('\n');
}
