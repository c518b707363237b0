import { expect, test } from 'vitest';
import { readWeightsFile, writeWeightsFile } from './weights-file.ts';

test('tables of every length are read as they were written, from any place in memory', () => {
  const file = {
    head: { name: 'a head of odd length' },
    bytes: { one: Int8Array.of(1, -2, 3), none: new Int8Array(), two: Int8Array.of(-128, 127) },
    floats: { parts: Float32Array.of(0.5, -1.25, 3e9) },
  };
  const written = writeWeightsFile(file);
  const shifted = new Uint8Array(written.length + 1);
  shifted.set(written, 1);
  expect(readWeightsFile(shifted.subarray(1))).toEqual(file);
});
