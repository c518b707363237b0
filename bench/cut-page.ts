import {
  chatHubPath,
  type ConversationSnapshot,
  type Message,
  type MessageDelta,
} from '@accanto/contract';
import {
  HttpTransportType,
  HubConnectionBuilder,
  LogLevel,
  type HubConnection,
} from '@microsoft/signalr';

/** What a page has on screen of one message. */
export interface Shown {
  id: string;
  role: string;
  content: string;
  state: string;
}

/** A page reduced to what the promise of delivery is about: it folds what it is sent, and loads after a hole. */
export interface CutPage {
  shown(): Shown[];
  isReplying(): boolean;
  send(text: string, clientId: string): Promise<void>;
  /** Breaks the socket under the client, as a lost network does. */
  breakSocket(): void;
  close(): Promise<void>;
}

export async function openCutPage(url: string, accessToken: string): Promise<CutPage> {
  const connection: HubConnection = new HubConnectionBuilder()
    .withUrl(`${url}${chatHubPath}`, {
      accessTokenFactory: () => accessToken,
      transport: HttpTransportType.WebSockets,
    })
    .withStatefulReconnect()
    .withAutomaticReconnect({ nextRetryDelayInMilliseconds: () => 50 })
    .configureLogging(LogLevel.None)
    .build();
  let messages = new Map<string, Shown>();
  let duringLoad: (() => void)[] | null = null;
  let isTyping = false;

  async function load(): Promise<void> {
    if (duringLoad !== null) return;
    duringLoad = [];
    try {
      const snapshot = await connection.invoke<ConversationSnapshot>('LoadConversation', {});
      messages = new Map(snapshot.messages.map((message) => [message.id, toShown(message)]));
      isTyping = snapshot.isTyping;
    } finally {
      const missed: (() => void)[] = duringLoad;
      duringLoad = null;
      missed.forEach((apply) => apply());
    }
  }

  /** What happens while the conversation is being loaded is newer than what is loaded, or known from it. */
  function take(apply: () => void): void {
    if (duringLoad === null) apply();
    else duringLoad.push(apply);
  }

  function fold(delta: MessageDelta): void {
    const offset = delta.offset ?? 0;
    const known = messages.get(delta.id) ?? {
      id: delta.id,
      role: 'assistant',
      content: '',
      state: 'streaming',
    };
    // What has ended does not go on: another node has marked it.
    if (known.state !== 'streaming') return;
    if (offset > known.content.length) return loadQuietly();
    messages.set(delta.id, {
      ...known,
      content: known.content + delta.content.slice(known.content.length - offset),
      state: delta.replyState ?? known.state,
    });
  }

  /** A load that the next cut breaks off is made up for by the one after the next reconnect. */
  function loadQuietly(): void {
    load().catch(() => undefined);
  }

  connection.on('ReceiveMessageDelta', (delta: MessageDelta) => take(() => fold(delta)));
  connection.on('ReceiveMessage', (message: Message) =>
    take(() => messages.set(message.id, toShown(message))),
  );
  connection.on('ReceiveRemoval', ({ messageIds }: { messageIds: string[] }) =>
    take(() => messageIds.forEach((id) => messages.delete(id))),
  );
  connection.on('ReceiveTyping', (state: { isTyping: boolean }) =>
    take(() => {
      isTyping = state.isTyping;
    }),
  );
  connection.onreconnected(loadQuietly);
  await connection.start();
  await load();
  return {
    shown: () => [...messages.values()],
    isReplying: () => isTyping || [...messages.values()].some(({ state }) => state === 'streaming'),
    async send(text, clientId) {
      const stored = await connection.invoke<Message>('SendMessage', text, clientId);
      take(() => messages.set(stored.id, toShown(stored)));
    },
    breakSocket: () => {
      const inner = connection as unknown as {
        connection: { transport?: { _webSocket?: { terminate?(): void; close(): void } } };
      };
      inner.connection.transport?._webSocket?.terminate?.();
    },
    close: () => connection.stop(),
  };
}

function toShown({ id, role, content, replyState }: Message): Shown {
  return { id, role, content, state: replyState ?? 'sent' };
}
