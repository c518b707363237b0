import { limits, type Language } from '@accanto/contract';
import type { PastMessage } from './turn.ts';
import { saidBy } from './past-messages.ts';

const untitled: Record<Language, string> = {
  it: 'Nuova conversazione',
  en: 'New conversation',
  es: 'Nueva conversación',
  nl: 'Nieuw gesprek',
};

const longestTitle = Math.min(48, limits.conversationTitleMaxLength);

/**
 * A short title from the first words the person wrote that say something: at most 48 UTF-16 units, cut between words.
 * Without such words: 'New conversation' in the language given.
 */
export function suggestTitle(messages: readonly PastMessage[], language: Language): string {
  const said = saidBy('user', messages).map((content) => content.replace(/\s+/gu, ' ').trim());
  const telling =
    said.find((text) => text.split(' ').length >= 4) ?? said.find((text) => text !== '');
  if (telling === undefined) return untitled[language];
  const sentence = telling.split(/(?<=[.!?…])\s/u)[0] ?? telling;
  return shorten(sentence.replace(/[.,;:…\s]+$/u, ''));
}

function shorten(text: string): string {
  const capitalised = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  if (capitalised.length <= longestTitle) return capitalised;
  const cut = capitalised.slice(0, longestTitle - 1);
  const atWord = cut.includes(' ')
    ? cut.slice(0, cut.lastIndexOf(' '))
    : cut.replace(/[\uD800-\uDBFF]$/u, '');
  return `${atWord.replace(/[.,;:\s]+$/u, '')}…`;
}
