import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noticeDue, withoutBreak, type NoticeKind } from './notices.ts';

const minute = 60_000;
const hour = 60 * minute;
/** A moment of the person's calendar. */
const at = (day: number, hours: number, minutes = 0): number =>
  new Date(2026, 10, day, hours, minutes).getTime();

/** Sends a message at each moment and gives what was due, in order. */
function noticesOf(moments: readonly number[]): (NoticeKind | null)[] {
  return moments.map((moment, index) => noticeDue(moments.slice(0, index), moment));
}

/** Every five minutes for so long. */
const talk = (start: number, hours: number): number[] =>
  Array.from({ length: hours * 12 + 1 }, (_, index) => start + index * 5 * minute);

describe('reminders that this is an AI', () => {
  test('come with the first message ever and with the first of each day', () => {
    expect(noticesOf([at(2, 10), at(2, 11), at(3, 9), at(3, 23)])).toEqual([
      'first-of-day',
      null,
      'first-of-day',
      null,
    ]);
  });

  test('say so when seven days have passed, and not when six have', () => {
    expect(noticeDue([at(2, 10)], at(9, 10))).toBe('after-absence');
    expect(noticeDue([at(2, 10)], at(8, 23))).toBe('first-of-day');
  });

  test('come again after each three hours of use in a day', () => {
    const due = noticesOf(talk(at(2, 8), 10)).flatMap((kind, index) =>
      kind === null ? [] : [[index / 12, kind]],
    );
    expect(due).toEqual([
      [0, 'first-of-day'],
      [3, 'hours-break'],
      [6, 'hours'],
      [9, 'hours'],
    ]);
  });

  test('time away does not count as use', () => {
    const everyTwentyMinutes = Array.from(
      { length: 40 },
      (_, index) => at(2, 8) + index * 20 * minute,
    );
    expect(noticesOf(everyTwentyMinutes).filter((kind) => kind !== null)).toEqual(['first-of-day']);
  });
});

describe('suggestions to pause', () => {
  test('come after an hour at night, once, also when the day grows long', () => {
    const due = noticesOf(talk(at(2, 0), 7)).filter((kind) => kind !== null);
    expect(due).toEqual(['first-of-day', 'night-break', 'hours', 'hours']);
  });

  test('an hour in the evening is not the night', () => {
    expect(noticesOf(talk(at(2, 22), 1)).filter((kind) => kind !== null)).toEqual(['first-of-day']);
    expect(noticesOf(talk(at(2, 6), 1)).filter((kind) => kind !== null)).toEqual(['first-of-day']);
  });

  test('are left out for somebody in danger; the reminder stays', () => {
    expect(withoutBreak('night-break')).toBeNull();
    expect(withoutBreak('hours-break')).toBe('hours');
    expect(withoutBreak('after-absence')).toBe('after-absence');
  });
});

test('never more: whatever somebody does, one first message and one break a day, and three hours between reminders', () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 40 * minute }), { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), gaps, (startHour, pauses) => {
      let now = at(2, startHour);
      const moments = [now, ...pauses.map((pause) => (now += pause))];
      const due = noticesOf(moments);
      const days = Map.groupBy(moments.keys(), (index) =>
        new Date(moments[index] ?? 0).toDateString(),
      );
      for (const indexes of days.values()) {
        const kinds = indexes.map((index) => due[index]).filter((kind) => kind !== null);
        expect(kinds[0]).toBe('first-of-day');
        expect(kinds.filter((kind) => kind === 'first-of-day')).toHaveLength(1);
        expect(kinds.filter((kind) => kind?.endsWith('break')).length).toBeLessThanOrEqual(1);
        const spent = (moments[indexes.at(-1) ?? 0] ?? 0) - (moments[indexes[0] ?? 0] ?? 0);
        expect(kinds.filter((kind) => kind?.startsWith('hours')).length).toBeLessThanOrEqual(
          spent / (3 * hour),
        );
      }
    }),
    { numRuns: 60 },
  );
});
