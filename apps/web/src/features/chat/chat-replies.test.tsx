import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { at, conversationId, eightButtons, input, setStage, type Stage } from './testing/stage.tsx';

let stage: Stage;
beforeEach(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());

describe('replies', () => {
  test('stream in, are announced once when complete, and carry the eight buttons', async () => {
    const person = await stage.show();
    await input();
    stage.hub.send('ReceiveTyping', { isTyping: true });
    await screen.findByText('Accanto sta scrivendo');
    const piece = { id: 'a1', conversationId, sequence: 1, role: 'assistant', timestamp: at };
    stage.hub.send('ReceiveTyping', { isTyping: false });
    stage.hub.send('ReceiveMessageDelta', {
      ...piece,
      content: 'Ti **asc',
      offset: 0,
      isFirst: true,
      isComplete: false,
    });
    await screen.findByText('asc');
    expect(screen.getByTestId('announcer').textContent).toBe('');
    expect(screen.getByRole('button', { name: 'Ferma la risposta' })).toBeDefined();
    stage.hub.send('ReceiveMessageDelta', {
      ...piece,
      content: 'olto**.',
      offset: 8,
      isFirst: false,
      isComplete: true,
      replyState: 'complete',
    });
    stage.hub.send('ReceiveActionButtons', eightButtons);
    await waitFor(() =>
      expect(screen.getByTestId('announcer').textContent).toBe('Accanto ha risposto: Ti ascolto.'),
    );
    const button = await screen.findByRole('button', { name: 'Riassumi' });
    expect(within(button).getByText('4')).toBeDefined();
    await person.click(button);
    await waitFor(() =>
      expect(stage.hub.calls.at(-1)).toMatchObject({
        name: 'PressActionButton',
        args: ['a1', '4', expect.any(String)],
      }),
    );
  });

  test.each([
    [{ kind: 'endpoint', host: 'modello.example' }, 1],
    [{ kind: 'built-in' }, 0],
  ] as const)('without a language model say so where one answers: %o', async (answering, marks) => {
    stage.kept.push(stage.reply('Ti ascolto', { origin: 'built-in' }));
    stage.kept.push(stage.reply('Sono qui', { origin: 'model' }));
    stage.answering = answering;
    await stage.show();
    await screen.findByText('Sono qui');
    expect(screen.queryAllByText('Risposta senza modello linguistico')).toHaveLength(marks);
  });

  test('one that is on its way can be stopped, and says afterwards that it was', async () => {
    const running = stage.reply('Ti ascol', { replyState: 'streaming' });
    stage.kept.push(running);
    const person = await stage.show();
    await person.click(await screen.findByRole('button', { name: 'Ferma la risposta' }));
    await waitFor(() =>
      expect(stage.hub.calls.at(-1)).toMatchObject({ name: 'StopReply', args: [] }),
    );
    stage.hub.send('ReceiveMessage', { ...running, replyState: 'stopped' });
    await screen.findByText('Risposta fermata');
    expect(screen.getByText('Ti ascol')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ferma la risposta' })).toBeNull();
  });

  test('one that never came can be asked for', async () => {
    stage.kept.push(stage.reply('Ci sei?', { id: 'u1', role: 'user' }));
    const person = await stage.show();
    await person.click(await screen.findByRole('button', { name: 'Chiedi una risposta' }));
    await waitFor(() =>
      expect(stage.hub.calls.at(-1)).toMatchObject({ name: 'RetryReply', args: ['u1'] }),
    );
    stage.hub.send('ReceiveTyping', { isTyping: true });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Chiedi una risposta' })).toBeNull(),
    );
  });

  test('one that used a memory is marked as soon as it is complete, and leads to the memories', async () => {
    stage.consents = { ...stage.consents, memory: true };
    await stage.show();
    await input();
    const calls = stage.hub.calls.length;
    stage.hub.send('ReceiveMessageDelta', {
      id: 'a1',
      conversationId,
      sequence: 1,
      role: 'assistant',
      timestamp: at,
      content: 'Come sta Luna?',
      offset: 0,
      isFirst: true,
      isComplete: true,
      replyState: 'complete',
      usedMemory: true,
    });
    const mark = await screen.findByRole('link', { name: /Con un tuo ricordo/ });
    expect(mark.getAttribute('href')).toBe('/dashboard#memory');
    expect(stage.hub.calls).toHaveLength(calls);
  });

  test('one that broke off is marked and can be asked for again', async () => {
    stage.kept.push(stage.reply('Ti ascol', { replyState: 'interrupted' }));
    const person = await stage.show();
    await screen.findByText('Risposta interrotta');
    await person.click(screen.getByRole('button', { name: 'Riprova la risposta' }));
    await waitFor(() =>
      expect(stage.hub.calls.at(-1)).toMatchObject({ name: 'RetryReply', args: ['a1'] }),
    );
  });

  test('every one can be asked for again, also an older one, but not while one is being written', async () => {
    stage.kept.push(stage.reply('Prima'));
    stage.kept.push(stage.reply('Ancora?', { id: 'u2', role: 'user' }));
    stage.kept.push(stage.reply('Dopo'));
    const person = await stage.show();
    const buttons = await screen.findAllByRole('button', { name: 'Riprova la risposta' });
    expect(buttons).toHaveLength(2);
    await person.click(buttons[0] ?? document.body);
    await waitFor(() =>
      expect(stage.hub.calls.at(-1)).toMatchObject({ name: 'RetryReply', args: ['a1'] }),
    );
    stage.hub.send('ReceiveTyping', { isTyping: true });
    await waitFor(() =>
      expect(buttons.map((button) => button.hasAttribute('disabled'))).toEqual([true, true]),
    );
    const anew = { ...stage.reply('Prima, in altre parole'), id: 'a4' };
    stage.hub.send('ReceiveMessage', anew);
    stage.hub.send('ReceiveTyping', { isTyping: false });
    await screen.findByText('Prima, in altre parole');
    expect(screen.getByText('Prima')).toBeDefined();
  });
});
