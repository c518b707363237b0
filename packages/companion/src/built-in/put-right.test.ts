import { expect, test } from 'vitest';
import { converse, testCompanion } from '../testing/turns.ts';
import { putRight } from './put-right.ts';

test.each([
  ['it', 'no, mia cugina, non mia sorella', 'tua cugina'],
  ['en', 'No, my MUM. not my mother in law', 'your mum'],
  ['es', 'no yo no me hablo asi, me lo dijo mi jefe', 'te lo dijo tu jefe'],
  ['es', 'No, mi tía. No mi madre.', 'tu tía'],
  ['nl', 'nee, mijn tante. niet mijn zus', 'je tante'],
] as const)('what is right instead is found (%s): %s', (language, text, right) => {
  expect(putRight(text, language)).toBe(right);
});

test.each([
  ['it', 'No. Non lo so. È complicato'],
  ['it', 'no, non sono triste, sono stanca'],
  ['en', 'No, I’m not sad, just tired'],
  ['en', 'no. not really. dunno'],
  ['es', 'No, no estoy triste, estoy cansada'],
  ['nl', 'nee, niet echt, gewoon moe'],
] as const)('an answer with a no in it puts nothing right (%s): %s', (language, text) => {
  expect(putRight(text, language)).toBeNull();
});

test.each([
  ['it', 'Mia sorella mi sgrida sempre.', 'no, mia cugina, non mia sorella', 'sorella'],
  ['en', 'My mother in law rings all day.', 'No, my MUM. not my mother in law', 'in law'],
  ['es', 'Mi madre me grita.', 'No, mi tía. No mi madre.', 'madre'],
  ['nl', 'Mijn zus belt me elke dag.', 'nee, mijn tante. niet mijn zus', 'zus'],
] as const)('what was wrong is not named again (%s)', async (language, tells, corrects, wrong) => {
  const heard = await converse(testCompanion(), [tells, corrects], { language });
  expect(heard[1]?.text).not.toContain(wrong);
});
