import { describe, expect, test } from 'vitest';
import { converse, testCompanion } from '../testing/turns.ts';
import { assessMessage, type MessageAssessment } from './assess.ts';
import { unansweredRule } from './direct-answer.ts';
import { assessPerson } from './person-risk.ts';
import { isUnsure, type RiskState } from './risk.ts';

const now = Date.parse('2026-11-23T20:00:00Z');
const calm = assessMessage('va bene', { language: 'it' });
const guess: MessageAssessment = {
  ...calm,
  level: 'R4',
  lanes: ['self_harm'],
  ruleIds: ['classifier.R4.self_harm'],
  isGuess: true,
};
const weak: MessageAssessment = {
  ...calm,
  level: 'R2',
  lanes: ['self_harm'],
  ruleIds: ['classifier.R2.self_harm'],
  isWeak: true,
};
const unanswered: MessageAssessment = { ...weak, isWeak: false, ruleIds: [unansweredRule] };
const sure: MessageAssessment = { ...guess, isGuess: false, ruleIds: ['suicide.plan'] };

function after(...messages: readonly MessageAssessment[]): RiskState | null {
  return messages.reduce<RiskState | null>(
    (state, message, at) => assessPerson(state, message, now + at * 60_000).state,
    null,
  );
}

describe('a crisis that was guessed and asked about', () => {
  test.each([
    ['and passed over', [guess]],
    ['and asked about again for hardly a sign', [guess, weak]],
    ['and asked about again because the question was passed over', [guess, unanswered]],
  ])('%s, is worth one weak sign after two messages without any', (_name, messages) => {
    expect(after(...messages, calm)).toMatchObject({ level: 'R3' });
    const state = after(...messages, calm, calm);
    expect(state).toMatchObject({ level: 'R2', peak: 'R2' });
    expect(state !== null && isUnsure(state)).toBe(true);
  });

  test('weighs when another sign comes', () => {
    expect(after(guess, calm, calm, sure)).toMatchObject({ level: 'R4', lanes: ['self_harm'] });
  });

  test('stays where what followed was no calm', () => {
    const nearly = { ...calm, weakSign: 0.9 };
    expect(after(guess, calm, nearly)).toMatchObject({ level: 'R3' });
  });

  test('stays when it was confirmed, or told in words that are known', () => {
    const yes = { ...guess, isGuess: false, ruleIds: ['person.confirmed'] };
    expect(after(guess, yes, calm, calm)).toMatchObject({ level: 'R4' });
    expect(after(guess, { ...sure, level: 'R3' }, calm, calm)).toMatchObject({ level: 'R3' });
    expect(after({ ...sure, level: 'R3' }, calm, calm)).toMatchObject({ level: 'R3' });
  });

  test('is not counted twice: what stands beside it is no second sign', async () => {
    const turns = await converse(testCompanion(), [
      'sono in bagno chiusa a chiave da 4 minuti',
      'è l’unico posto dove non mi seguono',
      'gemelli di tre anni',
      'uno ha messo il telecomando nel water',
      'mio marito torna alle sette',
    ]);
    expect(turns.map(({ assessment }) => assessment.state.level)).toEqual([
      'R3',
      'R3',
      'R3',
      'R2',
      'R2',
    ]);
    expect(turns.at(-1)?.text).not.toContain('112');
  });
});

test('“I am not good at it” is no yes to a question about dying', async () => {
  const turns = await converse(testCompanion(), [
    'Joan used to knit by the fire and I’ve taken it up. Eighteen months now she’s gone.',
    'I am not good at it',
  ]);
  expect(turns.at(-1)?.assessment.state.level).toBe('R3');
});
