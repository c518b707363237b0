import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Missing = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => (
  <button type="button" onClick={onRetry}>
    Riprova
  </button>
);

/** A part whose code is fetched as the test says. */
function partOf(fetchName: () => Promise<string>) {
  return lazyPart(async () => {
    const name = await fetchName();
    return { default: () => <p>{name}</p> };
  }, Missing);
}

test('code that does not arrive takes nothing else from the page, and is asked for again', async () => {
  const fetchName = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce('Menu');
  const menu = partOf(fetchName);
  render(
    <>
      <a href="tel:112">112</a>
      <menu.Part />
    </>,
  );
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  screen.getByRole('link', { name: '112' });
  await userEvent.click(retry);
  await screen.findByText('Menu');
  expect(fetchName).toHaveBeenCalledTimes(2);
});

test('nothing is fetched while there is no network: a browser may remember that it failed', async () => {
  const fetchName = vi.fn<() => Promise<string>>().mockResolvedValue('Menu');
  const menu = partOf(fetchName);
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<menu.Part />);
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  expect(fetchName).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  await userEvent.click(retry);
  await screen.findByText('Menu');
});
