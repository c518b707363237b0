import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTestClock,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '../test/start-test-app.ts';
import { openTestDatabase } from '../test/test-store.ts';

const clock = createTestClock();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock, env: { ADMIN_EMAILS: 'admin@example.org' } });
});
afterAll(() => app.stop());

const refresh = (refreshToken: string) =>
  app.call('POST', '/api/auth/refresh', { body: { refreshToken } });
const statusOf = async (token: string) => (await app.call('GET', '/api/auth/me', { token })).status;

describe('an access token', () => {
  test('C1 lives at most 15 minutes, and says who, where from and for whom', async () => {
    const person = await app.signIn('claims@example.org');
    expect(decodeProtectedHeader(person.accessToken)).toMatchObject({
      alg: 'HS256',
      typ: 'at+jwt',
    });
    const claims = decodeJwt(person.accessToken);
    expect(claims).toMatchObject({
      iss: 'http://localhost:3000',
      aud: 'accanto-api',
      sub: person.id,
      sid: expect.any(String),
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(900);
    expect(await statusOf(person.accessToken)).toBe(200);
    clock.advance(900_000);
    expect(await statusOf(person.accessToken)).toBe(401);
  });

  test('C1 whatever is not a valid one gives 401, never an exception', async () => {
    const person = await app.signIn('broken@example.org');
    const [head = '', payload = '', signature = ''] = person.accessToken.split('.');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString(
      'base64url',
    );
    const foreign = await new SignJWT({ sid: person.id })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(person.id)
      .setExpirationTime('1h')
      .sign(new Uint8Array(32));
    const broken = [
      'x',
      'a.b.c',
      `${head}.${payload}.`,
      `${unsigned}.${payload}.`,
      `${head}.${payload}.${signature.slice(2)}`,
      foreign,
      person.refreshToken,
    ];
    for (const token of broken) expect(await statusOf(token)).toBe(401);
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[\w.~+/-]{1,200}$/), async (token) => {
        expect(await statusOf(token)).toBe(401);
      }),
      { numRuns: 50 },
    );
  });

  test('C1 an access token is no refresh token and no link, and a refresh token is neither', async () => {
    const person = await app.signIn('kinds@example.org');
    expect((await refresh(person.accessToken)).status).toBe(401);
    const verify = (token: string) => app.call('GET', `/api/auth/magic-link/verify?token=${token}`);
    expect((await verify(person.refreshToken)).status).toBe(400);
    expect((await verify(person.accessToken)).status).toBe(400);
  });

  test('C1 signed with the previous secret still verifies after the secret was changed', async () => {
    const env = { AUTH_SECRET: 'a'.repeat(40) };
    const before = await startTestApp({ env });
    const person = await before.signIn('rotate@example.org');
    await before.stop({ keepData: true });
    const rotated = await startTestApp({
      dataDir: before.dataDir,
      env: { AUTH_SECRET: 'b'.repeat(40), AUTH_SECRET_PREVIOUS: env.AUTH_SECRET },
    });
    expect((await rotated.call('GET', '/api/auth/me', { token: person.accessToken })).status).toBe(
      200,
    );
    await rotated.stop({ keepData: true });
    const forgotten = await startTestApp({
      dataDir: before.dataDir,
      env: { AUTH_SECRET: 'b'.repeat(40) },
    });
    expect(
      (await forgotten.call('GET', '/api/auth/me', { token: person.accessToken })).status,
    ).toBe(401);
    await forgotten.stop();
  });
});

