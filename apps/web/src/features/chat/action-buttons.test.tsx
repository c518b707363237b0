import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eightButtons, setStage, type Stage } from './testing/stage.tsx';

let stage: Stage;
beforeEach(async () => {
  stage = await setStage();
  stage.kept.push(stage.reply('Prima'));
  stage.kept.push(stage.reply('Dopo'));
});
afterEach(() => stage.clear());

const row = () => screen.findByRole('group', { name: 'Come vuoi continuare?' });
const pressed = () =>
  stage.hub.calls.flatMap(({ name, args }) =>
    name === 'PressActionButton' ? [args.slice(0, 2)] : [],
  );
const isAway = (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('group', { name: 'Come vuoi continuare?' })).toBeNull());

describe('the action buttons', () => {
  test('are eight, numbered in their order, and each is named by what it means', async () => {
    await stage.show();
    const buttons = within(await row()).getAllByRole('button');
    expect(
      buttons.map((button) => ({
        number: within(button).getByText(/^\d$/).textContent,
        title: button.title,
      })),
    ).toEqual(eightButtons.map(({ id, label }) => ({ number: id, title: label })));
    for (const [index, { label }] of eightButtons.entries())
      expect(within(await row()).getByRole('button', { name: label })).toBe(buttons[index]);
  });

  test('stand under the newest reply only', async () => {
    await stage.show();
    expect((await row()).closest('article')?.textContent).toContain('Dopo');
    stage.hub.send('ReceiveMessage', stage.reply('Ancora'));
    await screen.findByText('Ancora');
    expect((await row()).closest('article')?.textContent).toContain('Ancora');
  });

  test('go while a reply is written, and come back under it', async () => {
    await stage.show();
    await row();
    stage.hub.send('ReceiveTyping', { isTyping: true });
    await isAway();
    const running = stage.reply('Ti ascol', { replyState: 'streaming' });
    stage.hub.send('ReceiveMessage', running);
    stage.hub.send('ReceiveTyping', { isTyping: false });
    await screen.findByText('Ti ascol');
    await isAway();
    stage.hub.send('ReceiveMessage', {
      ...running,
      content: 'Ti ascolto.',
      replyState: 'complete',
    });
    expect((await row()).closest('article')?.textContent).toContain('Ti ascolto.');
  });

  test('tell the server which one was pressed under which reply', async () => {
    const person = await stage.show();
    for (const { label } of eightButtons) {
      const button = within(await row()).getByRole('button', { name: label });
      await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
      await person.click(button);
    }
    expect(pressed()).toEqual(eightButtons.map(({ id }) => ['a2', id]));
  });

  test('take a double click for one, and keep the focus', async () => {
    stage.hub.methods.PressActionButton = () => new Promise((resolve) => setTimeout(resolve, 50));
    const person = await stage.show();
    const button = within(await row()).getByRole('button', { name: 'Respira' });
    await person.dblClick(button);
    expect(document.activeElement).toBe(button);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    expect(pressed()).toEqual([['a2', '1']]);
    await person.click(button);
    await waitFor(() => expect(pressed()).toHaveLength(2));
  });

  test('cannot be pressed while the line is away', async () => {
    await stage.show();
    await row();
    stage.hub.refuseWith = 503;
    stage.hub.cut();
    await screen.findByText('Disconnesso');
    for (const button of within(await row()).getAllByRole('button'))
      expect(button).toHaveProperty('disabled', true);
  });
});
