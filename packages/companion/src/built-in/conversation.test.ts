import { languages, type Language } from '@accanto/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessLanguage } from '../safety/language.ts';
import { converse, hear, testCompanion, turnOf } from '../testing/turns.ts';
import { ownWordsOf } from './tell-back.ts';
import { textsOf } from './texts/by-language.ts';
import { understand } from './understand.ts';

const companion = testCompanion();

const talks: Record<Language, string[]> = {
  it: [
    'Da quando ho cambiato reparto non parlo con nessuno.',
    'I colleghi pranzano insieme e io resto al computer.',
    'Ieri ho provato a sedermi con loro ma hanno cambiato discorso.',
    'Mia moglie dice che sono permaloso.',
    'Forse ha ragione, non so.',
    'Domani c’è la cena di Natale.',
    'Ho comprato una camicia nuova.',
    'Mio padre ai suoi tempi diceva di stringere i denti.',
    'Stanotte ho dormito poco.',
    'Il gatto mi è salito sulla pancia e ho riso.',
    'boh',
    'Penso di andarci lo stesso.',
  ],
  en: [
    'Since I changed wards I talk to nobody.',
    'My colleagues have lunch together and I stay at my desk.',
    'Yesterday I tried to sit with them but they changed the subject.',
    'My wife says I am touchy.',
    'Maybe she is right, I don’t know.',
    'The Christmas dinner is tomorrow.',
    'I bought a new shirt.',
    'My father used to say grit your teeth.',
    'I hardly slept last night.',
    'The cat climbed on my belly and I laughed.',
    'dunno',
    'I think I will go anyway.',
  ],
  es: [
    'Desde que cambié de sección no hablo con nadie.',
    'Mis compañeros comen juntos y yo me quedo en la mesa.',
    'Ayer intenté sentarme con ellos pero cambiaron de tema.',
    'Mi mujer dice que soy susceptible.',
    'Igual tiene razón, no sé.',
    'Mañana es la cena de Navidad.',
    'Me compré una camisa nueva.',
    'Mi padre decía que había que apretar los dientes.',
    'Anoche dormí poco.',
    'El gato se me subió a la tripa y me reí.',
    'pues nada',
    'Creo que voy a ir de todas formas.',
  ],
  nl: [
    'Sinds ik van afdeling wisselde praat ik met niemand.',
    'Mijn collega’s lunchen samen en ik blijf achter mijn bureau.',
    'Gisteren ging ik bij ze zitten maar ze begonnen over iets anders.',
    'Mijn vrouw zegt dat ik lange tenen heb.',
    'Misschien heeft ze gelijk, ik weet het niet.',
    'Morgen is het kerstdiner.',
    'Ik heb een nieuw overhemd gekocht.',
    'Mijn vader zei altijd tanden op elkaar.',
    'Vannacht sliep ik weinig.',
    'De kat klom op mijn buik en ik moest lachen.',
    'tja',
    'Ik denk dat ik toch ga.',
  ],
};

for (const { code } of languages) {
  test(`a conversation never repeats itself, asks in moderation and stays in its language (${code})`, async () => {
    const heard = await converse(companion, talks[code], { language: code });
    const replies = heard.map(({ text }) => text);
    const lengths = replies
      .map((reply) => reply.split(/\s+/u).length)
      .sort((one, other) => one - other);
    const openings = replies.map((reply) => reply.split(/\s+/u).slice(0, 3).join(' '));
    expect(new Set(replies).size).toBe(replies.length);
    expect(new Set(openings).size).toBeGreaterThanOrEqual(replies.length - 1);
    expect(
      replies.filter((reply) => reply.endsWith('?')).length / replies.length,
    ).toBeLessThanOrEqual(0.6);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(35);
    expect(heard.filter(({ assessment }) => assessment.language !== code)).toEqual([]);
  });
}

test('what was said comes back in the second person', () => {
  const cases: [Language, string, string][] = [
    ['it', 'Ho perso il treno delle otto.', 'hai perso il treno delle otto'],
    ['it', 'Mia sorella non mi parla da mesi', 'tua sorella non ti parla da mesi'],
    ['it', 'Sono bastate tre scatole', 'sono bastate tre scatole'],
    ['it', 'Ci sono ancora gli scatoloni', 'ci sono ancora gli scatoloni'],
    ['it', 'Ci sono già andata con mia madre', 'ci sei già andata con tua madre'],
    ['it', 'Me lo sono scordato sul treno', 'te lo sei scordato sul treno'],
    ['it', 'Ormai sono le quindici', 'ormai sono le quindici'],
    ['it', 'Ho perso il primo lavoro', 'hai perso il primo lavoro'],
    ['it', 'Ho pianto un poco anch’io', 'hai pianto un poco anche tu'],
    ['it', 'Mi hanno dato una scrivania nuova', 'ti hanno dato una scrivania nuova'],
    ['en', 'I was late for my own party.', 'you were late for your own party'],
    ['en', 'My boss ignores me at work', 'your boss ignores you at work'],
    ['es', 'Perdí el autobús de las ocho.', 'perdiste el autobús de las ocho'],
    ['es', 'Mi hermana no me habla', 'tu hermana no te habla'],
    ['es', 'Echo de menos ducharme sin prisa', 'echas de menos ducharte sin prisa'],
    ['es', 'Encontré una tienda de barrio', 'encontraste una tienda de barrio'],
    ['es', 'Me enteré por otra persona', 'te enteraste por otra persona'],
    ['es', 'Volveré a llamar mañana', 'volverás a llamar mañana'],
    ['es', 'Mi nieto aprobó el carné a la cuarta', 'tu nieto aprobó el carné a la cuarta'],
    ['es', 'Todavía no me lo creo', 'todavía no te lo crees'],
    ['nl', 'Ik mis mijn oude straat.', 'je mist je oude straat'],
    ['nl', 'Gisteren was ik te laat', 'gisteren was je te laat'],
  ];
  for (const [language, text, expected] of cases) {
    expect(ownWordsOf(text, language).clauses[0], text).toBe(expected);
  }
});

