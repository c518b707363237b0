import { periods, type Conversation } from '@accanto/contract';
import { useRef, useState } from 'react';
import { call, sentenceOf } from '../../platform/api.ts';
import type { ChatClient, Left } from './chat-client.ts';
import { texts } from './texts.ts';
import { toast } from './toast.ts';

interface ChatActions {
  /** How often something was done with whole conversations. */
  readonly changes: number;
  readonly newChat: () => void;
  readonly clearChat: () => void;
  readonly exportChat: () => void;
  readonly isExporting: boolean;
  readonly exported: { readonly csv: string; readonly messageCount: number } | null;
  readonly closeExport: () => void;
  readonly openChat: (conversation: Conversation) => void;
  readonly renameChat: (conversation: Conversation, title: string) => Promise<boolean>;
  readonly deleteChat: (conversation: Conversation) => void;
}

/** Aborts as soon as the present conversation has words of the person that are sent or on their way. */
function untilSomethingIsSaid(conversation: ChatClient['conversation']): AbortSignal {
  const said = new AbortController();
  const stop = conversation.subscribe(look);
  function look(): void {
    const { messages } = conversation.get();
    if (!messages.some(({ role, status }) => role === 'user' && status !== 'error')) return;
    stop();
    said.abort();
  }
  look();
  return said.signal;
}

/** What the sidebar does with whole conversations. */
export function useChatActions(client: ChatClient, closeMenu: () => void): ChatActions {
  const [changes, setChanges] = useState(0);
  const [isExporting, setIsExporting] = useState(false);
  const [exported, setExported] = useState<ChatActions['exported']>(null);
  const lastLeave = useRef<Promise<Left | null> | null>(null);
  const refreshHistory = (): void => setChanges((count) => count + 1);

  /** Says what happened; for ten seconds it can be taken back, unless that would cost what was written since. */
  function offerUndo(text: string, conversationId: string): void {
    const consents = client.consents.get();
    const isNextKept = consents.state === 'loaded' && consents.value.history;
    const undo = async (): Promise<void> => {
      await client.restore(conversationId);
      refreshHistory();
    };
    toast.success(text, {
      action: { label: texts.undo, run: () => void undo() },
      durationMs: periods.undoMs,
      ...(!isNextKept && { until: untilSomethingIsSaid(client.conversation) }),
    });
  }

  async function leave(method: 'NewChat' | 'ClearChat', text: string): Promise<void> {
    closeMenu();
    const leaving = client.leave(method);
    lastLeave.current = leaving;
    const left: Left | null = await leaving;
    if (left !== null && left.undoUntil !== null) offerUndo(text, left.conversationId);
    refreshHistory();
  }

  async function exportChat(): Promise<void> {
    closeMenu();
    setIsExporting(true);
    try {
      const [{ toCsv }, whole] = await Promise.all([
        import('./export-csv.ts'),
        client.prepareExport(),
      ]);
      if (whole === null) return;
      const messages = whole.filter(({ status }) => status !== 'sending' && status !== 'error');
      setExported({ csv: toCsv(messages), messageCount: messages.length });
    } catch {
      // The code for it could not be fetched.
      toast.error(texts.problems.export, { title: texts.problems.title });
    } finally {
      setIsExporting(false);
    }
  }

  async function change(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      toast.refusal(sentenceOf(error, '') || null, texts.problems.action);
      return false;
    } finally {
      refreshHistory();
    }
  }

  async function openChat({ id }: Conversation): Promise<void> {
    closeMenu();
    // The one that is just being left may be opened again at once.
    await lastLeave.current;
    if (client.conversation.get().conversationId === id) return;
    const isOpen = await change(() =>
      call('changeConversation', { params: { id }, body: { isCurrent: true } }),
    );
    if (isOpen) client.replaced(id);
  }

  async function deleteChat({ id }: Conversation): Promise<void> {
    const isDeleted = await change(() => call('deleteConversation', { params: { id } }));
    if (!isDeleted) return;
    if (client.conversation.get().conversationId === id) client.replaced(null);
    offerUndo(texts.chatDeleted, id);
  }

  return {
    changes,
    newChat: () => void leave('NewChat', texts.chatStarted),
    clearChat: () => void leave('ClearChat', texts.chatCleared),
    exportChat: () => void exportChat(),
    isExporting,
    exported,
    closeExport: () => setExported(null),
    openChat: (conversation) => void openChat(conversation),
    renameChat: ({ id }, title) =>
      change(() => call('changeConversation', { params: { id }, body: { title } })),
    deleteChat: (conversation) => void deleteChat(conversation),
  };
}
