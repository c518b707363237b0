import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { actFor, converse, testCompanion } from '../testing/turns.ts';
import { textsOf } from './texts/by-language.ts';
import type { Act } from './texts/texts.ts';
import { understand } from './understand.ts';

const companion = testCompanion();

type Cases = (readonly [Language, string])[];

const requests: Partial<Record<Act, Cases>> = {
  apology: [
    ['it', 'scusa per prima'],
    ['it', 'lo so che è una sciocchezza'],
    ['en', 'sorry for snapping at you'],
    ['en', 'I know it’s silly'],
    ['es', 'perdona por lo de ayer'],
    ['es', 'ya sé que es una chorrada'],
    ['nl', 'sorry voor daarnet'],
    ['nl', 'het is vast heel suf'],
  ],
  reassurance: [
    ['it', 'sto esagerando?'],
    ['en', 'am I overreacting?'],
    ['es', '¿soy una mala amiga?'],
    ['es', '¿es normal llorar tanto?'],
    ['nl', 'ben ik gek?'],
  ],
  change_subject: [
    ['it', 'possiamo cambiare argomento'],
    ['en', 'I don’t want to talk about my ex'],
    ['es', 'prefiero hablar de otra cosa'],
    ['nl', 'laten we het over iets anders hebben'],
  ],
  luck: [
    ['it', 'incrocia le dita per me'],
    ['en', 'wish me luck'],
    ['en', 'will let you know how it goes'],
    ['es', 'cruza los dedos'],
    ['nl', 'duim voor me'],
  ],
  privacy: [
    ['en', 'like does it go to a server'],
    ['en', 'where does all this go'],
    ['en', 'can my mum read this'],
    ['en', 'who else will see this'],
    ['en', 'Don’t tell her'],
  ],
  opinion: [
    ['en', 'do I text her'],
    ['en', 'you think I should bring it up?'],
  ],
  advice: [['en', 'thoughts?']],
  task: [['en', 'do my English essay for me']],
  how_it_works: [
    ['it', 'come funziona?'],
    ['en', 'what can you do?'],
    ['es', '¿en qué puedes ayudarme?'],
    ['nl', 'wat kun je?'],
    ['nl', 'werkt dit wel'],
    ['nl', 'kunt u mij helpen'],
  ],
};
for (const [act, cases] of Object.entries(requests)) {
  test.each(cases)(`what is recognised as ${act} (%s): %s`, (language, text) => {
    expect(actFor(language, text)).toBe(act);
  });
}

describe('who tells of it', () => {
  test.each([
    ['it', 'Mio marito non mi ha chiesto scusa'],
    ['en', 'He never said sorry for what he did'],
    ['en', 'is my dad going to the shop'],
    ['en', 'does it go away'],
    ['en', 'who even writes that'],
    ['en', 'she said dont tell him'],
    ['en', 'he will let me know'],
    ['en', 'my thoughts keep racing'],
    ['es', 'Mi padre nunca me pidió perdón'],
    ['es', 'Siento el pecho apretado'],
    ['nl', 'Hij heeft nooit sorry gezegd'],
    ['nl', 'ze zegt wel sorry maar wat heb ik daaraan'],
    ['nl', 'wat een stomme fout van me'],
    ['es', 'Cuando llego cambian de tema'],
    ['es', 'Me dijo que era normal llorar'],
    ['es', 'No quiero hablar con nadie'],
  ] satisfies Cases)('asks for nothing (%s): %s', (language, text) => {
    expect(actFor(language, text)).toBeNull();
  });
});

