import { languages, type Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { hear, testCompanion, turnOf } from '../testing/turns.ts';
import type { MessageAssessment } from './assess.ts';
import { asDirectAnswer } from './direct-answer.ts';
import { cardFor } from './crisis-card.ts';
import { takenBackWordings } from './crisis-words/taken-back-wordings.ts';
import { crisisReply } from './crisis-reply.ts';
import { crisisWordsOf } from './crisis-words/by-language.ts';
import { assessPerson } from './person-risk.ts';
import { isAtLeast, isGuessed, type Lane, type RiskState } from './risk.ts';
import { asked, calm, guess, guessedAt as now, place } from '../testing/guess.ts';

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

describe('a no that was just believed', () => {
  test.each([
    ['it', 'o forse no', 'non lo so, è tardi'],
    ['en', 'or maybe not', 'or we could talk about my cat'],
    ['es', 'o igual no', 'o sea que mañana trabajo'],
    ['nl', 'of misschien niet', 'of iets met de hond'],
  ] as const)('may be taken back in the next message (%s): %s', (language, back, other) => {
    const answer = (text: string): MessageAssessment =>
      asDirectAnswer(calm, {
        text,
        language,
        before: assessPerson(asked, { ...calm, isDenial: true, isNo: true }, now).state,
        replies: takenBackWordings[language].misread.slice(0, 1),
        guessedFrom: () => calm,
        together: () => calm,
      });
    expect(answer(back)).toMatchObject({ level: 'R3', lanes: ['self_harm'] });
    expect(answer(other).level).toBe('R0');
    expect(taken(back, language).ruleIds).not.toContain('person.confirmed');
  });
});

test.each([
  ['it', 'il mio compagno', true],
  ['it', 'mio padre!!', true],
  ['it', 'mio padre no', false],
  ['it', 'no, mio fratello', false],
  ['en', 'my boyfriend', true],
  ['en', 'my boyfriend cooks', false],
  ['es', 'mi marido', true],
  ['nl', 'mijn vader', true],
] as const)('somebody’s name is the answer to who hurts them (%s): %s', (language, text, isYes) => {
  const answer = asDirectAnswer(calm, {
    text,
    language,
    before: asked,
    replies: [replyTo(guess, asked, language)?.text ?? ''],
    guessedFrom: () => guess,
    together: () => calm,
  });
  expect(answer.level).toBe(isYes ? 'R4' : 'R0');
});

test('who passes over a question about a body is not asked about dying', () => {
  const ofBody = { ...guess, lanes: ['medical'] } as const;
  const answer = asDirectAnswer(calm, {
    text: 'le sto accanto',
    language: 'it',
    before: asked,
    replies: [],
    guessedFrom: () => ofBody,
    together: () => ({ ...ofBody, lanes: ['self_harm'], isGuess: false }),
  });
  expect(answer.lanes).toEqual(['medical']);
});

test('what one weak sign may have been about is not presumed once something else is guessed', () => {
  const faint = { ...calm, level: 'R2', lanes: ['self_harm'], isWeak: true } as const;
  const noted = assessPerson(null, faint, now).state;
  expect(assessPerson(noted, guess, now).state.lanes).toEqual([]);
});

test.each(languages.map(({ code }) => code))(
  'what is of no kind of its own is of the violence that was asked about (%s)',
  (language) => {
    const sign = { ...guess, lanes: [] };
    const answer = (message: MessageAssessment, lastReply = '') =>
      asDirectAnswer(message, {
        text: '…',
        language,
        before: asked,
        replies: [lastReply],
        guessedFrom: () => guess,
        together: () => calm,
      });
    const question = replyTo(guess, asked, language)?.text;
    expect(answer(sign, question).lanes).toEqual(['violence']);
    expect(answer({ ...sign, lanes: ['self_harm'] }, question).lanes).toEqual(['self_harm']);
    expect(answer(sign, 'Ti ascolto.').lanes).toEqual([]);
  },
);

test.each([
  ['it', 'ho già deciso tutto', 'R4'],
  ['it', 'non ho deciso proprio niente, sono soltanto molto stanca', 'R0'],
  ['it', 'non so come dirlo a mia figlia', 'R0'],
  ['en', 'ive worked out how', 'R4'],
  ['en', 'i dont really know how to put it', 'R0'],
  ['es', 'lo tengo todo pensado', 'R4'],
  ['es', 'no tengo un plan ni nada', 'R0'],
  ['nl', 'ik heb een plan', 'R4'],
  ['nl', 'ik heb nog niet bedacht hoe ik het ze vertel', 'R0'],
] as const)('no plan is none (%s): %s', (language, text, level) => {
  const pressing = assessPerson(null, { ...guess, isGuess: false, level: 'R3' }, now).state;
  const own = { ...pressing, lanes: ['self_harm' as const] };
  expect(taken(text, language, own).level).toBe(level);
});

test.each([
  ['it', 'giovedì vado dallo psicologo', 'R0'],
  ['it', 'domani ho il turno presto', 'R0'],
  ['it', 'domani, quando tutti sono fuori', 'R4'],
  ['en', 'on thursday i have a driving lesson', 'R0'],
  ['en', 'tomorrow when they are out', 'R4'],
  ['es', 'el jueves tengo la revisión', 'R0'],
  ['es', 'mañana, cuando salgan', 'R4'],
  ['nl', 'morgen heb ik een tentamen', 'R0'],
  ['nl', 'morgen als iedereen weg is', 'R4'],
] as const)(
  'a day on which something else is done is no time of it (%s): %s',
  (language, text, level) => {
    const own = assessPerson(null, { ...guess, isGuess: false, lanes: ['self_harm'] }, now).state;
    const replies = crisisWordsOf(language).acknowledge.R2.slice(0, 1);
    const place = { text, language, before: own, replies } as const;
    const alone = () => calm;
    expect(asDirectAnswer(calm, { ...place, guessedFrom: alone, together: alone }).level).toBe(
      level,
    );
  },
);

test.each(['non so spiegartelo', 'non so che dirti'])('%s is no yes (it)', (text) => {
  expect(taken(text, 'it').level).toBe('R0');
});

test('hardly a sign of one’s own brings no thoughts of dying into violence', () => {
  const before = assessPerson(null, { ...guess, isGuess: false, level: 'R2' }, now).state;
  const faint = { ...guess, isFaint: true, lanes: ['self_harm'] } as const;
  expect(assessPerson(before, faint, now).state.lanes).toEqual(['violence']);
  const sure = { ...faint, isFaint: false, isGuess: false };
  expect(assessPerson(before, sure, now).state.lanes).toEqual(['violence', 'self_harm']);
});

test.each([
  ['ahah no', true],
  ['dai scherzavo', true],
  ['non scherzo', false],
  ['dalla vergogna', true],
  ['dal balcone', false],
])('a laugh takes it back (it): %s', (text, isDenial) => {
  const own = assessPerson(null, { ...guess, isGuess: false, lanes: ['self_harm'] }, now).state;
  expect(taken(text, 'it', own).isDenial).toBe(isDenial);
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
    ['es', 'eso, no estaría aquí'],
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
    ['es', 'jaja es un decir'],
    ['es', 'no literalmente'],
    ['nl', 'nee hoor'],
    ['nl', 'jammer dat je dat denkt'],
  ] as const)('is nothing of the kind where it is none (%s: %s)', (language, text) => {
    expect(isAtLeast(taken(text, language).level, 'R1')).toBe(false);
  });

  test('presumes nothing that was not asked: who was asked about a body is not taken to be beaten', () => {
    const answer = (asked: readonly Lane[], lanes: readonly Lane[]): readonly Lane[] =>
      asDirectAnswer(calm, {
        text: 'en dan het huiswerk nog',
        language: 'nl',
        before: assessPerson(null, guess, now).state,
        replies: [],
        guessedFrom: () => ({ ...guess, lanes: asked }),
        together: () => ({ ...guess, lanes, isGuess: false }),
      }).lanes;
    expect(answer(['medical'], ['violence'])).toEqual(['medical']);
    expect(answer(['violence'], ['violence'])).toEqual(['violence']);
    expect(answer([], ['violence'])).toEqual([]);
    expect(answer([], ['third_party'])).toEqual(['third_party']);
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
