import type { IncomingMessage } from 'node:http';
import { createParser } from 'eventsource-parser';
import { ModelFault, type FaultReason } from './model.ts';
import { createReasoningFilter } from './reasoning.ts';

/** No honest reply has so many characters; a giant line would otherwise be collected until it ends. */
const mostReceived = 4 * 1024 * 1024;

/** A server that has said its last word and does not end the answer is left after this time. */
const lingerMs = 1_000;

export interface TextPieces {
  /** Everything that came since the last time, or the next piece; null at the end. Throws ModelFault. */
  next(): Promise<string | null>;
}

/** How long a server may take. */
export interface Patience {
  /** For its first content, milliseconds. */
  firstMs: number;
  /** Between two contents, milliseconds. */
  silenceMs: number;
  /** For everything, milliseconds. */
  totalMs: number;
}

/**
 * What may be shown of a streamed completion: no reasoning, no tool calls, and never an end without a reason to end.
 * What comes faster than it is taken is joined.
 */
export function readTextPieces(incoming: IncomingMessage, patience: Patience): TextPieces {
  const withoutReasoning = createReasoningFilter();
  let waiting = '';
  let received = 0;
  let hasText = false;
  let hasFinished = false;
  /** null: it goes on. */
  let outcome: 'ended' | FaultReason | null = null;
  let wake = (): void => {};
  let silence = setTimeout(() => end('silent'), patience.firstMs);
  const total = setTimeout(() => end('too-long'), patience.totalMs);

  const parser = createParser({ onEvent: ({ data }) => readEvent(data) });

  function end(how: 'ended' | FaultReason): void {
    outcome ??= how;
    clearTimeout(silence);
    clearTimeout(total);
    wake();
  }

  function readEvent(data: string): void {
    if (outcome !== null) return;
    if (data.startsWith('[DONE]')) return finish();
    const { content, isFinished, isError } = readChunk(data);
    if (isError) return end('server-error');
    if (isFinished) hasFinished = true;
    const visible = withoutReasoning(content);
    const text = hasText ? visible : visible.trimStart();
    if (text === '') return;
    hearFrom();
    hasText = true;
    waiting += text;
    wake();
  }

  function hearFrom(): void {
    if (hasText) return void silence.refresh();
    clearTimeout(silence);
    silence = setTimeout(() => end('silent'), patience.silenceMs);
  }

  function finish(): void {
    end(hasText && !hasFinished ? 'cut' : 'ended');
    if (!incoming.complete) setTimeout(() => incoming.destroy(), lingerMs).unref();
  }

  function read(text: string): void {
    received += text.length;
    if (received > mostReceived) return end('too-long');
    try {
      parser.feed(text);
    } catch {
      end('unreadable');
    }
  }

  incoming.setEncoding('utf8');
  incoming.on('data', read);
  incoming.on('end', () => {
    // Some servers leave out the empty line after the last event.
    read('\n\n');
    finish();
  });
  incoming.on('error', () => end('cut'));
  incoming.on('close', () => end('cut'));

  return {
    async next() {
      if (waiting === '' && outcome === null)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      const text = waiting;
      waiting = '';
      if (text !== '') return text;
      if (outcome === 'ended' || outcome === null) return null;
      throw new ModelFault(outcome);
    },
  };
}

/** Compatible servers send chunks without choices, and choices without a delta. Throws SyntaxError. */
function readChunk(data: string): { content: string; isFinished: boolean; isError: boolean } {
  const chunk = JSON.parse(data) as {
    error?: unknown;
    choices?: readonly { delta?: { content?: unknown }; finish_reason?: unknown }[];
  } | null;
  const choice = chunk?.choices?.[0];
  const content = choice?.delta?.content;
  const finish = choice?.finish_reason;
  return {
    content: typeof content === 'string' ? content : '',
    isFinished: finish !== undefined && finish !== null,
    isError: chunk?.error !== undefined && chunk.error !== null,
  };
}
