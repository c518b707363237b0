import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { converse, hear, testCompanion, turnOf } from '../testing/turns.ts';
import { factsIn } from './memory.ts';
import { textsOf } from './texts/by-language.ts';

const companion = testCompanion();

async function lastReply(language: Language, texts: readonly string[]): Promise<string> {
  const heard = await converse(companion, texts, { language });
  return heard.at(-1)?.text ?? '';
}

function isUnknown(reply: string, language: Language): boolean {
  return textsOf(language).acts.remember.replies.some((one) => reply.includes(one));
}

describe('a name that was told', () => {
  test.each([
    ['it', 'mi chiamo marta e lavoro in un vivaio', 'Come mi chiamo?', 'ti chiami Marta'],
    ['it', 'Ciao, sono Elio.', 'ti ricordi il mio nome?', 'ti chiami Elio'],
    ['en', 'my name is sarah and I drive a bus', 'what is my name?', 'your name is Sarah'],
    ['en', 'Hi, I’m Ben.', 'do you remember my name', 'your name is Ben'],
    ['es', 'Me llamo Inés y vivo sola', '¿cómo me llamo?', 'te llamas Inés'],
    ['es', 'Hola, soy Rosa.', '¿recuerdas mi nombre?', 'te llamas Rosa'],
    ['nl', 'Ik heet Joris en ik woon in Gent', 'Hoe heet ik?', 'je heet Joris'],
    ['nl', 'Ik heet trouwens Kees', 'hoe heet ik?', 'je heet Kees'],
    ['nl', 'Hoi, ik ben Fleur.', 'weet je mijn naam nog?', 'je heet Fleur'],
  ] as const)('is known when it is asked for (%s): %s', async (language, told, asked, name) => {
    expect(await lastReply(language, [told, asked])).toContain(name);
  });

  test.each([
    [
      'it',
      'Mia sorella Anna vive a Lucca',
      'come si chiama mia sorella?',
      'tua sorella si chiama Anna',
    ],
    ['it', 'Il mio cane si chiama Argo', 'il nome del mio cane?', 'il tuo cane si chiama Argo'],
    [
      'en',
      'My sister Kate lives in Leeds',
      'what’s my sister’s name?',
      'your sister is called Kate',
    ],
    ['en', 'my mum is called Jo', 'what is my mother called?', 'your mum is called Jo'],
    ['es', 'Mi hermana Eva vive lejos', '¿cómo se llama mi hermana?', 'tu hermana se llama Eva'],
    ['es', 'Mi compañera Marta me ayuda', '¿cómo se llama mi compañera?', 'se llama Marta'],
    ['es', 'Mi perro se llama Toby', '¿y el nombre de mi perro?', 'tu perro se llama Toby'],
    ['nl', 'Mijn zus Noor woont ver weg', 'Hoe heet mijn zus ook alweer?', 'je zus heet Noor'],
    ['nl', 'Mijn hond heet Bas', 'wat is de naam van mijn hond', 'je hond heet Bas'],
  ] as const)('is known of others too (%s): %s', async (language, told, asked, answer) => {
    expect(await lastReply(language, [told, asked])).toContain(answer);
  });

  test.each([
    ['it', 'Mia figlia si chiama Giulia', 'come si chiama mio marito?', 'Giulia'],
    ['en', 'My daughter is called Judy', 'what’s my husband’s name?', 'Judy'],
    ['es', 'Mi hija se llama Julia', '¿cómo se llama mi marido?', 'Julia'],
    ['nl', 'Mijn dochter heet Julia', 'hoe heet mijn man?', 'Julia'],
  ] as const)('is never given to somebody else (%s)', async (language, told, asked, name) => {
    const reply = await lastReply(language, [told, asked]);
    expect(reply).not.toContain(name);
    expect(isUnknown(reply, language)).toBe(true);
  });

  test.each([
    ['it', 'tua figlia si chiama Giulia.', 'Come si chiama mio marito?'],
    ['en', 'your daughter is called Judy.', 'What is my husband called?'],
    ['es', 'tu hija se llama Julia.', '¿Cómo se llama mi marido?'],
    ['nl', 'je dochter heet Julia.', 'Hoe heet mijn man?'],
  ] as const)('is not taken from a memory of somebody else (%s)', async (language, fact, asked) => {
    const memories = [{ id: 'm1', fact }];
    const { text, end } = await hear(companion, turnOf(asked, { language, memories }));
    expect(isUnknown(text, language)).toBe(true);
    expect(end?.usedMemoryIds).toEqual([]);
  });

  test('is taken from the memory, and that is said', async () => {
    const memories = [{ id: 'm1', fact: 'tuo marito si chiama Paolo.' }];
    const { text, end } = await hear(companion, turnOf('Come si chiama mio marito?', { memories }));
    expect(text).toContain('Paolo');
    expect(end?.usedMemoryIds).toEqual(['m1']);
  });
});

