import { describe, expect, test } from 'vitest';
import { actFor, converse, testCompanion } from '../../testing/turns.ts';
import { saidBriefly } from './said-briefly.ts';

describe('what is said in a word or two is said back', () => {
  test.each([
    ['DUE', 'avevo chiesto due dita', 'due'],
    ['CRUDA', 'mi ha mandato indietro la tartare perché era cruda', 'cruda'],
    ['sua madre', 'è arrivato con sua madre', 'sua madre'],
    ['TRE', 'ho preso 3', 'tre'],
    ['RICCARDI', 'hanno promosso Riccardi', 'Riccardi'],
    ['DUECENTO', '200 invitati', 'duecento'],
    ['MAMMA', 'oggi ha detto mamma', 'mamma'],
    ['mia madre', 'lo sapeva mia madre', 'tua madre'],
  ])('when it is said again: %s', (text, before, told) => {
    expect(saidBriefly(text, [before], 'it')).toBe(told);
  });

  test.each([
    ['da quattro anni', 'da quattro anni'],
    ['alle sei e mezza', 'alle sei e mezza'],
    ['di solito una volta al mese', 'di solito una volta al mese'],
    ['1250', '1250'],
    ['lunedì', 'lunedì'],
    ['Chiara', 'Chiara'],
    ['io no', 'tu no'],
    ['anch’io', 'anche tu'],
    ['a me', 'a te'],
    ['nemmeno lei', 'nemmeno lei'],
    ['i miei amici si', 'i tuoi amici sì'],
    ['io in ritardo', 'tu in ritardo'],
    ['io sempre zitta', 'tu sempre zitta'],
  ])('when it answers, a time, a name or who does not: %s', (text, told) => {
    expect(saidBriefly(text, ['ieri sono andata al mercato'], 'it')).toBe(told);
  });

  test.each([
    'boh',
    'infatti',
    'basta',
    'esco',
    'morire',
    'ponte',
    'pastiglie',
    'veramente',
    'lunedì?',
    'io lo amo',
    'io la chiamavo sempre',
  ])('but no exclamation, no answer, no harm, and no verb of the person: %s', (text) => {
    expect(saidBriefly(text, ['ieri sono andata al mercato'], 'it')).toBeNull();
  });

  test('in other languages, when it is said again', () => {
    expect(saidBriefly('THE KITCHEN', ['he painted the kitchen'], 'en')).toBe('the kitchen');
    expect(saidBriefly('sesenta', ['compró sesenta tornillos'], 'es')).toBe('sesenta');
    expect(saidBriefly('me', ['nobody asked me'], 'en')).toBeNull();
  });

  test('a whole message that is sent twice is not said again for its weight', () => {
    expect(saidBriefly('il cane', ['il cane'], 'it')).toBeNull();
  });

  test('the reply has the word in it, although it was in the reply before', async () => {
    const replies = await converse(testCompanion(), ['avevo chiesto due dita', 'DUE'], {
      language: 'it',
    });
    expect(replies.at(-1)?.text.toLowerCase()).toContain('due');
    expect(actFor('it', 'DUE', 'avevo chiesto due dita')).toBeNull();
  });
});
