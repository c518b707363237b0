import type { Resource } from '@accanto/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeToasts } from '../../ui/toast.tsx';
import { currentSession, setSession } from '../../platform/session.ts';
import { at, input, setStage, type Asked, type Stage } from './testing/stage.tsx';

const azzurro: Resource = {
  id: 'it-telefono-azzurro',
  name: 'Telefono Azzurro',
  kind: 'minor',
  phone: '19696',
  text: null,
  chatUrl: 'https://azzurro.it',
  isOpen: true,
  hours: '24 ore su 24',
  opens: null,
  isFree: true,
};

let stage: Stage;
beforeEach(async () => {
  stage = await setStage();
  stage.consents = { ...stage.consents, processing: false, adult: null };
  stage.answers['GET /api/help-lines'] = () => Response.json({ items: [azzurro] });
  stage.answers['POST /api/help-lines/tap'] = () => Response.json({ success: true });
  stage.answers['PUT /api/auth/me/consents'] = ({ body }) => {
    const { processing, history, memory } = body as typeof stage.consents;
    stage.consents = { ...stage.consents, processing, history, memory, adult: true };
    return Response.json(stage.consents);
  };
});
afterEach(() => stage.clear());

const refuse = (status: number, code: string): Response =>
  Response.json({ success: false, code, message: code, requestId: 'r1' }, { status });
const linesAsked = (): Asked | undefined =>
  stage.asked.find(({ path }) => path === '/api/help-lines');

describe('the panel before the first message', () => {
  test('ticks nothing, and only an adult who agrees may begin', async () => {
    const person = await stage.show();
    const panel = await screen.findByTestId('consent-panel');
    const boxes = within(panel).getAllByRole('checkbox');
    expect(boxes).toHaveLength(3);
    for (const box of boxes) expect(box).toHaveProperty('checked', false);
    const begin = within(panel).getByRole('button', { name: 'Inizia a parlare' });
    await person.click(begin);
    expect(panel.textContent).toContain('Indica mese e anno di nascita.');
    await person.selectOptions(within(panel).getByLabelText('Mese di nascita'), 'maggio');
    await person.type(within(panel).getByLabelText('Anno di nascita'), '1980');
    await person.click(begin);
    expect(panel.textContent).toContain('Senza questo consenso');
    await person.click(within(panel).getByRole('checkbox', { name: /per rispondermi/ }));
    await person.click(begin);
    await input();
    expect(stage.asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      processing: true,
      history: false,
      memory: false,
      birth: { year: 1980, month: 5 },
    });
  });

  test('says before anything is agreed to what answers and where the words go, in the person’s language', async () => {
    stage.answering = { kind: 'endpoint', host: 'api.example.org' };
    await stage.show({ language: 'nl' });
    const panel = await screen.findByTestId('consent-panel');
    await within(panel).findByText(
      /taalmodel van api\.example\.org antwoordt: het krijgt dit gesprek/,
    );
  });

  test('asks for each purpose alone', async () => {
    const person = await stage.show();
    const panel = await screen.findByTestId('consent-panel');
    await person.selectOptions(within(panel).getByLabelText('Mese di nascita'), 'maggio');
    await person.type(within(panel).getByLabelText('Anno di nascita'), '1980');
    await person.click(within(panel).getByRole('checkbox', { name: /per rispondermi/ }));
    await person.click(within(panel).getByRole('checkbox', { name: /ricordare alcune cose/ }));
    await person.click(within(panel).getByRole('button', { name: 'Inizia a parlare' }));
    await input();
    expect(stage.consents).toMatchObject({ processing: true, history: false, memory: true });
  });

  test('leaves what was agreed to before as it is, when only talking has to be agreed to again', async () => {
    stage.consents = { ...stage.consents, adult: true, history: true };
    const person = await stage.show();
    const panel = await screen.findByTestId('consent-panel');
    await person.click(within(panel).getByRole('checkbox', { name: /per rispondermi/ }));
    await person.click(within(panel).getByRole('button', { name: 'Inizia a parlare' }));
    await input();
    expect(stage.consents).toMatchObject({ processing: true, history: true, memory: false });
  });

  test.each([
    ['en', 'Before you start', 'February', '/en/privacy'],
    ['es', 'Antes de empezar', 'febrero', '/es/privacy'],
    ['nl', 'Voordat je begint', 'februari', '/nl/privacy'],
  ] as const)(
    'is written in the language of the person: %s',
    async (language, title, february, privacy) => {
      await stage.show({ language });
      const panel = await screen.findByTestId('consent-panel');
      expect(within(panel).getByRole('heading', { name: title }).closest('[lang]')).toHaveProperty(
        'lang',
        language,
      );
      expect(within(panel).getByRole('option', { name: february })).toHaveProperty('value', '2');
      expect(
        within(panel)
          .getByRole('link', { name: /gegevens|data|datos/ })
          .getAttribute('href'),
      ).toBe(privacy);
    },
  );
});

