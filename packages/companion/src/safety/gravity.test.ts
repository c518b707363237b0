import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessMessage } from './assess.ts';
import { gravityOf, readWeights, worryOf } from './classifier.ts';

const weights = readWeights(readFileSync(new URL('./weights.bin', import.meta.url)));

describe('how grave a message is', () => {
  it('of what is a concern beyond any doubt makes no crisis', () => {
    expect(gravityOf({ concern: 1, crisis: 0 })).toBeLessThan(weights.thresholds.crisis);
  });

  it('of what is a crisis beyond any doubt makes one', () => {
    expect(gravityOf({ concern: 0, crisis: 1 })).toBeGreaterThan(weights.thresholds.crisis);
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
      const eager = { crisis: 0.1, concern: 0.1 };
      const { level } = assessMessage(text, {
        language,
        weights: { ...weights, thresholds: eager },
      });
      expect(level).toBe('R3');
    },
  );
});

describe('how worrying a message is', () => {
  it('of what is a concern beyond any doubt is enough to be asked about', () => {
    expect(worryOf({ concern: 1, crisis: 0 })).toBeGreaterThan(weights.thresholds.concern);
  });

  it('is more where it may be a crisis than where it may be a concern, as likely as that is to be harmless', () => {
    const share = fc.double({ min: 0.001, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(share, share, fc.double({ min: 0.001, max: 1, noNaN: true }), (a, b, part) => {
        const moved = a * part;
        const milder = worryOf({ concern: a, crisis: b });
        expect(worryOf({ concern: a - moved, crisis: b + moved })).toBeGreaterThan(milder);
      }),
    );
  });

  it('decides together with its threshold whether a message is asked about', () => {
    const text = 'non so se ce la faccio a stare ancora qui';
    const level = (concern: number): string =>
      assessMessage(text, {
        language: 'it',
        weights: { ...weights, thresholds: { crisis: 1, concern } },
      }).level;
    expect(level(0.01)).toBe('R2');
    expect(level(1)).not.toBe('R2');
  });
});
