import { limits, type ErrorCode } from '@accanto/contract';
import { ChatCallError, type ChatConnection } from './chat-connection.ts';
import type { ConversationStore } from './conversation-store.ts';
import { isUnsent, unsentMessage } from './message-merge.ts';
import { sendsByItself, type Outbox, type UnsentMessage } from './outbox.ts';
import { texts } from './texts.ts';
import { toast } from './toast.ts';

/**
 * The way of a message out: kept first, then sent, one after the other, with an id by which the server knows it again.
 * So it is delivered once or stands on the screen as not sent (E5).
 */
export interface Sending {
  readonly send: (text: string) => boolean;
  readonly resend: (clientMessageId: string) => void;
  readonly discard: (clientMessageId: string) => void;
  /** Shows what an earlier page left unsent. */
  readonly show: () => void;
  /** After a load: forgets what the store has, sends what it has not. */
  readonly takeUp: () => void;
  /** Runs a call behind everything that is on its way. */
  readonly after: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

interface Needs {
  readonly store: ConversationStore;
  readonly outbox: Outbox;
  readonly invoke: ChatConnection['invoke'];
  readonly onConsentsChanged: () => void;
}

const consentCodes: readonly string[] = [
  'CONSENT_REQUIRED',
  'ADULTS_ONLY',
  'AGE_CHECK_REQUIRED',
] satisfies ErrorCode[];

/** Whether an error says that what the page knows of the person's consents is no longer so. */
export function isAboutConsents(code: string | null): boolean {
  return code !== null && consentCodes.includes(code);
}

/** Random enough to be unique, also on a page without a secure context. */
function newClientMessageId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}

export function createSending({ store, outbox, invoke, onConsentsChanged }: Needs): Sending {
  let line: Promise<unknown> = Promise.resolve();
  const waiting = new Set<string>();

  function after<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = line.then(work);
    line = result.catch(() => undefined);
    return result;
  }

  const isKept = (clientMessageId: string): boolean =>
    outbox.list().some((known) => known.clientMessageId === clientMessageId);

  function show({ clientMessageId, text, timestamp, failed }: UnsentMessage): void {
    store.fold({ type: 'queued', message: unsentMessage(clientMessageId, text, timestamp) });
    if (failed) store.fold({ type: 'send-failed', clientMessageId });
  }

  function deliver(unsent: UnsentMessage): void {
    const { clientMessageId, text } = unsent;
    if (waiting.has(clientMessageId)) return;
    waiting.add(clientMessageId);
    void after(async () => {
      waiting.delete(clientMessageId);
      // Discarded here, or sent by another page, while it waited.
      if (!isKept(clientMessageId)) {
        store.fold({ type: 'discarded', clientMessageId });
        return;
      }
      try {
        const message = await invoke('SendMessage', text, clientMessageId);
        outbox.remove(clientMessageId);
        store.fold({ type: 'message', message: { ...message, clientMessageId } });
        // Stored before its conversation was left, it stands there: here it is on its way no more.
        store.fold({ type: 'discarded', clientMessageId });
      } catch (error) {
        if (!(error instanceof ChatCallError)) throw error;
        // Not refused: nobody knows whether it arrived. It goes again after the next load, under the same id.
        if (error.outcome === 'refused') refuse(unsent, error);
      }
    });
  }

  function refuse(unsent: UnsentMessage, error: ChatCallError): void {
    outbox.keep({ ...unsent, failed: true });
    store.fold({ type: 'send-failed', clientMessageId: unsent.clientMessageId });
    toast.refusal(error.code === null ? null : error.message, texts.problems.sendFailed);
    if (isAboutConsents(error.code)) onConsentsChanged();
  }

  return {
    send(text) {
      const content = text.trim();
      if (content === '') return false;
      if (content.length > limits.messageMaxLength) {
        toast.error(texts.problems.messageTooLong(limits.messageMaxLength), {
          title: texts.problems.title,
        });
        return false;
      }
      if (!store.current().isConnected) {
        console.error('chat: a message was not sent: not connected');
        toast.error(texts.problems.notConnected, { title: texts.problems.title });
        return false;
      }
      const unsent: UnsentMessage = {
        clientMessageId: newClientMessageId(),
        text: content,
        timestamp: new Date().toISOString(),
        failed: false,
      };
      outbox.keep(unsent);
      show(unsent);
      deliver(unsent);
      return true;
    },
    resend(clientMessageId) {
      // As it stands on the screen: another page may have let go of what is kept.
      const message = store.current().messages.find(({ id }) => id === clientMessageId);
      if (!message) return;
      const { content: text, timestamp } = message;
      const again: UnsentMessage = { clientMessageId, text, timestamp, failed: false };
      outbox.keep(again);
      show(again);
      deliver(again);
    },
    discard(clientMessageId) {
      outbox.remove(clientMessageId);
      store.fold({ type: 'discarded', clientMessageId });
    },
    show() {
      for (const unsent of outbox.list()) show(unsent);
    },
    takeUp() {
      const { messages } = store.current();
      const taken = new Set(
        messages.flatMap(({ clientMessageId, sequence }) =>
          clientMessageId !== undefined && sequence !== undefined ? [clientMessageId] : [],
        ),
      );
      // Another page has sent it, and its conversation was left since.
      for (const message of messages)
        if (isUnsent(message) && message.status === 'sending' && !isKept(message.id))
          store.fold({ type: 'discarded', clientMessageId: message.id });
      for (const unsent of outbox.list()) {
        if (taken.has(unsent.clientMessageId)) {
          outbox.remove(unsent.clientMessageId);
        } else if (sendsByItself(unsent, Date.now())) {
          show(unsent);
          deliver(unsent);
        } else {
          outbox.keep({ ...unsent, failed: true });
          show({ ...unsent, failed: true });
        }
      }
    },
    after,
  };
}
