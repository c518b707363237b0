import type { Comment } from '@accanto/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { at, setStage, type Stage } from './testing/stage.tsx';

let stage: Stage;
beforeEach(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());

const bar = () => screen.findByRole('group', { name: 'Reagisci al messaggio' });
const comments = () => screen.findByRole('dialog', { name: 'Cronologia Commenti' });
const sent = () =>
  stage.hub.calls.flatMap(({ name, args }) => (name === 'AddReaction' ? [args] : []));
const isDimmed = (button: HTMLElement): boolean =>
  [...button.classList].some((name) => name.startsWith('opacity-'));
const dimmedIn = (group: HTMLElement): (string | null)[] =>
  within(group)
    .getAllByRole('button')
    .filter(isDimmed)
    .map((button) => button.getAttribute('aria-label'));

function keepReply(hasReaction: boolean): void {
  stage.kept.push(
    stage.reply('Ciao', {
      reaction: hasReaction ? { emoji: '❤️', timestamp: at, comments: [] } : null,
    }),
  );
}

describe('the reactions to a message without one', () => {
  beforeEach(() => keepReply(false));

  test('are five in the specified order, each with its label, none of them dimmed', async () => {
    await stage.show();
    const buttons = within(await bar()).getAllByRole('button');
    expect(
      buttons.map((button) => [button.textContent, button.getAttribute('aria-label')]),
    ).toEqual([
      ['👍', 'Mi piace'],
      ['👎', 'Non mi piace'],
      ['❤️', 'Amo'],
      ['😊', 'Utile'],
      ['😕', 'Confuso'],
    ]);
    expect(buttons.map((button) => button.title)).toEqual(
      buttons.map((button) => button.getAttribute('aria-label')),
    );
    expect(dimmedIn(await bar())).toEqual([]);
  });

  test('are set by a click, which also opens the comments', async () => {
    const person = await stage.show();
    await person.click(within(await bar()).getByRole('button', { name: 'Confuso' }));
    const chosen = within(await comments()).getByRole('button', { name: 'Confuso' });
    expect(chosen.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(sent()).toEqual([['a1', '😕', null]]));
  });
});

describe('the reaction that a message has', () => {
  beforeEach(() => keepReply(true));

  test('says that it can be changed, and the others are dimmed', async () => {
    await stage.show();
    const chosen = within(await bar()).getByRole('button', { name: 'Cambia reazione' });
    expect(chosen.textContent).toBe('❤️');
    expect(chosen.getAttribute('aria-pressed')).toBe('true');
    expect(dimmedIn(await bar())).toEqual(['Mi piace', 'Non mi piace', 'Utile', 'Confuso']);
  });

  test.each(['Cambia reazione', 'Utile'])(
    'stays at a click on %s, which only opens the comments',
    async (name) => {
      const person = await stage.show();
      await person.click(within(await bar()).getByRole('button', { name }));
      const dialog = await comments();
      expect(within(dialog).getByRole('button', { name: 'Amo' }).getAttribute('aria-pressed')).toBe(
        'true',
      );
      expect(sent()).toEqual([]);
    },
  );

  test('is changed in the dialog, where the others are dimmed too', async () => {
    const person = await stage.show();
    await person.click(within(await bar()).getByRole('button', { name: 'Cambia reazione' }));
    const choice = within(await comments()).getByRole('group', { name: 'Cambia reazione' });
    expect(dimmedIn(choice)).toEqual(['Mi piace', 'Non mi piace', 'Utile', 'Confuso']);
    await person.click(within(choice).getByRole('button', { name: 'Utile' }));
    await waitFor(() => expect(sent()).toEqual([['a1', '😊', null]]));
    expect(dimmedIn(choice)).toEqual(['Mi piace', 'Non mi piace', 'Amo', 'Confuso']);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(await bar()).getByRole('button', { name: 'Cambia reazione' }).textContent).toBe(
      '😊',
    );
  });

  test('can be removed, and then there is nothing to remove any more', async () => {
    const person = await stage.show();
    await person.click(within(await bar()).getByRole('button', { name: 'Rimuovi reazione' }));
    await waitFor(() => expect(sent()).toEqual([['a1', '', null]]));
    expect(screen.queryByRole('button', { name: 'Rimuovi reazione' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cambia reazione' })).toBeNull();
    expect(dimmedIn(await bar())).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

test('a reaction with comments is removed only after the person was told what goes with it', async () => {
  const comment: Comment = {
    id: crypto.randomUUID(),
    userId: 'anna',
    userName: 'Anna',
    content: 'Mi ha fatto bene',
    timestamp: at,
    edited: false,
  };
  stage.kept.push(
    stage.reply('Ciao', { reaction: { emoji: '❤️', timestamp: at, comments: [comment] } }),
  );
  const person = await stage.show();
  const remove = within(await bar()).getByRole('button', { name: 'Rimuovi reazione' });
  await person.click(remove);
  const question = await screen.findByRole('alertdialog', { name: 'Rimuovere la reazione?' });
  within(question).getByText(/Anche il suo commento verrà eliminato/);
  await person.click(within(question).getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  await person.click(remove);
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Rimuovi reazione',
    }),
  );
  await waitFor(() => expect(sent()).toEqual([['a1', '', null]]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Rimuovi reazione' })).toBeNull();
});
