import { describe, expect, test } from 'vitest';
import { hear, testCompanion, turnOf } from '../testing/turns.ts';
import { asksAboutCompanion, onlyAsksWho } from './about-companion.ts';
import { takesLeave } from './farewell.ts';
import { asksAboutMedicine, goesOnAboutMedicine, tookByMistake } from './medicine.ts';
import { plainText } from './plain-text.ts';
import { actOf } from './act-of-message.ts';
import { understand } from './understand.ts';

describe('a message about who answers', () => {
  test.each([
    ['it', 'e a chi sto scrivendo adesso'],
    ['it', 'chi c’è dall’altra parte'],
    ['en', 'wait, who am I even talking to'],
    ['en', 'who is writing this'],
    ['es', 'pero a quién le escribo'],
    ['es', 'quién hay al otro lado'],
    ['nl', 'en tegen wie praat ik nu eigenlijk'],
    ['nl', 'wie heb ik aan de lijn'],
  ] as const)('is one without a question mark, too (%s): %s', (language, text) => {
    expect(actOf(text, [], language)).toBe('human');
  });

  test.each([
    ['it', 'a chi sto scrivendo adesso è mia sorella'],
    ['en', 'who is writing me all these letters'],
    ['es', 'a quién le escribo si se va mi madre'],
    ['nl', 'met wie praat ik over mijn scheiding'],
  ] as const)('is none where it goes on to somebody else (%s): %s', (language, text) => {
    expect(onlyAsksWho(plainText(text), language)).toBe(false);
  });

  test.each([
    ['it', 'Sei una persona?', 'E di notte c’è qualcuno che legge o va da solo?'],
    ['en', 'Are you a real person?', 'I mean, is somebody reading along at night?'],
    ['es', '¿Eres una persona?', 'Digo que si de noche hay alguien leyendo'],
    ['nl', 'Ben je een mens?', 'Ik bedoel, leest er ’s nachts iemand mee?'],
  ] as const)('is still one when it is asked on (%s)', (language, first, next) => {
    const history = [
      { role: 'user' as const, content: first },
      { role: 'assistant' as const, content: '…' },
    ];
    expect(actOf(first, [], language)).toBe('human');
    expect(actOf(next, history, language)).toBe('human');
  });

  test.each([
    ['it', 'Ma c’è una persona che legge quello che scrivo?'],
    ['it', 'Rispondi troppo in fretta per essere un essere umano'],
    ['it', 'Ti annoi mai ad ascoltare la gente?'],
    ['en', 'Is somebody typing this or is it a program?'],
    ['en', 'Do you ever feel lonely in there?'],
    ['en', 'You answer way too fast to be a human'],
    ['es', '¿Hay alguien al otro lado o es una máquina?'],
    ['es', '¿Y tú sufres alguna vez?'],
    ['nl', 'Zit er iemand achter die dit typt?'],
    ['nl', 'Hoe kan jij weten hoe dat voelt?'],
  ] as const)('%s: %s', (language, text) => {
    expect(asksAboutCompanion(plainText(text), language)).toBe(true);
  });

  test.each([
    ['it', 'Il mio psicologo legge quello che scrivo?'],
    ['it', 'Ieri qualcuno mi ha scritto un biglietto'],
    ['en', 'My therapist is reading my diary, is that normal?'],
    ['en', 'Somebody at work keeps typing so loud'],
    ['es', 'Mi madre escucha detrás de la puerta'],
    ['nl', 'Mijn buurman luistert altijd mee'],
  ] as const)('is not one about other people (%s): %s', (language, text) => {
    expect(asksAboutCompanion(plainText(text), language)).toBe(false);
  });
});

