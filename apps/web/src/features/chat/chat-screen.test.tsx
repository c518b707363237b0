import type { Consents, ConversationSnapshot, Message, User } from '@accanto/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stored } from '../../platform/storage.ts';
import { takeToasts } from '../../ui/toast.tsx';
import { createChatClient, type ChatClient } from './chat-client.ts';
import { ChatScreen } from './chat-screen.tsx';
import { standInForLayout } from './testing/layout.ts';
import { startStubHub, type StubHub } from './testing/stub-hub.ts';

const conversationId = '0193c0de-0000-7000-8000-0000000000c1';
const at = '2026-11-21T10:00:00.000Z';
const user: User = {
  id: 'anna',
  email: 'anna@example.org',
  fullName: 'Anna',
  avatarUrl: null,
  roles: [],
  emailVerified: true,
  createdAt: at,
  lastLoginAt: null,
  authProvider: 'magic_link',
  language: 'it',
  settings: { country: null, listening: 'ask', replyLength: 'short' },
};

let hub: StubHub;
let kept: Message[];
let consents: Consents;
let client: ChatClient | null = null;
const leave = vi.fn();
const buttons = [
  'Respira',
  'Torna al presente',
  'Riformula',
  'Riassumi',
  'Un passo',
  'Scrivi',
  'Chi chiamo',
  'Continua',
].map((label, index) => ({ id: String(index + 1), label }));

function reply(content: string, changes: Partial<Message> = {}): Message {
  return {
    id: `a${kept.length + 1}`,
    conversationId,
    sequence: kept.length + 1,
    role: 'assistant',
    content,
    timestamp: at,
    source: 'remote',
    replyState: 'complete',
    ...changes,
  };
}

beforeEach(async () => {
  standInForLayout();
  hub = await startStubHub();
  kept = [];
  consents = { processing: true, history: false, memory: false, adult: true, version: '1', at };
  hub.methods.LoadConversation = (): ConversationSnapshot => ({
    conversationId,
    messages: kept,
    hasEarlier: false,
    isTyping: false,
    buttons: kept.length > 0 ? buttons : [],
    card: null,
  });
  hub.methods.SendMessage = (text, id) => {
    const message: Message = {
      id: `u${kept.length + 1}`,
      conversationId,
      sequence: kept.length + 1,
      role: 'user',
      content: String(text),
      timestamp: at,
      source: 'remote',
      clientMessageId: String(id),
    };
    kept.push(message);
    return message;
  };
  stored.set('access_token', 'token');
  // The hub is real; the calls beside it are answered here.
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) => {
    const path = String(address);
    if (path.startsWith('http')) return real(address, init);
    if (path === '/api/auth/me/consents' && init?.method === 'PUT') {
      const change = JSON.parse(init.body as string) as {
        processing: boolean;
        history: boolean;
        birth?: { year: number };
      };
      consents = {
        ...consents,
        processing: change.processing,
        history: change.history,
        adult: (change.birth?.year ?? 0) < 2000,
      };
    }
    return Promise.resolve(
      Response.json(path.startsWith('/api/conversations') ? { items: [], next: null } : consents),
    );
  });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
  leave.mockReset();
  takeToasts();
});
afterEach(async () => {
  client?.stop();
  await hub.stop();
});

async function show(): Promise<ReturnType<typeof userEvent.setup>> {
  client = createChatClient({ userId: user.id, url: hub.url, delaysMs: [0, 5] });
  client.start();
  render(
    <MemoryRouter>
      <ChatScreen client={client} user={user} leave={leave} />
    </MemoryRouter>,
  );
  await screen.findByText('Connesso');
  return userEvent.setup();
}

const input = () => screen.findByRole('textbox', { name: 'Messaggio' });

describe('the frame of the chat', () => {
  test('says that this is an AI, how the line is, and has 112 within reach', async () => {
    await show();
    expect(screen.getByText('AI')).toBeDefined();
    expect(
      screen.getByRole('link', { name: 'Emergenza: chiama il 112' }).getAttribute('href'),
    ).toBe('tel:112');
    hub.refuseWith = 503;
    hub.cut();
    await screen.findByText('Disconnesso');
  });

  test('the sidebar has the specified entries, and what is not there yet is disabled', async () => {
    await show();
    await screen.findByRole('button', { name: 'Nuova Chat' });
    expect(screen.getByText('Assistente AI')).toBeDefined();
    expect(screen.getByText('CRONOLOGIA')).toBeDefined();
    for (const name of ['Nessuna chat salvata', 'Impostazioni']) {
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
    }
    for (const name of ['Esporta Chat', 'Cancella Chat'])
      expect(screen.getByRole('button', { name })).toBeDefined();
  });

  test('Escape pressed twice leaves at once, once does not', async () => {
    const person = await show();
    await person.keyboard('{Escape}');
    expect(leave).not.toHaveBeenCalled();
    await person.keyboard('{Escape}');
    expect(leave).toHaveBeenCalledOnce();
  });

  test('everything is Italian for screen readers too', async () => {
    await show();
    expect(screen.getByRole('main').closest('[lang]')?.getAttribute('lang')).toBe('it');
  });
});

