import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import type { Mood } from './texts/texts.ts';
import { topicsOf } from './topics.ts';
import { understand } from './understand.ts';

type Case = readonly [Language, string];

function moodOfMessage(language: Language, text: string, before?: string): Mood {
  const history = before === undefined ? [] : [{ role: 'user' as const, content: before }];
  return understand(text, history, language).mood;
}

describe('a message is heavy', () => {
  test.each([
    ['it', 'Non sono riuscito a salutarlo.'],
    ['it', 'Non ho fatto in tempo a chiederglielo'],
    ['it', 'Non mi hanno presa neanche stavolta'],
    ['en', 'I didn’t get to say goodbye'],
    ['en', 'She never managed to come home'],
    ['en', 'We haven’t won a single match'],
    ['es', 'No pude despedirme de ella'],
    ['es', 'No conseguí la plaza'],
    ['nl', 'Ik kon hem niet meer zien'],
    ['nl', 'Het is weer niet gelukt'],
  ] satisfies Case[])('when what was hoped for did not come about (%s): %s', (language, text) => {
    expect(moodOfMessage(language, text)).toBe('heavy');
  });

  test.each([
    ['it', 'Gli ho raccontato tutto e lui si è messo a ridere'],
    ['it', 'Ho detto che ero incinta e ha riso'],
    ['en', 'I told him I was pregnant and he laughed.'],
    ['en', 'I admitted I was lonely and they just laughed'],
    ['es', 'Le dije que estaba embarazada y se rió'],
    ['es', 'Les conté mi idea y todos se echaron a reír'],
    ['nl', 'Ik vertelde dat ik zwanger ben en hij begon te lachen'],
    ['nl', 'Ik zei dat ik bang was en ze lachte'],
  ] satisfies Case[])(
    'when somebody confided something and was laughed at (%s): %s',
    (language, text) => {
      expect(moodOfMessage(language, text)).toBe('heavy');
    },
  );

  test.each([
    ['it', 'Non c’è più niente di bello nelle mie giornate'],
    ['en', 'Nothing makes me happy any more'],
    ['es', 'Ya nada me gusta'],
    ['nl', 'Ik word nergens meer blij van'],
  ] satisfies Case[])('when a good word is denied (%s): %s', (language, text) => {
    expect(moodOfMessage(language, text)).toBe('heavy');
  });
});

describe('a Dutch message', () => {
  test.each([
    'Ik ben kapot',
    'Mijn oma is er niet meer',
    'wat een kutdag',
    'ik ben gewoon jaloers op haar',
    'Ik voel me zo klein',
    'school is ruk en ik word gepest',
    'mijn zus heeft de baan gekregen die ik wilde',
    'ik durf het mijn opa niet te zeggen',
  ])('is heavy in the words that people use: %s', (text) => {
    expect(moodOfMessage('nl', text)).toBe('heavy');
  });

  test.each([
    'lekker gezwommen vandaag',
    'ik heb me eindelijk weer eens heel fijn gevoeld',
    'Ik was doodmoe, en toch ging het best goed',
    'Ik ben trots op mezelf',
    'mijn kleindochter is gisteren 3 geworden',
    'theorie gehaald!!',
    'mijn nicht is bevallen!',
    'ik kan niet meer van het lachen',
  ])('is light in the words that people use: %s', (text) => {
    expect(moodOfMessage('nl', text, 'Ik was zo somber.')).toBe('light');
  });

  test.each([
    'Ik lach me dood',
    'Ik zit op de bank met een boek',
    'Ik heb zin in zaterdag',
    'de koelkast is weer leeg',
    'mijn laptop is dood',
  ])('is not heavy by a word that means something else: %s', (text) => {
    expect(moodOfMessage('nl', text)).not.toBe('heavy');
  });
});

