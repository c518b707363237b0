import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Network, NetworkCategory } from '../src/safety/network.ts';
import type { NetworkExample, Vocabulary } from './network-fitting.ts';

export interface NetworkTask {
  vocabulary: Vocabulary;
  categories: readonly NetworkCategory[];
  examples: readonly NetworkExample[];
  seed: number;
}

/** One network for each seed, fitted side by side: each takes minutes of one core. */
export async function fitNetworks(
  task: Omit<NetworkTask, 'seed'>,
  seeds: readonly number[],
): Promise<Network[]> {
  return Promise.all(
    seeds.map(async (seed) => {
      const worker = new Worker(new URL('./network-worker.ts', import.meta.url), {
        workerData: { ...task, seed },
      });
      const [network] = (await once(worker, 'message')) as [Network];
      return network;
    }),
  );
}
