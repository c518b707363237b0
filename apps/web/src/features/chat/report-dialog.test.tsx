import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeToasts } from '../../ui/toast.tsx';
import { setStage, type Stage } from './testing/stage.tsx';

let stage: Stage;
beforeEach(async () => {
  stage = await setStage();
  stage.kept.push(stage.reply('Non so più che fare', { role: 'user' }));
  stage.kept.push(stage.reply('Passa e non ci pensare'));
  stage.kept.push(stage.reply('Non mi aiuta', { role: 'user' }));
  stage.kept.push(stage.reply('Mi dispiace'));
  stage.answers['POST /api/reports'] = () => Response.json({ success: true });
});
afterEach(() => stage.clear());

async function report(reply: string) {
  const person = await stage.show();
  const message = (await screen.findByText(reply)).closest('article') ?? document.body;
  await person.click(within(message).getByRole('button', { name: 'Segnala la risposta' }));
  return { person, dialog: await screen.findByRole('dialog', { name: 'Segnala la risposta' }) };
}

const sent = () => stage.asked.filter(({ path }) => path === '/api/reports');

test('a report carries only the ticked messages and the reason, in the order of the chat', async () => {
  const { person, dialog } = await report('Mi dispiace');
  const boxes = within(dialog).getAllByRole('checkbox');
  expect(boxes).toHaveLength(4);
  for (const box of boxes) expect(box).toHaveProperty('checked', false);
  await person.click(within(dialog).getByRole('checkbox', { name: /Mi dispiace/ }));
  await person.click(within(dialog).getByRole('checkbox', { name: /Non mi aiuta/ }));
  await person.click(within(dialog).getByRole('checkbox', { name: /Non so più/ }));
  await person.click(within(dialog).getByRole('checkbox', { name: /Non so più/ }));
  await person.type(within(dialog).getByRole('textbox'), ' Mi ha fatto male ');
  await person.click(within(dialog).getByRole('button', { name: 'Segnala' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(({ body }) => body)).toEqual([
    { replyId: 'a4', messageIds: ['a3', 'a4'], reason: 'Mi ha fatto male' },
  ]);
  expect(takeToasts().at(-1)?.text).toBe('Grazie. La segnalazione è arrivata.');
});

test('what came after the reply is not offered', async () => {
  const { dialog } = await report('Passa e non ci pensare');
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(2);
});

test('without a ticked message nothing is sent, and the dialog says why', async () => {
  const { person, dialog } = await report('Mi dispiace');
  await person.click(within(dialog).getByRole('button', { name: 'Segnala' }));
  expect(within(dialog).getByRole('alert').textContent).toBe('Scegli almeno un messaggio.');
  expect(sent()).toEqual([]);
});

test('a report that could not be sent keeps what was ticked and written', async () => {
  stage.answers['POST /api/reports'] = () => Response.error();
  const { person, dialog } = await report('Mi dispiace');
  await person.click(within(dialog).getByRole('checkbox', { name: /Mi dispiace/ }));
  await person.type(within(dialog).getByRole('textbox'), 'Perché');
  await person.click(within(dialog).getByRole('button', { name: 'Segnala' }));
  await waitFor(() =>
    expect(within(dialog).getByRole('alert').textContent).toBe(
      'La segnalazione non è partita. Riprova tra un momento.',
    ),
  );
  expect(within(dialog).getByRole('checkbox', { name: /Mi dispiace/ })).toHaveProperty(
    'checked',
    true,
  );
  expect(within(dialog).getByRole('textbox')).toHaveProperty('value', 'Perché');
});
