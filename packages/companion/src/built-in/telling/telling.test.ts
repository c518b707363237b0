import type { Language } from '@accanto/contract';
import { expect, test } from 'vitest';
import { converse, testCompanion } from '../../testing/turns.ts';
import { ownWordsOf, sharesContent } from '../tell-back.ts';
import { aboutTheThing } from './concrete.ts';
import { withoutSpeechOfOthers } from './said-by-others.ts';
import { isSayable } from './sayable.ts';
import { somebodyIn, tellsOfDeath } from './somebody.ts';
import { weightOf } from './weight.ts';
import { wordsFor } from './words.ts';

const companion = testCompanion();

/** The replies of one conversation. */
async function repliesTo(turns: string[], language: Language): Promise<string[]> {
  const heard = await converse(companion, turns, { language });
  return heard.map(({ text }) => text);
}

test('what weighs goes before where, when and what others say', () => {
  const pairs: [Language, string, string][] = [
    ['it', 'nessuno mi saluta più', 'mio marito dice che esagero'],
    ['it', 'mi ha lasciata senza una parola', 'ho 34 anni'],
    ['en', 'nobody has asked me along', 'my husband says I am touchy'],
    ['en', 'she threw the plate at the wall', 'he is 41'],
    ['es', 'nadie me ha llamado', 'mi madre dice que exagero'],
    ['es', 'me dejó sin decir nada', 'tengo 22'],
    ['nl', 'niemand heeft iets gevraagd', 'mijn vriend zegt dat ik overdrijf'],
    ['nl', 'hij gooide het bord tegen de muur', 'hij is 41'],
  ];
  for (const [language, heart, aside] of pairs) {
    const weigh = (said: string): number => weightOf(said, 'plain', { language, goesOn: false });
    expect(weigh(heart), heart).toBeGreaterThan(weigh(aside));
  }
});

test('two short halves that both weigh are given back together', async () => {
  const told: [Language, string, RegExp][] = [
    ['en', 'my cat is dead and i cry all the time', /your cat is dead and you cry/iu],
    ['es', 'mi mejor amiga se casa y no me ha invitado', /se casa y no te ha invitado/iu],
    ['nl', 'mijn kat is dood en ik huil al twee dagen', /je kat is dood en je huilt/iu],
  ];
  for (const [language, text, expected] of told) {
    const [reply] = await repliesTo([text], language);
    expect(reply, text).toMatch(expected);
  }
});

test('what would be, or may be, is not given back as if it were', () => {
  const supposed: [Language, string, RegExp][] = [
    ['en', 'I can’t say that because then I’m the bad guy', /bad guy/u],
    ['es', 'que no me pregunte cuando tengo un trabajo de verdad', /tienes un trabajo/u],
    ['it', 'o glielo dico o me ne vado', /te ne vai/u],
  ];
  for (const [language, text, fact] of supposed)
    expect(ownWordsOf(text, language).clauses.join(' | '), text).not.toMatch(fact);
  expect(ownWordsOf('and then he moved to Leeds', 'en').clauses[0]).toBe('he moved to Leeds');
});

test('what others say about somebody is not their own word', async () => {
  const insults: [Language, string, RegExp][] = [
    [
      'it',
      'mi ha detto davanti a tutti che sono inutile',
      /durezza|dura da dire di sé|colpa ti dai/u,
    ],
    ['en', 'he said I’m useless', /hard on yourself|say about yourself|fighting with yourself/u],
    ['es', 'me dijo delante de todos que soy un inútil', /hablarse así|a uno mismo|dureza/u],
    ['nl', 'mijn baas zei dat ik waardeloos ben', /streng voor jezelf|over jezelf te zeggen/u],
  ];
  for (const [language, text, wrong] of insults) {
    const [reply] = await repliesTo([text], language);
    expect(reply, text).not.toMatch(wrong);
  }
  expect(withoutSpeechOfOthers('i told my mum i am useless', 'en')).toContain('useless');
});

test('a reply to a question, a command or a short answer has no quotation marks', async () => {
  const turns: [Language, string[]][] = [
    [
      'en',
      ['say something that isn’t a question', 'allowed to feel like what?', 'normal sad', 'lily'],
    ],
    ['it', ['rispondi alla domanda', 'a mia mamma', 'il lavoro', 'del napoli?']],
    ['es', ['dime algo de verdad', 'mi marido q?', 'su hijo', 'los domingos']],
    [
      'en',
      ['mostly when the kids are asleep', 'since about easter i think', 'nah hes never gonna'],
    ],
    ['nl', ['stel eens een normale vraag', 'mijn zus misschien', 'gewoon malen', 'nou?']],
  ];
  for (const [language, said] of turns)
    for (const reply of await repliesTo(said, language)) expect(reply).not.toMatch(/[“«]/u);
});

