import { languages } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { hear, testCompanion, turnOf } from '../testing/turns.ts';
import type { PastMessage, TurnInput } from '../turn.ts';
import { textsOf } from './texts/by-language.ts';

const companion = testCompanion();
const goOn = { it: 'fatto', en: 'done', es: 'listo', nl: 'klaar' } as const;
const stop = { it: 'basta', en: 'stop', es: 'basta', nl: 'laat maar' } as const;

describe.each(languages.map(({ code }) => code))('an exercise (%s)', (language) => {
  async function replies(inputs: readonly TurnInput[]): Promise<string[]> {
    const history: PastMessage[] = [];
    const all: string[] = [];
    for (const input of inputs) {
      const { text } = await hear(
        companion,
        turnOf('', { input, history: [...history], language }),
      );
      if (input.kind === 'message') history.push({ role: 'user', content: input.text });
      history.push({ role: 'assistant', content: text });
      all.push(text);
    }
    return all;
  }

  test.each(['breathe', 'ground'] as const)('goes one step per message: %s', async (meaning) => {
    const { steps } = textsOf(language);
    const next: TurnInput[] = steps[meaning]
      .slice(1)
      .map((_, i) =>
        i % 2 === 0
          ? { kind: 'action', meaning: 'go_on' }
          : { kind: 'message', text: goOn[language] },
      );
    expect(await replies([{ kind: 'action', meaning }, ...next])).toEqual(steps[meaning]);
  });

  test('ends when the person wants it to, and at anything else that they say', async () => {
    const { steps, stopped } = textsOf(language);
    const begun = { kind: 'action', meaning: 'breathe' } as const;
    const [, ended, after] = await replies([
      begun,
      { kind: 'message', text: stop[language] },
      { kind: 'action', meaning: 'go_on' },
    ]);
    expect(stopped).toContain(ended);
    expect(steps.breathe).not.toContain(after);
  });
});

test.each([
  ['it', 'Puoi fare un esercizio di respirazione con me?'],
  ['en', 'Could you guide me to breathe slowly?'],
  ['es', '¿Podemos hacer un ejercicio de relajación?'],
  ['es', 'Ayúdame a respirar'],
  ['nl', 'Wil je me helpen om rustig te worden?'],
  ['nl', 'Zullen we samen ademen?'],
  ['nl', 'kun je me even afleiden'],
  ['it', 'mi aiuti a tranquillizzarmi?'],
  ['en', 'can you help me calm down'],
  ['es', '¿puedes ayudarme a tranquilizarme?'],
  ['nl', 'kun je me helpen om rustig te worden?'],
  ['it', 'cosa potrei fare per rilassarmi stasera?'],
  ['en', 'what could I do to relax'],
  ['es', '¿qué podría hacer para tranquilizarme?'],
  ['nl', 'wat moet ik doen om tot rust te komen?'],
] as const)('is begun when it is asked for (%s): %s', async (language, text) => {
  const { text: reply } = await hear(companion, turnOf(text, { language }));
  expect(reply).toBe(textsOf(language).steps.breathe[0]);
});

test.each([
  ['nl', 'Mijn zoon kan niet ademen door zijn neus'],
  ['en', 'My sister does breathing exercises'],
  ['en', 'The nurse showed me a breathing exercise'],
  ['it', 'Mia sorella fa un esercizio di respirazione la sera'],
  ['es', 'Mi hermana hace ejercicios de respiración'],
  ['nl', 'Mijn zus doet een ademhalingsoefening'],
  ['it', 'come posso calmare il bambino?'],
  ['it', 'che cosa posso fare per calmare mio figlio?'],
  ['en', 'what can I do to calm her down'],
  ['es', '¿qué puedo hacer para que se calme?'],
  ['nl', 'wat kan ik doen om hem rustig te krijgen?'],
] as const)('is not begun when it is only spoken of (%s): %s', async (language, text) => {
  const { text: reply } = await hear(companion, turnOf(text, { language }));
  expect(reply).not.toBe(textsOf(language).steps.breathe[0]);
});

test('danger in the middle of an exercise ends it', async () => {
  const history = [{ role: 'assistant' as const, content: textsOf('it').steps.breathe[0] ?? '' }];
  const heard = await hear(companion, turnOf('voglio ammazzarmi', { history }));
  expect(heard.assessment.card).not.toBeNull();
  expect(textsOf('it').steps.breathe.some((step) => heard.text.includes(step))).toBe(false);
});
