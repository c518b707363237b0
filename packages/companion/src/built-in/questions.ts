import type { Language } from '@accanto/contract';

/** A message that is one question; 'you know?' after something told is none. */
const questions: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /^(?!.*(?:^|[¿ ,])(?:sabes|no|eh|ves|verdad|entiendes|vale)\?+$)[^?.!]{3,80}\?+$/u,
};

/** Whether a message, in plain lower case, is a question and nothing else, where that can be told. */
export function asksOnly(plain: string, language: Language): boolean {
  return questions[language]?.test(plain) ?? false;
}
