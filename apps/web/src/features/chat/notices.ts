import { periods } from '@accanto/contract';
import { isSameDay } from './chat-times.ts';

/** What the chat reminds of (safety-and-law.md 1 and 5). A kind that ends in `break` also suggests a pause. */
export type NoticeKind = 'first-of-day' | 'after-absence' | 'hours' | 'hours-break' | 'night-break';

/** Longer than this nobody reads and thinks about one message: such a gap was spent elsewhere. */
const longestReadingMs = 15 * 60_000;

/** The hours from midnight to this one are night. */
const nightEndsAtHour = 6;

/** How long somebody was here: the time between messages, without the gaps in which they were elsewhere. */
function useOf(moments: readonly number[]): number {
  const ordered = moments.toSorted((one, other) => one - other);
  return ordered.reduce((sum, moment, at) => {
    const gap = moment - (ordered[at - 1] ?? moment);
    return gap <= longestReadingMs ? sum + gap : sum;
  }, 0);
}

const isAtNight = (moment: number): boolean => new Date(moment).getHours() < nightEndsAtHour;

/**
 * What is due when the person sends a message at `now`; null: nothing, as nearly always.
 * `earlier` are the moments of everything said before, in any order. Days are those of the person's calendar.
 * At most once a day it is a first message, at most once a day a break is suggested, and three hours of use lie
 * between two reminders.
 */
export function noticeDue(earlier: readonly number[], now: number): NoticeKind | null {
  const day = new Date(now);
  const today = earlier.filter((moment) => isSameDay(new Date(moment), day));
  if (today.length === 0) {
    const last = earlier.reduce((latest, moment) => Math.max(latest, moment), -Infinity);
    const wasAway = last > -Infinity && now - last >= periods.noticeAfterAbsenceMs;
    return wasAway ? 'after-absence' : 'first-of-day';
  }
  const spans = (use: number): number => Math.floor(use / periods.breakSuggestionMs);
  const isLongNight = (moments: readonly number[]): boolean =>
    useOf(moments.filter(isAtNight)) >= periods.nightBreakSuggestionMs;
  const before = spans(useOf(today));
  const withNow = [...today, now];
  const hadBreak = before > 0 || isLongNight(today);
  if (spans(useOf(withNow)) > before) return hadBreak ? 'hours' : 'hours-break';
  return !hadBreak && isLongNight(withNow) ? 'night-break' : null;
}

/** The same without a suggestion to pause, for somebody in danger (R3 and above, safety-and-law.md 5). */
export function withoutBreak(kind: NoticeKind): NoticeKind | null {
  if (kind === 'night-break') return null;
  return kind === 'hours-break' ? 'hours' : kind;
}
