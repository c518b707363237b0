import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { converse, testCompanion } from '../testing/turns.ts';
import { assessMessage, type MessageAssessment } from './assess.ts';
import { noRisk, type RiskState } from './risk.ts';
import { asViolenceNear } from './violence-near.ts';

const noon = Date.parse('2026-11-23T11:00:00Z');
const told: RiskState = { ...noRisk(noon), level: 'R2', peak: 'R2', lanes: ['violence'] };

function heard(
  language: Language,
  text: string,
  before: RiskState | null = told,
  lastReply = '',
): { alone: MessageAssessment; here: MessageAssessment } {
  const alone = assessMessage(text, { language });
  return { alone, here: asViolenceNear(alone, text, language, before, lastReply) };
}

describe('after own violence was told', () => {
  test.each([
    ['it', 'sì, adesso è qui'],
    ['it', 'è tornato a casa'],
    ['it', 'mio marito sta salendo le scale'],
    ['en', 'yes he’s here now'],
    ['en', 'hes just come home'],
    ['en', 'my boyfriend is at the door'],
    ['es', 'sí, está aquí ahora'],
    ['es', 'acaba de llegar a casa'],
    ['es', 'mi marido está subiendo'],
    ['nl', 'ja hij is nu hier'],
    ['nl', 'hij is net thuisgekomen'],
    ['nl', 'hij staat voor de deur'],
  ] as const)('who is here, or comes, is danger to be asked about (%s): %s', (language, text) => {
    expect(heard(language, text).here).toMatchObject({ level: 'R4', lanes: ['violence'] });
  });

  test.each([
    ['it', 'non è qui'],
    ['it', 'mia sorella è qui'],
    ['it', 'è qui che ho studiato'],
    ['en', 'he’s not here'],
    ['en', 'my sister is here now'],
    ['en', 'he is home most evenings by eight and then we eat'],
    ['es', 'no está aquí'],
    ['es', 'mi hermana está aquí'],
    ['nl', 'hij is niet thuis'],
    ['nl', 'mijn zus is hier'],
  ] as const)('and nobody else is, nor whoever is away (%s): %s', (language, text) => {
    const { alone, here } = heard(language, text);
    expect(here).toBe(alone);
  });

  test('what answers who could come is of that person', () => {
    const { alone, here } = heard('en', 'he’s here now', told, 'Is there somebody who could come?');
    expect(here).toBe(alone);
  });

  test('violence of others, violence long past, and none at all are no reason', () => {
    for (const before of [
      null,
      noRisk(noon),
      { ...told, victimIsOther: true },
      { ...told, violenceIsPast: true },
      { ...told, lanes: ['self_harm' as const] },
    ]) {
      const { alone, here } = heard('en', 'he’s here now', before);
      expect(here).toBe(alone);
    }
  });
});

test('first it is asked, with the number; where it was asked already, the call comes first', async () => {
  const turns = await converse(testCompanion(), [
    'he hits me when he drinks',
    'yes he’s here now',
    'he’s at the door',
  ]);
  expect(turns.map(({ assessment }) => assessment.level)).toEqual(['R2', 'R3', 'R4']);
  expect(turns[1]?.text).toMatch(/right now\?.*112/u);
  expect(turns[2]?.text).toMatch(/112/u);
  expect(turns[2]?.assessment.state.level).toBe('R4');
});
