import { setImmediate as nextTask } from 'node:timers/promises';
import {
  toHubErrorText,
  type ChatHubArgs,
  type ChatHubEventArgs,
  type ChatHubMethodName,
  type ChatHubResult,
  type ErrorCode,
  type Language,
} from '@accanto/contract';
import {
  defineHub,
  HubException,
  method,
  type Connection,
  type HubContext,
  type HubMethod,
} from '@accanto/signalr-server';
import type { Clock } from '../clock.ts';
import { problemOf } from '../http/problem.ts';
import { sentence } from '../http/sentences.ts';
import type { Log } from '../log.ts';
import type { Conversations } from './conversations.ts';
import { readArguments } from './hub-arguments.ts';
import { toTimestamp } from './message-view.ts';
import type { SendToPerson } from './neighbours.ts';
import type { Presses } from './presses.ts';
import type { Reactions } from './reactions.ts';
import type { Sending } from './sending.ts';

/** Who is behind a connection. */
export interface ChatUser {
  readonly id: string;
  readonly sessionId: string;
  readonly language: Language;
}

type ChatContext = HubContext<ChatUser, ChatHubEventArgs>;
type Method<Name extends ChatHubMethodName> = HubMethod<
  ChatContext,
  [readonly unknown[]],
  ChatHubResult<Name>
>;

/** What a person says is limited by its own rule, which yields to safety. */
const limitedElsewhere: readonly ChatHubMethodName[] = [
  'SendMessage',
  'PressActionButton',
  'RetryReply',
  'StopReply',
];

/** The door of the chat: each method reads its arguments and asks a rule. */
export function createChatHub(parts: {
  sending: Sending;
  presses: Presses;
  conversations: Conversations;
  reactions: Reactions;
  send: SendToPerson;
  clock: Clock;
  log: Log;
  /** Open connections of one person at most; the next one closes the oldest. */
  maxPerUser: number;
  connections: () => Iterable<Connection<ChatUser>>;
  /** Throws RATE_LIMITED. */
  takeCall: (userId: string) => Promise<void>;
}) {
  const { sending, presses, conversations, reactions, send, clock, log } = parts;

  function call<Name extends ChatHubMethodName>(
    name: Name,
    run: (userId: string, ...args: ChatHubArgs<Name>) => Promise<ChatHubResult<Name>>,
  ): Method<Name> {
    return method({
      // What is wrong with the arguments is said in the person's language, so they are read in `run`.
      parse: (args): [readonly unknown[]] => [args],
      run: async (context: ChatContext, args) => {
        const { user } = context;
        if (user === null) throw refusal('UNAUTHORIZED', 'it');
        try {
          if (!limitedElsewhere.includes(name)) await parts.takeCall(user.id);
          return await run(user.id, ...readArguments(name, args));
        } catch (error) {
          const problem = problemOf(error);
          if (problem) throw refusal(problem.code, user.language);
          log.error({ err: error, method: name, userId: user.id }, 'a hub method failed');
          throw refusal('INTERNAL', user.language);
        }
      },
    });
  }

  const methods: { [Name in ChatHubMethodName]: Method<Name> } = {
    SendMessage: call('SendMessage', (userId, text, clientMessageId) =>
      sending.send(userId, text, clientMessageId ?? null),
    ),
    PressActionButton: call('PressActionButton', (userId, messageId, buttonId, clientPressId) =>
      presses.press(userId, messageId, buttonId, clientPressId ?? null),
    ),
    StopReply: call('StopReply', sending.stop),
    RetryReply: call('RetryReply', sending.retry),
    AddReaction: call('AddReaction', (userId, messageId, emoji, feedback) =>
      reactions.react(userId, messageId, emoji, feedback ?? null),
    ),
    AddComment: call('AddComment', reactions.add),
    EditComment: call('EditComment', reactions.edit),
    DeleteComment: call('DeleteComment', reactions.delete),
    NewChat: call('NewChat', conversations.startNew),
    ClearChat: call('ClearChat', conversations.clear),
    LoadConversation: call('LoadConversation', (userId, { afterSequence }) =>
      conversations.snapshot(userId, afterSequence),
    ),
    RestoreConversation: call('RestoreConversation', conversations.restore),
    ExportChat: call('ExportChat', async (userId) => {
      const messageCount = await conversations.messageCount(userId);
      send(userId, 'ReceiveExport', { messageCount, timestamp: toTimestamp(clock.now()) });
    }),
  };

  return defineHub<ChatUser, ChatHubEventArgs>()({
    methods,
    onConnected: async ({ user, clients }) => {
      if (user === null) return;
      closeOldest(user.id);
      // The official client does not count what arrives in one frame with the handshake answer, and would take a
      // later message twice after a stateful resume.
      await nextTask();
      await clients.caller.send('ReceiveStatus', {
        status: 'connected',
        sessionId: user.sessionId,
      });
    },
  });

  function closeOldest(userId: string): void {
    const own = [...parts.connections()]
      .filter(({ user }) => user?.id === userId)
      .toSorted((one, other) => one.connectedAt - other.connectedAt);
    for (const connection of own.slice(0, Math.max(0, own.length - parts.maxPerUser)))
      connection.close({ allowReconnect: false, error: null });
  }
}

function refusal(code: ErrorCode, language: Language): HubException {
  return new HubException(toHubErrorText(code, sentence(code, language)));
}
