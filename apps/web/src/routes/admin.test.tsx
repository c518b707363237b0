import type { AdminFigures } from '@accanto/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, offline, refuse } from '../test/fake-server.ts';
import { catchSavedFile } from '../test/saved-file.ts';
import { openSignedIn, type Handlers } from '../test/open-signed-in.ts';
import { eventually } from '../test/eventually.ts';

const days = Array.from({ length: 30 }, (_, at) =>
  new Date(Date.UTC(2026, 9, 23 + at)).toISOString().slice(0, 10),
);
const figures: AdminFigures = {
  days,
  series: [
    {
      name: 'visits',
      total: 12_345,
      byDay: days.map((_, at) => (at === 0 ? null : 400 + at)),
      parts: [
        { label: '/', count: 9_000 },
        { label: '/faq', count: 1_200 },
      ],
    },
    { name: 'reports', total: null, byDay: days.map(() => 0), parts: [] },
    { name: 'modelFaults', total: 0, byDay: days.map(() => 0), parts: [] },
  ],
  events: [{ name: 'CTA Click', total: 210, parts: [{ label: 'hero', count: 210 }] }],
  funnels: [
    {
      name: 'waitlist',
      steps: [
        { name: 'Page View', count: 1_000 },
        { name: 'Waitlist Signup', count: 250 },
      ],
    },
  ],
  firstWord: { p50Ms: 240, p95Ms: 1_850 },
};
const entry = {
  id: '018f0000-0000-7000-8000-0000000000e1',
  email: 'luca@example.org',
  plan: 'base',
  source: 'pricing',
  language: 'it',
  createdAt: '2026-11-19T09:30:00.000Z',
  doneAt: null,
  answeredAt: null,
};
const message = {
  id: '018f0000-0000-7000-8000-0000000000d1',
  name: 'Marta',
  email: 'marta@example.org',
  subject: 'Una domanda',
  message: 'Posso usarlo anche dal telefono?',
  language: 'it',
  createdAt: '2026-11-19T09:30:00.000Z',
  doneAt: null,
  answeredAt: null,
};
const openPanel = (section: string, handlers: Handlers = {}) =>
  openSignedIn(
    section === '' ? '/admin' : `/admin?section=${section}`,
    { roles: ['admin'] },
    handlers,
  );

test('without the role there is the 403 screen, and nothing is asked of the server', async () => {
  const page = await openSignedIn('/admin');
  expect(await screen.findByRole('heading', { name: 'Accesso Negato' })).toBeTruthy();
  expect(page.requests.every(({ address }) => !address.includes('/api/admin'))).toBe(true);
});

test('every section has an address of its own, and an unknown one is the overview', async () => {
  const page = await openPanel('nothing', { adminFigures: () => answer(figures) });
  expect(await screen.findByRole('heading', { name: 'Panoramica' })).toBeTruthy();
  // The menu's code is fetched with the first page that has one; a step taken before that would wait for it.
  await screen.findByRole('button', { name: /Apri il menu utente/ });
  const nav = within(screen.getByRole('navigation', { name: 'Sezioni dell’amministrazione' }));
  expect(nav.getAllByRole('link')).toHaveLength(8);
  await page.user.click(nav.getByRole('link', { name: 'Account' }));
  await page.arrivesAt('/admin?section=accounts');
  expect(nav.getByRole('link', { name: 'Account' }).getAttribute('aria-current')).toBe('page');
  expect(document.title).toBe('Account | Amministrazione | Accanto');
});

test.each([
  ['it', '12.345', '23 ott 2026', '25%'],
  ['en', '12,345', 'Oct 23, 2026', '25%'],
  ['es', '12.345', '23 oct 2026', '25 %'],
  ['nl', '12.345', '23 okt 2026', '25%'],
])('counts, days and shares are written as in %s', async (language, count, day, share) => {
  localStorage.setItem('language', language);
  await openPanel('', { adminFigures: () => answer(figures) });
  expect(await screen.findByText(count)).toBeTruthy();
  expect(screen.getAllByText(day).length).toBeGreaterThan(0);
  expect(
    screen.getByText((_, element) => {
      const text = element?.textContent?.replaceAll(/\s/g, ' ') ?? '';
      return element?.tagName === 'SPAN' && text.trim() === `(${share})`;
    }),
  ).toBeTruthy();
});

test('a chart has a table with the same numbers, and fewer than ten are never told more exactly', async () => {
  await openPanel('', { adminFigures: () => answer(figures) });
  expect(await screen.findByRole('img', { name: 'Visite, giorno per giorno' })).toBeTruthy();
  const [table] = screen.getAllByRole('table', { hidden: true });
  const rows = within(table as HTMLElement).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(31);
  expect(rows[1]?.textContent).toContain('meno di 10');
  expect(rows[2]?.textContent).toContain('401');
  const few = screen.getByRole('heading', { name: 'Meno di 10 in questo periodo' });
  expect(few.nextElementSibling?.textContent).toBe('SegnalazioniErrori del modello');
  expect(screen.getByText('1,9 s')).toBeTruthy();
});

