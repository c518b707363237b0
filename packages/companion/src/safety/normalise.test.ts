import { languages, type Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { assessMessage } from './assess.ts';
import { foldCharacters, normalise } from './normalise.ts';
import { isAtLeast } from './risk.ts';

const every = languages.map(({ code }) => code);

describe.each(every)('emoji (%s)', (language) => {
  test.each([
    ['💊', 'emojipill'],
    ['🔪', 'emojiknife'],
    ['🗡️', 'emojiknife'],
    ['🔫', 'emojigun'],
    ['🩸', 'emojiblood'],
    ['💀', 'emojideath'],
    ['☠️', 'emojideath'],
    ['😂', 'emojilaugh'],
    ['😭', 'emojisad'],
    ['❤️', 'emojiwarm'],
  ])('%s is a word with a meaning: %s', (emoji, word) => {
    expect(normalise(emoji, language).words).toEqual([word]);
    expect(normalise(`a${emoji}b`, language).words).toEqual(['a', word, 'b']);
    expect(normalise(`${emoji}${emoji}`, language).words).toEqual([word, word]);
  });

  test.each(['🌧️', '👨‍👩‍👧', '👍🏽', '🇮🇹', '🚂'])(
    '%s says nothing and leaves nothing behind',
    (emoji) => {
      const { words } = normalise(`uno ${emoji} due`, language);
      expect(words.filter((word) => /\p{L}{3}/u.test(word))).toEqual(['uno', 'due']);
      expect(
        foldCharacters(emoji)
          .trim()
          .replace(/[^\p{Extended_Pictographic}]/gu, ''),
      ).toBe('');
    },
  );
});

const wishes: Record<Language, string> = {
  it: 'voglio ammazzarmi',
  en: 'I want to kill myself',
  es: 'quiero matarme',
  nl: 'ik wil mezelf doden',
};

test.each(every)('emoji around, between and after the words do not hide them (%s)', (language) => {
  const wish = wishes[language];
  const [first = '', ...rest] = wish.split(' ');
  for (const text of [`🙂 ${wish}`, `${wish} 😂😂`, `${first} 🌧️ ${rest.join(' ')}`, `${wish}🏳️‍🌈`])
    expect(isAtLeast(assessMessage(text, { language }).level, 'R2'), text).toBe(true);
});

test.each([
  ['it', 'le 💊 le ho prese tutte'],
  ['en', 'I took all the 💊'],
  ['es', 'me he tomado todas las 💊'],
  ['nl', 'ik heb alle 💊 ingenomen'],
] as const)('what stands for a word is read as that word (%s)', (language, text) => {
  expect(isAtLeast(assessMessage(text, { language }).level, 'R3')).toBe(true);
});
