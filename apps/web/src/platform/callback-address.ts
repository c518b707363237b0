/** What the address of /auth/callback carried. */
export type CallbackParameters = Readonly<
  Partial<Record<'token' | 'code' | 'access_token' | 'refresh_token' | 'error', string>>
>;

const names = ['token', 'code', 'access_token', 'refresh_token', 'error'] as const;

/** Reads the parameters that a sign-in brought; empty ones count as absent. */
export function readCallbackParameters(search: string): CallbackParameters {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    names.map((name) => [name, query.get(name) ?? '']).filter(([, value]) => value !== ''),
  );
}

function takeFromAddressBar(): CallbackParameters {
  if (typeof window === 'undefined') return {};
  const { pathname, search, hash } = window.location;
  if (pathname.replace(/\/+$/, '') !== '/auth/callback') return {};
  if (search !== '' || hash !== '') window.history.replaceState(null, '', '/auth/callback');
  return readCallbackParameters(search);
}

/** Taken once, when the page starts (C7); they exist only here from then on. */
export const callbackParameters: CallbackParameters = takeFromAddressBar();
