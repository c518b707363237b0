import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import type { Mood } from './texts/texts.ts';
import { understand } from './understand.ts';

type Cases = readonly (readonly [Language, string])[];

function moodFor(language: Language, text: string, ...before: readonly string[]): Mood {
  const history = before.map((content) => ({ role: 'user' as const, content }));
  return understand(text, history, language).mood;
}

describe('a good word in a complaint', () => {
  test.each([
    ['it', 'mia suocera si è piazzata in casa da quando è nato il bambino e non ne posso più'],
    ['it', 'mi hanno promossa ma ho ricominciato a bere'],
    ['en', 'now im just kind of flat'],
    ['en', 'the kids are lovely but i cant take it anymore'],
    ['es', 'mi hijo ha aprobado todo y yo no puedo más'],
    ['es', 'llevaba un año limpia y he recaído'],
    ['nl', '3 maanden clean en vanavond toch weer gesnoven'],
    ['nl', 'leuk feestje gehad maar ik kan het niet meer'],
  ] satisfies Cases)('makes no joy of it (%s): %s', (language, text) => {
    expect(moodFor(language, text)).toBe('heavy');
  });
});

describe('what sounds good and is doubted', () => {
  test.each([
    ['it', 'gli ho messo un cuore e basta'],
    ['en', 'he proposed and i said id think about it'],
    ['es', 'era un mensaje larguisimo suplicandole. menos mal q no lo envie'],
    ['es', 'mi novio me ha pedido matrimonio y le he dicho que me lo tengo que pensar'],
    ['es', 'me he enamorado de mi profesora de yoga y estoy casada con un hombre'],
    ['nl', 'het is mooi geweest'],
  ] satisfies Cases)('is no joy (%s): %s', (language, text) => {
    expect(moodFor(language, text)).not.toBe('light');
  });

  test.each([
    ['it', 'non so se restare col mio fidanzato', 'lui mi ha chiesto di sposarlo sabato scorso'],
    ['es', 'no sé si seguir con él', 'me ha pedido que me case con él'],
    ['nl', 'ik weet niet of ik bij hem wil blijven', 'hij heeft me ten huwelijk gevraagd'],
  ] as const)('nor is what was doubted just before (%s)', (language, doubts, tells) => {
    expect(moodFor(language, tells)).toBe('light');
    expect(moodFor(language, tells, doubts)).toBe('plain');
  });
});

describe('a hard word in something that is not hard', () => {
  test.each([
    ['it', 'gli ho chiesto scusa e mi ha abbracciato'],
    ['it', 'mi sono lasciata con lui due mesi fa e sto rinascendo'],
    ['it', 'mio marito mi fa ridere anche quando sto male'],
    ['it', 'mio padre non era arrabbiato'],
    ['en', 'i bought her a little hat. knitted. yellow'],
    ['en', 'my dad wasnt angry. he just went back to watching the snooker'],
    ['en', 'i guess its good? he wasnt angry. mum cried but like happy crying'],
    ['es', 'me acabo de acordar y me he reido yo sola. en el fondo tuvo gracia'],
    ['es', 'mi padre no estaba enfadado'],
    ['nl', 'mijn vader was niet boos'],
    ['nl', 'hij maakt me aan het lachen, zelfs als ik verdrietig ben'],
  ] satisfies Cases)('makes no sorrow of it (%s): %s', (language, text) => {
    expect(moodFor(language, text)).not.toBe('heavy');
  });

  test.each([
    ['it', 'oggi mi hanno dato l’aumento, sono felice ma stanca'],
    ['en', 'im so happy for her and a bit scared'],
    ['es', 'estoy muy feliz y con miedo a la vez'],
    ['nl', 'ik ben zo blij en ook bang'],
  ] satisfies Cases)('mixed feelings are neither (%s): %s', (language, text) => {
    expect(moodFor(language, text)).toBe('plain');
  });

  test.each([
    ['it', 'mio padre era arrabbiato'],
    ['it', 'non sono felice, sono stanca di tutto'],
    ['en', 'my dad was angry'],
    ['en', 'im not happy, im scared'],
    ['es', 'mi padre se enfadó y me gritó'],
    ['nl', 'mijn vader was boos en ik huilde'],
  ] satisfies Cases)('but sorrow stays what it is (%s): %s', (language, text) => {
    expect(moodFor(language, text)).toBe('heavy');
  });
});

