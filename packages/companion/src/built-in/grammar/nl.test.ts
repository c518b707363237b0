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
    ['Mijn tante vindt dat ik het moet verkopen', 'je tante vindt dat je het moet verkopen'],
    ['Ze zeggen dat ik het kan', 'ze zeggen dat je het kunt'],
    ['Hij is oud en moet vaak rusten', 'hij is oud en moet vaak rusten'],
    ['Ik ben bang dat ik alles vergooi', 'je bent bang dat je alles vergooit'],
    ['De dokter zegt: het is goedaardig. Ik ben moe geworden', 'je bent moe geworden'],
    ['We fietsten met z’n drieën', 'jullie fietsten met z’n drieën'],
    ['Mijn oom is oké', 'je oom is oké'],
    ['Volgens mijn zus moet ik meer eten', 'volgens je zus moet je meer eten'],
    ['We zien elkaar mijn vader en ik', 'jullie zien elkaar'],
    ['kzit mij te vervelen', 'je zit je te vervelen'],
    ['’k heb nen hond gekocht', 'je hebt een hond gekocht'],
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
    // A reproach that nobody should hear confirmed.
    'Ik had het eerder moeten zien',
    // Cut before what was said.
    'Mijn zus riep nog: pas op daar',
    // A noun may look like the verb.
    'Ik hou van rust en slaap',
    // Spoken to the companion.
    'Ik vind dat je niet luistert',
  ])('or are not told back: %s', (text) => {
    expect(ownWordsOf(text, 'nl').clauses).toEqual([]);
  });
});

