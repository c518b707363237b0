import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { HubConnectionState } from '@microsoft/signalr';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHubPage } from '../test/hub-page.ts';
import { createTestClock, startTestApp, type TestApp } from '../test/start-test-app.ts';
import { dumpTestStore, openTestDatabase, testDatabaseUrl } from '../test/test-store.ts';
import { until } from '../test/waiting.ts';

/** A reply takes its time, and a busy machine longer. */
const clock = createTestClock();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.stop());

const erase = (token: string, body: unknown = { confirm: true }) =>
  app.call('DELETE', '/api/auth/me', { token, body });

describe('deleting an account', () => {
  test('C9 needs a sign-in not older than ten minutes, and a confirmation', async () => {
    const person = await app.signIn('stale@example.org');
    expect((await erase(person.accessToken, {})).status).toBe(400);
    expect((await erase(person.accessToken, { confirm: false })).status).toBe(400);
    clock.advance(10 * 60_000 + 1);
    const stale = await erase(person.accessToken);
    expect([stale.status, stale.body.code]).toEqual([403, 'FRESH_SIGN_IN_REQUIRED']);
    // A refreshed token is no fresh sign-in.
    const { body } = await app.call('POST', '/api/auth/refresh', {
      body: { refreshToken: person.refreshToken },
    });
    expect((await erase(body.accessToken)).body.code).toBe('FRESH_SIGN_IN_REQUIRED');
  });

  test('G3 C4 removes everything, tells what, and ends every session at once', async () => {
    const [person, elsewhere] = [
      await app.signIn('leaving@example.org'),
      await app.signIn('leaving@example.org'),
    ];
    const answer = await erase(person.accessToken);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ success: true, erased: { users: 1, sessions: 2 } });
    expect(Date.parse(answer.body.backupsExpireAt)).toBe(clock.now() + 30 * 86_400_000);
    for (const { accessToken, refreshToken } of [person, elsewhere]) {
      expect((await app.call('GET', '/api/auth/me', { token: accessToken })).status).toBe(401);
      expect((await app.call('POST', '/api/auth/refresh', { body: { refreshToken } })).status).toBe(
        401,
      );
    }
    const dump = await dumpTestStore(app.dataDir);
    expect(dump).not.toContain('leaving@example.org');
    expect(dump).not.toContain(person.id);
    const again = await app.signIn('leaving@example.org');
    expect(again.id).not.toBe(person.id);
  });

  test(
    'C4 in the middle of a reply it closes the hub connection, stops the reply, and leaves nothing',
    { timeout: 30_000 },
    async () => {
      const person = await app.signIn('midway@example.org');
      await app.call('PUT', '/api/auth/me/consents', {
        token: person.accessToken,
        body: { processing: true, history: true, memory: false, birth: { year: 1990, month: 1 } },
      });
      const page = await openHubPage(app.url, person.accessToken);
      await page.invoke('SendMessage', 'Non riesco a dormire da giorni');
      await until(() => page.events('ReceiveMessageDelta').length > 0);
      expect((await erase(person.accessToken)).body.erased).toMatchObject({
        users: 1,
        conversations: 1,
      });
      await until(() => page.connection.state === HubConnectionState.Disconnected);
      expect(await dumpTestStore(app.dataDir)).not.toContain(person.id);
      await expect(openHubPage(app.url, person.accessToken)).rejects.toThrow(/401/);
    },
  );

  test('G3 a restored backup does not bring an erased person back', async ({ skip }) => {
    const first = await startTestApp();
    // There the backup is a dump; storage/postgres.services.test.ts restores one.
    skip(
      (await testDatabaseUrl(first.dataDir)) !== undefined,
      'about the file of the embedded store',
    );
    const person = await first.signIn('restored@example.org');
    await first.stop({ keepData: true });
    const backup = `${first.dataDir}.backup.db`;
    await cp(join(first.dataDir, 'accanto.db'), backup);
    const second = await startTestApp({ dataDir: first.dataDir });
    const again = await second.signIn('restored@example.org');
    expect(again.id).toBe(person.id);
    expect(
      (
        await second.call('DELETE', '/api/auth/me', {
          token: again.accessToken,
          body: { confirm: true },
        })
      ).status,
    ).toBe(200);
    await second.stop({ keepData: true });
    await cp(backup, join(first.dataDir, 'accanto.db'));
    const third = await startTestApp({ dataDir: first.dataDir });
    expect((await third.call('GET', '/api/auth/me', { token: person.accessToken })).status).toBe(
      401,
    );
    expect((await third.signIn('restored@example.org')).id).not.toBe(person.id);
    await third.stop();
  });
});

