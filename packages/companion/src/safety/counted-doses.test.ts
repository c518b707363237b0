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
    ['en', 'i took some pills about an hour ago, like 20 paracetamol. i feel ok tho'],
    ['en', 'ive just had the whole box of co codamol and a bottle of wine'],
    ['en', 'had a whole box of co-codamol'],
    ['en', 'took maybe 15 nurofen'],
    ['en', 'i took my sertraline, all of them'],
    ['en', 'just swallowed like thirty ibuprofen lol'],
    ['en', 'i finished the whole bottle of pills'],
    ['nl', 'heb net denk 20 paracetamol geslikt ofzo'],
    ['nl', 'ik heb net mijn hele doosje slaappillen leeg gemaakt'],
    ['nl', 'heb een stuk of 15 oxazepam genomen'],
    ['nl', 'ik heb mijn slaappillen allemaal geslikt'],
    ['it', 'ho finito le gocce per dormire, tutte'],
    ['it', 'ho bevuto tutto il flacone di gocce'],
    ['it', 'ho preso tipo una ventina di tachipirine'],
    ['it', 'mi sono presa un blister intero di xanax'],
    ['it', 'ho preso le pastiglie di mia madre, tutte'],
    ['es', 'me acabé la caja de lorazepam'],
    ['es', 'me he tomado como 20 paracetamoles'],
    ['es', 'me tomé las pastillas de mi madre, todas'],
    ['es', 'me bebí el frasco de gotas'],
    ['en', 'such a bad day, i took 20 paracetamol'],
    ['it', 'che brutta settimana, ho preso venti pastiglie'],
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
    ['en', 'the dog ate the whole box of paracetamol'],
    ['en', 'had a whole box of chocolates'],
    ['en', 'finished my course of antibiotics'],
    ['en', 'i had 20 tablets left in the drawer'],
    ['en', 'I took 20 mg of citalopram'],
    ['en', 'took two paracetamol like an hour ago'],
    ['en', 'i bought a whole box of ibuprofen'],
    ['en', 'took all my meds this morning'],
    ['en', 'had 8 tablets a day for weeks'],
    ['it', 'ho finito le gocce, domani vado in farmacia'],
    ['it', 'ho preso 20 gocce di lexotan'],
    ['it', 'ieri ho preso una scatola di tachipirina al supermercato'],
    ['it', 'ho finito le gocce'],
    ['it', 'ho finito la scatola di tachipirina'],
    ['it', 'ho preso le gocce per dormire, tutto ok'],
    ['it', 'il cane ha mangiato tutto il flacone di gocce'],
    ['it', 'ho preso venti gocce e ho dormito'],
    ['es', 'se me acabó la caja de lorazepam'],
    ['es', 'me acabé la caja de antibióticos'],
    ['es', 'me tomé un ibuprofeno'],
    ['es', 'el perro se comió la caja de pastillas'],
    ['es', 'me tomé 20 gotas de valeriana'],
    ['es', 'me acabé la caja de galletas'],
    ['nl', 'ik heb 20 druppels genomen'],
    ['nl', 'de hond heeft de hele doos paracetamol opgegeten'],
    ['nl', 'ik heb mijn antibiotica allemaal genomen'],
    ['nl', 'ik heb 20 paracetamol gekocht'],
    ['nl', 'ik heb twee paracetamol genomen'],
  ] as const)('is told from a dose (%s): %s', (language, text) => {
    expect(assessMessage(text, { language }).ruleIds).not.toContain('overdose.counted');
  });
});
