import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { disclosesArtificial } from '../../evals/probes.ts';
import { actFor, converse, testCompanion } from '../testing/turns.ts';
import { textsOf } from './texts/by-language.ts';

const companion = testCompanion();

type Cases = readonly (readonly [Language, string])[];

const said: Record<'presence' | 'lived' | 'ask_me' | 'complaint' | 'unclear' | 'repeating', Cases> =
  {
    presence: [
      ['it', 'ma mi stai ascoltando?'],
      ['it', 'ci sei ancora?'],
      ['en', 'are you there'],
      ['en', 'hey are u even listening'],
      ['es', 'estas ahi?'],
      ['es', 'sigues ahi?'],
      ['es', 'me lees?'],
      ['nl', 'ben je er nog?'],
      ['nl', 'luister je wel?'],
    ],
    lived: [
      ['it', 'l’hai mai persa una nonna?'],
      ['it', 'ma tu sei mai stato al mare?'],
      ['en', 'You ever play cribbage?'],
      ['en', 'have you ever lost anyone?'],
      ['es', 'estas triste alguna vez?'],
      ['es', '¿alguna vez has perdido a alguien?'],
      ['es', 'has visto al betis??'],
      ['nl', 'heb jij ooit iemand verloren?'],
    ],
    ask_me: [
      ['it', 'non hai niente da chiedermi?'],
      ['en', 'ask me something'],
      ['es', 'pregúntame algo'],
      ['nl', 'vraag me iets'],
    ],
    complaint: [
      ['it', 'no. non hai capito'],
      ['it', 'hai capito qualcosa?'],
      ['it', 'bella?? ma hai letto? ho detto che non ne posso più'],
      ['it', 'ti ho fatto una domanda'],
      ['it', 'non mi hai chiesto perché glieli ho dati'],
      ['it', 'ma quanto sei pesante'],
      ['en', 'you dont listen do you'],
      ['en', 'youre a bit rubbish at this'],
      ['en', 'you already asked me that'],
      ['en', 'You don’t seem to be answering my question.'],
      ['en', 'you didnt answer me'],
      ['en', 'forget it youre not getting it'],
      ['en', 'easy for you to say'],
      ['en', 'hello? thats all you got'],
      ['en', 'how is that good news'],
      ['es', 'no has entendido nada'],
      ['es', 'No me has contestado.'],
      ['es', 'ya te lo he dicho'],
      ['es', 'eso ya me lo has preguntado'],
      ['es', 'gracias por nada'],
      ['nl', 'ik vroeg wat ik tegen mijn broer moet zeggen'],
      ['nl', 'hoezo goed nieuws???'],
      ['nl', 'je luistert niet'],
      ['nl', 'dat vroeg je net al'],
    ],
    unclear: [
      ['it', 'in che senso?'],
      ['it', 'perché me lo chiedi?'],
      ['en', 'How do you mean?'],
      ['en', 'what do you mean?'],
      ['en', 'what??'],
      ['en', 'mean what lol'],
      ['es', 'a que? no entiendo la pregunta'],
      ['es', 'que pregunta es esa'],
      ['nl', 'hoe bedoel je'],
      ['nl', 'waarom vraag je dat'],
    ],
    repeating: [
      ['it', 'mi ripeti a pappagallo le stesse cose'],
      ['en', 'can you stop saying it back to me in quotes its weird'],
      ['en', 'I find this rather tiresome. You turn everything I say back on me.'],
      ['es', 'me lo repites tal cual'],
      ['nl', 'je zegt alleen maar na wat ik zeg'],
    ],
  };