describe('somebody under age', () => {
  test('finds the lines for young people of the own country, and nothing to write in', async () => {
    stage.consents = { ...stage.consents, adult: false };
    const person = await stage.show({
      settings: { country: 'IT', listening: 'ask', replyLength: 'short' },
    });
    const line = await screen.findByRole('link', { name: 'Chiama Telefono Azzurro: 19696' });
    expect(line.getAttribute('href')).toBe('tel:19696');
    expect(Object.fromEntries(linesAsked()?.query ?? [])).toEqual({
      audience: 'minors',
      language: 'it',
      country: 'IT',
    });
    expect(screen.queryByRole('textbox', { name: 'Messaggio' })).toBeNull();
    await person.click(line);
    await waitFor(() => expect(stage.asked.at(-1)?.body).toEqual({ line: 'it-telefono-azzurro' }));
  });

  test('finds the emergency number when the lines cannot be had', async () => {
    stage.consents = { ...stage.consents, adult: false };
    stage.answers['GET /api/help-lines'] = () => refuse(503, 'UNAVAILABLE');
    await stage.show();
    await screen.findByRole('link', { name: 'Chiama Emergenza: 112' });
  });

  test('is refused by the panel with the same screen, also when only the server knows why', async () => {
    stage.answers['PUT /api/auth/me/consents'] = () => refuse(403, 'ADULTS_ONLY');
    const person = await stage.show();
    const panel = await screen.findByTestId('consent-panel');
    await person.selectOptions(within(panel).getByLabelText('Mese di nascita'), 'maggio');
    await person.type(within(panel).getByLabelText('Anno di nascita'), '1980');
    await person.click(within(panel).getByRole('checkbox', { name: /per rispondermi/ }));
    await person.click(within(panel).getByRole('button', { name: 'Inizia a parlare' }));
    await screen.findByText('Accanto è pensato per persone adulte');
    await screen.findByText('Telefono Azzurro');
  });
});

describe('somebody who says in the chat to be under age', () => {
  const until = '2026-12-21T10:00:00.000Z';

  beforeEach(() => {
    stage.consents = { ...stage.consents, processing: true, adult: true };
    stage.hub.methods.SendMessage = () => {
      stage.consents = { ...stage.consents, ageCheck: { askedAt: at, until, needsProof: false } };
      throw new Error('AGE_CHECK_REQUIRED: Prima di continuare, rispondi');
    };
  });

  async function sayTooMuch() {
    const person = await stage.show();
    await person.type(await input(), 'Ho quattordici anni{Enter}');
    await screen.findByRole('region', { name: 'Quanti anni hai?' });
    return person;
  }

  test('is asked once, beside the lines for young people, and cannot write meanwhile', async () => {
    await sayTooMuch();
    await screen.findByText('Telefono Azzurro');
    expect(screen.getByText(/21 dicembre 2026/)).toBeDefined();
    expect(screen.getByText('Ho quattordici anni')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Messaggio' })).toBeNull();
  });

  test('goes on after saying to be of age', async () => {
    stage.answers['POST /api/auth/me/age-check'] = () => {
      stage.consents = { ...stage.consents, ageCheck: null };
      return Response.json({ success: true, erased: null });
    };
    const person = await sayTooMuch();
    await person.click(screen.getByRole('button', { name: 'Ho almeno 18 anni' }));
    await input();
    expect(stage.asked.find(({ path }) => path.endsWith('age-check'))?.body).toEqual({
      adult: true,
    });
  });

  test('sees the account erased after saying to be younger', async () => {
    setSession({ state: 'signed-out', user: null, next: 'login' });
    const erased = {
      success: true,
      erased: { messages: 3 },
      erasedAt: at,
      ledgerId: 'l1',
      backupsExpireAt: until,
    };
    stage.answers['POST /api/auth/me/age-check'] = () => Response.json({ success: true, erased });
    const person = await sayTooMuch();
    await person.click(screen.getByRole('button', { name: 'Ho meno di 18 anni' }));
    await waitFor(() => expect(currentSession()).toMatchObject({ state: 'erased', proof: erased }));
  });

  test('who may be in danger goes on talking beside the question', async () => {
    await sayTooMuch();
    stage.hub.send('ReceiveCrisisCard', {
      id: 'k1',
      form: 'full',
      language: 'it',
      country: 'IT',
      title: 'Aiuto',
      text: 'Non sei solo.',
      resources: [azzurro],
      pinned: false,
    });
    await input();
    expect(screen.getByRole('region', { name: 'Quanti anni hai?' })).toBeDefined();
  });

  test('finds the question as soon as the server asks it, without an error', async () => {
    await stage.show();
    await input();
    stage.consents = { ...stage.consents, ageCheck: { askedAt: at, until, needsProof: true } };
    stage.hub.send('ReceiveError', {
      type: 'age',
      code: 'AGE_CHECK_REQUIRED',
      message: 'Prima di continuare, rispondi',
      timestamp: at,
    });
    const question = await screen.findByRole('region', { name: 'Quanti anni hai?' });
    expect(question.textContent).toContain('prova dell’età');
    expect(within(question).queryByRole('button', { name: 'Ho almeno 18 anni' })).toBeNull();
    expect(takeToasts()).toEqual([]);
  });
});
