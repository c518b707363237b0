import { localeOf } from '@accanto/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, offline } from '../test/fake-server.ts';
import { consents, openSignedIn } from '../test/open-signed-in.ts';
import { giulia } from '../test/people.ts';
import { eventually } from '../test/eventually.ts';

const remembered = {
  id: '018f0000-0000-7000-8000-0000000000a1',
  fact: 'Ha una sorella di nome Marta',
  sourceMessageId: '018f0000-0000-7000-8000-0000000000b1',
  source: {
    conversationId: '018f0000-0000-7000-8000-0000000000c1',
    content: 'Mia sorella Marta non mi parla',
    timestamp: '2026-11-02T10:00:00.000Z',
  },
  createdAt: '2026-11-02T10:00:01.000Z',
};

test('each group of settings has an anchor of its own', async () => {
  await openSignedIn('/dashboard');
  const nav = within(await screen.findByRole('navigation', { name: 'Sezioni delle impostazioni' }));
  const links = nav.getAllByRole('link');
  expect(links).toHaveLength(7);
  for (const link of links) {
    const target = document.querySelector(link.getAttribute('href') ?? '');
    expect(target?.getAttribute('tabindex')).toBe('-1');
  }
});

test('the listening contract is saved as soon as it is chosen, and says so', async () => {
  let release: () => void = () => undefined;
  const page = await openSignedIn(
    '/dashboard',
    {},
    {
      changeProfile: async () => {
        await new Promise<void>((resolve) => (release = resolve));
        return answer({ ...giulia, settings: { ...giulia.settings, listening: 'ideas' } });
      },
    },
  );
  const ideas = await screen.findByRole('radio', { name: 'Mi propone idee' });
  await page.user.click(ideas);
  expect(await screen.findByText('Salvataggio…')).toBeTruthy();
  expect(ideas.matches(':checked')).toBe(true);
  await eventually(() =>
    expect(page.requests.some(({ call }) => call === 'changeProfile')).toBe(true),
  );
  release();
  expect(await screen.findByText('Salvato')).toBeTruthy();
  expect(ideas.matches(':checked')).toBe(true);
  expect(page.requests.find(({ call }) => call === 'changeProfile')?.body).toEqual({
    settings: { listening: 'ideas' },
  });
});

test('a choice that could not be saved says so and goes back to what the server knows', async () => {
  const page = await openSignedIn('/dashboard', {}, { changeProfile: () => offline });
  await page.user.click(await screen.findByRole('radio', { name: 'Medie' }));
  expect(await screen.findByText('Non salvato')).toBeTruthy();
  expect(page.toasts.error()).toEqual(['Impossibile salvare. Riprova più tardi.']);
  expect(screen.getByRole('radio', { name: 'Brevi' }).matches(':checked')).toBe(true);
});

test('language and country are saved to the account, and the page speaks the new language', async () => {
  const page = await openSignedIn(
    '/dashboard',
    {},
    { changeProfile: ({ body }) => answer({ ...giulia, ...(body as object) }) },
  );
  const settings = within(await screen.findByRole('region', { name: 'Lingua e aspetto' }));
  await page.user.selectOptions(settings.getByLabelText('Lingua'), 'es');
  expect(await screen.findByRole('heading', { name: 'Hola, Giulia' })).toBeTruthy();
  expect(localStorage.getItem('language')).toBe('es');
  await eventually(() =>
    expect(page.requests.find(({ call }) => call === 'changeProfile')?.body).toEqual({
      language: 'es',
    }),
  );
  const country = screen.getByLabelText('País para los teléfonos de ayuda');
  await page.user.selectOptions(country, 'Países Bajos');
  await eventually(() =>
    expect(page.requests.findLast(({ call }) => call === 'changeProfile')?.body).toEqual({
      settings: { country: 'NL' },
    }),
  );
});

