import { expect, test } from 'vitest';
import { createSilenceWatch } from './silent-nodes.ts';

const beat = (of: number): ReadonlyMap<string, number> => new Map([['other', of]]);

test('a node whose beat stands still for more than four seconds is dead', () => {
  const watch = createSilenceWatch(0);
  expect(watch.look(1_000, beat(7))).toEqual([]);
  for (const now of [2_000, 3_000, 4_000, 5_000]) expect(watch.look(now, beat(7))).toEqual([]);
  expect(watch.look(5_001, beat(7))).toEqual(['other']);
});

test('a node that beats is never dead', () => {
  const watch = createSilenceWatch(0);
  for (let now = 1_000; now < 20_000; now += 1_000) expect(watch.look(now, beat(now))).toEqual([]);
});

test('what nobody could see is not held against a node: after an outage it is given its time anew', () => {
  const watch = createSilenceWatch(0);
  watch.look(1_000, beat(7));
  // The store is away for six seconds; the other node has not come to its next beat yet.
  expect(watch.look(7_000, beat(7))).toEqual([]);
  expect(watch.look(8_000, beat(8))).toEqual([]);
});

test('a node that writes nothing any more is forgotten', () => {
  const watch = createSilenceWatch(0);
  watch.look(1_000, beat(7));
  watch.look(2_000, new Map());
  for (const now of [3_000, 4_000, 5_000, 6_000]) expect(watch.look(now, beat(7))).toEqual([]);
});