test('a name that opens a sentence keeps its capital where it is quoted', () => {
  expect(ownWordsOf('Pietro è in America', 'it').quotes[0]).toBe('Pietro è in America');
});

test('what cannot be told back for sure is not told back', () => {
  const unsure: [Language, string][] = [
    ['it', 'Mia mamma dice che al massimo lo rifaccio'],
    ['it', 'Ho dei colleghi che sono gentili'],
    ['it', 'Non voglio che mi dici di mangiare'],
    ['it', 'Posso parlarti anche a voce'],
    ['es', 'Mi hermana dice que dramatizo'],
    ['es', 'Yo te lo digo sin rodeos'],
    ['it', 'Mio fratello dice che esagero'],
    ['it', 'Mi hanno cambiato l’antidepressivo'],
  ];
  for (const [language, text] of unsure)
    expect(ownWordsOf(text, language).clauses, text).toEqual([]);
  expect(ownWordsOf('Sono tre mesi che mi alzo alle quattro', 'it').clauses[0]).toBe(
    'sono tre mesi che ti alzi alle quattro',
  );
  expect(ownWordsOf('There is a walled garden', 'en').things).toEqual([]);
  expect(ownWordsOf('My manager called me "quiet" in front of everyone', 'en').clauses).toEqual([]);
});

const joys: [Language, string][] = [
  ['it', 'Mi hanno presa al conservatorio a quarantun anni!'],
  ['it', 'Ho vinto il torneo di burraco con mia zia.'],
  ['en', 'I got the job at the garden centre.'],
  ['en', 'We won the village quiz last night.'],
  ['es', '¡Ganamos la liga de barrio!'],
  ['es', 'Aprobé el examen de conducir a la quinta.'],
  ['nl', 'Ik ben aangenomen bij de timmerwerkplaats.'],
  ['nl', 'Mijn dochter is geslaagd voor haar rijbewijs.'],
];
for (const [language, text] of joys) {
  test(`good news is met as good news: ${text}`, async () => {
    const heard = await hear(companion, turnOf(text, { language }));
    const { light } = textsOf(language).questions;
    const { joy } = textsOf(language).topics;
    expect([...light, ...joy.questions].some((question) => heard.text.includes(question))).toBe(
      true,
    );
  });
}

test('what was heavy a moment ago is not answered as small talk', async () => {
  const [, second] = await converse(companion, [
    'Mia madre è morta tre settimane fa.',
    'Ho ancora i suoi occhiali sul tavolo.',
  ]);
  const { lines, questions } = textsOf('it');
  const { grief } = textsOf('it').topics;
  const fitting = [...lines.heavy, ...questions.heavy, ...grief.lines, ...grief.questions];
  expect(fitting.some((text) => second?.text.includes(text))).toBe(true);
});

const hostile: [Language, string][] = [
  ['it', 'non mi servi a niente'],
  ['it', 'parli come un volantino'],
  ['it', 'ho detto di lasciarmi stare'],
  ['en', 'you are a toaster with manners'],
  ['en', 'you don’t know anything about me'],
  ['es', 'sos un loro con enchufe'],
  ['es', 'qué porquería de app'],
  ['nl', 'jij bent een folder met een knipperlichtje'],
  ['nl', 'je doet maar alsof'],
];
const thanks: [Language, string][] = [
  ['it', 'Volevo ringraziarti per ieri.'],
  ['en', 'I wanted to thank you for yesterday.'],
  ['es', '¡Gracias por lo de la semana pasada!'],
  ['nl', 'Dank je voor vorige week.'],
];
test('anger at the companion and thanks are understood as such', () => {
  for (const [language, text] of hostile)
    expect(understand(text, [], language).act, text).toBe('hostile');
  for (const [language, text] of thanks)
    expect(understand(text, [], language).act, text).toBe('thanks');
  expect(understand('Mis amigas dicen que es un imbécil.', [], 'es').act).toBeNull();
  expect(understand('Il mio capo è un idiota.', [], 'it').act).toBeNull();
});

