import { languages } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import type { MessageAssessment } from './assess.ts';
import { cardFor } from './crisis-card.ts';
import { crisisReply } from './crisis-reply.ts';
import type { CrisisReply } from './crisis-turn.ts';
import { assessPerson } from './person-risk.ts';
import { type RiskState, isUnsure } from './risk.ts';

const now = Date.parse('2026-11-21T11:00:00Z');
const ordinary: MessageAssessment = {
  level: 'R0',
  lanes: [],
  ruleIds: [],
  isDenial: false,
  weakSign: 0,
  isWeak: false,
  isGuess: false,
  isFaint: false,
  isNo: false,
  isOfOtherOnly: false,
  isOfAnotherTime: false,
  touchesMeans: false,
  touchesViolence: false,
};
const weak: MessageAssessment = {
  ...ordinary,
  level: 'R2',
  lanes: ['self_harm'],
  ruleIds: ['classifier.R2.self_harm'],
  isWeak: true,
};
const place = { language: 'it' as const, interfaceLanguage: 'it' as const, chosenCountry: null };

const said = { text: '', isFarewell: false, said: [], now };

interface Followed {
  state: RiskState;
  hasCard: boolean;
  reply: CrisisReply | null;
}

/** The states, cards and prepared words after messages that are assessed like this. */
function follow(messages: readonly MessageAssessment[]): Followed[] {
  let state: RiskState | null = null;
  return messages.map((message) => {
    const person: RiskState = assessPerson(state, message, now).state;
    const carded = cardFor(person, { ...place, now }, false);
    const reply = crisisReply({ ...place, ...said, message, state: carded.state });
    state = reply?.state ?? carded.state;
    return { state, hasCard: carded.card !== null, reply };
  });
}

describe('one weak sign', () => {
  test('of a body is not asked about dying', () => {
    const ofBody: MessageAssessment = { ...weak, lanes: ['medical'], isWeak: false };
    const { state } = assessPerson(null, ofBody, now);
    const reply = crisisReply({ ...place, ...said, language: 'en', message: ofBody, state });
    expect(reply?.text).toMatch(/what happened/iu);
  });

  test('of somebody else brings no question how the writer is', () => {
    const ofOther: MessageAssessment = { ...weak, lanes: ['third_party'] };
    const { state } = assessPerson(null, ofOther, now);
    const reply = crisisReply({ ...place, ...said, language: 'en', message: ofOther, state });
    expect(reply?.text).toMatch(/what happened/iu);
  });

  test('brings one open question, after a sentence that listens, and neither card nor number', () => {
    for (const { code } of languages) {
      const { state } = assessPerson(null, weak, now);
      const reply = crisisReply({ ...place, ...said, language: code, message: weak, state });
      expect(reply?.lead.kind).toBe('listening');
      expect(reply?.text.match(/\?/gu)).toHaveLength(1);
      expect(reply?.text).not.toMatch(/\d/u);
    }
    const [first, second, third] = follow([weak, ordinary, ordinary]);
    expect(first?.state.level).toBe('R2');
    expect([first, second, third].map((one) => one?.hasCard)).toEqual([false, false, false]);
    expect(second?.reply).toBeNull();
    expect(third?.reply).toBeNull();
  });

  test('is no longer alone after a second one: then the card comes and the direct question', () => {
    const [, , again] = follow([weak, ordinary, weak]);
    expect(again?.hasCard).toBe(true);
    expect(again?.state.care.done).toContain('ask');
    expect(again === undefined || isUnsure(again.state)).toBe(false);
  });

  test.each([
    ['a phrase or a sure judgement', { ...weak, isWeak: false }],
    ['danger', { ...weak, isWeak: false, level: 'R4' as const }],
  ])('is not what %s is', (_, message) => {
    const [alone] = follow([message]);
    expect(alone?.hasCard).toBe(true);
    const [, after] = follow([weak, message]);
    expect(after?.hasCard).toBe(true);
    expect(after?.reply).not.toBeNull();
  });

  test('that six calm messages followed is answered: the next one brings an open question again', () => {
    const calm = Array.from({ length: 6 }, () => ordinary);
    const late = follow([weak, ...calm, weak]).at(-1);
    expect(late?.hasCard).toBe(false);
    expect(late?.state).toMatchObject({ level: 'R2', care: { done: ['check_in'] } });
    const early = follow([weak, ...calm.slice(1), weak]).at(-1);
    expect(early?.hasCard).toBe(true);
  });

  test('counts when places or means are named later', () => {
    const [, later] = follow([weak, { ...ordinary, touchesMeans: true }]);
    expect(later?.state.level).toBe('R3');
    expect(later?.hasCard).toBe(true);
  });
});

test('many signs that are too weak by themselves bring the open question too', () => {
  const nearly: MessageAssessment = { ...ordinary, level: 'R1', weakSign: 1 };
  const heard = follow([nearly, nearly, nearly, nearly]);
  const asked = heard.filter(({ reply }) => reply !== null);
  expect(asked).toHaveLength(1);
  expect(heard.some(({ hasCard }) => hasCard)).toBe(false);
});
