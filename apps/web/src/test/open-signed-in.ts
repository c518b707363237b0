import type { Consents, User } from '@accanto/contract';
import { queryClient } from '../platform/queries.tsx';
import { answer, fakeServer, type Request } from './fake-server.ts';
import { openPage, type OpenPage } from './open-page.tsx';
import { accessToken, giulia } from './people.ts';

/** What the server does for each call of a test. */
export type Handlers = Parameters<typeof fakeServer>[0];

/** This browser's own session, and one on another device. */
export const here = {
  id: giulia.id,
  device: 'Firefox, Linux',
  createdAt: giulia.createdAt,
  lastUsedAt: '2026-11-21T08:00:00.000Z',
  isCurrent: true,
};
export const phone = {
  ...here,
  id: '018f0000-0000-7000-8000-000000000002',
  device: 'Safari, iPhone',
  isCurrent: false,
};

/** Somebody of age who agreed to everything but the memory. */
export const consents: Consents = {
  processing: true,
  history: true,
  memory: false,
  adult: true,
  version: '2026-11-1',
  at: '2026-11-20T21:05:00.000Z',
};

/** Opens an address as Giulia, or as the person given, who is signed in. */
export async function openSignedIn(
  address: string,
  person: Partial<User> = {},
  handlers: Handlers = {},
  unreadCount = 0,
): Promise<OpenPage & { requests: Request[] }> {
  queryClient.clear();
  localStorage.setItem('access_token', accessToken('a'));
  localStorage.setItem('refresh_token', 'r-a');
  const { requests } = fakeServer({
    profile: () => answer({ ...giulia, ...person }),
    sessions: () => answer({ items: [here, phone] }),
    consents: () => answer(consents),
    consentLog: () => answer({ items: [] }),
    memories: () => answer({ items: [] }),
    ...handlers,
  });
  return { ...(await openPage(address, unreadCount)), requests };
}
