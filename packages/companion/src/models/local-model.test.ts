import { describe, expect, test, vi } from 'vitest';
import { ModelFault } from '../index.ts';
import { testCompanion, testLimits, turnOf } from '../testing/turns.ts';
import { speakWatched } from '../watched-model.ts';
import { type LoadedModel, modelOf } from './local-model.ts';
import type { Model } from './model.ts';

const prompt = { system: 'Ascolta.', messages: [{ role: 'user' as const, content: 'Ciao.' }] };
const limits = { ...testLimits, silenceMs: 300, totalMs: 1_000 };
const never = new Promise<never>(() => {});
const isLoading: Promise<LoadedModel> = never;

/** A runtime that writes like this; what it is asked is kept. */
function loadedModel(write: (signal: AbortSignal) => AsyncIterable<string>) {
  const asked: AbortSignal[] = [];
  const close = vi.fn(async () => {});
  const model: LoadedModel = {
    stream(_, { signal }) {
      asked.push(signal);
      return write(signal);
    },
    close,
  };
  return { opening: Promise.resolve(model), asked, close };
}

async function* says(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}

/** The text up to its end, and why it ended there: null when it was whole. */
async function read(
  model: Model,
  signal = new AbortController().signal,
): Promise<{ text: string; fault: string | null; ms: number }> {
  const began = performance.now();
  let text = '';
  try {
    for await (const piece of model.write(prompt, signal)) text += piece;
    return { text, fault: null, ms: performance.now() - began };
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    return { text, fault: error.reason, ms: performance.now() - began };
  }
}

test('a local model whose file or runtime is missing fails the start, and says why', () => {
  const start = () => testCompanion({ model: { kind: 'local', path: '/no/such/model.gguf' } });
  expect(start).toThrow(expect.objectContaining({ reason: 'not-installed' }));
});

describe('while it is loaded', () => {
  test('nobody waits for it longer than a moment', async () => {
    const model = modelOf(isLoading, limits);
    const everybody = await Promise.all([read(model), read(model), read(model)]);
    for (const { fault, ms } of everybody) {
      expect(fault).toBe('busy');
      expect(ms).toBeLessThan(2_000);
    }
  });

  test('a stop ends the wait at once', async () => {
    const stop = new AbortController();
    const reading = read(modelOf(isLoading, limits), stop.signal);
    stop.abort();
    expect(await reading).toMatchObject({ text: '', fault: null });
    expect((await reading).ms).toBeLessThan(1_000);
  });

  test.each(['R0', 'R2', 'R4'] as const)(
    'somebody else answers within two seconds at %s',
    async (level) => {
      const speech = { turn: turnOf('…'), language: 'it' as const, level, maxChars: 2_000 };
      const began = performance.now();
      const spoken = [];
      const signal = new AbortController().signal;
      for await (const one of speakWatched(modelOf(isLoading, limits), speech, signal))
        spoken.push(one.kind);
      expect(spoken).toEqual(['nothing']);
      expect(performance.now() - began).toBeLessThan(2_000);
    },
  );

  test('who came a little early is answered by it', async () => {
    const { promise, resolve } = Promise.withResolvers<LoadedModel>();
    const reading = read(modelOf(promise, limits));
    resolve(await loadedModel(() => says('Ti leggo.')).opening);
    expect(await reading).toMatchObject({ text: 'Ti leggo.', fault: null });
  });
});

test('a file that is no model is a fault, and closing after it is none', async () => {
  const model = modelOf(Promise.reject(new Error('not a model')), limits);
  expect(await read(model)).toMatchObject({ fault: 'unreadable' });
  await model.close();
});

describe('its limits', () => {
  test('hold when nothing but space comes first', async () => {
    const { opening } = loadedModel(async function* () {
      yield '  ';
      await never;
    });
    expect(await read(modelOf(opening, limits))).toMatchObject({ text: '', fault: 'silent' });
  });

  test('hold when it ends without a word', async () => {
    const { opening } = loadedModel(() => says(' ', '\n'));
    expect(await read(modelOf(opening, limits))).toMatchObject({ text: '', fault: 'empty' });
  });

  test('hold when it falls silent in the middle', async () => {
    const { opening, asked } = loadedModel(async function* () {
      yield 'Ti leggo, e';
      await never;
    });
    const heard = await read(modelOf(opening, limits));
    expect(heard).toMatchObject({ text: 'Ti leggo, e', fault: 'silent' });
    expect(asked[0]?.aborted).toBe(true);
  });

  test('hold when it never ends', async () => {
    const { opening } = loadedModel(async function* () {
      for (;;) {
        yield 'e ancora ';
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    const { fault, ms } = await read(modelOf(opening, limits));
    expect(fault).toBe('too-long');
    expect(ms).toBeLessThan(2_000);
  });

  test('hold when it breaks', async () => {
    const { opening } = loadedModel(async function* () {
      yield 'Ti leggo, e';
      throw new Error('out of memory');
    });
    expect(await read(modelOf(opening, limits))).toMatchObject({ fault: 'cut' });
  });
});

test('a stop ends a text quietly even when the runtime does not listen', async () => {
  const { opening, asked } = loadedModel(async function* () {
    yield 'Ti leggo, e';
    await never;
  });
  const stop = new AbortController();
  let text = '';
  for await (const piece of modelOf(opening, { ...limits, silenceMs: 60_000 }).write(
    prompt,
    stop.signal,
  )) {
    text += piece;
    queueMicrotask(() => stop.abort());
  }
  expect(text).toBe('Ti leggo, e');
  expect(asked[0]?.aborted).toBe(true);
});

test('the next one begins when the runtime has let go of the one before', async () => {
  const { promise: hasLetGo, resolve: letGo } = Promise.withResolvers<void>();
  let isFirst = true;
  const { opening, asked, close } = loadedModel(async function* () {
    const wasFirst = isFirst;
    isFirst = false;
    yield 'Ti leggo.';
    if (wasFirst) await hasLetGo;
  });
  const model = modelOf(opening, limits);
  expect(await read(model)).toMatchObject({ fault: 'silent' });
  expect(await read(model)).toMatchObject({ fault: 'busy' });
  expect(asked).toHaveLength(1);
  letGo();
  expect(await read(model)).toMatchObject({ text: 'Ti leggo.', fault: null });
  expect(asked).toHaveLength(2);
  await model.close();
  expect(close).toHaveBeenCalledOnce();
});
