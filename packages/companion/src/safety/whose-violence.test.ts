import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { converse, type Heard, testCompanion } from '../testing/turns.ts';
import { crisisWordsOf } from './crisis-words/by-language.ts';
import { othersViolenceWordings } from './crisis-words/others-violence-wordings.ts';
import { pastViolenceWordings } from './crisis-words/past-violence-wordings.ts';
import { noRisk, readRiskState } from './risk.ts';
import { violenceTold } from './whose-violence.ts';

const companion = testCompanion();

function talk(language: Language, texts: readonly string[]): Promise<Heard[]> {
  return converse(companion, texts, { language });
}

function has(heard: Heard | undefined, wordings: readonly string[] = []): boolean {
  return wordings.some((wording) => heard?.text.includes(wording) === true);
}

test.each([
  ['it', 'il ragazzo di mia cugina la prende a schiaffi'],
  ['it', 'quello del terzo piano mette le mani addosso alla moglie'],
  ['it', 'la mia vicina ha di nuovo un occhio nero'],
  ['en', 'my aunt’s husband punches her when he is drunk'],
  ['en', 'a woman at work gets beaten by her partner'],
  ['en', 'my cousin has bruises all over again'],
  ['es', 'el marido de mi tía la golpea'],
  ['es', 'mi vecina lleva un ojo morado'],
  ['es', 'mi padrastro le pega a mi madre cuando bebe'],
  ['nl', 'de man van mijn tante slaat haar'],
  ['nl', 'hij heeft zijn vriendin geslagen'],
  ['nl', 'een collega heeft steeds een blauw oog'],
  ['it', 'il padre è violento con la moglie'],
  ['en', 'his stepfather is violent towards his mother'],
  ['es', 'mi abuelo era violento con mi abuela'],
  ['nl', 'een collega van me is aangerand'],
  ['it', 'mia figlia viene menata dal suo ragazzo'],
  ['en', 'my daughter gets beaten by her husband'],
] as const)('the victim is somebody else (%s): %s', (language, text) => {
  expect(violenceTold(text, language)).toBe('other');
});

test.each([
  ['it', 'mio cognato prende a schiaffi i bambini'],
  ['it', 'un’alunna ha bruciature di sigaretta'],
  ['en', 'their dad slaps the kids'],
  ['en', 'one of my students has finger marks on her arm'],
  ['es', 'mi cuñado pega a sus hijos'],
  ['es', 'una alumna tiene marcas de dedos'],
  ['nl', 'haar vriend slaat de kinderen'],
  ['nl', 'een leerling heeft brandplekken'],
  ['it', 'una ragazza di 12 anni viene picchiata in casa'],
] as const)('the victim is a child (%s): %s', (language, text) => {
  expect(violenceTold(text, language)).toBe('child');
});

test.each([
  ['it', 'alle elementari, quando avevo otto anni, un vicino mi toccava'],
  ['it', 'sono stato molestato trent’anni fa'],
  ['en', 'a priest abused me as a kid'],
  ['en', 'I was assaulted fifteen years ago'],
  ['es', 'mi padrastro me golpeaba cuando era niña'],
  ['es', 'fui violada hace diez años'],
  ['nl', 'als kind ben ik misbruikt'],
  ['nl', 'mijn vader heeft me vroeger thuis geslagen'],
] as const)('it was done to whoever writes, long ago (%s): %s', (language, text) => {
  expect(violenceTold(text, language)).toBe('past');
});

test.each([
  ['it', 'picchia mia sorella e anche me'],
  ['it', 'da piccola mi picchiava e lo fa ancora'],
  ['en', 'he beats my sister and me'],
  ['en', 'he hit me as a child and still hits me'],
  ['es', 'le pega a mi hermana y a mí'],
  ['es', 'de niña me pegaba y anoche me pegó'],
  ['nl', 'hij slaat mijn zus en mij'],
  ['nl', 'als kind sloeg hij me en gisteren heeft hij me geslagen'],
  ['it', 'mia moglie mi ha picchiato tre anni fa'],
  ['en', 'my boyfriend raped me two years ago'],
  ['es', 'mi marido me pegó hace dos años'],
  ['nl', 'mijn man heeft me drie jaar geleden geslagen'],
] as const)('it is also one’s own, and now (%s): %s', (language, text) => {
  expect(violenceTold(text, language)).toBe('own');
});

test.each([
  ['it', 'mia figlia ha i lividi della partita di rugby'],
  ['it', 'nel film lui picchia la moglie'],
  ['it', 'mio fratello pesta i piedi quando perde'],
  ['it', 'mio padre ha chiuso la porta'],
  ['it', 'quando avevo otto anni mi toccava sparecchiare'],
  ['en', 'my niece has bruises from climbing'],
  ['en', 'the news hit my mother badly'],
  ['en', 'my son beats his sister at cards'],
  ['en', 'my wife and I hit the road'],
  ['en', 'as a teenager it hit me that nobody knows'],
  ['en', 'she pushes him to practise'],
  ['es', 'mi madre la empujó a viajar'],
  ['nl', 'mijn oma slaat slagroom voor mijn opa'],
  ['es', 'mi sobrina tiene moratones del patinaje'],
  ['es', 'la noticia golpeó a mi padre'],
  ['es', 'mi hermano pega a su primo en el videojuego, jugando'],
  ['nl', 'mijn zoon heeft blauwe plekken van judo'],
  ['nl', 'de griep sloeg mijn vader neer'],
  ['nl', 'mijn broer slaat zijn vriend op de schouder'],
] as const)('nobody is hit (%s): %s', (language, text) => {
  expect(violenceTold(text, language)).toBeNull();
});

