import { expect, test } from 'vitest';
import { actOf } from './act-of-message.ts';
import { converse, testCompanion } from '../testing/turns.ts';
import { understand } from './understand.ts';

test.each([
  'schilderen',
  'lekker gezwommen vanochtend',
  'ik hoop dat ik dinsdag naar Texel ga',
  'spannend om zo ver weg te gaan',
  'morgen weer een gesprek op school',
  'het is uit',
  'dat was het mooiste van de dag',
  'het was best een fijne avond',
  'ik ga mijn nichtje een boek geven',
])('what goes on with a story in Dutch takes no leave: %s', (text) => {
  expect(actOf(text, [], 'nl')).not.toBe('farewell');
});

test.each(['ik ga proberen te slapen', 'tijd om te gaan slapen', 'oké ik ga pitten', 'mazzel'])(
  'and what takes leave still does: %s',
  (text) => {
    expect(actOf(text, [], 'nl')).toBe('farewell');
  },
);

test('nobody here is insulted or thanked by what says nothing of "you"', () => {
  expect(actOf('zielig hoor', [], 'nl')).not.toBe('hostile');
  expect(actOf('dat deed me goed', [], 'nl')).not.toBe('thanks');
  expect(actOf('jij bent echt zielig', [], 'nl')).toBe('hostile');
});

test('who says that one is right does not ask who answers', () => {
  expect(understand('boh forse hai ragione', [], 'it').mayAskWhoAnswers).toBe(false);
  expect(understand('ma tu hai sentimenti veri?', [], 'it').act).toBe('human');
});

test('who tells of a thing takes no leave, who speaks of bed may', () => {
  expect(actOf('de kippen leggen weer', [], 'nl')).not.toBe('farewell');
  expect(actOf('de pruimen kwamen laat', [], 'nl')).not.toBe('farewell');
  expect(actOf('de groeten en tot morgen', [], 'nl')).toBe('farewell');
});

test.each([
  'my nan keeps falling over',
  'feeling a bit better today',
  'long day',
  'day off today',
  'back at work tomorrow',
  'moving out next week',
  'does it go away',
  'im leaving him',
  'course I’m going',
  'Linda',
])('a conversation that opens with little in English is no goodbye: %s', (text) => {
  expect(actOf(text, [], 'en')).not.toBe('farewell');
});

test.each([
  'im off',
  'toodle pip',
  'my bus is here',
  'shutting my eyes now, night',
  'that’s my stop',
])('and what takes leave in English still does: %s', (text) => {
  expect(actOf(text, [], 'en')).toBe('farewell');
});

test.each([
  'someone told me to fuck off in the car park',
  'he just said fuck off and hung up',
  'they can all piss off',
  'told my boss to fuck off',
  'she screamed leave me alone',
])('what others were told is no insult to who listens: %s', (text) => {
  expect(actOf(text, [], 'en')).toBeNull();
});

test.each(['fuck off', 'you can piss off', 'I said leave me alone', 'oh shut up'])(
  'and what is told to who listens is one: %s',
  (text) => {
    expect(actOf(text, [], 'en')).toBe('hostile');
  },
);

test.each([
  'De koffie hier smaakt naar het gebouw.',
  'ongeluk verderop, A67 dicht',
  'moet nog 2 uur',
  'moet nog een uur wachten',
  'me hond is weg',
  '3 uur weg',
  'ns is naatje',
  'de hele nacht',
  'ik ga naar de psycholoog',
  'Ik ga sinds kort naar de biljartclub',
  'ik ga naar mijn ouders dit weekend om na te denken',
  'Morgen',
  'morgen vrij!',
])('a fact in Dutch takes no leave: %s', (text) => {
  expect(understand(text, [{ role: 'user', content: 'hoi' }], 'nl').act).not.toBe('farewell');
});

test.each([
  'de hele dag gewerkt, welterusten',
  'wekker staat om 6 uur, doei',
  'moet nog een was ophangen, doei',
  'ik ga naar mijn bed',
  'morgen weer verder',
  'ik ga naar mijn oma, doei',
  'zo, Wim wil eten. tot later',
  'nou dat was het, ik wilde het even vertellen',
  'nou goed dat was het dan weer',
])('but with a word of leave it does: %s', (text) => {
  expect(understand(text, [{ role: 'user', content: 'hoi' }], 'nl').act).toBe('farewell');
});

test.each(['Morgen', 'mogge', 'middag!', 'even zwaaien'])(
  'what opens a conversation greets: %s',
  (text) => {
    expect(actOf(text, [], 'nl')).toBe('greeting');
  },
);

test.each([
  'me dijo vete a la mierda antes de decir hola',
  'mi jefa me llamó gilipollas',
  'menudo cabrón',
  'vete a la mierda me dijo',
  'qué asco',
  'el muy imbécil',
  'es un inútil mi cuñado',
])('what others said, or are called, insults nobody here: %s', (text) => {
  expect(actOf(text, [], 'es')).not.toBe('hostile');
});

test.each([
  'vete a la mierda',
  'qué asco me das',
  'me ha dicho que hable contigo. eres una inútil',
  'menuda mierda de app',
])('and what is said to the companion does: %s', (text) => {
  expect(actOf(text, [], 'es')).toBe('hostile');
});

test('only what has a word of wondering in it may ask in passing who answers', () => {
  expect(understand('por si escribe', [], 'es').mayAskWhoAnswers).toBe(false);
  expect(understand('propongo algo y nadie contesta', [], 'es').mayAskWhoAnswers).toBe(false);
});

const talk = [
  { role: 'user', content: 'ayer fuimos al veterinario con el perro' },
  { role: 'assistant', content: 'Te escucho.' },
] as const;

test.each(['Toby', 'administrativa', 'NUEVE'])(
  'one word within a conversation may be told: %s',
  (text) => {
    expect(actOf(text, talk, 'es')).toBeNull();
    expect(actOf(text, [], 'es')).toBe('minimal');
  },
);

test.each(['imagínate', 'exactamente', 'asdfgh', 'jajajaja', 'vale'])(
  'and one that only comments is not: %s',
  (text) => {
    expect(actOf(text, talk, 'es')).toBe('minimal');
  },
);

test('one word that was said before is given back once more', async () => {
  const heard = await converse(testCompanion(), ['me ha matado sesenta veces', 'sesenta'], {
    language: 'es',
  });
  expect(heard.at(-1)?.text).toMatch(/^Sesenta/u);
});

test('who tells an age is not asked what has changed since', async () => {
  const [hello] = await converse(testCompanion(), ['Hola, soy Marisa, 63 años'], {
    language: 'es',
  });
  expect(hello?.text).not.toMatch(/estos años|mucho tiempo/u);
});

test.each([
  ['no me digas que coma', true],
  ['no me digas que no', false],
])('who is not to be told to eat is listened to: %s', (text, isAskedFor) => {
  expect(actOf(text, talk, 'es') === 'listen_only').toBe(isAskedFor);
});
