import { startModelStandIn } from '../model-stand-in.ts';
import { startNodes } from '../started-nodes.ts';
import { signIn } from '../started-server.ts';
import type { Fault } from './fault.ts';
import { openPage } from './page.ts';
import { hasPostgres, hasRedis } from './services.ts';
import { readiness, until } from './wait.ts';

/** Both nodes go on by themselves, say so, and are one again afterwards without a restart. */
export const redisAway: Fault = {
  name: 'Redis stopped and started under two nodes',
  mustHold: 'each node serves its own people; one service again without a restart',
  obstacle: () => hasPostgres() ?? hasRedis(),
  async play() {
    const model = await startModelStandIn();
    const nodes = await startNodes(2, {
      COMPANION_BASE_URL: model.baseUrl,
      COMPANION_MODEL: 'stand-in',
    });
    try {
      const [one, other] = nodes.servers;
      if (one === undefined || other === undefined) throw new Error('Two nodes were asked for');
      const accessToken = await signIn(one, 'redis@example.org');
      const here = await openPage(one.url, accessToken);
      const there = await openPage(other.url, accessToken);
      await nodes.redis.kill();
      await until('the nodes say it', async () => (await readiness(one.url)) !== 200);
      for (let turn = 0; turn < 5; turn += 1) await here.talk('ci sei?');
      const alone = here.replies();
      await nodes.redis.start();
      await until('the nodes are ready', async () => (await readiness(one.url)) === 200);
      await until('the nodes are ready', async () => (await readiness(other.url)) === 200);
      const seen = there.replies();
      await here.talk('ora siamo di nuovo insieme');
      await until('the other node hears it', () => there.replies() > seen);
      await Promise.all([here.close(), there.close()]);
      return { figures: `${alone} replies without Redis, joined again`, held: alone === 5 };
    } finally {
      await nodes.stop();
      await model.close();
    }
  },
};
