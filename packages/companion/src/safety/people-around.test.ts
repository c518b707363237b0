import { describe, expect, test } from 'vitest';
import { assessMessage } from './assess.ts';
import { crisisWordsOf } from './crisis-words/by-language.ts';
import { quietWordings, reliefWordings } from './crisis-words/quiet-wordings.ts';
import { crisisReply } from './crisis-reply.ts';
import { converse, noon, testCompanion } from '../testing/turns.ts';
import { assessPerson } from './person-risk.ts';
import { type Lane, noRisk, type RiskLevel, type RiskState } from './risk.ts';

const known = (level: RiskLevel, lanes: Lane[], done: RiskState['care']['done']): RiskState => {
  const none = noRisk(noon);
  return { ...none, level, peak: level, lanes, lastSignalAt: noon, care: { ...none.care, done } };
};
const concern = known('R2', ['self_harm'], ['ask']);

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
