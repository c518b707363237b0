import type { Language } from '@accanto/contract';
import { assessMessage } from './assess.ts';
import { languageOfTurn } from './language.ts';
import type { RiskLevel } from './risk.ts';

/**
 * How worrying a message is by itself, before anything else is known of the conversation: for whoever must decide
 * whether a limit may hold it back (safety-and-law.md 3: limits yield to safety).
 * @param fallback the language where the message does not tell its own
 */
export function levelOfText(text: string, fallback: Language): RiskLevel {
  return assessMessage(text, { language: languageOfTurn(text, [], fallback) }).level;
}
