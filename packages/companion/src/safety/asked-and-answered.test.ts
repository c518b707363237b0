import { languages } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { assessMessage } from './assess.ts';
import { confirmWordings } from './crisis-words/confirm-wordings.ts';
import { crisisWordsOf } from './crisis-words/by-language.ts';
import { takenBackWordings } from './crisis-words/taken-back-wordings.ts';
import { crisisReply } from './crisis-reply.ts';
import { asDirectAnswer } from './direct-answer.ts';
import { converse, noon, testCompanion } from '../testing/turns.ts';
import { assessPerson } from './person-risk.ts';
import { type Lane, noRisk, type RiskLevel, type RiskState } from './risk.ts';

type Code = 'it' | 'en' | 'es' | 'nl';

const known = (level: RiskLevel, lanes: Lane[], done: RiskState['care']['done']): RiskState => {
  const none = noRisk(noon);
  return { ...none, level, peak: level, lanes, lastSignalAt: noon, care: { ...none.care, done } };
};
const concern = known('R2', ['self_harm'], ['ask']);
const crisis = known('R3', ['self_harm'], ['ask']);
const guess = known('R3', [], ['confirm']);

/** What a message comes to after this was said by the companion. */
function after(lastReply: string, text: string, language: Code, before: RiskState, guessed = '') {
  return asDirectAnswer(assessMessage(text, { language }), {
    text,
    language,
    before,
    replies: [lastReply],
    guessedFrom: () => assessMessage(guessed, { language }),
    together: () => assessMessage(`${guessed}. ${text}`, { language }),
  });
}

const aboutDying = (language: Code): string => crisisWordsOf(language).acknowledge.R2[0] ?? '';
const aboutPlan = (language: Code): string => crisisWordsOf(language).acknowledge.R3[0] ?? '';

describe('an answer to whether somebody thinks of dying', () => {
  test.each([
    ['it', 'sì'],
    ['it', 'ci ho pensato sì'],
    ['it', 'la sera mi vengono'],
    ['en', 'yeah i have'],
    ['en', 'comes and goes'],
    ['en', 'not tonight'],
    ['en', 'not planning on it'],
    ['en', 'just want to not wake up'],
    ['es', 'sí, a veces'],
    ['es', 'ahora no'],
    ['nl', 'ja'],
    ['nl', 'best vaak'],
  ] as const)(
    'is a crisis where it is a yes, or one for other hours (%s: %s)',
    (language, text) => {
      expect(after(aboutDying(language), text, language, concern)).toMatchObject({
        level: 'R3',
        lanes: ['self_harm'],
      });
    },
  );

  test.each([
    ['it', 'no'],
    ['it', 'ma no, sono solo stanca'],
    ['en', 'no. just ashamed'],
    ['en', 'god no, why would you ask that'],
    ['en', 'no way'],
    ['en', 'i didnt mean that literally'],
    ['en', 'im never going to do anything to myself'],
    ['es', 'que va, hablo del trabajo'],
    ['nl', 'nee hoor, het is gewoon de toetsweek'],
  ] as const)('is believed where it is a no (%s: %s)', (language, text) => {
    expect(after(aboutDying(language), text, language, concern)).toMatchObject({
      level: 'R0',
      isNo: true,
    });
  });

  test.each([
    ['it', 'no, ma voglio morire lo stesso'],
    ['en', 'no but i took all my pills'],
    ['en', 'dad wont do anything about it'],
    ['en', 'no i havent spoken to my doctor'],
    ['en', 'no point'],
    ['en', 'no please dont tell anyone'],
    ['en', 'he swore hed never do that again'],
    ['en', 'not going to do anything, it’s thoughts i want to die'],
    ['es', 'no, pero quiero morirme'],
    ['nl', 'nee maar ik wil dood'],
  ] as const)('is not believed against what stands beside it (%s: %s)', (language, text) => {
    expect(after(aboutDying(language), text, language, concern)).not.toMatchObject({ isNo: true });
  });

  test.each([
    ['it', 'ho già pensato a come'],
    ['it', 'stanotte'],
    ['en', 'tonight when theyre asleep'],
    ['en', 'i know how'],
    ['es', 'el domingo'],
    ['nl', 'ik heb al bedacht hoe'],
    ['nl', 'morgen'],
  ] as const)('is the gravest where it is a how or a when (%s: %s)', (language, text) => {
    expect(after(aboutPlan(language), text, language, crisis).level).toBe('R4');
  });

  test('is one as well where it was denied first', () => {
    const [left = '', safe = '', meant = ''] = crisisWordsOf('en').denial;
    for (const question of [left, meant])
      expect(after(question, 'a bit', 'en', concern).level).toBe('R3');
    expect(after(safe, 'not really', 'en', concern).level).toBe('R3');
    expect(after(safe, 'yes i do', 'en', concern).level).toBe('R0');
    expect(after(safe, 'no im fine', 'en', concern).level).toBe('R0');
  });

  test('counts some messages later, where nothing was asked since', () => {
    const late = (replies: string[], text: string, before = concern): string =>
      asDirectAnswer(assessMessage(text, { language: 'en' }), {
        text,
        language: 'en',
        before,
        replies,
        guessedFrom: () => assessMessage('', { language: 'en' }),
        together: () => assessMessage(text, { language: 'en' }),
      }).level;
    const asked = [aboutDying('en'), 'He’s called Rex, okay.'];
    expect(late(asked, 'yeah i think about it')).toBe('R3');
    expect(late([...asked, 'Who could you tell?'], 'yeah i think about it')).not.toBe('R3');
    expect(late(asked, 'yeah he barks a lot')).not.toBe('R3');
    expect(late(asked, 'yeah i think about it', { ...concern, denied: true })).not.toBe('R3');
  });

  test('a time of day is no plan where none was asked for', () => {
    expect(after('Hoe was je dag?', 'vanavond', 'nl', concern).level).toBe('R0');
  });
});

