import type { User } from '@accanto/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../platform/queries.tsx';
import { answer, fakeServer, offline, refuse, type Request } from '../test/fake-server.ts';
import { openPage, type OpenPage } from '../test/open-page.tsx';
import { accessToken, giulia } from '../test/people.ts';

type Handlers = Parameters<typeof fakeServer>[0];

const here = {
  id: giulia.id,
  device: 'Firefox, Linux',
  createdAt: giulia.createdAt,
  lastUsedAt: '2026-11-21T08:00:00.000Z',
  isCurrent: true,
};
const phone = {
  ...here,
  id: '018f0000-0000-7000-8000-000000000002',
  device: 'Safari, iPhone',
  isCurrent: false,
};

async function openSignedIn(
  address: string,
  person: Partial<User> = {},
  handlers: Handlers = {},
  unreadCount = 0,
): Promise<OpenPage & { requests: Request[] }> {
  localStorage.setItem('access_token', accessToken('a'));
  localStorage.setItem('refresh_token', 'r-a');
  const { requests } = fakeServer({
    profile: () => answer({ ...giulia, ...person }),
    sessions: () => answer({ items: [here, phone] }),
    ...handlers,
  });
  return { ...(await openPage(address, unreadCount)), requests };
}

const valueOf = (label: string): string | null | undefined =>
  screen.getByText(label).nextElementSibling?.textContent;

beforeEach(() => queryClient.clear());

