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
