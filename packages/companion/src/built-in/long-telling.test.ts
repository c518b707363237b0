import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { converse, testCompanion } from '../testing/turns.ts';
import { ownWordsOf } from './tell-back.ts';
import { textsOf } from './texts/by-language.ts';
import { understand } from './understand.ts';

const told: Record<Language, string> = {
  it: 'stamattina il treno era in ritardo di quaranta minuti, poi in ufficio il riscaldamento non andava e la riunione è durata fino alle due, mia sorella ha chiamato tre volte per la cena di domenica, ho fatto la spesa sotto la pioggia e adesso ho ancora le scarpe bagnate',
  en: 'the train was forty minutes late this morning, then the heating at work was off and the meeting went on until two, my sister rang three times about dinner on Sunday, the shopping bag split in the rain and now I have wet shoes on and no bread',
  es: 'esta mañana el tren llegó con cuarenta minutos de retraso, luego en la oficina no iba la calefacción y la reunión duró hasta las dos, mi hermana llamó tres veces por la cena del domingo, hice la compra bajo la lluvia y ahora tengo todavía los zapatos mojados',
  nl: 'vanochtend had de trein veertig minuten vertraging, daarna deed de verwarming op kantoor het niet en de vergadering duurde tot twee uur, mijn zus belde drie keer over het eten van zondag, de tas scheurde in de regen en nu heb ik nog steeds natte schoenen',
};
const languages = Object.keys(told) as Language[];

describe('somebody who has told a whole day', () => {
  test.each(languages)('is given back what came last and is about them (%s)', (language) => {
    const text = told[language];
    const last = ownWordsOf(text, language).clauses[0] ?? '';
    expect(last).toMatch(/scarpe bagnate|wet shoes|zapatos mojados|natte schoenen/u);
  });

  test.each(languages)('is not asked to tell it (%s)', async (language) => {
    const texts = textsOf(language);
    const [heard] = await converse(testCompanion(), [told[language]], { language });
    const fitting = Object.values(texts.long).flatMap((byMood) => Object.values(byMood).flat());
    expect(fitting.some((one) => heard?.text.includes(one))).toBe(true);
  });

  test.each([
    ['it', 'Erano anni che non ridevo così'],
    ['it', 'Non mi sentivo così leggera da mesi'],
    ['en', 'I have not felt this calm in years'],
    ['es', 'Hacía meses que no me reía'],
    ['nl', 'Ik heb in jaren niet zo gelachen'],
  ] satisfies [Language, string][])(
    'and was glad as never for long is glad (%s): %s',
    (language, text) => {
      expect(understand(text, [], language).mood).toBe('light');
    },
  );
});
