import { limits, type AdminAction, type Language } from '@accanto/contract';
import type { Actor, RecordAction } from '../audit.ts';
import type { Clock } from '../clock.ts';
import { ProblemError } from '../http/problem.ts';
import { answerLetter } from '../mail/letters/answer-letter.ts';
import type { Mailer } from '../mail/mailer.ts';

/** How many rows a search or a file reads at a time: what it holds in memory stays small. */
const readAtOnce = 200;

export interface SubmissionPage {
  /** Those after the one with this id, newest first. */
  readonly after: string | null;
  readonly limit: number;
  readonly state: 'open' | 'done' | null;
}

/** What is common to whatever visitors sent and administrators work through. */
interface Submission {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly createdAt: number;
  readonly doneAt: number | null;
  readonly answeredAt: number | null;
}

interface SubmissionKind<Item extends Submission> {
  readonly store: {
    page(wish: SubmissionPage): Promise<Item[]>;
    find(id: string): Promise<Item | null>;
    setDone(id: string, at: number | null): Promise<void>;
    setAnswered(id: string, at: number): Promise<void>;
    remove(id: string): Promise<void>;
  };
  /** Where a search looks. */
  readonly textsOf: (item: Item) => readonly string[];
  readonly actions: {
    readonly done: AdminAction;
    readonly reopened: AdminAction;
    readonly answered: AdminAction;
    readonly removed: AdminAction;
    readonly exported: AdminAction;
  };
}

export interface SubmissionWish {
  readonly search?: string | undefined;
  readonly state?: 'open' | 'done' | undefined;
}

/** Working through what visitors sent: look, answer, mark as done, remove, take out as a file. */
export function createSubmissionDesk<Item extends Submission>(
  kind: SubmissionKind<Item>,
  parts: { readonly record: RecordAction; readonly mailer: Mailer; readonly clock: Clock },
) {
  const { store, actions } = kind;
  const { record, clock } = parts;

  async function find(id: string): Promise<Item> {
    const item = await store.find(id);
    if (item === null) throw new ProblemError('NOT_FOUND');
    return item;
  }

  /** All that match, newest first, read as they are asked for. */
  async function* matching(wish: SubmissionWish, after: string | null): AsyncGenerator<Item> {
    const wanted = comparable(wish.search ?? '');
    let position = after;
    for (;;) {
      const page = await store.page({
        after: position,
        limit: readAtOnce,
        state: wish.state ?? null,
      });
      for (const item of page)
        if (kind.textsOf(item).some((text) => comparable(text).includes(wanted))) yield item;
      position = page.at(-1)?.id ?? null;
      if (page.length < readAtOnce) return;
    }
  }

  return {
    async list(
      wish: SubmissionWish & {
        readonly cursor?: string | undefined;
        readonly limit?: number | undefined;
      },
    ): Promise<{ items: Item[]; next: string | null }> {
      const limit = wish.limit ?? limits.pageSizeDefault;
      const items: Item[] = [];
      for await (const item of matching(wish, wish.cursor ?? null)) {
        if (items.length === limit) return { items, next: items.at(-1)?.id ?? null };
        items.push(item);
      }
      return { items, next: null };
    },

    async export(actor: Actor, wish: SubmissionWish): Promise<AsyncIterable<Item>> {
      await record(actions.exported, actor);
      return matching(wish, null);
    },

    async mark(actor: Actor, id: string, isDone: boolean): Promise<Item> {
      const item = await find(id);
      if (isDone !== (item.doneAt !== null)) {
        await store.setDone(id, isDone ? clock.now() : null);
        await record(isDone ? actions.done : actions.reopened, actor, id);
      }
      return find(id);
    },

    /** Sends the answer to the address of the submission, and nowhere else. Throws MAIL_NOT_SENT. */
    async answer(
      actor: Actor,
      id: string,
      letter: { readonly subject: string; readonly text: string },
    ): Promise<Item> {
      const { email, language, createdAt } = await find(id);
      await parts.mailer
        .send(answerLetter({ to: email, language, sentAt: createdAt, ...letter }))
        .catch(() => {
          throw new ProblemError('MAIL_NOT_SENT');
        });
      await store.setAnswered(id, clock.now());
      await record(actions.answered, actor, id);
      return find(id);
    },

    async remove(actor: Actor, id: string): Promise<void> {
      await find(id);
      await store.remove(id);
      await record(actions.removed, actor, id);
    },
  };
}
export type SubmissionDesk<Item extends Submission> = ReturnType<typeof createSubmissionDesk<Item>>;

function comparable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
