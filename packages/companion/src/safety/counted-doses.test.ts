import { describe, expect, test } from 'vitest';
import { assessMessage } from './assess.ts';

describe('more of a medicine than anybody is told to take at once', () => {
  test.each([
    ['it', 'ho preso venti pastiglie di tachipirina'],
    ['it', 'Ho preso 20 pastiglie.'],
    ['it', 'ho buttato giù un blister intero di tranquillanti'],
    ['en', 'I took 20 pills'],
    ['en', 'ive taken fifteen sleeping pills'],
    ['en', 'I took a whole pack of ibuprofen'],
    ['es', 'me tomé 20 paracetamoles'],
    ['es', 'me he tomado una caja entera de lexatin'],
    ['nl', 'ik heb 20 pillen geslikt'],
    ['nl', 'ik heb een hele strip oxazepam geslikt'],
  ] as const)('is an emergency, however calmly it is told (%s): %s', (language, text) => {
    const { level, lanes, isGuess } = assessMessage(text, { language });
    expect(level).toBe('R5');
    expect(lanes).toContain('medical');
    expect(isGuess).toBe(false);
  });

  test.each([
    ['it', 'ho preso due tachipirine per la testa'],
    ['it', 'ho preso 20 mg di xanax come dice il medico'],
    ['it', 'in due settimane ho preso venti pastiglie di antibiotico'],
    ['en', 'took two paracetamol for my head'],
    ['en', 'I took 400 mg ibuprofen for my back'],
    ['en', 'I took 20 tablets back to the pharmacy'],
    ['es', 'me he tomado dos paracetamoles'],
    ['nl', 'ik heb twee paracetamol genomen'],
  ] as const)('is told from a dose (%s): %s', (language, text) => {
    expect(assessMessage(text, { language }).ruleIds).not.toContain('overdose.counted');
  });
});
