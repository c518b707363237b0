import { httpCalls, type Message } from '@accanto/contract';
import { HubConnectionState } from '@microsoft/signalr';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startModelStandIn, type ModelStandIn } from '../../../../bench/model-stand-in.ts';
import { readConversations } from '../../../../bench/read-conversations.ts';
import { startNodes, type StartedNodes } from '../../../../bench/started-nodes.ts';
import { signIn, startSession, type StartedServer } from '../../../../bench/started-server.ts';
import { openHubPage, type HubPage } from '../test/hub-page.ts';
import { until } from '../test/waiting.ts';

/** Long enough for whatever is done in the middle of it, on a busy machine. */
const slowly = { pieces: 70, gapMs: 100 };
const quickly = { pieces: 3, gapMs: 0 };
let model: ModelStandIn;
let service: StartedNodes;
let one: StartedServer;
let other: StartedServer;
let accessToken: string;
let pages: HubPage[];
let people = 0;

beforeAll(async () => {
  model = await startModelStandIn();
  service = await startNodes(2, {
    COMPANION_BASE_URL: model.baseUrl,
    COMPANION_MODEL: 'stand-in',
    DRAIN_MS: '20000',
  });
  const [first, second] = service.servers;
  if (first === undefined || second === undefined) throw new Error('Two nodes were asked for');
  [one, other] = [first, second];
}, 120_000);
afterAll(async () => {
  await service.stop();
  await model.close();
});
beforeEach(async () => {
  people += 1;
  accessToken = await signIn(one, `nodes${people}@example.org`);
  pages = [];
  model.answer(quickly);
});
afterEach(async () => {
  await Promise.all(pages.map((page) => page.close()));
});

async function open(node: StartedServer): Promise<HubPage> {
  const page = await openHubPage(node.url, accessToken);
  pages.push(page);
  return page;
}

const deltas = (page: HubPage) => page.events('ReceiveMessageDelta');
const hasBegun = (page: HubPage) => until(() => deltas(page).length > 2);
const hasEnded = (page: HubPage) => until(() => deltas(page).some(({ isComplete }) => isComplete));

/** What a page shows that had `known` on the screen and was sent these deltas. Fails where characters are missing. */
function textOf(page: HubPage, known = ''): string {
  return deltas(page).reduce((text, { content, offset = 0 }) => {
    expect(offset).toBeLessThanOrEqual(text.length);
    return text + content.slice(text.length - offset);
  }, known);
}

async function readiness(node: StartedServer) {
  const answer = await fetch(`${node.url}/readyz`);
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}