describe('writing', () => {
  test('an empty chat greets by name and offers three sentences to start from', async () => {
    const person = await show();
    await screen.findByText(/Ciao, Anna/);
    await person.click(
      screen.getByRole('button', { name: 'C’è una cosa che mi gira in testa da giorni.' }),
    );
    expect(await input()).toHaveProperty('value', 'C’è una cosa che mi gira in testa da giorni.');
  });

  test('Enter sends, Shift+Enter makes a line, and the counter counts', async () => {
    const person = await show();
    await person.type(await input(), 'Prima riga{Shift>}{Enter}{/Shift}seconda');
    expect(screen.getByText('18/500')).toBeDefined();
    await person.keyboard('{Enter}');
    await screen.findByText(/Prima riga\s+seconda/);
    expect(await input()).toHaveProperty('value', '');
    expect(hub.calls.find(({ name }) => name === 'SendMessage')?.args[0]).toBe(
      'Prima riga\nseconda',
    );
  });

  test('the button is disabled for blanks; too long a text gets the specified error and stays', async () => {
    const person = await show();
    await person.type(await input(), '   ');
    expect(screen.getByRole('button', { name: 'Invia' })).toHaveProperty('disabled', true);
    const long = 'x'.repeat(501);
    await person.click(await input());
    await person.paste(long);
    await person.keyboard('{Enter}');
    expect(takeToasts()).toMatchObject([{ text: 'Il messaggio non può superare 500 caratteri' }]);
    expect((await input()).textContent).toContain(long);
  });

  test('what is typed survives a reload', async () => {
    const person = await show();
    await person.type(await input(), 'Un pensiero');
    expect(stored.get('drafts:anna')).toBe('Un pensiero');
  });
});

describe('replies', () => {
  test('stream in, are announced once when complete, and carry the eight buttons', async () => {
    const person = await show();
    await input();
    hub.send('ReceiveTyping', { isTyping: true });
    await screen.findByText('Accanto sta scrivendo');
    const piece = { id: 'a1', conversationId, sequence: 1, role: 'assistant', timestamp: at };
    hub.send('ReceiveTyping', { isTyping: false });
    hub.send('ReceiveMessageDelta', {
      ...piece,
      content: 'Ti **asc',
      offset: 0,
      isFirst: true,
      isComplete: false,
    });
    await screen.findByText('asc');
    expect(screen.getByTestId('announcer').textContent).toBe('');
    expect(screen.getByRole('button', { name: 'Ferma la risposta' })).toBeDefined();
    hub.send('ReceiveMessageDelta', {
      ...piece,
      content: 'olto**.',
      offset: 8,
      isFirst: false,
      isComplete: true,
      replyState: 'complete',
    });
    hub.send('ReceiveActionButtons', buttons);
    await waitFor(() =>
      expect(screen.getByTestId('announcer').textContent).toBe('Accanto ha risposto: Ti ascolto.'),
    );
    const button = await screen.findByRole('button', { name: 'Riassumi' });
    expect(within(button).getByText('4')).toBeDefined();
    await person.click(button);
    await waitFor(() =>
      expect(hub.calls.at(-1)).toMatchObject({ name: 'PressActionButton', args: ['a1', '4'] }),
    );
  });

  test('one that broke off is marked and can be asked for again', async () => {
    kept.push(reply('Ti ascol', { replyState: 'interrupted' }));
    const person = await show();
    await screen.findByText('Risposta interrotta');
    await person.click(screen.getByRole('button', { name: 'Riprova la risposta' }));
    await waitFor(() =>
      expect(hub.calls.at(-1)).toMatchObject({ name: 'RetryReply', args: ['a1'] }),
    );
  });
});

