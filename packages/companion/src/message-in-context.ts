import type { Language } from '@accanto/contract';
import { actOf } from './built-in/act-of-message.ts';
import { saidBy } from './past-messages.ts';
import { asCorrection } from './safety/about-somebody-else.ts';
import { asAnswerToHelp } from './safety/answer-to-help.ts';
import { assessMessage, type MessageAssessment } from './safety/assess.ts';
import { inCalmConversation } from './safety/calm-conversation.ts';
import { asDirectAnswer } from './safety/direct-answer.ts';
import { toldInPieces } from './safety/told-in-pieces.ts';
import { asYoung } from './safety/young-writer.ts';
import type { Turn } from './turn.ts';

/** Of what makes a concern: more is no mere request. */
const weakTask = 0.3;

/** What a message comes to beside what was said and asked before it. */
export function messageInContext(
  { history, risk }: Turn,
  text: string,
  earlier: readonly string[],
  language: Language,
): MessageAssessment {
  const before = earlier.at(-1) ?? '';
  const alone = asAnswerToHelp(assessMessage(text, { language }), text, language, risk);
  const answered = asDirectAnswer(alone, {
    text,
    language,
    before: risk,
    lastReply: saidBy('assistant', history).at(-1),
    guessedFrom: () => assessMessage(before, { language }),
    together: () => assessMessage(`${before}. ${text}`, { language }),
  });
  const corrected = asCorrection(answered, text, language, risk);
  // What answers a question is understood already, and 'tell me a joke' is no piece of a story.
  const isTask = alone.weakSign < weakTask && actOf(text, history, language) === 'task';
  const whole =
    corrected === alone && !isTask ? toldInPieces(alone, text, earlier, language, risk) : corrected;
  return asYoung(inCalmConversation(whole, earlier.length, risk), text, risk);
}
