import { describe, expect, test } from 'vitest';
import { messageInContext } from '../message-in-context.ts';
import { converse, testCompanion, turnOf } from '../testing/turns.ts';

describe('no strength left, papers in order, a dog given away', () => {
  test.each([
    ['it', 'Davvero, non ce la faccio più'],
    ['it', 'ho già organizzato tutti i miei conti'],
    ['it', 'ho regalato il mio coniglio'],
    ['en', 'I just can’t do this anymore'],
    ['en', 'I gave my rabbit away'],
    ['es', 'no aguanto más'],
    ['es', 'he regalado a mi gata'],
    ['nl', 'ik kan echt niet meer'],
    ['nl', 'ik heb mijn kat weggegeven'],
  ] as const)('each count as a weak sign (%s): %s', (language, text) => {
    const { level, weakSign } = messageInContext(turnOf(text, { language }), text, [], language);
    expect(level < 'R2').toBe(true);
    expect(weakSign).toBe(1);
  });

  test.each([
    [
      'it',
      'non ne posso più',
      'ho messo a posto tutti i documenti, le mie carte, ho sistemato tutto',
    ],
    ['en', 'I can’t cope anymore', 'we rehomed my cat'],
    ['es', 'no doy más', 'he encontrado casa para mi gata'],
    ['nl', 'ik hou dit niet vol', 'ik heb iemand gevonden voor mijn hond'],
  ] as const)(
    'two of different kinds are asked about openly (%s): %s; %s',
    (language, first, then) => {
      const found = messageInContext(turnOf(then, { language }), then, [first, 'ok'], language);
      expect(found.level >= 'R2').toBe(true);
    },
  );

  test.each([
    ['it', 'non ne posso più', 'trasloco finito, ho sistemato tutto'],
    ['it', 'non ne posso più', 'ho sistemato tutto in ufficio prima delle vacanze'],
    ['en', 'I can’t take it anymore', 'gave my old stuff away to charity'],
    ['en', 'I can’t cope anymore', 'the life insurance salesman rang twice'],
    ['es', 'no aguanto más', 'ya tengo todo listo para el viaje'],
    ['nl', 'ik trek dit niet meer', 'alles geregeld voor de verhuizing'],
  ] as const)(
    'and not what is done for a journey or a house (%s): %s; %s',
    (language, first, then) => {
      const found = messageInContext(turnOf(then, { language }), then, [first], language);
      expect(found.ruleIds).not.toContain('quiet.signs');
      expect(found.level < 'R2').toBe(true);
    },
  );

  test('the same said twice is no second sign, and being tired of a boss is none', () => {
    const again = messageInContext(
      turnOf('', { language: 'en' }),
      'i cant do this',
      ['i cant go on'],
      'en',
    );
    expect(again.ruleIds).not.toContain('quiet.signs');
    const boss = 'i cant take my boss anymore, he is impossible';
    const { weakSign } = messageInContext(turnOf(boss, { language: 'en' }), boss, [], 'en');
    expect(weakSign).toBeLessThan(1);
  });

  test('bring an open question and no card', async () => {
    const heard = await converse(
      testCompanion(),
      ['I can’t go on like this', 'I gave my dog away'],
      {
        language: 'en',
      },
    );
    expect(heard.at(-1)?.text).toMatch(/\?/u);
    expect(heard.at(-1)?.text).not.toMatch(/112|suicid/u);
  });
});
