import {
  actionButtonIdSchema,
  clientMessageIdSchema,
  messageTextSchema,
  timestampSchema,
} from '@accanto/contract';
import * as z from 'zod/mini';
import { stored } from '../../platform/storage.ts';

/** Something that the server has not acknowledged. `failed`: it was refused and waits for the person. */
const waitingFields = {
  clientMessageId: clientMessageIdSchema,
  timestamp: timestampSchema,
  failed: z.boolean(),
};
const unsentMessageSchema = z.object({ ...waitingFields, text: messageTextSchema });
export type UnsentMessage = z.infer<typeof unsentMessageSchema>;
/** A pressed action button. */
const unsentPressSchema = z.object({
  ...waitingFields,
  messageId: z.string().check(z.minLength(1)),
  buttonId: actionButtonIdSchema,
});
export type UnsentPress = z.infer<typeof unsentPressSchema>;
const unsentSchema = z.union([unsentMessageSchema, unsentPressSchema]);
export type Unsent = z.infer<typeof unsentSchema>;

/** How long something unsent may be sent by itself; an older one would surprise, so it waits for the person. */
export const sendsByItselfMs = 5 * 60_000;

/** Unsent messages and presses of one person in this browser (C8). They survive a reload and a forced sign-in. */
export interface Outbox {
  /** In the order in which they were written and pressed. */
  readonly list: () => readonly Unsent[];
  /** Adds one, or puts it in place of the one with the same id. */
  readonly keep: (unsent: Unsent) => void;
  readonly remove: (clientMessageId: string) => void;
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

  /** What the browser did not take: as long as this page lives nothing waits for the storage. */
  let unwritten: readonly Unsent[] | null = null;

  // Read anew at each use: other tabs write to the same place.
  const list = (): readonly Unsent[] =>
    unwritten ??
    readList(stored.get(key)).flatMap((value) => {
      const parsed = unsentSchema.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    });
  const write = (all: readonly Unsent[]): void => {
    unwritten = null;
    if (all.length === 0) stored.remove(key);
    else if (!stored.set(key, JSON.stringify(all))) unwritten = all;
  };

  return {
    list,
    keep(unsent) {
      const all = list();
      const at = all.findIndex((known) => known.clientMessageId === unsent.clientMessageId);
      write(at < 0 ? [...all, unsent] : all.toSpliced(at, 1, unsent));
    },
    remove: (clientMessageId) =>
      write(list().filter((known) => known.clientMessageId !== clientMessageId)),
  };
}

/** Whether it may go on its way without being asked. */
export function sendsByItself({ failed, timestamp }: Unsent, now: number): boolean {
  return !failed && now - Date.parse(timestamp) <= sendsByItselfMs;
}
