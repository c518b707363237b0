import type { User } from '@accanto/contract';

/** Somebody who has just signed in for the first time. */
export const giulia: User = {
  id: '018f0000-0000-7000-8000-000000000001',
  email: 'giulia@example.org',
  fullName: 'Giulia',
  avatarUrl: null,
  roles: [],
  emailVerified: true,
  createdAt: '2026-10-01T10:00:00.000Z',
  lastLoginAt: null,
  authProvider: 'magic_link',
  language: 'it',
  settings: { country: null, listening: 'listen', replyLength: 'short' },
};

/** A token as the server makes them, readable but signed by nobody. `lifeMs` from now. */
export function accessToken(name: string, lifeMs = 900_000, sub = giulia.id): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = btoa(JSON.stringify({ sub, iat: now, exp: now + lifeMs / 1000, name }));
  return `header.${payload}.signature`;
}
