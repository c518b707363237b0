import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDeltaFlow } from './delta-flow.ts';
import { until } from '../test/waiting.ts';

function record() {
  const deltas: { content: string; offset: number; at: number }[] = [];
  const flow = createDeltaFlow((content, offset) =>
    deltas.push({ content, offset, at: performance.now() }),
  );
  return { deltas, flow };
}

describe('the flow of deltas', () => {
  test('sends the first piece in the next task', async () => {
    const { deltas, flow } = record();
    flow.push('Ciao');
    expect(deltas).toEqual([]);
    await new Promise(setImmediate);
    expect(deltas).toMatchObject([{ content: 'Ciao', offset: 0 }]);
  });

  test('merges what comes faster than thirty times a second', async () => {
    const { deltas, flow } = record();
    const began = performance.now();
    for (let piece = 0; piece < 200; piece += 1) {
      flow.push('x');
      await new Promise(setImmediate);
    }
    const seconds = (performance.now() - began) / 1000;
    await until(() => flow.shown.length === 200);
    expect(deltas.length).toBeLessThanOrEqual(2 + Math.ceil(seconds * 30 + 1));
  });

  test('emits every unit once, in order and with the right offset, however the text is torn', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (pieces) => {
        const { deltas, flow } = record();
        pieces.forEach((piece) => flow.push(piece));
        flow.finish();
        expect(deltas.map(({ content }) => content).join('')).toBe(pieces.join('').toWellFormed());
        deltas.reduce((end, delta) => {
          expect(delta.offset).toBe(end);
          return end + delta.content.length;
        }, 0);
      }),
    );
  });

  test('keeps both halves of an emoji together', async () => {
    const { deltas, flow } = record();
    flow.push('a\ud83d');
    await new Promise(setImmediate);
    expect(deltas.map(({ content }) => content)).toEqual(['a']);
    flow.push('\ude00');
    flow.finish();
    expect(flow.shown).toBe('a😀');
    expect(deltas.map(({ content }) => content)).toEqual(['a', '😀']);
  });

  test('sends nothing more once what waits is dropped', async () => {
    const { deltas, flow } = record();
    flow.push('never');
    flow.drop();
    await new Promise(setImmediate);
    expect(deltas).toEqual([]);
    expect(flow.shown).toBe('');
  });
});
