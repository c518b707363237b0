import type { ConversationSnapshot, Message } from '@accanto/contract';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { at, conversationId, input, setStage, type Stage } from './testing/stage.tsx';

const otherId = '0193c0de-0000-7000-8000-0000000000c2';

let stage: Stage;
beforeEach(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());

const announcer = (): HTMLElement => screen.getByTestId('announcer');
const isSaid = (text: string): Promise<void> =>
  waitFor(() => expect(announcer().textContent).toBe(`Accanto ha risposto: ${text}`));
const nothingIsSaid = (): void => expect(announcer().textContent).toBe('');

/** A piece of the reply that comes next. */
function piece(content: string, isComplete: boolean): void {
  stage.hub.send('ReceiveMessageDelta', {
    id: `a${stage.kept.length + 1}`,
    conversationId,
    sequence: stage.kept.length + 1,
    role: 'assistant',
    timestamp: at,
    content,
    isFirst: true,
    isComplete,
    ...(isComplete && { replyState: 'complete' }),
  });
}

function openOther(messages: readonly Message[]): void {
  stage.hub.methods.LoadConversation = (): ConversationSnapshot => ({
    conversationId: otherId,
    messages: [...messages],
    hasEarlier: false,
    isTyping: false,
    buttons: [],
    card: null,
  });
  stage.hub.send('ReceiveConversation', { conversationId: otherId, reason: 'opened' });
}

describe('a reply that finishes while the page watches', () => {
  test('is said politely, without the marks of its markdown, and only when it is whole', async () => {
    await stage.show();
    await input();
    expect(announcer().getAttribute('aria-live')).toBe('polite');
    piece('Ti **ascolto', false);
    await screen.findByText('ascolto');
    nothingIsSaid();
    piece('Ti **ascolto**.', true);
    await isSaid('Ti ascolto.');
  });

  test('is said when it was running before the page came', async () => {
    stage.kept.push(stage.reply('Ti ascol', { replyState: 'streaming' }));
    await stage.show();
    await screen.findByText('Ti ascol');
    stage.hub.send('ReceiveMessage', {
      ...stage.kept[0],
      content: 'Ti ascolto.',
      replyState: 'complete',
    });
    await isSaid('Ti ascolto.');
  });

  test('is said when it is the first of a conversation', async () => {
    const whole = stage.hub.methods.LoadConversation;
    stage.hub.methods.LoadConversation = () => ({
      ...(whole?.() as ConversationSnapshot),
      conversationId: null,
    });
    await stage.show();
    await screen.findByText(/Ciao, Anna/);
    piece('Eccomi', true);
    await isSaid('Eccomi');
  });

  test('is said when it finished while the line was cut', async () => {
    stage.kept.push(stage.reply('Prima'));
    await stage.show();
    await screen.findByText('Prima');
    piece('Ti ascol', false);
    await screen.findByText('Ti ascol');
    stage.kept.push(stage.reply('Ti ascolto.'));
    stage.hub.cut();
    await isSaid('Ti ascolto.');
  });

  test('is said when all of it came while the line was cut', async () => {
    stage.kept.push(stage.reply('Prima'));
    await stage.show();
    await screen.findByText('Prima');
    stage.kept.push(stage.reply('Poi'));
    stage.hub.cut();
    await isSaid('Poi');
  });
});

describe('a reply that finishes before the store has answered', () => {
  test('is said, and not again when the store tells of it', async () => {
    const whole = stage.hub.methods.LoadConversation;
    let answer = (): void => undefined;
    stage.hub.methods.LoadConversation = async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return whole?.();
    };
    const shown = stage.show();
    await waitFor(() => expect(stage.hub.calls.at(-1)?.name).toBe('LoadConversation'));
    piece('Uno', true);
    await isSaid('Uno');
    stage.kept.push(stage.reply('Uno'), stage.reply('Due', { id: 'a2', sequence: 2 }));
    answer();
    await shown;
    await screen.findByText('Due');
    expect(announcer().textContent).toBe('Accanto ha risposto: Uno');
  });
});

describe('nothing is said of', () => {
  test('what was there before', async () => {
    stage.kept.push(stage.reply('Prima'));
    await stage.show();
    await screen.findByText('Prima');
    nothingIsSaid();
  });

  test('an earlier reply when the newest one is written anew; the new one is said', async () => {
    stage.kept.push(stage.reply('Prima'));
    stage.kept.push(stage.reply('Ti ascol', { replyState: 'interrupted' }));
    await stage.show();
    await screen.findByText('Ti ascol');
    stage.hub.send('ReceiveRemoval', { messageIds: ['a2'] });
    await waitFor(() => expect(screen.queryByText('Ti ascol')).toBeNull());
    nothingIsSaid();
    piece('Ti ascolto.', true);
    await isSaid('Ti ascolto.');
  });

  test('an earlier reply that was said already', async () => {
    await stage.show();
    await input();
    piece('Uno', true);
    await isSaid('Uno');
    stage.kept.push(stage.reply('Uno'));
    piece('Due', true);
    await isSaid('Due');
    stage.hub.send('ReceiveRemoval', { messageIds: ['a2'] });
    await waitFor(() => expect(screen.queryByText('Due')).toBeNull());
    expect(announcer().textContent).toBe('Accanto ha risposto: Due');
  });

  test('a kept conversation that is opened; what is answered in it then is said', async () => {
    stage.kept.push(stage.reply('Ciao'));
    await stage.show();
    await screen.findByText('Ciao');
    const old = stage.reply('Parliamo del lavoro', { id: 'b1', conversationId: otherId });
    openOther([old]);
    await screen.findByText('Parliamo del lavoro');
    nothingIsSaid();
    stage.hub.send('ReceiveMessage', { ...old, id: 'b2', sequence: 2, content: 'Dimmi' });
    await isSaid('Dimmi');
  });

  test('a conversation that another page opened while the line was cut', async () => {
    stage.kept.push(stage.reply('Ciao'));
    await stage.show();
    await screen.findByText('Ciao');
    const old = stage.reply('Parliamo del lavoro', { id: 'b1', conversationId: otherId });
    const whole = stage.hub.methods.LoadConversation;
    stage.hub.methods.LoadConversation = () => ({
      ...(whole?.() as ConversationSnapshot),
      conversationId: otherId,
      messages: [old],
    });
    stage.hub.cut();
    await screen.findByText('Parliamo del lavoro');
    nothingIsSaid();
  });

  test('a chat that comes back because the server could not be told of a new one', async () => {
    stage.kept.push(stage.reply('Ciao'));
    const person = await stage.show();
    await screen.findByText('Ciao');
    let refuse = (): void => undefined;
    stage.hub.methods.NewChat = async () => {
      await new Promise<void>((resolve) => (refuse = resolve));
      throw new Error('UNAVAILABLE: Riprova tra un momento');
    };
    await person.click(screen.getByRole('button', { name: 'Nuova Chat' }));
    await waitFor(() => expect(screen.queryByText('Ciao')).toBeNull());
    await waitFor(() => expect(stage.hub.calls.at(-1)?.name).toBe('NewChat'));
    refuse();
    await screen.findByText('Ciao');
    nothingIsSaid();
  });
});
