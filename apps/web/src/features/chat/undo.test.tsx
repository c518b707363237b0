import { render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Toasts } from '../../ui/toast.tsx';
import { conversationId, input, setStage, type Stage } from './testing/stage.tsx';
import { eventually } from '../../test/eventually.ts';

const otherId = '0193c0de-0000-7000-8000-0000000000c2';

let stage: Stage;
beforeEach(async () => {
  stage = await setStage();
  stage.kept.push(stage.reply('Ciao'));
  stage.hub.methods.ClearChat = () => {
    stage.kept.length = 0;
    const undoUntil = new Date(Date.now() + 10_000).toISOString();
    return { conversationId: otherId, previous: { id: conversationId, undoUntil } };
  };
  const load = stage.hub.methods.LoadConversation;
  stage.hub.methods.LoadConversation = () => ({
    ...Object(load?.()),
    conversationId: stage.hub.calls.some(({ name }) => name === 'ClearChat')
      ? otherId
      : conversationId,
  });
  const send = stage.hub.methods.SendMessage;
  stage.hub.methods.SendMessage = (...args) => ({
    ...Object(send?.(...args)),
    conversationId: otherId,
  });
});
afterEach(() => stage.clear());

/** Clears the chat and writes a message into the next one. */
async function clearAndWrite(): Promise<UserEvent> {
  render(<Toasts closeLabel="Chiudi" />);
  const person = await stage.show();
  await person.click(screen.getByRole('button', { name: 'Cancella Chat' }));
  await screen.findByRole('button', { name: 'Annulla' });
  await person.type(await input(), 'Una cosa nuova{Enter}');
  await screen.findByText('Una cosa nuova');
  return person;
}

test('an undo that would cost what was written since is offered no longer', async () => {
  await clearAndWrite();
  await eventually(() => expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull());
});

test('where every chat is kept, it is still offered', async () => {
  stage.consents = { ...stage.consents, history: true };
  await clearAndWrite();
  expect(screen.getByRole('button', { name: 'Annulla' })).toBeTruthy();
});