const ofOther: Record<Language, readonly [told: string, own: string]> = {
  it: ['mio genero maltratta mia figlia', 'adesso ha picchiato anche me'],
  en: ['my son in law beats my daughter', 'now he hit me too'],
  es: ['mi yerno maltrata a mi hija', 'ahora me ha pegado a mí también'],
  nl: ['mijn schoonzoon mishandelt mijn dochter', 'nu heeft hij mij ook geslagen'],
};
const nowNextDoor: Record<Language, string> = {
  it: 'il vicino picchia la moglie adesso, sento le urla',
  en: 'the neighbour is beating his wife right now, I hear her scream',
  es: 'el vecino le está pegando a su mujer ahora mismo, oigo los gritos',
  nl: 'de buurman slaat nu zijn vrouw, ik hoor haar gillen',
};
const asChild: Record<Language, readonly [told: string, thought: string, again: string]> = {
  it: [
    'da bambino un parente mi molestava, avevo otto anni: mi toccava',
    'ci penso spesso',
    'lo fa ancora',
  ],
  en: [
    'a relative molested me when I was ten',
    'I often think about it',
    'he did it again last night',
  ],
  es: [
    'un pariente abusó de mí cuando tenía diez años',
    'lo pienso a menudo',
    'lo volvió a hacer anoche',
  ],
  nl: [
    'een familielid heeft me misbruikt toen ik tien was',
    'ik denk er vaak aan',
    'hij heeft het weer gedaan',
  ],
};

describe.each(['it', 'en', 'es', 'nl'] as const)('what is said (%s)', (language) => {
  const { laneConcern, acknowledge, lanes, violence } = crisisWordsOf(language);
  const { other } = othersViolenceWordings[language];
  const past = pastViolenceWordings[language];
  const ofVictims = [...(laneConcern.violence ?? []), ...(lanes.violence ?? []), ...violence.stay];
  const ofDying = [...acknowledge.R2, ...acknowledge.R3, ...(laneConcern.third_party ?? [])];

  test('to whoever knows of it: nothing for victims, nobody is asked about dying', async () => {
    const [first] = await talk(language, [ofOther[language][0]]);
    expect(has(first, other.concern)).toBe(true);
    expect(has(first, [...ofVictims, ...ofDying])).toBe(false);
    expect(first?.assessment.state.victimIsOther).toBe(true);
  });

  test('to whoever hears it now: the emergency number, and what to say there', async () => {
    const [first] = await talk(language, [nowNextDoor[language]]);
    expect(first?.text).toContain('112');
    expect(has(first, other.now)).toBe(true);
    expect(has(first, ofVictims)).toBe(false);
  });

  test('once it is one’s own as well, the words are those for victims', async () => {
    const heard = await talk(language, ofOther[language]);
    expect(heard[1]?.assessment.state.victimIsOther).toBe(false);
    expect(has(heard[1], ofVictims)).toBe(true);
  });

  test('of long ago: it is believed, and nobody is asked whether they are safe this minute', async () => {
    const [told, thought] = asChild[language];
    const heard = await talk(language, [told, thought]);
    expect(has(heard[0], past.concern)).toBe(true);
    expect(has(heard[0], ofVictims)).toBe(false);
    expect(has(heard[1], ofDying)).toBe(false);
    expect(heard[1]?.assessment.state.level).toBe('R2');
  });

  test('what was long ago and goes on is danger of today', async () => {
    const [told, , again] = asChild[language];
    const heard = await talk(language, [told, again]);
    expect(heard[1]?.assessment.state).toMatchObject({ level: 'R3', violenceIsPast: false });
  });
});

test.each([
  ['it', 'mio cognato picchia mia sorella', 'ho paura che la uccida'],
  ['en', 'my brother-in-law beats my sister', 'I fear he will kill her'],
  ['es', 'mi cuñado pega a mi hermana', 'tengo miedo de que la mate'],
  ['nl', 'mijn zwager slaat mijn zus', 'ik vrees dat hij haar vermoordt'],
] as const)(
  'whoever fears that somebody is killed is no danger to them (%s)',
  async (language, told, feared) => {
    const heard = await talk(language, [told, feared]);
    expect(heard[1]?.assessment.state.lanes).toEqual(['violence']);
    expect(heard[1]?.assessment.state.level).toBe('R4');
  },
);

test.each([
  ['it', 'da bambino mio padre mi picchiava e adesso è qui fuori ubriaco che urla'],
  ['en', 'as a kid my stepdad hit me and right now he is kicking at my door'],
  ['es', 'de niño mi padrastro me pegaba y ahora está aquí golpeando la puerta'],
  ['nl', 'als kind sloeg mijn stiefvader me en nu staat hij voor mijn deur te schreeuwen'],
] as const)(
  'who was hit as a child and is in danger now is helped now (%s)',
  async (language, text) => {
    const [first] = await talk(language, [text]);
    expect(first?.assessment.state.violenceIsPast).toBe(false);
    expect(first?.assessment.level).not.toBe('R2');
  },
);

test('a state that was kept before this was known is read', () => {
  const { victimIsOther, victimIsChild, violenceIsPast, ...older } = noRisk(0);
  expect([victimIsOther, victimIsChild, violenceIsPast]).toEqual([false, false, false]);
  expect(readRiskState(older)).toEqual(noRisk(0));
});
