import { expect, test } from 'vitest';
import { levelByPhrases } from './assess.ts';
import { phraseFamilies } from './phrases/families.ts';
import { type RiskLevel, isAtLeast } from './risk.ts';

const familyOf = (level: RiskLevel) => phraseFamilies.filter((family) => family.level === level);

test('a phrase counts in full where the classifier does not find the message harmless', () => {
  for (const family of phraseFamilies) expect(levelByPhrases([family], 0.5)).toBe(family.level);
});

test('a phrase of danger is asked about even where the classifier finds next to nothing', () => {
  for (const level of ['R3', 'R4', 'R5'] as const)
    expect(levelByPhrases(familyOf(level).slice(0, 1), 0)).toBe('R2');
});

test('a phrase of concern with next to nothing beside it is a sign that counts with others', () => {
  expect(levelByPhrases(familyOf('R2'), 0)).toBe('R1');
});

test('no phrase is no level, and nothing makes a phrase weigh more than it does', () => {
  expect(levelByPhrases([], 1)).toBe('R0');
  for (const family of phraseFamilies)
    expect(isAtLeast(family.level, levelByPhrases([family], 0.1))).toBe(true);
});
