import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';

const contact = {
  name: 'Anna',
  email: 'anna@example.org',
  message: 'Vorrei sapere quando aprite.',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const post = (form: 'contact' | 'waitlist', body: unknown) =>
  app.call('POST', `/api/forms/${form}`, { body });

describe('a contact message', () => {
  test.each([
    ['the longest name', { name: 'à'.repeat(100) }],
    ['a name in another script', { name: '李 小龍' }],
    ['the shortest message', { message: 'è così e b' }],
    ['the longest message', { message: 'x'.repeat(1000) }],
    ['emoji and marks from right to left', { message: 'ciao \u{1F642}\u200F\u202E a tutti voi' }],
    ['half of a character', { message: 'una metà \uD83D soltanto' }],
    ['a character that ends strings elsewhere', { message: 'zero \u0000 in mezzo al testo' }],
    ['markup and formulas', { name: '=1+1', message: '<script>alert(1)</script>' }],
    ['spaces around everything', { name: '  Anna ', email: ' anna@example.org ' }],
  ])('is taken with %s', async (_, change) => {
    expect((await post('contact', { ...contact, ...change })).body).toEqual({ success: true });
  });

  test.each([
    ['a name of spaces of every kind', { name: '\u00A0\u2003\u3000\t' }, 'name'],
    ['a name of one character too many', { name: 'a'.repeat(101) }, 'name'],
    [
      'a message that is long only through spaces',
      { message: `corto${' '.repeat(50)}` },
      'message',
    ],
    ['a message of one character too many', { message: 'x'.repeat(1001) }, 'message'],
    ['an object for a name', { name: { toString: 'Anna' } }, 'name'],
    ['a list for a message', { message: ['Vorrei sapere quando aprite.'] }, 'message'],
  ])('is refused with %s', async (_, change, field) => {
    const answer = await post('contact', { ...contact, ...change });
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.body.fields).toEqual([field]);
  });

  test('with the honeypot filled twice is dropped, and answered like an honest one', async () => {
    const plainly = (fields: string) =>
      app.call('POST', '/api/forms/contact', {
        body: `name=Anna&email=anna%40example.org&message=Vorrei+sapere+quando${fields}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const honest = await plainly('');
    const machine = await plainly('&website=x&website=y');
    expect([machine.status, machine.headers.get('location')]).toEqual([
      honest.status,
      honest.headers.get('location'),
    ]);
    expect(honest.status).toBe(303);
  });
});

describe('an address', () => {
  test.each([
    'anna',
    'anna@',
    '@example.org',
    'anna@example',
    'anna@exa mple.org',
    'anna@example.org\r\nBcc: all@example.org',
    'anna@example.org, bruno@example.org',
    `${'a'.repeat(244)}@example.org`,
    '<anna@example.org>',
    'anna\u0000@example.org',
  ])('is refused: %j', async (email) => {
    for (const form of ['contact', 'waitlist'] as const) {
      const answer = await post(form, { ...contact, email });
      expect([form, answer.status]).toEqual([form, 400]);
    }
  });
});

test('a flood from one network is refused with the time to wait, and others still get through', async () => {
  const strict = await startTestApp({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } });
  const send = (network: string) =>
    strict.call('POST', '/api/forms/contact', {
      body: contact,
      headers: { 'x-forwarded-for': network },
    });
  const statuses: number[] = [];
  for (let sent = 0; sent < 22; sent += 1) statuses.push((await send('203.0.113.7')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual([429, 429]);
  const refused = await send('203.0.113.7');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send('198.51.100.9')).status).toBe(200);
  await strict.stop();
});
