import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Network } from '../src/safety/network.ts';
import type { NetworkTask } from './network-fitting.ts';

/** A network fitted in a thread of its own, so that several are at work side by side: each takes minutes of one core. */
export async function fitNetwork(task: NetworkTask): Promise<Network> {
  const worker = new Worker(new URL('./network-worker.ts', import.meta.url), { workerData: task });
  const [network] = (await once(worker, 'message')) as [Network];
  return network;
}