test('what stands before a colon, and a few words that only answer, are no quotation', async () => {
  const told: [Language, string][] = [
    ['nl', 'mijn tante riep alleen nog: laat haar'],
    ['en', 'my aunt only ever asked: why'],
    ['nl', 'via mijn tante'],
  ];
  for (const [language, text] of told) {
    const [, reply = ''] = await repliesTo(['…', text], language);
    expect(reply).not.toMatch(/“/u);
  }
});

test('what only answers where or with whom is not quoted', async () => {
  const [, reply] = await repliesTo(['ieri sono uscita a cena', 'con mio zio'], 'it');
  expect(reply).not.toContain('«');
});

test('a fragment without the person in it is said as it stands, what is said to the listener is not', () => {
  const echoes: [Language, string, string][] = [
    ['en', 'Number 14.', 'number 14'],
    ['en', 'no hot water since Monday', 'no hot water since Monday'],
    ['en', 'rent day is tuesday', 'rent day is Tuesday'],
    ['en', 'Biscuit', 'Biscuit'],
    ['en', 'SIX', 'six'],
    ['en', 'with my sister', 'with your sister'],
    ['en', 'with her', 'with her'],
    ['en', 'on the bus', 'on the bus'],
    ['en', '£180 a month', '£180 a month'],
    ['en', '8 months', '8 months'],
    ['es', 'Catorce años en la misma imprenta.', 'catorce años en la misma imprenta'],
    ['nl', 'iedereen kreeg een kaart behalve ik', 'iedereen kreeg een kaart behalve jij'],
    ['it', 'Ha dormito sulle mie ciabatte', 'ha dormito sulle tue ciabatte'],
  ];
  for (const [language, text, expected] of echoes)
    expect(ownWordsOf(text, language).echoes[0], text).toBe(expected);
  // The "no" is no answer there.
  expect(ownWordsOf('no one at the table', 'en').echoes).toEqual([]);
  // Remarks, calls, curses, and words of danger.
  for (const text of [
    'interesting',
    'again',
    'finally',
    'listen',
    'bollocks',
    'slut',
    'raped',
    'DYING',
    'pills',
    'with pills',
    'on the ledge',
  ])
    expect(ownWordsOf(text, 'en').echoes, text).toEqual([]);
  const addressed: [Language, string][] = [
    ['en', 'tell me a joke'],
    ['en', 'show me then'],
    ['en', 'be nice'],
    ['en', 'no thanks'],
    ['en', 'dont make me laugh'],
    ['en', 'youre rubbish at this'],
    ['it', 'rispondi e basta'],
    ['es', 'cuéntame un chiste'],
    ['nl', 'vertel eens een mop'],
  ];
  for (const [language, text] of addressed) expect(isSayable(text, language), text).toBe(false);
});

test('who has died is spoken of in the past, by the name that was told', async () => {
  const talks: [Language, string[], RegExp][] = [
    [
      'en',
      ['we had to put our dog down. my dog was 14', 'his name was biscuit'],
      /what was .+ like|think of/iu,
    ],
    ['it', ['è morta mia nonna lunedì'], /com’era tua nonna|se pensi a tua nonna/iu],
    ['es', ['se murió mi perra el martes'], /cómo era tu perra|piensas en tu perra/iu],
    ['nl', ['mijn oma is vorige week overleden'], /hoe was je oma|als je aan je oma denkt/iu],
  ];
  for (const [language, turns, past] of talks)
    expect((await repliesTo(turns, language)).join(' '), turns[0]).toMatch(past);
  expect(tellsOfDeath('i nearly died of shame', 'en')).toBe(false);
  expect(tellsOfDeath('sono morta di sonno', 'it')).toBe(false);
});

test('a name is used for whom it was told of', () => {
  const told: [Language, string[], string, string][] = [
    ['en', ['my sister is coming', 'shes called hannah btw'], 'my sister is late', 'Hannah'],
    ['it', ['il mio cane è malato', 'si chiama birba'], 'il mio cane non mangia', 'Birba'],
    ['es', ['mi gata está mala', 'se llama mora'], 'mi gata no come', 'Mora'],
    ['nl', ['mijn moeder is ziek', 'ze heet ria'], 'mijn moeder belt niet', 'Ria'],
  ];
  for (const [language, earlier, text, name] of told)
    expect(somebodyIn(text, language, [...earlier, text])?.called, text).toBe(name);
  expect(somebodyIn('my mother in law is here', 'en', [])).toBeNull();
  expect(somebodyIn('mio fratello non chiama', 'it', [])?.called).toBe('tuo fratello');
  expect(somebodyIn('il mio capo urla', 'it', [])?.called).toBe('il tuo capo');
});

test('of whom one is losing, and of an animal, it is asked otherwise than how it is between them', async () => {
  const [losing = ''] = await repliesTo(['mijn oma ligt in het hospice'], 'nl');
  expect(losing).toMatch(/je oma (?:nog willen zeggen|zo te zien)/u);
  const [animal = ''] = await repliesTo(['mijn poes kwam vannacht bij me liggen'], 'nl');
  expect(animal).not.toMatch(/tussen jou en/u);
});