test('the theme follows the device until one is chosen, and again when that is wished', async () => {
  const page = await openSignedIn(
    '/dashboard',
    {},
    { changeProfile: () => answer({ ...giulia, settings: { ...giulia.settings, theme: 'dark' } }) },
  );
  await page.user.click(await screen.findByRole('radio', { name: 'Scuro' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await page.user.click(screen.getByRole('radio', { name: 'Come il dispositivo' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

test('a theme chosen on another device is taken over, unless this browser has one of its own', async () => {
  await openSignedIn('/dashboard', { settings: { ...giulia.settings, theme: 'dark' } });
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
  delete document.documentElement.dataset['theme'];
});

test.each([
  ['it', '20 novembre 2026'],
  ['en', 'November 20, 2026'],
  ['es', '20 de noviembre de 2026'],
  ['nl', '20 november 2026'],
] as const)('consents tell their date and version in %s', async (language, date) => {
  localStorage.setItem('language', language);
  await openSignedIn('/dashboard');
  const [history] = await screen.findAllByText(/2026-11-1$/);
  expect(history?.textContent).toContain(date);
  expect(history?.textContent).toContain(
    new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(
      new Date(consents.at ?? ''),
    ),
  );
});

test('a consent is withdrawn only after the person was told what is lost', async () => {
  const page = await openSignedIn(
    '/dashboard',
    {},
    { changeConsents: ({ body }) => answer({ ...consents, ...(body as object) }) },
  );
  const history = await screen.findByRole('switch', {
    name: 'Conservare la cronologia delle chat',
  });
  await page.user.click(history);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/si cancellano subito e per sempre/)).toBeTruthy();
  expect(page.requests.some(({ call }) => call === 'changeConsents')).toBe(false);
  await page.user.click(dialog.getByRole('button', { name: 'Ritira il consenso' }));
  await waitFor(() => expect(history.matches(':checked')).toBe(false));
  expect(page.requests.find(({ call }) => call === 'changeConsents')?.body).toEqual({
    history: false,
  });
});

test('a consent given here does not give again what was withdrawn on another device', async () => {
  let known = consents;
  const page = await openSignedIn(
    '/dashboard',
    {},
    {
      consents: () => answer(known),
      changeConsents: ({ body }) => {
        known = { ...known, ...(body as object) };
        return answer(known);
      },
    },
  );
  const memory = await screen.findByRole('switch', { name: /^Ricordare/ });
  known = { ...known, history: false };
  await page.user.click(memory);
  await waitFor(() => expect(known).toMatchObject({ history: false, memory: true }));
  await waitFor(() =>
    expect(
      screen
        .getByRole('switch', { name: 'Conservare la cronologia delle chat' })
        .matches(':checked'),
    ).toBe(false),
  );
});

test('a withdrawal that is called off changes nothing', async () => {
  const page = await openSignedIn('/dashboard');
  const history = await screen.findByRole('switch', {
    name: 'Conservare la cronologia delle chat',
  });
  await page.user.click(history);
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(history.matches(':checked')).toBe(true);
});

test('before the question about age consents cannot be given here', async () => {
  await openSignedIn(
    '/dashboard',
    {},
    {
      consents: () =>
        answer({
          processing: false,
          history: false,
          memory: false,
          adult: null,
          version: null,
          at: null,
        }),
    },
  );
  expect(await screen.findByText(/Non te l’abbiamo ancora chiesto/)).toBeTruthy();
  for (const each of screen.getAllByRole('switch'))
    expect(each.hasAttribute('disabled')).toBe(true);
});

test('every answer ever given is listed with version and language', async () => {
  const page = await openSignedIn(
    '/dashboard',
    {},
    {
      consentLog: () =>
        answer({
          items: [
            {
              processing: true,
              history: false,
              memory: false,
              version: '2026-11-1',
              language: 'nl',
              at: '2026-11-03T09:00:00.000Z',
            },
          ],
        }),
    },
  );
  await page.user.click(await screen.findByText('Tutte le tue risposte'));
  expect(await screen.findByText('Testo versione 2026-11-1, in Nederlands')).toBeTruthy();
});

test('a remembered fact shows its source, can be corrected, and keeps what was typed when that fails', async () => {
  let fails = true;
  let fact = remembered.fact;
  const page = await openSignedIn(
    '/dashboard',
    {},
    {
      consents: () => answer({ ...consents, memory: true }),
      memories: () => answer({ items: [{ ...remembered, fact }] }),
      changeMemory: ({ body }) => {
        if (fails) return offline;
        fact = (body as { fact: string }).fact;
        return answer({ ...remembered, fact });
      },
    },
  );
  expect(await screen.findByText('Hai scritto: «Mia sorella Marta non mi parla»')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: `Modifica: ${fact}` }));
  const field = screen.getByLabelText('Fatto ricordato');
  const form = field.closest('form');
  if (form === null) throw new Error('the field stands in a form');
  await page.user.clear(field);
  await page.user.paste('Ha due sorelle');
  await page.user.click(within(form).getByRole('button', { name: 'Salva' }));
  await eventually(() => expect(page.toasts.error()).toHaveLength(1));
  expect(field).toHaveProperty('value', 'Ha due sorelle');
  fails = false;
  await page.user.click(within(form).getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Ha due sorelle')).toBeTruthy();
});

test('a remembered fact is forgotten after a question', async () => {
  let items = [remembered];
  const page = await openSignedIn(
    '/dashboard',
    {},
    {
      consents: () => answer({ ...consents, memory: true }),
      memories: () => answer({ items }),
      forgetMemory: () => {
        items = [];
        return answer({ success: true });
      },
    },
  );
  await page.user.click(
    await screen.findByRole('button', { name: `Dimentica: ${remembered.fact}` }),
  );
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Dimentica' }));
  expect(await screen.findByText(/^Ancora nulla/)).toBeTruthy();
  expect(page.toasts.success()).toEqual(['Dimenticato']);
});