test('after a single sign one more item follows, and then plain listening', async () => {
  const heard = await converse(companion, [
    'vorrei non svegliarmi domani mattina',
    'Oggi ho sistemato il garage con mio cugino.',
    'Poi abbiamo mangiato la pasta al forno.',
    'Domani torna mia sorella da Bologna.',
  ]);
  const done = heard.map(({ assessment }) => assessment.state.care.done.length);
  expect(done).toEqual([1, 2, 2, 2]);
  expect(heard.slice(2).map(({ end }) => end?.origin)).toEqual(['built-in', 'built-in']);
});

test('the language of the message decides, not that of the interface', async () => {
  const { assessment, text } = await hear(
    companion,
    turnOf('Mijn buurvrouw heeft mijn fiets geleend en niet teruggebracht.'),
  );
  expect(assessment.language).toBe('nl');
  expect(guessLanguage(text).language).toBe('nl');
});

test('a remembered fact is used when the message touches it, and said to be used', async () => {
  const memories = [{ id: 'm1', fact: 'tua figlia si chiama Giulia.' }];
  const { text, end } = await hear(
    companion,
    turnOf('Oggi mia figlia è partita per Londra.', { memories }),
  );
  expect(text).toContain('Giulia');
  expect(end?.usedMemoryIds).toEqual(['m1']);
});

test('facts are kept only from those who agreed', async () => {
  const text = 'Mi chiamo Teresa e lavoro come infermiera da dieci anni.';
  const agreed = await hear(companion, turnOf(text, { mayRemember: true }));
  const refused = await hear(companion, turnOf(text));
  expect(agreed.end?.newMemories).toEqual(['ti chiami Teresa.', 'lavori come infermiera.']);
  expect(refused.end?.newMemories).toEqual([]);
});

test('what it does not remember it does not invent', async () => {
  const { text } = await hear(companion, turnOf('Ti ricordi cosa ti ho detto di mio fratello?'));
  expect(text).toMatch(/non lo ricordo|non ho traccia/iu);
});

const asked: [Language, string, string, RegExp][] = [
  [
    'it',
    'Mio fratello Piero chiama la domenica.',
    'Ti ricordi come si chiama mio fratello?',
    /Piero/u,
  ],
  ['en', 'My brother Tom calls on Sundays.', 'Do you remember my brother’s name?', /Tom/u],
  [
    'es',
    'Mi hermano Luis llama los domingos.',
    '¿Te acuerdas de cómo se llama mi hermano?',
    /Luis/u,
  ],
  ['nl', 'Mijn broer Joost belt op zondag.', 'Weet je nog hoe mijn broer heet?', /Joost/u],
];
for (const [language, told, question, name] of asked) {
  test(`what was told in this conversation is known in it (${language})`, async () => {
    const [, answer] = await converse(companion, [told, question], { language });
    expect(answer?.text).toMatch(name);
  });
}

test('a disorder is asked about in many ways, and none gets a name', () => {
  const questions: [Language, string][] = [
    ['it', 'Ho un disturbo di panico?'],
    ['en', 'Do I have a panic disorder?'],
    ['es', '¿Tengo un trastorno de pánico?'],
    ['nl', 'Heb ik een paniekstoornis?'],
  ];
  for (const [language, text] of questions)
    expect(understand(text, [], language).act, text).toBe('diagnosis');
});

test('every action button brings something of its own', async () => {
  const meanings = [
    'breathe',
    'ground',
    'rephrase',
    'summarise',
    'small_step',
    'write_it_down',
    'who_can_i_call',
    'go_on',
  ] as const;
  const history = talks.it.slice(0, 3).map((content) => ({ role: 'user' as const, content }));
  const texts = [];
  for (const meaning of meanings) {
    const heard = await hear(
      companion,
      turnOf('', { input: { kind: 'action', meaning }, history }),
    );
    expect(heard.end?.outcome).toBe('complete');
    expect(heard.assessment.card === null).toBe(meaning !== 'who_can_i_call');
    texts.push(heard.text);
  }
  expect(new Set(texts).size).toBe(meanings.length);
});

test('any text, in any language, gets a reply and an end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', maxLength: 500 }),
      fc.constantFrom(...languages),
      async (text, { code }) => {
        const { end, text: reply } = await hear(companion, turnOf(text, { language: code }));
        return (
          end?.outcome === 'complete' &&
          reply.trim() !== '' &&
          !/[{}]|undefined/u.test(reply.replaceAll(text, ''))
        );
      },
    ),
    { numRuns: 150 },
  );
});

test('nothing is called lovely where somebody may be in danger', async () => {
  const said = ['voglio togliermi la vita', 'sì', 'però ho un marito meraviglioso e sono felice'];
  const heard = await converse(testCompanion(), said, { language: 'it' });
  expect(heard.at(-1)?.text).not.toMatch(/bello|piacere|bella cosa/u);
});
