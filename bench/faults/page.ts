import { chatHubPath, type Message, type MessageDelta } from '@accanto/contract';
import {
  HttpTransportType,
  HubConnectionBuilder,
  LogLevel,
  type HubConnection,
} from '@microsoft/signalr';
import { until } from './wait.ts';

/** A page of a person: what it says, and how many replies have come to their end on it. */
export interface TalkingPage {
  readonly connection: HubConnection;
  say(text: string, clientId?: string): Promise<Message>;
  /** Says something and waits for the end of the reply. */
  talk(text: string): Promise<void>;
  replies(): number;
  close(): Promise<void>;
}

export async function openPage(url: string, accessToken: string): Promise<TalkingPage> {
  const connection = new HubConnectionBuilder()
    .withUrl(`${url}${chatHubPath}`, {
      accessTokenFactory: () => accessToken,
      transport: HttpTransportType.WebSockets,
    })
    .withAutomaticReconnect({ nextRetryDelayInMilliseconds: () => 100 })
    .configureLogging(LogLevel.None)
    .build();
  let replies = 0;
  connection.on('ReceiveMessageDelta', ({ isComplete }: MessageDelta) => {
    if (isComplete) replies += 1;
  });
  await connection.start();
  const say: TalkingPage['say'] = (text, clientId) =>
    connection.invoke<Message>('SendMessage', text, ...(clientId === undefined ? [] : [clientId]));
  return {
    connection,
    say,
    async talk(text) {
      const before = replies;
      await say(text);
      await until('the reply ends', () => replies > before);
    },
    replies: () => replies,
    close: () => connection.stop(),
  };
}
