import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVerifier, proved, startOauthStage, type OauthStage } from './testing/oauth-stage.ts';
import { eventually } from '../test/waiting.ts';

let stage: OauthStage;
beforeAll(async () => {
  stage = await startOauthStage();
});
afterAll(() => stage.stop());

describe("a provider's picture", () => {
  async function signInWithPicture(email: string, picture: string) {
    const verifier = newVerifier();
    const { body } = await stage.exchange(
      (await stage.codeFor(proved(email, { picture }), verifier)).code,
      verifier,
    );
    return body.accessToken as string;
  }

  test('is copied to our own origin', async () => {
    const token = await signInWithPicture('picture@example.org', `${stage.google.url}/picture.png`);
    const avatarUrl = await eventually(async () => {
      const profile = await stage.profileOf(token);
      expect(profile.avatarUrl).toMatch(/^\/api\/avatars\/[\w-]{22}$/);
      return profile.avatarUrl as string;
    });
    const { status, headers } = await stage.app.call('GET', avatarUrl);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('D9 other hosts are never asked, and what is no picture is not kept', async () => {
    let asked = 0;
    const foreign = createServer((_request, response) => {
      asked += 1;
      response.end('x');
    });
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', () => resolve()));
    const foreignUrl = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}/me.png`;
    const token = await signInWithPicture('ssrf@example.org', foreignUrl);
    const notPicture = await signInWithPicture(
      'notpicture@example.org',
      `${stage.google.url}/.well-known/openid-configuration`,
    );
    await eventually(() => expect(stage.app.log()).toContain('picture refused'));
    expect((await stage.profileOf(token)).avatarUrl).toBe(null);
    expect((await stage.profileOf(notPicture)).avatarUrl).toBe(null);
    expect(asked).toBe(0);
    await new Promise((resolve) => foreign.close(resolve));
    expect((await stage.app.call('GET', '/api/avatars/none')).status).toBe(404);
  });
});
