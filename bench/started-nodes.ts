import { randomBytes } from 'node:crypto';
import { startPostgres, type StartedPostgres } from './started-postgres.ts';
import { startRedis, type StartedRedis } from './started-redis.ts';
import { startServer, type StartedServer } from './started-server.ts';

/** Several processes of the product as one service, with a PostgreSQL and a Redis of their own. */
export interface StartedNodes {
  readonly servers: readonly StartedServer[];
  readonly postgres: StartedPostgres;
  readonly redis: StartedRedis;
  stop(): Promise<void>;
}

/** Starts so many nodes that share store, Redis and secrets. */
export async function startNodes(
  count: number,
  env: Readonly<Record<string, string>> = {},
): Promise<StartedNodes> {
  const [postgres, redis] = await Promise.all([startPostgres({ isLasting: false }), startRedis()]);
  const shared = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    // What a balancer in front of them would be called.
    PUBLIC_URL: 'http://localhost:3000',
    AUTH_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    ...env,
  };
  const servers: StartedServer[] = [];
  for (let number = 0; number < count; number += 1)
    servers.push(await startServer({ env: shared }));
  return {
    servers,
    postgres,
    redis,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await redis.kill();
      await postgres.stop();
    },
  };
}
