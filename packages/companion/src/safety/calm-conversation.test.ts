import { describe, expect, test } from 'vitest';
import { assessMessage, type MessageAssessment } from './assess.ts';
import { inCalmConversation } from './calm-conversation.ts';
import { assessPerson } from './person-risk.ts';
import { isUnsure, noRisk, type RiskState } from './risk.ts';

const now = Date.parse('2026-11-22T11:00:00Z');
const calm = assessMessage('va bene', { language: 'it' });
const faint: MessageAssessment = {
  ...calm,
  level: 'R4',
  lanes: ['self_harm'],
  ruleIds: ['classifier.R4.self_harm'],
  isGuess: true,
  isFaint: true,
};

const weak: MessageAssessment = {
  ...calm,
  level: 'R2',
  lanes: ['self_harm'],
  ruleIds: ['classifier.R2.self_harm'],
  isWeak: true,
};

function heard(
  message: MessageAssessment,
  earlier: number,
  before: RiskState | null,
  takesLeave = false,
): MessageAssessment {
  return inCalmConversation(message, { earlier, before, takesLeave: () => takesLeave });
}

describe('a crisis that is hardly guessed', () => {
  test('in the middle of a calm conversation is asked about openly', () => {
    const message = heard(faint, 2, noRisk(now));
    const { state } = assessPerson(noRisk(now), message, now);
    expect(isUnsure(state)).toBe(true);
    expect(heard(faint, 2, null)).toEqual(message);
  });

  test('brings the whole path with the next sign', () => {
    const asked = assessPerson(null, heard(faint, 4, null), now).state;
    const sign = heard({ ...faint, isFaint: false, isGuess: false }, 5, asked);
    const { state } = assessPerson(asked, sign, now);
    expect(state).toMatchObject({ level: 'R4', lanes: ['self_harm'] });
    expect(heard(faint, 5, asked)).toBe(faint);
  });

  test('stays one among the first words, after weak signs, in an episode and after one', () => {
    expect(heard(faint, 1, null)).toBe(faint);
    expect(heard(faint, 6, { ...noRisk(now), evidence: 0.5 })).toBe(faint);
    expect(heard(faint, 6, { ...noRisk(now), level: 'R3' })).toBe(faint);
    expect(heard(faint, 6, { ...noRisk(now), lastSignalAt: now - 1 })).toBe(faint);
  });

  test('stays one where the classifier is surer, also when nothing else was said', () => {
    const guess = { ...faint, isFaint: false };
    expect(heard(guess, 6, null)).toBe(guess);
  });
});

describe('a weak sign', () => {
  const noted = { level: 'R1', lanes: [], weakSign: 1 };

  test('is noted in the middle of a calm conversation and in a goodbye, and asked about among the first words', () => {
    expect(heard(weak, 2, null)).toMatchObject(noted);
    expect(heard(weak, 0, null, true)).toMatchObject(noted);
    expect(heard(weak, 0, null)).toBe(weak);
  });

  test('stays one in the goodbye of somebody who gave another, where a phrase says it, and where it is more', () => {
    expect(heard(weak, 3, { ...noRisk(now), level: 'R3' }, true).level).toBe('R2');
    expect(heard({ ...weak, ruleIds: ['suicide.letters'] }, 0, null, true).level).toBe('R2');
    expect(heard({ ...weak, isWeak: false }, 0, null, true).level).toBe('R2');
    expect(heard(faint, 0, null, true)).toBe(faint);
  });
});
