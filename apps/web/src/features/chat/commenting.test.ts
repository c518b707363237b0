import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeToasts } from '../../ui/toast.tsx';
import { at, setClientStage, type ClientStage } from './testing/client-stage.ts';
import { eventually } from '../../test/eventually.ts';

let stage: ClientStage;
beforeEach(async () => {
  stage = await setClientStage();
});
afterEach(() => stage.clear());

describe('reactions and comments', () => {
  const comment = {
    id: '0193c0de-0000-7000-8000-0000000000k1'.replace('k', 'd'),
    userId: 'anna',
    userName: 'Anna',
    content: 'Bene',
    timestamp: at,
    edited: false,
  };

  test('a reaction shows at once and goes back when it cannot be saved', async () => {
    stage.kept.push(stage.reply('Ciao'));
    const client = await stage.begin();
    const saved = client.react('a1', '❤️');
    expect(client.conversation.get().messages[0]?.reaction?.emoji).toBe('❤️');
    await saved;
    expect(stage.hub.calls.at(-1)).toMatchObject({ name: 'AddReaction', args: ['a1', '❤️', null] });
    stage.hub.methods.AddReaction = () => {
      throw new Error('NOT_FOUND: Non trovato');
    };
    await client.react('a1', null);
    await eventually(() => expect(stage.loads()).toBeGreaterThan(1));
  });

  test('comments tell how they went, in the specified words', async () => {
    stage.kept.push(stage.reply('Ciao'));
    const client = await stage.begin();
    stage.hub.methods.AddComment = () => comment;
    await expect(client.addComment('a1', ' Bene ')).resolves.toBe(true);
    await expect(client.addComment('a1', '   ')).resolves.toBe(false);
    stage.hub.methods.EditComment = () => ({ ...comment, content: 'Meglio', edited: true });
    await expect(client.editComment('a1', comment.id, 'Meglio')).resolves.toBe(true);
    expect(client.conversation.get().messages[0]?.reaction?.comments).toMatchObject([
      { content: 'Meglio', edited: true },
    ]);
    stage.hub.methods.DeleteComment = () => {
      throw new Error('boom');
    };
    await expect(client.deleteComment('a1', comment.id)).resolves.toBe(false);
    stage.hub.methods.DeleteComment = () => undefined;
    await expect(client.deleteComment('a1', comment.id)).resolves.toBe(true);
    expect(client.conversation.get().messages[0]?.reaction).toBeNull();
    expect(takeToasts().map(({ text }) => text)).toEqual([
      'Commento aggiunto',
      'Il commento non può essere vuoto',
      'Commento modificato',
      "Errore durante l'eliminazione del commento",
      'Commento eliminato',
    ]);
  });
});
