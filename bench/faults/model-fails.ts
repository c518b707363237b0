import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConversations } from '../read-conversations.ts';
import { signIn, startServer } from '../started-server.ts';
import { nothing, type Fault } from './fault.ts';
import { openPage } from './page.ts';

const faults: ((response: ServerResponse) => void)[] = [
  (response) => void response.writeHead(500).end(),
  (response) => void response.writeHead(429, { 'retry-after': '60' }).end(),
  (response) => void response.destroy(),
  (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello</p>'),
  (response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(),
];

/** Each message meets another fault of the endpoint; each is answered all the same. */
export const modelFails: Fault = {
  name: 'the model’s endpoint fails',
  mustHold: 'every message gets a whole reply',
  obstacle: nothing,
  async play() {
    let asked = 0;
    const endpoint = createServer((request, response) => {
      request.resume();
      faults[asked % faults.length]?.(response);
      asked += 1;
    });
    endpoint.listen(0, '127.0.0.1');
    await once(endpoint, 'listening');
    const { port } = endpoint.address() as AddressInfo;
    const server = await startServer({
      env: { COMPANION_BASE_URL: `http://127.0.0.1:${port}/v1`, COMPANION_MODEL: 'faulty' },
    });
    try {
      const accessToken = await signIn(server, 'modello@example.org');
      const page = await openPage(server.url, accessToken);
      for (let turn = 0; turn < faults.length; turn += 1) await page.talk('oggi sono stanca');
      const stored = await readConversations(server, accessToken);
      const whole = stored.filter(({ replyState }) => replyState === 'complete').length;
      await page.close();
      return {
        figures: `${whole} whole replies to ${faults.length} messages, the endpoint asked ${asked} times`,
        held: whole === faults.length,
      };
    } finally {
      await server.stop();
      endpoint.close();
    }
  },
};
