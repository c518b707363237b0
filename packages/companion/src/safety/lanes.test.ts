import { languages, type Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { converse, type Heard, testCompanion } from '../testing/turns.ts';
import { assessMessage } from './assess.ts';
import { crisisWordsOf } from './crisis-words/by-language.ts';
import { crisisReply } from './crisis-reply.ts';
import { confirmWordings } from './crisis-words/confirm-wordings.ts';
import { assessPerson } from './person-risk.ts';
import type { Lane } from './risk.ts';

const companion = testCompanion();
const every = languages.map(({ code }) => code);

function talk(language: Language, texts: readonly string[]): Promise<Heard[]> {
  return converse(companion, texts, { language });
}

function has(heard: Heard | undefined, wordings: readonly string[] | undefined): boolean {
  return (wordings ?? []).some((wording) => heard?.text.includes(wording) === true);
}

const violence: Record<Language, readonly [hit: string, locked: string, afraid: string]> = {
  it: ['mio marito mi sta picchiando adesso', 'sono chiusa in bagno', 'ho paura'],
  en: ['my husband is beating me right now', 'I am locked in the bathroom', 'I’m scared'],
  es: ['mi marido me está pegando ahora', 'estoy encerrada en el baño', 'tengo miedo'],
  nl: ['mijn man slaat me nu', 'ik zit opgesloten in de badkamer', 'ik ben bang'],
};
const bothTroubles: Record<Language, string> = {
  it: 'mio marito mi picchia e voglio ammazzarmi',
  en: 'my husband beats me and I want to kill myself',
  es: 'mi marido me pega cada noche y quiero matarme',
  nl: 'mijn man slaat me, ik wil mezelf doden',
};
const wishToDie = {
  it: 'voglio morire',
  en: 'I want to die',
  es: 'quiero morir',
  nl: 'ik wil dood',
};
const linesForDying = /024|0800-0113|Telefono Amico/u;

test.each(every)('who has called for a body is not told to call again (%s)', (language) => {
  const words = crisisWordsOf(language);
  const place = { language, interfaceLanguage: language, chosenCountry: null, now: 0 };
  const calm = assessMessage('…', { language });
  const sign = { ...calm, level: 'R5', lanes: ['medical'], ruleIds: ['medical.now'] } as const;
  const { state } = assessPerson(null, sign, 0);
  const care = { ...state.care, done: ['ask' as const], answered: ['called' as const] };
  const situation = { ...place, text: '…', isFarewell: false, said: [], message: calm };
  const reply = crisisReply({ ...situation, state: { ...state, care } });
  expect(words.withYou.some((one) => reply?.text.includes(one))).toBe(true);
});

describe.each(every)('somebody is violent (%s)', (language) => {
  const words = crisisWordsOf(language);

  test('its own words come, and no word or line for thoughts of dying', async () => {
    const heard = await talk(language, violence[language]);
    expect(has(heard[0], words.lanes.violence)).toBe(true);
    for (const one of heard) {
      expect(one.assessment.state.lanes).toEqual(['violence']);
      expect(one.text).not.toMatch(linesForDying);
      const { R2, R3, R4 } = words.acknowledge;
      expect(
        has(one, [...R2, ...R3, ...R4, ...words.stay, ...words.stayAlive, ...words.toPeople]),
      ).toBe(false);
    }
  });

  test('beside thoughts of dying both are spoken of, violence first', async () => {
    const heard = await talk(language, [bothTroubles[language], '…', wishToDie[language]]);
    expect(has(heard[0], words.lanes.violence)).toBe(true);
    expect(heard[0]?.assessment.state.lanes).toEqual(
      expect.arrayContaining(['violence', 'self_harm'] satisfies Lane[]),
    );
    const { R2, R3, R4 } = words.acknowledge;
    expect(heard.slice(1).some((one) => has(one, [...R2, ...R3, ...R4]))).toBe(true);
  });
});

test('beside thoughts of dying both lines are named, each number once', async () => {
  const [, spanish] = await talk('es', [bothTroubles.es, 'no sé']);
  expect(spanish?.text).toMatch(/016, violencia contra las mujeres; .*024, atención/u);
  expect(spanish?.text.match(/016/gu)).toHaveLength(1);
  expect(spanish?.text.match(/024/gu)).toHaveLength(1);
  const [, italian] = await talk('it', [bothTroubles.it, 'non so']);
  expect(italian?.text).toMatch(/1522, antiviolenza.*Telefono Amico/u);
});

const young: Record<Language, readonly [age: string, cuts: string, both: string]> = {
  it: ['ho 14 anni', 'a volte mi taglio', 'ho 14 anni e a volte mi taglio'],
  en: ['im 14', 'sometimes i cut myself', 'im 14 and sometimes i cut myself'],
  es: ['tengo 14 años', 'a veces me corto', 'tengo 14 años y a veces me corto'],
  nl: ['ik ben 14', 'soms snijd ik mezelf', 'ik ben 14 en soms snijd ik mezelf'],
};
const sendPictures: Record<Language, readonly [age: string, stranger: string]> = {
  it: ['ho 13 anni', 'un tizio su internet vuole che gli mandi foto'],
  en: ['im 13', 'a guy online wants me to send pics'],
  es: ['tengo 13 años', 'un tipo en internet quiere que le mande fotos'],
  nl: ['ik ben 13', 'een man online wil dat ik foto’s stuur'],
};

describe.each(every)('somebody is young (%s)', (language) => {
  const words = crisisWordsOf(language);
  const ofMinor = [...(words.lanes.minor ?? []), ...(words.laneConcern.minor ?? [])];
  const ofOthers = [...(words.lanes.third_party ?? []), ...(words.laneConcern.third_party ?? [])];

  test('in the same message or one before', async () => {
    const [age, cuts, both] = young[language];
    for (const texts of [[age, cuts], [both]]) {
      const heard = await talk(language, texts);
      expect(heard.at(-1)?.assessment.state.lanes).toContain('minor');
      expect(heard.some((one) => has(one, ofMinor))).toBe(true);
    }
  });

  test('and endangered: is spoken to, not about somebody else', async () => {
    const heard = await talk(language, sendPictures[language]);
    for (const one of heard) expect(has(one, ofOthers), one.text).toBe(false);
  });
});

test('a young person’s line comes before others, once, and its number once', async () => {
  const heard = await talk('it', [young.it[2], 'non so', 'boh', 'mah']);
  const lines = heard.map(({ text }) => text.match(/19696/gu)?.length ?? 0);
  expect(lines).toEqual([0, 1, 0, 0]);
  expect(heard.some(({ text }) => text.includes('Telefono Amico'))).toBe(false);
});

test.each([
  ['it', 'mia sorella dice che vuole uccidersi stanotte'],
  ['en', 'my brother says he will kill himself tonight'],
  ['es', 'mi hermano dice que se va a matar esta noche'],
  ['nl', 'mijn broer zegt dat hij vannacht zelfmoord pleegt'],
] as const)('worry about somebody else brings its own words (%s)', async (language, text) => {
  const [heard] = await talk(language, [text]);
  expect(has(heard, crisisWordsOf(language).lanes.third_party)).toBe(true);
});

test.each([
  ['it', 'mia madre vuole uccidersi e io non ce la faccio più'],
  ['en', 'my mum wants to kill herself and I cannot cope'],
  ['es', 'mi madre quiere suicidarse y yo no puedo más'],
  ['nl', 'mijn moeder wil zichzelf doden en ik kan niet meer'],
] as const)(
  'somebody else stays somebody else when the person cannot cope (%s)',
  (language, text) => {
    expect(assessMessage(text, { language }).lanes).toContain('third_party');
  },
);

test.each([
  ['nl', 'ze gaan haar pijn doen'],
  ['en', 'he is lying on the floor'],
] as const)(
  'where only a guess says who is in danger, it is asked what happened (%s)',
  async (language, text) => {
    const words = crisisWordsOf(language);
    const [heard] = await talk(language, [text]);
    expect(heard?.assessment.state.lanes).toEqual([]);
    // Up to the number, which has another form in each country.
    const asking = Object.values(confirmWordings[language])
      .flat()
      .map((ask) => ask('#').split('#')[0] ?? '');
    expect(has(heard, [...words.open.question, ...asking])).toBe(true);
    const { harm_others: harm, third_party: others } = words.lanes;
    expect(has(heard, [...(harm ?? []), ...(others ?? [])])).toBe(false);
  },
);

test.each([
  ['it', 'lo ammazzo, ho il coltello in macchina'],
  ['en', 'tonight I am going to kill my wife'],
  ['es', 'esta noche mato a mi mujer'],
  ['nl', 'vanavond vermoord ik mijn vrouw'],
] as const)(
  'a threat in so many words brings the words of that lane (%s)',
  async (language, text) => {
    const [heard] = await talk(language, [text]);
    expect(has(heard, crisisWordsOf(language).lanes.harm_others)).toBe(true);
  },
);

test.each([
  ['it', 'mio marito mi manca e voglio morire'],
  ['en', 'I miss my brother and I want to kill myself'],
  ['es', 'echo de menos a mi hermano y me quiero matar'],
  ['nl', 'ik mis mijn broer en ik wil mezelf doden'],
] as const)('a relative who is only named is nobody to worry about (%s)', (language, text) => {
  const { lanes } = assessMessage(text, { language });
  expect(lanes).toContain('self_harm');
  expect(lanes).not.toContain('third_party');
});

test('hardly a sign brings no thoughts of death into what is about violence', async () => {
  const heard = await converse(
    testCompanion(),
    ['mio marito mi ha dato uno schiaffo ieri', 'è la prima volta', 'era ubriaco'],
    { language: 'it' },
  );
  expect(heard.map(({ text }) => text).join(' ')).not.toMatch(/morire|morte|toglierti/u);
});

test.each([
  [
    'nl',
    ['mijn ex belde net weer aan', 'hij zei dat hij me kapotmaakt', 'ja', 'de deur zit op slot'],
    /dicht bij de rand|wat je pijn kan doen/u,
  ],
  [
    'nl',
    [
      'mijn collega ligt op de grond en reageert niet',
      '112 gebeld',
      'hij is grauw',
      'en nu?',
      'ja',
      'ok',
    ],
    /om dan te zijn|om te praten|om er dan/u,
  ],
] as const)(
  'who fears for a life that is not in question hears nothing of wanting to die (%s)',
  async (...given) => {
    const [language, turns, ofDying] = given;
    const heard = await converse(testCompanion(), [...turns], { language });
    expect(heard.map(({ text }) => text).join(' ')).not.toMatch(ofDying);
  },
);

test('who fears for a friend is told how to help, and gets no exercise', async () => {
  const heard = await converse(
    testCompanion(),
    [
      'I think my friend is going to hurt herself',
      'she posted goodbye on her story',
      'she lives two hours away',
      'i dont have her parents number',
      'what now',
    ],
    { language: 'en' },
  );
  const all = heard.map(({ text }) => text).join(' ');
  expect(heard[0]?.text).toMatch(/112.*(with them|alone)/u);
  expect(all).not.toMatch(/two hours only|calms you/u);
});

test.each([
  ['it', 'ho un dolore al petto e il braccio sinistro addormentato'],
  ['en', 'I have chest pain and my left arm is numb'],
  ['es', 'tengo dolor de pecho y el brazo izquierdo dormido'],
  ['nl', 'pijn op de borst en mijn linkerarm is verdoofd'],
] as const)(
  'nobody is talked out of dying where a body needs help (%s)',
  async (language, text) => {
    const heard = await talk(language, [text, '…', '…', '…', '…', '…', '…']);
    expect(heard[0]?.assessment.state).toMatchObject({ lanes: ['medical'] });
    for (const one of heard) expect(has(one, crisisWordsOf(language).stayAlive)).toBe(false);
  },
);

test.each(['it', 'en', 'es', 'nl'] as const)(
  'who fears for somebody else is not told to put anything away when it gets worse (%s)',
  (language) => {
    const words = crisisWordsOf(language);
    const place = { language, interfaceLanguage: language, chosenCountry: null, now: 0 };
    const calm = assessMessage('…', { language });
    const sign = { ...calm, level: 'R3', lanes: ['third_party'], ruleIds: ['third.now'] } as const;
    const first = assessPerson(null, sign, 0).state;
    const said = [words.lanes.third_party?.[0] ?? ''];
    const { state } = assessPerson(first, { ...sign, level: 'R4', lanes: [] }, 0);
    const message = { ...sign, level: 'R4' } as const;
    const reply = crisisReply({ ...place, text: '…', isFarewell: false, said, message, state });
    expect(words.lanes.third_party?.some((one) => reply?.text.includes(one))).toBe(true);
    expect(words.distance.some((one) => reply?.text.includes(one))).toBe(false);
  },
);

test.each([
  ['es', 'mi ex dice que se va a tirar al tren si no vuelvo', 'third_party'],
  ['es', 'mi vecina dice que preferiría no despertarse', 'third_party'],
  ['es', 'anoche dijo que quería desaparecer', 'third_party'],
  ['es', 'mi madre se ríe pero yo no quiero vivir', 'self_harm'],
  ['es', 'mi ex dice que se va a tirar al tren y me pega', 'violence'],
] as const)(
  'who threatens to die is in danger, and a danger if more is said: %s',
  (language, text, lane) => {
    expect(assessMessage(text, { language }).lanes).toContain(lane);
  },
);

test.each(every)('no line for thoughts of dying is named for a body (%s)', (language) => {
  const words = crisisWordsOf(language);
  const place = { language, interfaceLanguage: language, chosenCountry: null, now: 0 };
  const calm = assessMessage('…', { language });
  const sign = { ...calm, level: 'R3', lanes: ['medical'], ruleIds: ['medical.now'] } as const;
  let { state } = assessPerson(null, sign, 0);
  const said: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const situation = { ...place, text: '…', isFarewell: false, said, state };
    const reply = crisisReply({ ...situation, message: turn === 0 ? sign : calm });
    if (reply === null) continue;
    said.push(reply.text);
    ({ state } = reply);
  }
  expect(said.join(' ')).not.toMatch(linesForDying);
  expect(words.items.coping.some((one) => said.join(' ').includes(one))).toBe(false);
});
