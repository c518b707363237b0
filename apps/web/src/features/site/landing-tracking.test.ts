import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depthOf, newMilestones } from './landing-tracking.ts';

test('depth counts what was seen, from nothing scrolled to the very end', () => {
  expect(depthOf(0, 500, 2000)).toBe(25);
  expect(depthOf(1500, 500, 2000)).toBe(100);
  expect(depthOf(0, 900, 600)).toBe(100);
});

test('whatever the way through the page, each milestone is reported once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 })), (depths) => {
      const reported = new Set<number>();
      const events: number[] = [];
      for (const depth of depths) {
        for (const milestone of newMilestones(depth, reported)) {
          reported.add(milestone);
          events.push(milestone);
        }
      }
      const deepest = Math.max(0, ...depths);
      expect(events).toEqual([25, 50, 75, 100].filter((milestone) => deepest >= milestone));
    }),
  );
});
