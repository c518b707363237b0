import { languages, type Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { hear, testCompanion, turnOf } from '../testing/turns.ts';
import { assessMessage, type MessageAssessment } from './assess.ts';
import { asDirectAnswer } from './direct-answer.ts';
import { cardFor } from './crisis-card.ts';
import { crisisReply } from './crisis-reply.ts';
import { assessPerson } from './person-risk.ts';
import { isAtLeast, isGuessed, type RiskState } from './risk.ts';

const now = Date.parse('2026-11-21T11:00:00Z');
const calm = assessMessage('va bene', { language: 'it' });
const guess: MessageAssessment = {
  ...calm,
  level: 'R4',
  lanes: ['violence'],
  ruleIds: ['classifier.R4.violence'],
  isGuess: true,
};
const place = { interfaceLanguage: 'it' as const, chosenCountry: 'IT', now };
const asked: RiskState = assessPerson(null, guess, now).state;

function replyTo(message: MessageAssessment, state: RiskState, language: Language = 'it') {
  return crisisReply({ ...place, language, text: '', isFarewell: false, said: [], message, state });
}

const taken = (text: string, language: Language, before: RiskState | null = asked) =>
  asDirectAnswer(calm, {
    text,
    language,
    before,
    replies: [],
    guessedFrom: () => guess,
    together: () => calm,
  });

describe('a crisis that the classifier alone guesses, without being sure', () => {
  test('is a crisis, with its card, and is about nothing yet', () => {
    expect(asked).toMatchObject({ level: 'R3', lanes: [] });
    expect(cardFor(asked, { ...place, language: 'it' }, false).card).toMatchObject({
      form: 'full',
    });
  });

  test('has a card that does not presume thoughts of dying; another sign brings the one that does', () => {
    const shown = cardFor(asked, { ...place, language: 'en' }, false);
    expect(shown.card?.text).toMatch(/^This may not be about you/u);
    const again = cardFor(shown.state, { ...place, language: 'en' }, false);
    expect(again.card).toBeNull();
    const sign: MessageAssessment = { ...guess, level: 'R3', lanes: ['self_harm'] };
    const { state } = assessPerson(shown.state, sign, now);
    expect(cardFor(state, { ...place, language: 'en' }, false).card).toMatchObject({
      form: 'full',
      text: expect.stringContaining('think about dying') as string,
    });
  });

  test('is asked about directly in every language, with the emergency number and a way back', () => {
    for (const { code } of languages) {
      const reply = replyTo(guess, asked, code);
      expect(reply?.lead.kind).toBe('none');
      expect(reply?.text).toContain('112');
      expect(reply?.text.match(/[?]/gu)).toHaveLength(1);
    }
  });

  test('of somebody who takes leave is met without a question, with the emergency number and a way back', () => {
    for (const { code } of languages) {
      const leave = { ...place, language: code, text: '', isFarewell: true, message: guess };
      const first = crisisReply({ ...leave, said: [], state: asked });
      const again = crisisReply({ ...leave, said: [first?.text ?? ''], state: asked });
      expect(again?.text).not.toBe(first?.text);
      for (const reply of [first, again]) {
        expect(reply?.lead.kind).toBe('none');
        expect(reply?.text).toContain('112');
        expect(reply?.text).not.toContain('?');
      }
    }
  });

  test('is listened to after an answer that is no yes; a denial lowers it as any', () => {
    const next = assessPerson(asked, calm, now).state;
    expect(replyTo(calm, next)).toBeNull();
    const denied = assessPerson(asked, { ...calm, isDenial: true }, now).state;
    expect(denied.level).toBe('R2');
    expect(replyTo({ ...calm, isDenial: true }, denied)).toBeNull();
  });

  test('is presumed no longer after another sign: then all that danger asks for begins', () => {
    const { state } = assessPerson(asked, guess, now);
    expect(isGuessed(state)).toBe(false);
    expect(state).toMatchObject({ level: 'R4', lanes: ['violence'] });
  });

  test('is not presumed after a faint sign of another kind', () => {
    const faint = { ...calm, level: 'R2', lanes: ['third_party'], isWeak: true } as const;
    const next = assessPerson(asked, faint, now).state;
    expect(isGuessed(next)).toBe(true);
    expect(replyTo(faint, next)).toBeNull();
    const ofSelf = assessPerson(asked, { ...faint, lanes: ['self_harm'] }, now).state;
    expect(isGuessed(ofSelf)).toBe(false);
  });

  test('is not asked about where there was a sign before', () => {
    const sure = { ...guess, isGuess: false, level: 'R2' as const };
    const worried = assessPerson(null, sure, now).state;
    expect(isGuessed(assessPerson(worried, guess, now).state)).toBe(false);
  });
});

describe('the answer to whether it is so', () => {
  test.each([
    ['it', 'Sì'],
    ['it', 'si, ho paura'],
    ['it', 'forse…'],
    ['it', 'beh, un po’'],
    ['it', 'non lo so'],
    ['en', 'Yes'],
    ['en', 'well, kind of'],
    ['en', 'both'],
    ['en', 'I don’t know'],
    ['es', '¡Sí!'],
    ['es', 'sí estoy en peligro'],
    ['es', 'tal vez'],
    ['nl', 'ja'],
    ['nl', 'Een beetje wel'],
    ['nl', 'ik weet het niet'],
  ] as const)('is danger where it is a yes, or half of one (%s: %s)', (language, text) => {
    expect(taken(text, language)).toMatchObject({ level: 'R4', lanes: ['violence'] });
  });

  test.each([
    ['it', 'no, sto bene'],
    ['it', 'si è rotta la macchina'],
    ['it', 'ma no, che dici'],
    ['en', 'no, I meant the exam'],
    ['en', 'yesterday I slept well'],
    ['es', 'si no me llama me enfado'],
    ['es', 'no, qué va'],
    ['nl', 'nee hoor'],
    ['nl', 'jammer dat je dat denkt'],
  ] as const)('is nothing of the kind where it is none (%s: %s)', (language, text) => {
    expect(isAtLeast(taken(text, language).level, 'R1')).toBe(false);
  });

  test('counts only for the message that follows the question', () => {
    const later = assessPerson(asked, calm, now).state;
    expect(taken('sì', 'it', later)).toBe(calm);
    expect(taken('sì', 'it', null)).toBe(calm);
  });

  test('brings the words for the danger that was guessed', async () => {
    const before = 'o mi taglio o scoppio, non so quanto resisto';
    const heard = await hear(
      testCompanion(),
      turnOf('sì', {
        risk: asked,
        history: [
          { role: 'user', content: before },
          { role: 'assistant', content: replyTo(guess, asked)?.text ?? '' },
        ],
      }),
    );
    expect(heard.assessment).toMatchObject({ level: 'R4', card: { form: 'urgent' } });
    expect(heard.assessment.state.lanes).toEqual(['self_harm']);
    expect(heard.text).toContain('112');
  });
});
