import { pkceVerifierSchema, linkMarkerSchema } from '@accanto/contract';
import { expect, test } from 'vitest';
import { createMarker, createVerifier } from './pkce.ts';

test('a verifier has 128 characters of the allowed alphabet and is another one each time', () => {
  const made = Array.from({ length: 200 }, createVerifier);
  for (const verifier of made) expect(pkceVerifierSchema.safeParse(verifier).success).toBe(true);
  expect(new Set(made).size).toBe(200);
});

test('every character of the alphabet comes up about equally often', () => {
  const counts = Object.groupBy(
    Array.from({ length: 500 }, createVerifier).join(''),
    (letter) => letter,
  );
  const sizes = Object.values(counts).map((letters) => letters?.length ?? 0);
  expect(sizes).toHaveLength(66);
  const mean = (500 * 128) / 66;
  // Six standard deviations of a fair draw.
  for (const size of sizes) expect(Math.abs(size - mean)).toBeLessThan(6 * Math.sqrt(mean));
});

test('a marker is what the contract accepts', () => {
  expect(linkMarkerSchema.safeParse(createMarker()).success).toBe(true);
});
