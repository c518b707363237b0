import type { AdminUser } from '@accanto/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refuse } from '../test/fake-server.ts';
import type { OpenPage } from '../test/open-page.tsx';
import { openSignedIn, type Handlers } from '../test/open-signed-in.ts';
import { giulia } from '../test/people.ts';
import { eventually } from '../test/eventually.ts';

const luca: AdminUser = {
  id: '018f0000-0000-7000-8000-0000000000a9',
  email: 'luca@example.org',
  roles: [],
  isConfiguredAdmin: false,
  isBlocked: false,
  createdAt: giulia.createdAt,
  lastLoginAt: null,
  activeSessions: 2,
};

const openAccounts = (handlers: Handlers) =>
  openSignedIn('/admin?section=accounts', { roles: ['admin'] }, handlers);

async function search(page: OpenPage): Promise<void> {
  await page.user.click(await screen.findByLabelText('Indirizzo email'));
  await page.user.paste('luca@example.org');
  await page.user.keyboard('{Enter}');
}

test('C6 administrators find an account by its address and end its sessions', async () => {
  const page = await openAccounts({
    adminUsers: () => answer({ items: [luca], next: null }),
    adminEndSessions: () => answer({ success: true, ended: 2 }),
  });
  await search(page);
  await page.user.click(await screen.findByRole('button', { name: 'Termina le sessioni' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Termina le sessioni' }));
  await eventually(() => expect(page.toasts.success()).toEqual(['2 sessioni terminate']));
  expect(await screen.findByText(/0 sessioni aperte/)).toBeTruthy();
  expect(page.requests.find(({ call }) => call === 'adminUsers')?.address).toBe(
    '/api/admin/users?email=luca%40example.org',
  );
  // The address of the page keeps nobody's address.
  await page.arrivesAt('/admin?section=accounts');
});

test('an account is blocked and unblocked, each after a question, without a second search', async () => {
  const page = await openAccounts({
    adminUsers: () => answer({ items: [luca], next: null }),
    adminBlock: ({ body }) => answer({ ...luca, ...(body as object), activeSessions: 0 }),
  });
  await search(page);
  for (const [name, told] of [
    ['Blocca', 'Account bloccato'],
    ['Sblocca', 'Account sbloccato'],
  ] as const) {
    await page.user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await page.user.click(dialog.getByRole('button', { name }));
    await eventually(() => expect(page.toasts.success()).toContain(told));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  expect(page.requests.filter(({ call }) => call === 'adminUsers')).toHaveLength(1);
});

test('an account is erased only after its address was typed again, with a fresh sign-in', async () => {
  let isFresh = false;
  const page = await openAccounts({
    adminUsers: () => answer({ items: [luca], next: null }),
    adminEraseUser: () =>
      isFresh
        ? answer({
            success: true,
            erased: { users: 1 },
            erasedAt: '2026-11-21T08:00:00.000Z',
            ledgerId: 'c0ffee',
            backupsExpireAt: '2026-12-21T08:00:00.000Z',
          })
        : refuse(403, 'FRESH_SIGN_IN_REQUIRED'),
  });
  await search(page);
  const begin = async (): Promise<void> => {
    await page.user.click(await screen.findByRole('button', { name: 'Elimina l’account' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const button = dialog.getByRole('button', { name: 'Elimina l’account' });
    expect(button.hasAttribute('disabled')).toBe(true);
    await page.user.click(dialog.getByLabelText('Riscrivi l’indirizzo per confermare'));
    await page.user.paste('luca@example.org');
    await page.user.click(button);
  };
  await begin();
  expect(await screen.findByText('Prima, conferma che sei tu')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Annulla' }));
  isFresh = true;
  await begin();
  await eventually(() =>
    expect(page.toasts.success()).toEqual(['Account eliminato. Cancellazione n. c0ffee']),
  );
  await waitFor(() => expect(screen.queryByText('luca@example.org')).toBeNull());
});

test('administrators cannot block, erase or disarm themselves', async () => {
  const page = await openAccounts({
    adminUsers: () => answer({ items: [{ ...luca, id: giulia.id, roles: ['admin'] }], next: null }),
  });
  await search(page);
  expect(await screen.findByRole('button', { name: 'Termina le sessioni' })).toBeTruthy();
  for (const name of ['Togli il ruolo', 'Blocca', 'Elimina l’account'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
