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

describe('of a clause that is too long', () => {
  test.each([
    [
      'it',
      'la zia ha portato al mare una cassa di pesche mature e questa volta il cugino piccolo le ha mangiate tutte',
      'la zia ha portato al mare una cassa di pesche mature',
    ],
    [
      'en',
      'they gave my desk to the new girl and put my plants in the corridor without asking',
      'they gave your desk to the new girl',
    ],
    [
      'en',
      'we spent the weekend painting the kitchen yellow and the cat walked straight through the tray',
      'you spent the weekend painting the kitchen yellow',
    ],
    [
      'es',
      'mi suegra me llamó el domingo por la tarde y preguntó si había comprado ya los regalos',
      'tu suegra te llamó el domingo por la tarde',
    ],
    [
      'nl',
      'mijn moeder breide sokken voor de hele straat en mijn vader repareerde de fietsen van iedereen gratis',
      'je moeder breide sokken voor de hele straat',
    ],
  ] as const)('the half that stands alone is told back (%s): %s', (language, text, clause) => {
    expect(ownWordsOf(text, language).clauses).toContain(clause);
  });

  test.each([
    // What comes before the "and" is no sentence, needs what follows, or leaves out what weighs.
    [
      'it',
      'la signora che stira le camicie al piano terra e suo fratello non si salutano da quando hanno diviso la casa',
    ],
    ['en', 'the dog I had as a child and the one I have now are buried under the same tree'],
    [
      'en',
      'between the choir and the garden and all the cooking there was never a quiet minute in that house',
    ],
    ['en', 'my uncle walked to the shop for a newspaper and some milk and died on the way home'],
    ['en', 'I sit at the kitchen table with the radio on and hate myself for every single thing'],
    [
      'es',
      'la mujer que limpia la escalera por las mañanas y su hermana no se hablan desde que vendieron la casa',
    ],
    [
      'nl',
      'de man die de kranten brengt en zijn broer praten al jaren niet meer sinds de erfenis van hun tante',
    ],
  ] as const)('nothing that would say something else (%s): %s', (language, text) => {
    expect(ownWordsOf(text, language).clauses).toEqual([]);
  });
});