describe('in Italian', () => {
  test.each([
    'nessuno si è fatto male',
    'non mi fa più male',
    'il gatto mi guarda male',
    'la televisione mi stufa',
    'il contatore lo avevano letto male',
    'cioè alla presina, non spaventarti',
  ])('nothing hard is heard where nobody is hurt: %s', (text) => {
    expect(moodFor('it', text)).toBe('plain');
  });

  test.each([
    'mi sono fatto male',
    'il capo mi ha dato dell’incapace davanti ai colleghi',
    'mi ha detto che sono una poco di buono',
    'mi ha chiamato terrona',
    'la relatrice mi mette un’agitazione',
    'mi sento un verme',
    'sono stufa',
  ])('what others call the person, or cause in them, is hard: %s', (text) => {
    expect(moodFor('it', text)).toBe('heavy');
  });

  test('tears and cries some messages after good news are of joy', () => {
    const news = ['ho passato l’esame!!', 'era la terza volta', 'mio padre non ci credeva'];
    expect(moodFor('it', 'ha pianto lui', ...news)).not.toBe('heavy');
    expect(moodFor('it', 'mia mamma ha urlato', 'mi hanno presa!!!', 'era ora')).not.toBe('heavy');
    expect(moodFor('it', 'mia mamma ha urlato', 'ho rotto un vaso')).toBe('heavy');
  });

  test.each(['PROMOSSAAAA', 'positivo!!!!', 'mi hanno presaaa', 'passato!'])(
    'joy that is drawn out is joy: %s',
    (text) => {
      expect(moodFor('it', text)).toBe('light');
    },
  );
});

describe('good news in a few words', () => {
  test.each([
    ['it', 'ci sono nati due gemelli'],
    ['it', 'Mi ha detto SÌ!!!'],
    ['it', 'ho avuto il posto!!'],
    ['it', 'siamo incinti! dopo tre anni!'],
    ['it', 'mi ha risposto adesso!!!!'],
    ['en', 'SHE SAID YES'],
    ['en', 'we got the flat!'],
    ['en', 'im so happy i cant sleep'],
    ['es', 'al final le he escrito y me ha dicho que claro que estoy invitado!!!'],
    ['es', 'hoy me dijeron que si!!! me dieron el trabajo!!!'],
    ['es', 'eh? que estoy contento!! q me lo han dado'],
    ['nl', 'ze zei JA!!!'],
    ['nl', 'ik heb de baan!!'],
    ['nl', 'ze appt terug!!'],
    ['nl', 'jaaa het paste precies!!'],
  ] satisfies Cases)('is joy (%s): %s', (language, text) => {
    expect(moodFor(language, text)).toBe('light');
    expect(understand(text, [], language).mayAskWhoAnswers).toBe(false);
  });

  test.each([
    ['it', 'mi ha detto di sì, che mi tradiva'],
    ['it', 'mi ha risposto male'],
    ['en', 'she said yes to him, not to me'],
    ['es', 'me ha contestado fatal'],
    ['es', 'me va a matar, ya me dijo que si volvia a hacerlo me mandaba con mi papá'],
    ['nl', 'hij heeft geantwoord dat het over is'],
    ['nl', 'de auto staat er weer. gelukkig'],
    ['nl', 'gelukkig heeft niemand het gezien'],
  ] satisfies Cases)('is not what only begins like it (%s): %s', (language, text) => {
    expect(moodFor(language, text)).not.toBe('light');
  });

  test.each([
    ['it', 'Mi hanno presa!', 'siii finalmente'],
    ['en', 'I passed my driving test!', 'finally'],
    ['es', 'He aprobado el carné', 'por fin'],
    ['nl', 'rijbewijs gehaald!', 'jaaa eindelijk'],
  ] as const)('and a cheer after it is more of it (%s)', (language, news, cheer) => {
    expect(moodFor(language, cheer, news)).toBe('light');
    expect(moodFor(language, cheer)).not.toBe('light');
  });
});
