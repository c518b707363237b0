import { limits, type Language, type Resource } from '@accanto/contract';
import {
  countryOf,
  hoursInWords,
  isShown,
  resourceEntries,
  resourcesFor,
  trustedSince,
  type ResourceEntry,
} from './resources.ts';

const dayMs = 24 * 3_600_000;

/** A line of the resource file with what the operator has to know about it. */
export interface HelpLine extends Pick<
  ResourceEntry,
  'id' | 'countries' | 'kind' | 'audience' | 'phone' | 'text' | 'chatUrl' | 'sourceUrl' | 'status'
> {
  readonly region: string | null;
  readonly name: string;
  /** In words; empty: not known. */
  readonly hours: string;
  readonly verifiedOn: string;
  readonly verifiedBy: string;
  readonly isShown: boolean;
  /** `old`: not checked for half a year; `expired`: for a year, no longer shown (safety-and-law.md 6). */
  readonly warning: 'unconfirmed' | 'old' | 'expired' | null;
}

/**
 * Every line of the file, also those that are not shown.
 * @param now milliseconds since epoch
 * @param isConfirmed whether the operator has ever confirmed the line
 */
export function helpLines(
  language: Language,
  now: number,
  isConfirmed: (id: string) => boolean,
): HelpLine[] {
  return resourceEntries.map((entry) => {
    const ageDays = (now - trustedSince(entry)) / dayMs;
    return {
      id: entry.id,
      countries: entry.countries,
      region: entry.region ?? null,
      kind: entry.kind,
      audience: entry.audience,
      name: entry.name[language] ?? Object.values(entry.name)[0] ?? entry.id,
      phone: entry.phone,
      text: entry.text,
      chatUrl: entry.chatUrl,
      hours: hoursInWords(entry, language),
      sourceUrl: entry.sourceUrl,
      status: entry.status,
      verifiedOn: entry.verifiedOn,
      verifiedBy: entry.verifiedBy,
      isShown: isShown(entry, now),
      warning:
        ageDays > limits.helpLineTrustDays
          ? 'expired'
          : ageDays > limits.helpLineWarningDays
            ? 'old'
            : isConfirmed(entry.id)
              ? null
              : 'unconfirmed',
    };
  });
}

/**
 * The lines for a page outside the chat: for everybody, or those where young people are answered.
 * @param now milliseconds since epoch
 */
export function publicHelpLines(wish: {
  readonly audience: 'everyone' | 'minors';
  readonly country: string | null;
  readonly language: Language;
  readonly now: number;
}): Resource[] {
  const forMinors = wish.audience === 'minors';
  const lines = resourcesFor({
    country: countryOf(wish.country, wish.language),
    language: wish.language,
    lanes: forMinors ? ['minor'] : [],
    isUrgent: false,
    now: wish.now,
  });
  return forMinors ? lines.filter(({ kind }) => kind === 'minor' || kind === 'emergency') : lines;
}
