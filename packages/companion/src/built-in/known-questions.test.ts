import { type Language, languages } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { converse, testCompanion } from '../testing/turns.ts';
import { wasHeard } from './choose.ts';
import { knownQuestionsOf } from './known-questions/by-language.ts';
import {
  type KnownQuestion,
  ordinaryQuestions,
  urgentQuestions,
} from './known-questions/known-question.ts';

const companion = testCompanion();
type Case = readonly [KnownQuestion, Language, ...string[]];

async function lastReply(language: Language, turns: readonly string[]): Promise<string> {
  const heard = await converse(companion, turns, { language });
  return heard.at(-1)?.text ?? '';
}

function answers(question: KnownQuestion, language: Language, reply: string): boolean {
  return knownQuestionsOf(language).questions[question].replies.some((one) =>
    wasHeard(one, [reply]),
  );
}

const ofSomebodyElse: readonly Case[] = [
  ['secret', 'es', 'mi hermana dice que se va a matar', 'y si aviso a mi madre y me odia?'],
  ['go_there', 'es', 'mi hermano se quiere matar', 'y si voy yo?'],
  ['ask_dying', 'es', 'mi nieto escribe cosas de la muerte', 'le pregunto si quiere morirse?'],
  ['ask_dying', 'it', 'mio fratello dice che vuole ammazzarsi', 'e come glielo chiedo?'],
  [
    'ask_dying',
    'nl',
    'mijn man zegt dat hij dood wil',
    'hoe vraag ik dat, straks breng ik hem op ideeën',
  ],
  ['ask_dying', 'en', 'my brother says he wants to die', 'wont asking put the idea in his head?'],
  ['words_cuts', 'it', 'a mia figlia ho visto i tagli sulle braccia', 'come glielo dico stasera'],
  ['words_cuts', 'en', 'i found cuts on my daughters arms', 'she is up now. what do i say'],
  ['words_cuts', 'es', 'mi hija se corta', 'y como se lo digo?'],
  ['words_cuts', 'nl', 'mijn dochter snijdt zichzelf', 'hoe begin ik daarover?'],
  [
    'words_eating',
    'en',
    'my flatmate keeps throwing up after dinner',
    'how do i bring it up with her',
  ],
  ['words_eating', 'nl', 'mijn zus geeft over na het eten', 'wat zeg ik dan tegen haar?'],
  ['fault_other', 'nl', 'als ik wegga maakt hij zich van kant zegt hij', 'is het dan mijn schuld'],
  ['fault_other', 'it', 'dice che se lo lascio si ammazza', 'e se lo fa è colpa mia?'],
  ['fault_other', 'es', 'dice que se mata si le dejo', 'seria mi culpa?'],
  ['go_back', 'en', 'he says he’ll kill himself if i leave', 'should i ring him back or not'],
  ['go_back', 'es', 'mi ex dice que se va a matar', 'le contesto?'],
  ['secret', 'it', 'mia sorella si taglia', 'mi ha fatto giurare di non dirlo a nessuno'],
  ['secret', 'en', 'my friend cuts herself', 'she made me promise not to tell'],
  ['secret', 'nl', 'mijn zusje snijdt zichzelf', 'ze zei dat ik het aan niemand mag vertellen'],
  ['no_doctor', 'es', 'mi hermano dice que se quiere morir', 'y si no quiere ir al médico?'],
  ['no_doctor', 'nl', 'mijn vader wil niet meer leven', 'hij wil geen dokter, wat moet ik doen?'],
  [
    'police',
    'it',
    'dice che si butta dal balcone',
    'chiamo la polizia? o faccio la figura del cretino',
  ],
  ['police', 'en', 'he says he will kill himself tonight', 'should i call the police'],
  [
    'wake_cuts',
    'en',
    'i saw cuts on her arms, shes 15',
    'should i wake her up or wait till morning',
  ],
  [
    'wake_cuts',
    'es',
    'he visto cortes en los brazos de mi hija, se corta',
    'la despierto o espero a mañana?',
  ],
];