const told: typeof said = {
  presence: [
    ['it', 'mio padre non mi ascolta mai'],
    ['en', 'is anybody there?'],
    ['es', '¿hay alguien ahí?'],
    ['nl', 'is daar iemand?'],
  ],
  lived: [
    ['it', 'non l’ho mai persa di vista'],
    ['en', 'you know when you can’t breathe'],
    ['es', 'nunca he perdido a nadie'],
    ['es', '¿has visto lo que te he escrito?'],
    ['nl', 'ik heb ooit iemand verloren'],
  ],
  ask_me: [
    ['it', 'non ho niente da chiedere a mio padre'],
    ['en', 'he will ask me something about the money'],
    ['es', 'mi hijo quiere preguntarme algo'],
    ['nl', 'ze wilde me iets vragen'],
  ],
  complaint: [
    ['it', 'gli ho fatto una domanda e se n’è andato'],
    ['it', 'non hai idea di quanto sia stanca'],
    ['en', 'my boss says you dont listen'],
    ['en', 'i asked him a question and he left'],
    ['es', 'mi marido no me escucha'],
    ['nl', 'mijn man luistert niet naar me'],
    ['nl', 'hij geeft nooit antwoord'],
  ],
  unclear: [
    ['it', 'non so cosa intende mia madre'],
    ['en', 'i dont know what he means'],
    ['es', 'no entiendo a mi hijo'],
    ['nl', 'ik snap mijn zoon niet'],
  ],
  repeating: [
    ['it', 'mio figlio dice sempre le stesse cose'],
    ['en', 'he throws everything I say back at me'],
    ['es', 'mi madre lo repite todo'],
    ['nl', 'mijn dochter praat me na'],
  ],
};

for (const act of ['presence', 'lived', 'ask_me', 'complaint', 'unclear', 'repeating'] as const) {
  describe(`what is said to the listener: ${act}`, () => {
    test.each(said[act])('(%s) %s', (language, text) => {
      expect(actFor(language, text)).toBe(act);
    });

    test.each(told[act])('is not what tells of others (%s): %s', (language, text) => {
      expect(actFor(language, text)).not.toBe(act);
    });
  });
}

test.each([
  ['it', 'sei una persona vera? mi stai ascoltando?'],
  ['en', 'are you a real person? are you there?'],
  ['es', '¿eres una persona? ¿sigues ahí?'],
  ['nl', 'ben je een mens? ben je er nog?'],
] satisfies Cases)('it gives way to the question who answers (%s): %s', (language, text) => {
  expect(actFor(language, text)).toBe('human');
});

test.each([
  ['it', 'Mi manca la cucina di mia nonna.', 'mi stai ascoltando?', 'la cucina di mia nonna'],
  ['en', 'My neighbour keeps shouting at night.', 'are you there?', 'keeps shouting at night'],
  ['es', 'Mi vecina grita por las noches.', '¿sigues ahí?', 'grita por las noches'],
  ['nl', 'Mijn buurman schreeuwt elke nacht.', 'ben je er nog?', 'schreeuwt elke nacht'],
] as const)('asked whether it is there, it has a word of what was told (%s)', async (...given) => {
  const [language, tells, asks, words] = given;
  const heard = await converse(companion, [tells, asks], { language });
  expect(heard[1]?.text).toContain(words);
  expect(disclosesArtificial(heard[1]?.text ?? '')).toBe(false);
});

test.each(['it', 'en', 'es', 'nl'] as const)(
  'asked whether it has lived something, it says honestly what it is (%s)',
  (language) => {
    for (const reply of textsOf(language).acts.lived.replies)
      expect(disclosesArtificial(reply)).toBe(true);
  },
);

test.each([
  ['it', 'no. non hai capito', 'in che senso?'],
  ['en', 'you dont listen do you', 'mean what lol'],
  ['es', 'no has entendido nada', 'que pregunta es esa'],
  ['nl', 'ik vroeg wat ik moet zeggen', 'hoe bedoel je'],
] as const)(
  'a complaint is owned and a question taken back, without an echo (%s)',
  async (...given) => {
    const [language, ...texts] = given;
    const heard = await converse(companion, texts, { language });
    for (const [at, { text }] of heard.entries())
      expect(text.toLowerCase()).not.toContain(texts[at]?.replace('?', '').toLowerCase());
  },
);