test('a question without its mark is taken as one, what is told is not', async () => {
  const taken = /ask|answer/u;
  expect((await repliesTo(['what do people even talk about at weddings'], 'en'))[0]).toMatch(taken);
  expect((await repliesTo(['what he said at the wedding hurt'], 'en'))[0]).not.toMatch(taken);
});

test('whoever wants no echo is asked about what they tell all the same', async () => {
  const replies = await repliesTo(['stop repeating what I say', 'my rent has gone up again'], 'en');
  expect(replies[1]).toMatch(/money|bill|enough|anyone else|carrying/iu);
});

test('what follows is about the very thing', () => {
  const things: [Language, string, RegExp][] = [
    ['en', 'nobody knows about it', /knows/u],
    ['en', 'i cant have kids', /heard|knows|loss/u],
    ['en', 'the presentation is tomorrow', /tomorrow/u],
    ['it', 'domani ho l’esame', /domani/u],
    ['es', 'mañana tengo el examen', /mañana/u],
    ['nl', 'morgen heb ik examen', /morgen/u],
    ['nl', 'niemand weet het', /weet/u],
  ];
  for (const [language, text, expected] of things) {
    const { questions } = aboutTheThing({ text, earlier: [], mood: 'plain', language }, []);
    expect(questions.join(' '), text).toMatch(expected);
  }
  const age = aboutTheThing({ text: 'ho 34 anni', earlier: [], mood: 'plain', language: 'it' }, []);
  expect(age.remarks).toEqual([]);
  const night = aboutTheThing(
    { text: 'I was up in the morning', earlier: [], mood: 'plain', language: 'en' },
    [],
  );
  expect(night.questions).toEqual([]);
});

test('in a long conversation their words are told back to the end, each time in another frame than just before', async () => {
  const told: [Language, string[]][] = [
    [
      'it',
      [
        'i limoni',
        'le albicocche',
        'le ciliegie',
        'i carciofi',
        'le susine',
        'i fagioli',
        'le zucche',
        'i piselli',
        'le noci',
        'i cavoli',
        'le mandorle',
        'i meloni',
        'le castagne',
      ].map((one) => `${one} costano troppo`),
    ],
    [
      'en',
      [
        'lemons',
        'apricots',
        'cherries',
        'artichokes',
        'plums',
        'beans',
        'pumpkins',
        'peas',
        'walnuts',
        'cabbages',
        'almonds',
        'melons',
        'chestnuts',
      ].map((one) => `the ${one} came late this year`),
    ],
    [
      'es',
      [
        'los limones',
        'los melones',
        'las cerezas',
        'las peras',
        'las ciruelas',
        'los higos',
        'las calabazas',
        'los guisantes',
        'las nueces',
        'las coles',
        'las almendras',
        'las uvas',
        'las castañas',
      ].map((one) => `${one} llegaron tarde`),
    ],
    [
      'nl',
      [
        'citroenen',
        'abrikozen',
        'kersen',
        'artisjokken',
        'pruimen',
        'bonen',
        'pompoenen',
        'erwten',
        'noten',
        'kolen',
        'amandelen',
        'meloenen',
        'kastanjes',
      ].map((one) => `de ${one} kwamen laat`),
    ],
  ];
  for (const [language, turns] of told) {
    const replies = await repliesTo(turns, language);
    const holding = replies.filter((reply, at) => sharesContent(turns[at] ?? '', reply, language));
    expect(holding.length, language).toBeGreaterThan(turns.length - 3);
    expect(new Set(replies).size).toBe(replies.length);
  }
});

test('who is missed is spoken of as gone', () => {
  expect(tellsOfDeath('mijn vader leeft niet meer', 'nl')).toBe(true);
  expect(tellsOfDeath('ik wou dat mijn opa er nog was', 'nl')).toBe(true);
  expect(tellsOfDeath('mijn vader leeft nog', 'nl')).toBe(false);
});

test('what begins like a question in Dutch is one only where it asks', async () => {
  const asked = await repliesTo(['wat betekent dat nou'], 'nl');
  const called = await repliesTo(['wat is het hier stil'], 'nl');
  const taken = wordsFor('nl').asked.taken;
  expect(taken.some((line) => asked[0]?.includes(line))).toBe(true);
  expect(taken.some((line) => called[0]?.includes(line))).toBe(false);
});

test('of a message in pieces the one that names a thing is given back', async () => {
  const [traffic, where] = await repliesTo(
    ['ongeluk verderop, A67 dicht', 'volgende week weer een, in Lombok'],
    'nl',
  );
  expect(traffic).toContain('A67 dicht');
  expect(where?.toLowerCase()).toContain('in lombok');
});
