import { chatHubPath, type Message, type MessageDelta } from '@accanto/contract';
import {
  HttpTransportType,
  HubConnectionBuilder,
  LogLevel,
  type HubConnection,
} from '@microsoft/signalr';
import { ageOf } from './model-stand-in.ts';

/** Somebody who talks, with the official client, and measures. All times in ms. */
export interface Talker {
  /** Sends a message and resolves when the whole reply is there. */
  talk(text: string): Promise<void>;
  startNewChat(): Promise<void>;
  close(): Promise<void>;
}

/** What was measured, by all talkers together. */
export interface Measures {
  /** From the call of SendMessage to its answer: stored, and on disk. */
  stored: number[];
  /** From the call of SendMessage to the first delta. */
  firstDelta: number[];
  /** From the model's piece to the page. */
  deltaDelay: number[];
}

export async function connectTalker(
  url: string,
  accessToken: string,
  measures: Measures,
): Promise<Talker> {
  const connection: HubConnection = new HubConnectionBuilder()
    .withUrl(`${url}${chatHubPath}`, {
      accessTokenFactory: () => accessToken,
      transport: HttpTransportType.WebSockets,
    })
    .configureLogging(LogLevel.None)
    .build();
  let sentAt = 0;
  let isFirst = false;
  let finish = (): void => {};
  connection.on('ReceiveMessageDelta', (delta: MessageDelta) => {
    if (isFirst) measures.firstDelta.push(performance.now() - sentAt);
    isFirst = false;
    const age = ageOf(delta.content, Date.now());
    if (age !== null) measures.deltaDelay.push(age);
    if (delta.isComplete) finish();
  });
  await connection.start();
  return {
    async talk(text) {
      const replied = new Promise<void>((resolve) => {
        finish = resolve;
      });
      isFirst = true;
      sentAt = performance.now();
      const began = sentAt;
      await connection.invoke<Message>('SendMessage', text);
      measures.stored.push(performance.now() - began);
      await replied;
    },
    startNewChat: () => connection.invoke('NewChat'),
    close: () => connection.stop(),
  };
}

export function noMeasures(): Measures {
  return { stored: [], firstDelta: [], deltaDelay: [] };
}

/** The value below which this share of the measurements lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return Math.round(value * 10) / 10;
}
