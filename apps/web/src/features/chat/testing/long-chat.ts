import { vi } from 'vitest';
import type { ClientStage } from './client-stage.ts';

/** How many messages the hub and each page give. */
export const pageSize = 50;

/** A conversation of which the hub gives the newest messages only, and the calls a page at a time. */
export interface LongChat {
  /** What a page answers instead, by the number of the last message in it. */
  pageInstead: (last: number) => Response | null;
  /** Holds every page back until what it gives is called. */
  readonly holdPages: () => () => void;
}

/** Keeps so many messages, 'Parola 1' the first of them. */
export function keepLongChat(stage: ClientStage, count: number): LongChat {
  for (let number = 1; number <= count; number += 1)
    stage.kept.push(stage.reply(`Parola ${number}`));
  stage.hub.methods.LoadConversation = () => ({
    ...stage.snapshot(),
    messages: stage.kept.slice(-pageSize),
    hasEarlier: stage.kept.length > pageSize,
  });
  let held = Promise.resolve();
  const chat: LongChat = {
    pageInstead: () => null,
    holdPages() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };

  async function page(address: string): Promise<Response> {
    const cursor = new URL(address, 'http://stage').searchParams.get('cursor');
    await held;
    const last = cursor === null ? stage.kept.length : Number(cursor) - 1;
    const start = Math.max(0, last - pageSize);
    const next = start > 0 ? String(start + 1) : null;
    return chat.pageInstead(last) ?? Response.json({ items: stage.kept.slice(start, last), next });
  }

  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) =>
    String(address).includes('/messages?') ? page(String(address)) : real(address, init),
  );
  return chat;
}

/** The texts of the first so many. */
export const words = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Parola ${index + 1}`);

/** Holds the hub's next answers about the conversation; gives how to let them go, each as of the moment when it was asked for. */
export function holdLoads(stage: ClientStage): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const load = stage.hub.methods.LoadConversation;
  stage.hub.methods.LoadConversation = async () => {
    const answer: unknown = structuredClone(load?.());
    await promise;
    return answer;
  };
  return resolve;
}