describe('reactions, comments and export', () => {
  test('a whole round by keyboard alone: react, comment, export', async () => {
    kept.push(reply('Ciao'));
    hub.methods.AddComment = (_, text) => ({
      id: '0193c0de-0000-7000-8000-0000000000d1',
      userId: 'anna',
      userName: 'Anna',
      content: text,
      timestamp: at,
      edited: false,
    });
    const person = await show();
    (await screen.findByRole('button', { name: 'Amo' })).focus();
    await person.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Cronologia Commenti' });
    within(dialog).getByRole('textbox', { name: 'Aggiungi un commento' }).focus();
    await person.keyboard('Mi ha fatto bene');
    within(dialog).getByRole('button', { name: 'Salva Commento' }).focus();
    await person.keyboard('{Enter}');
    await within(dialog).findByText('Mi ha fatto bene');
    expect(takeToasts().at(-1)?.text).toBe('Commento aggiunto');
    within(dialog).getAllByRole('button', { name: 'Chiudi' })[0]?.focus();
    await person.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Cambia reazione' });
    screen.getByRole('button', { name: 'Esporta Chat' }).focus();
    await person.keyboard('{Enter}');
    const preview = await screen.findByRole('dialog', { name: 'Anteprima Esportazione CSV' });
    expect(preview.textContent).toContain('timestamp;role;Messaggio;emoticon;commento');
    expect(preview.textContent).toContain(';assistant;Ciao;❤️;Anna|');
    expect(preview.textContent).toContain('1 messaggio');
  });

  test('deleting a comment asks first, in the specified words', async () => {
    const comment = {
      id: '0193c0de-0000-7000-8000-0000000000d1',
      userId: 'anna',
      userName: 'Anna',
      content: 'Via',
      timestamp: at,
      edited: false,
    };
    const foreign = {
      ...comment,
      id: '0193c0de-0000-7000-8000-0000000000d2',
      userId: 'altri',
      content: 'Non mio',
    };
    kept.push(
      reply('Ciao', { reaction: { emoji: '👍', timestamp: at, comments: [comment, foreign] } }),
    );
    const person = await show();
    await person.click(await screen.findByRole('button', { name: 'Apri 2 commenti' }));
    // Only one's own can be changed.
    await person.click(await screen.findByRole('button', { name: 'Elimina' }));
    const question = await screen.findByRole('alertdialog', { name: 'Eliminare questo commento?' });
    expect(question.textContent).toContain(
      'Questa azione non può essere annullata. Il commento verrà eliminato permanentemente.',
    );
    await person.click(within(question).getByRole('button', { name: 'Elimina' }));
    await waitFor(() => expect(takeToasts().at(-1)?.text).toBe('Commento eliminato'));
    expect(screen.queryByText('Via')).toBeNull();
  });

  test('the details of a message have every field', async () => {
    kept.push(reply('Ciao', { reaction: { emoji: '😊', timestamp: at, comments: [] } }));
    const person = await show();
    await person.click(await screen.findByRole('button', { name: 'Dettagli Messaggio' }));
    const heading = await screen.findByText('Dettagli Messaggio');
    const panel = heading.closest('dialog') ?? document.body;
    for (const text of ['a1', 'Assistant', 'Remoto', '4 caratteri', '😊 Utile (Nessun commento)']) {
      expect(within(panel).getByText(text)).toBeDefined();
    }
    expect(panel.textContent).toMatch(/21\/11\/2026 \d\d:00:00/);
  });
});

describe('before the first message', () => {
  test('nothing is ticked, and only an adult who agrees may begin', async () => {
    consents = { ...consents, processing: false, adult: null };
    const person = await show();
    const panel = await screen.findByTestId('consent-panel');
    for (const box of within(panel).getAllByRole('checkbox'))
      expect(box).toHaveProperty('checked', false);
    await person.click(within(panel).getByRole('button', { name: 'Inizia a parlare' }));
    expect(panel.textContent).toContain('Indica mese e anno di nascita.');
    await person.selectOptions(within(panel).getByLabelText('Mese di nascita'), '5');
    await person.type(within(panel).getByLabelText('Anno di nascita'), '1980');
    await person.click(within(panel).getByRole('button', { name: 'Inizia a parlare' }));
    expect(panel.textContent).toContain('Senza questo consenso');
    await person.click(within(panel).getAllByRole('checkbox')[0] ?? panel);
    await person.click(within(panel).getByRole('button', { name: 'Inizia a parlare' }));
    await input();
    expect(consents).toMatchObject({ processing: true, history: false });
  });

  test('somebody under age finds the lines for young people', async () => {
    consents = { ...consents, processing: false, adult: false };
    await show();
    await screen.findByText('Telefono Azzurro');
    expect(screen.getByRole('link', { name: '19696' }).getAttribute('href')).toBe('tel:19696');
    expect(screen.queryByRole('textbox', { name: 'Messaggio' })).toBeNull();
  });
});

describe('help', () => {
  test('the crisis card stays with its numbers when the line is gone', async () => {
    await show();
    await input();
    const emergency = {
      id: 'it-112',
      name: 'Emergenza',
      kind: 'emergency',
      phone: '112',
      text: null,
      chatUrl: null,
      isOpen: true,
      hours: 'sempre',
      opens: null,
      isFree: true,
    };
    const closed = {
      ...emergency,
      id: 'it-amico',
      name: 'Telefono Amico Italia',
      kind: 'listening',
      phone: '02 2327 2327',
      isOpen: false,
      opens: 'Apre alle 9',
    };
    hub.send('ReceiveCrisisCard', {
      id: 'k1',
      form: 'urgent',
      language: 'it',
      country: 'IT',
      title: 'Chiama adesso',
      text: 'Non sei solo.',
      resources: [emergency, closed],
      pinned: true,
    });
    const card = await screen.findByRole('region', { name: 'Aiuto adesso' });
    hub.refuseWith = 503;
    hub.cut();
    await screen.findByText('Disconnesso');
    expect(
      within(card)
        .getByRole('link', { name: 'Chiama Telefono Amico Italia: 02 2327 2327' })
        .getAttribute('href'),
    ).toBe('tel:0223272327');
    expect(within(card).getByText('Apre alle 9 · gratuito')).toBeDefined();
  });
});
