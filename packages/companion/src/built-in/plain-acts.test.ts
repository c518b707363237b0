import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { converse, testCompanion } from '../testing/turns.ts';
import { textsOf } from './texts/by-language.ts';
import type { Act } from './texts/texts.ts';
import { understand } from './understand.ts';

const companion = testCompanion();

function actFor(language: Language, text: string): Act | null {
  return understand(text, [], language).act;
}

type Case = readonly [Language, Act, string];

test.each([
  ['it', 'apology', 'scusa per lo sfogo'],
  ['it', 'apology', 'mi scusi se la disturbo'],
  ['en', 'apology', 'sorry for rambling'],
  ['es', 'apology', 'perdona por el rollo'],
  ['nl', 'apology', 'sorry voor mijn gezeur'],
  ['it', 'change_subject', 'possiamo cambiare discorso'],
  ['en', 'change_subject', 'can we talk about something else?'],
  ['es', 'change_subject', 'prefiero hablar de otra cosa'],
  ['nl', 'change_subject', 'kunnen we het over iets anders hebben?'],
  ['it', 'whom_to_ask', 'con chi potrei parlare di questa cosa?'],
  ['en', 'whom_to_ask', 'where can I get some help with this?'],
  ['es', 'whom_to_ask', '¿con quién puedo hablar de esto?'],
  ['nl', 'whom_to_ask', 'bij wie kan ik terecht?'],
  ['it', 'permission', 'posso raccontarti un segreto?'],
  ['en', 'permission', 'can I tell you something?'],
  ['es', 'permission', '¿puedo contarte algo?'],
  ['nl', 'permission', 'mag ik je iets vragen?'],
  ['it', 'advice', 'cosa gli rispondo?'],
  ['it', 'advice', 'tu al mio posto che faresti?'],
  ['it', 'privacy', 'se te la dico la racconti a qualcuno?'],
] satisfies Case[])('understood (%s) as %s: %s', (language, act, text) => {
  expect(actFor(language, text)).toBe(act);
});

test.each([
  ['it', 'apology', 'chiedo scusa a mia figlia e lei non risponde'],
  ['en', 'apology', 'I am sorry for what I did to my brother'],
  ['it', 'farewell', 'devo rifare la risonanza lunedì'],
  ['it', 'farewell', 'forse a marzo torno a correre'],
  ['it', 'farewell', 'non capiscono perché ci vado'],
  ['it', 'hostile', 'che vergogna inciampare davanti al sindaco'],
  ['it', 'diagnosis', 'soffro d’ansia da quando ero ragazzo'],
  ['it', 'human', 'quando mi guarda mi si ferma il cuore'],
  ['it', 'minimal', 'ho 63 anni'],
] satisfies Case[])('not taken (%s) for %s: %s', (language, act, text) => {
  expect(actFor(language, text)).not.toBe(act);
});

describe('A question that nobody here can answer', () => {
  test.each(['quando arriva la lettera?', 'guarirà mio zio?', 'ha senso aspettare ancora?'])(
    'is answered as a question: %s',
    (text) => {
      expect(actFor('it', text)).toBe('opinion');
    },
  );

  test.each(['perché sono così incapace?', 'sono un egoista?'])(
    'but what somebody thinks ill of themselves is listened to: %s',
    (text) => {
      const { act, mood } = understand(text, [], 'it');
      expect(act).toBeNull();
      expect(mood).toBe('heavy');
    },
  );
});

test('asked to help calm down, it begins an exercise and goes on with it', async () => {
  const said = (await converse(companion, ['puoi aiutarmi a rilassarmi?', 'fatto'])).map(
    ({ text }) => text,
  );
  const { breathe, ground } = textsOf('it').steps;
  expect([breathe.slice(0, 2), ground.slice(0, 2)]).toContainEqual(said);
});

test('a remark about nobody here is not met with what answers here', async () => {
  const { clarify } = textsOf('it');
  const said = await converse(companion, ['dopo sei anni mi piace ancora', 'nessuno lo saprà mai']);
  for (const { text } of said) expect(clarify.some((one) => text.includes(one))).toBe(false);
});