describe('a refresh token', () => {
  test('C2 is replaced at each use', async () => {
    const person = await app.signIn('rotation@example.org');
    const first = await refresh(person.refreshToken);
    expect(first.body).toMatchObject({
      success: true,
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
    });
    expect(first.body.refreshToken).not.toBe(person.refreshToken);
    expect((await refresh(first.body.refreshToken)).status).toBe(200);
    expect(await statusOf(first.body.accessToken)).toBe(200);
  });

  test(
    'C3 20 parallel refreshes of one token get one successor and sign nobody out, 100 times',
    { timeout: 120_000 },
    async () => {
      let { refreshToken } = await app.signIn('tabs@example.org');
      for (let round = 0; round < 100; round += 1) {
        const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        const successors = new Set(answers.map(({ body }) => body.refreshToken));
        expect(successors.size).toBe(1);
        refreshToken = [...successors][0];
        clock.advance(1000);
      }
      expect((await refresh(refreshToken)).status).toBe(200);
    },
  );

  test('C3 a lost answer costs nothing within the grace time, even when others have moved on', async () => {
    const person = await app.signIn('lost@example.org');
    const first = await refresh(person.refreshToken);
    const second = await refresh(first.body.refreshToken);
    clock.advance(10_000);
    const late = await refresh(person.refreshToken);
    expect(late.body.refreshToken).toBe(second.body.refreshToken);
    expect((await refresh(late.body.refreshToken)).status).toBe(200);
  });

  test('C2 shown again after the grace time, it ends the whole session, and that is logged', async () => {
    const person = await app.signIn('stolen@example.org');
    const other = await app.signIn('stolen@example.org');
    const successor = await refresh(person.refreshToken);
    clock.advance(10_001);
    const reused = await refresh(person.refreshToken);
    expect(reused.status).toBe(401);
    expect(reused.body.code).toBe('REFRESH_REFUSED');
    expect((await refresh(successor.body.refreshToken)).status).toBe(401);
    expect(await statusOf(successor.body.accessToken)).toBe(401);
    expect(app.log()).toContain('"securityEvent":"refresh-token-reused"');
    // Only that session: the person's other devices are not concerned.
    expect(await statusOf(other.accessToken)).toBe(200);
  });

  test('C2 ends when it is not used, and a session ends in any case', async () => {
    const day = 86_400_000;
    const idle = await app.signIn('idle@example.org');
    clock.advance(30 * day);
    expect((await refresh(idle.refreshToken)).status).toBe(401);
    let { refreshToken } = await app.signIn('absolute@example.org');
    for (let elapsed = 0; elapsed < 80; elapsed += 20) {
      clock.advance(20 * day);
      ({ refreshToken } = (await refresh(refreshToken)).body);
    }
    clock.advance(10 * day);
    expect((await refresh(refreshToken)).status).toBe(401);
  });
});

