// Fits one network in a thread of its own; started by fit-networks.ts.
import { parentPort, workerData } from 'node:worker_threads';
import type { NetworkTask } from './fit-networks.ts';
import { NetworkFitting } from './network-fitting.ts';

const { vocabulary, categories, examples, seed } = workerData as NetworkTask;
const fitting = new NetworkFitting(vocabulary, categories, seed);
fitting.fit(examples);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(fitting.network());
