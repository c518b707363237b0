import { languages, type Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { converse, testCompanion } from '../testing/turns.ts';
import { neverTwice, saysAgain } from './choose.ts';

const companion = testCompanion();
const times = 30;

describe('nothing is said twice in the same words', () => {
  const said: Record<Language, readonly string[]> = {
    it: ['sei inutile', 'posso prendere due pastiglie?', 'sei umano?', 'grazie', 'ho un disturbo?'],
    en: ['you’re useless', 'can I take two pills?', 'are you human?', 'thanks', 'do you remember?'],
    es: ['eres inútil', '¿puedo tomar dos pastillas?', '¿eres humano?', 'gracias', 'adiós'],
    nl: [
      'je bent nutteloos',
      'mag ik twee tabletten nemen?',
      'ben je een mens?',
      'bedankt',
      'doei',
    ],
  };
  const more: Record<Language, readonly string[]> = {
    it: [
      'smettila di ripetere quello che dico',
      'non dirlo a nessuno',
      'scrivimi una poesia',
      'boh',
    ],
    en: ['stop repeating what I say', 'don’t tell anyone', 'write me a poem', 'bye', 'dunno'],
    es: ['deja de repetir lo que digo', 'no se lo digas a nadie', 'escríbeme un poema', 'jaja'],
    nl: ['hou op met herhalen wat ik zeg', 'vertel het aan niemand', 'schrijf een gedicht', 'tja'],
  };
  for (const { code } of languages) {
    test.each([...said[code], ...more[code]])(
      `however often it is written (${code}): %s`,
      async (text) => {
        const heard = await converse(
          companion,
          Array.from({ length: times }, () => text),
          {
            language: code,
          },
        );
        const replies = heard.map((one) => one.text);
        expect(new Set(replies).size).toBe(times);
        expect(replies.filter((reply) => /[{}]/u.test(reply))).toEqual([]);
      },
    );
  }

  test('a goodbye stays one without a question or a hook', async () => {
    const heard = await converse(
      companion,
      Array.from({ length: times }, () => 'buonanotte'),
    );
    expect(heard.filter(({ text }) => text.includes('?'))).toEqual([]);
    expect(new Set(heard.map(({ text }) => text)).size).toBe(times);
  });
});

test('what is added stands before a question, and has none itself', () => {
  const added = neverTwice('Come stai?', ['Ti leggo.', 'Dove sei?'], ['Come stai?']);
  expect(added).toBe('Ti leggo. Come stai?');
  expect(neverTwice('Ciao.', ['Ti leggo.'], [])).toBe('Ciao.');
});

test('a sentence says again what was just said when two words in a row are the same', () => {
  expect(saysAgain('Sono qui e ti ascolto.', 'Non sai se forzarlo. Ti ascolto.')).toBe(true);
  expect(saysAgain('Dimmi pure il resto.', 'Non sai se forzarlo. Ti ascolto.')).toBe(false);
  expect(saysAgain('What is it that keeps you up?', 'You can’t sleep. That is it.')).toBe(false);
});
