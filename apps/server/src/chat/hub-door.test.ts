import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { HubConnectionState } from '@microsoft/signalr';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log.ts';
import { openHubPage } from '../test/hub-page.ts';
import { createTestClock } from '../test/start-test-app.ts';
import { until } from '../test/waiting.ts';
import { openHubDoor, type Gatekeeper } from './hub-door.ts';

const minute = 60_000;

/** A door before an empty hub, with a page of somebody whose token runs out after a minute. */
async function openDoor(isAlive: Gatekeeper['isAlive']) {
  const clock = createTestClock();
  const server = openHubDoor({
    hub: { methods: new Map(), hooks: {} },
    gatekeeper: {
      verifyAccessToken: async () => ({
        id: 'luce',
        sessionId: 'session',
        language: 'it',
        expiresAt: clock.now() + minute,
      }),
      isAlive,
    },
    accessTtlMs: minute,
    allowedOrigins: [],
    secret: 'a secret of this test',
    clock,
    log: createLog('silent', new Writable()),
  });
  const http = createServer((request, response) => {
    if (!server.handleRequest(request, response)) response.writeHead(404).end();
  });
  server.attach(http);
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(async () => {
    await server.stop({ drainMs: 100 });
    http.closeAllConnections();
    http.close();
  });
  const page = await openHubPage(
    `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    'token',
  );
  return { clock, page };
}

test('a session that ended while its last answer was on its way loses its page at the next look', async () => {
  const answers: ((isAlive: boolean) => void)[] = [];
  const { clock, page } = await openDoor(() => new Promise((resolve) => answers.push(resolve)));
  clock.advance(2 * minute);
  await until(() => answers.length === 1);
  clock.advance(2 * minute);
  answers[0]?.(true);
  await until(() => answers.length === 2);
  expect(page.connection.state).toBe(HubConnectionState.Connected);
  answers[1]?.(false);
  await until(() => page.connection.state === HubConnectionState.Disconnected);
});
