import { describe, expect, test } from 'vitest';
import { actOf } from './act-of-message.ts';

describe('at the beginning of a conversation', () => {
  test.each([
    ['it', 'ciao, non riesco a dormire'],
    ['it', 'Buonasera, non riesco a prendere sonno'],
    ['it', 'ciao, mio marito è andato via'],
    ['it', 'ciao piove, sto sotto la coperta'],
    ['en', 'Good evening, can’t sleep, my mind won’t shut up'],
    ['en', 'hello, I am worn out'],
    ['es', 'buenas noches, no sé, como apagada'],
    ['es', 'buenas noches, me mata esta espera'],
    ['nl', 'dag, ik kan niet slapen'],
    ['nl', 'hoi mijn man is weg'],
  ] as const)('a hello with something to tell is no goodbye (%s): %s', (language, text) => {
    expect(actOf(text, [], language)).toBeNull();
  });

  test.each([
    ['it', 'ciao, a domani'],
    ['it', 'buonasera, vado a dormire'],
    ['en', 'hey, got to run, bye'],
    ['es', 'buenas noches, hasta mañana'],
    ['es', 'buenas tardes, hasta mañana'],
    ['nl', 'dag, tot morgen'],
  ] as const)('a goodbye that begins with the same word is one (%s): %s', (language, text) => {
    expect(actOf(text, [], language)).toBe('farewell');
  });
});

test.each(['buenas tardes hijo', 'Buenas tardes, señorita', 'hola guapa', 'buenos días cariño'])(
  'a greeting with a word for whoever is greeted is one: %s',
  (text) => {
    expect(actOf(text, [], 'es')).toBe('greeting');
  },
);
