import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { ownWordsOf } from './tell-back.ts';

describe('a clause that is told back is whole', () => {
  test.each([
    ['it', 'Ho aperto il file e l’ho fissato per ore', 'hai aperto il file'],
    ['it', 'Mio padre beve e urla', 'tuo padre beve e urla'],
    [
      'en',
      'I open the file and stare at it for hours',
      'you open the file and stare at it for hours',
    ],
    ['en', 'My mum and my sister don’t talk to me', 'your mum and your sister don’t talk to you'],
    ['es', 'Mi madre y mi hermana no me hablan', 'tu madre y tu hermana no te hablan'],
    ['nl', 'Mijn moeder en mijn zus praten niet met me', 'je moeder en je zus praten niet met je'],
    ['nl', 'Ik pakte mijn jas en ging weg', 'je pakte je jas en ging weg'],
  ] as const)('across an "and" (%s): %s', (language, text, clause) => {
    expect(ownWordsOf(text, language).clauses[0]).toContain(clause);
  });

  test.each([
    ['it', 'Io e mia moglie ci siamo separati'],
    ['it', 'Leggo e zappo tutto il giorno'],
    ['en', 'I was ill and was sent home'],
    ['en', 'When I got home I cried'],
    ['en', 'Did I ruin the whole evening?'],
    ['es', 'Mi mujer y yo nos hemos separado'],
    ['es', '¿Lo hice todo mal ayer?'],
    ['nl', 'Ik zit thuis en kijk televisie'],
    ['nl', 'Omdat mijn man altijd weg is'],
    ['nl', 'Ik ben moe en als mijn man daarna nog weg moet'],
  ] satisfies (readonly [Language, string])[])('or is none (%s): %s', (language, text) => {
    expect(ownWordsOf(text, language).clauses).toEqual([]);
  });

  test.each([
    ['it', 'Io e mia moglie ci siamo separati'],
    ['es', 'Mi mujer y yo nos hemos separado'],
    ['nl', 'Waarom heeft mijn baas dat gezegd'],
  ] satisfies (readonly [Language, string])[])('and is quoted whole then (%s): %s', (...given) => {
    const [language, text] = given;
    expect(ownWordsOf(text, language).quotes[0]).toBe(text);
  });

  test('and keeps the word that makes it depend on another, in a long sentence', () => {
    const text =
      'Mijn baas vertelde gisteren in de grote vergadering voor alle collega’s dat ik incompetent ben';
    const { quotes } = ownWordsOf(text, 'nl');
    expect(quotes).toContain('dat ik incompetent ben');
    expect(quotes).not.toContain('ik incompetent ben');
  });
});
