import { describe, expect, test } from 'vitest';
import { isHarshOnSelf, ownWordsOf } from '../tell-back.ts';

describe('Dutch words come back in the second person', () => {
  test.each([
    ['Soms denk ik dat ik een slechte vader ben', 'soms denk je dat je een slechte vader bent'],
    ['In de trein begon ik te huilen', 'in de trein begon je te huilen'],
    ['Mijn zus zegt dat ik ondankbaar ben', 'je zus zegt dat je ondankbaar bent'],
    ['Ik weet niet of ik nog van hem hou', 'je weet niet of je nog van hem houdt'],
    ['Ik schrik als ik de bel hoor', 'je schrikt als je de bel hoort'],
    ['Ik ben bang dat ik ontslagen word', 'je bent bang dat je ontslagen wordt'],
    ['Ik kom uit Marokko en woon nu in Delft', 'je komt uit Marokko en woont nu in Delft'],
    ['Mijn broer en ik praten niet meer', 'je broer en jij praten niet meer'],
    ['Het huis is zo stil', 'het huis is zo stil'],
    ['Ja, ze lachten om mijn accent haha', 'ze lachten om je accent'],
    ['Ik werk al weken ’s nachts', 'je werkt al weken ’s nachts'],
    ['Ik slaap sinds maandag op de bank', 'je slaapt sinds maandag op de bank'],
    ['Wij hebben ons verslapen op mijn verjaardag', 'jullie hebben je verslapen op je verjaardag'],
    ['Ze was trots omdat ik geslaagd was', 'ze was trots omdat je geslaagd was'],
  ])('%s', (text, told) => {
    expect(ownWordsOf(text, 'nl').clauses).toContain(told);
  });

  test.each([
    // The word order of a dependent clause.
    'Omdat hij altijd ziek is en mijn man weg is',
    // No verb.
    'Op de bank bij mijn zus',
    // What is said stands outside.
    'De jongste vroeg: komt papa nog?',
    // A noun may look like the verb.
    'Ik hou van rust en slaap',
    // Spoken to the companion.
    'Ik vind dat je niet luistert',
  ])('or are not told back: %s', (text) => {
    expect(ownWordsOf(text, 'nl').clauses).toEqual([]);
  });
});

describe('a thing in Dutch words', () => {
  test.each(['Hoeveel het kost', 'Of hij haar dacht te kennen', 'Wie dit allemaal zegt'])(
    'is no pronoun before a verb, and nothing empty: %s',
    (text) => {
      expect(ownWordsOf(text, 'nl').things).toEqual([]);
    },
  );
});

test('what is shouted as a whole comes back in small letters', () => {
  expect(ownWordsOf('IK BEN ZO BOOS OP HEM', 'nl').clauses).toEqual(['je bent zo boos op hem']);
});

test('a number with a mark in it is one word', () => {
  expect(ownWordsOf('Ik ben geslaagd met een 7,4 gemiddeld', 'nl').clauses).toEqual([
    'je bent geslaagd met een 7,4 gemiddeld',
  ]);
});

test.each(['ik ben ook zo saai', 'het is allemaal mijn schuld', 'ik ben een slechte moeder'])(
  'no hard word about oneself is told back in Dutch: %s',
  (text) => {
    expect(ownWordsOf(text, 'nl').clauses).toEqual([]);
    expect(isHarshOnSelf(text, 'nl')).toBe(true);
  },
);

test.each(['mijn baas vindt me lui', 'ik ben zo moe'])(
  'what is none may be, in Dutch: %s',
  (text) => {
    expect(isHarshOnSelf(text, 'nl')).toBe(false);
  },
);
