import type { Language } from '@accanto/contract';
import { actOf } from './built-in/act-of-message.ts';
import { saidBy } from './past-messages.ts';
import { asCorrection } from './safety/about-somebody-else.ts';
import { afterToldViolence } from './safety/after-told-violence.ts';
import { asAnswerToHelp } from './safety/answer-to-help.ts';
import { assessMessage, type MessageAssessment } from './safety/assess.ts';
import { afterNoAir } from './safety/breath.ts';
import { inCalmConversation } from './safety/calm-conversation.ts';
import { asDirectAnswer } from './safety/direct-answer.ts';
import { whereNobodyIsHurt } from './safety/nobody-hurt.ts';
import { ofAnotherTime } from './safety/of-another-time.ts';
import { withQuietSigns } from './safety/quiet-signs.ts';
import { afterPanic, toldInPieces } from './safety/told-in-pieces.ts';
import { asToldOfHarm } from './safety/told-of-harm.ts';
import { asViolenceNear } from './safety/violence-near.ts';
import { ofWhoseViolence } from './safety/whose-violence.ts';
import { asYoung } from './safety/young-writer.ts';
import type { Turn } from './turn.ts';

/** Of what makes a concern: more is no mere request. */
const weakTask = 0.3;

/** What the message before was taken for, alone or with those before it. */
function guessedFrom(earlier: readonly string[], language: Language): MessageAssessment {
  const before = earlier.at(-1) ?? '';
  const others = earlier.slice(0, -1);
  const alone = afterPanic(assessMessage(before, { language }), others);
  return toldInPieces(alone, before, others, language, null);
}

/** What a message comes to beside what was said and asked before it. */
export function messageInContext(
  { history, risk }: Turn,
  text: string,
  earlier: readonly string[],
  language: Language,
): MessageAssessment {
  const assessed = afterPanic(assessMessage(text, { language }), earlier);
  const ofBreath = afterNoAir(assessed, text, earlier, language, risk);
  if (ofBreath !== assessed) return ofBreath;
  const alone = asAnswerToHelp(assessed, text, language, risk);
  const before = earlier.at(-1) ?? '';
  const replies = saidBy('assistant', history);
  const answered = asDirectAnswer(alone, {
    text,
    language,
    before: risk,
    replies,
    guessedFrom: () => guessedFrom(earlier, language),
    together: () => afterPanic(assessMessage(`${before}. ${text}`, { language }), earlier),
  });
  const corrected = asCorrection(answered, text, language, risk);
  // What answers a question is understood already, and 'tell me a joke' is no piece of a story.
  const isTask = alone.weakSign < weakTask && actOf(text, history, language) === 'task';
  const isPiece = corrected === alone && !isTask;
  const pieces = isPiece ? toldInPieces(alone, text, earlier, language, risk) : corrected;
  const whole = whereNobodyIsHurt(pieces, text, earlier, language);
  const later = ofAnotherTime(ofOwnDoing(whole, risk), text, language, risk);
  const near = asViolenceNear(later, text, language, risk, replies.at(-1) ?? '');
  const ofViolence = afterToldViolence(ofWhoseViolence(near, text, language), text, language, risk);
  const told = asToldOfHarm(ofViolence, text, earlier, language, risk);
  const calm = inCalmConversation(told, {
    earlier: earlier.length,
    before: risk,
    takesLeave: () => actOf(text, history, language) === 'farewell',
  });
  return asYoung(withQuietSigns(calm, text, earlier, language, risk), text, risk);
}

/** 'I'm fine now', of blows, and 'she's only being dramatic', of somebody else, deny no thoughts of the writer's own. */
function ofOwnDoing(message: MessageAssessment, risk: Turn['risk']): MessageAssessment {
  const lanes = risk?.lanes ?? [];
  const isOfOthers = lanes.includes('violence') || lanes.includes('third_party');
  return isOfOthers && !lanes.includes('self_harm')
    ? { ...message, isDenial: message.isNo }
    : message;
}
