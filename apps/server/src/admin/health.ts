import { partNames, type AdminHealth } from '@accanto/contract';
import type { Clock } from '../clock.ts';

export type PartName = (typeof partNames)[number];
export type PartHealth = Pick<AdminHealth['parts'][number], 'state' | 'facts'>;
export type Probe = () => PartHealth | Promise<PartHealth>;

/** A part that does not answer within this time counts as down. */
const patienceMs = 3_000;

/** Looks at every part of the running server, all at once. */
export function createHealth(parts: {
  readonly version: string;
  readonly clock: Clock;
  readonly probes: Readonly<Record<PartName, Probe>>;
}) {
  const startedAt = parts.clock.now();

  async function look(probe: Probe): Promise<PartHealth> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<PartHealth>((resolve) => {
      timer = setTimeout(() => resolve({ state: 'down', facts: {} }), patienceMs);
    });
    try {
      return await Promise.race([probe(), silence]);
    } catch {
      return { state: 'down', facts: {} };
    } finally {
      clearTimeout(timer);
    }
  }

  return async (): Promise<AdminHealth> => ({
    version: parts.version,
    startedAt: new Date(startedAt).toISOString(),
    checkedAt: new Date(parts.clock.now()).toISOString(),
    parts: await Promise.all(
      partNames.map(async (name) => ({ name, ...(await look(parts.probes[name])) })),
    ),
  });
}
export type Health = ReturnType<typeof createHealth>;
