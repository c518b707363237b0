import type { Comment } from '@accanto/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ignoreHeldEscape } from '../../ui/escape.ts';
import { takeToasts } from '../../ui/toast.tsx';
import { at, setStage, type Stage } from './testing/stage.tsx';

let stage: Stage;
beforeEach(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());

const comment = (content: string, changes: Partial<Comment> = {}): Comment => ({
  id: crypto.randomUUID(),
  userId: 'anna',
  userName: 'Anna',
  content,
  timestamp: at,
  edited: false,
  ...changes,
});

/** Opens the comments of a reply that has these. */
async function open(...comments: readonly Comment[]) {
  stage.kept.push(
    stage.reply('Ciao', { reaction: { emoji: '😊', timestamp: at, comments: [...comments] } }),
  );
  const person = await stage.show();
  await person.click(await screen.findByRole('button', { name: 'Cambia reazione' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cronologia Commenti' });
  return { person, dialog };
}

const items = (dialog: HTMLElement): HTMLElement[] => within(dialog).queryAllByRole('listitem');
const box = (): HTMLElement => screen.getByRole('textbox', { name: 'Aggiungi un commento' });
const editBox = (): HTMLElement => screen.getByRole('textbox', { name: 'Modifica il commento' });
const press = (person: UserEvent, dialog: HTMLElement, name: string): Promise<void> =>
  person.click(within(dialog).getByRole('button', { name }));
const calls = (name: string) =>
  stage.hub.calls.flatMap((call) => (call.name === name ? [call.args] : []));
const isSaid = (kind: 'success' | 'error', text: string): Promise<void> =>
  waitFor(() => expect(takeToasts()).toMatchObject([{ kind, text }]));

/** The server is there, and something in it fails without a sentence for the person. */
function fails(): never {
  throw new Error('boom');
}

test('dialogs are read in Italian, as the chat, on a page in another language', async () => {
  document.documentElement.lang = 'nl';
  const { person, dialog } = await open(comment('Mi ha fatto bene'));
  expect(dialog.closest('[lang]')?.getAttribute('lang')).toBe('it');
  await press(person, dialog, 'Elimina');
  const question = await screen.findByRole('alertdialog');
  expect(question.closest('[lang]')?.getAttribute('lang')).toBe('it');
});

describe('the comments of a reaction', () => {
  test('stand oldest first, each with its author, its time and whether it was edited', async () => {
    const { dialog } = await open(
      comment('Dopo', { timestamp: new Date(2026, 10, 21, 9, 5).toISOString(), edited: true }),
      comment('Prima', {
        timestamp: new Date(2026, 2, 7, 23, 40).toISOString(),
        userName: 'Bruno',
      }),
    );
    expect(items(dialog).map(({ textContent }) => textContent)).toEqual([
      'Bruno07/03/2026 23:40Prima',
      'Anna21/11/2026 09:05(modificato)Dopo',
    ]);
  });

  test.each([
    ['Nessun commento', 0],
    ['1 commento', 1],
    ['2 commenti', 2],
  ])('are counted: %s', async (line, count) => {
    const { dialog } = await open(
      ...Array.from({ length: count }, (_, index) => comment(`Numero ${index}`)),
    );
    expect(within(dialog).getByText(line)).toBeDefined();
    expect(items(dialog)).toHaveLength(count);
  });

  test('show which reaction they belong to', async () => {
    const { dialog } = await open();
    const chosen = within(dialog).getByRole('button', { pressed: true });
    expect(chosen.textContent).toBe('😊');
  });

  test('are closed with their own button', async () => {
    const { person, dialog } = await open();
    const [, close] = within(dialog).getAllByRole('button', { name: 'Chiudi' });
    await person.click(close ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a new comment', () => {
  test('is counted while it is written, and ends at 200 characters', async () => {
    const { person, dialog } = await open();
    expect(within(dialog).getByText('0/200')).toBeDefined();
    await person.type(box(), 'Bene');
    expect(within(dialog).getByText('4/200')).toBeDefined();
    await person.paste('x'.repeat(300));
    expect(box()).toHaveProperty('value', `Bene${'x'.repeat(196)}`);
    expect(within(dialog).getByText('200/200')).toBeDefined();
  });

  test('is saved trimmed, and the box is empty for the next one', async () => {
    stage.hub.methods.AddComment = (_, text) => comment(String(text));
    const { person, dialog } = await open();
    await person.type(box(), '  Mi ha fatto bene ');
    await press(person, dialog, 'Salva Commento');
    await isSaid('success', 'Commento aggiunto');
    expect(calls('AddComment')).toEqual([['a1', 'Mi ha fatto bene']]);
    expect(box()).toHaveProperty('value', '');
    expect(items(dialog)[0]?.textContent).toContain('Mi ha fatto bene');
  });

  test('of blanks is refused in the specified words and not sent', async () => {
    const { person, dialog } = await open();
    await person.type(box(), '   ');
    await press(person, dialog, 'Salva Commento');
    await isSaid('error', 'Il commento non può essere vuoto');
    expect(calls('AddComment')).toEqual([]);
  });

  test('that could not be saved stays in the box', async () => {
    stage.hub.methods.AddComment = fails;
    const { person, dialog } = await open();
    await person.type(box(), 'Bene');
    await press(person, dialog, 'Salva Commento');
    await isSaid('error', "Errore durante l'aggiunta del commento");
    expect(box()).toHaveProperty('value', 'Bene');
  });
});

describe('editing', () => {
  test('is offered for own comments only, as is deleting', async () => {
    const { dialog } = await open(comment('Mio'), comment('Non mio', { userId: 'altri' }));
    const buttons = items(dialog).map((item) =>
      within(item)
        .queryAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    );
    expect(buttons).toEqual([['Modifica', 'Elimina'], []]);
  });

  test('begins with the text as it is, counted to 200, and saves it trimmed', async () => {
    const mine = comment('Bene');
    stage.hub.methods.EditComment = (_, __, text) => ({ ...mine, content: text, edited: true });
    const { person, dialog } = await open(mine);
    await press(person, dialog, 'Modifica');
    expect(editBox()).toHaveProperty('value', 'Bene');
    expect(document.activeElement).toBe(editBox());
    await person.type(editBox(), ' così ');
    expect(within(dialog).getByText('10/200')).toBeDefined();
    expect(editBox()).toHaveProperty('maxLength', 200);
    await press(person, dialog, 'Salva');
    await isSaid('success', 'Commento modificato');
    expect(calls('EditComment')).toEqual([['a1', mine.id, 'Bene così']]);
    expect(items(dialog)[0]?.textContent).toMatch(/\(modificato\)Bene così$/);
  });

  test('can be given up, and nothing has changed', async () => {
    const { person, dialog } = await open(comment('Bene'));
    await press(person, dialog, 'Modifica');
    await person.type(editBox(), ' così');
    await press(person, dialog, 'Annulla');
    expect(items(dialog)[0]?.textContent).toMatch(/Bene$/);
    expect(calls('EditComment')).toEqual([]);
  });

  test('is given up by Escape, which leaves the dialog and what is written elsewhere in it', async () => {
    const { person, dialog } = await open(comment('Bene'));
    await person.type(box(), 'Un altro pensiero');
    await press(person, dialog, 'Modifica');
    await person.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Cronologia Commenti' })).toBe(dialog);
    expect(items(dialog)[0]?.textContent).toMatch(/Bene$/);
    expect(box()).toHaveProperty('value', 'Un altro pensiero');
    const edit = within(dialog).getByRole('button', { name: 'Modifica' });
    await waitFor(() => expect(document.activeElement).toBe(edit));
  });

  test('to nothing is refused, and the box stays open', async () => {
    const { person, dialog } = await open(comment('Bene'));
    await press(person, dialog, 'Modifica');
    await person.clear(editBox());
    await press(person, dialog, 'Salva');
    await isSaid('error', 'Il commento non può essere vuoto');
    expect(editBox()).toHaveProperty('value', '');
    expect(calls('EditComment')).toEqual([]);
  });

  test('that could not be saved keeps what was written', async () => {
    stage.hub.methods.EditComment = fails;
    const { person, dialog } = await open(comment('Bene'));
    await press(person, dialog, 'Modifica');
    await person.type(editBox(), ' così');
    await press(person, dialog, 'Salva');
    await isSaid('error', 'Errore durante la modifica del commento');
    expect(editBox()).toHaveProperty('value', 'Bene così');
  });
});

describe('deleting', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Eliminare questo commento?' });
  const isAnswered = (): Promise<void> =>
    waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  test('asks first, and does nothing when the answer is no', async () => {
    const { person, dialog } = await open(comment('Bene'));
    await press(person, dialog, 'Elimina');
    await press(person, await question(), 'Annulla');
    await isAnswered();
    expect(items(dialog)).toHaveLength(1);
    expect(calls('DeleteComment')).toEqual([]);
  });

  test('a press of Escape answers no, and one that is held closes nothing more', async () => {
    const stop = ignoreHeldEscape();
    const { person, dialog } = await open(comment('Bene'));
    await press(person, dialog, 'Elimina');
    await question();
    // The second one is the repetition of a key that is held.
    await person.keyboard('{Escape>3}');
    await isAnswered();
    expect(screen.getByRole('dialog', { name: 'Cronologia Commenti' })).toBe(dialog);
    expect(stage.leave).not.toHaveBeenCalled();
    await person.keyboard('{/Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    stop();
  });

  test('takes one comment away and leaves the others with the reaction', async () => {
    const mine = comment('Via');
    const { person, dialog } = await open(mine, comment('Resta', { userId: 'altri' }));
    await press(person, dialog, 'Elimina');
    await press(person, await question(), 'Elimina');
    await isSaid('success', 'Commento eliminato');
    expect(calls('DeleteComment')).toEqual([['a1', mine.id]]);
    expect(items(dialog).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Resta'),
    ]);
    expect(within(dialog).getByRole('button', { pressed: true }).textContent).toBe('😊');
  });

  test('of the last comment removes the reaction', async () => {
    const { person, dialog } = await open(comment('Via'));
    await press(person, dialog, 'Elimina');
    await press(person, await question(), 'Elimina');
    await isSaid('success', 'Commento eliminato');
    await isAnswered();
    expect(within(dialog).getByText('Nessun commento')).toBeDefined();
    expect(within(dialog).queryByRole('button', { pressed: true })).toBeNull();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Rimuovi reazione' })).toBeNull();
  });

  test('that did not work leaves the comment where it is', async () => {
    stage.hub.methods.DeleteComment = fails;
    const { person, dialog } = await open(comment('Bene'));
    await press(person, dialog, 'Elimina');
    await press(person, await question(), 'Elimina');
    await isSaid('error', "Errore durante l'eliminazione del commento");
    await isAnswered();
    expect(items(dialog)).toHaveLength(1);
  });
});

test('a comment that is being written stays when its message leaves the page, and can be saved', async () => {
  stage.hub.methods.AddComment = (_, text) => comment(String(text));
  const { person, dialog } = await open();
  await person.type(box(), 'Mi ha fatto bene leggerlo');
  stage.kept.splice(0);
  stage.kept.push(stage.reply('Una risposta più nuova', { id: 'a9', sequence: 9 }));
  stage.hub.cut();
  await screen.findByText('Una risposta più nuova');
  expect(screen.queryByText('Ciao')).toBeNull();
  expect(box()).toHaveProperty('value', 'Mi ha fatto bene leggerlo');
  await press(person, dialog, 'Salva Commento');
  await isSaid('success', 'Commento aggiunto');
  expect(calls('AddComment')).toEqual([['a1', 'Mi ha fatto bene leggerlo']]);
});
