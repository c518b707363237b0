import { describe, expect, test } from 'vitest';
import { converse, testCompanion } from '../testing/turns.ts';
import { assessMessage } from './assess.ts';

test.each([
  ['it', 'mi tengono chiusa qui', 'violence'],
  ['it', 'mi costringono a prostituirmi', 'violence'],
  ['it', 'mi sono buttata ma sono viva', 'self_harm'],
  ['en', 'I’m being trafficked', 'violence'],
  ['en', 'I jumped but I survived', 'self_harm'],
  ['es', 'me tienen encerrada', 'violence'],
  ['nl', 'ze houden me hier vast', 'violence'],
] as const)('grave and said outright (%s): %s', (language, text, lane) => {
  const { level, lanes } = assessMessage(text, { language });
  expect(level >= 'R4').toBe(true);
  expect(lanes).toContain(lane);
});

describe('an emergency in a few plain words', () => {
  test.each([
    ['it', 'mi hanno accoltellato', 'medical'],
    ['it', 'suona l’allarme del monossido e mi fa male la testa', 'medical'],
    ['it', 'sono diabetico e ho la glicemia a 28', 'medical'],
    ['it', 'stanno entrando i ladri', 'violence'],
    ['en', 'I’ve been stabbed', 'medical'],
    ['en', 'I shook the baby', 'medical'],
    ['en', 'someone is breaking in', 'violence'],
    ['en', 'theres somebody in our flat', 'violence'],
    ['es', 'me han apuñalado', 'medical'],
    ['es', 'he zarandeado al bebé', 'medical'],
    ['es', 'ha entrado alguien en casa', 'violence'],
    ['nl', 'ik ben neergestoken', 'medical'],
    ['nl', 'de koolmonoxidemelder gaat af en ik heb hoofdpijn', 'medical'],
    ['nl', 'er wordt ingebroken!', 'violence'],
  ] as const)('is one (%s): %s', (language, text, lane) => {
    const { level, lanes } = assessMessage(text, { language });
    expect(level).toBe('R5');
    expect(lanes).toContain(lane);
  });

  test.each([
    ['it', 'mi hanno accoltellato alle spalle, quei colleghi'],
    ['it', 'suona il rilevatore del monossido, è la pila'],
    ['en', 'I’ve been stabbed in the back by my own team'],
    ['en', 'he got shot in the film and I screamed'],
    ['en', 'there’s a man in my house who loves me'],
    ['en', 'my teacher asked for a picture of the volcano'],
    ['es', 'la glucosa está en 90'],
    ['es', 'hay fuego en la chimenea y estoy leyendo'],
    ['es', 'hay un incendio en la casa de enfrente de la serie'],
    ['nl', 'er wordt hier in de straat vaak ingebroken'],
  ] as const)('is told from what only sounds like it (%s): %s', (language, text) => {
    expect(assessMessage(text, { language }).ruleIds).not.toContain('emergency.plain');
  });
});

test.each([
  ['it', 'il prof mi tocca'],
  ['es', 'el profesor me toca'],
  ['en', 'my swim coach kisses me'],
  ['en', 'he keeps asking me to send nudes'],
] as const)(
  'who is touched by somebody with power over them is believed (%s)',
  (language, text) => {
    const { level, lanes } = assessMessage(text, { language });
    expect(level >= 'R2').toBe(true);
    expect(lanes).toContain('violence');
  },
);

test.each([
  ['it', 'la mia casa va a fuoco', /112.*Allontanati|112.*stanza|112.*vicin/u],
  ['en', 'my house is on fire', /112.*(away|somebody|someone|neighbour)/u],
  ['es', 'hay un incendio en el salón', /112.*(puerta de casa|haya alguien|sal de)/u],
] as const)('out of a fire, not to wait in it (%s)', async (language, text, out) => {
  const [reply] = await converse(testCompanion(), [text], { language });
  expect(reply?.text).toMatch(out);
  expect(reply?.text).not.toMatch(/door for whoever|porta per chi arriva/u);
});
