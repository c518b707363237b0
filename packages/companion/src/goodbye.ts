import type { Language } from '@accanto/contract';
import { takesLeave } from './built-in/farewell.ts';
import { textsOf } from './built-in/texts/by-language.ts';
import { plainText } from './built-in/plain-text.ts';
import { actOf } from './built-in/understand.ts';
import type { PastMessage } from './turn.ts';

/** Whether a message is worded as a goodbye and is understood as one: in danger the recogniser's word alone is enough for a single word only. */
export function isPlainGoodbye(
  text: string,
  history: readonly PastMessage[],
  language: Language,
): boolean {
  const plain = plainText(text);
  const { pattern } = textsOf(language).acts.farewell;
  const isOneWord = !plain.includes(' ');
  const isWorded = isOneWord || pattern?.test(plain) === true || takesLeave(plain, language);
  return isWorded && actOf(text, history, language) === 'farewell';
}