describe('a denial in so many words', () => {
  test.each([
    ['it', 'no no non voglio farmi niente, è l’alcol'],
    ['en', 'i am NOT going to act on anything'],
    ['en', 'no i havent been thinking of ending my life, i just quit drinking'],
    ['es', 'no me voy a matar si es lo que quieres saber'],
    ['es', 'no digo matarme, digo que el corazón no aguanta'],
    ['nl', 'doe normaal man ik ben niet suicidaal'],
    ['nl', 'dood? nee zeg. ik drink gewoon te veel'],
  ] as const)('raises nothing (%s: %s)', (language, text) => {
    expect(after('', text, language, crisis)).toMatchObject({ level: 'R0', isNo: true });
  });

  test('says nothing of somebody about whom there was no worry', () => {
    const text = 'I don’t want to die, I just want it to stop';
    const message = assessMessage(text, { language: 'en' });
    const place = { text, language: 'en', before: null, replies: [] } as const;
    const alone = () => message;
    expect(asDirectAnswer(message, { ...place, guessedFrom: alone, together: alone })).toBe(
      message,
    );
  });

  test('ends the path: what follows is listened to', async () => {
    const heard = await converse(
      testCompanion(),
      [
        'I want to die',
        'no, I don’t want to die. I was angry',
        'she never called me back',
        'my sister I mean',
      ],
      { language: 'en' },
    );
    const { items, openLine } = crisisWordsOf('en');
    const ofPath = [...Object.values(items).flat(), ...openLine.map((say) => say(''))];
    for (const { text } of heard.slice(2))
      expect(ofPath.some((one) => text.includes(one))).toBe(false);
  });
});

describe('what a guess is asked about', () => {
  test('is one thing: the writer’s own life, or danger for anybody where another person is mentioned', () => {
    for (const { code } of languages) {
      const { self, any } = confirmWordings[code];
      const own = {
        it: 'non ce la faccio più',
        en: 'I can’t go on',
        es: 'no puedo más',
        nl: 'ik kan niet meer',
      }[code];
      const of = {
        it: 'mia figlia ha dei tagli',
        en: 'my daughter has cuts',
        es: 'mi hija tiene cortes',
        nl: 'mijn dochter heeft sneeën',
      }[code];
      const message = {
        ...assessMessage('', { language: code }),
        level: 'R3' as const,
        lanes: ['self_harm' as const],
        isGuess: true,
      };
      const place = {
        language: code,
        interfaceLanguage: code,
        chosenCountry: 'IT',
        now: noon,
        isFarewell: false,
        said: [],
        message,
        state: guess,
      };
      const begin = (say: (number: string) => string): string => say('#').split('#')[0] ?? '';
      const asked = (text: string): string => crisisReply({ ...place, text })?.text ?? '';
      expect(self.some((say) => asked(own).startsWith(begin(say)))).toBe(true);
      expect(any.some((say) => asked(of).startsWith(begin(say)))).toBe(true);
    }
  });
});