describe('a message is not light', () => {
  test.each([
    ['it', 'Che bello, un’altra notte in bianco'],
    ['en', 'Great, another night without sleep'],
    ['es', 'Qué bien, otra noche sin dormir'],
    ['nl', 'Fijn, weer een nacht niet geslapen'],
  ] satisfies Case[])('when it is bitter (%s): %s', (language, text) => {
    expect(moodOfMessage(language, text)).not.toBe('light');
  });

  test.each([
    ['it', 'Vorrei essere felice come lei'],
    ['it', 'Prima mi sembrava un posto bello'],
    ['en', 'I wish I was happy like her'],
    ['en', 'My dad passed on Tuesday'],
    ['en', 'I used to be proud of it'],
    ['en', 'My son won’t talk to me since the divorce'],
    ['en', 'I won’t be there tomorrow'],
    ['es', 'Quiero sentirme feliz como ella'],
    ['es', 'Antes éramos muy felices'],
    ['nl', 'Ik zou zo graag weer blij zijn'],
    ['nl', 'Vroeger was ik trots op dit werk'],
  ] satisfies Case[])('when the good is wished for or gone (%s): %s', (language, text) => {
    expect(moodOfMessage(language, text)).not.toBe('light');
  });

  test.each([
    ['it', 'È un bel posto, mi piace', 'Mio nonno è morto martedì.'],
    ['en', 'It’s a lovely room, I suppose', 'My husband died in March.'],
    ['es', 'Me gusta su foto, es bonita', 'Mi padre murió el martes.'],
    ['nl', 'Ik vind het een mooie foto', 'Mijn moeder is overleden.'],
  ] as const)('by a mild word just after something heavy (%s): %s', (language, text, before) => {
    expect(moodOfMessage(language, text, before)).not.toBe('light');
  });

  test.each([
    ['it', 'Ho vinto il concorso ma il posto non c’è più'],
    ['en', 'I won the prize but nobody came'],
    ['es', 'Aprobé el examen pero no me llaman'],
    ['nl', 'Ik ben geslaagd maar niemand belde'],
  ] satisfies Case[])('when what follows takes it back (%s): %s', (language, text) => {
    expect(moodOfMessage(language, text)).not.toBe('light');
  });
});

describe('a message stays light', () => {
  test.each([
    ['it', 'Sono riuscita a finire la maratona'],
    ['it', 'Non vedo l’ora che arrivi sabato'],
    ['it', 'Non potrei essere più felice'],
    ['it', 'Ho raccontato una barzelletta e hanno riso tutti, che ridere'],
    ['it', 'L’ho visto in braccio a lei e ho pianto di gioia'],
    ['en', 'I cried with joy at her wedding'],
    ['es', 'Lloré de alegría al verla'],
    ['nl', 'Ik heb gehuild van geluk'],
    ['es', 'Mi hija ha aprobado las oposiciones'],
    ['en', 'I managed to fix the bike, I’m so happy'],
    ['en', 'I can’t wait for Saturday'],
    ['en', 'I couldn’t be happier'],
    ['en', 'I told a joke and everybody laughed, made my day'],
    ['es', 'Logré terminar la carrera'],
    ['es', 'No veo la hora de que llegue el sábado'],
    ['es', 'No podría estar más contenta'],
    ['es', 'Conté un chiste y todos se rieron, qué alegría'],
    ['nl', 'Het is gelukt, ik heb de marathon gelopen'],
    ['nl', 'Ik kan niet wachten tot zaterdag'],
    ['nl', 'Ik kon niet blijer zijn'],
    ['nl', 'Ik vertelde een mop en iedereen lachte, ik ben trots'],
  ] satisfies Case[])('when the good is sure (%s): %s', (language, text) => {
    expect(moodOfMessage(language, text)).toBe('light');
  });

  test.each([
    ['it', 'Mi hanno assunta!', 'Mio padre è morto in marzo.'],
    ['en', 'I got the job', 'My father died in March.'],
    ['es', 'Aprobé el examen', 'Mi padre murió en marzo.'],
    ['nl', 'Ik ben geslaagd', 'Mijn vader is overleden in maart.'],
  ] as const)('after something heavy, when it is sure (%s): %s', (language, text, before) => {
    expect(moodOfMessage(language, text, before)).toBe('light');
  });
});

