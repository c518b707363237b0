import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { track } from './analytics.ts';
import { operator } from './operator.ts';
import { eventually } from '../test/eventually.ts';

vi.mock('./operator.ts', () => ({ operator: { analytics: null } }));
const configured: { analytics: { endpoint: string; domain: string } | null } = operator;

const sent = vi.fn<typeof fetch>();
beforeEach(() => {
  sent.mockReset();
  sent.mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  configured.analytics = null;
  for (const wish of ['doNotTrack', 'globalPrivacyControl'])
    Reflect.deleteProperty(navigator, wish);
});

const textOf = (call: number): string => {
  const body = sent.mock.calls[call]?.[1]?.body;
  if (typeof body !== 'string') throw new Error('nothing was sent as text');
  return body;
};
const bodyOf = (call: number): unknown => JSON.parse(textOf(call));

test('an event goes to our own counters, without credentials', () => {
  track({ name: 'CTA Click', text: 'join waitlist', location: 'hero' });
  expect(sent.mock.calls[0]?.[0]).toBe('/api/analytics/event');
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', keepalive: true });
  expect(bodyOf(0)).toEqual({ name: 'CTA Click', text: 'join waitlist', location: 'hero' });
});

test.each([
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
])('nobody is counted who says %s', (_, wish, value) => {
  Object.defineProperty(navigator, wish, { value, configurable: true });
  track({ name: 'Scroll Depth', depth: 25 });
  expect(sent).not.toHaveBeenCalled();
});

test('where a service is configured the event goes there, its address without the query', async () => {
  configured.analytics = { endpoint: 'https://count.example/api/event', domain: 'accanto.example' };
  // The service's tracker measures the page with it; jsdom has none.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
    },
  );
  window.history.replaceState(null, '', '/faq?token=secret');
  track({ name: 'Plan Click', plan: 'Base', price: 6.99 });
  await eventually(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toBe('https://count.example/api/event');
  expect(bodyOf(0)).toMatchObject({
    n: 'Plan Click',
    d: 'accanto.example',
    u: `${window.location.origin}/faq`,
    p: { plan: 'Base', price: '6.99' },
  });
  expect(textOf(0)).not.toContain('secret');
});

test('a visit is the visit of the service', async () => {
  configured.analytics = { endpoint: 'https://count.example/api/event', domain: 'accanto.example' };
  track({ name: 'Page View', path: '/faq' });
  await eventually(() => expect(sent).toHaveBeenCalled());
  expect(bodyOf(0)).toMatchObject({ n: 'pageview' });
});
