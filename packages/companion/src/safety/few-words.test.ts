import type { Language } from '@accanto/contract';
import { expect, test } from 'vitest';
import { assessMessage } from './assess.ts';
import { isAtLeast } from './risk.ts';

/** Danger as it is typed in two to five words. They were looked at while this was built, so they measure nothing: they hold what is reached. */
const statements: Record<Language, readonly string[]> = {
  it: ['mi butto', 'mi sparo', 'non respiro', 'lo ammazzo', 'ho un coltello', 'addio a tutti'],
  en: [
    'ending it tonight',
    'goodbye everyone',
    'i cant breathe',
    'im bleeding a lot',
    'i have a knife',
  ],
  es: [
    'me tiro',
    'tengo un cuchillo',
    'me duele el pecho',
    'adiós a todos',
    'mi hijo quiere morir',
  ],
  nl: [
    'ik spring',
    'ik heb een mes',
    'ik bloed heel erg',
    'pijn op de borst',
    'mijn zoon wil dood',
  ],
};

test.each(Object.entries(statements) as [Language, readonly string[]][])(
  'danger said in few words is not passed over (%s)',
  (language, texts) => {
    for (const text of texts)
      expect(isAtLeast(assessMessage(text, { language }).level, 'R2'), text).toBe(true);
  },
);

const harmless: Record<Language, readonly string[]> = {
  it: ['mi butto sul divano', 'addio dieta', 'ho un colloquio', 'ok, va bene', 'ho mangiato tanto'],
  en: ['ending the call now', 'goodbye monday', 'i have a dog', 'sounds good to me'],
  es: ['me tiro en el sofá', 'tengo un examen', 'adiós, lunes', 'me duele un pie'],
  nl: ['ik spring onder de douche', 'ik heb een hond', 'pijn in mijn voet', 'tot maandag'],
};

test.each(Object.entries(harmless) as [Language, readonly string[]][])(
  'few words alone alarm nobody (%s)',
  (language, texts) => {
    for (const text of texts)
      expect(isAtLeast(assessMessage(text, { language }).level, 'R3'), text).toBe(false);
  },
);
