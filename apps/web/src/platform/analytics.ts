import { httpCalls, type AnalyticsEvent } from '@accanto/contract';

/** Whether the person asked not to be counted, in either of the two ways a browser can say it. */
function asksNotToBeCounted(): boolean {
  const said: { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean } =
    navigator;
  return said.doNotTrack === '1' || said.globalPrivacyControl === true;
}

/** Counts one event (SPEC 7). Carries no identifier, sends no credentials, and its failure is nobody's concern. */
export function track(event: AnalyticsEvent): void {
  if (asksNotToBeCounted()) return;
  const { path, method } = httpCalls.analyticsEvent;
  void fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
