import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stored } from '../../platform/storage.ts';
import { takeToasts } from '../../ui/toast.tsx';
import { setStage, type Stage } from './testing/stage.tsx';

let stage: Stage;
beforeEach(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());

/** Presses Copia at the message with this text. */
async function copy(text: string) {
  const person = await stage.show();
  const message = (await screen.findByText(text)).closest('article') ?? document.body;
  return {
    press: () => person.click(within(message).getByRole('button', { name: 'Copia' })),
  };
}
const isSaid = (kind: 'success' | 'error', text: string): Promise<void> =>
  waitFor(() => expect(takeToasts()).toMatchObject([{ kind, text }]));

describe('copying', () => {
  test('a reply puts its words as they were written on the clipboard, and says so', async () => {
    stage.kept.push(stage.reply('Ti **ascolto**'));
    const { press } = await copy('ascolto');
    await press();
    await isSaid('success', 'Copiato');
    expect(await navigator.clipboard.readText()).toBe('Ti **ascolto**');
  });

  test('an unsent message saves its words from being lost', async () => {
    const unsent = {
      clientMessageId: 'k1',
      text: 'Rimasto qui',
      timestamp: new Date().toISOString(),
      failed: true,
    };
    stored.set('outbox:anna', JSON.stringify([unsent]));
    const { press } = await copy('Rimasto qui');
    await press();
    await isSaid('success', 'Copiato');
    expect(await navigator.clipboard.readText()).toBe('Rimasto qui');
  });

  test('is not offered at a message that has arrived', async () => {
    stage.kept.push(stage.reply('Arrivato', { role: 'user' }));
    await stage.show();
    await screen.findByText('Arrivato');
    expect(screen.queryByRole('button', { name: 'Copia' })).toBeNull();
  });

  test('that the browser does not allow says so', async () => {
    stage.kept.push(stage.reply('Ciao'));
    const { press } = await copy('Ciao');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await press();
    await isSaid('error', 'Il testo non è stato copiato.');
  });
});
