/** The messages of the SignalR hub protocol (protocol document, section 5), as a union by kind. */

export const MessageType = {
  Invocation: 1,
  StreamItem: 2,
  Completion: 3,
  StreamInvocation: 4,
  CancelInvocation: 5,
  Ping: 6,
  Close: 7,
  Ack: 8,
  Sequence: 9,
} as const;

export interface Invocation {
  readonly type: typeof MessageType.Invocation;
  /** Undefined when the caller expects no answer. */
  readonly invocationId: string | undefined;
  readonly target: string;
  readonly arguments: readonly unknown[];
  readonly streamIds: readonly string[];
}

export interface StreamInvocation {
  readonly type: typeof MessageType.StreamInvocation;
  readonly invocationId: string;
  readonly target: string;
  readonly arguments: readonly unknown[];
  readonly streamIds: readonly string[];
}

export interface StreamItem {
  readonly type: typeof MessageType.StreamItem;
  readonly invocationId: string;
  readonly item: unknown;
}

export type Outcome =
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'void' }
  | { readonly kind: 'error'; readonly error: string };

export type Completion = {
  readonly type: typeof MessageType.Completion;
  readonly invocationId: string;
} & Outcome;

export interface CancelInvocation {
  readonly type: typeof MessageType.CancelInvocation;
  readonly invocationId: string;
}

export interface Ping {
  readonly type: typeof MessageType.Ping;
}

export interface Close {
  readonly type: typeof MessageType.Close;
  readonly error: string | undefined;
  readonly allowReconnect: boolean;
}

/** Stateful reconnect only: everything up to this number has been processed. */
export interface Ack {
  readonly type: typeof MessageType.Ack;
  readonly sequenceId: number;
}

/** Stateful reconnect only: the number of the first counted message that follows. */
export interface Sequence {
  readonly type: typeof MessageType.Sequence;
  readonly sequenceId: number;
}

export type HubMessage =
  | Invocation
  | StreamInvocation
  | StreamItem
  | Completion
  | CancelInvocation
  | Ping
  | Close
  | Ack
  | Sequence;

/** Whether both sides number this message for stateful reconnect (protocol document, section 5). */
export function isCounted(message: HubMessage): boolean {
  return message.type <= MessageType.CancelInvocation;
}
