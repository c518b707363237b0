import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HubConnectionState } from '@microsoft/signalr';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readArchive } from '../personal-archive.ts';
import { openHubPage } from '../test/hub-page.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';
import { runCommandLine } from './command-line.ts';
import { commands } from './commands.ts';
import { quickCompanion } from './testing/quick-companion.ts';
import { runCommand } from './testing/run-command.ts';
import { until } from '../test/waiting.ts';

/** Processes start slowly on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let app: TestApp;
const here = () => ({ DATA_DIR: app.dataDir });
const run = (...args: string[]) => runCommand(args, here());
beforeAll(async () => {
  app = await startTestApp({
    companion: quickCompanion,
    env: { ADMIN_EMAILS: 'chief@example.org' },
  });
});
afterAll(() => app.stop());

describe('the command line', () => {
  test('tells its commands and each one what it does, and what its exit codes mean', async () => {
    const overview = await run('--help');
    expect(overview.code).toBe(0);
    for (const [key, load] of Object.entries(commands)) {
      const { name, summary, help } = await load();
      expect(name).toBe(key);
      expect(overview.out).toContain(name);
      expect(overview.out).toContain(summary);
      expect(help()).toContain(`npm run admin -- ${name}`);
      expect(help()).toContain('Ends with 0');
    }
  });

  test('ends with 2 when it was asked for in a wrong way, and says what is right', async () => {
    for (const args of [
      [],
      ['no-such-command'],
      ['grant-role'],
      ['grant-role', '--email'],
      ['grant-role', '--email', 'a@example.org', '--colour', 'red'],
    ]) {
      const said: string[] = [];
      const speak = (line: string): unknown => said.push(line);
      const terminal = { say: speak, warn: speak, progress: () => undefined };
      expect(await runCommandLine(args, terminal)).toBe(2);
      expect(said.join()).toContain('npm run admin -- ');
    }
    expect((await run('grant-role')).code).toBe(2);
  });

  test('ends with 1 and one line when it cannot be done', async () => {
    const { code, err } = await run('grant-role', '--email', 'nobody@example.org');
    expect([code, err]).toEqual([1, 'There is no account with this address.\n']);
    const wrong = await runCommand(['purge'], {
      ...here(),
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    });
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringMatching(/^ENCRYPTION_KEY: /)]);
  });
});

describe('beside a running server', () => {
  test('a role is granted and taken with effect from the next call on', async () => {
    const { accessToken: token } = await app.signIn('helper@example.org');
    const audit = async () => (await app.call('GET', '/api/admin/audit', { token })).status;
    expect(await audit()).toBe(403);
    expect(await run('grant-role', '--email', 'Helper@Example.org')).toMatchObject({
      code: 0,
      out: 'helper@example.org: admin\n',
    });
    expect(await audit()).toBe(200);
    const { body } = await app.call('GET', '/api/admin/audit', { token });
    expect(body.items[0]).toMatchObject({ action: 'role-granted', by: 'command-line' });
    expect((await run('revoke-role', '--email', 'helper@example.org')).code).toBe(0);
    expect(await audit()).toBe(403);
    // ADMIN_EMAILS is the server's: a shell that does not have it takes nobody's role.
    const chief = await app.signIn('chief@example.org');
    expect((await run('revoke-role', '--email', 'helper@example.org')).code).toBe(0);
    const { body: profile } = await app.call('GET', '/api/auth/me', { token: chief.accessToken });
    expect(profile.roles).toEqual(['admin']);
  });

  test('a sign-in link is made that works once', async () => {
    const { code, out } = await run('sign-in-link', '--email', 'link@example.org');
    expect(code).toBe(0);
    const token = new URL(out.trim()).searchParams.get('token');
    const verify = () => app.call('GET', `/api/auth/magic-link/verify?token=${token}`);
    expect((await verify()).body.user.email).toBe('link@example.org');
    expect((await verify()).body.code).toBe('LINK_INVALID_OR_EXPIRED');
  });

  test('a person is erased: their pages close, and their proof is on record', async () => {
    const person = await app.signIn('leaving@example.org');
    const page = await openHubPage(app.url, person.accessToken);
    const unsure = await run('erase', '--email', 'leaving@example.org');
    expect([unsure.code, unsure.err]).toEqual([1, expect.stringContaining('--yes')]);
    const { code, out } = await run('erase', '--email', 'leaving@example.org', '--yes');
    expect(code).toBe(0);
    const proof = /record (E-[0-9A-F]{16})\./.exec(out)?.[1] ?? '';
    await until(() => page.connection.state === HubConnectionState.Disconnected);
    expect((await app.call('GET', '/api/auth/me', { token: person.accessToken })).status).toBe(401);
    const found = await run('find-erasure', '--ledger', proof.toLowerCase());
    expect(found).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${proof}: erased at 20`),
    });
    expect((await run('find-erasure', '--ledger', 'E-0000000000000000')).code).toBe(1);
  });

  test('what its time is over goes, and nothing else', async () => {
    await app.call('POST', '/api/forms/contact', {
      body: { name: 'Anna', email: 'anna@example.org', message: 'Quando aprite?', subject: '' },
    });
    const { code, out } = await runCommand(['purge'], { ...here(), CONTACT_RETENTION_DAYS: '1' });
    expect([code, out]).toEqual([0, 'There was nothing to remove.\n']);
  });
});

describe('an export of another instance', () => {
  test('is taken over: conversations, reactions, comments, settings and consents, and once', async () => {
    const person = await app.signIn('moving@example.org');
    const call = (method: string, path: string, body: unknown) =>
      app.call(method, path, { token: person.accessToken, body });
    await call('PATCH', '/api/auth/me', { fullName: 'Luce', settings: { country: 'IT' } });
    await call('PUT', '/api/auth/me/consents', {
      processing: true,
      history: true,
      memory: true,
      birth: { year: 1990, month: 1 },
    });
    const page = await openHubPage(app.url, person.accessToken);
    await page.invoke('SendMessage', 'Vengo con la mia storia');
    await until(() => page.events('ReceiveActionButtons').length > 0);
    const reply = page.events('ReceiveMessageDelta').at(-1)?.id ?? '';
    await page.invoke('AddReaction', reply, '👍', 'mi ha aiutato');
    const answers = async (count: number) =>
      until(() => page.events('ReceiveActionButtons').length === count);
    await page.invoke('PressActionButton', reply, '3');
    await answers(2);
    const pressed = page.events('ReceiveMessageDelta').at(-1)?.id ?? '';
    for (const [again, id] of [reply, pressed].entries()) {
      await page.invoke('RetryReply', id);
      await answers(3 + again);
    }
    await page.close();
    const download = async (from: string, { accessToken }: { accessToken: string }) =>
      new Uint8Array(
        await (
          await fetch(`${from}/api/auth/me/export`, {
            headers: { authorization: `Bearer ${accessToken}` },
          })
        ).arrayBuffer(),
      );
    const exported = await download(app.url, person);
    const archive = join(app.dataDir, 'export.zip');
    await writeFile(archive, exported);

    const other = await startTestApp({ companion: quickCompanion });
    const take = () => runCommand(['import', '--from', archive], { DATA_DIR: other.dataDir });
    const taken = await take();
    expect([taken.code, taken.out, taken.err]).toEqual([
      0,
      'Imported 5 messages.\n',
      expect.stringContaining('imported: 100 %'),
    ]);
    expect((await take()).code).toBe(1);
    const there = await other.signIn('moving@example.org');
    const read = async (path: string) =>
      (await other.call('GET', path, { token: there.accessToken })).body;
    expect(await read('/api/auth/me')).toMatchObject({
      fullName: 'Luce',
      settings: { country: 'IT' },
    });
    expect(await read('/api/auth/me/consents')).toMatchObject({
      processing: true,
      history: true,
      memory: true,
      adult: true,
    });
    const [conversation] = (await read('/api/conversations')).items;
    const { items } = await read(`/api/conversations/${conversation.id}/messages`);
    expect(items).toMatchObject([
      { role: 'user', content: 'Vengo con la mia storia' },
      {
        id: reply,
        role: 'assistant',
        content: 'Sì.',
        reaction: { emoji: '👍', comments: [{ content: 'mi ha aiutato' }] },
      },
      { role: 'assistant' },
      { role: 'assistant' },
      { role: 'assistant' },
    ]);
    const messages = readArchive(exported, 'messages');
    expect(messages.slice(1)).toMatchObject([
      { action: null, anewOf: null },
      { action: 'rephrase', anewOf: null },
      { action: null, anewOf: 2 },
      { action: 'rephrase', anewOf: 3 },
    ]);
    expect(readArchive(await download(other.url, there), 'messages')).toEqual(messages);
    await other.stop();
    await writeFile(archive, 'no archive');
    const broken = await run('import', '--from', archive);
    expect([broken.code, broken.err]).toEqual([1, expect.stringContaining('profile.json')]);
  });
});

describe('another master key', () => {
  test('takes the place of the file in the data directory; what was written stays readable', async () => {
    const first = await startTestApp({ companion: quickCompanion });
    const message = {
      name: 'Anna',
      email: 'anna@example.org',
      message: 'Si legge ancora?',
      subject: '',
    };
    await first.call('POST', '/api/forms/contact', { body: message });
    const rotate = () => runCommand(['rotate-keys', '--new'], { DATA_DIR: first.dataDir });
    const running = await rotate();
    expect([running.code, running.err]).toEqual([1, 'The server is running: stop it first.\n']);
    await first.stop({ keepData: true });
    const keyFile = join(first.dataDir, 'encryption-key');
    const before = (await readFile(keyFile, 'utf8')).trim();
    expect(await rotate()).toMatchObject({ code: 0, out: expect.stringContaining('1 keys') });
    const after = (await readFile(keyFile, 'utf8')).trim();
    expect(after).not.toBe(before);
    const second = await startTestApp({
      dataDir: first.dataDir,
      env: { ADMIN_EMAILS: 'chief@example.org' },
    });
    const { accessToken: token } = await second.signIn('chief@example.org');
    const { body } = await second.call('GET', '/api/admin/contact', { token });
    expect(body.items).toMatchObject([{ message: 'Si legge ancora?' }]);
    await second.stop({ keepData: true });
    const old = { DATA_DIR: first.dataDir, ENCRYPTION_KEY: before };
    expect((await runCommand(['purge'], old)).err).toContain('ENCRYPTION_KEY');

    // With keys in the environment the server goes on with both, and the command wraps with the new one.
    const newest = randomBytes(32).toString('hex');
    const both = {
      DATA_DIR: first.dataDir,
      ENCRYPTION_KEY: newest,
      ENCRYPTION_KEY_PREVIOUS: after,
    };
    expect(await runCommand(['rotate-keys'], both)).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 keys'),
    });
    const alone = { DATA_DIR: first.dataDir, ENCRYPTION_KEY: newest };
    expect((await runCommand(['purge'], alone)).code).toBe(0);
    await first.stop().catch(() => undefined);
  });
});