const ofLines: readonly Case[] = [
  ['bill', 'es', 'mi marido me ha empujado', 'el 016 sale en la factura?'],
  ['finds_out', 'it', 'il mio compagno mi ha picchiata', 'e se chiamo il 1522 lo viene a sapere?'],
  ['write_instead', 'nl', 'ik wil niet meer leven', 'kan ik ook chatten ipv bellen'],
  ['write_instead', 'es', 'no quiero vivir más', 'el 024 se puede escribir o hay que hablar?'],
  ['write_instead', 'en', 'i want to die', 'can i text instead of calling'],
  ['free', 'es', 'no quiero vivir más', 'y el 024 es gratis?'],
  ['who_answers', 'es', 'no quiero vivir más', 'si llamo al 024 que me preguntan?'],
  ['free', 'it', 'non voglio più vivere', 'ma quel numero è gratis?'],
  ['anonymous', 'nl', 'ik wil niet meer leven', 'moet ik daar mijn naam zeggen?'],
  ['who_answers', 'it', 'non voglio più vivere', 'chi risponde lì?'],
  ['call_words', 'en', 'i want to die', 'what do i even say when i call'],
  ['what_112', 'nl', 'ik wil niet meer leven', 'wat gebeurt er als ik 112 bel?'],
  [
    'children',
    'en',
    'i have scary thoughts about my baby',
    'if i tell the nurse will they take my baby',
  ],
  ['children', 'it', 'ho pensieri brutti sul bambino', 'se lo dico me lo portano via?'],
  ['by_force', 'es', 'no quiero vivir más', 'me van a ingresar?'],
];

const ofOurs: readonly Case[] = [
  ['why_ask', 'it', 'certe notti vorrei non svegliarmi', 'perché me lo chiedi?'],
  ['why_ask', 'en', 'not waking up would be easier', 'why do you ask that?'],
  ['why_ask', 'es', 'a veces preferiría no despertarme', 'por que me preguntas eso'],
  ['why_ask', 'nl', 'soms hoop ik dat ik niet meer wakker word', 'waarom vraag je dat'],
];

const ofBody: readonly Case[] = [
  ['drink_signs', 'nl', 'ik drink elke dag wodka', 'mijn handen beven vandaag zo', 'is dat erg?'],
  ['stop_drinking', 'nl', 'ik drink elke avond een fles wijn', 'kan je in 1 keer stoppen?'],
  ['stop_drinking', 'it', 'bevo una bottiglia al giorno', 'posso smettere di colpo?'],
  ['drink_signs', 'en', 'i stopped drinking two days ago', 'is it normal to be shaking like this?'],
  [
    'hospital_taken',
    'it',
    'ho preso una scatola di tachipirina',
    'devo andare in ospedale? sto bene',
  ],
  ['sleep_taken', 'es', 'me he tomado una caja de ibuprofeno', 'puedo dormir un rato?'],
  ['hospital_blood', 'en', 'i threw up blood today', 'should i see a doctor?'],
];

const ofViolence: readonly Case[] = [
  ['fault_own', 'it', 'mio marito mi ha spinta contro il muro', 'è colpa mia?'],
  ['fault_own', 'en', 'my boyfriend slapped me', 'is it my fault? i provoked him'],
  ['abuse', 'nl', 'mijn vriend pakte me bij mijn keel', 'is dit dan mishandeling?'],
  ['abuse', 'es', 'mi novio me mira el movil, es normal no?'],
  ['phone_seen', 'en', 'my husband checks my phone', 'can he see this on my phone'],
  [
    'phone_seen',
    'it',
    'il mio compagno mi ha dato uno schiaffo',
    'può leggere quello che scrivo qui?',
  ],
  ['rape', 'en', 'was it rape if i didn’t say no?'],
];

