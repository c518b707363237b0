import { httpCalls, limits, type Memory } from '@accanto/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../http/problem.ts';
import { route } from '../http/route.ts';
import type { ConversationReader } from './conversation-reader.ts';
import type { ConversationStore } from './conversation-store.ts';
import { toConversation, type Conversations } from './conversations.ts';
import type { History } from './history.ts';
import type { MemoryStore, StoredMemory } from './memory-store.ts';
import type { MessageStore } from './message-store.ts';
import { toTimestamp } from './message-view.ts';

/** The HTTP calls of the chat: the history, and what is remembered. */
export function addChatRoutes(
  app: FastifyInstance,
  parts: {
    conversations: Conversations;
    conversationStore: ConversationStore;
    reader: ConversationReader;
    history: History;
    memories: MemoryStore;
    messages: MessageStore;
  },
): void {
  const { conversations, memories } = parts;

  route(app, httpCalls.conversations, async ({ person, query }) => {
    const limit = query.limit ?? limits.pageSizeDefault;
    const cursor = query.cursor ?? null;
    const { items, next } = await parts.history.list(person.id, {
      cursor,
      limit,
      search: query.search ?? '',
    });
    return { items: items.map(toConversation), next };
  });

  route(app, httpCalls.conversationMessages, async ({ person, params, query }) => {
    if (!(await parts.conversationStore.isOwn(person.id, params.id)))
      throw new ProblemError('NOT_FOUND');
    const before = query.cursor === undefined ? undefined : readSequence(query.cursor);
    const { messages, hasEarlier } = await parts.reader.read(person.id, params.id, {
      limit: query.limit ?? limits.pageSizeDefault,
      ...(before === undefined ? {} : { before }),
    });
    const first = messages[0]?.sequence;
    return { items: messages, next: hasEarlier && first !== undefined ? String(first) : null };
  });

  route(app, httpCalls.changeConversation, ({ person, params, body }) =>
    conversations.change(person.id, params.id, body),
  );

  route(app, httpCalls.deleteConversation, async ({ person, params }) => {
    await conversations.delete(person.id, params.id);
    return { success: true } as const;
  });

  route(app, httpCalls.memories, async ({ person }) => {
    const kept = await memories.list(person.id);
    const items = await Promise.all(
      kept.map(async (memory) => ({
        ...toMemory(memory),
        source: await sourceOf(person.id, memory.sourceMessageId),
      })),
    );
    return { items };
  });

  /** The message that a memory came from; null when it is gone. */
  async function sourceOf(userId: string, messageId: string | null): Promise<Memory['source']> {
    const message = messageId === null ? null : await parts.messages.find(userId, messageId);
    if (message === null) return null;
    const { conversationId, content, createdAt } = message;
    return { conversationId, content, timestamp: toTimestamp(createdAt) };
  }

  route(app, httpCalls.changeMemory, async ({ person, params, body }) => {
    const memory = await memories.find(person.id, params.id);
    if (memory === null) throw new ProblemError('NOT_FOUND');
    const fact = body.fact.toWellFormed();
    await memories.setFact(memory, fact);
    return toMemory({ ...memory, fact });
  });

  route(app, httpCalls.forgetAllMemories, async ({ person }) => {
    await memories.removeAll(person.id);
    return { success: true } as const;
  });

  route(app, httpCalls.forgetMemory, async ({ person, params }) => {
    if ((await memories.find(person.id, params.id)) === null) throw new ProblemError('NOT_FOUND');
    await memories.remove(person.id, params.id);
    return { success: true } as const;
  });
}

function readSequence(cursor: string): number {
  if (!/^[1-9]\d{0,9}$/.test(cursor))
    throw new ProblemError('VALIDATION_FAILED', { fields: ['cursor'] });
  return Number(cursor);
}

function toMemory({ id, fact, sourceMessageId, createdAt }: StoredMemory): Memory {
  return { id, fact, sourceMessageId, createdAt: toTimestamp(createdAt) };
}
