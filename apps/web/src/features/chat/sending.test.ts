import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stored } from '../../platform/storage.ts';
import { takeToasts } from '../../ui/toast.tsx';
import { outbox, setClientStage, shown, type ClientStage } from './testing/client-stage.ts';
import { eventually } from '../../test/eventually.ts';

let stage: ClientStage;
beforeEach(async () => {
  stage = await setClientStage();
});
afterEach(() => stage.clear());

describe('sending', () => {
  test('a message is on the screen at once, and says truthfully how far it came', async () => {
    let release = (): void => undefined;
    stage.hub.methods.SendMessage = async (text, id) => {
      await new Promise<void>((resolve) => (release = resolve));
      return stage.store(text, id);
    };
    const client = await stage.begin();
    expect(client.send('  Ciao  ')).toBe(true);
    expect(shown(client)).toEqual(['Ciao (sending)']);
    expect(outbox()).toContain('Ciao');
    await eventually(() => expect(stage.sends()).toHaveLength(1));
    release();
    await eventually(() => expect(shown(client)).toEqual(['Ciao (sent)']));
    expect(outbox()).toBeNull();
  });

  test('while disconnected a send gives false, and nothing is stage.kept or shown', async () => {
    const client = await stage.begin();
    stage.hub.refuseWith = 503;
    stage.hub.cut();
    await eventually(() => expect(client.conversation.get().isConnected).toBe(false));
    expect(client.send('Ciao')).toBe(false);
    expect(shown(client)).toEqual([]);
    expect(outbox()).toBeNull();
    expect(takeToasts().at(-1)?.text).toContain('Non sei connesso');
  });

  test('too long a message is refused with the specified sentence', async () => {
    const client = await stage.begin();
    expect(client.send('x'.repeat(501))).toBe(false);
    expect(takeToasts()).toMatchObject([{ text: 'Il messaggio non può superare 500 caratteri' }]);
    expect(client.send('   ')).toBe(false);
    expect(stage.sends()).toHaveLength(0);
  });

  test('when the answer is lost but the message was stored, it is not sent again', async () => {
    stage.hub.methods.SendMessage = (text, id) => {
      stage.store(text, id);
      stage.hub.cut();
      return new Promise(() => undefined);
    };
    const client = await stage.begin();
    client.send('Ciao');
    await eventually(() => expect(shown(client)).toEqual(['Ciao (sent)']));
    expect(stage.sends()).toHaveLength(1);
    expect(outbox()).toBeNull();
  });

  test('when the message itself is lost, it goes again under the same id', async () => {
    let isCut = false;
    stage.hub.methods.SendMessage = (text, id) => {
      if (isCut) return stage.store(text, id);
      isCut = true;
      stage.hub.cut();
      return new Promise(() => undefined);
    };
    const client = await stage.begin();
    client.send('Ciao');
    await eventually(() => expect(shown(client)).toEqual(['Ciao (sent)']));
    expect(stage.sends()).toHaveLength(2);
    expect(stage.sends()[0]?.args[1]).toBe(stage.sends()[1]?.args[1]);
    expect(stage.kept).toHaveLength(1);
  });

  test('a refused message stays with its text, and can be sent again or discarded', async () => {
    stage.hub.methods.SendMessage = () => {
      throw new Error('CONSENT_REQUIRED: Serve il tuo consenso');
    };
    const client = await stage.begin();
    client.send('Ciao');
    await eventually(() => expect(shown(client)).toEqual(['Ciao (error)']));
    expect(takeToasts().at(-1)?.text).toBe('Serve il tuo consenso');
    stage.hub.methods.SendMessage = stage.store;
    client.resend(client.conversation.get().messages[0]?.id ?? '');
    await eventually(() => expect(shown(client)).toEqual(['Ciao (sent)']));
    expect(stage.sends()[0]?.args[1]).toBe(stage.sends()[1]?.args[1]);
  });

  test('messages leave one after the other, in the order in which they were written', async () => {
    const client = await stage.begin();
    for (const text of ['uno', 'due', 'tre']) client.send(text);
    await eventually(() =>
      expect(shown(client)).toEqual(['uno (sent)', 'due (sent)', 'tre (sent)']),
    );
    expect(stage.kept.map(({ content }) => content)).toEqual(['uno', 'due', 'tre']);
  });

  test('what a closed page left unsent goes on its way with the next one', async () => {
    const unsent = {
      clientMessageId: 'k1',
      text: 'Prima del ricaricamento',
      timestamp: new Date().toISOString(),
      failed: false,
    };
    stored.set('outbox:anna', JSON.stringify([unsent]));
    const client = await stage.begin();
    await eventually(() => expect(shown(client)).toEqual(['Prima del ricaricamento (sent)']));
    expect(stage.sends()[0]?.args).toEqual(['Prima del ricaricamento', 'k1']);
  });

  test('a browser that cannot keep anything sends all the same, and a refused message stays with its text', async () => {
    const client = await stage.begin();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    client.send('Ciao');
    await eventually(() => expect(shown(client)).toEqual(['Ciao (sent)']));
    stage.hub.methods.SendMessage = () => {
      throw new Error('RATE_LIMITED: Troppe richieste');
    };
    client.send('Ci sei?');
    await eventually(() => expect(shown(client).at(-1)).toBe('Ci sei? (error)'));
    stage.hub.methods.SendMessage = stage.store;
    client.resend(client.conversation.get().messages.at(-1)?.id ?? '');
    await eventually(() => expect(shown(client)).toEqual(['Ciao (sent)', 'Ci sei? (sent)']));
  });

  test('an old unsent message waits for the person, and damaged storage does no harm', async () => {
    const unsent = {
      clientMessageId: 'k1',
      text: 'Di ieri',
      timestamp: '2026-11-20T10:00:00.000Z',
      failed: false,
    };
    stored.set('outbox:anna', JSON.stringify([unsent, { text: 7 }, null]));
    const client = await stage.begin();
    await eventually(() => expect(shown(client)).toEqual(['Di ieri (error)']));
    expect(stage.sends()).toHaveLength(0);
    client.discard('k1');
    expect(shown(client)).toEqual([]);
    expect(outbox()).toBeNull();
  });
});