const ofOrdinaryLife: readonly Case[] = [
  ['normal_jealous', 'nl', 'ik ben jaloers op mijn eigen zus', 'is dat normaal?'],
  ['what_would_you', 'nl', 'ik kan kiezen uit twee huizen', 'zou jij het kopen'],
  ['should_tell', 'nl', 'mijn collega doet raar', 'moet ik er met hem over praten?'],
  ['normal_no_tears', 'es', 'fallecio mi abuelita hace un mes y no he llorado. es normal?'],
  ['normal_no_tears', 'en', 'my nan died and i havent cried, is that weird?'],
  ['normal_sad_of_good', 'es', 'me case ayer!! y hoy estoy triste, es normal?'],
  ['normal_sad_of_good', 'it', 'è normale essere tristi anche se è una cosa bella?'],
  ['normal_jealous', 'nl', 'is het normaal dat ik jaloers ben op haar baby?'],
  ['normal', 'nl', 'ik wil weten of het normaal is dat je verliefd bent op je beste vriendin'],
  ['bad_person', 'en', 'am i a bad mum for putting her in nursery'],
  ['bad_person', 'nl', 'ben ik een slechte dochter als ik mama wegbreng?'],
  ['bad_person', 'it', 'secondo te sono una brutta persona?'],
  ['worst', 'es', 'soy la peor madre del mundo'],
  ['worst', 'en', 'i feel like the worst daughter in the world'],
  ['talks_to_the_dead', 'it', 'la sera parlo con la sua foto. sono diventato matto?'],
  ['not_go', 'en', 'am i allowed to not go to the baby shower'],
  ['may_feel', 'nl', 'mag ik me zo voelen??'],
  ['what_would_you', 'es', 'tu que harias?'],
  ['what_would_you', 'nl', 'wat zou jij doen?'],
  ['words_child', 'nl', 'mijn kinderen vragen steeds waar de hond is, wat zeg ik dan'],
  ['words_hard', 'it', 'sabato la vedo. cosa le dico?'],
  ['should_quit', 'es', 'otra vez gritos en la oficina. que hago, renuncio?'],
  ['should_tell', 'nl', 'wat denk je, moet ik er iets van zeggen?'],
  ['ideas_head', 'en', 'have you got any tips for switching your brain off at night'],
  ['ideas_sleep', 'es', 'tu sabes algo para dormir? un truco'],
  ['ideas_hands', 'en', 'the interview is at 9. what do i do with my hands'],
  ['ideas_lonely', 'it', 'come si fanno gli amici a 34 anni?'],
];

const kinds: readonly (readonly [string, readonly Case[]])[] = [
  ['about somebody else in danger', ofSomebodyElse],
  ['about the lines of help', ofLines],
  ['about why danger is asked about', ofOurs],
  ['about drink and the body', ofBody],
  ['about violence', ofViolence],
  ['of ordinary life', ofOrdinaryLife],
];
for (const [kind, cases] of kinds)
  describe(`a question ${kind} is answered`, () => {
    for (const [question, language, ...turns] of cases)
      test(`${question} (${language}): ${turns.at(-1)}`, async () => {
        expect(answers(question, language, await lastReply(language, turns))).toBe(true);
      });
  });

const told: readonly (readonly [Language, string])[] = [
  ['en', 'I asked him if it is normal to be this tired and he laughed'],
  ['en', 'She said “is it my fault?” and cried'],
  ['en', 'I have to go to hospital on Monday for my knee'],
  ['en', 'We took a photo at the hospital, my son is fine'],
  ['it', 'Gli ho chiesto se è normale e mi ha riso in faccia'],
  ['it', 'Devo andare dal medico domani per la schiena'],
  ['it', 'Lei ha detto che sono egoista'],
  ['es', 'Tengo que ir al hospital a ver a mi tía'],
  ['es', 'Puedo sentir su olor en la casa'],
  ['es', 'Bueno, me voy a cenar'],
  ['nl', 'Hij vroeg of het normaal is en ik wist niks te zeggen'],
  ['nl', 'En dan moet ik morgen weer naast hem zitten'],
  ['nl', 'Ik ben trots dat ik nu zelf naar haar graf kan rijden'],
];

