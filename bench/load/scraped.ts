import type { StartedServer } from '../started-server.ts';

/** What one node measures of itself, summed over labels; 0 for what is not there. */
export async function scraped(server: StartedServer): Promise<(name: string) => number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return (name) =>
    text
      .split('\n')
      .filter((line) => line.startsWith(`accanto_${name} `) || line.startsWith(`accanto_${name}{`))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}
