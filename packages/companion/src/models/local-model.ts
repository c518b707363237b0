import { existsSync } from 'node:fs';
import { createGate } from './gate.ts';
import { ModelFault, type Model, type Prompt } from './model.ts';

/** What the optional install beside this package offers (local-model/llama.ts); only its shape is known here. */
interface LocalRuntime {
  openLocalModel(path: string): Promise<{
    stream(
      messages: readonly { role: 'system' | 'user' | 'assistant'; content: string }[],
      options: { signal: AbortSignal; maxTokens: number },
    ): AsyncIterable<string>;
    close(): Promise<void>;
  }>;
}

interface LocalModelOptions {
  /** A GGUF file. */
  path: string;
  limits: { totalMs: number; maxChars: number; maxParallel: number };
}

const runtime = new URL('../../local-model/llama.ts', import.meta.url);
const installed = new URL('../../local-model/node_modules/node-llama-cpp', import.meta.url);

/** A token of the four languages is rarely shorter than this many characters. */
const charactersPerToken = 3;
const longestWaitMs = 1_500;

/**
 * A GGUF file run in this process by node-llama-cpp, which is an install of its own because of its size. It answers one
 * person at a time; others wait a moment and then get the built-in companion.
 * @throws {ModelFault} 'not-installed' where the runtime or the file is missing, so that a start with it fails clearly
 */
export function createLocalModel({ path, limits }: LocalModelOptions): Model {
  if (!existsSync(installed) || !existsSync(path)) throw new ModelFault('not-installed');
  const opening = (import(runtime.href) as Promise<LocalRuntime>).then(({ openLocalModel }) =>
    openLocalModel(path),
  );
  // Whoever asks learns of a file that is no model; until then nobody waits for it.
  opening.catch(() => undefined);
  const gate = createGate(1, limits.maxParallel, longestWaitMs);

  return {
    async *write(prompt: Prompt, signal: AbortSignal) {
      const leave = await gate.enter(signal);
      try {
        const model = await opening.catch(() => {
          throw new ModelFault('unreadable');
        });
        const messages = [{ role: 'system' as const, content: prompt.system }, ...prompt.messages];
        const limit = AbortSignal.any([signal, AbortSignal.timeout(limits.totalMs)]);
        const maxTokens = Math.ceil(limits.maxChars / charactersPerToken);
        let hasWords = false;
        for await (const text of model.stream(messages, { signal: limit, maxTokens })) {
          hasWords ||= text.trim() !== '';
          yield text;
        }
        if (!hasWords && !signal.aborted) throw new ModelFault('empty');
      } finally {
        leave();
      }
    },
    close: async () => (await opening.catch(() => null))?.close(),
  };
}
