import { describe, expect, test } from 'vitest';
import { languageOfTurn } from './language.ts';

const italian = [
  'Domani ho l’orale di biologia.',
  'Studio da otto giorni e stanotte ho dormito poco.',
];

describe('the language of a reply', () => {
  test('stays while a sentence only resembles another one', () => {
    expect(languageOfTurn('La prof mi odia, secondo me.', italian, 'it')).toBe('it');
  });

  test('follows a sentence that is plainly in another one', () => {
    expect(languageOfTurn('I just feel a bit far from everyone.', italian, 'it')).toBe('en');
    expect(languageOfTurn('Vandaag wil ik liever Nederlands praten.', italian, 'it')).toBe('nl');
  });

  test('comes back at once to one that was spoken before', () => {
    const both = ['Gisteren was het zo druk op het werk.', 'Stasera mi manca mia nonna.'];
    expect(languageOfTurn('Ik mis haar stem.', both, 'it')).toBe('nl');
  });

  test('is that of the message from the first one on, whatever the interface speaks', () => {
    expect(languageOfTurn('Hoy no he podido levantarme de la cama.', [], 'it')).toBe('es');
  });

  test('is that of the messages before where a word tells nothing', () => {
    expect(languageOfTurn('ok', italian, 'en')).toBe('it');
    expect(languageOfTurn('ok', [], 'en')).toBe('en');
    expect(languageOfTurn('yeah', ['hi', 'dunno', 'bad'], 'en')).toBe('en');
  });
});
