import type { Language } from '@accanto/contract';
import { expect, test } from 'vitest';
import { understand } from './understand.ts';

type Cases = readonly (readonly [Language, string])[];

test.each([
  ['it', 'sai com’è, sei ore di fuso'],
  ['it', 'mi ascolti e basta?'],
  ['it', 'la sera non parlo con nessuno'],
  ['it', 'sono strana o no?'],
  ['en', 'should i tell her'],
  ['en', 'do you know any tricks for sleeping'],
  ['es', 'tu que le dirias?'],
  ['es', 'no me da consejos nadie, tu sabes algo para dormir? un truco'],
  ['es', 'o sea que soy rara o no?'],
  ['nl', 'met niemand. wie moet ik dat nou vertellen'],
  ['nl', 'da nummer is da ook voor belgie?'],
  ['nl', 'neeje ge moet nie panikeren'],
  ['nl', 'kan ik daar ook typen?'],
  ['nl', 'nee joh. of ja weet ik veel'],
  ['nl', 'nee niemand. alleen jij'],
  ['nl', 'het was echt een gewone dinsdag'],
  ['en', 'lol no i know ur an ai. i asked if thats all you got'],
  ['en', 'so is that too many or not'],
  ['en', 'or maybe not'],
  ['en', 'who even writes that'],
  ['es', 'ya se que eres una ia. te pedia un truco pa dormir'],
  ['it', 'boh non mi va di chiamare. parlo con te'],
  ['it', 'ti ho detto che sta con un’altra e tu mi dici grazie??'],
  ['nl', 'weet jij een andere sport die wel kan met zo’n knie?'],
  ['es', 'Estoy hablando con un amigo por el otro teléfono.'],
  ['es', 'tú sabes si vale un duplicado?'],
] satisfies Cases)(
  'who asks or answers another thing is not told what answers (%s): %s',
  (...given) => {
    const [language, text] = given;
    const { act, mayAskWhoAnswers } = understand(text, [], language);
    expect(act).not.toBe('human');
    expect(mayAskWhoAnswers).toBe(false);
  },
);

test.each([
  ['it', 'no, dimmi se sei un robot'],
  ['en', 'no but are you a bot'],
  ['en', 'who even are you'],
  ['en', 'maybe not a real person are you'],
  ['es', 'no, pero eres una maquina?'],
  ['es', 'estoy hablando con una máquina?'],
  ['es', 'sabes si hay alguien leyendo?'],
  ['es', 'y cuando apago el móvil dónde vas'],
  ['nl', 'nee maar ben je een computer?'],
  ['nl', 'kan ik hier een mens spreken?'],
] satisfies Cases)('who does ask is told (%s): %s', (language, text) => {
  const { act, mayAskWhoAnswers } = understand(text, [], language);
  expect(act === 'human' || mayAskWhoAnswers).toBe(true);
});

test.each([
  ['it', 'se perdo marta perdo tutto quello che ho costruito qui'],
  ['en', 'I asked nothing about privacy.'],
  ['es', 'Mi nombre. Que no saben decir la eñe.'],
  ['nl', 'alles wat ik hier heb opgebouwd ben ik kwijt'],
] satisfies Cases)(
  'what asks nothing about secrets is told nothing of them (%s): %s',
  (...given) => {
    const [language, text] = given;
    expect(understand(text, [], language).act).not.toBe('privacy');
  },
);
