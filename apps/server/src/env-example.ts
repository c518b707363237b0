import { variables } from './config-variables.ts';

/** The text of `.env.example`: every variable with what it means, what it may hold, and its default. */
export function envExample(): string {
  const entries = Object.entries(variables).map(([name, { meaning, holds, fallback }]) => {
    // The place of this checkout says nothing about any other.
    const shown = name === 'DATA_DIR' ? './data' : (fallback ?? '');
    return `# ${meaning}; ${holds}\n# ${name}=${shown}\n`;
  });
  return [
    '# Every variable with its default; all of them may stay unset. Secrets may also be given as files: NAME_FILE.\n',
    ...entries,
  ].join('\n');
}
