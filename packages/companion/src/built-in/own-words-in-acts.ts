import { saidBy } from '../past-messages.ts';
import { namingOf, ownName } from './naming.ts';
import { putRight } from './put-right.ts';
import type { RecallContext } from './recall.ts';
import { bestQuoteOf } from './tell-back.ts';
import type { Act } from './texts/texts.ts';
import { actOf } from './act-of-message.ts';
import { wantsNoEcho } from './wishes.ts';

/** The person's own words for the slots of the replies to an act; empty: there are none. */
export interface ActWords {
  quote: string;
  told: string;
  name: string;
}

const fewestOfQuestion = 4;

/** What a reply to an act may say of the person's own words. */
export function wordsForAct(act: Act, text: string, context: RecallContext): ActWords {
  const { language } = context;
  const quoted = act === 'presence' ? toldLast(context) : text;
  const quote = wantsNoEcho(context) ? '' : (bestQuoteOf(quoted, language) ?? '');
  return {
    // Two words of a question do not say what was asked.
    quote: act === 'opinion' && quote.split(' ').length < fewestOfQuestion ? '' : quote,
    told: act === 'put_right' ? (putRight(text, language) ?? '') : '',
    name: ownName(text, namingOf(language)) ?? '',
  };
}

/** The replies that have no slot without words, and of those with words for it, where that is the answer. */
export function repliesWithWords(
  act: Act,
  replies: readonly string[],
  { quote, told }: ActWords,
): string[] {
  const possible = replies.filter(
    (reply) =>
      (quote !== '' || !reply.includes('{quote}')) && (told !== '' || !reply.includes('{told}')),
  );
  const isAnswer = act === 'presence' || act === 'put_right' || act === 'opinion';
  const answering = possible.filter((reply) => /\{(?:quote|told)\}/u.test(reply));
  return isAnswer && answering.length > 0 ? answering : possible;
}

/** The message before that told something: whoever asks whether anybody listens hears a piece of it. */
function toldLast({ history, language }: RecallContext): string {
  const isTelling = (one: string): boolean =>
    actOf(one, [], language) === null && putRight(one, language) === null;
  return saidBy('user', history).findLast(isTelling) ?? '';
}
