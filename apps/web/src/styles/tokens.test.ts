import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const tokensCss = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const plainCss = readFileSync(join(import.meta.dirname, '../../public/plain.css'), 'utf8');

function tokensAfter(selector: string, css = tokensCss): Record<string, string> {
  const start = css.indexOf(selector);
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = tokensAfter(':root {');
const dark = tokensAfter(":root[data-theme='dark']");

/** Relative luminance of a hex colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

test('the dark values are the same whether the system or the person chose them', () => {
  expect(tokensAfter(':root:not([data-theme])')).toEqual(dark);
});

test('the pages that the server writes itself have the same colours', () => {
  expect(light).toMatchObject(tokensAfter(':root {', plainCss));
  expect(dark).toMatchObject(tokensAfter('  :root {', plainCss));
  expect(Object.keys(tokensAfter('  :root {', plainCss))).toHaveLength(6);
});

const pairs = [
  ['ink', 'paper', 4.5],
  ['ink', 'surface', 4.5],
  ['ink', 'sage', 4.5],
  ['ink', 'clay-tint', 4.5],
  ['muted', 'paper', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'sage', 4.5],
  ['pine', 'paper', 4.5],
  ['pine', 'surface', 4.5],
  ['pine', 'sage', 4.5],
  ['on-pine', 'pine', 4.5],
  ['on-pine', 'pine-strong', 4.5],
  ['on-apricot', 'apricot', 4.5],
  ['clay', 'paper', 4.5],
  ['clay', 'surface', 4.5],
  ['clay', 'clay-tint', 4.5],
  ['on-clay', 'clay', 4.5],
  ['control', 'paper', 3],
  ['control', 'surface', 3],
  ['control', 'sage', 3],
] as const;

test.each([
  ['light', light],
  ['dark', dark],
] as const)('every pair of the %s theme can be read', (_, tokens) => {
  for (const [text, ground, least] of pairs) {
    expect(
      contrast(tokens[text] ?? '', tokens[ground] ?? ''),
      `${text} on ${ground}`,
    ).toBeGreaterThanOrEqual(least);
  }
});
