import type { Language } from '@accanto/contract';
import { expect, test } from 'vitest';
import { asAnswerToHelp } from './answer-to-help.ts';
import { assessMessage, type MessageAssessment } from './assess.ts';
import { type Lane, type RiskLevel, type RiskState, noRisk } from './risk.ts';

const alarmed: MessageAssessment = {
  ...assessMessage('Ciao', { language: 'it' }),
  level: 'R5',
  lanes: ['violence'],
  ruleIds: ['classifier.R5.violence'],
};
const stateAt = (level: RiskLevel, ...lanes: Lane[]): RiskState => ({ ...noRisk(0), level, lanes });
const levelOf = (text: string, language: Language, before: RiskState | null, found = alarmed) =>
  asAnswerToHelp(found, text, language, before).level;

test.each([
  ['it', 'mia sorella è qui con me adesso'],
  ['it', 'ora sono al sicuro'],
  ['en', 'my sister is here with me now'],
  ['en', 'I put the pills away'],
  ['es', 'mi hermana está aquí conmigo'],
  ['nl', 'mijn zus is nu bij me'],
] as const)(
  '%s: that help is there raises nothing by the classifier alone: %s',
  (language, text) => {
    expect(levelOf(text, language, stateAt('R4', 'self_harm'))).toBe('R0');
  },
);

test.each([
  ['it', 'adesso è qui'],
  ['it', 'mio marito è qui adesso'],
  ['en', 'he is here now'],
  ['en', 'my boyfriend is here now'],
  ['es', 'ya está aquí'],
  ['nl', 'hij is er nu'],
] as const)('%s: somebody who may be feared is no help: %s', (language, text) => {
  expect(levelOf(text, language, stateAt('R4', 'self_harm'))).toBe('R5');
});

test('a phrase that is known, a longer message, and a beginning count in full', () => {
  const text = 'mia sorella è qui con me adesso';
  const before = stateAt('R4', 'self_harm');
  const byPhrase = { ...alarmed, ruleIds: ['violence.now', 'classifier.R5.violence'] };
  expect(levelOf(text, 'it', before, byPhrase)).toBe('R5');
  expect(levelOf(`${text} e ha in mano il coltello`, 'it', before)).toBe('R5');
  expect(levelOf(text, 'it', null)).toBe('R5');
  expect(levelOf(text, 'it', stateAt('R1'))).toBe('R5');
});

test('where somebody is violent a relative may be the one', () => {
  expect(levelOf('mio fratello è qui', 'it', stateAt('R4', 'violence'))).toBe('R5');
  expect(levelOf('la vicina è qui con me', 'it', stateAt('R4', 'violence'))).toBe('R0');
});
