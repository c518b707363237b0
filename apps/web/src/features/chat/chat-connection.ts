import {
  chatHubEvents,
  chatHubMethods,
  fromHubErrorText,
  periods,
  reconnectDelaysMs,
  type ChatHubArgs,
  type ChatHubEvent,
  type ChatHubEventName,
  type ChatHubMethodName,
  type ChatHubResult,
  type ErrorCode,
} from '@accanto/contract';
import {
  HttpTransportType,
  HubConnectionBuilder,
  HubConnectionState,
  LogLevel,
} from '@microsoft/signalr';
import * as z from 'zod/mini';

/** Something the hub sent, read by the contract's schema. */
export type ReceivedEvent = {
  [Name in ChatHubEventName]: { readonly name: Name; readonly payload: ChatHubEvent<Name> };
}[ChatHubEventName];

/** What happens on the line. */
export type ConnectionEvent =
  | { readonly type: 'received'; readonly event: ReceivedEvent }
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  /** SPEC 8: 'Failed to invoke {method}: {reason}'. */
  | { readonly type: 'error'; readonly code: 'INVOKE_ERROR'; readonly message: string }
  | {
      readonly type: 'error';
      readonly code: 'CONNECTION_FAILED';
      readonly message: string;
      readonly isUnauthorized: boolean;
    }
  /** Nobody is signed in, so nothing was tried. */
  | { readonly type: 'error'; readonly code: 'AUTHENTICATION_REQUIRED' };

/** Why a call came to nothing. `refused`: the server said no. `lost`: nobody knows whether it arrived. `offline`: it was not sent. */
export class ChatCallError extends Error {
  override readonly name = 'ChatCallError';
  readonly outcome: 'refused' | 'lost' | 'offline';
  readonly code: ErrorCode | null;
  constructor(outcome: ChatCallError['outcome'], code: ErrorCode | null, message: string) {
    super(message);
    this.outcome = outcome;
    this.code = code;
  }
}

export interface ChatConnection {
  /** Connects and stays connected until {@link ChatConnection.stop}. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
  /** Calls a hub method. Throws {@link ChatCallError}, after an INVOKE_ERROR event. */
  readonly invoke: <Name extends ChatHubMethodName>(
    name: Name,
    ...args: ChatHubArgs<Name>
  ) => Promise<ChatHubResult<Name>>;
}

interface Options {
  readonly url: string;
  /** Asked at each connect; null: nobody is signed in. */
  readonly accessToken: () => Promise<string | null>;
  readonly onEvent: (event: ConnectionEvent) => void;
  /** Milliseconds before each further attempt; the last one repeats for ever. */
  readonly delaysMs?: readonly number[];
}

/** SPEC 9: how much may wait for an acknowledgement, so that a cut socket loses nothing. */
const bufferBytes = 100_000;

/** Wait before starting over when the server itself ended the connection, so that two pages never fight for a place. */
const startOverMs = 2_000;

function reasonOf(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message !== '' ? error.message : otherwise;
}

