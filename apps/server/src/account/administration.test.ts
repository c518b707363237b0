import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createTestClock,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '../test/start-test-app.ts';

/** A busy machine takes its time. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const clock = createTestClock();
let app: TestApp;
let chief: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ clock, env: { ADMIN_EMAILS: 'chief@example.org' } });
  chief = await app.signIn('chief@example.org');
});
afterAll(() => app.stop());

const asChief = (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: chief.accessToken, ...(body !== undefined && { body }) });
const setRoles = (person: TestPerson, roles: string[]) =>
  asChief('PUT', `/api/admin/users/${person.id}/roles`, { roles });
const setBlock = (person: TestPerson, isBlocked: boolean) =>
  asChief('PUT', `/api/admin/users/${person.id}/block`, { isBlocked });
const rolesOf = async (person: TestPerson) =>
  (await app.call('GET', '/api/auth/me', { token: person.accessToken })).body.roles;

describe('administrators', () => {
  test('find an account by its exact address, and by nothing less', async () => {
    const person = await app.signIn('found@example.org');
    const { body } = await asChief('GET', '/api/admin/users?email=Found@Example.org');
    expect(body.items).toMatchObject([
      { id: person.id, email: 'found@example.org', roles: [], isBlocked: false, activeSessions: 1 },
    ]);
    expect((await asChief('GET', '/api/admin/users?email=foun@example.org')).body.items).toEqual(
      [],
    );
    expect((await asChief('GET', '/api/admin/users?email=found')).status).toBe(400);
  });

  test('C4 grant and take a role with effect from the next call on, and over a new sign-in', async () => {
    const person = await app.signIn('helper@example.org');
    expect((await setRoles(person, ['admin'])).body.roles).toEqual(['admin']);
    expect(await rolesOf(person)).toEqual(['admin']);
    const again = await app.signIn('helper@example.org');
    expect(await rolesOf(again)).toEqual(['admin']);
    expect((await setRoles(person, [])).body.roles).toEqual([]);
    const refused = await app.call('GET', '/api/admin/audit', { token: person.accessToken });
    expect(refused.status).toBe(403);
    expect((await setRoles(person, ['owner'])).status).toBe(400);
  });

  test('cannot take a role that the configuration gives', async () => {
    const helper = await app.signIn('second@example.org');
    await setRoles(helper, ['admin']);
    const answer = await app.call('PUT', `/api/admin/users/${chief.id}/roles`, {
      token: helper.accessToken,
      body: { roles: [] },
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'ROLE_IS_CONFIGURED' } });
  });

  test('C4 block an account: its sessions end at once, it cannot sign in, until it is unblocked', async () => {
    const person = await app.signIn('blocked@example.org');
    expect((await setBlock(person, true)).body).toMatchObject({
      isBlocked: true,
      activeSessions: 0,
    });
    expect((await app.call('GET', '/api/auth/me', { token: person.accessToken })).status).toBe(401);
    await app.call('POST', '/api/auth/magic-link/request', { body: { email: person.email } });
    const link = (await app.letters()).findLast(({ to }) => to === person.email)?.token;
    const refused = await app.call('GET', `/api/auth/magic-link/verify?token=${link}`);
    expect(refused.body.code).toBe('ACCOUNT_BLOCKED');
    await setBlock(person, false);
    expect((await app.signIn('blocked@example.org')).id).toBe(person.id);
  });

  test('do nothing to their own account that would lock them out', async () => {
    for (const answer of [
      await setRoles(chief, []),
      await setBlock(chief, true),
      await asChief('DELETE', `/api/admin/users/${chief.id}`, { email: chief.email }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'OWN_ACCOUNT' } });
    expect(await rolesOf(chief)).toEqual(['admin']);
  });

  test('erase an account with its address typed and a fresh sign-in, and get the proof', async () => {
    const person = await app.signIn('gone@example.org');
    const path = `/api/admin/users/${person.id}`;
    expect((await asChief('DELETE', path, { email: 'other@example.org' })).status).toBe(400);
    clock.advance(11 * 60_000);
    expect((await asChief('DELETE', path, { email: person.email })).body.code).toBe(
      'FRESH_SIGN_IN_REQUIRED',
    );
    chief = await app.signIn('chief@example.org');
    const { body } = await asChief('DELETE', path, { email: person.email });
    expect(body).toMatchObject({
      success: true,
      erased: { users: 1 },
      erasedAt: new Date(clock.now()).toISOString(),
      ledgerId: expect.stringMatching(/^E-[0-9A-F]{16}$/),
    });
    expect((await asChief('DELETE', path, { email: person.email })).status).toBe(404);
  });

  test('leave a record of each step, which names no erased person', async () => {
    const person = await app.signIn('recorded@example.org');
    await setRoles(person, ['admin']);
    await asChief('POST', `/api/admin/users/${person.id}/end-sessions`, {});
    const { body } = await asChief('GET', '/api/admin/audit?limit=2');
    expect(body.items).toMatchObject([
      {
        action: 'sessions-ended-by-administrator',
        by: 'administrator',
        administrator: chief.email,
        subjectId: person.id,
      },
      { action: 'role-granted', subjectId: person.id },
    ]);
    const next = await asChief('GET', `/api/admin/audit?limit=2&cursor=${body.next}`);
    expect(next.body.items[0].id < body.items[1].id).toBe(true);
    await asChief('DELETE', `/api/admin/users/${person.id}`, { email: person.email });
    const after = await asChief('GET', '/api/admin/audit?limit=200');
    expect(JSON.stringify(after.body)).not.toContain(person.id);
    const searched = await asChief('GET', '/api/admin/audit?action=account-searched');
    expect(new Set(searched.body.items.map(({ action }: { action: string }) => action))).toEqual(
      new Set(['account-searched']),
    );
  });
});