describe('a press', () => {
  const presses = () => stage.hub.calls.filter(({ name }) => name === 'PressActionButton');
  const ids = () => presses().map(({ args }) => args[2]);
  const press = { messageId: 'a1', buttonId: '1', failed: false } as const;
  beforeEach(() => {
    stage.kept.push(stage.reply('Ti ascolto'));
  });

  test('that is lost with its line goes again under the same id, and is kept until it is answered', async () => {
    stage.hub.methods.PressActionButton = () => {
      stage.hub.methods.PressActionButton = () => undefined;
      stage.hub.cut();
      return new Promise(() => undefined);
    };
    const client = await stage.begin();
    await client.pressButton('a1', '1');
    await eventually(() => expect(presses()).toHaveLength(2));
    await eventually(() => expect(outbox()).toBeNull());
    expect(new Set(ids()).size).toBe(1);
    expect(presses()[1]?.args.slice(0, 2)).toEqual(['a1', '1']);
  });

  test('goes behind what was said before it, also after the line was away', async () => {
    stage.hub.methods.SendMessage = () => {
      stage.hub.methods.SendMessage = stage.store;
      stage.hub.cut();
      return new Promise(() => undefined);
    };
    const client = await stage.begin();
    client.send('Ciao');
    const pressed = client.pressButton('a1', '1');
    await pressed;
    await eventually(() => expect(presses().length).toBeGreaterThan(0));
    await eventually(() => expect(outbox()).toBeNull());
    const order = stage.hub.calls.map(({ name }) => name);
    expect(order.lastIndexOf('SendMessage')).toBeLessThan(order.indexOf('PressActionButton'));
  });

  test('that a closed page left unsent goes with the next one; an older one would surprise', async () => {
    const now = Date.now();
    stored.set(
      'outbox:anna',
      JSON.stringify([
        { ...press, clientMessageId: 'old', timestamp: new Date(now - 600_000).toISOString() },
        { ...press, clientMessageId: 'new', timestamp: new Date(now).toISOString() },
      ]),
    );
    await stage.begin();
    await eventually(() => expect(ids()).toEqual(['new']));
    await eventually(() => expect(outbox()).toBeNull());
  });

  test('under a reply that stands there no more is forgotten', async () => {
    const timestamp = new Date().toISOString();
    const gone = { ...press, messageId: 'gone', clientMessageId: 'k1', timestamp };
    stored.set('outbox:anna', JSON.stringify([gone]));
    await stage.begin();
    await eventually(() => expect(outbox()).toBeNull());
    expect(presses()).toEqual([]);
  });

  test('that was refused says so, and the same button is the same press again', async () => {
    stage.hub.methods.PressActionButton = () => {
      throw new Error('UNAVAILABLE: Il servizio non risponde');
    };
    const client = await stage.begin();
    await client.pressButton('a1', '1');
    expect(takeToasts().at(-1)?.text).toBe('Il servizio non risponde');
    stage.hub.methods.PressActionButton = () => undefined;
    await client.pressButton('a1', '1');
    await client.pressButton('a1', '1');
    const [first, second, third] = ids();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(outbox()).toBeNull();
  });

  test('while disconnected is not made, and said not to be', async () => {
    const client = await stage.begin();
    stage.hub.refuseWith = 503;
    stage.hub.cut();
    await eventually(() => expect(client.conversation.get().isConnected).toBe(false));
    await client.pressButton('a1', '1');
    expect(outbox()).toBeNull();
    expect(takeToasts().at(-1)?.text).toContain('Non sei connesso');
  });
});
