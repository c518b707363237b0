import { connect } from 'node:net';
import { httpCalls } from '@accanto/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    env: { CORS_ORIGINS: 'https://friend.example', METRICS_TOKEN: 'm'.repeat(20) },
  });
});
afterAll(() => app.stop());

const request = (options: Parameters<TestApp['call']>[2]) =>
  app.call('POST', '/api/auth/magic-link/request', options);

describe('every answer', () => {
  test.each(['/api/auth/me', '/api/nothing', '/healthz', '/some/page'])(
    'D3 of %s carries the security headers',
    async (path) => {
      const { headers } = await app.call('GET', path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|\*|https?:/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('x-powered-by')).toBe(null);
    },
  );

  test.each(['GET', 'POST', 'HEAD', 'PUT'])(
    'D7 to %s of an unknown API path is 404, as JSON, and is not kept',
    async (method) => {
      const answer = await app.call(method, '/api/nothing/here?token=secret');
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      if (method !== 'HEAD')
        expect(answer.body).toMatchObject({
          success: false,
          code: 'NOT_FOUND',
          requestId: expect.any(String),
        });
    },
  );

  test.each([
    ['PUT', '/api/auth/me', /GET/],
    ['GET', '/api/forms/contact', /^POST$/],
    ['DELETE', '/api/avatars/0190a000-0000-7000-8000-000000000000', /GET/],
  ])(
    '%s of %s is refused as a wrong method that names the right ones',
    async (method, path, right) => {
      const answer = await app.call(method, path);
      expect([answer.status, answer.body.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
      expect(answer.headers.get('allow')).toMatch(right);
    },
  );

  test('D7 of the API is never kept, error or not', async () => {
    const person = await app.signIn('store@example.org');
    for (const token of [person.accessToken, 'none']) {
      const { headers } = await app.call('GET', '/api/auth/me', { token });
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('D5 to an error says its code, a sentence and a request id to quote, and nothing internal', async () => {
    const answer = await app.call('GET', '/api/auth/me', {
      headers: { 'accept-language': 'fr, nl;q=0.8, en;q=0.5' },
    });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      success: false,
      code: 'UNAUTHORIZED',
      message: 'Je moet eerst inloggen',
      requestId: answer.headers.get('x-request-id'),
    });
    expect(app.log()).toContain(answer.body.requestId);
  });
});

describe('a call', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('D4 with a body of type %s is refused', async (type) => {
    const answer = await request({
      body: '{"email":"a@example.org"}',
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(415);
    expect(answer.body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  test('D4 from a page of another origin is refused, of a configured one allowed', async () => {
    const body = { email: 'origin@example.org' };
    const foreign = await request({ body, headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('access-control-allow-origin')).toBe(null);
    expect((await request({ body, headers: { origin: 'null' } })).status).toBe(403);
    const friend = await request({ body, headers: { origin: 'https://friend.example' } });
    expect(friend.status).toBe(200);
    expect(friend.headers.get('access-control-allow-origin')).toBe('https://friend.example');
    const own = await request({ body, headers: { origin: app.url } });
    expect(own.status).toBe(200);
    expect(own.headers.get('access-control-expose-headers')).toBe(null);
    // What is kept on the way must not be given to the other one.
    expect(own.headers.get('vary')).toContain('Origin');
  });

  test('D4 a plain form of our own page passes, though its origin is hidden; one of another site does not', async () => {
    const post = (site: string, mode: string) =>
      app.call('POST', '/api/forms/waitlist', {
        body: 'email=plain%40example.org',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'null',
          'sec-fetch-site': site,
          'sec-fetch-mode': mode,
        },
      });
    expect((await post('same-origin', 'navigate')).status).toBe(303);
    expect((await post('cross-site', 'navigate')).status).toBe(403);
    expect((await post('same-origin', 'cors')).status).toBe(403);
  });

  test('D4 a preflight is answered for configured origins only', async () => {
    const ask = (origin: string) =>
      app.call('OPTIONS', '/api/auth/me', {
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
    expect(
      (await ask('https://friend.example')).headers.get('access-control-allow-headers'),
    ).toContain('authorization');
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBe(
      null,
    );
  });

  test('D5 with too large, broken, too deep or poisoned JSON gets a clear 4xx', async () => {
    const large = await request({ body: { email: 'x'.repeat(70_000) } });
    expect([large.status, large.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const deep = `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`;
    const bodies = [
      '{',
      '[]',
      '"text"',
      '5',
      'null',
      '{"__proto__":{"x":1}}',
      '{"email":{"a":1}}',
      deep,
    ];
    for (const body of bodies) {
      const answer = await request({ body });
      expect([body.slice(0, 20), answer.status]).toEqual([body.slice(0, 20), 400]);
      expect(['VALIDATION_FAILED', 'INVALID_EMAIL']).toContain(answer.body.code);
    }
    const head = await app.call('GET', '/api/auth/me', {
      headers: { 'x-large': 'y'.repeat(20_000) },
    });
    expect(head.status).toBe(431);
  });

  test('D5 a socket that talks nonsense is answered and closed', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () =>
        socket.write('nonsense\r\n\r\n'),
      );
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
  });

  test('D5 D2 whatever needs a person answers 401 without one, whatever needs a role 403 without it', async () => {
    const person = await app.signIn('plain@example.org');
    for (const call of Object.values(httpCalls)) {
      const path = call.path
        .replace(':id', '01900000-0000-7000-8000-000000000000')
        .replace(':provider', 'google');
      if (call.access !== 'public')
        expect([path, (await app.call(call.method, path)).status]).toEqual([path, 401]);
      if (call.access === 'admin') {
        expect(
          (
            await app.call(call.method, `${path}?email=a@example.org`, {
              token: person.accessToken,
            })
          ).status,
        ).toBe(403);
      }
    }
  });

  test(
    'D6 forwarded headers count only from the configured number of proxies',
    { timeout: 30_000 },
    async () => {
      /** Whether some of more calls than one network may make are refused, each with its own header. */
      const isLimited = async (
        env: Record<string, string>,
        forwarded: (index: number) => string,
      ) => {
        const limited = await startTestApp({ env: { RATE_LIMIT_SCALE: '1', ...env } });
        const answers = await Promise.all(
          Array.from({ length: 61 }, (_, index) =>
            limited.call('POST', '/api/auth/magic-link/code', {
              body: { email: `p${index}@example.org`, code: '000000', marker: 'm'.repeat(30) },
              headers: { 'x-forwarded-for': forwarded(index) },
            }),
          ),
        );
        await limited.stop();
        return answers.some(({ status }) => status === 429);
      };
      expect(await isLimited({}, (index) => `10.0.0.${index}`)).toBe(true);
      expect(await isLimited({ TRUST_PROXY: '1' }, (index) => `6.6.6.${index}, 10.0.0.9`)).toBe(
        true,
      );
      expect(await isLimited({ TRUST_PROXY: '1' }, (index) => `10.0.0.${index}`)).toBe(false);
    },
  );
});

describe('what is for operators', () => {
  test('I5 metrics are for this machine or the token, and name no address', async () => {
    const local = await app.call('GET', '/metrics');
    expect(local.status).toBe(200);
    expect(local.body).toContain('accanto_http_request_seconds');
    expect(local.body).toContain('route="/api/auth/magic-link/request"');
    expect(local.body).not.toContain('example.org');
    const forwarded = { 'x-forwarded-for': '203.0.113.5' };
    expect((await app.call('GET', '/metrics', { headers: forwarded })).status).toBe(404);
    expect(
      (await app.call('GET', '/metrics', { headers: forwarded, token: 'm'.repeat(20) })).status,
    ).toBe(200);
    expect((await app.call('GET', '/metrics', { headers: forwarded, token: 'wrong' })).status).toBe(
      404,
    );
  });

  test('I2 the process is alive and ready', async () => {
    expect((await app.call('GET', '/healthz')).status).toBe(200);
    expect((await app.call('GET', '/readyz')).status).toBe(200);
  });

  test('the API page describes every call of the contract', async () => {
    const { body } = await app.call('GET', '/api/docs/json');
    const described = new Set(
      Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
        Object.keys(methods).map(
          (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        ),
      ),
    );
    const wanted = Object.values(httpCalls).map(({ method, path }) => `${method} ${path}`);
    expect(wanted.filter((call) => !described.has(call))).toEqual([]);
    expect((await app.call('GET', '/api/docs/')).status).toBe(200);
  });

  test('C7 I5 no token, code or whole address is in the log', async () => {
    const person = await app.signIn('secret.person@example.org');
    const letter = (await app.letters()).at(-1);
    await app.call('POST', '/api/auth/refresh', { body: { refreshToken: person.refreshToken } });
    await app.call('GET', `/api/auth/magic-link/verify?token=${letter?.token}`);
    await app.call('GET', `/auth/callback?token=${letter?.token}&code=abcdefgh12345`);
    await app.call('GET', `/api/unknown/${letter?.token}?access_token=${person.accessToken}`);
    await app.call('POST', '/api/auth/magic-link/code', {
      body: { email: person.email, code: letter?.code, marker: 'q'.repeat(30) },
    });
    const log = app.log();
    expect(log).toContain('"route":"/api/auth/magic-link/verify"');
    const secrets = [
      letter?.token,
      letter?.code,
      person.accessToken,
      person.refreshToken,
      person.email,
      'secret.person',
      'abcdefgh12345',
    ];
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});
