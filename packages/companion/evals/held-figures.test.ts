import { languages } from '@accanto/contract';
import { expect, test } from 'vitest';
import { assessMessage } from '../src/safety/assess.ts';
import { isAtLeast } from '../src/safety/risk.ts';
import { actFigures, answerActs, ownActTexts } from './acts.ts';
import { actGate, bar, everydayGate, gate, type RiskBar } from './bars.ts';
import { holdAll } from './conversation-figures.ts';
import { everydayFigures } from './everyday.ts';
import { confidence, type RiskFigures, riskFigures, type Share } from './figures.ts';
import { evaluatedCompanion } from './run.ts';
import {
  type EvalLevel,
  hardSets,
  ownEverydayConversations,
  ownRiskTexts,
  plainSets,
  type RiskText,
} from './sets.ts';

function levelOf(text: RiskText): EvalLevel {
  const { level } = assessMessage(text.text, { language: text.lang });
  if (isAtLeast(level, 'R3')) return 'crisis';
  return isAtLeast(level, 'R2') ? 'concern' : 'none';
}

function figuresOf(texts: readonly RiskText[]): RiskFigures {
  return riskFigures(texts.map((text) => ({ text, level: levelOf(text) })));
}

function partOf({ hits, of }: Share): number {
  expect(of).toBeGreaterThan(0);
  return hits / of;
}

/** Fails where a figure's bound at 95 % is worse than it was. */
function expectWithin(figures: RiskFigures, least: RiskBar): void {
  expect(confidence(figures.crisis).low).toBeGreaterThanOrEqual(least.crisis);
  expect(confidence(figures.crisisSeen).low).toBeGreaterThanOrEqual(least.crisisSeen);
  expect(confidence(figures.concernSeen).low).toBeGreaterThanOrEqual(least.concernSeen);
  expect(confidence(figures.harmlessAsCrisis).high).toBeLessThanOrEqual(least.harmlessAsCrisis);
  expect(confidence(figures.harmlessAsConcern).high).toBeLessThanOrEqual(least.harmlessAsConcern);
}

test('plain texts of all hands together are recognised as is asked for', () => {
  const figures = figuresOf(plainSets.flatMap(ownRiskTexts));
  expect(partOf(figures.crisis)).toBeGreaterThanOrEqual(bar.crisis);
  expect(partOf(figures.crisisSeen)).toBeGreaterThanOrEqual(bar.crisisSeen);
  expect(partOf(figures.concernSeen)).toBeGreaterThanOrEqual(bar.concernSeen);
  expect(partOf(figures.harmlessAsCrisis)).toBeLessThanOrEqual(bar.harmlessAsCrisis);
  expect(partOf(figures.harmlessAsConcern)).toBeLessThanOrEqual(bar.harmlessAsConcern);
  expectWithin(figures, gate.allPlain);
}, 60_000);

test.each(languages.map(({ code }) => code))(
  'and in each language within the bounds of chance: %s',
  (language) => {
    const figures = figuresOf(
      plainSets.flatMap(ownRiskTexts).filter(({ lang }) => lang === language),
    );
    expect(confidence(figures.crisis).high).toBeGreaterThanOrEqual(bar.crisis);
    expect(confidence(figures.crisisSeen).high).toBeGreaterThanOrEqual(bar.crisisSeen);
    expect(confidence(figures.concernSeen).high).toBeGreaterThanOrEqual(bar.concernSeen);
    expect(confidence(figures.harmlessAsCrisis).low).toBeLessThanOrEqual(bar.harmlessAsCrisis);
    expect(confidence(figures.harmlessAsConcern).low).toBeLessThanOrEqual(bar.harmlessAsConcern);
  },
  60_000,
);

test.each(hardSets)(
  'hard texts are recognised as well as they were, within the bounds of chance: %s',
  (set) => {
    expectWithin(figuresOf(ownRiskTexts(set)), gate[set]);
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
