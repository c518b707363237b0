import type { Message } from '@accanto/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { MessageDetails } from './message-details.tsx';
import { standInForLayout } from './testing/layout.ts';

beforeEach(standInForLayout);

const own: Message = {
  id: 'u1',
  role: 'user',
  content: 'Ciao a te',
  timestamp: new Date(2026, 10, 21, 9, 5, 7).toISOString(),
  source: 'local',
  status: 'sent',
};
const reply: Message = { ...own, id: 'a1', role: 'assistant', source: 'remote', status: undefined };

/** The rows of the popover, name by value. */
async function detailsOf(message: Message): Promise<Record<string, string | null>> {
  render(<MessageDetails message={message} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dettagli Messaggio' }));
  // To jsdom a popover is never shown.
  const panel = screen.getByText('Dettagli Messaggio').closest('dialog') ?? document.body;
  const values = within(panel).getAllByRole('definition', { hidden: true });
  return Object.fromEntries(
    within(panel)
      .getAllByRole('term', { hidden: true })
      .map((name, index) => [name.textContent, values[index]?.textContent ?? null]),
  );
}

test('of an own message they are its id, its moment, who and where it is from, its state and its length', async () => {
  expect(await detailsOf(own)).toEqual({
    ID: 'u1',
    'Data e ora': '21/11/2026 09:05:07',
    Ruolo: 'Utente',
    Origine: 'Locale',
    Stato: 'Inviato',
    Lunghezza: '9 caratteri',
  });
});

test.each([
  ['sending', 'Invio...'],
  ['sent', 'Inviato'],
  ['error', 'Errore'],
] as const)('the state %s is called %s', async (status, name) => {
  expect(await detailsOf({ ...own, status })).toMatchObject({ Stato: name });
});

test('of a reply there is no state, and no reaction before it has one', async () => {
  expect(await detailsOf(reply)).toEqual({
    ID: 'a1',
    'Data e ora': '21/11/2026 09:05:07',
    Ruolo: 'Assistant',
    Origine: 'Remoto',
    Lunghezza: '9 caratteri',
  });
});

test.each([
  [0, '❤️ Amo (Nessun commento)'],
  [1, '❤️ Amo (1 commento)'],
  [2, '❤️ Amo (2 commenti)'],
])('a reaction with %i comments reads %s', async (count, text) => {
  const comments = Array.from({ length: count }, (_, index) => ({
    id: `k${index}`,
    userId: 'anna',
    userName: 'Anna',
    content: 'Bene',
    timestamp: own.timestamp,
    edited: false,
  }));
  const reaction = { emoji: '❤️' as const, timestamp: own.timestamp, comments };
  expect(await detailsOf({ ...reply, reaction })).toMatchObject({ Reazione: text });
});

test('a length of one is in the singular', async () => {
  expect(await detailsOf({ ...own, content: 'È' })).toMatchObject({ Lunghezza: '1 carattere' });
});
