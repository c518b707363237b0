// The only file that knows node-llama-cpp. It is loaded when COMPANION_MODEL_PATH is set and this folder was installed.
import { availableParallelism } from 'node:os';
import {
  type ChatHistoryItem,
  getLlama,
  LlamaChat,
  type LlamaContext,
  LlamaLogLevel,
} from 'node-llama-cpp';

export interface LocalChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** A model in this process: streams the answer to a conversation. One conversation at a time. */
export interface LocalModel {
  stream(
    messages: readonly LocalChatMessage[],
    options: { readonly signal: AbortSignal; readonly maxTokens: number },
  ): AsyncIterable<string>;
  close(): Promise<void>;
}

/** Opens a GGUF file. Throws when it cannot be read as a model. Nothing is downloaded or built. */
export async function openLocalModel(path: string): Promise<LocalModel> {
  const llama = await getLlama({
    gpu: false,
    build: 'never',
    skipDownload: true,
    logLevel: LlamaLogLevel.error,
  });
  const model = await llama.loadModel({ modelPath: path });
  // Its threads spin while they wait for each other: with none left for the server, each token took seconds.
  const threads = Math.max(1, availableParallelism() - 1);
  const context = await model.createContext({ contextSize: { max: 4096 }, threads });
  return {
    stream: (messages, options) => stream(context, messages, options),
    close: () => llama.dispose(),
  };
}

function toHistory(messages: readonly LocalChatMessage[]): ChatHistoryItem[] {
  return [
    ...messages.map(({ role, content }): ChatHistoryItem => {
      if (role === 'assistant') return { type: 'model', response: [content] };
      return { type: role, text: content };
    }),
    { type: 'model', response: [] },
  ];
}

async function* stream(
  context: LlamaContext,
  messages: readonly LocalChatMessage[],
  { signal, maxTokens }: { readonly signal: AbortSignal; readonly maxTokens: number },
): AsyncGenerator<string> {
  const sequence = context.getSequence();
  const chat = new LlamaChat({ contextSequence: sequence });
  const waiting: string[] = [];
  let wake: (() => void) | undefined;
  let isOver = false;
  const generation = chat
    .generateResponse(toHistory(messages), {
      signal,
      stopOnAbortSignal: true,
      maxTokens,
      onTextChunk: (text) => {
        waiting.push(text);
        wake?.();
      },
    })
    .finally(() => {
      isOver = true;
      wake?.();
    });
  // A failure reaches the reader through the awaited promise below; without this it would also count as unhandled.
  generation.catch(() => undefined);
  try {
    for (;;) {
      const text = waiting.shift();
      if (text !== undefined) yield text;
      else if (isOver) break;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
    await generation;
  } finally {
    await generation.catch(() => undefined);
    chat.dispose();
    await sequence.dispose();
  }
}
