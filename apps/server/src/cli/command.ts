import { parseArgs } from 'node:util';
import type { Progress } from './progress.ts';

/** 0: done; 1: could not be done, or what was looked at is not right; 2: asked for in a wrong way. */
export type ExitCode = 0 | 1 | 2;

interface OptionSpec {
  readonly type: 'string' | 'boolean';
  /** What stands for the value in the help, for example `<folder>`. */
  readonly value?: string;
  readonly isRequired?: true;
  readonly text: string;
}
type Options = Readonly<Record<string, OptionSpec>>;

type Values<Given extends Options> = {
  readonly [Name in keyof Given]: Given[Name]['type'] extends 'boolean'
    ? boolean
    : Given[Name] extends { isRequired: true }
      ? string
      : string | undefined;
};

/** Where a command speaks. */
export interface Terminal {
  /** A line of the result. */
  say(line: string): void;
  /** A line that is no result: warnings and faults. */
  warn(line: string): void;
  /** Shows how far a long work is. */
  readonly progress: Progress;
}

export interface Command {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** What its help says. */
  help(): string;
  run(args: readonly string[], terminal: Terminal): Promise<ExitCode>;
}

/** Asked for in a wrong way: told with the help of the command. */
class UsageError extends Error {}

/** What an operator can cure is told in one line; the command ends with 1. */
export class CommandError extends Error {}

/** A command of `npm run admin`. Throws nothing that an operator could cure: that ends with 1 or 2. */
export function defineCommand<const Given extends Options>(definition: {
  readonly name: string;
  readonly summary: string;
  /** Further lines of the help: what it does, and what to know before. */
  readonly details?: readonly string[];
  readonly options: Given;
  readonly run: (values: Values<Given>, terminal: Terminal) => Promise<ExitCode>;
}): Command {
  const { name, summary, options } = definition;
  const help = (): string =>
    [
      `npm run admin -- ${name}${Object.entries(options).map(usageOf).join('')}`,
      '',
      summary,
      ...(definition.details ?? []),
      '',
      'Options:',
      ...[...Object.entries(options).map(lineOf), ['--help', 'this text'] as const].map(
        ([left, right]) => `  ${left.padEnd(24)} ${right}`,
      ),
      '',
      'Ends with 0 when it is done, 1 when it could not be done, 2 when it was asked for in a wrong way.',
    ].join('\n');

  return {
    name,
    summary,
    help,
    async run(args, terminal) {
      try {
        return await definition.run(readValues(options, args), terminal);
      } catch (error) {
        if (error instanceof UsageError) {
          terminal.warn(`${error.message}\n\n${help()}`);
          return 2;
        }
        if (!(error instanceof CommandError)) throw error;
        terminal.warn(error.message);
        return 1;
      }
    },
  };
}

function readValues<Given extends Options>(options: Given, args: readonly string[]): Values<Given> {
  const read = (): Record<string, unknown> => {
    try {
      const types = Object.entries(options).map(([name, { type }]) => [name, { type }] as const);
      return parseArgs({ args: [...args], options: Object.fromEntries(types) }).values;
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  };
  const values = read();
  const missing = Object.entries(options).filter(
    ([name, { isRequired }]) => isRequired && values[name] === undefined,
  );
  if (missing.length > 0)
    throw new UsageError(`Missing: ${missing.map(([name]) => `--${name}`).join(', ')}`);
  const all = Object.entries(options).map(([name, { type }]) => [
    name,
    type === 'boolean' ? values[name] === true : values[name],
  ]);
  // Each value has the type that its option says.
  return Object.fromEntries(all) as Values<Given>;
}

function usageOf([name, { value, isRequired }]: [string, OptionSpec]): string {
  const option = `--${name}${value ? ` ${value}` : ''}`;
  return isRequired ? ` ${option}` : ` [${option}]`;
}

function lineOf([name, { value, text }]: [string, OptionSpec]): readonly [string, string] {
  return [`--${name}${value ? ` ${value}` : ''}`, text];
}