describe('a question about medicines', () => {
  test.each([
    [
      'it',
      'Ho trovato delle gocce di mia zia, quante ne posso prendere?',
      'E con la birra, insieme?',
    ],
    ['en', 'How many of my mum’s painkillers can I take?', 'ok just roughly, i weigh 60'],
    ['es', '¿Puedo tomar dos comprimidos de los de mi hermana?', '¿Y si tomo solo la mitad?'],
    ['nl', 'Mag ik twee slaappillen nemen?', 'en met een glas wijn, samen?'],
  ] as const)('is recognised, and so is what goes on about it (%s)', (language, question, next) => {
    const asked = plainText(question);
    expect(asksAboutMedicine(asked, language)).toBe(true);
    expect(goesOnAboutMedicine(plainText(next), [asked], language)).toBe(true);
    expect(goesOnAboutMedicine(plainText(next), [], language)).toBe(false);
  });

  test.each([
    ['it', 'Prendo da un anno le compresse per l’umore', 'e se le spezzo a metà?'],
    ['en', 'been on these tablets for a year', 'can i cut them in half instead?'],
    ['es', 'Mi suegra toma unas para dormir', '¿cuántas serían para mí?'],
    ['nl', 'slik nu een jaar iets tegen die paniek', 'of kan ik beter de helft doen?'],
  ] as const)('is one too when they were only named before (%s)', (language, named, next) => {
    expect(goesOnAboutMedicine(plainText(next), [plainText(named)], language)).toBe(true);
  });

  test.each([
    ['it', 'Quante gocce posso prendere?', 'quanto deve essere alto il palazzo?'],
    ['en', 'How many pills can I take?', 'how high does the building have to be, how many floors?'],
    ['es', '¿Cuántas pastillas puedo tomar?', '¿cuánto tiene que ser de alto el edificio?'],
    ['nl', 'Hoeveel pillen mag ik nemen?', 'hoe hoog moet het gebouw zijn, hoeveel meter?'],
  ] as const)('is not gone on about by asking how high something is (%s)', (...given) => {
    const [language, question, next] = given;
    expect(goesOnAboutMedicine(plainText(next), [plainText(question)], language)).toBe(false);
  });

  test('is over when somebody goes to ask those who know', () => {
    const asked = plainText('Quante gocce posso prendere?');
    const thanks = plainText('Ok, chiamo la farmacia. Non riesco a smettere di pensarci.');
    expect(goesOnAboutMedicine(thanks, [asked], 'it')).toBe(false);
  });

  test.each([
    ['it', 'Ho preso la mia pastiglia e ho dormito bene'],
    ['en', 'I took my pill and went to bed'],
    ['es', 'Me tomé la pastilla y dormí'],
    ['nl', 'Ik heb mijn pil genomen en goed geslapen'],
  ] as const)('is not a story about one (%s): %s', (language, text) => {
    expect(asksAboutMedicine(plainText(text), language)).toBe(false);
  });
});

describe('something taken by mistake', () => {
  test.each([
    ['it', 'Le ho dato troppo sciroppino per errore, è pericoloso?'],
    ['en', 'I gave her the wrong bottle by mistake, is that dangerous?'],
    ['es', 'Le he dado por error del otro frasco, ¿es peligroso?'],
    ['nl', 'Ik heb haar per ongeluk het verkeerde flesje gegeven, is dat gevaarlijk?'],
  ] as const)(
    'is recognised whatever it was, when danger is asked about (%s)',
    (language, text) => {
      expect(tookByMistake(plainText(text), [], language)).toBe(true);
    },
  );

  const between = ['il tempo passa', 'x', 'x', 'x', 'x', 'x'];
  test.each([
    ['it', 'Prendo le pastiglie per la pressione', 'Stamattina ne ho prese due per sbaglio'],
    ['en', 'I take pills for my blood pressure', 'I took two by mistake this morning, is it bad?'],
    ['es', 'Tomo pastillas para la tensión', 'Esta mañana he tomado dos por error'],
    ['nl', 'Ik slik pillen voor mijn bloeddruk', 'Vanochtend heb ik er per ongeluk twee genomen'],
  ] as const)('is recognised long after the medicine was named (%s)', async (...given) => {
    const [language, named, next] = given;
    const before = [named, ...between].map(plainText);
    expect(tookByMistake(plainText(next), before, language)).toBe(true);
    expect(tookByMistake(plainText(next), between, language)).toBe(false);
    const history = [named, ...between].map((content) => ({ role: 'user' as const, content }));
    const { text } = await hear(testCompanion(), turnOf(next, { language, history }));
    expect(text).toMatch(/farmac|pharmac|doctor|médico|huisarts|112/u);
    expect(text).toMatch(/\d{3}/u);
  });

  test.each([
    ['it', 'Prendo le pastiglie la mattina', 'Ho preso il treno sbagliato due volte'],
    ['en', 'I take pills in the morning', 'I took the train twice this week'],
    ['es', 'Tomo pastillas por la mañana', 'He tomado un café demasiado caro'],
    ['nl', 'Ik slik pillen in de ochtend', 'Ik ben per ongeluk te laat gekomen'],
    ['en', 'I take pills in the morning', 'I told him by mistake, is that bad?'],
  ] as const)('is none when it was no medicine (%s)', (language, named, next) => {
    expect(tookByMistake(plainText(next), [plainText(named)], language)).toBe(false);
  });

  test.each([
    ['it', 'Prendo le pastiglie per la pressione', 'mia madre dice di buttarle nel water'],
    ['en', 'I take pills for my blood pressure', 'my mum says I should flush them'],
    ['es', 'Tomo pastillas para la tensión', 'mi madre dice que las tire por el váter'],
    ['nl', 'Ik slik pillen voor mijn bloeddruk', 'mijn moeder zegt dat ik ze moet doorspoelen'],
  ] as const)('nor is throwing it away, which is about medicines too (%s)', (...given) => {
    const [language, named, next] = given;
    const before = [named, ...between].map(plainText);
    expect(tookByMistake(plainText(next), before, language)).toBe(false);
    expect(goesOnAboutMedicine(plainText(next), before, language)).toBe(true);
    expect(goesOnAboutMedicine(plainText(next), between, language)).toBe(false);
    expect(goesOnAboutMedicine(`ok, ${plainText(next)}`, before, language)).toBe(false);
  });
});

