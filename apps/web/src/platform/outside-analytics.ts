import type { AnalyticsEvent } from '@accanto/contract';
import { init, track } from '@plausible-analytics/tracker';

let isReady = false;

/**
 * Sends one event to a Plausible-compatible service. Of the address only the path goes with it: queries may carry
 * tokens. Visits are those that we count ourselves, each page once when it is shown.
 */
export function send(
  { name, ...properties }: AnalyticsEvent,
  place: { readonly endpoint: string; readonly domain: string },
): void {
  if (!isReady) {
    init({
      ...place,
      autoCapturePageviews: false,
      captureOnLocalhost: true,
      logging: false,
      bindToWindow: false,
      transformRequest: (payload) => ({
        ...payload,
        u: window.location.origin + window.location.pathname,
        r: null,
      }),
    });
    isReady = true;
  }
  const props = Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, String(value)]),
  );
  track(name === 'Page View' ? 'pageview' : name, { props });
}
