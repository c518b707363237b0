import type { AnalyticsEvent, HttpCalls } from '@accanto/contract';
import { operator } from './operator.ts';

// Written out, though checked against the contract: the public pages count without carrying its schemas.
const address: HttpCalls['analyticsEvent']['path'] = '/api/analytics/event';
const method: HttpCalls['analyticsEvent']['method'] = 'POST';

/** Whether the person asked not to be counted, in either of the two ways a browser can say it. */
function asksNotToBeCounted(): boolean {
  const said: { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean } =
    navigator;
  return said.doNotTrack === '1' || said.globalPrivacyControl === true;
}

/** Counts one event (SPEC 7). Carries no identifier, sends no credentials, and its failure is nobody's concern. */
export function track(event: AnalyticsEvent): void {
  if (asksNotToBeCounted()) return;
  if (operator.analytics !== null) {
    const place = operator.analytics;
    void import('./outside-analytics.ts')
      .then(({ send }) => send(event, place))
      .catch(() => undefined);
    return;
  }
  void fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
    credentials: 'omit',
    keepalive: true,
  })
    .then(async (response) => response.text())
    .catch(() => undefined);
}
