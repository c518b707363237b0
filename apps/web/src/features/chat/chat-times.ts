import { texts } from './texts.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** HH:mm, beside each message (SPEC 9). */
export function clockTime(timestamp: string): string {
  const at = new Date(timestamp);
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
}

function dayNumbers(at: Date): string {
  return `${two(at.getDate())}/${two(at.getMonth() + 1)}/${at.getFullYear()}`;
}

/** dd/MM/yyyy HH:mm, beside each comment (SPEC 9). */
export function commentTime(timestamp: string): string {
  return `${dayNumbers(new Date(timestamp))} ${clockTime(timestamp)}`;
}

/** dd/MM/yyyy HH:mm:ss, in the details of a message (SPEC 9). */
export function detailTime(timestamp: string): string {
  return `${commentTime(timestamp)}:${two(new Date(timestamp).getSeconds())}`;
}

const longDay = new Intl.DateTimeFormat('it-IT', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const longDayWithYear = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** The day of a message as a separator says it: Oggi, Ieri, else its name. */
export function dayName(timestamp: string, now: Date): string {
  const at = new Date(timestamp);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (isSameDay(at, now)) return texts.today;
  if (isSameDay(at, yesterday)) return texts.yesterday;
  return (at.getFullYear() === now.getFullYear() ? longDay : longDayWithYear).format(at);
}

/** Whether both moments are on one day of the person's calendar. */
export function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
