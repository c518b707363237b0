import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, offline, refuse } from '../test/fake-server.ts';
import { catchSavedFile } from '../test/saved-file.ts';
import type { OpenPage } from '../test/open-page.tsx';
import { here, openSignedIn, phone } from '../test/open-signed-in.ts';
import { giulia } from '../test/people.ts';
import { eventually } from '../test/eventually.ts';

test('the nickname is saved, also as none', async () => {
  const page = await openSignedIn(
    '/dashboard',
    {},
    { changeProfile: ({ body }) => answer({ ...giulia, ...(body as object) }) },
  );
  const field = await screen.findByLabelText('Soprannome');
  await page.user.clear(field);
  await page.user.click(screen.getByRole('button', { name: 'Salva' }));
  await eventually(() => expect(page.toasts.success()).toEqual(['Soprannome salvato']));
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
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Scegli un soprannome da 1 a 100 caratteri',
  );
});

test('a nickname and an address that could not be saved stay as they were typed', async () => {
  const page = await openSignedIn(
    '/dashboard',
    {},
    { changeProfile: () => offline, changeEmail: () => refuse(403, 'FRESH_SIGN_IN_REQUIRED') },
  );
  const nickname = await screen.findByLabelText('Soprannome');
  await page.user.clear(nickname);
  await page.user.type(nickname, 'Anna');
  await page.user.click(screen.getByRole('button', { name: 'Salva' }));
  const address = screen.getByLabelText('Nuovo indirizzo');
  await page.user.click(address);
  await page.user.paste('anna@example.org');
  await page.user.click(screen.getByRole('button', { name: 'Invia il link' }));
  await eventually(() => expect(page.toasts.error()).toHaveLength(2));
  expect(page.toasts.error().join()).toContain('negli ultimi 10 minuti');
  expect(nickname).toHaveProperty('value', 'Anna');
  expect(address).toHaveProperty('value', 'anna@example.org');
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
  await eventually(() => expect(page.toasts.success()).toEqual(['Sessione terminata']));
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
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(dialog.getByLabelText('Scrivi ELIMINA per confermare'));
  await page.user.paste('elimina');
  await page.user.click(dialog.getByRole('button', { name: 'Elimina per sempre' }));
}

test('the account is not deleted before the word is typed', async () => {
  const page = await openSignedIn('/dashboard');
  await page.user.click(await screen.findByRole('button', { name: 'Elimina il mio account' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const button = dialog.getByRole('button', { name: 'Elimina per sempre' });
  expect(button.hasAttribute('disabled')).toBe(true);
  await page.user.type(dialog.getByLabelText('Scrivi ELIMINA per confermare'), 'elimin');
  expect(button.hasAttribute('disabled')).toBe(true);
});

test('after the deletion everything here is forgotten, and the person sees the proof of what was erased', async () => {
  const page = await openSignedIn(
    '/dashboard',
    {},
    {
      deleteAccount: () =>
        answer({
          success: true,
          erased: { users: 1, messages: 1234, comments: 0 },
          erasedAt: '2026-11-21T08:00:00.000Z',
          ledgerId: 'c0ffee',
          backupsExpireAt: '2026-12-21T08:00:00.000Z',
        }),
    },
  );
  localStorage.setItem(`drafts:${giulia.id}`, 'x');
  await askForDeletion(page);
  expect(
    await screen.findByRole('heading', { name: 'Il tuo account è stato eliminato' }),
  ).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Messaggi 1.234' })).toBeTruthy();
  expect(screen.queryByText('Commenti')).toBeNull();
  expect(screen.getByText('c0ffee')).toBeTruthy();
  expect(screen.getByText(/Scadono il 21 dicembre 2026/)).toBeTruthy();
  expect(localStorage).toHaveLength(0);
  await page.user.click(screen.getByRole('link', { name: 'Torna alla home' }));
  await page.arrivesAt('/');
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

test('the word confirms on a device that writes Turkish too', async () => {
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (this: string) {
    return this.replaceAll('i', 'İ').toUpperCase();
  });
  const page = await openSignedIn('/dashboard');
  await page.user.click(await screen.findByRole('button', { name: 'Elimina il mio account' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.type(dialog.getByLabelText('Scrivi ELIMINA per confermare'), 'elimina');
  expect(dialog.getByRole('button', { name: 'Elimina per sempre' })).toHaveProperty(
    'disabled',
    false,
  );
});

test('a failed deletion is told and nobody is signed out', async () => {
  const page = await openSignedIn('/dashboard', {}, { deleteAccount: () => offline });
  await askForDeletion(page);
  await eventually(() =>
    expect(page.toasts.error()).toEqual(['Impossibile eliminare l’account. Riprova più tardi.']),
  );
  expect(localStorage.getItem('refresh_token')).toBe('r-a');
});

test('C6 all other sessions are ended at once, after a question', async () => {
  const tablet = {
    ...phone,
    id: '018f0000-0000-7000-8000-000000000003',
    device: 'Chrome, Android',
  };
  let items = [here, phone, tablet];
  const page = await openSignedIn(
    '/dashboard',
    {},
    {
      sessions: () => answer({ items }),
      endOtherSessions: () => {
        items = [here];
        return answer({ success: true, ended: 2 });
      },
    },
  );
  await page.user.click(await screen.findByRole('button', { name: 'Termina tutte le altre' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Termina tutte le altre' }));
  await eventually(() => expect(page.toasts.success()).toEqual(['2 sessioni terminate']));
  await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
});

test('the archive shows how far it is while it comes', async () => {
  let arrive: (file: Response) => void = () => undefined;
  const save = catchSavedFile();
  const page = await openSignedIn(
    '/dashboard',
    {},
    {
      exportAccount: () => new Promise((resolve) => (arrive = resolve)),
      exportProgress: () => answer({ progress: { rows: 25_000, of: 100_000 } }),
    },
  );
  await page.user.click(await screen.findByRole('button', { name: 'Scarica i miei dati' }));
  const bar = await screen.findByRole('progressbar');
  await waitFor(() => expect(bar).toHaveProperty('value', 0.25));
  expect(bar.getAttribute('aria-valuetext')).toBe('25.000 di 100.000 righe');
  await eventually(() =>
    expect(page.requests.some(({ call }) => call === 'exportAccount')).toBe(true),
  );
  arrive(new Response('zip'));
  await eventually(() => expect(page.toasts.success()).toEqual(['Archivio scaricato']));
  expect(save).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});
