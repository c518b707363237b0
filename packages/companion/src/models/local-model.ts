import { existsSync } from 'node:fs';
import { createGate } from './gate.ts';
import { limitedText } from './limited-text.ts';
import { ModelFault, type Model, type Prompt } from './model.ts';
import { within } from './within.ts';

/** A model that was read into this process. It writes one text at a time. */
export interface LoadedModel {
  stream(
    messages: readonly { role: 'system' | 'user' | 'assistant'; content: string }[],
    options: { signal: AbortSignal; maxTokens: number },
  ): AsyncIterable<string>;
  close(): Promise<void>;
}

/** What the optional install beside this package offers (local-model/llama.ts); only its shape is known here. */
interface LocalRuntime {
  openLocalModel(path: string): Promise<LoadedModel>;
}

/** `silenceMs`, `totalMs`: milliseconds; `maxChars`: UTF-16 units; `maxParallel`: how many may wait in line. */
interface LocalLimits {
  silenceMs: number;
  totalMs: number;
  maxChars: number;
  maxParallel: number;
}

const runtime = new URL('../../local-model/llama.ts', import.meta.url);
const installed = new URL('../../local-model/node_modules/node-llama-cpp', import.meta.url);

/** A token of the four languages is rarely shorter than this many characters. */
const charactersPerToken = 3;
/** For its loading and for one's turn together, so that the built-in companion answers within two seconds. */
const longestWaitMs = 1_500;

/**
 * A GGUF file run in this process by node-llama-cpp, which is an install of its own because of its size.
 * @param options.path a GGUF file
 * @throws {ModelFault} 'not-installed' where the runtime or the file is missing, so that a start with it fails clearly
 */
export function createLocalModel(options: { path: string; limits: LocalLimits }): Model {
  const { path, limits } = options;
  if (!existsSync(installed) || !existsSync(path)) throw new ModelFault('not-installed');
  const opening = (import(runtime.href) as Promise<LocalRuntime>).then(({ openLocalModel }) =>
    openLocalModel(path),
  );
  return modelOf(opening, limits);
}

/**
 * A model that is being loaded. It answers one person at a time; others, and whoever comes before it is loaded, wait a
 * moment and then get the built-in companion.
 */
export function modelOf(opening: Promise<LoadedModel>, limits: LocalLimits): Model {
  const loaded = opening.catch(() => {
    throw new ModelFault('unreadable');
  });
  // Whoever asks learns of a file that is no model; until then nobody waits for it.
  loaded.catch(() => undefined);
  const gate = createGate(1, limits.maxParallel, longestWaitMs);
  const patience = { ...limits, firstMs: limits.silenceMs };
  const maxTokens = Math.ceil(limits.maxChars / charactersPerToken);
  let lettingGo: Promise<unknown> = Promise.resolve();

  async function* write(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string> {
    const impatience = AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]);
    try {
      const model = await within(loaded, longestWaitMs, 'busy', signal);
      const leave = await gate.enter(impatience);
      yield* speak(model, prompt, signal, leave);
    } catch (error) {
      if (!signal.aborted) throw error instanceof ModelFault ? error : new ModelFault('cut');
    }
  }

  async function* speak(
    model: LoadedModel,
    prompt: Prompt,
    signal: AbortSignal,
    leave: () => void,
  ): AsyncGenerator<string> {
    const over = new AbortController();
    const messages = [{ role: 'system' as const, content: prompt.system }, ...prompt.messages];
    const stop = AbortSignal.any([signal, over.signal]);
    const source = model.stream(messages, { signal: stop, maxTokens })[Symbol.asyncIterator]();
    try {
      yield* limitedText(source, patience, signal);
    } finally {
      over.abort();
      // The next one begins when the runtime has let go; this one does not wait for that.
      lettingGo = Promise.resolve(source.return?.())
        .catch(() => undefined)
        .finally(leave);
    }
  }

  return {
    write,
    async close() {
      await lettingGo;
      await (await loaded.catch(() => null))?.close();
    },
  };
}
