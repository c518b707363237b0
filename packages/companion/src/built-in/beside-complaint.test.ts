import { expect, test } from 'vitest';
import { converse, testCompanion } from '../testing/turns.ts';
import { besideComplaint } from './beside-complaint.ts';
import { textsOf } from './texts/by-language.ts';

test.each([
  ['it', 'non hai risposto. secondo te sono paranoica?', 'secondo te sono paranoica?'],
  ['en', 'you didnt answer me. my dog died last week', 'my dog died last week'],
  ['es', 'no has entendido nada. mi jefe me grita', 'mi jefe me grita'],
  ['nl', 'je luistert niet. ik wil niet naar canada', 'ik wil niet naar canada'],
] as const)('what else is told is found (%s): %s', (language, text, rest) => {
  expect(besideComplaint(text, language)).toBe(rest);
});

test.each([
  ['it', 'no. non hai capito'],
  ['en', 'you dont listen do you'],
  ['es', 'no has entendido nada'],
  ['nl', 'je luistert niet'],
] as const)('a mere complaint has nothing beside it (%s): %s', (language, text) => {
  expect(besideComplaint(text, language)).toBeNull();
});

test.each([
  [
    'it',
    'Mio fratello parte.',
    'non mi hai risposto. mio fratello parte lunedì per la Norvegia',
    'lunedì',
  ],
  [
    'en',
    'My brother leaves.',
    'you didnt answer me. my brother leaves on monday for Norway',
    'monday',
  ],
  ['es', 'Mi hermano se va.', 'no me has contestado. mi hermano se va el lunes a Noruega', 'lunes'],
  [
    'nl',
    'Mijn broer gaat.',
    'je luistert niet. mijn broer vertrekt maandag naar Noorwegen',
    'maandag',
  ],
] as const)('a complaint is owned and the rest is answered (%s)', async (...given) => {
  const [language, tells, complains, word] = given;
  const [, heard] = await converse(testCompanion(), [tells, complains], { language });
  expect(textsOf(language).owning.some((one) => heard?.text.startsWith(one))).toBe(true);
  expect(heard?.text.toLowerCase()).toContain(word);
});