test.each([
  ['it', 'Mia sorella vive a Oslo.', 'ti ricordi di cosa ti ho parlato?'],
  ['en', 'My sister lives in Oslo.', 'do you remember what I told you?'],
  ['es', 'Mi hermana vive en Oslo.', '¿te acuerdas de quién te he hablado?'],
  ['nl', 'Mijn zus woont in Oslo.', 'weet je nog wat ik je heb verteld?'],
] as const)(
  'who asks what was told, without saying of what, hears the first of it (%s)',
  async (language, told, asked) => {
    expect(await lastReply(language, [told, asked])).toContain('Oslo');
  },
);

describe('what was told of somebody', () => {
  test.each([
    ['it', 'Mia sorella vive a Oslo.', 'cosa ti ho detto di mio padre?', 'e di mia sorella?'],
    ['en', 'My sister lives in Oslo.', 'what did I tell you about my dad?', 'and my sister?'],
    ['es', 'Mi hermana vive en Oslo.', '¿qué te dije de mi padre?', '¿y de mi hermana?'],
    ['nl', 'Mijn zus woont in Oslo.', 'wat heb ik over mijn vader verteld?', 'en mijn zus?'],
  ] as const)('may be asked on about (%s)', async (language, told, asked, next) => {
    expect(await lastReply(language, [told, asked, next])).toContain('Oslo');
  });

  test.each([
    ['it', 'Mio fratello è partito per Oslo.', 'cosa ti ho detto di mio fratello?'],
    ['en', 'My brother left for Oslo.', 'what did I tell you about my brother?'],
    ['es', 'Mi hermano se fue a Oslo.', '¿qué te dije de mi hermano?'],
    ['nl', 'Mijn broer is naar Oslo vertrokken.', 'Wat heb ik je over mijn broer verteld?'],
  ] as const)('is quoted when it is asked for (%s)', async (language, told, asked) => {
    expect(await lastReply(language, [told, asked])).toContain(told.replace(/\.$/u, ''));
  });

  test.each([
    ['it', 'Mia sorella è partita per Oslo.', 'cosa ti ho detto di mio fratello?'],
    ['en', 'My sister left for Oslo.', 'what did I tell you about my brother?'],
    ['es', 'Mi hermana se fue a Oslo.', '¿qué te dije de mi hermano?'],
    ['nl', 'Mijn zus is naar Oslo vertrokken.', 'Wat heb ik je over mijn broer verteld?'],
  ] as const)('is not mixed up with somebody else (%s)', async (language, told, asked) => {
    expect(isUnknown(await lastReply(language, [told, asked]), language)).toBe(true);
  });

  test.each([
    [
      'it',
      'Mia sorella Anna beve.',
      'dimentica quello che ti ho detto di mia sorella',
      ['Stasera cucino io.', 'Il lavoro va avanti come sempre.', 'Fuori piove da ore.', 'boh'],
      'Come si chiama mia sorella?',
      /Anna|sorella beve/u,
      /Memoria/u,
    ],
    [
      'en',
      'My sister Kate drinks.',
      'forget what I told you about my sister',
      ['Tonight I am cooking.', 'Work goes on as always.', 'It has rained for hours.', 'dunno'],
      'What is my sister called?',
      /Kate|sister drinks/u,
      /Memory/u,
    ],
    [
      'es',
      'Mi hermana Eva bebe.',
      'olvida lo que te dije de mi hermana',
      ['Esta noche cocino yo.', 'El trabajo sigue igual.', 'Llueve desde hace horas.', 'pues nada'],
      '¿Cómo se llama mi hermana?',
      /Eva|hermana bebe/u,
      /Memoria/u,
    ],
    [
      'nl',
      'Mijn zus Noor drinkt.',
      'vergeet wat ik je over mijn zus heb verteld',
      ['Vanavond kook ik.', 'Het werk gaat zoals altijd.', 'Het regent al uren.', 'tja'],
      'Hoe heet mijn zus?',
      /Noor|zus drinkt/u,
      /Geheugen/u,
    ],
  ] as const)(
    'is let be when that is asked, and the place to erase it is named (%s)',
    async (language, told, forget, onward, asked, mention, place) => {
      const heard = await converse(companion, [told, forget, ...onward, asked], { language });
      const [, forgotten, ...later] = heard.map(({ text }) => text);
      expect(forgotten).toMatch(place);
      expect(forgotten).not.toMatch(mention);
      expect(later.filter((reply) => mention.test(reply))).toEqual([]);
    },
  );
});

