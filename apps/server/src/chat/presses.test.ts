import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startModelStandIn, type ModelStandIn } from '../../../../bench/model-stand-in.ts';
import { signIn, startServer, type StartedServer } from '../../../../bench/started-server.ts';
import { openHubPage, type HubPage } from '../test/hub-page.ts';
import type { ChatUser } from './chat-hub.ts';
import { openTestChat, type TestChat } from './testing/test-chat.ts';
import { until } from '../test/waiting.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe('a press, when the process is killed', () => {
  const quickly = { pieces: 3, gapMs: 0 };
  const slowly = { pieces: 600, gapMs: 100 };
  let model: ModelStandIn;
  let server: StartedServer;
  let accessToken: string;
  let page: HubPage;
  let people = 0;

  beforeAll(async () => {
    model = await startModelStandIn();
    server = await startServer({
      env: { COMPANION_BASE_URL: model.baseUrl, COMPANION_MODEL: 'stand-in' },
    });
  });
  afterAll(async () => {
    await server.stop();
    await model.close();
  });
  beforeEach(async () => {
    people += 1;
    accessToken = await signIn(server, `presses${people}@example.org`);
    model.answer(quickly);
    page = await openHubPage(server.url, accessToken);
  });
  afterEach(() => page.close());

  /** Something was said and answered; the id of the answer. */
  async function talk(): Promise<string> {
    await page.invoke('SendMessage', 'Ciao');
    const ended = () => page.events('ReceiveMessageDelta').find(({ isComplete }) => isComplete);
    await until(ended);
    return ended()?.id ?? '';
  }

  async function killAndStart(): Promise<void> {
    await server.kill();
    model.answer(quickly);
    await server.start();
    await page.close();
    page = await openHubPage(server.url, accessToken);
  }

  /** How the replies to presses came out, oldest first. */
  function answered(): unknown[] {
    const store = new DatabaseSync(join(server.dataDir, 'accanto.db'), { readOnly: true });
    const rows = store
      .prepare(
        `select action, reply_state from messages where action is not null and user_id =
          (select id from users where email = ?) order by sequence`,
      )
      .all(`presses${people}@example.org`);
    store.close();
    return rows.map((row) => ({ ...row }));
  }

  const breathing = { action: 'breathe', reply_state: 'complete' };

  test('behind a running reply is answered by the next one, once', async () => {
    const reply = await talk();
    model.answer(slowly);
    await page.invoke('SendMessage', 'Non riesco a dormire');
    await page.invoke('PressActionButton', reply, '1', 'press-1');
    await killAndStart();
    await until(() => answered().length > 0);
    await page.invoke('PressActionButton', reply, '1', 'press-1');
    await until(async () => !(await page.invoke('LoadConversation', {})).isTyping);
    expect(answered()).toEqual([breathing]);
  });

  test('whose reply has no word yet is answered by the next one, once', async () => {
    const reply = await talk();
    model.answer({ ...slowly, gapMs: 60_000 });
    await page.invoke('PressActionButton', reply, '1', 'press-2');
    await killAndStart();
    await until(() => JSON.stringify(answered()) === JSON.stringify([breathing]));
    await page.invoke('PressActionButton', reply, '1', 'press-2');
    expect(answered()).toEqual([breathing]);
  });
});

describe('a press', () => {
  let room: TestChat;
  let luce: ChatUser;
  let reply: string;
  beforeEach(async () => {
    room = await openTestChat();
    luce = await room.join();
    await room.call(luce, 'SendMessage', 'Ciao');
    await room.answerNext('Eccomi');
    const { messages } = await room.call(luce, 'LoadConversation', {});
    reply = messages[1]?.id ?? '';
  });
  afterEach(() => room.close());

  const press = (id: string) => room.call(luce, 'PressActionButton', reply, '1', id);
  const waiting = () => room.database.db.selectFrom('presses').selectAll().execute();

  test('that comes several times with one id asks once: at the same time, while it waits, and after its reply', async () => {
    await room.call(luce, 'SendMessage', 'E poi');
    const running = await room.nextReply();
    await Promise.all([press('p'), press('p')]);
    await press('p');
    expect(await waiting()).toHaveLength(1);
    running.say('Ti ascolto');
    running.end();
    await room.answerNext('Respira');
    await press('p');
    expect(await waiting()).toEqual([]);
    expect(await room.texts(luce)).toEqual(['Ciao', 'Eccomi', 'E poi', 'Ti ascolto', 'Respira']);
    expect(room.asked).toHaveLength(3);
  });

  test('with another id is another press', async () => {
    await press('one');
    await room.answerNext('Respira');
    await press('other');
    await room.answerNext('Respira ancora');
    expect(await room.texts(luce)).toEqual(['Ciao', 'Eccomi', 'Respira', 'Respira ancora']);
  });

  test('that waits goes with the conversation that is left', async () => {
    await room.call(luce, 'SendMessage', 'E poi');
    await room.nextReply();
    await press('p');
    await room.call(luce, 'NewChat');
    expect(await waiting()).toEqual([]);
    await room.chat.recover();
    expect(room.asked).toHaveLength(2);
  });

  test('that was left waiting is not answered to somebody who has withdrawn, nor much later', async () => {
    const mara = await room.join({ processing: false });
    const { db } = room.database;
    const { id: conversationId } = await db
      .selectFrom('conversations')
      .select('id')
      .executeTakeFirstOrThrow();
    const left = { conversation_id: conversationId, action: 'breathe' };
    await db
      .insertInto('presses')
      .values([
        { ...left, id: 'withdrawn', user_id: mara.id, pressed_at: room.clock.now() },
        { ...left, id: 'old', user_id: luce.id, pressed_at: room.clock.now() - 20 * 60_000 },
      ])
      .execute();
    await room.chat.recover();
    await until(async () => (await waiting()).length === 0);
    expect(room.asked).toHaveLength(1);
  });
});
