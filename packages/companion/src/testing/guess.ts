import { assessMessage, type MessageAssessment } from '../safety/assess.ts';
import { assessPerson } from '../safety/person-risk.ts';
import type { RiskState } from '../safety/risk.ts';

/** When it is guessed, ms since epoch. */
export const guessedAt = Date.parse('2026-11-21T11:00:00Z');
/** A message in which there is nothing. */
export const calm = assessMessage('va bene', { language: 'it' });
/** A crisis on the classifier's word alone. */
export const guess: MessageAssessment = {
  ...calm,
  level: 'R4',
  lanes: ['violence'],
  ruleIds: ['classifier.R4.violence'],
  isGuess: true,
};
/** Where a card is shown and a reply is given, but for the language. */
export const place = { interfaceLanguage: 'it', chosenCountry: 'IT', now: guessedAt } as const;
/** Of somebody who was asked whether the guess is right. */
export const asked: RiskState = assessPerson(null, guess, guessedAt).state;
