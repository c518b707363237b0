import type { CrisisCard, Resource } from '@accanto/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stored } from '../../platform/storage.ts';
import { takeToasts } from '../../ui/toast.tsx';
import { at, input, setStage, type Stage } from './testing/stage.tsx';
import { texts } from './texts.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());

describe('the frame of the chat', () => {
  test('says that this is an AI, how the line is, and has 112 within reach', async () => {
    await stage.show();
    expect(screen.getByText('AI')).toBeDefined();
    expect(
      screen.getByRole('link', { name: 'Emergenza: chiama il 112' }).getAttribute('href'),
    ).toBe('tel:112');
    stage.hub.refuseWith = 503;
    stage.hub.cut();
    await screen.findByText('Disconnesso');
  });

  test('the sidebar has the specified entries, and what is not there yet is disabled', async () => {
    await stage.show();
    await screen.findByRole('button', { name: 'Nuova Chat' });
    expect(screen.getByText('Assistente AI')).toBeDefined();
    expect(screen.getByText('CRONOLOGIA')).toBeDefined();
    for (const name of ['Nessuna chat salvata', 'Impostazioni']) {
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
    }
    for (const name of ['Esporta Chat', 'Cancella Chat'])
      expect(screen.getByRole('button', { name })).toBeDefined();
  });

  test('says in one line who answers and where the words go, before anything was said and later', async () => {
    const person = await stage.show();
    const line = 'Risponde il compagno integrato: le tue parole restano su questo server.';
    // Beside the greeting and in the sidebar.
    expect(await screen.findAllByText(line)).toHaveLength(2);
    await person.type(await input(), 'Ciao{Enter}');
    await waitFor(() => expect(screen.getAllByText(line)).toHaveLength(1));
  });

  test('names the host of a model that is elsewhere', async () => {
    stage.answering = { kind: 'endpoint', host: 'api.example.org' };
    await stage.show();
    await screen.findAllByText(/modello linguistico di api\.example\.org: riceve questa chat/);
  });

  test('Escape pressed twice leaves at once, once does not', async () => {
    const person = await stage.show();
    await person.keyboard('{Escape}');
    expect(stage.leave).not.toHaveBeenCalled();
    await person.keyboard('{Escape}');
    expect(stage.leave).toHaveBeenCalledOnce();
  });

  test('everything is Italian for screen readers too', async () => {
    await stage.show();
    expect(screen.getByRole('main').closest('[lang]')?.getAttribute('lang')).toBe('it');
  });
});

describe('writing', () => {
  test('an empty chat greets by name and offers three sentences to start from', async () => {
    const person = await stage.show();
    await screen.findByText(/Ciao, Anna/);
    await person.click(
      screen.getByRole('button', { name: 'C’è una cosa che mi gira in testa da giorni.' }),
    );
    expect(await input()).toHaveProperty('value', 'C’è una cosa che mi gira in testa da giorni.');
  });

  test('Enter sends, Shift+Enter makes a line, and the counter counts', async () => {
    const person = await stage.show();
    await person.type(await input(), 'Prima riga{Shift>}{Enter}{/Shift}seconda');
    expect(screen.getByText('18/500')).toBeDefined();
    await person.keyboard('{Enter}');
    await screen.findByText(/Prima riga\s+seconda/);
    expect(await input()).toHaveProperty('value', '');
    expect(stage.hub.calls.find(({ name }) => name === 'SendMessage')?.args[0]).toBe(
      'Prima riga\nseconda',
    );
  });

  test('the button is disabled for blanks; too long a text gets the specified error and stays', async () => {
    const person = await stage.show();
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
    const person = await stage.show();
    await person.type(await input(), 'Un pensiero');
    const [key = 'drafts:none'] = stored.draftsOf('anna');
    expect(stored.get(key)).toContain('Un pensiero');
    cleanup();
    await stage.show();
    await waitFor(async () => expect(await input()).toHaveProperty('value', 'Un pensiero'));
  });
});

