import { expect, test, vi } from 'vitest';
import { readCallbackParameters } from './callback-address.ts';

test('empty parameters count as absent, unknown ones are dropped', () => {
  expect(readCallbackParameters('?token=&code=c&utm_source=x')).toEqual({ code: 'c' });
});

test.each(['/auth/callback?token=secret#access_token=secret', '/auth/callback/?token=secret'])(
  'C7 codes and tokens leave the address bar when the page starts, before anything else runs: %s',
  async (address) => {
    window.history.replaceState(null, '', address);
    vi.resetModules();
    const { callbackParameters } = await import('./callback-address.ts');
    expect(callbackParameters).toEqual({ token: 'secret' });
    expect(window.location.href).toBe(`${window.location.origin}/auth/callback`);
    window.history.replaceState(null, '', '/');
  },
);

test('other pages keep their query', async () => {
  window.history.replaceState(null, '', '/login?error=X&token=abc');
  vi.resetModules();
  const { callbackParameters } = await import('./callback-address.ts');
  expect(callbackParameters).toEqual({});
  expect(window.location.search).toBe('?error=X&token=abc');
  window.history.replaceState(null, '', '/');
});
