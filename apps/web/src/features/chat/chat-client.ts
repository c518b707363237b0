import {
  reconnectDelaysMs,
  type ActionButtonId,
  type Consents,
  type Message,
  type ReactionEmoji,
} from '@accanto/contract';
import { call } from '../../platform/api.ts';
import { refreshTokens } from '../../platform/refresh.ts';
import { getAccessToken } from '../../platform/session.ts';
import { claimsOf } from '../../platform/tokens.ts';
import { createCardHours, type CardHours } from './card-hours.ts';
import {
  ChatCallError,
  createChatConnection,
  type ConnectionEvent,
  type ReceivedEvent,
} from './chat-connection.ts';
import { createCommenting, type Commenting } from './commenting.ts';
import { createDraft, type Draft } from './draft.ts';
import { createConversationStore, type ConversationStore } from './conversation-store.ts';
import type { HubEvent } from './conversation-state.ts';
import { createLoading } from './loading.ts';
import { createNoticeBoard, type NoticeBoard } from './notice-board.ts';
import { createOutbox } from './outbox.ts';
import { createRemote, type Remote } from './remote-value.ts';
import { createSending, isAboutConsents } from './sending.ts';
import { texts } from './texts.ts';
import { toast } from './toast.ts';

/** What New or Clear took away, and until when it can be had back. */
export interface Left {
  readonly conversationId: string;
  readonly undoUntil: string | null;
}

/** The chat of one signed-in person: it lives as long as they are signed in, also while they look at other pages. */
export interface ChatClient extends Commenting, CardHours {
  readonly conversation: Pick<ConversationStore, 'get' | 'subscribe'>;
  /** What the person has agreed to. */
  readonly consents: Remote<Consents>;
  readonly draft: Omit<Draft, 'release'>;
  readonly notices: NoticeBoard;
  readonly start: () => void;
  readonly stop: () => void;
  readonly opened: () => void;
  readonly closed: () => void;
  /** False when the text cannot be sent now; it then stays with the person (SPEC 5). */
  readonly send: (text: string) => boolean;
  readonly resend: (clientMessageId: string) => void;
  readonly discard: (clientMessageId: string) => void;
  readonly stopReply: () => Promise<void>;
  readonly retryReply: (messageId: string) => Promise<void>;
  readonly pressButton: (messageId: string, buttonId: ActionButtonId) => Promise<void>;
  readonly react: (messageId: string, emoji: ReactionEmoji | null) => Promise<void>;
  /** Empties the screen at once and tells the server; gives what can be undone, null when the server could not be told. */
  readonly leave: (method: 'NewChat' | 'ClearChat') => Promise<Left | null>;
  readonly restore: (conversationId: string) => Promise<void>;
  /** Another conversation was opened, or this one deleted, through the history. */
  readonly replaced: (conversationId: string | null) => void;
  readonly loadEarlier: () => Promise<void>;
  /** Every message of the conversation, and tells the server that an export is made; null, after saying so, when a part could not be had. */
  readonly prepareExport: () => Promise<readonly Message[] | null>;
}

interface Options {
  readonly userId: string;
  readonly url: string;
  readonly delaysMs?: readonly number[];
}

