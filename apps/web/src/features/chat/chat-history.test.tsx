import type { Conversation } from '@accanto/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeToasts } from '../../ui/toast.tsx';
import { conversationId, input, setStage, type Asked, type Stage } from './testing/stage.tsx';
import { eventually } from '../../test/eventually.ts';

const otherId = '0193c0de-0000-7000-8000-0000000000c2';

let stage: Stage;
let list: Conversation[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 15) });
  stage = await setStage();
  stage.consents = { ...stage.consents, history: true };
  stage.kept.push(stage.reply('Ciao'));
  list = [
    kept(conversationId, 'La casa nuova', new Date(2026, 10, 20, 9), true),
    kept(otherId, 'Il lavoro', new Date(2026, 10, 19, 9), false),
  ];
  stage.answers['GET /api/conversations'] = ({ query }) =>
    Response.json({
      items: list.filter(({ title }) => title.includes(query.get('search') ?? '')),
      next: null,
    });
  stage.answers[`PATCH /api/conversations/${otherId}`] = ({ body }) =>
    Response.json({ ...list[1], ...Object(body) });
  stage.answers[`DELETE /api/conversations/${otherId}`] = () => Response.json({ success: true });
});
afterEach(() => stage.clear());

function kept(id: string, title: string, at: Date, isCurrent: boolean): Conversation {
  const time = at.toISOString();
  return { id, title, createdAt: time, updatedAt: time, messageCount: 2, isCurrent };
}

const changes = (): Asked[] => stage.asked.filter(({ method }) => method !== 'GET');
const history = () => screen.findByRole('navigation', { name: 'CRONOLOGIA' });

