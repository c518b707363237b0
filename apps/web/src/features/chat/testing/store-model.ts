import type { Comment, ConversationSnapshot, Message, Reaction } from '@accanto/contract';
import { emptyConversation } from '../conversation-state.ts';
import type {
  Conversation,
  ConversationEvent,
  EarlierPage,
  HubEvent,
} from '../conversation-state.ts';
import { foldConversation } from '../conversation.ts';

const time = (step: number): string => new Date(Date.UTC(2026, 10, 21) + step * 1000).toISOString();

/** A server reduced to its promises: it stores first and then tells, in order, everybody who is connected. */
export class StoreModel {
  conversationId: string | null = 'conversation-1';
  messages: Message[] = [];
  isTyping = false;
  private steps = 0;
  private conversations = 1;
  private readonly left = new Map<string, Message[]>();
  private sequence = 0;

  private nextId(kind: string): string {
    this.steps += 1;
    return `${kind}-${this.steps}`;
  }

  private change(at: number, change: (message: Message) => Message): Message | undefined {
    const known = this.messages[at];
    if (!known) return undefined;
    const changed = change(known);
    this.messages[at] = changed;
    return changed;
  }

  say(content: string): HubEvent[] {
    this.conversationId ??= 'conversation-first';
    const message: Message = {
      id: this.nextId('user'),
      conversationId: this.conversationId,
      sequence: (this.sequence += 1),
      role: 'user',
      content,
      timestamp: time(this.steps),
      source: 'remote',
      status: 'sent',
      reaction: null,
    };
    this.messages.push(message);
    this.isTyping = true;
    return [
      { type: 'message', message },
      { type: 'typing', isTyping: true },
    ];
  }

  /** Begins a reply, or goes on with the running one. */
  piece(content: string, isComplete: boolean): HubEvent[] {
    if (this.conversationId === null) return [];
    const running = this.messages.findIndex((message) => message.replyState === 'streaming');
    const known = this.messages[running];
    const delta = {
      conversationId: this.conversationId,
      role: 'assistant' as const,
      content,
      timestamp: time(this.steps),
      isFirst: known === undefined,
      isComplete,
      offset: known?.content.length ?? 0,
      ...(isComplete ? { replyState: 'complete' as const } : {}),
    };
    if (known) {
      this.messages[running] = {
        ...known,
        content: known.content + content,
        replyState: isComplete ? 'complete' : 'streaming',
      };
      return [{ type: 'delta', delta: { ...delta, id: known.id, sequence: known.sequence } }];
    }
    const message: Message = {
      id: this.nextId('assistant'),
      conversationId: this.conversationId,
      sequence: (this.sequence += 1),
      role: 'assistant',
      content,
      timestamp: delta.timestamp,
      source: 'remote',
      replyState: isComplete ? 'complete' : 'streaming',
      reaction: null,
    };
    this.messages.push(message);
    return [{ type: 'delta', delta: { ...delta, id: message.id, sequence: message.sequence } }];
  }

  react(at: number, emoji: Reaction['emoji'] | null): HubEvent[] {
    this.steps += 1;
    const changed = this.change(at, (message) => ({
      ...message,
      reaction: emoji && {
        emoji,
        comments: message.reaction?.comments ?? [],
        timestamp: time(this.steps),
      },
    }));
    return changed
      ? [
          {
            type: 'reaction',
            reaction: { messageId: changed.id, reaction: changed.reaction ?? null },
          },
        ]
      : [];
  }

  comment(at: number, content: string): HubEvent[] {
    const comment: Comment = {
      id: this.nextId('comment'),
      userId: 'anna',
      userName: 'Anna',
      content,
      timestamp: time(this.steps),
      edited: false,
    };
    const changed = this.change(at, (message) => ({
      ...message,
      reaction: {
        emoji: message.reaction?.emoji ?? '👍',
        timestamp: message.reaction?.timestamp ?? comment.timestamp,
        comments: [...(message.reaction?.comments ?? []), comment],
      },
    }));
    return changed
      ? [{ type: 'comment', comment: { action: 'add', messageId: changed.id, comment } }]
      : [];
  }

