import { readFile } from 'node:fs/promises';
import type { StartedServer } from './started-server.ts';

/** Resident memory of the server's process, bytes. */
export async function residentBytes({ pid }: StartedServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

/** Processor time of the server's process so far, in seconds of 100 ticks (proc(5), fields 14 and 15). */
export async function usedSeconds({ pid }: StartedServer): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
