import type { Language } from '@accanto/contract';
import { plainText } from './plain-text.ts';
import { isWorded } from './worded.ts';

/** Fewer words beside a complaint go with it. */
const fewestWords = 3;

/**
 * What else stands in a message that complains of how it was listened to: 'You didn't answer. Am I paranoid?' gives
 * 'Am I paranoid?'. null: next to nothing.
 */
export function besideComplaint(text: string, language: Language): string | null {
  const complains = (sentence: string): boolean =>
    isWorded('complaint', plainText(sentence), language);
  const sentences = text.trim().split(/(?<=[.!?…])\s+/u);
  const others = sentences.filter((sentence) => !complains(sentence));
  const rest = others.join(' ');
  const isTold = others.length < sentences.length && rest.split(' ').length >= fewestWords;
  return isTold && !complains(rest) ? rest : null;
}
