import { describe, expect, test } from 'vitest';
import { hear, testCompanion, turnOf } from '../testing/turns.ts';
import { actShares, recognisedActs } from './recognise-act.ts';
import { understand } from './understand.ts';

describe('what a message does', () => {
  test('is told in shares that sum to one', () => {
    const shares = actShares('Buonanotte, a domani', 'it');
    expect(shares).toHaveLength(recognisedActs.length);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  test.each([
    ['it', 'ho detto addio a mio padre venerdì'],
    ['en', 'I said goodbye to my father'],
    ['es', 'me despedí de mi padre el viernes'],
    ['nl', 'ik heb afscheid genomen van mijn vader'],
  ] as const)('is no farewell when somebody tells of one (%s)', (language, text) => {
    expect(understand(text, [], language).act).not.toBe('farewell');
  });

  test.each([
    ['it', 'ciao a tutti, stanotte mi ammazzo'],
    ['en', 'goodbye everyone, I am going to kill myself tonight'],
    ['es', 'adiós a todos, esta noche me mato'],
    ['nl', 'dag allemaal, vannacht maak ik er een eind aan'],
  ] as const)('never hides danger (%s)', async (language, text) => {
    const heard = await hear(testCompanion(), turnOf(text, { language }));
    expect(heard.assessment.card).not.toBeNull();
    expect(heard.text).toMatch(/\d{3}/u);
  });
});
