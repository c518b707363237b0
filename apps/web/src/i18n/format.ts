import { localeOf, type Language } from '@accanto/contract';

/** Day, month in words and year, in the locale of the language (SPEC 2). */
export function formatDate(timestamp: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(
    new Date(timestamp),
  );
}

/** Day and time of day, in the locale of the language (SPEC 2). */
export function formatDateTime(timestamp: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(timestamp));
}

/** An amount in euro, without cents where there are none. */
export function formatPrice(euro: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(euro) ? 0 : 2,
  }).format(euro);
}

/** A count with the separators of the language; Spanish and Italian group from four digits on here, as in tables. */
export function formatNumber(count: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), { useGrouping: 'always' }).format(count);
}

/** A share from 0 to 1 as a percentage with at most one digit behind the point. */
export function formatShare(share: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(share);
}

/** A part of a whole, from 0 to 1. */
export function formatPercent(part: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    maximumFractionDigits: 0,
  }).format(part);
}

/** A calendar day written as YYYY-MM-DD, which has no time zone. */
export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** A short time: milliseconds below one second, else seconds with one decimal. */
export function formatMilliseconds(ms: number, language: Language): string {
  const [amount, unit] = ms < 1_000 ? [ms, 'millisecond'] : [ms / 1_000, 'second'];
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'second' ? 1 : 0,
  }).format(amount);
}
