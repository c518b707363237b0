import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  fromHubErrorText,
  type ChatHubArgs,
  type ChatHubEvent,
  type ChatHubEventName,
  type ChatHubMethodName,
  type ChatHubResult,
  type Consents,
  type ErrorCode,
} from '@accanto/contract';
import { randomId } from '../../clock.ts';
import { createRateLimits } from '../../http/rate-limit.ts';
import { createLog } from '../../log.ts';
import type { NodeBus } from '../../redis/node-bus.ts';
import { readMasterKey } from '../../storage/master-key.ts';
import { createTextCipher } from '../../storage/text-cipher.ts';
import { createUserKeyStore } from '../../storage/user-key-store.ts';
import { createTestClock } from '../../test/start-test-app.ts';
import { openTestDatabase, removeTestDatabase } from '../../test/test-store.ts';
import type { ChatUser } from '../chat-hub.ts';
import { createChat } from '../chat.ts';
import { createScriptedCompanion } from './scripted-companion.ts';
import { until } from '../../test/waiting.ts';

interface Sent {
  userId: string;
  event: ChatHubEventName;
  payload: unknown;
}

/** The chat room on a real store, with a scripted companion, and with its events written down instead of sent. */
export async function openTestChat(
  given: {
    rateLimitScale?: number;
    dailyReplyCap?: number;
    dataDir?: string;
    /** As one of several nodes on the same data directory; they share `masterKey`. */
    node?: { bus: NodeBus; masterKey: string };
  } = {},
) {
  const dataDir = given.dataDir ?? (await mkdtemp(join(tmpdir(), 'accanto-chat-')));
  const database = await openTestDatabase(dataDir);
  const clock = createTestClock();
  const masterKey = readMasterKey(given.node?.masterKey ?? randomBytes(32).toString('hex'));
  if (masterKey === undefined) throw new Error('a random key is a key');
  const cipher = createTextCipher(
    [masterKey],
    createUserKeyStore(database.db, () => clock.now()),
  );
  const consents = new Map<string, Consents>();
  const sent: Sent[] = [];
  let heldConsents: { reached: () => void; released: Promise<void> } | null = null;
  const scripted = createScriptedCompanion();
  const chat = createChat({
    db: database.db,
    cipher,
    companion: scripted.companion,
    neighbours: {
      readPerson: async (userId) =>
        consents.has(userId)
          ? {
              language: 'it',
              nickname: 'Luce',
              settings: { country: null, listening: 'listen', replyLength: 'short' },
            }
          : null,
      readConsents: async (userId) => {
        const held = heldConsents;
        heldConsents = null;
        held?.reached();
        await held?.released;
        return consents.get(userId) ?? noConsents;
      },
      saidToBeUnderAge: async () => undefined,
    },
    limits: createRateLimits(given.rateLimitScale ?? 0),
    clock,
    log: createLog('silent'),
    dailyReplyCap: given.dailyReplyCap ?? 0,
    maxConnectionsPerUser: 10,
    bus: given.node?.bus ?? null,
    personLock: null,
    statedMinorRule: 'age.stated',
    send: (userId, event, payload) => sent.push({ userId, event, payload }),
    connections: () => [],
  });

  async function call<Name extends ChatHubMethodName>(
    user: ChatUser,
    name: Name,
    ...args: ChatHubArgs<Name>
  ): Promise<ChatHubResult<Name>> {
    const method = chat.hub.methods.get(name);
    if (method?.kind !== 'method') throw new Error(`${name} is missing`);
    // Only the user of a context is looked at by the chat's methods.
    const context = { user } as Parameters<typeof method.call>[0];
    return (await method.call(context, [args])) as ChatHubResult<Name>;
  }

  /** What was sent under this name so far, oldest first. */
  function events<Name extends ChatHubEventName>(
    name: Name,
    userId?: string,
  ): ChatHubEvent<Name>[] {
    return sent
      .filter((entry) => entry.event === name && (userId === undefined || entry.userId === userId))
      .map(({ payload }) => payload as ChatHubEvent<Name>);
  }

  return {
    chat,
    clock,
    database,
    cipher,
    sent,
    ...scripted,
    call,
    events,

    async join(given: Partial<Consents> = {}): Promise<ChatUser> {
      const id = randomId();
      consents.set(id, { ...allConsents, ...given });
      await database.db
        .insertInto('users')
        .values({
          id,
          email: `${id}@example.org`,
          full_name: 'Luce',
          avatar_id: null,
          language: 'it',
          roles: '[]',
          auth_provider: 'magic_link',
          settings: '{}',
          created_at: clock.now(),
          last_login_at: null,
          blocked_at: null,
        })
        .execute();
      return { id, sessionId: randomId(), language: 'it' };
    },

    async setConsents(user: ChatUser, change: Partial<Consents>): Promise<void> {
      const before = consents.get(user.id) ?? noConsents;
      const after = { ...before, ...change };
      consents.set(user.id, after);
      await chat.consentsChanged(user.id, after);
    },

    /** The texts of the messages that the person's page would load, oldest first. */
    async texts(user: ChatUser): Promise<string[]> {
      return (await call(user, 'LoadConversation', {})).messages.map(({ content }) => content);
    },

    /** What pages were sent of the reply with this id, or of all replies. */
    shown: (id?: string): string =>
      events('ReceiveMessageDelta')
        .filter((delta) => id === undefined || delta.id === id)
        .map(({ content }) => content)
        .join(''),

    lastDelta: () => events('ReceiveMessageDelta').at(-1),

    /** The next question for consents waits until it is released; `reached` resolves once it was asked. */
    holdConsents(): { reached: Promise<void>; release: () => void } {
      const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      heldConsents = { reached: reach, released };
      return { reached, release };
    },

    /** The whole of a reply in one go. */
    async answerNext(text: string): Promise<void> {
      const ended = events('ReceiveActionButtons').length;
      const reply = await scripted.nextReply();
      reply.say(text);
      reply.end();
      await until(() => events('ReceiveActionButtons').length > ended);
    },

    /** The code with which a call is refused. */
    async refusal(result: Promise<unknown>): Promise<ErrorCode | 'not refused'> {
      try {
        await result;
        return 'not refused';
      } catch (error) {
        const known = error instanceof Error ? fromHubErrorText(error.message) : undefined;
        if (known === undefined) throw error;
        return known.code;
      }
    },

    async close(): Promise<void> {
      await chat.stop(0);
      await database.close();
      await removeTestDatabase(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
export type TestChat = Awaited<ReturnType<typeof openTestChat>>;

const allConsents: Consents = {
  processing: true,
  history: true,
  memory: true,
  adult: true,
  version: 'test',
  at: '2026-01-01T00:00:00.000Z',
};
const noConsents: Consents = {
  processing: false,
  history: false,
  memory: false,
  adult: null,
  version: null,
  at: null,
};
