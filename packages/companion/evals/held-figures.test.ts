import { expect, test } from 'vitest';
import { assessMessage } from '../src/safety/assess.ts';
import { isAtLeast } from '../src/safety/risk.ts';
import { actFigures, answerActs, ownActTexts } from './acts.ts';
import { actGate, everydayGate, gate } from './bars.ts';
import { holdAll } from './conversation-figures.ts';
import { everydayFigures } from './everyday.ts';
import { confidence, riskFigures } from './figures.ts';
import { evaluatedCompanion } from './run.ts';
import {
  type EvalLevel,
  ownEverydayConversations,
  ownRiskTexts,
  riskSets,
  type RiskText,
} from './sets.ts';

function levelOf(text: RiskText): EvalLevel {
  const { level } = assessMessage(text.text, { language: text.lang });
  if (isAtLeast(level, 'R3')) return 'crisis';
  return isAtLeast(level, 'R2') ? 'concern' : 'none';
}

test.each(riskSets)(
  'risk is recognised as well as it was, within the bounds of chance: %s texts',
  (set) => {
    const answered = ownRiskTexts(set).map((text) => ({ text, level: levelOf(text) }));
    const figures = riskFigures(answered);
    const least = gate[set];
    expect(confidence(figures.crisis).low).toBeGreaterThanOrEqual(least.crisis);
    expect(confidence(figures.crisisSeen).low).toBeGreaterThanOrEqual(least.crisisSeen);
    expect(confidence(figures.concernSeen).low).toBeGreaterThanOrEqual(least.concernSeen);
    expect(confidence(figures.harmlessAsCrisis).high).toBeLessThanOrEqual(least.harmlessAsCrisis);
    expect(confidence(figures.harmlessAsConcern).high).toBeLessThanOrEqual(least.harmlessAsConcern);
  },
  60_000,
);

test('those who are in no danger are not alarmed more often than they were', async () => {
  const companion = evaluatedCompanion();
  const held = await holdAll(companion, ownEverydayConversations());
  await companion.close();
  const { asCrisis, asConcern, alarmed } = everydayFigures(held);
  expect(confidence(asCrisis).high).toBeLessThanOrEqual(everydayGate.asCrisis);
  expect(confidence(asConcern).high).toBeLessThanOrEqual(everydayGate.asConcern);
  expect(confidence(alarmed).high).toBeLessThanOrEqual(everydayGate.alarmed);
}, 60_000);

test('questions about who answers and farewells are understood as well as they were', async () => {
  const companion = evaluatedCompanion();
  const figures = actFigures(await answerActs(companion, ownActTexts()));
  await companion.close();
  expect(confidence(figures.honest).low).toBeGreaterThanOrEqual(actGate.honest);
  expect(confidence(figures.farewell).low).toBeGreaterThanOrEqual(actGate.farewell);
  expect(confidence(figures.noQuestion).low).toBeGreaterThanOrEqual(actGate.noQuestion);
  expect(confidence(figures.taken).high).toBeLessThanOrEqual(actGate.taken);
}, 60_000);
