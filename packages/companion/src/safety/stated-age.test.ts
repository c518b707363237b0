import { expect, test } from 'vitest';
import type { Language } from '@accanto/contract';
import { assessMessage, withStatedAge } from './assess.ts';
import { normalise } from './normalise.ts';
import { statedAge, withoutAdultAge } from './stated-age.ts';

test.each([
  ['Ho 15 anni e i miei non mi capiscono', 15],
  ['ho appena sedici anni', 16],
  ['Comunque ho 42 anni, non sono un ragazzino', 42],
  ['sono minorenne, non dirlo a nessuno', 17],
  ['faccio la terza media', 17],
  ["I'm 14 and I hate school", 14],
  ['im only 16', 16],
  ['I am fifteen years old.', 15],
  ['i’m underage tbh', 17],
  ['Tengo 13 años y estoy sola', 13],
  ['tengo dieciséis años', 16],
  ['tngo 15 años', 15],
  ['soy menor de edad', 17],
  ['Ik ben 17 jaar en ik woon bij mijn moeder', 17],
  ['ik ben veertien', 14],
  ['im 14 btw', 14],
  ['i’m 13 😭', 13],
  ['im 15 too, same', 15],
  ['im 16f', 16],
  ['14 btw', 14],
  ["I'm in year 9 and I hate it", 17],
  ['im in 8th grade', 17],
  ['tengo 15 y no sé a quién contárselo', 15],
  ['tengo catorce', 14],
  ['voy en segundo de la ESO', 17],
  ['estoy en 3º de secundaria', 17],
  ['ben 16', 16],
  ['ben 15 jaar en woon bij mijn moeder', 15],
  ['nee k ben 14', 14],
  ['ik ben 15 hoor', 15],
  ['zit in de tweede klas', 17],
  ['ik zit in de derde van de havo', 17],
  ['k zit in 2 vmbo', 17],
  ['ho 13 anni cmq', 13],
  ['faccio la seconda media', 17],
  ['faccio il secondo liceo', 17],
])('"%s" states an age: %s', (text, age) => {
  expect(statedAge(text)).toBe(age);
});

test.each([
  'Quando avevo 15 anni mio padre se ne andò',
  'Ho 15 anni di esperienza in reparto',
  'ho 12 anni più di mia sorella',
  'Mia figlia ha 15 anni',
  'Mi ha scritto: «ho 14 anni, lasciami stare»',
  'non ho 16 anni, so badare a me stessa',
  "I'm 15 minutes late again",
  "I'm 16 weeks pregnant",
  'When I was 15 I moved to Leeds',
  "sometimes I feel like I'm 15",
  'Tengo 15 años de experiencia',
  'Mi hijo tiene 15 años',
  'Ik ben 12 jaar getrouwd',
  'Mijn dochter is 16',
  'toen ik 15 was',
  'im 16 days sober',
  'im 14 minutes late btw',
  'im 14 too many',
  'she is 12',
  'when she was 12 they lost the house',
  'my son is in year 9',
  'i teach year 9',
  'im in year 9 of this job',
  'size 14 btw',
  "it's the 14th btw",
  '14 lol',
  'tiene 6 y no lo entiende',
  'tengo 15 pastillas en el cajón',
  'tengo 15 minutos',
  'tengo 12, me faltan 3 cromos',
  'mi hijo va en segundo de la eso',
  'ben 16 kilo kwijt',
  'ik ben 15 jaar clean',
  'Ik ben 1,75.',
  'i’m 1.80, so what',
  'mijn zoon zit in de tweede klas',
  'ik zit in de tweede klas van de trein',
  'mia figlia fa la seconda media',
  'insegno in seconda media',
  'Non dormo da tre giorni',
])('"%s" states none', (text) => {
  expect(statedAge(text)).toBeNull();
});

test.each([
  ['it', 'Ho 62 anni e assisto mia madre', 'e assisto mia madre'],
  ['en', "I'm 62 and I live alone", 'and i live alone'],
  ['en', 'i am 34 years old, no friends', 'no friends'],
  ['es', 'Tengo 66 años y vivo solo', 'y vivo solo'],
  ['nl', 'Ik ben 71 en mijn man is dood', 'en mijn man is dood'],
  ['nl', 'ik ben 40 jaar oud', ''],
] as const)('of an adult the age is no sign (%s: %s)', (language, text, left) => {
  expect(withoutAdultAge(normalise(text, language)).words.join(' ')).toBe(left);
});

test.each([
  ['it', 'ho 16 anni e ho paura'],
  ['en', "I'm 20 weeks pregnant"],
  ['nl', 'ik ben 30 kilo kwijt'],
  ['es', 'tengo 20 pastillas aquí'],
  ['it', 'mio padre ha 62 anni'],
] as const)('what is no age of an adult stays (%s: %s)', (language: Language, text: string) => {
  const said = normalise(text, language);
  expect(withoutAdultAge(said)).toEqual(said);
});

test('whoever states an adult’s age is not spoken to as a young person', () => {
  const young = {
    ...assessMessage('', { language: 'it' }),
    level: 'R2',
    lanes: ['minor'],
  } as const;
  expect(withStatedAge(young, ['Ho 42 anni']).lanes).toEqual([]);
  expect(withStatedAge(young, ['Ho 15 anni', 'Ho 42 anni']).lanes).toEqual(['minor']);
  expect(withStatedAge(young, ['ciao']).lanes).toEqual(['minor']);
});
