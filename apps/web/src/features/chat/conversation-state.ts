import type {
  ActionButton,
  Answering,
  ChatHubEvent,
  ConversationSnapshot,
  CrisisCard,
  Message,
  MessageDelta,
} from '@accanto/contract';

/** What the chat shows (SPEC 3, chat state) and what it must remember to stay right under any disorder of events. */
export interface Conversation {
  readonly messages: readonly Message[];
  readonly isOpen: boolean;
  readonly isTyping: boolean;
  readonly isConnected: boolean;
  /** Assistant messages that came while the chat was closed. */
  readonly unreadIds: ReadonlySet<string>;
  readonly sessionId: string | null;
  readonly currentUserId: string;
  readonly conversationId: string | null;
  /** Older messages exist that are not in `messages`. */
  readonly hasEarlier: boolean;
  readonly buttons: readonly ActionButton[];
  readonly card: CrisisCard | null;
  /** The person has written on this page since the card came. */
  readonly wroteSinceCard: boolean;
  /** What answers, and where the words go; null until the store was asked. */
  readonly answering: Answering | null;
  /** The store has been asked at least once; until then an empty list means nothing. */
  readonly isLoaded: boolean;
  /** Something is missing that only the store can give. */
  readonly needsReload: boolean;
  /** Pieces of replies that came before the pieces in front of them, by message. */
  readonly early: ReadonlyMap<string, readonly MessageDelta[]>;
  /** Ids of messages and comments that were removed, and of conversations that were left: nothing of them returns. */
  readonly gone: ReadonlySet<string>;
  /** What the hub said while the store is being asked: said again on top of the answer. */
  readonly duringLoad: readonly HubEvent[] | null;
  /** What was gone when the store was asked: about that, its answer is the newer word. */
  readonly goneBeforeLoad: ReadonlySet<string>;
  /** What New or Clear took off the screen, until the server has agreed. */
  readonly leaving: {
    readonly conversationId: string | null;
    readonly messages: readonly Message[];
  } | null;
}

/** What the hub said, reduced to what changes the conversation. */
export type HubEvent =
  | { type: 'message'; message: Message }
  | { type: 'delta'; delta: MessageDelta }
  | { type: 'typing'; isTyping: boolean }
  | { type: 'status'; status: 'connected' | 'disconnected'; sessionId: string | null }
  | { type: 'comment'; comment: ChatHubEvent<'ReceiveComment'> }
  | { type: 'reaction'; reaction: ChatHubEvent<'ReceiveReaction'> }
  | { type: 'buttons'; buttons: readonly ActionButton[] }
  | { type: 'removal'; messageIds: readonly string[] }
  | { type: 'card'; card: CrisisCard | null }
  | { type: 'reload-needed' }
  | { type: 'replaced'; conversationId: string | null };

/** A page of older messages, in order of `sequence`. */
export interface EarlierPage {
  readonly conversationId: string;
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
}

export type ConversationEvent =
  | HubEvent
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'connection'; isConnected: boolean }
  | { type: 'load-started' }
  | { type: 'loaded'; snapshot: ConversationSnapshot }
  | { type: 'load-failed' }
  | { type: 'earlier-started' }
  | { type: 'earlier-loaded'; page: EarlierPage }
  | { type: 'earlier-failed' }
  | { type: 'queued'; message: Message }
  | { type: 'send-failed'; clientMessageId: string }
  | { type: 'discarded'; clientMessageId: string }
  | { type: 'left' }
  | { type: 'leave-failed' };

export function emptyConversation(currentUserId = 'demo-user'): Conversation {
  return {
    messages: [],
    isOpen: false,
    isTyping: false,
    isConnected: false,
    unreadIds: new Set(),
    sessionId: null,
    currentUserId,
    conversationId: null,
    hasEarlier: false,
    buttons: [],
    card: null,
    wroteSinceCard: false,
    answering: null,
    isLoaded: false,
    needsReload: false,
    early: new Map(),
    gone: new Set(),
    duringLoad: null,
    goneBeforeLoad: new Set(),
    leaving: null,
  };
}
