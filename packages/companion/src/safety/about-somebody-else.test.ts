import { describe, expect, test } from 'vitest';
import { converse, testCompanion } from '../testing/turns.ts';
import { asCorrection } from './about-somebody-else.ts';
import { assessMessage } from './assess.ts';
import { noRisk, type RiskState } from './risk.ts';

const worried: RiskState = { ...noRisk(0), level: 'R3', peak: 'R3', lanes: ['self_harm'] };
const corrected = (text: string, language: 'it' | 'en' | 'es' | 'nl') =>
  asCorrection(assessMessage(text, { language }), text, language, worried);

describe('whose danger it is, set right', () => {
  test.each([
    ['it', 'non io, lui!! Marco'],
    ['it', 'ma sto parlando di mia figlia'],
    ['en', 'no not me, my daughter'],
    ['en', 'im worried about HER'],
    ['en', "I'm talking about my brother"],
    ['es', 'no yo no, ÉL, mi hijo'],
    ['es', 'yo estoy bien, es por mi hija'],
    ['nl', 'ik niet, zij!'],
    ['nl', 'het gaat om hem'],
  ] as const)('is another’s (%s: %s)', (language, text) => {
    expect(corrected(text, language)).toMatchObject({
      lanes: ['third_party'],
      isOfOtherOnly: true,
    });
  });

  test.each([
    ['it', 'va bene, sono io'],
    ['en', "ok it's me"],
    ['en', 'im the friend'],
    ['es', 'vale sí, soy yo'],
    ['nl', 'ok, ik ben het zelf'],
  ] as const)('is the writer’s own (%s: %s)', (language, text) => {
    const message = corrected(text, language);
    expect(message.lanes).toEqual(['self_harm']);
    expect(message.level).toBe('R3');
  });

  test.each([
    ['it', 'sono io che faccio i conti'],
    ['it', 'non lo so nemmeno io'],
    ['en', 'it was not me who broke it, I only found it'],
    ['es', 'no sé, soy yo la que siempre cede'],
    ['nl', 'dat weet ik niet'],
    ['nl', 'nee hij is niet thuis'],
  ] as const)('is not touched by what sounds like it (%s: %s)', (language, text) => {
    const message = assessMessage(text, { language });
    expect(asCorrection(message, text, language, worried)).toBe(message);
  });

  test('is a matter only of somebody about whom there was worry', () => {
    const message = assessMessage('non io, lui', { language: 'it' });
    expect(asCorrection(message, 'non io, lui', 'it', null)).toBe(message);
  });

  test('brings the words for whoever fears for somebody, and no step of coping', async () => {
    const heard = await converse(
      testCompanion(),
      [
        'my daughter is 15 and i found cuts on her arms tonight. she doesnt know i saw',
        'no not me, my daughter. old ones and new ones',
      ],
      { language: 'en' },
    );
    expect(heard.at(-1)?.assessment.state.lanes).toEqual(['third_party']);
    expect(heard.at(-1)?.text).not.toMatch(/hurt yourself|place of safety|next two hours/u);
  });
});