  editComment(at: number, content: string): HubEvent[] {
    const comment = this.messages[at]?.reaction?.comments.at(-1);
    if (!comment) return [];
    const edited = { ...comment, content, edited: true };
    const changed = this.change(at, (message) => ({
      ...message,
      reaction: message.reaction && {
        ...message.reaction,
        comments: message.reaction.comments.map((one) => (one.id === edited.id ? edited : one)),
      },
    }));
    return changed
      ? [{ type: 'comment', comment: { action: 'edit', messageId: changed.id, comment: edited } }]
      : [];
  }

  deleteComment(at: number): HubEvent[] {
    const comment = this.messages[at]?.reaction?.comments[0];
    if (!comment) return [];
    const changed = this.change(at, (message) => {
      const comments = message.reaction?.comments.slice(1) ?? [];
      return {
        ...message,
        reaction:
          message.reaction && comments.length > 0 ? { ...message.reaction, comments } : null,
      };
    });
    return changed
      ? [{ type: 'comment', comment: { action: 'delete', messageId: changed.id, comment } }]
      : [];
  }

  remove(at: number): HubEvent[] {
    const [removed] = this.messages.splice(at, 1);
    return removed ? [{ type: 'removal', messageIds: [removed.id] }] : [];
  }

  startNew(): HubEvent[] {
    this.conversations += 1;
    return this.turnTo(`conversation-${this.conversations}`);
  }

  /** Opens the conversation that was left longest ago. */
  reopen(): HubEvent[] {
    const [id] = this.left.keys();
    return id === undefined ? [] : this.turnTo(id);
  }

  private turnTo(id: string): HubEvent[] {
    if (this.conversationId !== null) this.left.set(this.conversationId, this.messages);
    this.conversationId = id;
    this.messages = this.left.get(id) ?? [];
    this.left.delete(id);
    this.isTyping = false;
    this.sequence = this.messages.at(-1)?.sequence ?? 0;
    return [{ type: 'replaced', conversationId: this.conversationId }];
  }

  snapshot(pageSize: number): ConversationSnapshot {
    return structuredClone({
      conversationId: this.conversationId,
      messages: this.messages.slice(-pageSize),
      hasEarlier: this.messages.length > pageSize,
      isTyping: this.isTyping,
      buttons: [],
      card: null,
    });
  }

  earlierThan(sequence: number, pageSize: number): EarlierPage | undefined {
    if (this.conversationId === null) return undefined;
    const older = this.messages.filter((message) => (message.sequence ?? 0) < sequence);
    return structuredClone({
      conversationId: this.conversationId,
      messages: older.slice(-pageSize),
      hasEarlier: older.length > pageSize,
    });
  }
}

/** A page that is connected to the model over a wire that may be cut, and asks for a load whenever it needs one. */
export class PageModel {
  state: Conversation = foldConversation(emptyConversation('anna'), { type: 'opened' });
  private isLoading = false;
  private readonly heard: HubEvent[] = [];
  private readonly store: StoreModel;
  private readonly pageSize: number;

  constructor(store: StoreModel, pageSize: number) {
    this.store = store;
    this.pageSize = pageSize;
    this.connect();
  }

  private fold(event: ConversationEvent): void {
    this.state = foldConversation(this.state, event);
  }

  connect(): void {
    this.fold({ type: 'connection', isConnected: true });
    this.load();
  }

  cut(): void {
    if (this.isLoading) this.fold({ type: 'load-failed' });
    this.isLoading = false;
    this.heard.length = 0;
    this.fold({ type: 'connection', isConnected: false });
  }

  load(): void {
    if (this.isLoading || !this.state.isConnected || !this.state.needsReload) return;
    this.isLoading = true;
    this.fold({ type: 'load-started' });
  }

  /** The answer as the store is at this moment; what was heard since the question may be part of it or not. */
  answerLoad(snapshot: ConversationSnapshot = this.store.snapshot(this.pageSize)): void {
    if (!this.isLoading) return;
    this.isLoading = false;
    this.fold({ type: 'loaded', snapshot });
    this.load();
  }

  hear(events: readonly HubEvent[]): void {
    if (!this.state.isConnected) return;
    for (const event of events) {
      this.heard.push(event);
      this.fold(event);
    }
    this.load();
  }

  /** Stateful reconnect at its worst: the newest events of this connection are said again. */
  hearAgain(count: number): void {
    if (this.state.isConnected) for (const event of this.heard.slice(-count)) this.fold(event);
    this.load();
  }

  settle(): void {
    if (!this.state.isConnected) this.connect();
    for (let rounds = 0; this.isLoading && rounds < 5; rounds += 1) this.answerLoad();
  }
}
