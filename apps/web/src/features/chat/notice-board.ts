import type { Message } from '@accanto/contract';
import { isSameDay } from './chat-times.ts';
import type { ConversationStore } from './conversation-store.ts';
import type { Loading } from './loading.ts';
import { keyOf } from './message-merge.ts';
import { noticeDue, withoutBreak, type NoticeKind } from './notices.ts';

type Notices = ReadonlyMap<string, NoticeKind>;

/** The notices on the screen, each above the message of the person at which it was due. Nothing of it is kept. */
export interface NoticeBoard {
  /** By the key of the message. */
  readonly get: () => Notices;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dismiss: (key: string) => void;
}

interface Needs {
  readonly conversation: Pick<ConversationStore, 'get' | 'subscribe'>;
  readonly loadEarlier: Loading['loadEarlier'];
}

/**
 * Watches what the person sends from this page. Messages of an earlier page had their notices there, so after a reload
 * nothing is said twice.
 */
export function createNoticeBoard({ conversation, loadEarlier }: Needs): NoticeBoard {
  const startedAt = Date.now();
  /** When something was said, also in conversations that were left meanwhile, by message. */
  const moments = new Map<string, number>();
  const judged = new Set<string>();
  const listeners = new Set<() => void>();
  let shown: Notices = new Map();

  function show(next: Notices): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  /** The newest message that was written on this page and not looked at yet. */
  function newOwn(messages: readonly Message[]): Message | undefined {
    const newest = messages.findLast(({ role, source }) => role === 'user' && source === 'local');
    if (newest === undefined || judged.has(keyOf(newest))) return undefined;
    judged.add(keyOf(newest));
    return Date.parse(newest.timestamp) < startedAt ? undefined : newest;
  }

  /** Whoever has said much today has more of it in the store than on the page. */
  async function learnToday(now: Date): Promise<void> {
    for (;;) {
      const { messages, hasEarlier } = conversation.get();
      for (const message of messages) moments.set(keyOf(message), Date.parse(message.timestamp));
      const isAllKnown = !hasEarlier || !isSameDay(new Date(messages[0]?.timestamp ?? 0), now);
      if (isAllKnown || (await loadEarlier()) !== 'loaded') return;
    }
  }

  async function judge(own: Message): Promise<void> {
    const now = Date.parse(own.timestamp);
    await learnToday(new Date(now));
    const earlier = [...moments].flatMap(([key, moment]) => (key === keyOf(own) ? [] : [moment]));
    const due = noticeDue(earlier, now);
    if (due !== null) show(calmed(new Map([...shown, [keyOf(own), due]])));
  }

  /** Nobody in danger is sent to rest: without suggestions to pause, where the full card of R3 and above is shown. */
  function calmed(notices: Notices): Notices {
    const { card } = conversation.get();
    if (card === null || card.form === 'small') return notices;
    if ([...notices.values()].every((kind) => withoutBreak(kind) === kind)) return notices;
    return new Map(
      [...notices].flatMap(([key, kind]) => {
        const left = withoutBreak(kind);
        return left === null ? [] : [[key, left] as const];
      }),
    );
  }

  conversation.subscribe(() => {
    const { messages, isLoaded } = conversation.get();
    // Until the store was heard nobody knows what was said before.
    const own = isLoaded ? newOwn(messages) : undefined;
    if (own !== undefined) void judge(own);
    if (calmed(shown) !== shown) show(calmed(shown));
  });

  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dismiss: (key) => show(new Map([...shown].filter(([known]) => known !== key))),
  };
}
