import { expect, test } from 'vitest';
import { unusedKeys, wordsInCode } from './words-in-code.ts';

const page = (code: string) => wordsInCode(code, 'page.tsx');

test('a key counts as shown when it is named whole, by a template or with everything below it', () => {
  const files = [
    page("t('hero.title'); t(`plans.${plan}.name`); t('common:state.saving');"),
    page("t('points', { returnObjects: true }); t('unread', { count: 2 });"),
  ];
  expect(
    unusedKeys(
      [
        'landing:hero.title',
        'landing:hero.text',
        'landing:plans.free.name',
        'landing:plans.free.cta',
        'common:state.saving',
        'safety:points.0',
        'common:unread_one',
        'common:unread_other',
      ],
      files,
    ),
  ).toEqual(['landing:hero.text', 'landing:plans.free.cta']);
});

test.each([
  '<p>Ciao a tutti</p>',
  '<button aria-label="Chiudi" />',
  '<img alt="Due cerchi" src="/a.png" />',
  "<p>{'Ciao'}</p>",
  '<p>{`Ciao ${name}`}</p>',
])('a sentence in the code is found: %s', (markup) => {
  expect(page(`const a = ${markup};`).sentences).toHaveLength(1);
});

test.each([
  '<p>{t("a.b")}</p>',
  '<p className="text lg">404</p>',
  '<span>Accanto</span>',
  "<style>{'p{color:red}'}</style>",
  '<p>{a}: {b}, {c} · {d}</p>',
  '<a href="https://accanto.example" rel="noopener noreferrer">{t("x")}</a>',
])('what is no sentence is left alone: %s', (markup) => {
  expect(page(`const a = ${markup};`).sentences).toEqual([]);
});

test('the line of a sentence is told', () => {
  expect(page('const a = (\n  <p>\n    Ciao\n  </p>\n);').sentences[0]?.text).toBe('Ciao');
});