/** The only place that knows the SignalR client: calls go out, parsed events come in. */
export function createChatConnection({
  url,
  accessToken,
  onEvent,
  delaysMs = reconnectDelaysMs,
}: Options): ChatConnection {
  const delayBefore = (attempt: number): number =>
    delaysMs[Math.min(attempt, delaysMs.length - 1)] ?? 0;
  const hub = new HubConnectionBuilder()
    .withUrl(url, {
      transport: HttpTransportType.WebSockets,
      accessTokenFactory: async () => (await accessToken()) ?? '',
    })
    .withStatefulReconnect({ bufferSize: bufferBytes })
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds: ({ previousRetryCount }) => delayBefore(previousRetryCount),
    })
    .withServerTimeout(periods.hubServerTimeoutMs)
    .withKeepAliveInterval(periods.hubKeepAliveMs)
    // Its own log would carry addresses with tokens and texts of messages.
    .configureLogging(LogLevel.None)
    .build();

  let stopping: AbortController | null = null;

  for (const name of Object.keys(chatHubEvents) as ChatHubEventName[]) {
    hub.on(name, (raw: unknown) => {
      const parsed = z.safeParse<z.core.$ZodType>(chatHubEvents[name], raw);
      if (parsed.success)
        onEvent({ type: 'received', event: { name, payload: parsed.data } as ReceivedEvent });
      else console.warn(`chat: skipped an unreadable ${name}: ${fieldsOf(parsed.error)}`);
    });
  }
  hub.onreconnecting(() => onEvent({ type: 'disconnected' }));
  hub.onreconnected(() => onEvent({ type: 'connected' }));
  hub.onclose(() => {
    onEvent({ type: 'disconnected' });
    if (stopping !== null && !stopping.signal.aborted)
      void keepStarting(stopping.signal, startOverMs);
  });

  async function keepStarting(signal: AbortSignal, firstPauseMs: number): Promise<void> {
    await pause(firstPauseMs, signal);
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      if ((await accessToken()) === null) {
        onEvent({ type: 'error', code: 'AUTHENTICATION_REQUIRED' });
        return;
      }
      try {
        await hub.start();
        onEvent({ type: 'connected' });
        return;
      } catch (error) {
        if (signal.aborted) return;
        const message = reasonOf(error, 'Failed to connect');
        const isUnauthorized = /\b401\b|Unauthorized/i.test(message);
        console.error(`chat: CONNECTION_FAILED${isUnauthorized ? ' (401)' : ''}`);
        onEvent({ type: 'error', code: 'CONNECTION_FAILED', message, isUnauthorized });
      }
      await pause(delayBefore(attempt), signal);
    }
  }

  function failed(name: ChatHubMethodName, error: ChatCallError): ChatCallError {
    // The reason may repeat what was sent, so the log only says what kind it was.
    console.error(`chat: INVOKE_ERROR ${name} ${error.outcome} ${error.code ?? ''}`);
    onEvent({
      type: 'error',
      code: 'INVOKE_ERROR',
      message: `Failed to invoke ${name}: ${error.message}`,
    });
    return error;
  }

  return {
    start() {
      if (stopping !== null && !stopping.signal.aborted) return;
      stopping = new AbortController();
      void keepStarting(stopping.signal, 0);
    },
    async stop() {
      stopping?.abort();
      await hub.stop();
    },
    async invoke(name, ...args) {
      if (hub.state !== HubConnectionState.Connected) {
        throw failed(name, new ChatCallError('offline', null, 'Not connected'));
      }
      let answer: unknown;
      // The line is there and the answer is not: who starts over learns what became of it.
      const overdue = setTimeout(() => void hub.stop(), periods.hubServerTimeoutMs);
      try {
        answer = await hub.invoke(name, ...args);
      } catch (error) {
        const reason = reasonOf(error, 'No reason given');
        const refusal = fromHubErrorText(reason);
        if (refusal)
          throw failed(name, new ChatCallError('refused', refusal.code, refusal.message));
        // Read anew: the connection may have gone while the call was under way.
        const isStillConnected = (hub.state as HubConnectionState) === HubConnectionState.Connected;
        throw failed(name, new ChatCallError(isStillConnected ? 'refused' : 'lost', null, reason));
      } finally {
        clearTimeout(overdue);
      }
      // A method without result answers with null on the wire.
      const parsed = z.safeParse<z.core.$ZodType>(chatHubMethods[name].result, answer ?? undefined);
      if (!parsed.success)
        throw failed(
          name,
          new ChatCallError('refused', null, `unreadable answer: ${fieldsOf(parsed.error)}`),
        );
      return parsed.data as ChatHubResult<typeof name>;
    },
  };
}

/** Where a message did not fit its schema, without a word of what it says. */
function fieldsOf(error: z.core.$ZodError): string {
  return (
    [...new Set(error.issues.map((issue) => issue.path.join('.')))].join(', ') || 'whole message'
  );
}

/** Waits, but not longer than until the signal. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
