import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startModelStandIn } from '../model-stand-in.ts';
import { connectRaw } from '../raw-connection.ts';
import { signIn, startServer } from '../started-server.ts';
import { nothing, type Fault } from './fault.ts';
import { openPage } from './page.ts';
import { until } from './wait.ts';

/** The pauses of the product's page (SPEC, hub): the last one for ever. */
const reconnectMs = [0, 2_000, 10_000, 30_000];
const perPerson = 500;
const withinMs = 30_000;

/** The server is killed under thousands of idle pages, each of which comes back with the pauses of the product's page. */
export const everybodyReturns: Fault = {
  name: 'everybody returns at once',
  mustHold: 'all are back within 30 s after the server is, which is back within 10 s',
  obstacle: nothing,
  async play({ clients }) {
    const server = await startServer({ env: { HUB_MAX_PER_USER: '1000' } });
    try {
      const tokens: string[] = [];
      for (let person = 0; person * perPerson < clients; person += 1)
        tokens.push(await signIn(server, `torna${person}@example.org`));
      const leaving = new AbortController();
      let connected = 0;
      const stay = async (token: string): Promise<void> => {
        for (let attempt = -1; !leaving.signal.aborted; attempt += 1) {
          if (attempt >= 0) await pause(reconnectMs[Math.min(attempt, reconnectMs.length - 1)]);
          const socket = await connectRaw(server, token).catch(() => null);
          if (socket === null) continue;
          connected += 1;
          attempt = -1;
          await once(socket, 'close');
          connected -= 1;
        }
      };
      for (let client = 0; client < clients; client += 1) {
        void stay(tokens[client % tokens.length] ?? '');
        if (client % 100 === 99) await until('they come', () => connected >= client - 200);
      }
      await until('everybody is there', () => connected === clients, 180_000);
      await server.kill();
      await until('everybody is gone', () => connected === 0);
      await server.start();
      const began = Date.now();
      await until('everybody is back', () => connected === clients, 120_000);
      const tookMs = Date.now() - began;
      leaving.abort();
      return {
        figures: `${clients} back after ${(tookMs / 1000).toFixed(1)} s`,
        held: tookMs <= withinMs,
      };
    } finally {
      await server.stop();
    }
  },
};

/** One page stops reading; the others must not notice. */
export const slowReader: Fault = {
  name: 'a page that does not read',
  mustHold: 'the other pages get every reply',
  obstacle: nothing,
  async play() {
    const model = await startModelStandIn();
    const server = await startServer({
      env: { COMPANION_BASE_URL: model.baseUrl, COMPANION_MODEL: 'stand-in' },
    });
    try {
      model.answer({ pieces: 100, gapMs: 0 });
      const accessToken = await signIn(server, 'lenta@example.org');
      const page = await openPage(server.url, accessToken);
      const slow = await connectRaw(server, accessToken);
      slow.pause();
      for (let turn = 0; turn < 20; turn += 1) await page.talk('racconta');
      const replies = page.replies();
      slow.terminate();
      await page.close();
      return { figures: `${replies} of 20 replies`, held: replies === 20 };
    } finally {
      await server.stop();
      await model.close();
    }
  },
};
