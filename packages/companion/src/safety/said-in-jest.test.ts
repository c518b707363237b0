import { expect, test } from 'vitest';
import { converse, testCompanion } from '../testing/turns.ts';
import { assessMessage } from './assess.ts';
import { isAtLeast } from './risk.ts';

test.each([
  ['it', 'raga io mi ammazzo se il prof mi interroga domani'],
  ['it', 'la prof mi ha messo 3. voglio morire'],
  ['it', 'ho chiamato mamma la prof ahah voglio morire'],
  ['en', 'i called my teacher mum lol i want to die'],
  ['en', 'called my boss mum in a meeting today in front of 20 people lol i want to die'],
  ['en', 'hit reply all with my holiday pics lmao gonna kms'],
  ['es', 'me quiero morir, mañana tengo el examen'],
  ['es', 'llamé mamá a la profe jajaja me quiero morir'],
  ['nl', 'ik noemde mijn baas mama lol ik wil dood'],
  ['nl', 'ik moet morgen presenteren haha ik wil dood'],
] as const)('of a slip or a mark, it is asked openly at most (%s): %s', (language, text) => {
  const { level, isWeak } = assessMessage(text, { language });
  expect(isAtLeast(level, 'R3')).toBe(false);
  expect(level === 'R2').toBe(isWeak);
});

test.each([
  ['it', 'avevo paura di morire in ascensore'],
  ['it', 'credevo di morire dallo spavento'],
  ['en', 'i was so scared of dying'],
  ['en', 'i thought i was gonna die'],
  ['es', 'tengo mucho miedo a morirme'],
  ['nl', 'ik ben echt bang om dood te gaan'],
] as const)('a fright is asked about openly at most (%s): %s', (language, text) => {
  const { level, isWeak } = assessMessage(text, { language });
  expect(isAtLeast(level, 'R3')).toBe(false);
  expect(level === 'R2').toBe(isWeak);
});

test.each([
  ['it', 'ho paura di morire stasera, ho ingoiato venti pastiglie'],
  ['it', 'voglio morire ma ho paura di morire'],
] as const)('a fright with more beside it is taken at its word (%s): %s', (language, text) => {
  expect(isAtLeast(assessMessage(text, { language }).level, 'R3')).toBe(true);
});

test('a fright after one weak sign brings no path, and makes no plan of what stands before it', async () => {
  const said = ['mio marito ha bevuto di nuovo', 'il cuore a mille', 'pensavo di morire'];
  const heard = await converse(testCompanion(), said, { language: 'it' });
  expect(isAtLeast(heard[2]?.assessment.level ?? 'R5', 'R3')).toBe(false);
  expect(heard[2]?.assessment.card).toBeNull();
});

test('a fright after a guess about a body is not asked for a plan', async () => {
  const said = ['mi batte il cuore fortissimo e mi fa male il petto', 'ho paura di morire'];
  const heard = await converse(testCompanion(), said, { language: 'it' });
  expect(heard[1]?.assessment.state.lanes).not.toContain('self_harm');
});

test.each([
  ['it', 'voglio morire'],
  ['it', 'se va male l’esame mi sa che mi uccido'],
  ['it', 'lunedì mi dimettono. martedì mi ammazzo'],
  ['it', 'ahah voglio morire, ho messo da parte le pastiglie'],
  ['en', 'lol i want to die, been planning it for weeks'],
  ['en', 'haha anyway i want to kill myself and nobody cares'],
  ['en', 'i told my friend i want to die and she said same lol. but i meant it'],
  ['en', 'failed my exam i want to die'],
  ['es', 'Me quiero morir. No de vergüenza. Morir.'],
  ['es', 'el lunes me mato, ya está decidido jaja'],
  ['nl', 'haha ik wil dood, elke dag'],
  ['nl', 'lol ik wil dood en niemand merkt het'],
] as const)('with more beside it, it is taken at its word (%s): %s', (language, text) => {
  expect(isAtLeast(assessMessage(text, { language }).level, 'R3')).toBe(true);
});

test.each([
  ['it', 'a scuola mi dicono di ammazzarmi'],
  ['en', 'people at school keep telling me to kill myself'],
  ['en', 'someone commented kys on my photo'],
  ['es', 'en el insti me dicen que me mate'],
  ['nl', 'iedereen in mijn klas zegt dat ik dood moet'],
] as const)(
  'told to die by others, nobody is asked how or when (%s): %s',
  async (language, text) => {
    const { level, lanes, isGuess } = assessMessage(text, { language });
    expect([level, lanes, isGuess]).toEqual(['R3', [], true]);
    const [heard] = await converse(testCompanion(), [text], { language });
    expect(heard?.text).not.toMatch(
      /\b(a how|a when|un come|un quando|un cómo|un cuándo|een hoe|een wanneer)\b/u,
    );
  },
);

test.each([
  ['it', 'le voci mi dicono di uccidermi'],
  ['en', 'the voices keep telling me to kill myself'],
  ['en', 'my brain keeps saying kill yourself'],
  ['en', 'someone told me to kms over a parking space lol people are unhinged'],
  ['es', 'en clase me dicen matate y yo ya pienso en hacerlo'],
] as const)(
  'what voices say, is agreed with or laughed at stays what it is (%s): %s',
  (language, text) => {
    expect(assessMessage(text, { language }).ruleIds).not.toContain('told.to-die');
  },
);
