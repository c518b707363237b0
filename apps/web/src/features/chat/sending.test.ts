import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stored } from '../../platform/storage.ts';
import { takeToasts } from '../../ui/toast.tsx';
import { outbox, setClientStage, shown, type ClientStage } from './testing/client-stage.ts';

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
    await vi.waitFor(() => expect(stage.sends()).toHaveLength(1));
    release();
    await vi.waitFor(() => expect(shown(client)).toEqual(['Ciao (sent)']));
    expect(outbox()).toBeNull();
  });

  test('while disconnected a send gives false, and nothing is stage.kept or shown', async () => {
    const client = await stage.begin();
    stage.hub.refuseWith = 503;
    stage.hub.cut();
    await vi.waitFor(() => expect(client.conversation.get().isConnected).toBe(false));
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
    await vi.waitFor(() => expect(shown(client)).toEqual(['Ciao (sent)']));
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
    await vi.waitFor(() => expect(shown(client)).toEqual(['Ciao (sent)']));
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
    await vi.waitFor(() => expect(shown(client)).toEqual(['Ciao (error)']));
    expect(takeToasts().at(-1)?.text).toBe('Serve il tuo consenso');
    stage.hub.methods.SendMessage = stage.store;
    client.resend(client.conversation.get().messages[0]?.id ?? '');
    await vi.waitFor(() => expect(shown(client)).toEqual(['Ciao (sent)']));
    expect(stage.sends()[0]?.args[1]).toBe(stage.sends()[1]?.args[1]);
  });

  test('messages leave one after the other, in the order in which they were written', async () => {
    const client = await stage.begin();
    for (const text of ['uno', 'due', 'tre']) client.send(text);
    await vi.waitFor(() =>
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
    await vi.waitFor(() => expect(shown(client)).toEqual(['Prima del ricaricamento (sent)']));
    expect(stage.sends()[0]?.args).toEqual(['Prima del ricaricamento', 'k1']);
  });

  test('a browser that cannot keep anything sends all the same, and a refused message stays with its text', async () => {
    const client = await stage.begin();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    client.send('Ciao');
    await vi.waitFor(() => expect(shown(client)).toEqual(['Ciao (sent)']));
    stage.hub.methods.SendMessage = () => {
      throw new Error('RATE_LIMITED: Troppe richieste');
    };
    client.send('Ci sei?');
    await vi.waitFor(() => expect(shown(client).at(-1)).toBe('Ci sei? (error)'));
    stage.hub.methods.SendMessage = stage.store;
    client.resend(client.conversation.get().messages.at(-1)?.id ?? '');
    await vi.waitFor(() => expect(shown(client)).toEqual(['Ciao (sent)', 'Ci sei? (sent)']));
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
    await vi.waitFor(() => expect(shown(client)).toEqual(['Di ieri (error)']));
    expect(stage.sends()).toHaveLength(0);
    client.discard('k1');
    expect(shown(client)).toEqual([]);
    expect(outbox()).toBeNull();
  });
});