describe('what is typed without its subject is said of oneself', () => {
  test.each([
    ['ben al weken zo duf', 'je bent al weken zo duf'],
    ['heb mijn oma beloofd te komen', 'je hebt je oma beloofd te komen'],
    ['vind het allemaal zo oneerlijk', 'je vindt het allemaal zo oneerlijk'],
    ['ik zit op de trap en heb mijn jas nog aan', 'je hebt je jas nog aan'],
    ['me baas is weer begonnen', 'je baas is weer begonnen'],
    ['mijnen hond is weggelopen', 'je hond is weggelopen'],
  ])('%s', (text, told) => {
    expect(ownWordsOf(text, 'nl').clauses).toContain(told);
  });

  test.each([
    'heb je dat gelezen',
    'ben jij daar nog',
    'kan niet meer lopen',
    'snap je wat ik zeg',
  ])('but what is asked, or may be of another, is not: %s', (text) => {
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

test('a percentage and a price keep their sign', () => {
  expect(ownWordsOf('Ik kreeg 15% korting van hem', 'nl').clauses).toEqual([
    'je kreeg 15% korting van hem',
  ]);
  expect(ownWordsOf('Ik betaal €900 huur', 'nl').clauses).toEqual(['je betaalt €900 huur']);
});

test('a number with a mark in it is one word', () => {
  expect(ownWordsOf('Ik ben geslaagd met een 7,4 gemiddeld', 'nl').clauses).toEqual([
    'je bent geslaagd met een 7,4 gemiddeld',
  ]);
});

test.each([
  'ik ben ook zo saai',
  'ik ben voor iedereen een last denk ik',
  'het is allemaal mijn schuld',
  'ik ben een slechte moeder',
])('no hard word about oneself is told back in Dutch: %s', (text) => {
  expect(ownWordsOf(text, 'nl').clauses).toEqual([]);
  expect(isHarshOnSelf(text, 'nl')).toBe(true);
});

test.each(['mijn baas vindt me lui', 'ik ben zo moe'])(
  'what is none may be, in Dutch: %s',
  (text) => {
    expect(isHarshOnSelf(text, 'nl')).toBe(false);
  },
);

describe('two Dutch sentences without a mark between them', () => {
  test.each([
    ['ik stop ermee dit slaat nergens op', 'je stopt ermee'],
    ['mijn zus is boos ze praat niet meer', 'je zus is boos'],
    ['ik ben 55 wie neemt mij nog aan', 'je bent 55'],
    ['ik vertrouw hem niet hij liegt altijd', 'je vertrouwt hem niet'],
    ['ik slaap niet meer mn hoofd is vol', 'je slaapt niet meer'],
    ['ik kan geen kinderen krijgen hoorden we gisteren', 'je kunt geen kinderen krijgen'],
    [
      'we hebben al 3 dagen niet met elkaar gesproken mijn man en ik',
      'jullie hebben al 3 dagen niet met elkaar gesproken',
    ],
  ])('are told back up to where the second begins: %s', (text, told) => {
    expect(ownWordsOf(text, 'nl').clauses).toEqual([told]);
  });

  test.each([
    ['ik denk dat hij het heeft gedaan', 'je denkt dat hij het heeft gedaan'],
    ['gisteren zei hij dat hij wel wist', 'gisteren zei hij dat hij wel wist'],
    ['in de avond is het stil in huis', 'in de avond is het stil in huis'],
    ['de man die ik zag was boos', 'de man die je zag was boos'],
    ['dat vonden ze niet leuk van mij', 'dat vonden ze niet leuk van jou'],
  ])('are one where the one needs the other: %s', (text, told) => {
    expect(ownWordsOf(text, 'nl').clauses).toEqual([told]);
  });

  test.each([
    'Nu wel hij is werken',
    'Dat ie met hem moet praten',
    'mijn vriendin die zwanger is anouk',
    'mijn tante uit Hasselt',
    'de auto kapot',
    'morgen examen wiskunde',
    'ge moet da verstaan',
    'de kinderen zijn beter af zonder mij denk ik',
    'en ik zeg is het een weekend of een jaar',
  ])('or not at all: %s', (text) => {
    expect(ownWordsOf(text, 'nl').clauses).toEqual([]);
  });
});

describe('Dutch words are told back as they are written with care', () => {
  test.each([
    [
      'ik baal vooral van marco die t verprutst heeft',
      'je baalt vooral van Marco die het verprutst heeft',
    ],
    ['ik wil gwn ff praten', 'je wilt gewoon even praten'],
    ['hij is zo blij met zn dochtertje', 'hij is zo blij met zijn dochtertje'],
    ['kheb ruzie met mn lief', 'je hebt ruzie met je lief'],
    ['ik ben helemaal ni blij', 'je bent helemaal niet blij'],
    ['hij heette wim', 'hij heette Wim'],
    ['ze heette poes', 'ze heette Poes'],
    ['mama heeft borstkanker', 'je mama heeft borstkanker'],
    ['ik schaam mij voor hem', 'je schaamt je voor hem'],
    ['ik ben thuis nu', 'je bent nu thuis'],
  ])('%s', (text, told) => {
    expect(ownWordsOf(text, 'nl').clauses).toEqual([told]);
  });

  test.each([
    ['ik bedoel gewoon dat ik moe ben hoor', 'je bedoelt gewoon dat je moe bent'],
    ['ik hou van haar he', 'je houdt van haar'],
    ['ik val denk ik op meisjes', 'je valt op meisjes'],
    ['ik heb bindingsangst geloof ik', 'je hebt bindingsangst'],
    ['nee joh ik heb gewoon een examen', 'je hebt gewoon een examen'],
    ['ik ga trouwens verhuizen amai', 'je gaat verhuizen'],
    ['ze zijn alweer weg grapje', 'ze zijn alweer weg'],
    ['het weer was kut', 'het weer was kut'],
    ['mijn sleutels zijn weg kut', 'je sleutels zijn weg'],
  ])('without what is said along: %s', (text, told) => {
    expect(ownWordsOf(text, 'nl').clauses).toEqual([told]);
  });

  test.each([
    ['ik denk dat ik hem hoor', 'je denkt dat je hem hoort'],
    ['soms denk ik aan hem', 'soms denk je aan hem'],
    ['ik ben zo trots op mijn man', 'je bent zo trots op je man'],
  ])('but with what only looks like it: %s', (text, told) => {
    expect(ownWordsOf(text, 'nl').clauses).toEqual([told]);
  });

  test('what is said of a thing is no thing', () => {
    expect(ownWordsOf('is het normaal dat het regent', 'nl').things).toEqual([]);
  });
});

describe('Dutch about others is told back', () => {
  test.each([['zijn zus bracht me een appeltaart', 'zijn zus bracht je een appeltaart']])(
    '%s',
    (text, clause) => {
      expect(ownWordsOf(text, 'nl').clauses[0]).toBe(clause);
    },
  );
});

test('a Dutch number opens a piece that is said as it stands, a describing clause none', () => {
  expect(ownWordsOf('twaalf flessen in de schuur', 'nl').echoes).toEqual([
    'twaalf flessen in de schuur',
  ]);
  expect(ownWordsOf('de bank stond buiten, die niemand had opgehaald', 'nl').clauses).toEqual([
    'de bank stond buiten',
  ]);
});

test.each([
  ['ben zwanger', 'je bent zwanger'],
  ['heb honger', 'je hebt honger'],
  ['telkens pak ik mn telefoon', 'telkens pak je je telefoon'],
  ['ik heb corona gehad en ruik niks meer', 'je hebt corona gehad en ruikt niks meer'],
  ['dat steekt dan toch', 'dat steekt dan toch'],
])('with what is left out or stands first: %s', (said, told) => {
  expect(ownWordsOf(said, 'nl').clauses[0]).toBe(told);
});

test('two words that tell nothing are not told back', () => {
  expect(ownWordsOf('ben er', 'nl').clauses).toEqual([]);
  expect(ownWordsOf('heb niks', 'nl').clauses).toEqual([]);
});

test('blame of oneself is not agreed with, and what is hot is no name', () => {
  expect(isHarshOnSelf('Dat was gemeen van mij', 'nl')).toBe(true);
  expect(isHarshOnSelf('dat was gemeen van hem', 'nl')).toBe(false);
  expect(ownWordsOf('de koffie is heet water', 'nl').clauses).toEqual(['de koffie is heet water']);
});

test('who calls themselves a coward in two words is not left with that', () => {
  expect(isHarshOnSelf('Laf hè', 'nl')).toBe(true);
  expect(isHarshOnSelf('laf van hem', 'nl')).toBe(false);
});
