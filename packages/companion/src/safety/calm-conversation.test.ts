import { describe, expect, test } from 'vitest';
import { assessMessage, type MessageAssessment } from './assess.ts';
import { inCalmConversation } from './calm-conversation.ts';
import { assessPerson } from './person-risk.ts';
import { isUnsure, noRisk } from './risk.ts';

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

describe('a crisis that is hardly guessed', () => {
  test('in the middle of a calm conversation is asked about openly', () => {
    const message = inCalmConversation(faint, 2, noRisk(now));
    const { state } = assessPerson(noRisk(now), message, now);
    expect(isUnsure(state)).toBe(true);
    expect(inCalmConversation(faint, 2, null)).toEqual(message);
  });

  test('brings the whole path with the next sign', () => {
    const asked = assessPerson(null, inCalmConversation(faint, 4, null), now).state;
    const sign = inCalmConversation({ ...faint, isFaint: false, isGuess: false }, 5, asked);
    const { state } = assessPerson(asked, sign, now);
    expect(state).toMatchObject({ level: 'R4', lanes: ['self_harm'] });
    expect(inCalmConversation(faint, 5, asked)).toBe(faint);
  });

  test('stays one among the first words, after weak signs, in an episode and after one', () => {
    expect(inCalmConversation(faint, 1, null)).toBe(faint);
    expect(inCalmConversation(faint, 6, { ...noRisk(now), evidence: 0.5 })).toBe(faint);
    expect(inCalmConversation(faint, 6, { ...noRisk(now), level: 'R3' })).toBe(faint);
    expect(inCalmConversation(faint, 6, { ...noRisk(now), lastSignalAt: now - 1 })).toBe(faint);
  });

  test('stays one where the classifier is surer, also when nothing else was said', () => {
    const guess = { ...faint, isFaint: false };
    expect(inCalmConversation(guess, 6, null)).toBe(guess);
  });
});
