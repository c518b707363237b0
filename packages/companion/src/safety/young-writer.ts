import { limits } from '@accanto/contract';
import type { MessageAssessment } from './assess.ts';
import { type RiskState, higherOf, isAtLeast } from './risk.ts';
import { statedAge } from './stated-age.ts';

/** Nothing but an age at which people go to school. */
const bareAge = /^\W*(1[0-7])\W*$/u;

/**
 * What a message comes to when somebody about whom there is worry says in it that they are a minor, also with nothing
 * but the number: help for young people comes into it.
 */
export function asYoung(
  message: MessageAssessment,
  text: string,
  before: RiskState | null,
): MessageAssessment {
  if (before === null || !isAtLeast(before.level, 'R2') || before.lanes.includes('minor'))
    return message;
  const bare = bareAge.exec(text)?.[1];
  const age = bare === undefined ? statedAge(text) : Number(bare);
  if (age === null || age >= limits.minimumAgeYears || message.isNo) return message;
  return {
    ...message,
    level: higherOf(message.level, 'R2'),
    lanes: [...message.lanes, 'minor'],
    ruleIds: [...message.ruleIds, 'person.minor'],
    isDenial: false,
    isWeak: false,
    isGuess: false,
    isFaint: false,
  };
}
