import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startRedis, type StartedRedis } from '../../../../bench/started-redis.ts';
import { allowances, createRateLimits, type RateLimits } from '../http/rate-limit.ts';
import { createLog } from '../log.ts';
import { createExportProgress } from './export-progress.ts';
import { createPersonLock } from './person-lock.ts';
import { openRedis, type SharedRedis } from './redis.ts';
import { until } from '../test/waiting.ts';

const log = createLog('silent');
let redis: StartedRedis;
let here: SharedRedis;
let there: SharedRedis;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.kill());
beforeEach(async () => {
  here = await openRedis(redis.url, log);
  there = await openRedis(redis.url, log);
});
afterEach(() => {
  here.close();
  there.close();
});

const isRefused = (limits: RateLimits, key: string): Promise<boolean> =>
  limits.take('hub:sendPerson', key).then(
    () => false,
    () => true,
  );

async function loseRedis(): Promise<void> {
  await redis.kill();
  await until(() => !here.isThere() && !there.isThere());
}

async function bringBack(): Promise<void> {
  await redis.start();
  await until(() => here.isThere() && there.isThere());
}

describe('an allowance', () => {
  test('is counted by all nodes together', async () => {
    const [one, other] = [createRateLimits(1, here.client), createRateLimits(1, there.client)];
    const { points } = allowances['hub:sendPerson'];
    for (let use = 0; use < points; use += 1)
      expect(await isRefused(use % 2 === 0 ? one : other, 'luce')).toBe(false);
    expect(await isRefused(one, 'luce')).toBe(true);
    expect(await isRefused(other, 'luce')).toBe(true);
    expect(await isRefused(other, 'mara')).toBe(false);
  });

  test('is counted by each node for itself while Redis is away', async () => {
    const limits = createRateLimits(1, here.client);
    await loseRedis();
    const { points } = allowances['hub:sendPerson'];
    for (let use = 0; use < points; use += 1) expect(await isRefused(limits, 'sole')).toBe(false);
    expect(await isRefused(limits, 'sole')).toBe(true);
    await bringBack();
    expect(await isRefused(limits, 'sole')).toBe(false);
  });
});

describe('the turn of a person', () => {
  test('belongs to one node at a time, and each person has their own', async () => {
    const [lockHere, lockThere] = [createPersonLock(here), createPersonLock(there)];
    const happened: string[] = [];
    const release = await lockHere('luce');
    const waiting = lockThere('luce').then((releaseThere) => {
      happened.push('there');
      return releaseThere();
    });
    await (
      await lockThere('mara')
    )();
    happened.push('here');
    await release();
    await waiting;
    expect(happened).toEqual(['here', 'there']);
  });

  test('is not waited for while Redis is away', async () => {
    await loseRedis();
    const lock = createPersonLock(here);
    await (
      await lock('luce')
    )();
    await (
      await lock('luce')
    )();
    await bringBack();
  });
});

describe('how far an export is', () => {
  test('is known on every node while it runs, and nowhere afterwards', async () => {
    const [one, other] = [createExportProgress(here), createExportProgress(there)];
    expect(await other.read('luce')).toBeNull();
    const running = one.begin('luce', 3);
    running.countRow();
    running.countRow();
    expect(await one.read('luce')).toEqual({ rows: 2, of: 3 });
    await until(async () => (await other.read('luce'))?.rows === 2);
    expect(await other.read('luce')).toEqual({ rows: 2, of: 3 });
    expect(await other.read('mara')).toBeNull();
    running.end();
    expect(await one.read('luce')).toBeNull();
    await until(async () => (await other.read('luce')) === null);
  });

  test('is told by its own node while Redis is away, and by the others once it is back', async () => {
    const [one, other] = [createExportProgress(here), createExportProgress(there)];
    await loseRedis();
    const running = one.begin('sole', 2);
    running.countRow();
    expect(await one.read('sole')).toEqual({ rows: 1, of: 2 });
    expect(await other.read('sole')).toBeNull();
    await bringBack();
    await until(async () => (await other.read('sole'))?.rows === 1);
    running.end();
  });
});
