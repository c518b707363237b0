import type { Language } from '@accanto/contract';
import type { MessageAssessment } from './assess.ts';
import { tookTooMany } from './phrases/counted-doses.ts';
import { amountAskedFor, hasBoughtMany } from './phrases/deadly-amounts.ts';
import { fearsToHarm } from './phrases/fear-of-harming.ts';
import { plainDistress } from './phrases/plain-distress.ts';
import { plainEmergency } from './phrases/plain-emergencies.ts';
import { unusualBelief } from './phrases/unusual-beliefs.ts';
import { isAtLeast } from './risk.ts';

type Outright = Pick<MessageAssessment, 'level' | 'lanes' | 'ruleIds' | 'isGuess' | 'isWeak'>;

const sure = { isGuess: false, isWeak: false };

/** The rule of what is believed of number plates, televisions and missions, or told after nights without sleep. */
export const unusualRule = 'beliefs.unusual';

/** What is said outright, however calmly, and whatever the classifier makes of it; null: nothing that is known. */
export function saidOutright(text: string, language: Language): Outright | null {
  if (tookTooMany(text, language))
    return { ...sure, level: 'R5', lanes: ['medical'], ruleIds: ['overdose.counted'] };
  const emergency = plainEmergency(text, language);
  if (emergency !== null) return { ...sure, ...emergency, ruleIds: ['emergency.plain'] };
  const distress = plainDistress(text, language);
  if (distress !== null) {
    const { level, lanes, rule } = distress;
    return { ...sure, level, lanes, ruleIds: [rule] };
  }
  if (fearsToHarm(text, language))
    return { ...sure, level: 'R2', lanes: ['harm_others'], ruleIds: ['fear.to-harm'] };
  const belief = unusualBelief(text, language);
  if (belief === 'belief')
    return { ...sure, level: 'R2', lanes: ['psychosis'], ruleIds: [unusualRule], isWeak: true };
  // Whether it is felt now is asked, unless it was said.
  if (belief !== null) {
    const isUnwell = belief === 'drugged_unwell';
    const level = isUnwell ? 'R4' : 'R3';
    return {
      level,
      lanes: ['medical'],
      ruleIds: ['drink.drugged'],
      isGuess: !isUnwell,
      isWeak: false,
    };
  }
  const amount = amountAskedFor(text, language);
  // It may be for a child who ate them as well as for oneself: what is meant is asked.
  if (amount === 'deadly')
    return { level: 'R3', lanes: [], ruleIds: ['amount.deadly'], isGuess: true, isWeak: false };
  if (amount === 'too_much' || hasBoughtMany(text, language))
    return {
      level: 'R2',
      lanes: ['self_harm'],
      ruleIds: [amount === null ? 'amount.bought' : 'amount.too-much'],
      isGuess: false,
      isWeak: true,
    };
  return null;
}

/** A judgement with what is said outright beside it: the graver of the two, with the lanes of both; what one of them is sure of is sure. */
export function withOutright(
  judged: MessageAssessment,
  outright: Outright | null,
): MessageAssessment {
  if (outright === null || isAtLeast(judged.level, 'R5')) return judged;
  // Where only the classifier stands against it, what was said is what is asked about.
  const isAlone = judged.ruleIds.every((id) => id.startsWith('classifier.'));
  const isAsked = outright.isGuess && outright.lanes.length > 0 && isAlone;
  if (isAsked && !judged.lanes.includes('violence'))
    return { ...judged, ...outright, isFaint: false, isDenial: false, weakSign: 0 };
  const lanes = [...new Set([...judged.lanes, ...outright.lanes])];
  if (!isAtLeast(outright.level, judged.level)) return { ...judged, lanes };
  const isSure = judged.level === outright.level && !judged.isGuess && !judged.isWeak;
  return {
    ...judged,
    ...outright,
    lanes,
    isGuess: outright.isGuess && !isSure,
    isWeak: outright.isWeak && !isSure,
    isFaint: false,
    isDenial: false,
    weakSign: 0,
  };
}
