import { httpCalls, type Message } from '@accanto/contract';
import type { StartedServer } from './started-server.ts';

/** Everything the store has of the person's conversations, over HTTP, in order within each conversation. */
export async function readConversations(
  server: StartedServer,
  accessToken: string,
): Promise<Message[]> {
  const ask = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${server.url}${path}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as Answer;
  };
  const { items } = await ask<{ items: { id: string }[] }>(httpCalls.conversations.path);
  const all: Message[] = [];
  for (const { id } of items) {
    const path = httpCalls.conversationMessages.path.replace(':id', id);
    const pages: Message[][] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '?limit=200' : `?limit=200&cursor=${cursor}`;
      const page = await ask<{ items: Message[]; next: string | null }>(`${path}${query}`);
      pages.unshift(page.items);
      cursor = page.next;
    }
    all.push(...pages.flat());
  }
  return all;
}
