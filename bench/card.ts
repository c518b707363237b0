// How soon the crisis card is there, over the hub and with the built-in companion (`npm run bench:card`): each time
// somebody who has not written before says that they are in danger.
import { chatHubPath } from '@accanto/contract';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { signIn, startServer } from './started-server.ts';
import { percentile } from './talker.ts';

const people = 150;
/** From the call of SendMessage to the card, ms. */
const aimP95 = 50;
const texts = [
  'non ce la faccio più, stanotte mi ammazzo',
  'ho preso tutte le pastiglie',
  'lui è dietro la porta con un coltello',
  'I want to kill myself tonight',
  'quiero morirme, ya tengo la carta escrita',
  'ik maak er vanavond een eind aan',
];

interface Heard {
  /** Ms after the message was sent; undefined: no card came. */
  card: number | undefined;
  firstDelta: number;
}

const server = await startServer();
const heard: Heard[] = [];
for (let i = 0; i < people; i += 1) {
  const accessToken = await signIn(server, `card${i}@example.org`);
  heard.push(await sayOnce(accessToken, texts[i % texts.length] ?? ''));
}
await server.stop();
const cards = heard.flatMap(({ card }) => card ?? []);
const early = heard.filter(({ card, firstDelta }) => card !== undefined && card <= firstDelta);
const p95 = percentile(cards, 0.95);
console.log(`card before the first delta: ${early.length} of ${people}`);
console.log(`card p50 ${percentile(cards, 0.5)} ms, p95 ${p95} ms (aim ${aimP95})`);
process.exit(early.length === people && p95 <= aimP95 ? 0 : 1);

async function sayOnce(accessToken: string, text: string): Promise<Heard> {
  const connection = new HubConnectionBuilder()
    .withUrl(`${server.url}${chatHubPath}`, {
      accessTokenFactory: () => accessToken,
      transport: HttpTransportType.WebSockets,
    })
    .configureLogging(LogLevel.None)
    .build();
  let card: number | undefined;
  connection.on('ReceiveCrisisCard', (shown: unknown) => {
    if (shown !== null) card ??= performance.now();
  });
  const replied = new Promise<number>((resolve) => {
    connection.on('ReceiveMessageDelta', () => resolve(performance.now()));
  });
  await connection.start();
  const sentAt = performance.now();
  await connection.invoke('SendMessage', text);
  const firstDelta = (await replied) - sentAt;
  await connection.stop();
  return { card: card === undefined ? undefined : card - sentAt, firstDelta };
}
