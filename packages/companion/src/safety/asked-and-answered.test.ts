import { languages } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { assessMessage } from './assess.ts';
import { confirmWordings } from './crisis-words/confirm-wordings.ts';
import { crisisWordsOf } from './crisis-words/by-language.ts';
import { quietWordings, reliefWordings } from './crisis-words/quiet-wordings.ts';
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

describe('somebody violent who sleeps or is out', () => {
  test.each([
    ['it', 'mio marito mi ha picchiata stasera', 'adesso dorme, non chiamo nessuno'],
    ['en', 'my husband hit me tonight', 'hes asleep now'],
    ['es', 'mi marido me ha pegado esta noche', 'ahora está dormido'],
    ['nl', 'mijn man heeft me vanavond geslagen', 'nu slaapt hij'],
  ] as const)(
    'brings words for the quiet, not the call for help again (%s)',
    async (language, first, then) => {
      const heard = await converse(testCompanion(), [first, then], { language });
      const { heard: words } = quietWordings[language];
      expect(words.some((one) => heard.at(-1)?.text.includes(one))).toBe(true);
    },
  );
});

test('who is awake and not well is no relief, and need not be woken', async () => {
  const said = [
    'mia cugina ha ingoiato dei sonniferi e mi ha scritto addio',
    'è cosciente ma trema',
  ];
  const heard = await converse(testCompanion(), said, { language: 'it' });
  const { heard: relief } = reliefWordings.it;
  expect(relief.some((one) => heard[1]?.text.includes(one))).toBe(false);
  const awake = await converse(testCompanion(), [said[0] ?? '', 'è sveglia adesso'], {
    language: 'it',
  });
  expect(awake[1]?.text).not.toMatch(/prova a svegliare/u);
});

test('where somebody is violent, a mother who is out is no quiet', async () => {
  const said = ['mio padre mi picchia', 'mia sorella dorme', 'lui è uscito'];
  const heard = await converse(testCompanion(), said, { language: 'it' });
  const isQuiet = (text: string | undefined): boolean =>
    quietWordings.it.heard.some((one) => text?.includes(one) === true);
  expect(isQuiet(heard[1]?.text)).toBe(false);
});

test.each([
  ['it', 'mio padre mi mena quando beve', 'mi sono nascosta nell’armadio', 'ok chiamo'],
  ['en', 'my dad hits me when he drinks', 'i’m locked in the bathroom', 'ok calling'],
  ['es', 'mi padre me pega cuando bebe', 'estoy encerrada en el baño', 'vale, llamo ya'],
] as const)('who is hit at home and hides is in danger now (%s)', async (language, ...said) => {
  const heard = await converse(testCompanion(), said, { language });
  expect(heard[1]?.assessment.level).toMatch(/^R[345]$/u);
  const { calling } = crisisWordsOf(language).answers;
  expect(calling.heard.some((one) => heard[2]?.text.includes(one))).toBe(true);
});

describe('somebody else who was in danger', () => {
  test.each([
    ['it', 'la mia amica ha preso qualcosa e non si sveglia', 'si è svegliata!'],
    ['en', 'my friend took something and wont wake up', 'hes awake!!'],
    ['en', 'my flatmate wrote goodbye and wont pick up', 'we found her, shes fine'],
    ['es', 'mi hermano se ha metido algo y no despierta', 'está despierto!!!'],
    ['nl', 'mijn vriend heeft iets genomen en wordt niet wakker', 'hij is wakker!'],
  ] as const)('and is well again is met with relief (%s)', async (language, first, then) => {
    const heard = await converse(testCompanion(), [first, then], { language });
    const { heard: words } = reliefWordings[language];
    expect(words.some((one) => heard.at(-1)?.text.includes(one))).toBe(true);
  });

  test('also where it was only guessed whose danger it is, which one’s own safety is not', () => {
    for (const text of ['ze is gevonden', 'hij leeft']) {
      const message = assessMessage(text, { language: 'nl' });
      const state: RiskState = { ...known('R3', [], ['ask']) };
      const reply = crisisReply({
        language: 'nl',
        interfaceLanguage: 'nl',
        chosenCountry: null,
        now: noon,
        text,
        isFarewell: false,
        said: [],
        message,
        state,
      });
      expect(reliefWordings.nl.heard.some((one) => reply?.text.includes(one))).toBe(true);
    }
  });
});

describe('who could know of it', () => {
  test.each([
    ['it', 'mia sorella forse', 'non ho nessuno, mia sorella è morta'],
    ['it', 'mio padre credo', 'mio padre dice che esagero'],
    ['en', 'my sister maybe', 'my sister would not understand'],
    ['en', 'my brother i suppose', 'my brother thinks i am soft'],
    ['es', 'mi hermana, creo', 'mi hermana no lo entendería'],
    ['es', 'mi tía quizá', 'mi tía murió en mayo'],
    ['nl', 'mijn zus misschien', 'mijn zus zou het niet begrijpen'],
    ['nl', 'mijn broer, denk ik', 'mijn broer vindt me een aansteller'],
    ['it', 'mio fratello credo', 'mio figlio sta meglio con la nonna'],
    ['en', 'my brother I guess', 'my son is better off with his gran'],
    ['es', 'a mi hermano quizá', 'mi hijo está mejor con su abuela'],
    ['nl', 'mijn broer denk ik', 'mijn zoon is beter af bij oma'],
  ] as const)('is taken up when somebody is named (%s: %s)', (language, name, vain) => {
    const words = crisisWordsOf(language);
    const asked = words.items.people[0] ?? '';
    const place = { language, interfaceLanguage: language, chosenCountry: null, now: noon };
    const reply = (text: string): string => {
      const message = assessMessage(text, { language });
      const { state } = assessPerson({ ...concern, level: 'R3' }, message, noon);
      return (
        crisisReply({ ...place, text, isFarewell: false, said: [asked], message, state })?.text ??
        ''
      );
    };
    expect(words.named).toContain(reply(name));
    expect(words.named).not.toContain(reply(vain));
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