describe('the export', () => {
  test(
    'G4 is one archive with everything of the person as JSON and CSV, and of nobody else',
    { timeout: 30_000 },
    async () => {
      const person = await app.signIn('export@example.org');
      await app.signIn('somebody.else@example.org');
      await app.call('PATCH', '/api/auth/me', {
        token: person.accessToken,
        body: { fullName: '=1+1' },
      });
      await app.call('PUT', '/api/auth/me/consents', {
        token: person.accessToken,
        body: { processing: true, history: true, memory: false, birth: { year: 1990, month: 1 } },
      });
      const page = await openHubPage(app.url, person.accessToken);
      await page.invoke('SendMessage', 'Oggi è stata una giornata lunga');
      await until(() => page.events('ReceiveActionButtons').length > 0);
      const replyId = page.events('ReceiveMessageDelta').at(-1)?.id ?? '';
      await page.invoke('AddReaction', replyId, '👍', '=cmd');
      await page.close();
      const response = await fetch(`${app.url}/api/auth/me/export`, {
        headers: { authorization: `Bearer ${person.accessToken}` },
      });
      expect(response.headers.get('content-type')).toBe('application/zip');
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename="accanto-[\d-]+\.zip"$/,
      );
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
      const read = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
      expect(JSON.parse(read('profile.json'))).toMatchObject([
        { email: 'export@example.org', fullName: '=1+1' },
      ]);
      expect(read('profile.csv')).toContain("'=1+1");
      expect(JSON.parse(read('sessions.json'))).toHaveLength(1);
      expect(JSON.parse(read('consents.json'))).toMatchObject([
        { processing: true, history: true, memory: false },
      ]);
      expect(JSON.parse(read('messages.json'))).toMatchObject([
        { role: 'user', content: 'Oggi è stata una giornata lunga' },
        { role: 'assistant', content: expect.stringMatching(/.{10}/), reaction: '👍' },
      ]);
      expect(JSON.parse(read('comments.json'))).toMatchObject([{ content: '=cmd' }]);
      expect(read('comments.csv')).toContain("'=cmd");
      expect(Object.keys(files).map(read).join('')).not.toContain('somebody.else');
    },
  );
});

