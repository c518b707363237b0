import {
  chatHubEvents,
  chatHubPath,
  fromHubErrorText,
  type ChatHubArgs,
  type ChatHubEvent,
  type ChatHubEventName,
  type ChatHubMethodName,
  type ChatHubResult,
} from '@accanto/contract';
import {
  HttpTransportType,
  HubConnectionBuilder,
  LogLevel,
  type HubConnection,
} from '@microsoft/signalr';

/** A page of a person, as far as the hub can tell: the official client, and what it was sent. */
export interface HubPage {
  readonly connection: HubConnection;
  /** Every event in the order of its arrival. */
  readonly received: { readonly name: ChatHubEventName; readonly payload: unknown }[];
  events<Name extends ChatHubEventName>(name: Name): ChatHubEvent<Name>[];
  invoke<Name extends ChatHubMethodName>(
    name: Name,
    ...args: ChatHubArgs<Name>
  ): Promise<ChatHubResult<Name>>;
  /** The code with which a call is refused. */
  refusal(call: Promise<unknown>): Promise<string>;
  close(): Promise<void>;
}

/** Opens a connection with the official SignalR client. `stateful` asks for stateful reconnect. */
export async function openHubPage(
  url: string,
  accessToken: string,
  options: { readonly stateful?: boolean; readonly reconnect?: boolean } = {},
): Promise<HubPage> {
  const builder = new HubConnectionBuilder()
    .withUrl(`${url}${chatHubPath}`, {
      accessTokenFactory: () => accessToken,
      transport: HttpTransportType.WebSockets,
    })
    .configureLogging(LogLevel.None);
  if (options.stateful) builder.withStatefulReconnect();
  if (options.reconnect) builder.withAutomaticReconnect([0, 20, 50, 100, 200, 500]);
  const connection = builder.build();
  const received: HubPage['received'] = [];
  for (const name of Object.keys(chatHubEvents) as ChatHubEventName[])
    connection.on(name, (payload: unknown) => received.push({ name, payload }));
  await connection.start();
  return {
    connection,
    received,
    events: (name) =>
      received.filter((event) => event.name === name).map(({ payload }) => payload as never),
    invoke: (name, ...args) => connection.invoke(name, ...args),
    async refusal(call) {
      try {
        await call;
        return 'not refused';
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        return fromHubErrorText(text)?.code ?? text;
      }
    },
    close: () => connection.stop(),
  };
}
