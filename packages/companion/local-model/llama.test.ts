import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompanion } from '../src/index.ts';
import { type LocalModel, openLocalModel } from './llama.ts';
import { writeTinyModel } from './write-tiny-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'accanto-model-'));
const messages = [
  { role: 'system', content: 'Ascolta.' },
  { role: 'user', content: 'Ciao, sono stanca.' },
] as const;

let model: LocalModel;
beforeAll(async () => {
  const path = join(folder, 'tiny.gguf');
  writeTinyModel(path);
  model = await openLocalModel(path);
});
afterAll(async () => {
  await model.close();
  rmSync(folder, { recursive: true });
});

it('streams an answer in pieces and ends', async () => {
  const pieces: string[] = [];
  const signal = new AbortController().signal;
  for await (const piece of model.stream(messages, { signal, maxTokens: 40 })) pieces.push(piece);
  expect(pieces.length).toBeGreaterThan(3);
});

it('stops soon after it was told to, and can be asked again', async () => {
  const stopped = new AbortController();
  let pieces = 0;
  for await (const _ of model.stream(messages, { signal: stopped.signal, maxTokens: 1_000 })) {
    pieces += 1;
    if (pieces === 5) stopped.abort();
  }
  expect(pieces).toBeLessThan(50);
  const again: string[] = [];
  for await (const piece of model.stream(messages, {
    signal: new AbortController().signal,
    maxTokens: 20,
  })) {
    again.push(piece);
  }
  expect(again.length).toBeGreaterThan(0);
});

it('refuses a file that is no model', async () => {
  const path = join(folder, 'broken.gguf');
  writeFileSync(path, 'not a model');
  await expect(openLocalModel(path)).rejects.toThrow();
});

it('answers through the companion, on the same road as any model', async () => {
  const companion = createCompanion({
    model: { kind: 'local', path: join(folder, 'tiny.gguf') },
    limits: { silenceMs: 20_000, totalMs: 20_000, maxChars: 200, maxParallel: 1 },
    now: () => Date.UTC(2026, 10, 21),
    sleep: async () => {},
  });
  const kinds: string[] = [];
  for await (const piece of companion.reply(
    {
      input: { kind: 'message', text: 'Oggi sono stanca e non so perché.' },
      history: [],
      language: 'it',
      nickname: null,
      settings: { country: null, listening: 'ask', replyLength: 'short' },
      memories: [],
      mayRemember: false,
      risk: null,
      useModel: true,
    },
    new AbortController().signal,
  )) {
    kinds.push(piece.kind);
  }
  expect(kinds[0]).toBe('assessment');
  expect(kinds).toContain('text');
  expect(kinds.at(-1)).toBe('end');
  expect(companion.answersWith).toEqual({ kind: 'local', host: null });
  await companion.close();
});
