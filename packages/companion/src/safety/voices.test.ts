import { describe, expect, test } from 'vitest';
import { converse, testCompanion } from '../testing/turns.ts';
import { assessMessage } from './assess.ts';

describe('voices that are only told of', () => {
  test.each([
    ['it', 'sento le voci'],
    ['it', 'Di notte sento delle voci.'],
    ['en', 'I hear voices'],
    ['en', 'i keep hearing voices in my head'],
    ['en', 'sometimes i hear somebody whispering to me when theres nobody there'],
    ['en', 'my voices got louder again'],
    ['es', 'escucho voces'],
    ['es', 'oigo voces desde hace semanas'],
    ['nl', 'Ik hoor stemmen'],
    ['nl', 'soms hoor ik stemmen in mijn hoofd'],
    ['nl', 'de radio praat steeds tegen me'],
  ] as const)('are asked about as what they are (%s): %s', (language, text) => {
    expect(assessMessage(text, { language })).toMatchObject({ level: 'R2', lanes: ['psychosis'] });
  });

  test.each([
    ['it', 'sento voci dal pianerottolo, sono i vicini'],
    ['en', 'I hear voices from the pub downstairs'],
    ['en', 'the voices in the choir are getting better'],
    ['en', 'I hear people calling my name on the playground'],
    ['es', 'oigo voces en la calle, son las fiestas'],
    ['nl', 'ik hoor stemmen van de buren door de muur'],
    ['nl', 'de radio praat me wakker elke ochtend'],
  ] as const)('are told from those that somebody has (%s): %s', (language, text) => {
    expect(assessMessage(text, { language }).ruleIds).not.toContain('voices.heard');
  });

  test('and say in Dutch how bad somebody is are no orders, and no small matter', () => {
    for (const text of ['de stemmen zeggen dat ik lelijk ben', 'die stemmen schelden me uit'])
      expect(assessMessage(text, { language: 'nl' })).toMatchObject({
        level: 'R2',
        lanes: ['psychosis'],
      });
    const ordered = assessMessage('de stemmen zeggen dat ik moet springen', { language: 'nl' });
    expect(ordered.level).toBe('R5');
  });

  test('that give orders are an emergency', () => {
    const { level } = assessMessage('Sento voci che mi ordinano di uccidermi', { language: 'it' });
    expect(level).toBe('R5');
  });

  test('are not argued about, nor taken for thoughts of dying', async () => {
    const heard = await converse(testCompanion(), ['escucho voces', 'mi madre cree que me drogo'], {
      language: 'es',
    });
    expect(heard[0]?.text).toMatch(/durm/u);
    expect(heard.map(({ text }) => text).join(' ')).not.toMatch(/morir|suicid/u);
  });
});
