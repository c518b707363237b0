import { describe, expect, test } from 'vitest';
import { defineHub, method } from './index.ts';
import { negotiate, type Negotiated, RawClient, upgradeStatus } from '../test/raw-client.ts';
import { eventually, serve } from '../test/test-server.ts';

const hub = defineHub<{ id: string }, { Said: [] }>()({
  methods: {
    Name: method({ run: (context) => context.connectionId }),
    Query: method({ run: (context) => context.request.query.toString() }),
  },
});
const serveHub = (limits = {}) => serve({ '/hub': hub, '/other': hub }, { limits });

async function ask(url: string, query: string, init: RequestInit = {}) {
  return fetch(`${url}/negotiate${query}`, { method: 'POST', ...init });
}

describe('negotiate', () => {
  test('version 1 keeps the public id and the secret token apart and offers WebSockets only', async () => {
    const { url } = await serveHub();
    const response = await ask(url, '?negotiateVersion=1');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('application/json');
    const body = (await response.json()) as Negotiated;
    expect(body).toEqual({
      negotiateVersion: 1,
      connectionId: expect.stringMatching(/^[\w-]{22}$/),
      connectionToken: expect.any(String),
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text', 'Binary'] }],
    });
    expect(await upgradeStatus(url, body.connectionId)).toBe(404);
    expect(await upgradeStatus(url, body.connectionToken)).toBe(101);
  });

  test('version 0 has no token, and its connection id is the name of the connection', async () => {
    const { url } = await serveHub();
    const body = (await (await ask(url, '')).json()) as Negotiated;
    expect(body).toMatchObject({ negotiateVersion: 0, connectionId: expect.any(String) });
    expect(body).not.toHaveProperty('connectionToken');
    const client = await RawClient.open(url, body.connectionId);
    client.send({ protocol: 'json', version: 1 });
    expect(await client.invoke('Name')).toMatchObject({ result: body.connectionId });
  });

  test('a later version is answered with version 1 and query names have any case', async () => {
    const { url } = await serveHub();
    const body = await (await ask(url, '?NEGOTIATEVERSION=7&usestatefulreconnect=true')).json();
    expect(body).toMatchObject({ negotiateVersion: 1, useStatefulReconnect: true });
  });

  test('a version that is no number is answered with an error', async () => {
    const { url } = await serveHub();
    const response = await ask(url, '?negotiateVersion=x');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ error: expect.stringContaining("'x'") });
  });

  test('stateful reconnect is offered only when asked for and allowed', async () => {
    const asked = '?negotiateVersion=1&useStatefulReconnect=true';
    const { url } = await serveHub();
    expect(await (await ask(url, asked)).json()).toHaveProperty('useStatefulReconnect', true);
    expect(await (await ask(url, '?negotiateVersion=1')).json()).not.toHaveProperty(
      'useStatefulReconnect',
    );
    const without = await serveHub({ statefulReconnect: false });
    expect(await (await ask(without.url, asked)).json()).not.toHaveProperty('useStatefulReconnect');
  });

  test('credentials, origin, method and path are refused with their status', async () => {
    const { url, base } = await serveHub();
    const refused = await ask(url, '', { headers: { authorization: 'Bearer nobody' } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect((await ask(url, '?access_token=stranger')).status).toBe(403);
    expect((await ask(url, '', { headers: { origin: 'http://evil.test' } })).status).toBe(403);
    expect((await fetch(`${url}/negotiate`)).status).toBe(405);
    expect((await ask(`${base}/nothing`, '')).status).toBe(404);
  });

  test('a plain request to the hub is answered 400 without and 404 with an id, a post 405', async () => {
    const { url } = await serveHub();
    expect((await fetch(url)).status).toBe(400);
    expect((await fetch(`${url}?id=x`)).status).toBe(404);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  });
});

describe('upgrade', () => {
  test('an unknown id, one of another hub, of another user or used up is not found', async () => {
    const { url, base } = await serveHub();
    expect(await upgradeStatus(url, 'unknown')).toBe(404);
    const { connectionToken } = await negotiate(url, { token: 'alice' });
    expect(await upgradeStatus(`${base}/other`, connectionToken, { token: 'alice' })).toBe(404);
    expect(await upgradeStatus(url, connectionToken, { token: 'bob' })).toBe(404);
    expect(await upgradeStatus(url, connectionToken, { token: 'alice' })).toBe(101);
    await eventually(async () => {
      expect(await upgradeStatus(url, connectionToken, { token: 'alice' })).toBe(404);
    });
  });

  test('a negotiated id is forgotten when its time has passed', async () => {
    const { url } = await serveHub({ negotiateTtlMs: 0 });
    const { connectionToken } = await negotiate(url);
    expect(await upgradeStatus(url, connectionToken)).toBe(404);
  });

  test('an id in use is a conflict', async () => {
    const { url } = await serveHub();
    const client = await RawClient.connect(url);
    expect(await upgradeStatus(url, client.negotiated.connectionToken)).toBe(409);
    expect(await client.invoke('Name')).toMatchObject({ result: client.negotiated.connectionId });
  });

  test('without an id a new connection begins', async () => {
    const { url } = await serveHub();
    const client = await RawClient.open(url, undefined);
    client.send({ protocol: 'json', version: 1 });
    expect(await client.invoke('Name')).toMatchObject({
      result: expect.stringMatching(/^[\w-]{22}$/),
    });
  });

  test('a wrong origin is refused before anything else, also without credentials', async () => {
    const { url } = await serveHub();
    expect(
      await upgradeStatus(url, undefined, { origin: 'http://evil.test', token: 'nobody' }),
    ).toBe(403);
    expect(await upgradeStatus(url, undefined, { origin: 'http://home.test' })).toBe(101);
  });

  test('a bad token is refused, in the header and in the query, and the header wins', async () => {
    const { url } = await serveHub();
    expect(await upgradeStatus(url, undefined, { token: 'nobody' })).toBe(401);
    expect(await upgradeStatus(`${url}?access_token=nobody`, undefined)).toBe(401);
    expect(await upgradeStatus(`${url}?access_token=nobody`, undefined, { token: 'alice' })).toBe(
      101,
    );
  });

  test('an upgrade to a path that is no hub is not found', async () => {
    const { base } = await serveHub();
    expect(await upgradeStatus(`${base}/nothing`, undefined)).toBe(404);
  });

  test('neither id nor token stay in the kept request or reach the log', async () => {
    const { url, log } = await serveHub();
    const client = await RawClient.open(`${url}?access_token=alice&keep=1`, undefined);
    client.send({ protocol: 'json', version: 1 });
    expect(await client.invoke('Query')).toMatchObject({ result: 'keep=1' });
    expect(JSON.stringify(log)).not.toContain('alice');
  });
});
