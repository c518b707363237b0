import { expect, test } from 'vitest';
import { hear, testCompanion, turnOf } from '../testing/turns.ts';
import { crisisWordsOf } from './crisis-words/by-language.ts';
import { fearsToHarm } from './phrases/fear-of-harming.ts';
import { saidOutright } from './said-outright.ts';

test.each([
  ['it', 'ho il terrore di fare del male alla piccola'],
  ['en', 'im terrified ill hurt the twins'],
  ['es', 'me da miedo llegar a hacerle daño al bebé'],
  ['nl', 'ik ben zo bang dat ik hem iets aandoe'],
] as const)('whoever is afraid of hurting a child is heard (%s): %s', (language, text) => {
  expect(saidOutright(text, language)).toMatchObject({ level: 'R2', lanes: ['harm_others'] });
});

test('and asked about it, without fright', async () => {
  const heard = await hear(testCompanion(), turnOf('ho paura di fargli del male'));
  const [asked = '?'] = crisisWordsOf('it').laneConcern.harm_others ?? [];
  expect(heard.text).toContain(asked);
});

test.each([
  ['it', 'ho paura di fargli del male se lo lascio'],
  ['it', 'ho paura di farmi male in palestra'],
  ['en', 'i am scared of hurting her feelings'],
  ['en', 'worried i will hurt my knee again'],
  ['es', 'tengo miedo de hacerle daño si corto con él'],
  ['es', 'me da miedo hacerme daño en la rodilla'],
  ['nl', 'bang dat ik haar pijn doe als ik het uitmaak'],
  ['nl', 'ik ben bang om te vallen'],
  ['en', 'years ago i was scared i would hurt my baby'],
] as const)('whoever fears for feelings or knees is not (%s): %s', (language, text) => {
  expect(fearsToHarm(text, language)).toBe(false);
});
