import { languages, type Language } from '@accanto/contract';
import { expect, test } from 'vitest';
import { converse, hear, testCompanion, turnOf } from '../testing/turns.ts';
import { professionalOf } from './guidance.ts';
import { textsOf } from './texts/by-language.ts';

const companion = testCompanion();
const hard: Record<Language, string[]> = {
  it: [
    'Mio padre non mi parla da un mese e mi fa male.',
    'Ieri ho pianto in macchina prima del turno.',
    'Al lavoro mi tremano le mani, è difficile.',
    'La sera ceno da sola davanti alla finestra.',
    'Mia sorella dice che esagero.',
    'Anche oggi è stata una giornata pesante.',
    'Non riesco a dormire bene da settimane.',
    'Mi manca la casa dove sono cresciuta.',
    'Ho litigato con il vicino per il parcheggio.',
    'Mi vergogno di come ho risposto.',
    'Domenica devo andare a pranzo da loro.',
    'È difficile anche solo decidere cosa portare.',
  ],
  en: [
    'My father has not talked to me for a month and it hurts.',
    'Yesterday I cried in the car before my shift.',
    'My hands shake at work, it is hard.',
    'In the evening I eat alone at the window.',
    'My sister says I exaggerate.',
    'Today was an awful day again.',
    'I have slept badly for weeks, it is hard.',
    'I miss the house I grew up in.',
    'I had a row with the neighbour about parking.',
    'I am ashamed of how I answered.',
    'On Sunday I have to go to lunch with them.',
    'It is hard even to decide what to bring.',
  ],
  es: [
    'Mi padre no me habla desde hace un mes y me duele.',
    'Ayer lloré en el coche antes del turno.',
    'En el trabajo me tiemblan las manos, es difícil.',
    'Por la noche ceno sola junto a la ventana.',
    'Mi hermana dice que exagero.',
    'Hoy también ha sido un día muy duro.',
    'Duermo mal desde hace semanas, es difícil.',
    'Echo de menos la casa donde crecí.',
    'Discutí con el vecino por el aparcamiento.',
    'Me da vergüenza cómo contesté.',
    'El domingo tengo que ir a comer con ellos.',
    'Es difícil hasta decidir qué llevar.',
  ],
  nl: [
    'Mijn vader praat al een maand niet met me en dat doet pijn.',
    'Gisteren heb ik gehuild in de auto voor mijn dienst.',
    'Op het werk trillen mijn handen, het is moeilijk.',
    'Savonds eet ik alleen bij het raam.',
    'Mijn zus vindt me overdreven.',
    'Vandaag was het weer een zware dag.',
    'Ik slaap al weken slecht, het is moeilijk.',
    'Ik mis het huis waar ik ben opgegroeid.',
    'Ik had ruzie met de buurman over het parkeren.',
    'Ik schaam me voor hoe ik antwoordde.',
    'Zondag moet ik bij ze gaan lunchen.',
    'Het is al moeilijk te kiezen wat ik meeneem.',
  ],
};

for (const { code } of languages) {
  test(`a hard conversation is led towards people now and then, never twice in a row (${code})`, async () => {
    const heard = await converse(companion, hard[code], { language: code });
    const { guiding } = textsOf(code);
    const wordings = Object.values(guiding)
      .flat()
      .map((wording) => wording.split('{')[0] ?? '');
    const guides = heard.map(({ text }) => wordings.some((wording) => text.includes(wording)));
    expect(guides.filter(Boolean).length).toBeGreaterThanOrEqual(1);
    expect(guides.slice(0, 3)).toEqual([false, false, false]);
    expect(guides.some((guided, at) => guided && guides[at + 1] === true)).toBe(false);
  });
}

test('the kind of help is that of the country', () => {
  const settings = { listening: 'ask' as const, replyLength: 'medium' as const };
  const of = (language: Language, country: string | null): string =>
    professionalOf({ language, settings: { ...settings, country } });
  expect(of('en', 'UK')).toMatch(/GP/u);
  expect(of('en', 'US')).toMatch(/primary care/u);
  expect(of('en', null)).toMatch(/family doctor/u);
  expect(of('it', null)).toMatch(/medico di famiglia/u);
  expect(of('es', null)).toMatch(/centro de salud/u);
  expect(of('nl', 'BE')).toMatch(/CLB/u);
});

test('asked whom to call it speaks of people as well as of lines, and of the help of the country', async () => {
  const history = [];
  const texts = [];
  for (let i = 0; i < 4; i += 1) {
    const { text, assessment } = await hear(
      companion,
      turnOf('', { input: { kind: 'action', meaning: 'who_can_i_call' }, history: [...history] }),
    );
    expect(assessment.card?.resources.length).toBeGreaterThan(0);
    history.push({ role: 'assistant' as const, content: text });
    texts.push(text);
  }
  expect(new Set(texts).size).toBe(4);
  expect(texts.join(' ')).toMatch(/medico di famiglia/u);
  expect(texts.join(' ')).not.toMatch(/[{}]/u);
});

test('who tells of having nobody is not asked for somebody', async () => {
  const turns = [
    'Estoy muy triste hoy.',
    'Lloro todas las noches.',
    'Se me hace muy cuesta arriba.',
    'No tengo a nadie.',
  ];
  const heard = await converse(companion, turns, { language: 'es' });
  const { person } = textsOf('es').guiding;
  expect(person.some((wording) => heard.at(-1)?.text.includes(wording))).toBe(false);
});
