import { describe, expect, test } from 'vitest';
import { converse, testCompanion } from '../../testing/turns.ts';
import { grammarOf } from '../grammar/by-language.ts';
import { answerOf } from './answer.ts';

function answer(text: string): string | null {
  return answerOf(text, grammarOf('nl'), 'nl');
}

describe('a short answer in Dutch', () => {
  test.each([
    ['met mn zus', 'met je zus'],
    ['Bij de bieb', 'bij de bieb'],
    ['in de rij bij de action', 'in de rij bij de action'],
    ['vooral Milan', 'vooral Milan'],
    ['van blijdschap hoor', 'van blijdschap'],
    ['Boris', 'Boris'],
    ['Guus Meeuwis', 'Guus Meeuwis'],
    ['wortelkanaal', 'wortelkanaal'],
    ['rood', 'rood'],
    ['auto van pa', 'auto van pa'],
    ['93', '93'],
    ['vrijdag', 'vrijdag'],
    ['alleen', 'alleen'],
    ['op mijn 52e', 'op je 52e'],
    ['ZES', 'zes'],
    ['een vijf!!', 'een vijf'],
  ])('names a thing: %s', (text, told) => {
    expect(answer(text)).toBe(told);
  });

  test.each([
    'met hem',
    'mijn schuld',
    'springen',
    '112',
    '10/10',
    'hoezo',
    'nooit',
    'letterlijk',
    'stom he',
    'mwah',
    'pfff',
    'kutdag',
    'hahaha',
    'asdfghj',
    'naar jou',
    'met jou praten',
    'bij de bieb werk ik',
    'ik zag Boris',
    'kom van school',
    'wat een gedoe',
  ])('or names none: %s', (text) => {
    expect(answer(text)).toBeNull();
  });
});

test('what is said again for its weight is given back', async () => {
  const heard = await converse(testCompanion(), ['Mijn dochter is zes', 'ZES'], {
    language: 'nl',
  });
  expect(heard[1]?.text.toLowerCase()).toContain('zes');
});

test('in danger an answer is not given back', async () => {
  const heard = await converse(testCompanion(), ['ik wil dood', 'op het dak'], { language: 'nl' });
  expect(heard[1]?.text).not.toMatch(/op het dak/iu);
});
