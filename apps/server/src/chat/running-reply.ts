import type { ActionButtonMeaning } from '@accanto/contract';
import type { DeltaFlow } from './delta-flow.ts';
import type { ReplyEvents } from './reply-events.ts';
import type { PartialReply } from './running-reply-store.ts';
import type { NewReply } from './stored-message.ts';

/** What is answered after the running reply: whatever of the conversation waits by then, or a button that was pressed. */
export type Next = { readonly messages: true } | AskedByPress;

export interface AskedByPress {
  readonly action: ActionButtonMeaning;
  readonly pressId: string;
}

/** A reply that this node is writing. */
export interface RunningReply {
  readonly reply: NewReply;
  readonly events: ReplyEvents;
  readonly flow: DeltaFlow;
  /** null: it is written no more. */
  readonly partial: () => PartialReply | null;
  readonly abort: AbortController;
  /** How it ends when it is aborted; `discarded`: somebody else ends it, and nothing of it returns. */
  abortedAs: 'stopped' | 'interrupted' | 'discarded';
  /** What was said meanwhile, and which buttons were pressed: answered afterwards, in this order. */
  readonly next: Next[];
  done: Promise<void>;
}

/** Whether nothing of it is sent any more. */
export function isDiscarded(live: RunningReply): boolean {
  return live.abortedAs === 'discarded';
}
