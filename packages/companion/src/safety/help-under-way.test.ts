import { describe, expect, test } from 'vitest';
import { converse, testCompanion } from '../testing/turns.ts';
import { answersIn } from './crisis-answers.ts';

const companion = testCompanion();

describe('somebody in danger who is about to call', () => {
  test.each([
    ['it', 'ok chiamo'],
    ['it', 'adesso li chiamo'],
    ['it', 'gli telefono'],
    ['it', 'chiamo il centro antiveleni'],
    ['it', 'chiamo mio cugino allora'],
    ['it', 'va bene, provo a chiamare'],
    ['en', 'ok calling'],
    ['en', 'I’m going to ring them now'],
    ['en', 'alright, calling 112'],
    ['es', 'vale, voy a llamar'],
    ['es', 'llamo ya'],
    ['nl', 'oké ik bel nu'],
    ['nl', 'ik ga 112 bellen'],
  ] as const)('is heard (%s): %s', (language, text) => {
    expect(answersIn(text, language, [])).toContain('calling');
  });

  test.each([
    ['it', 'non li chiamo'],
    ['it', 'mi chiamo Anna'],
    ['it', 'lo chiamo Fufi perché è morbido'],
    ['en', 'I’m not calling anyone'],
    ['en', 'should I call them?'],
    ['es', 'no voy a llamar'],
    ['nl', 'ik ga niet bellen'],
  ] as const)('is told from who is not (%s): %s', (language, text) => {
    expect(answersIn(text, language, [])).not.toContain('calling');
  });

  test.each([
    ['it', 'Ho già le pastiglie in mano', 'ok chiamo', /^Sì/u],
    ['en', 'I have the pills in my hand', 'ok calling', /^Yes/u],
    ['es', 'Tengo las pastillas en la mano', 'vale, voy a llamar', /^Sí/u],
    ['nl', 'Ik heb de pillen in mijn hand', 'oké, ik bel nu', /^Ja/u],
  ] as const)(
    'is told to do it, and of somebody who waits (%s)',
    async (language, sign, text, yes) => {
      const [, reply] = await converse(companion, [sign, text], { language });
      expect(reply?.text).toMatch(yes);
      expect(reply?.text).not.toContain('?');
    },
  );
});

test.each([
  ['it', 'mandano qualcuno'],
  ['en', 'they’re sending someone'],
  ['es', 'van a mandar una patrulla'],
  ['es', 'van para allá'],
  ['es', 'ya están de camino'],
  ['nl', 'ze sturen iemand'],
] as const)('help that is on its way was called (%s): %s', (language, text) => {
  expect(answersIn(text, language, ['third_party'])).toContain('called');
});

test.each([
  ['it', 'sta chiamando lui', 'called'],
  ['it', 'arriva l’ambulanza', 'called'],
  ['en', 'my dad is calling an ambulance', 'called'],
  ['es', 'mi madre está llamando al 112', 'called'],
  ['nl', 'mijn vader belt 112', 'called'],
  ['it', 'ora ce le ha mia sorella', 'away'],
  ['en', 'she’s got them now', 'away'],
  ['es', 'las tiene ya mi hermana', 'away'],
  ['nl', 'mijn zus heeft ze nu', 'away'],
  ['it', 'ho svegliato mia sorella', 'somebody'],
  ['en', 'ok I woke her up', 'somebody'],
  ['es', 'he despertado a mi madre', 'somebody'],
  ['nl', 'ik heb mijn moeder wakker gemaakt', 'somebody'],
] as const)('what others do is heard (%s): %s', (language, text, answer) => {
  expect(answersIn(text, language, [])).toContain(answer);
});

test('who answers a guess with a call is taken at their word', async () => {
  const [, reply] = await converse(companion, ['help', 'ok calling the police'], {
    language: 'en',
  });
  expect(reply?.text).toMatch(/^Yes/u);
});

describe('a line that nobody answers', () => {
  test.each([
    ['it', 'non risponde nessuno'],
    ['it', 'è sempre occupato'],
    ['en', 'no one is picking up'],
    ['en', 'the line is busy'],
    ['es', 'está comunicando'],
    ['nl', 'ze nemen niet op'],
  ] as const)('is heard (%s): %s', (language, text) => {
    expect(answersIn(text, language, [])).toContain('no_answer');
  });

  test('is not meant where it is of somebody whom one worries about', () => {
    expect(answersIn('he is at home but no answer', 'en', ['third_party'])).not.toContain(
      'no_answer',
    );
  });

  test('does not end it: the emergency number always answers', async () => {
    const heard = await converse(
      companion,
      ['Ho già le pastiglie in mano', 'ok chiamo', 'non risponde nessuno'],
      { language: 'it' },
    );
    expect(heard.at(-1)?.text).toContain('112');
  });
});

test.each([
  ['it', 'Il mio amico mi ha scritto che si butta adesso', 'grazie', /Prego|Di niente|Figurati/u],
  [
    'nl',
    'mijn vriend appt dat hij er nu een eind aan maakt',
    'dankjewel',
    /Graag|Geen dank|Natuurlijk/u,
  ],
] as const)(
  'thanks in the middle of danger are taken as thanks (%s)',
  async (language, sign, text, welcome) => {
    const heard = await converse(companion, [sign, sign, text], { language });
    expect(heard.at(-1)?.text).toMatch(welcome);
  },
);