describe('two nodes', () => {
  test('are one to the pages of a person: each sees everything, in order', async () => {
    const [here, there] = [await open(one), await open(other)];
    const said = await here.invoke('SendMessage', 'Ciao');
    await hasEnded(there);
    await hasEnded(here);
    expect(there.events('ReceiveMessage')).toEqual([said]);
    expect(deltas(there)).toEqual(deltas(here));
    const stored = await readConversations(other, accessToken);
    expect(stored.at(-1)).toMatchObject({ replyState: 'complete', content: textOf(there) });
    await until(() => there.events('ReceiveActionButtons').length === 1);
  });

  test('give a page that lands on the other one in the middle the text so far and exactly the rest', async () => {
    model.answer(slowly);
    const here = await open(one);
    await here.invoke('SendMessage', 'Ciao');
    await hasBegun(here);
    await here.close();
    const late = await open(other);
    const { messages, isTyping } = await late.invoke('LoadConversation', {});
    expect([isTyping, messages.at(-1)?.replyState]).toEqual([true, 'streaming']);
    await hasEnded(late);
    const stored = await readConversations(other, accessToken);
    expect(textOf(late, messages.at(-1)?.content)).toBe(stored.at(-1)?.content);
    expect(stored.at(-1)?.replyState).toBe('complete');
  });

  test('answer what is said on one while the other is writing after it, in order', async () => {
    model.answer({ pieces: 15, gapMs: 60 });
    const [here, there] = [await open(one), await open(other)];
    await here.invoke('SendMessage', 'Primo');
    await hasBegun(there);
    await there.invoke('SendMessage', 'Secondo');
    await until(() => deltas(there).filter(({ isComplete }) => isComplete).length === 2);
    const stored = await readConversations(one, accessToken);
    expect(stored.map(({ role, replyState }) => replyState ?? role)).toEqual([
      'user',
      'complete',
      'user',
      'complete',
    ]);
  });

  test('take a hundred messages of one person at the same time, each once', async () => {
    const [here, there] = [await open(one), await open(other)];
    const texts = Array.from({ length: 100 }, (_, index) => `messaggio ${index}`);
    await Promise.all(
      texts.map((text, index) =>
        (index % 2 === 0 ? here : there).invoke('SendMessage', text, text),
      ),
    );
    const stored: Message[] = await readConversations(one, accessToken);
    const said = stored.filter(({ role }) => role === 'user').map(({ content }) => content);
    expect(said.toSorted()).toEqual(texts.toSorted());
  });

  test('give one successor to a refresh token that is shown to both at the same time', async () => {
    const { refreshToken } = await startSession(one, 'grace@example.org');
    const refresh = async (node: StartedServer): Promise<unknown> => {
      const answer = await fetch(`${node.url}${httpCalls.refresh.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refreshToken }),
      });
      const { refreshToken: successor } = (await answer.json()) as { refreshToken?: string };
      return successor;
    };
    const [first, second] = await Promise.all([refresh(one), refresh(other)]);
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
  });

  test('close the pages of a session that has ended, wherever they are', async () => {
    const there = await open(other);
    const answer = await fetch(`${one.url}/api/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(200);
    await until(() => there.connection.state === HubConnectionState.Disconnected);
  });
});

describe('a node that is killed in the middle of a reply', () => {
  test('leaves it to the other one, which marks it and writes it anew when asked', async () => {
    model.answer(slowly);
    const [here, there] = [await open(one), await open(other)];
    await here.invoke('SendMessage', 'Ciao');
    await hasBegun(there);
    await until(() => isTextKept(deltas(there)[0]?.id));
    await one.kill();
    const told = () => there.events('ReceiveMessage').at(-1);
    await until(() => told()?.replyState === 'interrupted');
    expect((await readConversations(other, accessToken)).at(-1)).toEqual(told());
    model.answer(quickly);
    await there.invoke('RetryReply', told()?.id ?? '');
    await hasEnded(there);
    expect((await readConversations(other, accessToken)).at(-1)?.replyState).toBe('complete');
    await one.start();
  });
});

describe('a press behind a reply whose node goes', () => {
  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'with %s: the other one answers it, once',
    async (signal) => {
      const there = await open(other);
      await there.invoke('SendMessage', 'Ciao');
      await hasEnded(there);
      const answered = deltas(there).at(-1)?.id ?? '';
      model.answer(slowly);
      const here = await open(one);
      await here.invoke('SendMessage', 'Non riesco a dormire');
      await hasBegun(here);
      await until(() => isTextKept(deltas(here)[0]?.id));
      await there.invoke('PressActionButton', answered, '1', 'press');
      process.kill(one.pid, signal);
      model.answer(quickly);
      const ends = async () =>
        (await readConversations(other, accessToken)).flatMap(({ replyState }) => replyState ?? []);
      const broken = signal === 'SIGKILL' ? 'interrupted' : 'complete';
      await until(
        async () =>
          JSON.stringify(await ends()) === JSON.stringify(['complete', broken, 'complete']),
      );
      await there.invoke('PressActionButton', answered, '1', 'press');
      expect(await ends()).toHaveLength(3);
      await one.kill();
      await one.start();
    },
  );
});

describe('a node that is told to stop', () => {
  test('is no longer ready, lets its reply end, and sends its pages elsewhere', async () => {
    model.answer(slowly);
    const page = await openHubPage(one.url, accessToken, { reconnect: true });
    pages.push(page);
    const closed: (Error | undefined)[] = [];
    page.connection.onreconnecting((error) => closed.push(error));
    await page.invoke('SendMessage', 'Ciao');
    await hasBegun(page);
    process.kill(one.pid, 'SIGTERM');
    await until(async () => (await readiness(one)).status === 503);
    expect((await readiness(one)).body).toMatchObject({ status: 'draining' });
    await hasEnded(page);
    await until(() => closed.length > 0);
    expect(await readConversations(other, accessToken)).toMatchObject([
      { role: 'user' },
      { role: 'assistant', replyState: 'complete', content: textOf(page) },
    ]);
    await one.kill();
    await one.start();
  });
});

describe('while Redis is away', () => {
  test('each node serves its own pages, says so, and is one with the other again without a restart', async () => {
    const [here, there] = [await open(one), await open(other)];
    await service.redis.kill();
    await until(async () => (await readiness(one)).status === 503);
    expect((await readiness(one)).body).toEqual({
      status: 'unavailable',
      parts: { store: 'up', redis: 'away' },
    });
    expect(await metric(one)).toBe('accanto_redis_up 0');
    await here.invoke('SendMessage', 'Ci sei?');
    await hasEnded(here);
    expect((await fetch(`${one.url}/healthz`)).status).toBe(200);
    await open(one);

    await service.redis.start();
    for (const node of [one, other])
      await until(async () => (await readiness(node)).status === 200);
    expect(await metric(one)).toBe('accanto_redis_up 1');
    const before = there.events('ReceiveMessage').length;
    await until(async () => {
      await here.invoke('SendMessage', 'Di nuovo insieme?');
      return there.events('ReceiveMessage').length > before;
    });
  });

  test('a page that missed something on the other node comes again afterwards, and has it', async () => {
    const here = await open(one);
    const there = await openHubPage(other.url, accessToken, { reconnect: true });
    pages.push(there);
    let isBack = false;
    there.connection.onreconnected(() => {
      isBack = true;
    });
    await service.redis.kill();
    await until(async () => (await readiness(one)).status === 503);
    await here.invoke('SendMessage', 'Mi perdi?');
    await hasEnded(here);
    expect(there.events('ReceiveMessage')).toEqual([]);
    await service.redis.start();
    await until(() => isBack);
    expect((await there.invoke('LoadConversation', {})).messages).toMatchObject([
      { content: 'Mi perdi?' },
      { replyState: 'complete' },
    ]);
    expect(here.connection.state).toBe(HubConnectionState.Connected);
  });

  test('a node starts all the same', async () => {
    await service.redis.kill();
    await other.kill();
    const starting = other.start();
    await until(() =>
      fetch(`${other.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const there = await open(other);
    await there.invoke('SendMessage', 'Ciao');
    await hasEnded(there);
    await service.redis.start();
    await starting;
    const here = await open(one);
    await until(async () => {
      await there.invoke('SendMessage', 'E adesso?');
      return here.events('ReceiveMessage').length > 0;
    });
  });
});

/** Whether the running reply has a text in the store: until then a kill leaves nothing of it. */
/** Whether something of this reply is in the store: replies to others may still be running. */
async function isTextKept(replyId: string | undefined): Promise<boolean> {
  const client = new Client({ connectionString: service.postgres.url });
  await client.connect();
  const { rows } = await client.query(
    `select 1 from messages where id = $1 and content is not null`,
    [replyId],
  );
  await client.end();
  return rows.length > 0;
}

async function metric(node: StartedServer): Promise<string | undefined> {
  const text = await (await fetch(`${node.url}/metrics`)).text();
  return text.split('\n').find((line) => line.startsWith('accanto_redis_up'));
}
