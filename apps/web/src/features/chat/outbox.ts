import { clientMessageIdSchema, messageTextSchema, timestampSchema } from '@accanto/contract';
import * as z from 'zod/mini';
import { stored } from '../../platform/storage.ts';

/** A message that the server has not acknowledged. `failed`: it was refused and waits for the person. */
const unsentSchema = z.object({
  clientMessageId: clientMessageIdSchema,
  text: messageTextSchema,
  timestamp: timestampSchema,
  failed: z.boolean(),
});
export type UnsentMessage = z.infer<typeof unsentSchema>;

/** How long an unsent message may be sent by itself; an older one would surprise, so it waits for the person. */
export const sendsByItselfMs = 5 * 60_000;

/** Unsent messages and the draft of one person in this browser (C8). They survive a reload and a forced sign-in. */
export interface Outbox {
  readonly list: () => readonly UnsentMessage[];
  /** Adds a message, or puts it in place of the one with the same id. */
  readonly keep: (message: UnsentMessage) => void;
  readonly remove: (clientMessageId: string) => void;
  readonly clear: () => void;
  readonly readDraft: () => string;
  readonly keepDraft: (text: string) => void;
}

function readList(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

export function createOutbox(userId: string): Outbox {
  const key = `outbox:${userId}` as const;
  const draftKey = `drafts:${userId}` as const;

  // Read anew at each use: other tabs of the same person write to the same place.
  const list = (): readonly UnsentMessage[] =>
    readList(stored.get(key)).flatMap((value) => {
      const parsed = unsentSchema.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    });
  const write = (messages: readonly UnsentMessage[]): void => {
    if (messages.length === 0) stored.remove(key);
    else stored.set(key, JSON.stringify(messages));
  };

  return {
    list,
    keep(message) {
      const all = list();
      const at = all.findIndex((known) => known.clientMessageId === message.clientMessageId);
      write(at < 0 ? [...all, message] : all.toSpliced(at, 1, message));
    },
    remove: (clientMessageId) =>
      write(list().filter((known) => known.clientMessageId !== clientMessageId)),
    clear: () => stored.remove(key),
    readDraft: () => stored.get(draftKey) ?? '',
    keepDraft(text) {
      if (text === '') stored.remove(draftKey);
      else stored.set(draftKey, text);
    },
  };
}

/** Whether the message may go on its way without being asked. */
export function sendsByItself(message: UnsentMessage, now: number): boolean {
  return !message.failed && now - Date.parse(message.timestamp) <= sendsByItselfMs;
}
