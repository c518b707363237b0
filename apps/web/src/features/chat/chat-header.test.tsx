import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { conversationId, setStage, type Stage } from './testing/stage.tsx';

let stage: Stage;
beforeEach(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());

/** The class that colours the dot beside the words. */
const dotBeside = (words: string): string | undefined =>
  screen.getByText(words).querySelector('[aria-hidden=true]')?.className;

test('the state of the line has a dot of its own colour', async () => {
  await stage.show();
  expect(dotBeside('Connesso')).toContain('bg-online');
  expect(screen.queryByText('Disconnesso')).toBeNull();
  stage.hub.refuseWith = 503;
  stage.hub.cut();
  await screen.findByText('Disconnesso');
  expect(dotBeside('Disconnesso')).toContain('bg-offline');
  expect(screen.queryByText('Connesso')).toBeNull();
  stage.hub.refuseWith = null;
  await screen.findByText('Connesso');
});

test('three bouncing dots stand in the list while the assistant is typing', async () => {
  stage.kept.push(stage.reply('Ciao'));
  await stage.show();
  await screen.findByText('Ciao');
  expect(screen.queryByText('Accanto sta scrivendo')).toBeNull();
  stage.hub.send('ReceiveTyping', { isTyping: true });
  const typing = (await screen.findByText('Accanto sta scrivendo')).parentElement;
  expect(typing?.querySelectorAll('.animate-dot')).toHaveLength(3);
  stage.hub.send('ReceiveTyping', { isTyping: false });
  await waitFor(() => expect(screen.queryByText('Accanto sta scrivendo')).toBeNull());
});

test('each message shows its hour and minutes', async () => {
  const at = (hour: number, minute: number): string =>
    new Date(2026, 10, 20, hour, minute, 59).toISOString();
  stage.kept.push(stage.reply('Buongiorno', { role: 'user', timestamp: at(7, 5) }));
  stage.kept.push(stage.reply('Ciao', { timestamp: at(18, 40) }));
  await stage.show();
  const timeOf = (text: string): string | null | undefined =>
    screen.getByText(text).closest('article')?.querySelector('time')?.textContent;
  await screen.findByText('Buongiorno');
  expect([timeOf('Buongiorno'), timeOf('Ciao')]).toEqual(['07:05', '18:40']);
});

describe('the drawer of a small screen', () => {
  test.each([
    ['Nuova Chat', 'NewChat'],
    ['Cancella Chat', 'ClearChat'],
  ] as const)('is opened by the menu button and closed by %s', async (name, method) => {
    stage.kept.push(stage.reply('Ciao'));
    stage.hub.methods[method] = () => {
      stage.kept.length = 0;
      return { conversationId, previous: null };
    };
    const person = await stage.show();
    await screen.findByText('Ciao');
    await person.click(screen.getByRole('button', { name: 'Apri il menu della chat' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu della chat' });
    await person.click(within(drawer).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Ciao')).toBeNull();
    await waitFor(() => expect(stage.hub.calls.some((call) => call.name === method)).toBe(true));
  });
});