/** Joins the connection, the fold, the outbox and the loads. */
export function createChatClient({
  userId,
  url,
  delaysMs = reconnectDelaysMs,
}: Options): ChatClient {
  const store = createConversationStore(userId);
  const outbox = createOutbox(userId);
  const draft = createDraft(userId);
  const consents = createRemote(() => call('consents', {}));
  let lastToken: string | null = null;
  /** One toast for each time the line is away, not one for each attempt. */
  let saidNoConnection = false;

  const connection = createChatConnection({
    url,
    accessToken: tokenOfPerson,
    onEvent: hear,
    delaysMs,
  });
  const sending = createSending({
    store,
    outbox,
    invoke: connection.invoke,
    onConsentsChanged: () => void consents.reload(),
  });
  const loading = createLoading({
    store,
    invoke: connection.invoke,
    onLoaded: sending.takeUp,
    delaysMs,
  });
  const notices = createNoticeBoard({ conversation: store, loadEarlier: loading.loadEarlier });

  /** Nobody's, once somebody else has signed in: what is unsent here must not go to them. */
  async function tokenOfPerson(): Promise<string | null> {
    const token = await getAccessToken();
    const { sub = userId } = claimsOf(token ?? '');
    return (lastToken = sub === userId ? token : null);
  }

  function hear(event: ConnectionEvent): void {
    switch (event.type) {
      case 'connected':
        saidNoConnection = false;
        store.fold({ type: 'connection', isConnected: true });
        break;
      case 'disconnected':
        store.fold({ type: 'connection', isConnected: false });
        break;
      case 'received':
        receive(event.event);
        break;
      case 'error':
        complain(event);
        break;
      default:
        event satisfies never;
    }
    loading.loadIfNeeded();
  }

  function complain(event: ConnectionEvent & { type: 'error' }): void {
    if (event.code === 'CONNECTION_FAILED' && event.isUnauthorized && lastToken !== null)
      void refreshTokens(lastToken);
    if (!store.current().isOpen || saidNoConnection) return;
    if (event.code === 'AUTHENTICATION_REQUIRED')
      toast.error(texts.problems.signInRequired, { title: texts.problems.title });
    if (event.code === 'CONNECTION_FAILED' && !event.isUnauthorized) {
      saidNoConnection = true;
      toast.error(texts.problems.connection, { title: texts.problems.title });
    }
  }

  function receive(received: ReceivedEvent): void {
    if (received.name === 'ReceiveError' && isAboutConsents(received.payload.code)) {
      // The screen that follows says it.
      void consents.reload();
      return;
    }
    if (received.name === 'ReceiveError') {
      toast.refusal(received.payload.message, texts.problems.action);
      return;
    }
    if (received.name === 'ReceiveExport') {
      console.info(`chat: export of ${received.payload.messageCount} messages`);
      return;
    }
    if (received.name === 'ReceiveActionButtons')
      console.info(`chat: ${received.payload.length} action buttons`);
    store.fold(toHubEvent(received));
  }

  /** Runs a call whose failure is told in one sentence; the server's own where it gave one. */
  async function attempt(
    work: () => Promise<unknown>,
    problem: string = texts.problems.action,
  ): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ChatCallError)) throw error;
      toast.refusal(error.code === null ? null : error.message, problem);
      return false;
    }
  }

  return {
    conversation: store,
    consents,
    draft,
    notices,
    start() {
      void consents.reload();
      sending.show();
      connection.start();
    },
    stop() {
      draft.release();
      void connection.stop();
    },
    opened: () => store.fold({ type: 'opened' }),
    closed: () => store.fold({ type: 'closed' }),
    send: sending.send,
    resend: sending.resend,
    discard: sending.discard,
    stopReply: async () => void (await attempt(() => connection.invoke('StopReply'))),
    retryReply: async (messageId) =>
      void (await attempt(() => connection.invoke('RetryReply', messageId))),
    pressButton: sending.press,
    async react(messageId, emoji) {
      const message = store.current().messages.find(({ id }) => id === messageId);
      if (!message) return;
      const comments = message.reaction?.comments ?? [];
      // Older than anything the server will say, so that its word always stays.
      const timestamp = message.reaction?.timestamp ?? message.timestamp;
      store.fold({
        type: 'reaction',
        reaction: { messageId, reaction: emoji && { emoji, comments, timestamp } },
      });
      const isSaved = await attempt(
        () => connection.invoke('AddReaction', messageId, emoji ?? '', null),
        texts.problems.reaction,
      );
      if (isSaved) return;
      store.fold({ type: 'reload-needed' });
      loading.loadIfNeeded();
    },
    ...createCommenting({ store, invoke: connection.invoke }),
    ...createCardHours({ store, invoke: connection.invoke }),
    async leave(method) {
      store.fold({ type: 'left' });
      let left: Left | null = null;
      const isLeft = await attempt(async () => {
        const { conversationId, previous } = await sending.after(() => connection.invoke(method));
        store.fold({ type: 'replaced', conversationId });
        left = previous && { conversationId: previous.id, undoUntil: previous.undoUntil };
      });
      if (!isLeft) store.fold({ type: 'leave-failed' });
      loading.loadIfNeeded();
      return left;
    },
    async restore(conversationId) {
      await attempt(async () => {
        await connection.invoke('RestoreConversation', conversationId);
        store.fold({ type: 'replaced', conversationId });
      });
      loading.loadIfNeeded();
    },
    replaced(conversationId) {
      store.fold({ type: 'replaced', conversationId });
      loading.loadIfNeeded();
    },
    async loadEarlier() {
      const result = await loading.loadEarlier();
      if (result === 'failed' && store.current().isOpen)
        toast.error(texts.problems.load, { title: texts.problems.title });
    },
    async prepareExport() {
      const messages = await loading.loadWhole();
      if (messages === null) {
        toast.error(texts.problems.export, { title: texts.problems.title });
        return null;
      }
      // The file is made here; the server is only told, so that a line that is away does not keep anybody from their words.
      await connection.invoke('ExportChat').catch(() => undefined);
      return messages;
    },
  };
}

type FoldedEvent = Exclude<ReceivedEvent, { readonly name: 'ReceiveError' | 'ReceiveExport' }>;

function toHubEvent(received: FoldedEvent): HubEvent {
  switch (received.name) {
    case 'ReceiveMessage':
      return { type: 'message', message: received.payload };
    case 'ReceiveMessageDelta':
      return { type: 'delta', delta: received.payload };
    case 'ReceiveTyping':
      return { type: 'typing', isTyping: received.payload.isTyping };
    case 'ReceiveStatus':
      return {
        type: 'status',
        status: received.payload.status,
        sessionId: received.payload.sessionId ?? null,
      };
    case 'ReceiveComment':
      return { type: 'comment', comment: received.payload };
    case 'ReceiveReaction':
      return { type: 'reaction', reaction: received.payload };
    case 'ReceiveActionButtons':
      return { type: 'buttons', buttons: received.payload };
    case 'ReceiveConversation':
      return { type: 'replaced', conversationId: received.payload.conversationId };
    case 'ReceiveRemoval':
      return { type: 'removal', messageIds: received.payload.messageIds };
    case 'ReceiveCrisisCard':
      return { type: 'card', card: received.payload };
    default:
      return received satisfies never;
  }
}