test('the period is part of the address', async () => {
  const page = await openPanel('', { adminFigures: () => answer(figures) });
  await page.user.selectOptions(await screen.findByLabelText('Periodo'), 'Ultimi 90 giorni');
  await page.arrivesAt('/admin?days=90');
  await eventually(() =>
    expect(page.requests.some(({ address }) => address === '/api/admin/figures?days=90')).toBe(
      true,
    ),
  );
});

test('the waitlist is searched without a trace in the address, filtered and read page by page', async () => {
  const second = {
    ...entry,
    id: '018f0000-0000-7000-8000-0000000000e2',
    email: 'anna@example.org',
  };
  const page = await openPanel('waitlist', {
    adminWaitlist: ({ address }) =>
      answer(
        address.includes('cursor=')
          ? { items: [second], next: null }
          : { items: [entry], next: 'c1' },
      ),
  });
  expect(await screen.findByText('luca@example.org')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Mostra altri' }));
  expect(await screen.findByText('anna@example.org')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mostra altri' })).toBeNull();
  await page.user.type(screen.getByRole('searchbox', { name: 'Cerca' }), 'luca{Enter}');
  await page.user.selectOptions(screen.getByLabelText('Stato'), 'Da fare');
  await eventually(() =>
    expect(page.requests.at(-1)?.address).toBe('/api/admin/waitlist?search=luca&state=open'),
  );
  await page.arrivesAt('/admin?section=waitlist&state=open');
});

test('an empty list says whether that is because of the filters', async () => {
  const page = await openPanel('waitlist', {
    adminWaitlist: () => answer({ items: [], next: null }),
  });
  expect(await screen.findByText('Niente da mostrare.')).toBeTruthy();
  await page.user.selectOptions(screen.getByLabelText('Stato'), 'Fatti');
  expect(await screen.findByText('Nessun risultato con questi filtri.')).toBeTruthy();
});

test('a list that cannot be loaded can be asked for again', async () => {
  let isBack = false;
  const page = await openPanel('contact', {
    adminContacts: () =>
      isBack ? answer({ items: [message], next: null }) : refuse(404, 'NOT_FOUND'),
  });
  expect(await screen.findByText('Non siamo riusciti a caricare questi dati.')).toBeTruthy();
  isBack = true;
  await page.user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Posso usarlo anche dal telefono?')).toBeTruthy();
});

test('a contact message is marked as done, and removed after a question', async () => {
  let items = [message];
  const page = await openPanel('contact', {
    adminContacts: () => answer({ items, next: null }),
    adminChangeContact: ({ body }) => {
      const { isDone } = body as { isDone: boolean };
      const changed = { ...message, doneAt: isDone ? '2026-11-20T10:00:00.000Z' : null };
      items = [changed as typeof message];
      return answer(changed);
    },
    adminRemoveContact: () => {
      items = [];
      return answer({ success: true });
    },
  });
  await page.user.click(
    await screen.findByRole('button', { name: 'Segna come fatto: marta@example.org' }),
  );
  expect(await screen.findByText('Fatto il 20 novembre 2026')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Elimina: marta@example.org' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Elimina' }));
  expect(await screen.findByText('Niente da mostrare.')).toBeTruthy();
});

test('an answer that could not be sent keeps its words; a sent one is told', async () => {
  let fails = true;
  const page = await openPanel('contact', {
    adminContacts: () => answer({ items: [message], next: null }),
    adminAnswerContact: () =>
      fails ? offline : answer({ ...message, answeredAt: '2026-11-20T10:00:00.000Z' }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Rispondi: marta@example.org' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Rispondi a marta@example.org' }),
  );
  expect(dialog.getByLabelText('Oggetto')).toHaveProperty('value', 'Re: Una domanda');
  const text = dialog.getByLabelText('Testo');
  await page.user.click(dialog.getByRole('button', { name: 'Invia' }));
  expect(await dialog.findByText('Scrivi un oggetto e un testo.')).toBeTruthy();
  await page.user.click(text);
  await page.user.paste('Certo, anche dal telefono.');
  await page.user.click(dialog.getByRole('button', { name: 'Invia' }));
  await eventually(() => expect(page.toasts.error()).toHaveLength(1));
  expect(text).toHaveProperty('value', 'Certo, anche dal telefono.');
  fails = false;
  await page.user.click(dialog.getByRole('button', { name: 'Invia' }));
  await eventually(() =>
    expect(page.toasts.success()).toEqual(['Risposta inviata a marta@example.org']),
  );
  await waitFor(() => expect(screen.queryByLabelText('Testo')).toBeNull());
});

