import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, fakeServer } from '../test/fake-server.ts';
import { openPage } from '../test/open-page.tsx';

const switcher = (label: string): HTMLElement => screen.getAllByLabelText(label)[0] as HTMLElement;

test('another language keeps what somebody has written, the place and the focus', async () => {
  fakeServer({});
  const scrollTo = vi.spyOn(window, 'scrollTo');
  const page = await openPage('/');
  await page.user.type(screen.getByLabelText('Messaggio'), 'Vi scrivo da un po’');
  await page.user.selectOptions(switcher('Lingua'), 'nl');
  await page.arrivesAt('/nl');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Bericht')).value).toBe(
    'Vi scrivo da un po’',
  );
  await page.user.selectOptions(switcher('Taal'), 'it');
  await page.arrivesAt('/');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement?.tagName).toBe('SELECT');
});

test('another page starts at its top', async () => {
  fakeServer({});
  const scrollTo = vi.spyOn(window, 'scrollTo');
  const page = await openPage('/login');
  await page.user.click(screen.getByRole('link', { name: 'Accanto, pagina iniziale' }));
  await page.arrivesAt('/');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('whoever waits for a letter goes on waiting for it in another language', async () => {
  fakeServer({ requestMagicLink: () => answer({ success: true, message: 'ok' }) });
  const page = await openPage('/login');
  await page.user.type(screen.getByLabelText('Email'), 'giulia@example.org');
  await page.user.click(screen.getByRole('button', { name: 'Invia Magic Link' }));
  await screen.findByRole('heading', { name: 'Controlla la tua email' });
  await page.user.selectOptions(switcher('Lingua'), 'nl');
  await page.arrivesAt('/nl/login');
  expect(await screen.findByRole('heading', { name: 'Kijk in je e-mail' })).toBeTruthy();
  expect(screen.getByText('giulia@example.org')).toBeTruthy();
  expect(document.activeElement?.tagName).toBe('SELECT');
});
