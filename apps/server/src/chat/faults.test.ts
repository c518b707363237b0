import { describe, expect, test } from 'vitest';
import { slowReader } from '../../../../bench/faults/clients.ts';
import { clockMoved } from '../../../../bench/faults/clock-moved.ts';
import { diskFull } from '../../../../bench/faults/disk-full.ts';
import type { Size } from '../../../../bench/faults/fault.ts';
import { modelFails } from '../../../../bench/faults/model-fails.ts';

/**
 * The whole of it, with services stopped and thousands returning in a measured time, is `npm run faults`; kills and cuts
 * have tests of their own.
 */
const smallRound: Size = { kills: 1, cuts: 1, clients: 100 };

describe('when things go wrong', () => {
  for (const fault of [diskFull, slowReader, clockMoved, modelFails]) {
    const obstacle = fault.obstacle();
    if (obstacle !== null) console.warn(`NOT RUN HERE: ${fault.name} (${obstacle})`);
    test.skipIf(obstacle !== null)(
      `${fault.name}: ${fault.mustHold}`,
      async () => {
        expect(await fault.play(smallRound)).toMatchObject({ held: true });
      },
      120_000,
    );
  }
});
