import { limits, type ActionButtonId, type ErrorCode } from '@accanto/contract';
import { ChatCallError, type ChatConnection } from './chat-connection.ts';
import type { ConversationStore } from './conversation-store.ts';
import { isUnsent, unsentMessage } from './message-merge.ts';
import {
  sendsByItself,
  type Outbox,
  type Unsent,
  type UnsentMessage,
  type UnsentPress,
} from './outbox.ts';
import { texts } from './texts.ts';
import { toast } from './toast.ts';

/**
 * The way of a message or a press out: kept first, then sent, one after the other, with an id by which the server knows it again.
 * So a message is delivered once or stands on the screen as not sent (E5), and a press is answered once.
 */
export interface Sending {
  readonly send: (text: string) => boolean;
  readonly resend: (clientMessageId: string) => void;
  readonly discard: (clientMessageId: string) => void;
  /** Resolves when the server has answered, or nobody knows whether it did. */
  readonly press: (messageId: string, buttonId: ActionButtonId) => Promise<void>;
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

const isPress = (unsent: Unsent): unsent is UnsentPress => 'buttonId' in unsent;

/** Random enough to be unique, also on a page without a secure context. */
function newClientMessageId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}

export function createSending({ store, outbox, invoke, onConsentsChanged }: Needs): Sending {
  let line: Promise<unknown> = Promise.resolve();
  const waiting = new Map<string, Promise<void>>();

  function after<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = line.then(work);
    line = result.catch(() => undefined);
    return result;
  }

  const isKept = (clientMessageId: string): boolean =>
    outbox.list().some((known) => known.clientMessageId === clientMessageId);

  function show(unsent: Unsent): void {
    if (isPress(unsent)) return;
    const { clientMessageId, text, timestamp, failed } = unsent;
    store.fold({ type: 'queued', message: unsentMessage(clientMessageId, text, timestamp) });
    if (failed) store.fold({ type: 'send-failed', clientMessageId });
  }

  function deliver(unsent: Unsent): Promise<void> {
    const { clientMessageId } = unsent;
    const known = waiting.get(clientMessageId);
    if (known !== undefined) return known;
    const delivered = after(async () => {
      waiting.delete(clientMessageId);
      // Discarded here, or sent by another page, while it waited.
      if (!isKept(clientMessageId)) {
        store.fold({ type: 'discarded', clientMessageId });
        return;
      }
      try {
        if (isPress(unsent)) await invokePress(unsent);
        else await invokeSend(unsent);
      } catch (error) {
        if (!(error instanceof ChatCallError)) throw error;
        // Not refused: nobody knows whether it arrived. It goes again after the next load, under the same id.
        if (error.outcome === 'refused') refuse(unsent, error);
      }
    });
    waiting.set(clientMessageId, delivered);
    return delivered;
  }

  async function invokeSend({ clientMessageId, text }: UnsentMessage): Promise<void> {
    const message = await invoke('SendMessage', text, clientMessageId);
    outbox.remove(clientMessageId);
    store.fold({ type: 'message', message: { ...message, clientMessageId } });
    // Stored before its conversation was left, it stands there: here it is on its way no more.
    store.fold({ type: 'discarded', clientMessageId });
  }

  async function invokePress({ clientMessageId, messageId, buttonId }: UnsentPress): Promise<void> {
    await invoke('PressActionButton', messageId, buttonId, clientMessageId);
    outbox.remove(clientMessageId);
  }

  function refuse(unsent: Unsent, error: ChatCallError): void {
    const { clientMessageId } = unsent;
    outbox.keep({ ...unsent, failed: true });
    store.fold({ type: 'send-failed', clientMessageId });
    const problem = isPress(unsent) ? texts.problems.action : texts.problems.sendFailed;
    toast.refusal(error.code === null ? null : error.message, problem);
    if (isAboutConsents(error.code)) onConsentsChanged();
  }

  /** Whether something can go on its way now; says so where it cannot. */
  function isOnline(): boolean {
    if (store.current().isConnected) return true;
    console.error('chat: nothing was sent: not connected');
    toast.error(texts.problems.notConnected, { title: texts.problems.title });
    return false;
  }

  function takeUpPress(press: UnsentPress): void {
    const isHere = store.current().messages.some(({ id }) => id === press.messageId);
    if (isHere && sendsByItself(press, Date.now())) void deliver(press);
    else outbox.remove(press.clientMessageId);
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
      if (!isOnline()) return false;
      const unsent: UnsentMessage = {
        clientMessageId: newClientMessageId(),
        text: content,
        timestamp: new Date().toISOString(),
        failed: false,
      };
      outbox.keep(unsent);
      show(unsent);
      void deliver(unsent);
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
      void deliver(again);
    },
    discard(clientMessageId) {
      outbox.remove(clientMessageId);
      store.fold({ type: 'discarded', clientMessageId });
    },
    async press(messageId, buttonId) {
      if (!isOnline()) return;
      // One that nobody knows to have arrived is the same press again, whatever became of it.
      const known = outbox
        .list()
        .filter((unsent) => isPress(unsent))
        .find((press) => press.messageId === messageId && press.buttonId === buttonId);
      const clientMessageId = known?.clientMessageId ?? newClientMessageId();
      const timestamp = new Date().toISOString();
      const press = { clientMessageId, messageId, buttonId, timestamp, failed: false };
      outbox.keep(press);
      await deliver(press);
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
        if (isPress(unsent)) {
          takeUpPress(unsent);
        } else if (taken.has(unsent.clientMessageId)) {
          outbox.remove(unsent.clientMessageId);
        } else if (sendsByItself(unsent, Date.now())) {
          show(unsent);
          void deliver(unsent);
        } else {
          outbox.keep({ ...unsent, failed: true });
          show({ ...unsent, failed: true });
        }
      }
    },
    after,
  };
}
