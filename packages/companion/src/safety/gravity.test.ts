import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessMessage } from './assess.ts';
import { gravityOf, languageOrder, readWeights } from './classifier.ts';

const weights = readWeights(readFileSync(new URL('./weights.bin', import.meta.url)));

describe('how grave a message is', () => {
  it.each(languageOrder)('in %s, what is a concern beyond any doubt is no crisis', (language) => {
    expect(gravityOf({ concern: 1, crisis: 0 })).toBeLessThan(weights.thresholds[language].crisis);
  });

  it.each(languageOrder)('in %s, what is a crisis beyond any doubt is one', (language) => {
    expect(gravityOf({ concern: 0, crisis: 1 })).toBeGreaterThan(
      weights.thresholds[language].crisis,
    );
  });

  it('grows with every doubt that is taken from harmlessness, and more where it goes to a crisis', () => {
    const share = fc.double({ min: 0.001, max: 0.3, noNaN: true });
    fc.assert(
      fc.property(share, share, share, (concern, crisis, more) => {
        const before = gravityOf({ concern, crisis });
        const graver = gravityOf({ concern: concern + more, crisis });
        expect(graver).toBeGreaterThan(before);
        expect(gravityOf({ concern, crisis: crisis + more })).toBeGreaterThan(graver);
      }),
    );
  });

  it.each([
    ['it', 'vorrei addormentarmi stasera e non svegliarmi più'],
    ['en', 'I wish I could fall asleep tonight and never wake up'],
    ['es', 'ojalá me durmiera esta noche y no despertara nunca'],
    ['nl', 'ik zou vanavond willen inslapen en nooit meer wakker worden'],
  ] as const)(
    'in %s, a crisis that is likelier a concern shows help and presumes no plan',
    (language, text) => {
      const eager = { ...weights.thresholds, [language]: { crisis: 0.1, concern: 0.1 } };
      const { level } = assessMessage(text, {
        language,
        weights: { ...weights, thresholds: eager },
      });
      expect(level).toBe('R3');
    },
  );
});
