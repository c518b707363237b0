import type { Language } from '@accanto/contract';

const plain: Record<Language, string> = {
  it: 'Ti leggo, e ti ascolto. Cosa ti pesa di più, adesso?',
  en: 'I am reading you, and listening. What weighs most right now?',
  es: 'Te leo y te escucho. ¿Qué es lo que más te pesa ahora?',
  nl: 'Ik lees wat je schrijft en ik luister. Wat weegt nu het zwaarst?',
};

/** What the built-in companion says. */
export function answer(language: Language): string {
  return plain[language];
}