describe('a guess that is met with other words', () => {
  const hidden = 'gister stond ik in de stal met een touw';

  test('is a crisis where it is only not now', () => {
    expect(after('', 'nu niet nee', 'nl', guess, hidden)).toMatchObject({
      level: 'R3',
      isGuess: false,
    });
  });

  test.each([
    ['it', 'no ora lui è al lavoro', 'ha detto che se lo lascio mi ammazza'],
    ['en', 'no hes not home', 'he said he’ll kill me if I leave'],
    ['es', 'no, ahora está trabajando', 'dice que me va a matar'],
    ['nl', 'nee hij is niet thuis', 'hij heeft gezegd dat hij me vermoordt als ik wegga'],
  ] as const)(
    'is still there where somebody violent is only away (%s)',
    (language, text, guessed) => {
      expect(after('', text, language, guess, guessed).level).toBe('R3');
    },
  );

  test('is taken back with an apology, and without another step', () => {
    for (const { code } of languages) {
      const no = {
        it: 'ma no, parlavo di un film',
        en: 'what?? no, it was a film',
        es: 'que no, era una peli',
        nl: 'huh? nee, het was een film',
      };
      const message = after('', no[code], code, guess);
      const { state } = assessPerson(guess, message, noon);
      const place = { language: code, interfaceLanguage: code, chosenCountry: null, now: noon };
      const reply = crisisReply({
        ...place,
        text: no[code],
        isFarewell: false,
        said: [],
        message,
        state,
      });
      expect(takenBackWordings[code].misread).toContain(reply?.text);
      expect(state.level).toBe('R2');
    }
  });

  test('is asked about in plain words where it was passed over', () => {
    const asked = after('', 'just sitting. nice view', 'en', guess, 'im on the roof, looking down');
    expect(asked).toMatchObject({ level: 'R2', isWeak: false });
  });

  test('is asked about once more as what it was', () => {
    const other = 'my friend wrote goodbye and wont pick up';
    const asked = after('', 'she lives miles off', 'en', guess, other);
    expect(asked.lanes).toEqual(assessMessage(other, { language: 'en' }).lanes);
    expect(after('', 'i dont know her street', 'en', guess, other).level).not.toBe('R4');
  });

  test('about a body is not asked about dying instead', () => {
    const asked = after('', 'it always does that', 'en', guess, 'i cant breathe');
    expect(asked.ruleIds).not.toContain('person.unanswered');
  });
});

describe('a yes to the other questions of the path', () => {
  test('means at hand are R4, voices that command R5', () => {
    for (const { code } of languages) {
      const yes = { it: 'sì', en: 'yes', es: 'sí', nl: 'ja' }[code];
      const { acknowledge, lanes } = crisisWordsOf(code);
      expect(after(acknowledge.R3[2] ?? '', yes, code, crisis).level).toBe('R4');
      expect(after(lanes.psychosis?.[1] ?? '', yes, code, crisis).level).toBe('R5');
      expect(after(acknowledge.R3[2] ?? '', 'no', code, crisis).level).toBe('R0');
    }
  });
});

test('who was hurt by somebody and is fine now is not asked about thoughts of their own', async () => {
  const texts = ['my boyfriend punched me', 'im fine now'];
  const [, then] = await converse(testCompanion(), texts, { language: 'en' });
  expect(crisisWordsOf('en').denial).not.toContain(then?.text);
  const own = ['i want to be dead', 'im fine now'];
  const [, taken] = await converse(testCompanion(), own, { language: 'en' });
  expect(crisisWordsOf('en').denial).toContain(taken?.text);
});
