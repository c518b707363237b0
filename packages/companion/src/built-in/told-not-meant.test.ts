import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { actFor, hear, testCompanion, turnOf } from '../testing/turns.ts';
import type { Act } from './texts/texts.ts';

/** What somebody tells sounds like something said to the companion. */
const before = 'ieri sono andata al mercato';
type Cases = readonly (readonly [Language, string])[];

describe('an insult', () => {
  test.each([
    ['it', 'uno mi ha detto vaffanculo prima ancora di buongiorno'],
    ['it', 'non per il vaffanculo eh'],
    ['it', 'vaffanculo al lunedì'],
    ['it', 'mi urlano fai schifo dagli spalti'],
    ['en', 'someone told me to shut up on the bus'],
    ['it', 'ridicolo'],
  ] satisfies Cases)(
    'that others said, or that is for something else, is told (%s): %s',
    (language, text) => {
      expect(actFor(language, text, before)).not.toBe('hostile');
    },
  );

  test.each([
    ['it', 'vaffanculo'],
    ['it', 'vaffanculo a te'],
    ['it', 'sei inutile'],
    ['it', 'tutti dicono che sei inutile'],
    ['it', 'fai schifo'],
  ] satisfies Cases)('that is for the companion is one (%s): %s', (language, text) => {
    expect(actFor(language, text, before)).toBe('hostile');
  });
});

describe('a goodbye', () => {
  test.each([
    'io in ritardo',
    'Torno all’italiano, così mi esce meglio.',
    'torno domani da lei',
    'basta, lo lascio',
    'alla fine sono scappata',
    'ci sentiamo poco',
    'spengo il telefono quando chiama',
    'stacco alle otto',
    'il weekend dormo',
    'quasi quasi mollo',
    'bravo io',
    'letto sfatto, piatti da lavare',
    'mi ha scritto buonanotte',
    'buonanotte me l’ha scritta lui',
    'fine turno, dodici ore',
    'a domani mattina non ci arrivo',
  ])('is none in what is told: %s', (text) => {
    expect(actFor('it', text, before)).not.toBe('farewell');
  });

  test.each([
    'ci sentiamo',
    'ci sentiamo domani',
    'stacco',
    'a domani',
    'vado, a domani',
    'sono arrivata, ciao',
    'fine turno, vado a dormire',
    'ok basta, torno al lavoro',
    'buonanotte',
    'vado a dormire',
  ])('is one all the same: %s', (text) => {
    expect(actFor('it', text, before)).toBe('farewell');
  });
});

test('a hello after some messages is a goodbye, at the beginning a hello', () => {
  expect(actFor('it', 'ciao', before, 'pioveva', 'nessuno in giro')).toBe('farewell');
  expect(actFor('it', 'ciao', 'ehi')).toBe('greeting');
  expect(actFor('it', 'ciao')).toBe('greeting');
});

describe('a question', () => {
  test.each([
    ['chi legge quello che scrivo? i russi? la finanza?', 'privacy'],
    ['se ti racconto una cosa finisce su un server?', 'privacy'],
    ['tu che fai?', 'how_are_you'],
    ['che nome ti piace, Bianca o Teresa?', 'opinion'],
    ['hai un corpo?', 'human'],
    ['chi sei?', 'human'],
    ['devo prendere le gocce?', 'medicine'],
    ['devo comprare le gocce, quante ne prendo?', 'medicine'],
    ['speriamo bene', 'luck'],
    ['nn dirlo a nessuno', 'privacy'],
  ] satisfies readonly (readonly [string, Act])[])('is heard for what it asks: %s', (text, act) => {
    expect(actFor('it', text, before)).toBe(act);
  });

  test.each([
    ['almeno qualcuno con cui scrivere', 'human'],
    ['senti non ridere', 'human'],
    ['MA HAI VISTO CHE SCHIFO IERI', 'human'],
    ['"come stai"', 'how_are_you'],
    ['devo prepararle la scatolina con le pillole della settimana', 'medicine'],
    ['devo passare in farmacia a prendere lo sciroppo per il bimbo', 'medicine'],
    ['gentile', 'thanks'],
    ['speriamo che mio padre guarisca', 'luck'],
  ] satisfies readonly (readonly [string, Act])[])('is none in what is told: %s', (text, act) => {
    expect(actFor('it', text, before)).not.toBe(act);
  });
});

test('a bill that is told of is no question whether a call shows on it', async () => {
  const replyTo = async (text: string): Promise<string> =>
    (await hear(testCompanion(), turnOf(text))).text;
  expect(
    await replyTo('ha controllato e mi rifanno la fattura. Avrei voluto baciarla'),
  ).not.toContain('chiamat');
  expect(await replyTo('se chiamo il 1522 si vede in bolletta?')).toContain('chiamat');
});