test.each(told)(
  'what only sounds like a question is not answered (%s): %s',
  async (language, text) => {
    const reply = await lastReply(language, [text]);
    const questions = [...urgentQuestions, ...ordinaryQuestions];
    expect(questions.filter((one) => answers(one, language, reply))).toEqual([]);
  },
);

test('what may be dangerous is never called normal', async () => {
  const cases: readonly (readonly [Language, string])[] = [
    ['it', 'è normale sentire le voci di notte?'],
    ['en', 'is it normal to not eat for three days'],
    ['en', 'is it normal to feel relieved after that decision?'],
    ['es', 'es normal cortarse cuando estás mal?'],
    ['nl', 'is het normaal om bij een raam te staan en te denken wat als'],
  ];
  for (const [language, text] of cases) {
    const reply = await lastReply(language, [text]);
    expect(answers('normal', language, reply), reply).toBe(false);
  }
});

test('a question asked again gets other words, and none of them twice', async () => {
  const again = Array.from({ length: 4 }, () => 'come glielo dico?');
  const turns = ['a mia figlia ho visto i tagli sulle braccia', ...again];
  const heard = await converse(companion, turns, { language: 'it' });
  const replies = heard.map(({ text }) => text);
  expect(new Set(replies).size).toBe(replies.length);
});

test('who asks twice for ideas gets two small ones instead of another question', async () => {
  const reply = await lastReply('en', [
    'i lie awake every night',
    'what can i do',
    'any other ideas?',
  ]);
  expect(answers('ideas_sleep', 'en', reply)).toBe(true);
});

test('at R5 the call for help goes before every answer, and below it the answer goes first', async () => {
  const now = await lastReply('es', [
    'me he tomado una caja de ibuprofeno',
    'tengo que ir al hospital?',
  ]);
  expect(now.indexOf('112')).toBeLessThan(now.indexOf('hospital'));
  const later = await lastReply('en', [
    'my sister wants to kill herself and made me promise not to tell',
  ]);
  expect(later.startsWith('Yes')).toBe(true);
});

test('a line is only said to be free, nameless or written to where the resource file says so', async () => {
  const italian = await lastReply('it', ['non voglio più vivere', 'quel numero è gratis?']);
  expect(italian).not.toMatch(/(?:gratuito|niente): Telefono Amico/u);
  const dutch = await lastReply('nl', ['ik wil niet meer leven', 'is 113 anoniem?']);
  expect(dutch).toContain('113 Zelfmoordpreventie');
  const spanish = await lastReply('es', ['no quiero vivir más', 'tengo que decir mi nombre?']);
  expect(spanish).not.toMatch(/(?:quién eres|lo necesitan): 024/u);
});

test('who owes money does not ask what to do', async () => {
  const weighed = /lo peor que puede salir|un sí claro/u;
  expect(await lastReply('es', ['debo tres meses'])).not.toMatch(weighed);
  expect(await lastReply('es', ['¿debo ir?'])).toMatch(weighed);
});

describe.each(languages)('in $code', ({ code }) => {
  const { questions } = knownQuestionsOf(code);

  test('every question has at least two answers, all of them different', () => {
    const replies = Object.values(questions).flatMap((one) => one.replies);
    expect(new Set(replies).size).toBe(replies.length);
    for (const one of Object.values(questions)) expect(one.replies.length).toBeGreaterThan(1);
  });

  test('no answer carries a number of its own, but for the one the law file knows', () => {
    for (const [question, { replies }] of Object.entries(questions))
      if (question !== 'bill') expect(replies.join(' ')).not.toMatch(/\d{3}/u);
  });

  test('answers in danger are short', () => {
    for (const question of urgentQuestions)
      for (const reply of questions[question].replies)
        expect(reply.split(' ').length, reply).toBeLessThanOrEqual(50);
  });
});