describe('in Spanish', () => {
  test.each([
    'mi hermano se ha cerrado en banda',
    'de siete meses',
    'le voy a comprar un collar',
    'es muy buen chico, la verdad',
    'ahora me ha entrado la risa',
    'me operan el jueves y mañana ingreso',
    'voy a llevar a mi hija a cenar',
    'vuelvo a trabajar con mi padre',
    'ya vienen los bomberos',
  ])('what tells of something is no farewell: %s', (text) => {
    expect(actFor('es', text, 'mi novia está embarazada')).toBeNull();
  });

  test.each([
    'me quedo dormida, mañana más',
    'bueno, me piro',
    'apago la luz, buenas noches',
    'ya me voy a la cama bro',
    'te cuento luego',
  ])('a farewell is one: %s', (text) => {
    expect(actFor('es', text, 'hoy ha sido un buen día')).toBe('farewell');
  });

  test.each([
    ['¿y de qué me sirve contarte esto?', 'how_it_works'],
    ['cómo te va?', 'how_are_you'],
    ['basta de preguntas', 'listen_only'],
    ['sin tantas preguntas por favor', 'listen_only'],
    ['qué opinás vos?', 'opinion'],
    ['vos sos humano?', 'human'],
    ['me podés contar un chiste', 'task'],
    ['vos me entendés de verdad?', 'presence'],
    ['te gusta bailar?', 'lived'],
    ['tú qué sabes del dolor', 'lived'],
    ['sos una mierda de máquina', 'hostile'],
    ['no sabes qué me ha dicho mi jefa', 'permission'],
    ['quiero contarte otra cosa', 'permission'],
    ['no tengo ganas de hablar', 'listen_only'],
    ['no quiero que me digas lo que tengo que sentir', 'listen_only'],
    ['pregunta', 'permission'],
    ['qué chorrada', 'apology'],
    ['¿te molesto?', 'apology'],
    ['parece un poco ridículo?', 'reassurance'],
    ['¿podría ser una alergia?', 'opinion'],
    ['y tú qué piensas de todo esto', 'opinion'],
    ['xq no me contestas', 'complaint'],
    ['sos muy tonta', 'hostile'],
    ['cómo se escribe gracias en francés', 'task'],
    ['quédate conmigo', 'presence'],
    ['cuéntame algo divertido', 'task'],
    ['eres lo único que me queda', 'love'],
    ['vaya', 'minimal'],
  ] satisfies [string, Act][])('%s: %s', (text, act) => {
    expect(actFor('es', text, 'hoy ha sido un día raro')).toBe(act);
  });

  test.each([
    'mi madre no me hace preguntas',
    'te gusta creer que no pasa nada, me dijo',
    'a mi hija le va bien',
    'mi marido no tiene ganas de hablar conmigo',
    'si me echan no sé qué hago',
    'irme de aquí con los niños',
    'acabo de comprar un piano',
    'mi hermana los va a guardar',
    'salgo a correr con mi perra',
    '¿qué significa benigno?',
    'mi padre qué piensa de esto no lo sé',
  ])('what is only worded like it tells something: %s', (text) => {
    expect(actFor('es', text, 'hoy ha sido un día raro')).toBeNull();
  });

  test('"buenas noches" greets at the beginning and takes leave later', () => {
    expect(actFor('es', 'buenas noches')).toBe('greeting');
    expect(actFor('es', 'buenas noches', 'hoy he discutido con mi hija')).toBe('farewell');
  });

  test.each([
    'sí, grité',
    'la echo de menos',
    'me han despedido',
    'tengo dos hijos',
    'no quiero verlo',
  ])('few words with a verb tell something: %s', (text) => {
    expect(actFor('es', text, 'te cuento')).toBeNull();
  });

  test.each(['¿y si me arrepiento?', '¿se acabará algún día?', '¿volverá algún día?'])(
    'a question of its own is answered as one: %s',
    (text) => {
      expect(actFor('es', text, 'hoy no he dormido')).toBe('opinion');
    },
  );

  test('a question that only asks for assent is none', () => {
    expect(actFor('es', 'la quería mucho, ¿sabes?', 'hoy no he dormido')).toBeNull();
  });

  test.each(['más o menos', 'pues no sé', 'ah vale', 'tienes razón'])(
    'an answer tells nothing: %s',
    (text) => {
      expect(actFor('es', text, 'te cuento')).toBe('minimal');
    },
  );

  test.each(['tengo ansiedad desde enero', 'me diagnosticaron asma de pequeña'])(
    'who tells of an illness asks for no diagnosis: %s',
    (text) => {
      expect(actFor('es', text)).toBeNull();
    },
  );
});

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
  ['it', 'advice', 'e ora che faccio'],
  ['it', 'advice', 'come ne esco?'],
  ['it', 'advice', 'come si fa a chiedere scusa dopo anni'],
  ['it', 'listen_only', 'smettila con tutte queste domande'],
  ['it', 'advice', 'e mo che devo fa'],
  ['it', 'opinion', 'secondo te torna'],
  ['it', 'human', 'e lei ha figli?'],
  ['it', 'thanks', 'sto molto meglio, grazie'],
  ['it', 'permission', 'ti confesso una cosa di ieri'],
  ['it', 'advice', 'mi daresti una dritta?'],
  ['it', 'correction', 'che vuol dire?'],
  ['it', 'hostile', 'sono proprio delusa da te'],
  ['it', 'permission', 'volevo chiedere se posso parlare di mio figlio'],
  ['it', 'name', 'scusi, lei come si chiama?'],
  ['it', 'advice', 'lei cosa mi consiglia'],
  ['it', 'advice', 'che cosa farebbe lei?'],
  ['es', 'advice', 'usted qué haría'],
  ['es', 'advice', '¿qué me recomienda usted?'],
  ['it', 'advice', 'tu al mio posto che faresti?'],
  ['it', 'privacy', 'se te la dico la racconti a qualcuno?'],
] satisfies Case[])('understood (%s) as %s: %s', (language, act, text) => {
  expect(actFor(language, text)).toBe(act);
});

test.each([
  ['it', 'apology', 'chiedo scusa a mia figlia e lei non risponde'],
  ['en', 'apology', 'I am sorry for what I did to my brother'],
  ['it', 'advice', 'dice che faccio tutto male'],
  ['it', 'love', 'non gli ho mai detto ti amo'],
  ['it', 'listen_only', 'la prof mi fa sempre domande'],
  ['it', 'farewell', 'con marco è finita'],
  ['it', 'hostile', 'sono arrabbiata con mia zia'],
  ['it', 'opinion', 'perché tutti mi evitano?'],
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

test.each([
  'Ge gaat het niet geloven',
  'raad eens',
  'ff vraagje',
  'Kan je even meedenken',
  'Ik wil iets opbiechten',
  'Ik wil graag mijn verhaal kwijt',
])('who announces something is asked to tell it: %s', (text) => {
  expect(actFor('nl', text)).toBe('permission');
});

test('who does not know how to bear it asks for no advice, who does not know what to do does', () => {
  expect(actFor('nl', 'ik weet niet hoe ik dat ga trekken')).not.toBe('advice');
  expect(actFor('nl', 'wat moet ik nou')).toBe('advice');
  expect(actFor('nl', 'ik weet niet hoe ik dat moet zeggen')).toBe('advice');
});

test.each(['is het raar als je je ex een verjaardagsappje stuurt', 'Mag dat, op mijn leeftijd?'])(
  'who asks whether it is all right is not judged: %s',
  (text) => {
    expect(actFor('nl', text)).toBe('reassurance');
  },
);
