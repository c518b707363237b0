import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { toast, Toasts } from './toast.tsx';

test('a toast is read without the code of its shelf, beside a page that stays, and the shelf comes with the next', async () => {
  const undo = vi.fn<() => void>();
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <>
      <p>Non sei solo.</p>
      <Toasts closeLabel="Chiudi" />
    </>,
  );
  act(() => toast.error('Non sei connesso', { action: { label: 'Annulla', run: undo } }));
  expect((await screen.findByRole('alert')).textContent).toContain('Non sei connesso');
  screen.getByText('Non sei solo.');
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Non sei connesso')).toBeNull();

  network.mockReturnValue(true);
  act(() => toast.success('Copiato'));
  await screen.findByRole('dialog', { name: 'Copiato' });
  expect(screen.queryByText('Non sei connesso')).toBeNull();
});

test('a toast of the chat is read in the language of the chat, its button in that of the page', async () => {
  document.documentElement.lang = 'en';
  render(<Toasts closeLabel="Close" />);
  act(() => toast.success('Commento aggiunto', { lang: 'it' }));
  const shown = await screen.findByRole('dialog', { name: 'Commento aggiunto' });
  expect(shown.lang).toBe('it');
  const button = within(shown).getByTitle('Close');
  expect(button.closest<HTMLElement>('[lang]')?.lang).toBe('en');
});
