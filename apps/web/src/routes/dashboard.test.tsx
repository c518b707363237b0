import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../test/fake-server.ts';
import { openSignedIn } from '../test/open-signed-in.ts';
import { eventually } from '../test/eventually.ts';

const valueOf = (label: string): string | null | undefined =>
  screen.getByText(label).nextElementSibling?.textContent;

test('the profile shows what is known of the person, the provider without underscores', async () => {
  await openSignedIn('/dashboard', { roles: ['admin', 'tester'] });
  expect(await screen.findByRole('heading', { name: 'Ciao, Giulia' })).toBeTruthy();
  const profile = within(screen.getByRole('region', { name: 'Il tuo profilo' }));
  expect(profile.getByText('Giulia')).toBeTruthy();
  expect(profile.getByText('giulia@example.org')).toBeTruthy();
  expect(valueOf('Email verificata')).toBe('Sì');
  expect(valueOf('Registrazione')).toBe('1 ottobre 2026');
  expect(valueOf('Accesso con')).toBe('magic link');
  expect(valueOf('Accesso precedente')).toBe('N/A');
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

test('administrators find the way to the panel, and their role stands out from the others', async () => {
  await openSignedIn('/dashboard', { roles: ['admin', 'tester'] });
  const link = await screen.findByRole('link', { name: 'Apri il pannello' });
  expect(link.getAttribute('href')).toBe('/admin');
  const [admin, tester] = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent === 'admin' || textContent === 'tester');
  expect(admin?.className).toContain('bg-pine');
  expect(tester?.className).toContain('bg-sage');
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
  await eventually(() => expect(page.toasts.success()).toEqual(['Sei uscito dal tuo account']));
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('without a name the menu says "user" and the picture takes the first letters of the address', async () => {
  await openSignedIn('/dashboard', { fullName: null });
  const button = await screen.findByRole('button', { name: 'Apri il menu utente: Utente' });
  expect(button.firstElementChild?.textContent).toBe('GI');
});

test('replies that came while the chat was closed are counted on the Chat button', async () => {
  await openSignedIn('/dashboard', {}, {}, 3);
  expect(await screen.findByRole('link', { name: /Chat\s*3 messaggi non letti/ })).toBeTruthy();
});