describe('reactions, comments and export', () => {
  test('a whole round by keyboard alone: react, comment, export', async () => {
    stage.kept.push(stage.reply('Ciao'));
    stage.hub.methods.AddComment = (_, text) => ({
      id: '0193c0de-0000-7000-8000-0000000000d1',
      userId: 'anna',
      userName: 'Anna',
      content: text,
      timestamp: at,
      edited: false,
    });
    const person = await stage.show();
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
    stage.kept.push(
      stage.reply('Ciao', {
        reaction: { emoji: '👍', timestamp: at, comments: [comment, foreign] },
      }),
    );
    const person = await stage.show();
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
    stage.kept.push(
      stage.reply('Ciao', {
        origin: 'prepared',
        reaction: { emoji: '😊', timestamp: at, comments: [] },
      }),
    );
    const person = await stage.show();
    await person.click(await screen.findByRole('button', { name: 'Dettagli Messaggio' }));
    const heading = await screen.findByText('Dettagli Messaggio');
    const panel = heading.closest('dialog') ?? document.body;
    for (const text of [
      'a1',
      'Assistant',
      'Remoto',
      '4 caratteri',
      'Scritto da persone',
      '😊 Utile (Nessun commento)',
    ]) {
      expect(within(panel).getByText(text)).toBeDefined();
    }
    expect(panel.textContent).toMatch(/21\/11\/2026 \d\d:00:00/);
  });
});

test('a sentence to begin with fills an empty field, and stands below what is written already', async () => {
  const [first, second] = texts.starters;
  const person = await stage.show();
  await person.click(await screen.findByRole('button', { name: first }));
  expect(await input()).toHaveProperty('value', first);
  await person.click(screen.getByRole('button', { name: second }));
  expect(await input()).toHaveProperty('value', `${first}\n${second}`);
});

const emergency: Resource = {
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
const closed: Resource = {
  ...emergency,
  id: 'it-amico',
  name: 'Telefono Amico Italia',
  kind: 'listening',
  phone: '02 2327 2327',
  isOpen: false,
  hours: 'dalle 9 alle 24',
  opens: 'Apre alle 9',
};
const card: CrisisCard = {
  id: 'k1',
  form: 'urgent',
  language: 'it',
  country: 'IT',
  title: 'Chiama adesso',
  text: 'Non sei solo.',
  resources: [emergency, closed],
  pinned: true,
};

describe('help', () => {
  test('the crisis card stays with its numbers when the line is gone', async () => {
    await stage.show();
    await input();
    stage.hub.send('ReceiveCrisisCard', card);
    const region = await screen.findByRole('region', { name: 'Aiuto adesso' });
    stage.hub.refuseWith = 503;
    stage.hub.cut();
    await screen.findByText('Disconnesso');
    expect(
      within(region)
        .getByRole('link', { name: 'Chiama Telefono Amico Italia: 02 2327 2327' })
        .getAttribute('href'),
    ).toBe('tel:0223272327');
    expect(within(region).getByText('Apre alle 9 · gratuito')).toBeDefined();
  });

  test('the crisis card says which lines are open by now when somebody comes back to the page', async () => {
    stage.kept.push(stage.reply('Sono qui'));
    const load = stage.hub.methods.LoadConversation;
    let shown: CrisisCard | null = card;
    stage.hub.methods.LoadConversation = () => ({ ...Object(load?.()), card: shown });
    await stage.show();
    await screen.findByText('Apre alle 9 · gratuito');
    shown = { ...card, resources: [emergency, { ...closed, isOpen: true }] };
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText('dalle 9 alle 24 · gratuito');
    // Only the hub takes a card away.
    shown = null;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() =>
      expect(stage.hub.calls.filter(({ name }) => name === 'LoadConversation')).toHaveLength(3),
    );
    screen.getByRole('region', { name: 'Aiuto adesso' });
    screen.getByText('Sono qui');
  });
});
