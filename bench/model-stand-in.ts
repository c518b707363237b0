import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** How the stand-in answers from now on. */
export interface Manner {
  /** Pieces of a reply; the first one leaves at once. */
  pieces: number;
  /** Between two pieces, ms; 0: all at once. */
  gapMs: number;
}

export interface ModelStandIn {
  /** For COMPANION_BASE_URL. */
  readonly baseUrl: string;
  answer(manner: Manner): void;
  close(): Promise<void>;
}

/**
 * An OpenAI-compatible endpoint in a thread of its own. Each piece ends a sentence of one word, the moment at which it
 * left, and begins the next one: the companion releases whole sentences, and a short one in one piece.
 */
export async function startModelStandIn(): Promise<ModelStandIn> {
  const worker = new Worker(new URL(import.meta.url));
  const [port] = (await once(worker, 'message')) as [number];
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    answer: (manner) => worker.postMessage(manner),
    close: async () => void (await worker.terminate()),
  };
}

/** A moment as a word: the companion removes digits that could be a phone number. Wraps after 10^8 ms. */
export function stampOf(moment: number): string {
  return Math.floor(moment % 1e8)
    .toString()
    .replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
}

/** How long ago the last word of a piece was stamped, ms; null: it carries no stamp. */
export function ageOf(text: string, now: number): number | null {
  const stamp = /q([a-j]+)q\.\s*$/.exec(text)?.[1];
  if (stamp === undefined) return null;
  const moment = Number(stamp.replace(/[a-j]/g, (letter) => String('abcdefghij'.indexOf(letter))));
  return (Math.floor(now % 1e8) - moment + 1e8) % 1e8;
}

function serve(): void {
  let manner: Manner = { pieces: 1, gapMs: 0 };
  parentPort?.on('message', (message: Manner) => {
    manner = message;
  });
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => speak(response, { ...manner }));
  });
  server.listen(0, '127.0.0.1', () =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage((server.address() as AddressInfo).port),
  );
}

function speak(response: ServerResponse, { pieces, gapMs }: Manner): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  say(response, `q${sentenceEnd()}`);
  if (gapMs === 0) {
    for (let spoken = 1; spoken < pieces; spoken += 1) say(response, sentenceEnd());
    return finish(response);
  }
  let spoken = 1;
  const timer = setInterval(() => {
    if (spoken < pieces) say(response, sentenceEnd());
    else finish(response);
    spoken += 1;
  }, gapMs);
  response.on('close', () => clearInterval(timer));
}

function sentenceEnd(): string {
  return `${stampOf(Date.now())}q. q`;
}

function say(response: ServerResponse, content: string): void {
  write(response, { delta: { content }, finish_reason: null });
}

function finish(response: ServerResponse): void {
  write(response, { delta: {}, finish_reason: 'stop' });
  response.end('data: [DONE]\n\n');
}

function write(response: ServerResponse, choice: Record<string, unknown>): void {
  const chunk = { object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

if (!isMainThread) serve();
