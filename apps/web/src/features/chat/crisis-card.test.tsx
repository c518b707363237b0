import type { CrisisCard as Card, Resource } from '@accanto/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CardAnnouncer } from './card-announcer.tsx';
import { CrisisCard } from './crisis-card.tsx';

const emergency: Resource = {
  id: 'eu-112',
  name: 'Emergenza',
  kind: 'emergency',
  phone: '112',
  text: null,
  chatUrl: null,
  isOpen: true,
  hours: '24 ore su 24',
  opens: null,
  isFree: true,
};
const card: Card = {
  id: 'k1',
  form: 'full',
  language: 'it',
  country: 'IT',
  title: 'Se dovesse servirti',
  text: 'Non so se è il tuo caso.',
  resources: [
    { ...emergency, id: 'it-amico', name: 'Telefono Amico', kind: 'listening', phone: '02 2327' },
    emergency,
  ],
  pinned: false,
};
const takenBack: Card = { ...card, folded: true };
const said = 'I contatti di aiuto ora stanno in una riga, con il numero di emergenza.';

let hasLittleRoom = false;
beforeEach(() => {
  hasLittleRoom = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: hasLittleRoom,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

/** Shows a card, and gives what shows it as it is later. */
function show(first: Card, hasWritten = false): (next: Card, hasWritten?: boolean) => void {
  const { rerender } = render(<CrisisCard card={first} hasWritten={hasWritten} />);
  return (next, hasWrittenBy = false) =>
    rerender(<CrisisCard card={next} hasWritten={hasWrittenBy} />);
}

const region = () => within(screen.getByRole('region', { name: 'Aiuto adesso' }));
const lines = (): (string | null)[] =>
  region()
    .getAllByRole('link')
    .map((link) => link.textContent);
const toggle = (): HTMLElement => region().getByRole('button');

function expectFolded(title = card.title): void {
  region().getByRole('heading', { name: title });
  expect(lines()).toEqual(['112']);
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
}

function expectOpen(): void {
  expect(lines()).toEqual(['112', '02 2327']);
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
}

test('has its title and the emergency number first, open or folded by hand, and says no word more', async () => {
  show(card);
  expectOpen();
  await userEvent.click(toggle());
  expectFolded();
  expect(screen.queryByText(said)).toBeNull();
  await userEvent.click(toggle());
  expectOpen();
});

test('folds when it is taken back, says so calmly, and one press opens it for good', async () => {
  const change = show(card);
  change(takenBack);
  expectFolded();
  expect(screen.getByText(said).getAttribute('aria-live')).toBe('polite');
  await userEvent.click(toggle());
  expectOpen();
  expect(screen.queryByText(said)).toBeNull();
  change({ ...takenBack, resources: [...card.resources] }, true);
  expectOpen();
});

test('is folded at once on a page that comes later', () => {
  show(takenBack);
  expectFolded();
});

test('folds although it was opened by hand before it was taken back', async () => {
  const change = show(card);
  await userEvent.dblClick(toggle());
  expectOpen();
  change(takenBack);
  expectFolded();
});

test('another card is open, whatever was done with the one before', async () => {
  const change = show(takenBack);
  change({ ...card, id: 'k2' });
  expectOpen();
  await userEvent.click(toggle());
  change({ ...card, id: 'k3' });
  expectOpen();
});

test('whoever stands on a line is taken to the button when the lines go, and nobody else is moved', () => {
  const change = show(card);
  screen.getByRole('link', { name: 'Chiama Telefono Amico: 02 2327' }).focus();
  change(takenBack);
  expect(document.activeElement).toBe(toggle());
  change({ ...card, id: 'k2' });
  const number = screen.getByRole('link', { name: 'Chiama Emergenza: 112' });
  number.focus();
  change({ ...takenBack, id: 'k2' });
  expect(document.activeElement).toBe(number);
});

test('on a small screen it folds when the person writes on', async () => {
  hasLittleRoom = true;
  const change = show(card);
  expectOpen();
  change(card, true);
  expectFolded();
  screen.getByText(said);
  await userEvent.click(toggle());
  expectOpen();
});

test('with room it stays open while the person writes on', () => {
  const change = show(card);
  change(card, true);
  expectOpen();
});

test('one that is pinned stays open on every screen', () => {
  hasLittleRoom = true;
  const pinned: Card = { ...card, form: 'urgent', pinned: true };
  const change = show(pinned);
  change(pinned, true);
  expectOpen();
});

test('that a card came is said to those who do not see it, of another one again, and not of one taken back', () => {
  const { container, rerender } = render(<CardAnnouncer card={null} />);
  const [room] = container.children;
  expect(room?.getAttribute('aria-live')).toBe('polite');
  expect(room?.textContent).toBe('');
  const arrived = 'Ci sono contatti di aiuto nella sezione «Aiuto adesso». Emergenza: 112.';
  rerender(<CardAnnouncer card={card} />);
  const first = screen.getByText(arrived);
  expect(room?.contains(first)).toBe(true);
  rerender(<CardAnnouncer card={{ ...card, resources: [emergency] }} />);
  expect(screen.getByText(arrived)).toBe(first);
  rerender(<CardAnnouncer card={{ ...card, id: 'k2' }} />);
  expect(screen.getByText(arrived)).not.toBe(first);
  rerender(<CardAnnouncer card={takenBack} />);
  expect(room?.textContent).toBe('');
});
