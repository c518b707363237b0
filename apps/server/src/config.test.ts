import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from './config-variables.ts';
import { ConfigError, readConfig } from './config.ts';
import { envExample } from './env-example.ts';
import { loadSecrets } from './secrets.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'accanto-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe('the configuration', () => {
  test('I1 needs nothing: every variable has a default for one machine, offline', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      magicLinkTtlMs: 900_000,
      drainMs: 10_000,
    });
    expect(config.session).toEqual({
      accessTtlMs: 900_000,
      idleTtlMs: 2_592_000_000,
      maxTtlMs: 7_776_000_000,
      graceMs: 10_000,
    });
    expect(config.providers).toEqual({ google: null, microsoft: null, facebook: null });
    expect(readConfig({ NODE_ENV: 'production' }).host).toBe('0.0.0.0');
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });

  test('I1 tells every fault at once, one line each, naming the variable and what it may hold', () => {
    expect(
      faultsOf({
        PORT: 'x',
        PUBLIC_URL: 'http://a/path',
        ACCESS_TTL_S: '901',
        TRUST_PROXY: 'maybe',
        ENCRYPTION_KEY: 'short',
        LOG_LEVEL: 'loud',
      }),
    ).toEqual([
      'PORT: must be a whole number from 0 to 65535',
      'PUBLIC_URL: must be an http or https origin without a path',
      'ENCRYPTION_KEY: must be 32 bytes as 64 hexadecimal digits or as base64',
      'ACCESS_TTL_S: must be a whole number from 1 to 900',
      'TRUST_PROXY: must be false, a number of proxies, or addresses of proxies separated by commas',
      'LOG_LEVEL: must be trace, debug, info, warn, error, fatal or silent',
    ]);
  });

  test('I1 tells contradictions together with values that cannot be read', () => {
    expect(faultsOf({ RATE_LIMIT_SCALE: '0', NODE_ENV: 'production', PORT: 'abc' })).toEqual([
      'PORT: must be a whole number from 0 to 65535',
      'RATE_LIMIT_SCALE: must be more than 0 with NODE_ENV=production',
    ]);
    const tooShort = { NODE_ENV: 'production', REDIS_URL: 'redis://cache', AUTH_SECRET: 'x' };
    expect(faultsOf(tooShort)).toEqual([
      'AUTH_SECRET: must be at least 32 characters',
      'ENCRYPTION_KEY: must be set in production with more than one node',
    ]);
    const unknownMode = { NODE_ENV: 'live', GOOGLE_CLIENT_ID: 'x' };
    expect(faultsOf(unknownMode)).toEqual([
      'NODE_ENV: must be development, production or test',
      'GOOGLE_CLIENT_SECRET: must be set together with GOOGLE_CLIENT_ID',
    ]);
  });

  test('keeps the store in PostgreSQL where its address is given, with limits for everything', () => {
    expect(readConfig({}).postgres).toBeNull();
    expect(readConfig({ DATABASE_URL: 'postgres://u:p@db/accanto' }).postgres).toEqual({
      url: 'postgres://u:p@db/accanto',
      poolMax: 20,
      connectMs: 3_000,
      readMs: 5_000,
      writeMs: 10_000,
    });
    expect(faultsOf({ DATABASE_URL: 'mysql://db' })).toEqual([
      'DATABASE_URL: must be a postgres:// address',
    ]);
  });

  test('refuses what contradicts itself', () => {
    expect(faultsOf({ GOOGLE_CLIENT_ID: 'x' })).toEqual([
      'GOOGLE_CLIENT_SECRET: must be set together with GOOGLE_CLIENT_ID',
    ]);
    expect(faultsOf({ ANALYTICS_URL: 'https://plausible.example/api/event' })).toEqual([
      'ANALYTICS_DOMAIN: must be set together with ANALYTICS_URL',
    ]);
    expect(faultsOf({ ANALYTICS_DOMAIN: 'accanto.example' })).toEqual([
      'ANALYTICS_URL: must be set together with ANALYTICS_DOMAIN',
    ]);
    expect(faultsOf({ NODE_ENV: 'production', RATE_LIMIT_SCALE: '0' })).toEqual([
      'RATE_LIMIT_SCALE: must be more than 0 with NODE_ENV=production',
    ]);
    expect(faultsOf({ NODE_ENV: 'production', REDIS_URL: 'redis://cache' })).toEqual([
      'AUTH_SECRET: must be set in production with more than one node',
      'ENCRYPTION_KEY: must be set in production with more than one node',
    ]);
  });

  test.each(['http://accounts.example', 'ftp://accounts.example', 'accounts.example'])(
    'D9 the provider address %s is refused',
    (issuer) => {
      expect(faultsOf({ GOOGLE_ISSUER: issuer })).toEqual([
        'GOOGLE_ISSUER: must be an https address (http only on this machine)',
      ]);
    },
  );

  test('takes secrets from files, and not from two places', () => {
    const file = join(folder, 'secret');
    writeFileSync(file, `${'s'.repeat(40)}\n`);
    expect(readConfig({ AUTH_SECRET_FILE: file }).secrets.auth).toBe('s'.repeat(40));
    expect(faultsOf({ AUTH_SECRET_FILE: file, AUTH_SECRET: 'x'.repeat(40) })).toEqual([
      'AUTH_SECRET: is given twice, by itself and as AUTH_SECRET_FILE',
    ]);
    expect(faultsOf({ AUTH_SECRET_FILE: join(folder, 'missing') })).toEqual([
      'AUTH_SECRET_FILE: must name a readable file',
    ]);
  });

  test('makes secrets once, for the owner only', async () => {
    const config = readConfig({ DATA_DIR: folder });
    const [first, second] = await Promise.all([loadSecrets(config), loadSecrets(config)]);
    expect(second).toEqual(first);
    for (const name of ['auth-secret', 'encryption-key'])
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  test('I1 .env.example names every variable as the schema does', () => {
    expect(readFileSync(join(repositoryRoot, '.env.example'), 'utf8')).toBe(envExample());
  });
});
