import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeToasts } from '../../ui/toast.tsx';
import type { ChatClient } from './chat-client.ts';
import { setClientStage, shown, type ClientStage } from './testing/client-stage.ts';

const pageSize = 50;
const notExported =
  'La chat non è stata esportata: non riusciamo a caricare tutti i messaggi. Riprova tra un momento.';

let stage: ClientStage;
/** What a page of older messages answers instead, by the place at which it ends. */
let pageInstead: (end: number) => Response | null;

beforeEach(async () => {
  stage = await setClientStage();
  pageInstead = () => null;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) =>
    String(address).includes('/messages?') ? page(String(address)) : real(address, init),
  );
  stage.hub.methods.LoadConversation = () => ({
    ...stage.snapshot(),
    messages: stage.kept.slice(-pageSize),
    hasEarlier: stage.kept.length > pageSize,
  });
});
afterEach(() => stage.clear());

function page(address: string): Response {
  const cursor = new URL(address, 'http://stage').searchParams.get('cursor');
  const end = cursor === null ? stage.kept.length : Number(cursor) - 1;
  const start = Math.max(0, end - pageSize);
  const next = start > 0 ? String(start + 1) : null;
  return pageInstead(end) ?? Response.json({ items: stage.kept.slice(start, end), next });
}

async function beginAfter(count: number): Promise<ChatClient> {
  for (let number = 1; number <= count; number += 1)
    stage.kept.push(stage.reply(`Parola ${number}`));
  return stage.begin();
}

const words = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Parola ${index + 1}`);
const exported = async (client: ChatClient): Promise<string[] | undefined> =>
  (await client.prepareExport())?.map(({ content }) => content);
const said = (): string[] => takeToasts().map(({ text }) => text);
const wasTold = (): boolean => stage.hub.calls.some(({ name }) => name === 'ExportChat');

describe('an export', () => {
  test('has every message of a long chat, and the server is told of it', async () => {
    const client = await beginAfter(170);
    expect(shown(client)).toHaveLength(pageSize);
    expect(await exported(client)).toEqual(words(170));
    expect(wasTold()).toBe(true);
    expect(said()).toEqual([]);
  });

  test('of which a page cannot be had is none: that is said, nothing is lost, and it can be asked for again', async () => {
    const client = await beginAfter(170);
    pageInstead = (end) => (end === 120 ? Response.error() : null);
    expect(await exported(client)).toBeUndefined();
    expect(said()).toEqual([notExported]);
    expect(wasTold()).toBe(false);
    expect(shown(client)).toEqual(words(170).slice(-pageSize));
    pageInstead = () => null;
    expect(await exported(client)).toEqual(words(170));
  });

  test('waits for the load that is on its way', async () => {
    const client = await beginAfter(170);
    const works = stage.hub.methods.LoadConversation;
    let answer = (): void => undefined;
    stage.hub.methods.LoadConversation = async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return works?.();
    };
    stage.hub.cut();
    await vi.waitFor(() => expect(stage.loads()).toBe(2));
    const whole = exported(client);
    stage.kept.push(stage.reply('Parola 171'));
    answer();
    expect(await whole).toEqual(words(171));
    expect(said()).toEqual([]);
  });

  test('asked for while older messages are being read and the line comes back has everything', async () => {
    const client = await beginAfter(170);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
      if (String(address).includes('/messages?')) await held;
      return real(address, init);
    });
    const earlier = client.loadEarlier();
    const whole = exported(client);
    stage.kept.push(stage.reply('Parola 171'));
    stage.hub.cut();
    await vi.waitFor(() => expect(stage.hub.tokens).toHaveLength(2));
    await vi.waitFor(() => expect(client.conversation.get().isConnected).toBe(true));
    release();
    await earlier;
    expect(await whole).toEqual(words(171));
  });

  test('whose newest messages cannot be had is none', async () => {
    const client = await beginAfter(3);
    stage.hub.methods.LoadConversation = () => {
      throw new Error('UNAVAILABLE: Riprova tra un momento');
    };
    stage.hub.cut();
    await vi.waitFor(() => expect(stage.loads()).toBeGreaterThan(1));
    expect(await exported(client)).toBeUndefined();
    expect(said()).toContain(notExported);
  });

  test('of what is on the page is made also while the line is away', async () => {
    const client = await beginAfter(3);
    stage.hub.refuseWith = 503;
    stage.hub.cut();
    await vi.waitFor(() => expect(client.conversation.get().isConnected).toBe(false));
    expect(await exported(client)).toEqual(words(3));
  });
});

test('older messages that cannot be had are told of to whoever scrolls up to them', async () => {
  const client = await beginAfter(70);
  pageInstead = () => Response.error();
  await client.loadEarlier();
  expect(said()).toEqual(['Non riusciamo a caricare i messaggi. Riprova tra un momento.']);
  expect(shown(client)).toHaveLength(pageSize);
});
