import { describe, expect, test } from 'vitest';
import { assessMessage } from './assess.ts';
import { noRisk, type RiskState } from './risk.ts';
import { asYoung } from './young-writer.ts';

const worried: RiskState = { ...noRisk(0), level: 'R2', peak: 'R2', lanes: ['violence'] };
type Code = 'it' | 'en' | 'es' | 'nl';
const heard = (text: string, language: Code, before: RiskState | null = worried) =>
  asYoung(assessMessage(text, { language }), text, before);

describe('a minor about whom there is worry', () => {
  test.each([
    ['es', '14'],
    ['en', '15.'],
    ['es', 'tengo 16'],
    ['en', 'im 14 btw'],
    ['nl', 'ben 15'],
    ['it', 'ho 13 anni'],
  ] as const)('is met as one once the age is said (%s: %s)', (language, text) => {
    expect(heard(text, language)).toMatchObject({ level: 'R2', lanes: ['minor'], isWeak: false });
  });

  test.each([
    ['en', '23'],
    ['en', '9'],
    ['it', 'ho 41 anni'],
    ['es', 'a las 14'],
    ['nl', 'ik heb 16 kippen'],
  ] as const)('is not made of other numbers (%s: %s)', (language, text) => {
    expect(heard(text, language).lanes).not.toContain('minor');
  });

  test('is nothing new where it is known, and a number alone says nothing of anybody else', () => {
    const known: RiskState = { ...worried, lanes: ['minor'] };
    expect(heard('14', 'en', known).lanes).toEqual([]);
    expect(heard('14', 'en', null).lanes).toEqual([]);
  });
});
