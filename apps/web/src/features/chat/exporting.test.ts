import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeToasts } from '../../ui/toast.tsx';
import type { ChatClient } from './chat-client.ts';
import {
  at,
  conversationId,
  setClientStage,
  shown,
  type ClientStage,
} from './testing/client-stage.ts';
import { holdLoads, keepLongChat, pageSize, words } from './testing/long-chat.ts';
import { eventually } from '../../test/eventually.ts';

const notExported =
  'La chat non è stata esportata: non riusciamo a caricare tutto quello che serve. Riprova tra un momento.';

let stage: ClientStage;
beforeEach(async () => {
  stage = await setClientStage();
});
afterEach(() => stage.clear());

const exported = async (client: ChatClient): Promise<string[] | undefined> =>
  (await client.prepareExport())?.map(({ content }) => content);
const said = (): string[] => takeToasts().map(({ text }) => text);
const wasTold = (): boolean => stage.hub.calls.some(({ name }) => name === 'ExportChat');

describe('an export', () => {
  test('has every message of a long chat, and the server is told of it', async () => {
    keepLongChat(stage, 170);
    const client = await stage.begin();
    expect(shown(client)).toHaveLength(pageSize);
    expect(await exported(client)).toEqual(words(170));
    expect(wasTold()).toBe(true);
    expect(said()).toEqual([]);
  });

  test('of which a page cannot be had is none: that is said, nothing is lost, and it can be asked for again', async () => {
    const chat = keepLongChat(stage, 170);
    const client = await stage.begin();
    chat.pageInstead = (last) => (last === 120 ? Response.error() : null);
    expect(await exported(client)).toBeUndefined();
    expect(said()).toEqual([notExported]);
    expect(wasTold()).toBe(false);
    expect(shown(client)).toEqual(words(170).slice(-pageSize));
    chat.pageInstead = () => null;
    expect(await exported(client)).toEqual(words(170));
  });

  test('waits for the load that is on its way', async () => {
    keepLongChat(stage, 170);
    const client = await stage.begin();
    stage.kept.push(stage.reply('Parola 171'));
    const release = holdLoads(stage);
    stage.hub.cut();
    await eventually(() => expect(stage.loads()).toBe(2));
    const whole = exported(client);
    release();
    expect(await whole).toEqual(words(171));
    expect(said()).toEqual([]);
  });

  test('waits for a further load when the first one came too early', async () => {
    keepLongChat(stage, 3);
    const client = await stage.begin();
    const release = holdLoads(stage);
    stage.hub.cut();
    await eventually(() => expect(stage.loads()).toBe(2));
    stage.kept.push(stage.reply('Parola 4'));
    // The beginning of this reply was said while nobody could hear it.
    stage.hub.send('ReceiveMessageDelta', {
      id: 'a4',
      conversationId,
      sequence: 4,
      role: 'assistant',
      content: '4',
      timestamp: at,
      offset: 7,
      isFirst: false,
      isComplete: true,
    });
    await eventually(() => expect(client.conversation.get().early.size).toBe(1));
    const whole = exported(client);
    release();
    expect(await whole).toEqual(words(4));
    expect(stage.loads()).toBe(3);
    expect(said()).toEqual([]);
  });

  test('has everything also when the line comes back while older messages are read', async () => {
    const chat = keepLongChat(stage, 170);
    const client = await stage.begin();
    const release = chat.holdPages();
    const whole = exported(client);
    stage.kept.push(stage.reply('Parola 171'));
    stage.hub.cut();
    await eventually(() => expect(stage.hub.tokens).toHaveLength(2));
    await eventually(() => expect(client.conversation.get().isConnected).toBe(true));
    release();
    expect(await whole).toEqual(words(171));
  });

  test('whose newest messages cannot be had is none', async () => {
    keepLongChat(stage, 3);
    const client = await stage.begin();
    stage.hub.methods.LoadConversation = () => {
      throw new Error('UNAVAILABLE: Riprova tra un momento');
    };
    stage.hub.cut();
    await eventually(() => expect(stage.loads()).toBeGreaterThan(1));
    expect(await exported(client)).toBeUndefined();
    expect(said()).toContain(notExported);
  });

  test('of what is on the page is made also while the line is away', async () => {
    keepLongChat(stage, 3);
    const client = await stage.begin();
    stage.hub.refuseWith = 503;
    stage.hub.cut();
    await eventually(() => expect(client.conversation.get().isConnected).toBe(false));
    expect(await exported(client)).toEqual(words(3));
  });
});
