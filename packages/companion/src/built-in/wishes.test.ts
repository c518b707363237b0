import { expect, test } from 'vitest';
import { converse, testCompanion } from '../testing/turns.ts';

const companion = testCompanion();

test.each([
  [
    'it',
    'Non voglio consigli',
    ['Mio padre beve.', 'Ieri ha urlato.', 'Mia madre tace.', 'Io esco.'],
  ],
  [
    'en',
    'I don’t want advice',
    ['My dad drinks.', 'He shouted again.', 'Mum is silent.', 'I go out.'],
  ],
  ['es', 'No quiero consejos', ['Mi padre bebe.', 'Ayer gritó.', 'Mi madre calla.', 'Yo salgo.']],
  [
    'nl',
    'Wil je stoppen met vragen?',
    ['Mijn vader drinkt.', 'Gisteren schreeuwde hij.', 'Mijn moeder zwijgt.', 'Ik ga fietsen.'],
  ],
] as const)(
  'who wants to be listened to only is asked next to nothing (%s)',
  async (language, wish, told) => {
    const heard = await converse(companion, [wish, ...told], { language });
    const asked = heard.slice(1).filter(({ text }) => text.endsWith('?'));
    expect(asked.length).toBeLessThanOrEqual(1);
  },
);

test('what bears the mood is told back before what says more (nl)', async () => {
  const [heard] = await converse(
    companion,
    ['Mijn zus woont al jaren in Portugal en ik ben zo eenzaam.'],
    {
      language: 'nl',
    },
  );
  expect(heard?.text.toLowerCase()).toContain('je bent zo eenzaam');
});
