// Part of `npm run check`: no word in the catalogue that no page shows, and no sentence in a page that is not in the
// catalogue. (A key that is missing does not compile, see src/locales/catalogue.ts.)
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unusedKeys, wordsInCode } from './words-in-code.ts';

const source = join(import.meta.dirname, '../src');
const catalogue = join(source, 'locales/it');

function keysOf(words: object, path: string): string[] {
  return Object.entries(words).flatMap(([key, value]) => {
    const inside = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [inside] : keysOf(value as object, inside);
  });
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|^locales\/|^test\//.test(file))
  .map((file) => ({ file, ...wordsInCode(readFileSync(join(source, file), 'utf8'), file) }));

const keys = (
  await Promise.all(
    readdirSync(catalogue).map(async (file) => {
      const module: { words: object } = await import(pathToFileURL(join(catalogue, file)).href);
      return keysOf(module.words, '').map((key) => `${file.replace('.ts', '')}:${key}`);
    }),
  )
).flat();

const faults = [
  ...unusedKeys(keys, files).map((key) => `${key}: no page shows these words`),
  ...files.flatMap(({ file, sentences }) =>
    sentences.map(({ line, text }) => `src/${file}:${line}: belongs into the catalogue: ${text}`),
  ),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
