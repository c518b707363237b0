import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeToasts } from '../../ui/toast.tsx';
import {
  at,
  conversationId,
  setClientStage,
  shown,
  type ClientStage,
} from './testing/client-stage.ts';
import { holdLoads, keepLongChat, pageSize, words } from './testing/long-chat.ts';
import { eventually } from '../../test/eventually.ts';

let stage: ClientStage;
beforeEach(async () => {
  stage = await setClientStage();
});
afterEach(() => stage.clear());

describe('staying right', () => {
  test('the store is asked after every connect', async () => {
    const client = await stage.begin();
    expect(stage.loads()).toBe(1);
    stage.kept.push(stage.reply('Sono qui'));
    stage.hub.cut();
    await eventually(() => expect(shown(client)).toEqual(['Sono qui']));
    expect(stage.loads()).toBe(2);
  });

  test('a hole in a reply is noticed and healed from the store', async () => {
    const client = await stage.begin();
    stage.kept.push({ ...stage.reply('Ti ascolto.'), replyState: 'streaming' });
    const piece = {
      id: 'a1',
      conversationId,
      sequence: 1,
      role: 'assistant',
      timestamp: at,
      isFirst: false,
      isComplete: false,
    };
    stage.hub.send('ReceiveMessageDelta', { ...piece, content: '.', offset: 10 });
    await eventually(() => expect(shown(client)).toEqual(['Ti ascolto.']));
    expect(stage.loads()).toBe(2);
  });

  test('older messages that are on the page never leave it while everything is loaded again', async () => {
    for (const content of ['uno', 'due', 'tre', 'quattro', 'cinque'])
      stage.kept.push(stage.reply(content));
    stage.hub.methods.LoadConversation = () => ({
      ...stage.snapshot(),
      messages: stage.kept.slice(-2),
      hasEarlier: true,
    });
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) =>
      String(address).includes('/messages')
        ? Promise.resolve(Response.json({ items: stage.kept.slice(1), next: '2' }))
        : real(address, init),
    );
    const client = await stage.begin();
    await client.loadEarlier();
    expect(shown(client)).toEqual(['due', 'tre', 'quattro', 'cinque']);
    const uppermost = new Set<string | undefined>();
    client.conversation.subscribe(() => uppermost.add(shown(client)[0]));
    stage.kept.push(stage.reply('sei'));
    stage.hub.cut();
    await eventually(() =>
      expect(shown(client)).toEqual(['due', 'tre', 'quattro', 'cinque', 'sei']),
    );
    expect([...uppermost]).toEqual(['due']);
  });

  test('older messages wait for a load that is on its way, and nothing said meanwhile is lost', async () => {
    keepLongChat(stage, 70);
    const client = await stage.begin();
    const load = stage.hub.methods.LoadConversation;
    stage.hub.methods.LoadConversation = () => ({ ...Object(load?.()), isTyping: true });
    const release = holdLoads(stage);
    stage.hub.cut();
    await eventually(() => expect(stage.loads()).toBe(2));
    const earlier = client.loadEarlier();
    stage.kept.push(stage.reply('Parola 71'));
    stage.hub.send('ReceiveMessage', stage.kept.at(-1));
    await eventually(() => expect(shown(client).at(-1)).toBe('Parola 71'));
    release();
    await earlier;
    await eventually(() => expect(client.conversation.get().isTyping).toBe(true));
    expect(shown(client)).toEqual(words(71));
  });

  test('older messages that cannot be had are told of to whoever scrolls up to them', async () => {
    const chat = keepLongChat(stage, 70);
    const client = await stage.begin();
    chat.pageInstead = () => Response.error();
    await client.loadEarlier();
    expect(takeToasts().map(({ text }) => text)).toEqual([
      'Non riusciamo a caricare i messaggi. Riprova tra un momento.',
    ]);
    expect(shown(client)).toHaveLength(pageSize);
  });

  test('when the store cannot answer at first, it is asked again', async () => {
    let failures = 0;
    const client = await stage.begin();
    stage.kept.push(stage.reply('Eccomi'));
    stage.hub.methods.LoadConversation = () => {
      failures += 1;
      if (failures === 1) throw new Error('UNAVAILABLE: Riprova tra un momento');
      return stage.snapshot();
    };
    stage.hub.cut();
    await eventually(() => expect(shown(client)).toEqual(['Eccomi']));
    expect(failures).toBe(2);
  });
});