describe('in Spanish', () => {
  test.each([
    'Mi marido me ha dejado',
    'Me han echado de la obra',
    'Mi hija ya no me habla',
    'Se han burlado de mí en clase',
    'Estoy hasta las narices de todo',
    'Me han robado la bici',
    'No conozco a nadie aquí',
    'Tengo la espalda hecha polvo',
    'Me alegro por él y estoy rota por dentro',
    'Mi profesor de guitarra me tocaba la pierna',
    'Quiero desaparecer un tiempo',
  ])('it is heavy: %s', (text) => {
    expect(moodOfMessage('es', text)).toBe('heavy');
  });

  test.each([
    'Me han ascendido',
    'Me va muy bien',
    'Me han dado la beca',
    'La biopsia ha salido bien',
    'Qué alivio, era benigno',
    'He dormido del tirón por primera vez en meses',
    'Mi mujer está orgullosa de mí',
    'No podría pedir más',
    'Acaba de nacer mi nieto',
    'Me caso en octubre',
  ])('it is light: %s', (text) => {
    expect(moodOfMessage('es', text)).toBe('light');
  });

  test.each([
    'No estoy triste',
    'Hoy es mi aniversario',
    'Me toca trabajar el lunes',
    'Desde que nació la niña',
    'Estoy enamorada y él está casado',
    'He empezado un proyecto nuevo',
  ])('it is neither: %s', (text) => {
    expect(moodOfMessage('es', text)).toBe('plain');
  });
});
describe('in Italian', () => {
  test.each([
    'mio zio sta morendo',
    'mi hanno trovato un tumore al polmone',
    'nessuno mi invita mai',
    'ci sono rimasta malissimo',
    'la mia compagna ha avuto un aborto',
    'siamo in cassa integrazione',
    'mi prendono in giro per come parlo',
  ])('what weighs is heavy without a word for sorrow: %s', (text) => {
    expect(moodOfMessage('it', text)).toBe('heavy');
  });

  test.each([
    'ho passato statistica!',
    'ci sposiamo a settembre',
    'sono diventata zia',
    'mi sono commossa dalla gioia',
    'abbiamo trovato casa, con il giardino',
    'la visita è andata benissimo',
  ])('good news is light: %s', (text) => {
    expect(moodOfMessage('it', text)).toBe('light');
  });

  test.each([
    'gli altri sono sempre contenti',
    'mi ha lasciato un biglietto sul frigo',
    'resto a casa da sola e mi va bene così',
    'mi manca solo un capitolo',
  ])('and what is of others, or no loss, is neither: %s', (text) => {
    expect(moodOfMessage('it', text)).toBe('plain');
  });
});

test.each([
  ['it', 'ho superato il concorso!', 'sto ancora piangendo'],
  ['en', 'I got the job!', 'I’m still in tears'],
  ['es', '¡He aprobado el examen!', 'todavía estoy llorando'],
  ['nl', 'Ik ben geslaagd!', 'ik zit te huilen'],
] satisfies (readonly [Language, string, string])[])(
  'tears just after something good are no sorrow (%s)',
  (language, before, text) => {
    expect(moodOfMessage(language, text, before)).not.toBe('heavy');
  },
);
describe('an English message is heavy when it says how it feels', () => {
  test.each([
    'I feel really low',
    'I just feel so empty',
    'they let me go on Tuesday',
    'my parents are both gone',
    'no one came to my party',
    'absolutely mortified',
    'my sister wont talk to me',
    'they havent spoken since',
    'he doesnt want me',
    'our first Easter without Mum',
    'We had to have the cat put to sleep',
    'my sister and I aren’t speaking',
    'my uncle has got leukaemia',
    'I keep telling everyone I’m fine, and I cry in the loo',
    'the dark terrifies me',
    'I drink too much',
    'passed out at work',
    'spiders freak me out',
    'my boss is doing my head in',
    'he gives me the creeps',
    'a stranger told me to piss off',
    'they all laughed at my drawing',
    'I felt ridiculous in it',
    'I should have called her',
  ])('%s', (text) => {
    expect(moodOfMessage('en', text)).toBe('heavy');
  });
});

describe('an English message is light', () => {
  test.each([
    'I GOT IN!!!',
    'passed probation',
    'PASSEDDD',
    'I GOT INNNN',
    'with distinction!!',
    'got my visa',
    'best part of my week',
    'we laughed so hard I cried',
    'crying happy tears here',
    'the scan came back clear',
    'I was so relieved I nearly cried',
    'I haven’t felt this hopeful since spring',
  ])('in its own words of joy: %s', (text) => {
    expect(moodOfMessage('en', text)).toBe('light');
  });

  test.each([
    'I’m happy for her I suppose',
    'she laughed so I laughed too',
    'I got in late',
    'he was 90 days clean',
    'I laughed as well, in front of all of them',
    'if I get a 4 I’m happy',
    'passed a bus stop!',
    'positive!!!!',
    'the client said happy birthday to somebody else',
    'I tell people it’s all great',
    'I know her mum, she’s lovely',
  ])('not when it is only half meant: %s', (text) => {
    expect(moodOfMessage('en', text)).not.toBe('light');
  });
});

