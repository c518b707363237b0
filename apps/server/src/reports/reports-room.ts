import {
  httpCalls,
  limits as sizes,
  type AdminReport,
  type Language,
  type MessageRole,
} from '@accanto/contract';
import type { FastifyInstance } from 'fastify';
import type { RecordAction } from '../audit.ts';
import { randomId, type Clock } from '../clock.ts';
import { administratorOf } from '../http/person.ts';
import { ProblemError } from '../http/problem.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import { smallTable } from '../personal-export.ts';
import type { Store } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';
import { createReportStore, type StoredReport } from './report-store.ts';
import { removeOldReports } from './retention.ts';

/** A message as the chat hands it over. */
export interface OwnMessage {
  readonly id: string;
  readonly conversationId: string;
  readonly role: MessageRole;
  readonly content: string;
  readonly createdAt: number;
}

/** Reports of harmful answers (safety-and-law.md 8): a person ticks messages, administrators see those and no others. */
export function openReportsRoom(given: {
  readonly db: Store;
  readonly cipher: TextCipher;
  readonly limits: RateLimits;
  readonly clock: Clock;
  readonly record: RecordAction;
  /** Those of the ids that are messages of the person, in the order in which they were said. */
  readonly readOwn: (userId: string, ids: readonly string[]) => Promise<readonly OwnMessage[]>;
}) {
  const { limits, clock, record } = given;
  const store = createReportStore(given.db, given.cipher);

  /** Throws NOT_FOUND for what is not the person's own, as for what does not exist. */
  async function report(
    person: { readonly id: string; readonly language: Language },
    wish: {
      readonly replyId: string;
      readonly messageIds: readonly string[];
      readonly reason?: string | undefined;
    },
  ): Promise<void> {
    const ticked = new Set(wish.messageIds);
    const found = await given.readOwn(person.id, [...new Set([wish.replyId, ...ticked])]);
    const reply = found.find(({ id }) => id === wish.replyId);
    const isWhole =
      reply?.role === 'assistant' &&
      [...ticked].every((id) => found.some((message) => message.id === id)) &&
      found.every(({ conversationId }) => conversationId === reply.conversationId);
    if (!isWhole) throw new ProblemError('NOT_FOUND');
    await store.add({
      id: randomId(),
      userId: person.id,
      language: person.language,
      messages: found
        .filter(({ id }) => ticked.has(id))
        .map(({ id, role, content, createdAt }) => ({
          role,
          content,
          at: createdAt,
          isReported: id === wish.replyId,
        })),
      reason: wish.reason?.toWellFormed() ?? null,
      createdAt: clock.now(),
      doneAt: null,
    });
  }

  const exportTable = smallTable('reports', async (userId) =>
    (await store.ofPerson(userId)).map(({ messages, reason, createdAt }) => ({
      reason,
      messages: JSON.stringify(messages),
      createdAt: toText(createdAt),
    })),
  );

  return {
    exportTable,
    addRoutes(app: FastifyInstance): void {
      route(app, httpCalls.reportReply, async ({ person, body }) => {
        await limits.take('report:person', person.id);
        await report(person, body);
        return { success: true as const };
      });

      route(app, httpCalls.adminReports, async ({ person, query }) => {
        const limit = query.limit ?? sizes.pageSizeDefault;
        const found = await store.page({
          after: query.cursor ?? null,
          limit: limit + 1,
          state: query.state ?? null,
        });
        const page = found.slice(0, limit);
        if (page.length > 0) await record('reports-read', administratorOf(person));
        return {
          items: page.map(toView),
          next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
        };
      });

      route(app, httpCalls.adminChangeReport, async ({ person, params, body }) => {
        const found = await store.find(params.id);
        if (found === null) throw new ProblemError('NOT_FOUND');
        const doneAt = body.isDone ? clock.now() : null;
        await store.setDone(found.id, doneAt);
        const action = body.isDone ? 'report-done' : 'report-reopened';
        await record(action, administratorOf(person), found.id);
        return toView({ ...found, doneAt });
      });
    },

    removeOld: (): Promise<void> => removeOldReports(store, clock),
  };
}

/** What administrators see: not whose report it is. */
function toView({ id, createdAt, language, reason, messages, doneAt }: StoredReport): AdminReport {
  return {
    id,
    createdAt: toText(createdAt),
    language,
    reason,
    messages: messages.map(({ at, ...message }) => ({ ...message, timestamp: toText(at) })),
    doneAt: doneAt === null ? null : toText(doneAt),
  };
}

function toText(ms: number): string {
  return new Date(ms).toISOString();
}
