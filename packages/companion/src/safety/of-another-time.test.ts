import { describe, expect, test } from 'vitest';
import { assessMessage } from './assess.ts';
import { ofAnotherTime } from './of-another-time.ts';
import { assessPerson } from './person-risk.ts';
import { type Lane, noRisk, type RiskState } from './risk.ts';

const now = Date.parse('2026-11-21T11:00:00Z');

function inDanger(lanes: readonly Lane[]): RiskState {
  return { ...noRisk(now), level: 'R5', peak: 'R5', lanes: [...lanes], lastSignalAt: now };
}

function levelAfter(text: string, language: 'it' | 'en' | 'es' | 'nl', before: RiskState): string {
  const message = ofAnotherTime(assessMessage(text, { language }), text, language, before);
  return assessPerson(before, message, now).state.level;
}

describe('whoever was told to call because somebody is violent', () => {
  const beaten = inDanger(['violence']);

  test.each([
    ['it', 'due mesi fa'],
    ['it', 'no, era l’altra sera'],
    ['it', 'non mi ha fatto niente'],
    ['en', 'it happened last Friday'],
    ['en', 'when i was little'],
    ['en', 'he didn’t touch me'],
    ['es', 'hace tres semanas'],
    ['es', 'fue anoche'],
    ['es', 'no me ha tocado'],
    ['nl', 'dat was vorig jaar'],
    ['nl', 'twee weken geleden'],
    ['nl', 'hij heeft me niet aangeraakt'],
  ] as const)(
    'and says that it is not now needs help today, not this minute (%s): %s',
    (language, text) => {
      expect(levelAfter(text, language, beaten)).toBe('R4');
    },
  );

  test.each([
    ['it', 'anche ieri mi ha chiusa fuori, e adesso urla'],
    ['en', 'last week too and he is shouting again'],
    ['es', 'ayer también y ahora golpea la puerta'],
    ['nl', 'vorige week ook en nu staat hij weer te schreeuwen'],
  ] as const)('and goes on about now is in danger now (%s): %s', (language, text) => {
    expect(levelAfter(text, language, beaten)).toBe('R5');
  });
});

test.each([[['medical']], [['self_harm']], [['violence', 'medical']]] as const)(
  'what was taken yesterday, or is wished for, stays as grave: %s',
  (lanes) => {
    expect(levelAfter('yesterday', 'en', inDanger(lanes))).toBe('R5');
  },
);
