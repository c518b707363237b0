import { describe, expect, test } from 'vitest';
import { assessMessage } from './assess.ts';
import { isAtLeast } from './risk.ts';

const presuming = ['violence', 'harm_others', 'minor'] as const;

describe('on the classifier’s word alone nobody is taken for', () => {
  test.each([
    ['es', 'mi prima viene esta noche a casa'],
    ['es', 'mi novio lo sabe, está conmigo'],
    ['en', 'he gave me his watch last week'],
    ['en', 'i have her on friday. will they take my baby'],
    ['en', "he's in the garage now, he has his shotgun licence"],
    ['es', 'acabo de sacar los ahorros, 30 mil, los invierto hoy'],
    ['en', 'because of her dad. he gambled and they lost the house when she was 12'],
    ['it', 'stasera viene mia cugina a cena da noi'],
    ['nl', 'mijn nicht komt vanavond eten'],
    ['it', 'domani ritiro tutti i risparmi e li investo'],
    ['nl', 'ik haal vandaag al mijn spaargeld van de bank'],
  ] as const)('a victim, a wrongdoer or a child (%s): %s', (language, text) => {
    const { level, lanes, isGuess, ruleIds } = assessMessage(text, { language });
    expect(lanes.filter((lane) => presuming.some((one) => one === lane))).toEqual([]);
    const isPresumed = ruleIds.some((id) => /\.(violence|harm_others)$/u.test(id));
    if (isPresumed && isAtLeast(level, 'R3')) expect([level, isGuess]).toEqual(['R3', true]);
  });
});

describe('where a word of it stands', () => {
  test.each([
    ['it', 'mi ha chiusa in casa e ha preso le chiavi, sta tornando', 'violence'],
    ['en', 'he is kicking the bedroom door, i have the kids with me', 'violence'],
    ['es', 'está dando patadas a la puerta y grita que me mata', 'violence'],
    ['nl', 'hij trapt tegen de deur en schreeuwt dat hij me doodmaakt', 'violence'],
    ['it', 'lo aspetto sotto casa sua col martello', 'harm_others'],
    ['en', "i've sharpened the knife and i'm outside his house", 'harm_others'],
    ['es', 'tengo la gasolina y voy a por mi jefe', 'harm_others'],
    ['nl', 'ik sta met een mes voor zijn deur', 'harm_others'],
    ['it', 'mio figlio ha ingoiato una pila e non respira bene', 'medical'],
    ['en', 'my little boy swallowed a battery and his lips are blue', 'medical'],
    ['es', 'mi hijo se ha tragado una pila y respira raro', 'medical'],
    ['nl', 'mijn zoontje heeft een batterij ingeslikt en hij ademt raar', 'medical'],
  ] as const)('the lane is kept (%s): %s', (language, text, lane) => {
    expect(assessMessage(text, { language }).lanes).toContain(lane);
  });
});

test('who cut themselves is asked about, and not taken to be whoever tells it', () => {
  const of = (text: string): readonly string[] => assessMessage(text, { language: 'nl' }).lanes;
  expect(of('mijn zusje van 15 heeft zich vannacht gesneden, ik zag haar arm')).toEqual([
    'third_party',
  ]);
  expect(of('mijn neef wil van het dak springen')).toEqual(['third_party']);
  expect(of('mijn neef weet dat ik voor de trein wil springen')).toContain('self_harm');
  expect(of('ik snijd mezelf en mijn zusje weet het')).toContain('self_harm');
});

test.each([
  ['gisteren heb ik mijn broer geschopt', false],
  ['ik heb mijn moeder vandaag geslagen', false],
  ['mijn man slaat over als hij zingt', false],
  ['mijn broer heeft mij vandaag hard geschopt', true],
  ['heb pijn, mijn man heeft me vandaag geslagen', true],
] as const)('a blow of one’s own is none that one suffers: %s', (text, isSuffered) => {
  const { ruleIds } = assessMessage(text, { language: 'nl' });
  expect(ruleIds.some((id) => id.startsWith('violence.'))).toBe(isSuffered);
});

test('a concern about a child, where nobody speaks as one, is little', () => {
  const { isWeak, lanes } = assessMessage(
    'because of her dad. he gambled and they lost the house when she was 12',
    { language: 'en' },
  );
  expect([isWeak, lanes]).toEqual([true, []]);
});
