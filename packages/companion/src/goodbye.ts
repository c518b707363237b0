import type { Language } from '@accanto/contract';
import { takesLeave } from './built-in/farewell.ts';
import { textsOf } from './built-in/texts/by-language.ts';
import { plainText } from './built-in/plain-text.ts';
import { actOf } from './built-in/act-of-message.ts';
import { isAtLeast, isGuessed, type RiskState } from './safety/risk.ts';
import type { PastMessage } from './turn.ts';

/**
 * Whether somebody in danger takes leave: worded as a goodbye and understood as one, where the recogniser's word alone
 * is enough for a single word only. Where danger is a mere guess it is always enough.
 */
export function isGoodbyeInDanger(
  text: string,
  state: RiskState,
  history: readonly PastMessage[],
  language: Language,
): boolean {
  if (!isAtLeast(state.level, 'R2')) return false;
  const isUnderstood = actOf(text, history, language) === 'farewell';
  return isUnderstood && (isGuessed(state) || isWordedAsGoodbye(plainText(text), language));
}

function isWordedAsGoodbye(plain: string, language: Language): boolean {
  const { pattern } = textsOf(language).acts.farewell;
  const isOneWord = !plain.includes(' ');
  return isOneWord || pattern?.test(plain) === true || takesLeave(plain, language);
}
