import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeToasts } from '../../ui/toast.tsx';
import { conversationId, input, setStage, type Stage } from './testing/stage.tsx';

const reminder =
  'Un promemoria: stai parlando con un’intelligenza artificiale, non con una persona.';
const minute = 60_000;

let stage: Stage;
beforeEach(async () => {
  itIs(15);
  stage = await setStage();
});
afterEach(() => stage.clear());

/** Sets the hour of a day; only the calendar stands still. */
function itIs(hour: number, day = 20): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, day, hour) });
}

async function send(person: UserEvent, text: string): Promise<void> {
  await person.type(await input(), `${text}{Enter}`);
  await screen.findByText(text);
}

const notices = () => screen.queryAllByRole('complementary', { name: 'Promemoria' });

/** Everything said every five minutes, the last of it five minutes ago. */
function talkedFor(hours: number): void {
  const count = hours * 12;
  for (let at = count; at > 0; at -= 1)
    stage.kept.push(
      stage.reply(`Parola ${at}`, {
        timestamp: new Date(Date.now() - at * 5 * minute).toISOString(),
      }),
    );
}

test('the first message of the day brings a reminder, said politely, that can be put away; the second brings none', async () => {
  const person = await stage.show();
  await send(person, 'Buongiorno');
  const notice = await screen.findByRole('complementary', { name: 'Promemoria' });
  within(notice).getByText(reminder);
  expect(screen.getAllByText(reminder)[1]?.closest('[aria-live=polite]')).not.toBeNull();
  await person.click(within(notice).getByRole('button', { name: 'Chiudi il promemoria' }));
  expect(notices()).toHaveLength(0);
  await send(person, 'Ancora io');
  expect(notices()).toHaveLength(0);
});

test('a new chat on the same day does not remind again', async () => {
  stage.hub.methods.NewChat = () => {
    stage.kept.length = 0;
    return { conversationId, previous: null };
  };
  const person = await stage.show();
  await send(person, 'Buongiorno');
  await screen.findByText(reminder, { selector: 'aside p' });
  await person.click(screen.getByRole('button', { name: 'Nuova Chat' }));
  await waitFor(() => expect(screen.queryByText('Buongiorno')).toBeNull());
  await send(person, 'Un’altra cosa');
  expect(notices()).toHaveLength(0);
});

test('putting the newest away does not say the one before again', async () => {
  talkedFor(3);
  const person = await stage.show();
  await send(person, 'Sono ancora qui');
  await waitFor(() => expect(notices()).toHaveLength(1));
  itIs(15, 21);
  await send(person, 'Buongiorno');
  await waitFor(() => expect(notices()).toHaveLength(2));
  const region = document.querySelector('[aria-live=polite]:has(p)');
  const [first] = region?.children ?? [];
  expect(region?.textContent).toContain(reminder);
  await person.click(
    within(notices()[1] ?? document.body).getByRole('button', { name: 'Chiudi il promemoria' }),
  );
  expect(region?.textContent).not.toContain(reminder);
  expect([...(region?.children ?? [])]).toEqual([first]);
  expect(first?.textContent).toContain('circa tre ore');
});

test('after a reload nothing is said twice', async () => {
  stage.kept.push(stage.reply('Ciao', { role: 'user', timestamp: new Date().toISOString() }));
  await stage.show();
  await screen.findByText('Ciao');
  expect(notices()).toHaveLength(0);
});

describe('a break', () => {
  test('is suggested after three hours, and one tap ends for today without a question', async () => {
    talkedFor(3);
    const person = await stage.show();
    await send(person, 'Sono ancora qui');
    const notice = await screen.findByRole('complementary', { name: 'Promemoria' });
    expect(notice.textContent).toContain('circa tre ore');
    expect(notice.textContent).toContain('intelligenza artificiale');
    const end = within(notice).getByRole('link', { name: 'Basta così per oggi' });
    expect(end.getAttribute('href')).toBe('/dashboard');
    await person.click(end);
    expect(takeToasts().map(({ text }) => text)).toEqual(['Va bene così. Abbi cura di te.']);
  });

  test('is suggested at night after an hour', async () => {
    itIs(3);
    talkedFor(1);
    const person = await stage.show();
    await send(person, 'Non dormo');
    const notice = await screen.findByRole('complementary', { name: 'Promemoria' });
    expect(notice.textContent).toContain('È notte');
  });

  test('counts what was said today before the part that is on the page', async () => {
    talkedFor(3);
    const all = [...stage.kept];
    stage.kept.splice(0, 30);
    const load = stage.hub.methods.LoadConversation;
    stage.hub.methods.LoadConversation = () => ({ ...Object(load?.()), hasEarlier: true });
    stage.answers[`GET /api/conversations/${conversationId}/messages`] = () =>
      Response.json({ items: all, next: null });
    const person = await stage.show();
    await send(person, 'Sono ancora qui');
    const notice = await screen.findByRole('complementary', { name: 'Promemoria' });
    expect(notice.textContent).toContain('circa tre ore');
  });

  test('is not suggested to somebody in danger, who is only reminded', async () => {
    talkedFor(3);
    const person = await stage.show();
    await send(person, 'Sono ancora qui');
    await screen.findByRole('link', { name: 'Basta così per oggi' });
    stage.hub.send('ReceiveCrisisCard', {
      id: 'k1',
      form: 'full',
      language: 'it',
      country: 'IT',
      title: 'Aiuto',
      text: 'Non sei solo.',
      resources: [],
      pinned: false,
    });
    await screen.findByRole('region', { name: 'Aiuto adesso' });
    expect(screen.queryByRole('link', { name: 'Basta così per oggi' })).toBeNull();
    expect(notices()[0]?.textContent).toContain('diverse ore');
  });
});