test('the profile shows what is known of the person, the provider without underscores', async () => {
  await openSignedIn('/dashboard', { roles: ['admin', 'tester'] });
  expect(await screen.findByRole('heading', { name: 'Ciao, Giulia' })).toBeTruthy();
  const profile = within(screen.getByRole('region', { name: 'Il tuo profilo' }));
  expect(profile.getByText('Giulia')).toBeTruthy();
  expect(profile.getByText('giulia@example.org')).toBeTruthy();
  expect(valueOf('Email verificata')).toBe('Sì');
  expect(valueOf('Registrazione')).toBe('1 ottobre 2026');
  expect(valueOf('Accesso con')).toBe('magic link');
  expect(profile.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual([
    'admin',
    'tester',
  ]);
});

test.each([
  ['it', null, 'Ultimo accesso', 'N/A'],
  ['it', '2026-11-20T21:05:00.000Z', 'Ultimo accesso', '20 novembre 2026'],
  ['en', '2026-11-20T21:05:00.000Z', 'Last access', 'November 20, 2026'],
  ['es', '2026-11-20T21:05:00.000Z', 'Último acceso', '20 de noviembre de 2026'],
  ['nl', '2026-11-20T21:05:00.000Z', 'Laatst ingelogd', '20 november 2026'],
])(
  'dates follow the language %s; the last login %s',
  async (language, lastLoginAt, label, expected) => {
    localStorage.setItem('language', language);
    await openSignedIn('/dashboard', { lastLoginAt });
    await screen.findByText(label);
    expect(valueOf(label)).toContain(expected);
  },
);

test('the quick actions lead to the chat and to the dashboard itself', async () => {
  await openSignedIn('/dashboard');
  expect((await screen.findByRole('link', { name: 'Prova la chat' })).getAttribute('href')).toBe(
    '/chat-demo',
  );
  expect(screen.getByRole('link', { name: 'Modifica profilo' }).getAttribute('href')).toBe(
    '/dashboard',
  );
});

test('the admin card is shown to administrators only', async () => {
  await openSignedIn('/dashboard');
  await screen.findByRole('heading', { name: 'Ciao, Giulia' });
  expect(screen.queryByText('Pannello di amministrazione')).toBeNull();
});

test('the user menu shows who is here and leads to the dashboard thrice; logging out ends at home', async () => {
  const page = await openSignedIn('/dashboard', {}, { logout: () => answer({ success: true }) });
  const button = await screen.findByRole('button', { name: /Apri il menu utente/ });
  expect(button.firstElementChild?.textContent).toBe('G');
  await page.user.click(button);
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByText('giulia@example.org')).toBeTruthy();
  for (const name of ['Dashboard', 'Profilo', 'Impostazioni']) {
    expect(menu.getByRole('menuitem', { name }).getAttribute('href')).toBe('/dashboard');
  }
  await page.user.click(menu.getByRole('menuitem', { name: 'Esci' }));
  await page.arrivesAt('/');
  await vi.waitFor(() => expect(page.toasts.success()).toEqual(['Sei uscito dal tuo account']));
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('without a name the menu says "user" and the picture takes the first letters of the address', async () => {
  await openSignedIn('/dashboard', { fullName: null });
  const button = await screen.findByRole('button', { name: 'Apri il menu utente: Utente' });
  expect(button.firstElementChild?.textContent).toBe('GI');
});

test('the nickname is saved, also as none', async () => {
  const page = await openSignedIn(
    '/dashboard',
    {},
    { changeProfile: ({ body }) => answer({ ...giulia, ...(body as object) }) },
  );
  const field = await screen.findByLabelText('Soprannome');
  await page.user.clear(field);
  await page.user.click(screen.getByRole('button', { name: 'Salva' }));
  await vi.waitFor(() => expect(page.toasts.success()).toEqual(['Soprannome salvato']));
  expect(page.requests.find(({ call }) => call === 'changeProfile')?.body).toEqual({
    fullName: null,
  });
  expect(await screen.findByRole('heading', { name: 'Ciao' })).toBeTruthy();
});

test('a nickname beyond 100 characters is refused at the field', async () => {
  const page = await openSignedIn('/dashboard');
  const field = await screen.findByLabelText('Soprannome');
  await page.user.clear(field);
  await page.user.click(field);
  await page.user.paste('x'.repeat(101));
  await page.user.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Scegli un soprannome da 1 a 100 caratteri')).toBeTruthy();
});

test('C6 own sessions are listed, and any but the present one can be ended', async () => {
  const page = await openSignedIn(
    '/dashboard',
    {},
    { endSession: () => answer({ success: true }) },
  );
  expect(await screen.findByText('Questo dispositivo')).toBeTruthy();
  expect(
    screen.queryByRole('button', { name: 'Termina la sessione su Firefox, Linux' }),
  ).toBeNull();
  await page.user.click(
    screen.getByRole('button', { name: 'Termina la sessione su Safari, iPhone' }),
  );
  await vi.waitFor(() => expect(page.toasts.success()).toEqual(['Sessione terminata']));
  expect(page.requests.find(({ call }) => call === 'endSession')?.address).toBe(
    `/api/auth/me/sessions/${phone.id}`,
  );
});

test('a list that cannot be loaded says so and can be tried again', async () => {
  let isBack = false;
  const page = await openSignedIn(
    '/dashboard',
    {},
    {
      sessions: () => (isBack ? answer({ items: [here] }) : refuse(404, 'NOT_FOUND')),
    },
  );
  expect(await screen.findByText('Non siamo riusciti a caricare questi dati.')).toBeTruthy();
  isBack = true;
  await page.user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Questo dispositivo')).toBeTruthy();
});

async function askForDeletion(page: OpenPage): Promise<void> {
  await page.user.click(await screen.findByRole('button', { name: 'Elimina il mio account' }));
  await page.user.click(await screen.findByRole('button', { name: 'Elimina per sempre' }));
}

test('the account is deleted after a confirmation; everything here is forgotten and the person told what happened', async () => {
  const page = await openSignedIn(
    '/dashboard',
    {},
    {
      deleteAccount: () =>
        answer({
          success: true,
          erased: { messages: 3 },
          backupsExpireAt: '2026-12-21T08:00:00.000Z',
        }),
    },
  );
  localStorage.setItem(`drafts:${giulia.id}`, 'x');
  await askForDeletion(page);
  await page.arrivesAt('/');
  await vi.waitFor(() => expect(page.toasts.success()[0]).toContain('21 dicembre 2026'));
  expect(localStorage).toHaveLength(0);
});

test('C9 a sign-in that is too old asks for a fresh one', async () => {
  const page = await openSignedIn(
    '/dashboard',
    {},
    {
      deleteAccount: () => refuse(403, 'FRESH_SIGN_IN_REQUIRED'),
      logout: () => answer({ success: true }),
    },
  );
  await askForDeletion(page);
  await page.user.click(await screen.findByRole('button', { name: 'Esci e accedi di nuovo' }));
  await page.arrivesAt('/login');
});

test('a failed deletion is told and nobody is signed out', async () => {
  const page = await openSignedIn('/dashboard', {}, { deleteAccount: () => offline });
  await askForDeletion(page);
  await vi.waitFor(() =>
    expect(page.toasts.error()).toEqual(['Impossibile eliminare l’account. Riprova più tardi.']),
  );
  expect(localStorage.getItem('refresh_token')).toBe('r-a');
});

test('C6 administrators find an account by its address and end its sessions', async () => {
  const found = {
    id: phone.id,
    email: 'luca@example.org',
    roles: [],
    createdAt: giulia.createdAt,
    activeSessions: 2,
  };
  const page = await openSignedIn(
    '/admin',
    { roles: ['admin'] },
    {
      adminUsers: () => answer({ items: [found], next: null }),
      adminEndSessions: () => answer({ success: true, ended: 2 }),
    },
  );
  await page.user.type(await screen.findByLabelText('Indirizzo email'), 'luca@example.org');
  await page.user.click(screen.getByRole('button', { name: 'Cerca' }));
  await page.user.click(await screen.findByRole('button', { name: 'Termina le sue sessioni' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Termina le sue sessioni' }));
  await vi.waitFor(() => expect(page.toasts.success()).toEqual(['2 sessioni terminate']));
  expect(page.requests.find(({ call }) => call === 'adminUsers')?.address).toBe(
    '/api/admin/users?email=luca%40example.org',
  );
});

test('replies that came while the chat was closed are counted on the Chat button', async () => {
  await openSignedIn('/dashboard', {}, {}, 3);
  expect(await screen.findByRole('link', { name: /Chat\s*3 messaggi non letti/ })).toBeTruthy();
});
