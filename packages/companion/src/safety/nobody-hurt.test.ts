import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { assessMessage, type MessageAssessment } from './assess.ts';
import { whereNobodyIsHurt } from './nobody-hurt.ts';
import { isAtLeast } from './risk.ts';

const calm = assessMessage('va bene', { language: 'it' });
const threat: MessageAssessment = {
  ...calm,
  level: 'R5',
  lanes: ['harm_others'],
  ruleIds: ['classifier.R5.harm_others'],
};

function heard(
  language: Language,
  text: string,
  earlier: readonly string[] = [],
  message = assessMessage(text, { language }),
): { alone: MessageAssessment; here: MessageAssessment } {
  return { alone: message, here: whereNobodyIsHurt(message, text, earlier, language) };
}

describe('in talk of a game', () => {
  test.each([
    [
      'nl',
      'Mijn zoon van 15 zit 6 uur per dag te gamen',
      'Ik hoor "ik schiet hem dood" door de deur',
    ],
    ['en', 'he’s been on the xbox since noon', 'all I hear is "kill him, kill him"'],
    ['es', 'llevo 14 horas con el elden ring', 'LO HE MATADO'],
    ['it', 'gioca alla play con mio fratello', 'adesso lo ammazzo io'],
  ] as const)(
    'a threat that is guessed is asked about openly (%s): %s; %s',
    (language, game, text) => {
      const { here } = heard(language, text, [game], threat);
      expect(here).toMatchObject({ level: 'R2', lanes: ['harm_others'], isWeak: true });
    },
  );

  test('it stays what it is without a game, and long after one', () => {
    const text = 'all I hear is "kill him, kill him"';
    const game = 'he’s been on the xbox since noon';
    expect(heard('en', text, ['he’s been drinking since noon'], threat).here).toBe(threat);
    const since = Array.from({ length: 6 }, () => 'and then we talked');
    expect(heard('en', text, [game, ...since], threat).here).toBe(threat);
  });

  test.each([
    ['en', 'my boyfriend was gaming and then he hit me'],
    ['it', 'stava giocando alla play e poi mi ha dato un pugno in faccia'],
    ['es', 'estaba jugando a la play y luego me pegó'],
    ['nl', 'hij zat te gamen en daarna sloeg hij me'],
  ] as const)('blows that are told of stay blows (%s): %s', (language, text) => {
    const { alone, here } = heard(language, text);
    expect(isAtLeast(alone.level, 'R2')).toBe(true);
    expect(here).toBe(alone);
  });

  test('thoughts of one’s own death stay', () => {
    const own = { ...threat, lanes: ['self_harm' as const] };
    expect(heard('en', 'after this video game I am done', [], own).here).toBe(own);
    const both = { ...threat, lanes: ['harm_others' as const, 'self_harm' as const] };
    expect(heard('en', 'after this video game we are done', [], both).here).toBe(both);
  });
});

describe('a child that is not born yet', () => {
  test.each([
    ['nl', 'alles doet zeer, mn heupen, mn rug, en hij schopt precies tegen mn blaas'],
    ['en', 'he kicks me right in the bladder all night'],
    ['it', 'mi tira calci nella vescica tutta la notte'],
    ['es', 'me duele todo y me da patadas en la vejiga'],
  ] as const)('is asked about openly where its kicks may be meant (%s): %s', (language, text) => {
    const { alone, here } = heard(language, text);
    expect(isAtLeast(alone.level, 'R2')).toBe(true);
    expect(here).toMatchObject({ level: 'R2', lanes: ['violence'], isWeak: true, isGuess: false });
  });

  test.each([
    ['nl', 'hij schopt me in mijn ribben'],
    ['nl', 'mijn man schopt me tegen mijn blaas'],
    ['en', 'my husband kicked me in the bladder'],
    ['en', 'he kicks me in the bladder when he drinks'],
    ['it', 'mio marito mi ha dato un calcio nella vescica'],
    ['es', 'mi marido me dio una patada en la vejiga'],
    ['en', 'he kicks me in the belly and I am pregnant'],
    ['it', 'mi ha dato un calcio nella pancia, sono incinta'],
    ['es', 'me da patadas en la barriga y estoy embarazada'],
  ] as const)('is not meant by other blows (%s): %s', (language, text) => {
    const { alone, here } = heard(language, text);
    expect(isAtLeast(alone.level, 'R2')).toBe(true);
    expect(here).toBe(alone);
  });
});