describe('the end of a session', () => {
  test('C4 logout ends access and refresh at once', async () => {
    const person = await app.signIn('logout@example.org');
    const answer = await app.call('POST', '/api/auth/logout', { token: person.accessToken });
    expect(answer.body).toMatchObject({ success: true, message: 'Disconnessione effettuata' });
    expect(await statusOf(person.accessToken)).toBe(401);
    expect((await refresh(person.refreshToken)).status).toBe(401);
  });

  test('C4 logout works with the refresh token alone, with an empty body, and without anything', async () => {
    const person = await app.signIn('logout2@example.org');
    expect(
      (await app.call('POST', '/api/auth/logout', { body: { refreshToken: person.refreshToken } }))
        .status,
    ).toBe(200);
    expect((await refresh(person.refreshToken)).status).toBe(401);
    expect((await app.call('POST', '/api/auth/logout')).status).toBe(200);
    expect((await app.call('POST', '/api/auth/logout', { body: '' })).status).toBe(200);
  });

  test('C4 a logout among 20 refreshes wins, whatever the order', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 20; round += 1) {
      const person = await app.signIn('winner@example.org');
      const refreshes = Array.from({ length: 20 }, () => refresh(person.refreshToken));
      const logout = app.call('POST', '/api/auth/logout', { token: person.accessToken });
      const answers = await Promise.all(refreshes);
      expect((await logout).status).toBe(200);
      for (const { body } of answers.filter(({ status }) => status === 200)) {
        expect(await statusOf(body.accessToken)).toBe(401);
        expect((await refresh(body.refreshToken)).status).toBe(401);
      }
    }
  });

  test('C4 a blocked account is shut out at once, and its links say so', async () => {
    const person = await app.signIn('blocked@example.org');
    const { db, close } = await openTestDatabase(app.dataDir);
    await db.updateTable('users').set({ blocked_at: 1 }).where('id', '=', person.id).execute();
    await close();
    expect(await statusOf(person.accessToken)).toBe(401);
    expect((await refresh(person.refreshToken)).status).toBe(401);
    await app.call('POST', '/api/auth/magic-link/request', { body: { email: person.email } });
    const letter = (await app.letters()).at(-1);
    const answer = await app.call('GET', `/api/auth/magic-link/verify?token=${letter?.token}`);
    expect([answer.status, answer.body.code]).toEqual([403, 'ACCOUNT_BLOCKED']);
  });

  test('C6 a person sees the own sessions and ends one of them', async () => {
    const [phone, laptop] = [
      await app.signIn('list@example.org'),
      await app.signIn('list@example.org'),
    ];
    const list = await app.call('GET', '/api/auth/me/sessions', { token: laptop.accessToken });
    expect(list.body.items).toHaveLength(2);
    const other = list.body.items.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    const path = `/api/auth/me/sessions/${other.id}`;
    expect((await app.call('DELETE', path, { token: laptop.accessToken })).status).toBe(200);
    expect(await statusOf(phone.accessToken)).toBe(401);
    expect((await refresh(phone.refreshToken)).status).toBe(401);
    expect((await app.call('DELETE', path, { token: laptop.accessToken })).status).toBe(404);
  });

  test("D2 another person's session and one that does not exist look the same", async () => {
    const [one, other] = [
      await app.signIn('own@example.org'),
      await app.signIn('foreign@example.org'),
    ];
    const list = await app.call('GET', '/api/auth/me/sessions', { token: other.accessToken });
    const end = (id: string) =>
      app.call('DELETE', `/api/auth/me/sessions/${id}`, { token: one.accessToken });
    const foreign = await end(list.body.items[0].id);
    const missing = await end('01900000-0000-7000-8000-000000000000');
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect(foreign.status).toBe(404);
    expect(await statusOf(other.accessToken)).toBe(200);
  });

  test('C6 an administrator finds an account by its exact address and ends its sessions; nobody else may', async () => {
    const person = await app.signIn('subject@example.org');
    const admin: TestPerson = await app.signIn('admin@example.org');
    const path = `/api/admin/users/${person.id}/end-sessions`;
    expect((await app.call('POST', path, { token: person.accessToken })).status).toBe(403);
    expect((await app.call('POST', path)).status).toBe(401);
    const found = await app.call('GET', '/api/admin/users?email=Subject@example.org', {
      token: admin.accessToken,
    });
    expect(found.body.items).toMatchObject([{ id: person.id, activeSessions: 1 }]);
    expect(
      (
        await app.call('GET', '/api/admin/users?email=nobody@example.org', {
          token: admin.accessToken,
        })
      ).body.items,
    ).toEqual([]);
    expect((await app.call('POST', path, { token: admin.accessToken })).body).toEqual({
      success: true,
      ended: 1,
    });
    expect(await statusOf(person.accessToken)).toBe(401);
    expect((await refresh(person.refreshToken)).status).toBe(401);
  });
});

describe('the profile', () => {
  test('D1 changes what is given, ignores unknown fields, and refuses what is not valid', async () => {
    const { accessToken: token } = await app.signIn('profile@example.org');
    const patch = (body: unknown) => app.call('PATCH', '/api/auth/me', { token, body });
    const changed = await patch({
      fullName: '  Luna ',
      language: 'en',
      settings: { listening: 'listen' },
      roles: ['admin'],
      email: 'x@example.org',
    });
    expect(changed.body).toMatchObject({
      fullName: 'Luna',
      language: 'en',
      email: 'profile@example.org',
      roles: [],
      settings: { listening: 'listen', replyLength: 'medium' },
    });
    const refused = await patch({ fullName: 'x\u202Ey', language: 'fr' });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: ['fullName', 'language'],
      message: 'The data sent is not valid',
    });
    expect((await patch('{"fullName": 5}')).status).toBe(400);
  });
});
