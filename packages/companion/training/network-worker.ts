// Fits one network in a thread of its own; started by fit-network.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { NetworkFitting, type NetworkTask } from './network-fitting.ts';

const { examples, ...task } = workerData as NetworkTask;
const fitting = new NetworkFitting(task);
fitting.fit(examples);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(fitting.network());
