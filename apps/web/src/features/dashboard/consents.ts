import type { CallAnswer, ConsentPurpose, Consents } from '@accanto/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export const consentsKey = ['consents'];
export const consentLogKey = ['consents', 'log'];

/** One answer about consent, as it was given. */
type ConsentAnswer = CallAnswer<'consentLog'>['items'][number];

/** What the person agreed to, as the server knows it. */
export function useConsents() {
  return useQuery({ queryKey: consentsKey, queryFn: ({ signal }) => call('consents', { signal }) });
}

/** Every answer the person gave, newest first. */
export function useConsentLog() {
  return useQuery({
    queryKey: consentLogKey,
    queryFn: ({ signal }) => call('consentLog', { signal }),
  });
}

/**
 * Since when a purpose is as it is now, and by which text: an answer holds all purposes, so a newer one that only
 * repeats this purpose is no new answer about it.
 */
export function answerAbout(
  purpose: ConsentPurpose,
  consents: Consents,
  log: readonly ConsentAnswer[],
): { readonly at: string; readonly version: string } | null {
  const changed = log.findIndex((answer) => answer[purpose] !== consents[purpose]);
  const since = log[(changed === -1 ? log.length : changed) - 1];
  if (since !== undefined) return since;
  return consents.at === null || consents.version === null
    ? null
    : { at: consents.at, version: consents.version };
}