test.each([
  'she laughed at my joke about shin splints',
  'I bought myself a ridiculous hat',
  'my wife thinks I should have it out with them',
  'it was our anniversary yesterday',
])('an English message has no weight where only a word of it could have: %s', (text) => {
  expect(moodOfMessage('en', text)).not.toBe('heavy');
});

describe('in Dutch', () => {
  test.each([
    'GESLAAGDDD',
    'POSITIEF!!!!',
    'gevonden',
    'hij is er weer!!!',
    'uitslag was goed',
    'ze heeft ja gezegd!',
    'ik heb een 10 voor mijn scriptie!!',
    '8,5 voor wiskunde!!',
    'meester zei dat ik een 9 had voor mn werkstuk',
    'mijn konijn heeft 7 jonkies gekregen!!',
    'van blijdschap hoor',
    'maar wel trots',
    'en dat was fijn',
    'beste dag van het jaar',
  ])('good news is heard, however short: %s', (text) => {
    expect(moodOfMessage('nl', text)).toBe('light');
  });

  test.each([
    'Iedereen zegt: lekker genieten. Tja.',
    'de conducteur zegt lekker genieten van het uitzicht haha',
    'mijn moeder zegt dat ik blij moet zijn',
    'niet gevonden',
    'positief getest',
    'ik heb een 4 voor wiskunde!!',
    '2,8!!',
    'was ik maar trots',
  ])('and where there is none, none: %s', (text) => {
    expect(moodOfMessage('nl', text)).not.toBe('light');
  });

  test('a "not" as it is spoken is one', () => {
    expect(moodOfMessage('nl', 'kan nie slapen')).toBe('heavy');
  });
});

test.each([
  'pues lo hemos dejado',
  'lo dejamos en marzo',
  'mis padres se divorcian',
  'voy a explotar',
])('a parting, or the end of patience, is heavy in Spanish: %s', (text) => {
  expect(moodOfMessage('es', text)).toBe('heavy');
});

test.each([
  'lo hemos dejado en la mesa',
  'soy estudiante de enfermería',
  'dio un portazo que tembló la casa',
])('what only sounds like it is not: %s', (text) => {
  expect(moodOfMessage('es', text)).not.toBe('heavy');
});

test('who is called something nice in quotation marks is not glad of it, nor who likes what they do beside a "but"', () => {
  for (const text of ['hoy me ha llamado "bonita"', 'pero me gusta enseñar', 'jajaja qué nervios'])
    expect(moodOfMessage('es', text), text).toBe('plain');
  expect(moodOfMessage('es', 'qué bonita ha quedado mi casa')).toBe('light');
  expect(moodOfMessage('es', 'me gusta mucho mi nuevo piso!')).toBe('light');
  expect(moodOfMessage('es', 'tengo muchos nervios')).toBe('heavy');
});

test('a prize and a long laugh are light in Spanish', () => {
  expect(moodOfMessage('es', 'me caso el sábado')).toBe('light');
  expect(moodOfMessage('es', 'mi tutora ha dicho que soy la mejor')).toBe('light');
  expect(moodOfMessage('es', 'mi mujer me ha pedido el divorcio')).toBe('heavy');
  expect(moodOfMessage('es', 'me caso con la pared si hace falta, me ha bloqueado')).toBe('heavy');
  expect(moodOfMessage('es', 'me ha tocado la lotería')).toBe('light');
  expect(moodOfMessage('es', 'no parábamos de reír')).toBe('light');
  expect(moodOfMessage('es', 'nunca nos toca la lotería')).not.toBe('light');
});

test('a Spanish curse is about nobody’s child, and one in praise is light', () => {
  expect(topicsOf('hija de puta tres veces', 'es')).not.toContain('child');
  expect(moodOfMessage('es', 'me ha llamado hija de puta')).toBe('heavy');
  expect(moodOfMessage('es', 'lo pasamos de puta madre')).toBe('light');
  expect(moodOfMessage('es', 'no estamos tan mal')).not.toBe('heavy');
});
