import { languages, type Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { builtInSentences } from '../testing/built-in-sentences.ts';
import { englishSayings } from '../testing/watched-sayings/en.ts';
import { spanishSayings } from '../testing/watched-sayings/es.ts';
import { italianSayings } from '../testing/watched-sayings/it.ts';
import { dutchSayings } from '../testing/watched-sayings/nl.ts';
import type { WatchedSayings } from '../testing/watched-sayings/sayings.ts';
import type { RiskLevel } from './risk.ts';
import { watchSentence } from './watch.ts';

const sayings: Record<Language, WatchedSayings> = {
  it: italianSayings,
  en: englishSayings,
  es: spanishSayings,
  nl: dutchSayings,
};

function reasonFor(sentence: string, language: Language, level: RiskLevel): string {
  const verdict = watchSentence(sentence, { language, level, said: [] });
  return verdict.kind === 'pass' ? 'pass' : verdict.reason;
}

describe.each(languages)('a sentence of a model ($code)', ({ code }) => {
  const { forbidden, harmless, deeds, noDeeds } = sayings[code];

  test.each(Object.entries(forbidden))('with %s is not released, at any level', (reason, said) => {
    const found = said.map((sentence) => [sentence, reasonFor(sentence, code, 'R0')]);
    expect(found).toEqual(said.map((sentence) => [sentence, reason]));
    for (const level of ['R1', 'R2', 'R3', 'R5'] as const)
      for (const sentence of said)
        expect(reasonFor(sentence, code, level), `${level} ${sentence}`).not.toBe('pass');
  });

  test.each(Object.entries(harmless))('that only sounds like %s is released', (_, said) => {
    const found = said.map((sentence) => [sentence, reasonFor(sentence, code, 'R0')]);
    expect(found).toEqual(said.map((sentence) => [sentence, 'pass']));
  });

  test('with a way of ending one’s life ends the reply from R2 on; what sounds like one does not', () => {
    for (const level of ['R2', 'R3', 'R4', 'R5'] as const)
      for (const sentence of deeds)
        expect(reasonFor(sentence, code, level), sentence).toBe('method');
    for (const sentence of noDeeds) expect(reasonFor(sentence, code, 'R2'), sentence).toBe('pass');
  });

  test.each(['R0', 'R3', 'R5'] as const)(
    'is held back when it was said a little while ago, and is not because of one like it (%s)',
    (level) => {
      const [first = '', second = ''] = harmless['secrecy'] ?? [];
      const context = { language: code, level, said: [`${first} …`, '…'] };
      expect(watchSentence(first, context)).toEqual({ kind: 'again', reason: 'repetition' });
      expect(watchSentence(second, context)).toEqual({ kind: 'pass' });
    },
  );

  test('that people wrote for the built-in companion is released', () => {
    const held = builtInSentences(code)
      .map((sentence) => [reasonFor(sentence, code, 'R0'), sentence])
      .filter(([reason]) => reason !== 'pass');
    expect(held).toEqual([]);
  });
});
