import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChatClient } from './chat-client.ts';
import {
  conversationId,
  outbox,
  setClientStage,
  shown,
  type ClientStage,
} from './testing/client-stage.ts';
import { holdLoads } from './testing/long-chat.ts';
import { eventually } from '../../test/eventually.ts';

const otherId = '0193c0de-0000-7000-8000-0000000000c2';

/** The conversation that the store calls the present one. */
let current = conversationId;
let stage: ClientStage;
beforeEach(async () => {
  stage = await setClientStage();
  current = conversationId;
  stage.hub.methods.LoadConversation = () => ({
    ...stage.snapshot(),
    conversationId: current,
    messages: stage.kept.filter((message) => message.conversationId === current),
  });
  stage.hub.methods.NewChat = () => {
    current = otherId;
    return { conversationId: otherId, previous: { id: conversationId, undoUntil: null } };
  };
  stage.kept.push(stage.reply('Sono qui'));
});
afterEach(() => stage.clear());

const refuses = (): never => {
  throw new Error('RATE_LIMITED: Troppe richieste');
};

/** Sends what the server refuses. */
async function sendInVain(client: ChatClient, text: string): Promise<void> {
  stage.hub.methods.SendMessage = refuses;
  client.send(text);
  await eventually(() => expect(shown(client)).toContain(`${text} (error)`));
  stage.hub.methods.SendMessage = stage.store;
}

/** Waits until the page has asked the store about the present conversation. */
async function arrived(client: ChatClient, id: string): Promise<void> {
  await eventually(() =>
    expect(client.conversation.get()).toMatchObject({
      conversationId: id,
      isLoaded: true,
      needsReload: false,
      duringLoad: null,
    }),
  );
}

describe('a conversation that was left and is the present one again', () => {
  test('comes back after an undo whose answer was lost', async () => {
    const client = await stage.begin();
    await client.leave('NewChat');
    await arrived(client, otherId);
    stage.hub.methods.RestoreConversation = () => {
      current = conversationId;
      stage.hub.cut();
    };
    const before = stage.loads();
    await client.restore(conversationId);
    await arrived(client, conversationId);
    expect(shown(client)).toEqual(['Sono qui']);
    expect(stage.loads() - before).toBe(1);
    stage.kept.push(stage.reply('Ti ascolto'));
    stage.hub.send('ReceiveMessage', stage.kept.at(-1));
    await eventually(() => expect(shown(client)).toEqual(['Sono qui', 'Ti ascolto']));
  });

  test('comes back when another device opened it while this page was away', async () => {
    const client = await stage.begin();
    await client.leave('NewChat');
    await arrived(client, otherId);
    current = conversationId;
    stage.hub.cut();
    await arrived(client, conversationId);
    expect(shown(client)).toEqual(['Sono qui']);
  });

  test('comes back when New was pressed twice and failed twice', async () => {
    const client = await stage.begin();
    stage.hub.methods.NewChat = refuses;
    await Promise.all([client.leave('NewChat'), client.leave('NewChat')]);
    await arrived(client, conversationId);
    expect(shown(client)).toEqual(['Sono qui']);
  });
});

describe('messages that the conversation did not get before it was left', () => {
  test('one whose answer was lost stands where it was stored, and no longer as on its way', async () => {
    const client = await stage.begin();
    stage.hub.methods.SendMessage = (text, id) => {
      const message = stage.store(text, id);
      if (current === conversationId) stage.hub.cut();
      current = otherId;
      return message;
    };
    client.send('Ho paura');
    await arrived(client, otherId);
    await eventually(() => expect(shown(client)).toEqual([]));
    expect(outbox()).toBeNull();
  });

  test('one that another page has sent is not shown as on its way for ever', async () => {
    stage.hub.methods.SendMessage = () => {
      stage.hub.cut();
      return new Promise(() => undefined);
    };
    const client = await stage.begin();
    const release = holdLoads(stage);
    client.send('Ho paura');
    await eventually(() => expect(stage.loads()).toBe(2));
    localStorage.removeItem('outbox:anna');
    release();
    await eventually(() => expect(shown(client)).toEqual(['Sono qui']));
  });

  test('one on its way when New is pressed during a load goes out all the same', async () => {
    stage.hub.methods.SendMessage = () => {
      stage.hub.cut();
      return new Promise(() => undefined);
    };
    const client = await stage.begin();
    const release = holdLoads(stage);
    client.send('Ho paura');
    await eventually(() => expect(stage.loads()).toBe(2));
    stage.hub.methods.SendMessage = (text, id) => {
      const message = { ...stage.store(text, id), conversationId: current };
      stage.kept.splice(stage.kept.length - 1, 1, message);
      return message;
    };
    const left = client.leave('NewChat');
    expect(shown(client)).toEqual([]);
    release();
    await left;
    await eventually(() => expect(shown(client)).toEqual(['Ho paura (sent)']));
    expect(outbox()).toBeNull();
  });

  test('one that was refused is in the next conversation, to be sent again or discarded', async () => {
    const client = await stage.begin();
    await sendInVain(client, 'Parole importanti');
    const left = client.leave('NewChat');
    expect(shown(client)).toEqual([]);
    await left;
    await eventually(() => expect(shown(client)).toEqual(['Parole importanti (error)']));
  });

  test('one that is refused while New waits behind it is there as well', async () => {
    const client = await stage.begin();
    stage.hub.methods.SendMessage = refuses;
    client.send('Scritto subito prima');
    await client.leave('NewChat');
    await eventually(() => expect(shown(client)).toEqual(['Scritto subito prima (error)']));
  });

  test('New on another page takes none away, and one that is kept no longer can still be sent', async () => {
    const client = await stage.begin();
    const another = await stage.begin();
    await sendInVain(client, 'Parole importanti');
    await another.leave('NewChat');
    expect(outbox()).toContain('Parole importanti');
    localStorage.removeItem('outbox:anna');
    client.resend(client.conversation.get().messages.at(-1)?.id ?? '');
    await eventually(() => expect(stage.kept.at(-1)?.content).toBe('Parole importanti'));
  });
});