describe('a fact', () => {
  test.each([
    ['it', 'Lavoro come autista di autobus da anni', 'lavori come autista di autobus.'],
    ['en', 'I work as a bus driver', 'you work as a bus driver.'],
    ['en', 'I work as a primary school teacher in Leeds', 'you work as a primary school teacher.'],
    [
      'es',
      'Trabajo de auxiliar de enfermería en un hospital',
      'trabajas de auxiliar de enfermería.',
    ],
    ['nl', 'Ik werk als buschauffeur in Utrecht', 'je werkt als buschauffeur.'],
  ] as const)('is a whole phrase (%s): %s', (language, text, fact) => {
    expect(factsIn(text, language, [])).toEqual([fact]);
  });

  test.each([
    ['it', 'Lavoro come un mulo'],
    ['it', 'Lavoro come posso'],
    ['it', 'Non lavoro come infermiera'],
    ['it', 'Il lavoro come infermiera mi sfianca'],
    ['it', 'Mi chiamo fuori da questa storia'],
    ['it', 'mia sorella NON mi parla'],
    ['en', 'I work as a favour to my uncle'],
    ['en', 'I work as hard as I can'],
    ['en', 'my sister is called in every weekend'],
    ['es', 'Trabajo de noche'],
    ['es', 'El trabajo de enfermera me agota'],
    ['es', 'Trabajo como una mula'],
    ['nl', 'Ik werk als een paard'],
    ['nl', 'Ik werk als ik kan'],
    ['nl', 'Iedereen heet ik welkom'],
  ] as const)('is none where none is said (%s): %s', (language, text) => {
    expect(factsIn(text, language, [])).toEqual([]);
  });

  test.each([
    ['it', 'tua figlia si chiama Giulia.', 'La figlia della vicina piange sempre.'],
    ['en', 'your daughter is called Judy.', 'The neighbour’s daughter cries a lot.'],
    ['es', 'tu hija se llama Julia.', 'La hija de la vecina llora siempre.'],
    ['nl', 'je dochter heet Julia.', 'De dochter van de buren huilt altijd.'],
  ] as const)('about somebody is not brought up for somebody else (%s)', async (...given) => {
    const [language, fact, text] = given;
    const { end } = await hear(
      companion,
      turnOf(text, { language, memories: [{ id: 'm1', fact }] }),
    );
    expect(end?.usedMemoryIds).toEqual([]);
  });
});

test('a child named without "my" is known when asked for as one’s own', async () => {
  const [, asked] = await converse(companion, [
    'Il bimbo si chiama Tito e mangia sempre.',
    'come si chiama mio figlio?',
  ]);
  expect(asked?.text).toContain('Tito');
});