test('the table of the waitlist is downloaded with the filters of the list', async () => {
  const save = catchSavedFile();
  const page = await openPanel('waitlist&state=done', {
    adminWaitlist: () => answer({ items: [entry], next: null }),
    adminExportWaitlist: () => new Response('a;b'),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Scarica CSV' }));
  await eventually(() => expect(page.toasts.success()).toEqual(['File scaricato']));
  expect(save).toHaveBeenCalledOnce();
  expect(page.requests.at(-1)?.address).toBe('/api/admin/waitlist/csv?state=done');
});

test('a part that does not answer stands out', async () => {
  await openPanel('health', {
    adminHealth: () =>
      answer({
        version: '0.1.0',
        startedAt: '2026-11-20T08:00:00.000Z',
        checkedAt: '2026-11-21T08:00:00.000Z',
        parts: [
          { name: 'store', state: 'up', facts: { rows: 1_234_567 } },
          { name: 'mail', state: 'down', facts: {} },
          { name: 'redis', state: 'off', facts: {} },
        ],
      }),
  });
  expect(await screen.findByText('1 parte non risponde.')).toBeTruthy();
  expect(screen.getByText('Non risponde')).toBeTruthy();
  expect(screen.getByText('1.234.567')).toBeTruthy();
});

test('lines that need a check come first, and are confirmed with one press', async () => {
  const line = {
    id: 'it-telefono-amico',
    countries: ['IT'],
    region: null,
    kind: 'listening',
    audience: 'everyone',
    name: 'Telefono Amico',
    phone: '02 2327 2327',
    text: null,
    chatUrl: null,
    hours: 'ogni giorno 9–24',
    sourceUrl: 'https://www.telefonoamico.it/',
    status: 'V2',
    verifiedOn: '2026-11-01',
    verifiedBy: 'published sources',
    confirmedAt: null,
    isShown: true,
    warning: 'old',
  };
  let isConfirmed = false;
  const current = () =>
    isConfirmed ? { ...line, warning: null, confirmedAt: '2026-11-21T08:00:00.000Z' } : line;
  const page = await openPanel('lines', {
    adminHelpLines: () =>
      answer({ items: [{ ...line, id: 'eu-112', name: 'Emergenza', warning: null }, current()] }),
    adminConfirmHelpLine: () => {
      isConfirmed = true;
      return answer(current());
    },
  });
  expect(await screen.findByText('1 linea chiede attenzione.')).toBeTruthy();
  const [first] = screen.getAllByRole('heading', { level: 3 });
  expect(first?.textContent).toBe('Telefono Amico');
  await page.user.click(screen.getByRole('button', { name: 'Confermo, è giusta: Telefono Amico' }));
  expect(await screen.findByText('Nessuna linea chiede attenzione.')).toBeTruthy();
  expect(screen.getByText(/Confermata il 21 novembre 2026/)).toBeTruthy();
});

test('the audit log tells who did what to which id, and is filtered by action', async () => {
  const page = await openPanel('audit', {
    adminAudit: () =>
      answer({
        items: [
          {
            id: '018f0000-0000-7000-8000-0000000000f1',
            at: '2026-11-20T21:05:00.000Z',
            action: 'account-blocked',
            by: 'administrator',
            administrator: 'giulia@example.org',
            subjectId: entry.id,
          },
        ],
        next: null,
      }),
  });
  expect(await screen.findByText(/^giulia@example.org · Riguarda/)).toBeTruthy();
  await page.user.selectOptions(screen.getByLabelText('Azione'), 'Ruolo dato');
  await eventually(() =>
    expect(page.requests.at(-1)?.address).toBe('/api/admin/audit?action=role-granted'),
  );
});

test('a report shows only what was ticked, and which reply it is about', async () => {
  await openPanel('reports', {
    adminReports: () =>
      answer({
        items: [
          {
            id: '018f0000-0000-7000-8000-0000000000b9',
            createdAt: '2026-11-20T21:05:00.000Z',
            language: 'it',
            reason: 'Mi ha fatto stare peggio',
            messages: [
              {
                role: 'assistant',
                content: 'La risposta segnalata',
                timestamp: '2026-11-20T21:00:00.000Z',
                isReported: true,
              },
            ],
            doneAt: null,
          },
        ],
        next: null,
      }),
  });
  expect(await screen.findByText('Mi ha fatto stare peggio')).toBeTruthy();
  expect(screen.getByText('1 messaggio allegato')).toBeTruthy();
  expect(screen.getByText('Risposta segnalata')).toBeTruthy();
});