describe('the history', () => {
  test('lists kept conversations by day with their titles, the open one marked', async () => {
    await stage.show();
    const open = await screen.findByRole('button', { name: 'La casa nuova' });
    await waitFor(() => expect(open.getAttribute('aria-current')).toBe('true'));
    expect((await history()).textContent).toMatch(/Oggi.*La casa nuova.*Ieri.*Il lavoro/);
  });

  test('takes in a new conversation with its first message', async () => {
    stage.kept.length = 0;
    list = [];
    const person = await stage.show();
    await screen.findByRole('button', { name: 'Nessuna chat salvata' });
    list = [kept(conversationId, 'Il trasloco', new Date(2026, 10, 20, 15), true)];
    await person.type(await input(), 'Domani trasloco{Enter}');
    await screen.findByRole('button', { name: 'Il trasloco' });
  });

  test('without a consent to it shows the disabled entry, and asks for nothing', async () => {
    stage.consents = { ...stage.consents, history: false };
    await stage.show();
    const entry = await screen.findByRole('button', { name: 'Nessuna chat salvata' });
    expect(entry).toHaveProperty('disabled', true);
    expect(stage.asked.some(({ path }) => path === '/api/conversations')).toBe(false);
  });

  test('with a consent and nothing kept shows the same disabled entry', async () => {
    list = [];
    await stage.show();
    expect(await screen.findByRole('button', { name: 'Nessuna chat salvata' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  test('opens the chat that is just being left, once it is left', async () => {
    stage.answers[`PATCH /api/conversations/${conversationId}`] = ({ body }) =>
      Response.json({ ...list[0], ...Object(body) });
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    stage.hub.methods['NewChat'] = async () => {
      await isAnswered;
      return { conversationId: otherId, previous: { id: conversationId, undoUntil: null } };
    };
    const person = await stage.show();
    const left = await screen.findByRole('button', { name: 'La casa nuova' });
    await person.click(screen.getByRole('button', { name: 'Nuova Chat' }));
    await person.click(left);
    expect(changes()).toEqual([]);
    answer();
    await waitFor(() =>
      expect(changes()).toMatchObject([
        { path: `/api/conversations/${conversationId}`, body: { isCurrent: true } },
      ]),
    );
  });

  test('finds conversations by their words, and says when there is none', async () => {
    const person = await stage.show();
    const search = await screen.findByRole('searchbox', { name: 'Cerca nelle chat' });
    await person.type(search, 'lavoro');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'La casa nuova' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Il lavoro' })).toBeDefined();
    await person.type(search, ' xyz');
    await screen.findByText('Nessuna chat con queste parole');
  });

  test('goes on where a page ends', async () => {
    stage.answers['GET /api/conversations'] = (asked) =>
      asked.query.get('cursor') === 'c2'
        ? Response.json({
            items: [kept(`${otherId.slice(0, -1)}3`, 'Vecchia', new Date(2025, 0, 3), false)],
            next: null,
          })
        : Response.json({ items: list, next: 'c2' });
    const person = await stage.show();
    await person.click(await screen.findByRole('button', { name: 'Mostra altre' }));
    await screen.findByRole('button', { name: 'Vecchia' });
    expect((await history()).textContent).toContain('3 gennaio 2025');
    expect(screen.queryByRole('button', { name: 'Mostra altre' })).toBeNull();
  });

  test('that cannot be loaded says so and can be asked for again', async () => {
    const works = stage.answers['GET /api/conversations'];
    stage.answers['GET /api/conversations'] = () => Response.error();
    const person = await stage.show();
    await screen.findByText('Non riusciamo a caricare le chat.');
    if (works) stage.answers['GET /api/conversations'] = works;
    await person.click(within(await history()).getByRole('button', { name: 'Riprova' }));
    await screen.findByRole('button', { name: 'Il lavoro' });
  });
});

describe('a kept conversation', () => {
  test('is opened, and its messages take the place of the present ones', async () => {
    const person = await stage.show();
    await screen.findByText('Ciao');
    stage.hub.methods.LoadConversation = () => ({
      conversationId: otherId,
      messages: [stage.reply('Parliamo del lavoro', { conversationId: otherId })],
      hasEarlier: false,
      isTyping: false,
      buttons: [],
      card: null,
    });
    await person.click(await screen.findByRole('button', { name: 'Il lavoro' }));
    await screen.findByText('Parliamo del lavoro');
    expect(screen.queryByText('Ciao')).toBeNull();
    expect(changes()).toMatchObject([{ method: 'PATCH', body: { isCurrent: true } }]);
  });

  test('is renamed in place; the new title is trimmed, an empty one changes nothing', async () => {
    const person = await stage.show();
    await person.click(await screen.findByRole('button', { name: 'Rinomina «Il lavoro»' }));
    const title = await screen.findByRole('textbox', { name: 'Titolo della chat' });
    expect(document.activeElement).toBe(title);
    await person.clear(title);
    await person.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Il lavoro' });
    expect(changes()).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Rinomina «Il lavoro»' }));
    await person.clear(await screen.findByRole('textbox', { name: 'Titolo della chat' }));
    await person.keyboard('  Il capo  {Enter}');
    await waitFor(() => expect(changes()).toMatchObject([{ body: { title: 'Il capo' } }]));
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Titolo della chat' })).toBeNull(),
    );
  });

  test('keeps its title when Escape is pressed in the field', async () => {
    const person = await stage.show();
    await person.click(await screen.findByRole('button', { name: 'Rinomina «Il lavoro»' }));
    await person.keyboard(' e basta{Escape}');
    const rename = await screen.findByRole('button', { name: 'Rinomina «Il lavoro»' });
    await waitFor(() => expect(document.activeElement).toBe(rename));
    expect(changes()).toEqual([]);
  });

  test('a title that could not be saved stays in the field', async () => {
    stage.answers[`PATCH /api/conversations/${otherId}`] = () => Response.error();
    const person = await stage.show();
    await person.click(await screen.findByRole('button', { name: 'Rinomina «Il lavoro»' }));
    await person.keyboard(' e basta{Enter}');
    await waitFor(() => expect(takeToasts().at(-1)?.kind).toBe('error'));
    expect(screen.getByRole('textbox', { name: 'Titolo della chat' })).toHaveProperty(
      'value',
      'Il lavoro e basta',
    );
  });

  test('is deleted at once, and "Annulla" brings it back for ten seconds', async () => {
    const person = await stage.show();
    await person.click(await screen.findByRole('button', { name: 'Elimina «Il lavoro»' }));
    await waitFor(() => expect(changes()).toMatchObject([{ method: 'DELETE' }]));
    const [said] = await eventually(() => {
      const toasts = takeToasts();
      expect(toasts).toHaveLength(1);
      return toasts;
    });
    expect(said).toMatchObject({
      text: 'Chat eliminata',
      action: { label: 'Annulla' },
      durationMs: 10_000,
    });
    stage.hub.methods.RestoreConversation = () => stage.hub.methods.LoadConversation?.();
    said?.action?.run();
    await waitFor(() =>
      expect(stage.hub.calls.find(({ name }) => name === 'RestoreConversation')?.args).toEqual([
        otherId,
      ]),
    );
  });
});

describe('clearing the chat', () => {
  test('empties the screen at once, and "Annulla" brings it back for ten seconds', async () => {
    stage.hub.methods.ClearChat = () => ({
      conversationId: otherId,
      previous: { id: conversationId, undoUntil: new Date(Date.now() + 10_000).toISOString() },
    });
    const person = await stage.show();
    await screen.findByText('Ciao');
    const back = stage.hub.methods.LoadConversation;
    stage.hub.methods.LoadConversation = () => ({
      conversationId: otherId,
      messages: [],
      hasEarlier: false,
      isTyping: false,
      buttons: [],
      card: null,
    });
    await person.click(screen.getByRole('button', { name: 'Cancella Chat' }));
    expect(screen.queryByText('Ciao')).toBeNull();
    const [said] = await eventually(() => {
      const toasts = takeToasts();
      expect(toasts).toHaveLength(1);
      return toasts;
    });
    expect(said).toMatchObject({ text: 'Chat cancellata', durationMs: 10_000 });
    stage.hub.methods.RestoreConversation = () => back?.();
    if (back) stage.hub.methods.LoadConversation = back;
    said?.action?.run();
    await screen.findByText('Ciao');
  });
});
