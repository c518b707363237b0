import type { Comment, ConversationSnapshot } from '@accanto/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stored } from '../../platform/storage.ts';
import { catchSavedFile } from '../../test/saved-file.ts';
import { takeToasts } from '../../ui/toast.tsx';
import { conversationId, setStage, type Stage } from './testing/stage.tsx';

const comment = (content: string, timestamp: string, edited: boolean): Comment => ({
  id: crypto.randomUUID(),
  userId: 'anna',
  userName: 'Anna',
  content,
  timestamp,
  edited,
});

const csv = `timestamp;role;Messaggio;emoticon;commento
2026-11-22 00:30:00;user;"Prima riga; seconda";;
2026-11-22 00:30:05;assistant;"Dice ""sì""";👍;Anna|2026-11-22 00:31:00|Prima | Anna|2026-11-22 00:32:00|Dopo (modificato)
`;

let stage: Stage;
beforeEach(async () => {
  vi.stubEnv('TZ', 'Europe/Rome');
  stage = await setStage();
  stage.kept.push(
    stage.reply('Prima riga;\nseconda', { role: 'user', timestamp: '2026-11-21T23:30:00.000Z' }),
  );
  stage.kept.push(
    stage.reply('Dice "sì"', {
      timestamp: '2026-11-21T23:30:05.000Z',
      reaction: {
        emoji: '👍',
        timestamp: '2026-11-21T23:31:00.000Z',
        comments: [
          comment('Dopo', '2026-11-21T23:32:00.000Z', true),
          comment('Prima', '2026-11-21T23:31:00.000Z', false),
        ],
      },
    }),
  );
});
afterEach(async () => {
  await stage.clear();
  vi.unstubAllEnvs();
});

const askForExport = async (person: UserEvent): Promise<void> =>
  person.click(await screen.findByRole('button', { name: 'Esporta Chat' }));

async function openPreview() {
  const person = await stage.show();
  await screen.findByText('Dice "sì"');
  await askForExport(person);
  const dialog = await screen.findByRole('dialog', { name: 'Anteprima Esportazione CSV' });
  return { person, dialog };
}
const textIn = (dialog: HTMLElement): string | null =>
  within(dialog).getByLabelText('Testo del file').textContent;
const isClosed = (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the preview of an export', () => {
  test('shows the text of the file as it is, in the time zone of the person, and counts the messages', async () => {
    const { dialog } = await openPreview();
    expect(textIn(dialog)).toBe(csv);
    expect(within(dialog).getByText('2 messaggi')).toBeDefined();
    expect(dialog.closest('[lang]')?.getAttribute('lang')).toBe('it');
  });

  test('counts one message in the singular, and leaves out what was not sent', async () => {
    stage.kept.shift();
    const unsent = {
      clientMessageId: 'k1',
      text: 'Rimasto qui',
      timestamp: '2026-11-21T10:00:00.000Z',
      failed: true,
    };
    stored.set('outbox:anna', JSON.stringify([unsent]));
    const { dialog } = await openPreview();
    expect(within(dialog).getByText('1 messaggio')).toBeDefined();
    expect(textIn(dialog)).not.toContain('Rimasto qui');
  });

  test('is closed by Annulla, and nothing is saved', async () => {
    const saved = catchSavedFile();
    const { person, dialog } = await openPreview();
    await person.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    await isClosed();
    expect(saved).not.toHaveBeenCalled();
  });

  test('is saved by Salva CSV under the name of its moment: a byte-order mark and what the preview shows', async () => {
    const saved = catchSavedFile();
    const { person, dialog } = await openPreview();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T08:15:30.250Z') });
    await person.click(within(dialog).getByRole('button', { name: 'Salva CSV' }));
    expect(saved.mock.contexts).toMatchObject([
      { download: 'chat-export-2026-11-22T08:15:30.250Z.csv', href: 'blob:saved' },
    ]);
    const file = vi.mocked(URL.createObjectURL).mock.calls[0]?.[0] as Blob;
    expect(file.type).toBe('text/csv');
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    expect(new TextDecoder().decode(bytes.slice(3))).toBe(csv);
    await isClosed();
  });

  test('does not open when a part of the chat could not be had; the button can be pressed again', async () => {
    const load = stage.hub.methods.LoadConversation;
    stage.hub.methods.LoadConversation = () => ({
      ...(load?.() as ConversationSnapshot),
      messages: stage.kept.slice(-1),
      hasEarlier: true,
    });
    const pages = `GET /api/conversations/${conversationId}/messages`;
    stage.answers[pages] = () => Response.error();
    const person = await stage.show();
    await screen.findByText('Dice "sì"');
    await askForExport(person);
    await waitFor(() => expect(takeToasts()).toMatchObject([{ kind: 'error', title: 'Errore' }]));
    const button = screen.getByRole('button', { name: 'Esporta Chat' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    stage.answers[pages] = () => Response.json({ items: stage.kept, next: null });
    await askForExport(person);
    expect(textIn(await screen.findByRole('dialog', { name: 'Anteprima Esportazione CSV' }))).toBe(
      csv,
    );
  });
});