describe('a change of address', () => {
  const change = (token: string, email: string) =>
    app.call('POST', '/api/auth/me/email', { token, body: { email } });
  const show = (call: 'verify' | 'preview') => (link: string, token?: string) =>
    app.call(
      'GET',
      `/api/auth/magic-link/${call}?token=${link}`,
      token === undefined ? {} : { token },
    );
  const [verify, previewOf] = [show('verify'), show('preview')];
  const lastLetter = async () => (await app.letters()).at(-1);

  test('C9 needs a fresh sign-in and a proof of the new address, shown where the account is signed in', async () => {
    const person = await app.signIn('before@example.org');
    expect((await change(person.accessToken, 'After@Example.org')).status).toBe(200);
    const letter = await lastLetter();
    expect(letter?.to).toBe('after@example.org');
    // Whoever reads the letter elsewhere gets neither the account nor the change.
    const elsewhere = await verify(letter?.token ?? '');
    expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'SIGN_IN_TO_CHANGE_EMAIL']);
    const preview = await previewOf(letter?.token ?? '');
    expect(preview.body.code).toBe('SIGN_IN_TO_CHANGE_EMAIL');
    const stranger = await app.signIn('stranger@example.org');
    for (const look of [verify, previewOf])
      expect((await look(letter?.token ?? '', stranger.accessToken)).body).toMatchObject({
        code: 'EMAIL_CHANGE_OF_OTHER_ACCOUNT',
        message: expect.not.stringContaining('@'),
      });
    expect((await previewOf(letter?.token ?? '', person.accessToken)).body).toMatchObject({
      purpose: 'email-change',
      sameBrowser: true,
    });
    const done = await verify(letter?.token ?? '', person.accessToken);
    expect(done.body.user).toEqual({ id: person.id, email: 'after@example.org' });
    for (const token of [person.accessToken, stranger.accessToken, undefined])
      for (const look of [verify, previewOf])
        expect((await look(letter?.token ?? '', token)).body.code).toBe('EMAIL_CHANGE_LINK_USED');
    expect((await verify('never-made')).body.code).toBe('LINK_INVALID_OR_EXPIRED');
    expect(await lastLetter()).toMatchObject({
      to: 'before@example.org',
      subject: 'Il tuo indirizzo è cambiato',
    });
    expect((await app.signIn('after@example.org')).id).toBe(person.id);
    clock.advance(10 * 60_000 + 1);
    expect((await change(person.accessToken, 'x@example.org')).body.code).toBe(
      'FRESH_SIGN_IN_REQUIRED',
    );
  });

  test('says that its link has expired, as long as it is known', async () => {
    const person = await app.signIn('late@example.org');
    await change(person.accessToken, 'later@example.org');
    const letter = await lastLetter();
    clock.advance(15 * 60_000 + 1);
    const again = await app.signIn('late@example.org');
    for (const look of [verify, previewOf])
      expect((await look(letter?.token ?? '', again.accessToken)).body.code).toBe(
        'EMAIL_CHANGE_LINK_EXPIRED',
      );
  });

  test("A4 to another account's address answers the same and changes nothing", async () => {
    const [person, owner] = [
      await app.signIn('wants@example.org'),
      await app.signIn('owns@example.org'),
    ];
    const [taken, free] = [
      await change(person.accessToken, owner.email),
      await change(person.accessToken, 'free@example.org'),
    ];
    expect(taken.body).toEqual(free.body);
    const letter = (await app.letters()).at(-2);
    expect(letter?.to).toBe(owner.email);
    expect((await verify(letter?.token ?? '', person.accessToken)).body.code).toBe('EMAIL_IN_USE');
    expect((await app.signIn('owns@example.org')).id).toBe(owner.id);
  });
});

describe('administrators', () => {
  test('stop being ones with the start that no longer names them', async () => {
    const first = await startTestApp({ env: { ADMIN_EMAILS: 'chief@example.org' } });
    const chief = await first.signIn('chief@example.org');
    expect(
      (await first.call('GET', '/api/auth/me', { token: chief.accessToken })).body.roles,
    ).toEqual(['admin']);
    await first.stop({ keepData: true });
    const second = await startTestApp({ dataDir: first.dataDir });
    expect(
      (await second.call('GET', '/api/auth/me', { token: chief.accessToken })).body.roles,
    ).toEqual([]);
    await second.stop();
  });
});

describe('what is kept', () => {
  test('G7 links, sessions and replaced tokens go when their time is over', async () => {
    const first = await startTestApp({ clock });
    const person = await first.signIn('old@example.org');
    await first.call('POST', '/api/auth/refresh', { body: { refreshToken: person.refreshToken } });
    await first.call('POST', '/api/auth/logout', { token: person.accessToken });
    await first.stop({ keepData: true });
    const count = async (): Promise<number[]> => {
      const { db, close } = await openTestDatabase(first.dataDir);
      const rows = await Promise.all(
        (['magic_links', 'sessions', 'refresh_tokens'] as const).map((table) =>
          db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('rows'))
            .execute(),
        ),
      );
      await close();
      return rows.map(([row]) => row?.rows ?? -1);
    };
    expect(await count()).toEqual([1, 1, 2]);
    clock.advance(31 * 86_400_000);
    await (await startTestApp({ clock, dataDir: first.dataDir })).stop({ keepData: true });
    expect(await count()).toEqual([0, 0, 0]);
  });
});
