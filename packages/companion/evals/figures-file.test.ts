import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicFigures, publicFiguresFile } from './public-figures.ts';
import { evaluatedCompanion, predict } from './run.ts';
import { ownRiskTexts, riskSets } from './sets.ts';

test('the figures of the public page are those of our own sets today', async () => {
  const companion = evaluatedCompanion();
  const answered = [];
  for (const text of riskSets.flatMap(ownRiskTexts)) {
    const { level } = await predict(companion, text);
    answered.push({ text, level });
  }
  await companion.close();
  expect(JSON.parse(readFileSync(publicFiguresFile, 'utf8'))).toEqual(publicFigures(answered));
}, 60_000);