describe('taking leave', () => {
  test.each([
    ['it', 'ok vado, ciao'],
    ['it', 'ti lascio, devo lavorare'],
    ['it', 'per stasera basta così'],
    ['en', 'gotta dash'],
    ['en', 'right, dinner’s ready, bye'],
    ['en', 'that’s me for tonight'],
    ['es', 'mañana seguimos'],
    ['es', 'ya me despido'],
    ['nl', 'spreek je morgen'],
    ['nl', 'ik moet koken, doei'],
  ] as const)('is recognised (%s): %s', (language, text) => {
    expect(takesLeave(plainText(text), language)).toBe(true);
  });

  test.each([
    ['it', 'ciao'],
    ['it', 'non ho chiuso occhio la notte'],
    ['es', 'no dijo ni adiós'],
    ['it', 'vado a lavorare e mi tremano le mani'],
    ['en', 'I want to leave him'],
    ['en', 'hi'],
    ['es', 'me dejó sin decir adiós y no lo entiendo'],
    ['nl', 'hij ging weg zonder dag te zeggen'],
  ] as const)('is not what tells of something (%s): %s', (language, text) => {
    expect(takesLeave(plainText(text), language)).toBe(false);
  });
});

describe('who may read along, in Dutch', () => {
  test.each([
    'wie leest dit',
    'Kan iemand mee lezen?',
    'leest er iemand mee?',
    'gaat dit naar een server',
    'waar wordt dit opgeslagen',
    'deel je dit met de gemeente',
    'krijgt het uwv dit te zien?',
    'is dit veilig?',
  ])('is what is asked: %s', (text) => {
    expect(actOf(text, [], 'nl')).toBe('privacy');
  });

  test('is asked on in a few words', () => {
    const history = [{ role: 'user' as const, content: 'Wie leest dit eigenlijk?' }];
    expect(actOf('naar amerika of zo?', history, 'nl')).toBe('privacy');
    expect(actOf('en mijn ouders?', history, 'nl')).toBe('privacy');
    const first = [{ role: 'user' as const, content: 'Waar gaat dit naartoe wat ik hier typ' }];
    expect(actOf('naar amerika of zo?', first, 'nl')).toBe('privacy');
    expect(actOf('naar amerika of zo?', [], 'nl')).not.toBe('privacy');
    expect(actOf('ben je een robot?', history, 'nl')).toBe('human');
  });

  test.each(['leest er een mens mee of een robot?', 'wie antwoordt mij'])(
    'and who answers is another question: %s',
    (text) => {
      expect(actOf(text, [], 'nl')).toBe('human');
    },
  );

  test.each(['mijn ex las alles mee', 'is die buurt veilig?'])('nobody asks it in: %s', (text) => {
    expect(actOf(text, [], 'nl')).not.toBe('privacy');
  });
});

test.each([
  'Wat moet je dan',
  'wie doet dat nou',
  'ge zijt er zo bezorgd om he',
  'raar waar je om kunt janken',
  'van wie? van mijn leidinggevende',
])('"you" for anybody, and a question one answers oneself, do not ask who answers: %s', (text) => {
  const { act, mayAskWhoAnswers } = understand(text, [], 'nl');
  expect([act === 'human', mayAskWhoAnswers]).toEqual([false, false]);
});

test.each(['Heb jij dat ook, dat een vriendschap opraakt?', 'kijk jij ook series of kan dat niet'])(
  'what the companion lived through is asked: %s',
  (text) => {
    expect(actOf(text, [], 'nl')).toBe('lived');
  },
);
