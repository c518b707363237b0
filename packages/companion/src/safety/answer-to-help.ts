import type { Language } from '@accanto/contract';
import type { MessageAssessment } from './assess.ts';
import { answersIn } from './crisis-answers.ts';
import { foldCharacters } from './normalise.ts';
import { type CareAnswer, type RiskState, isAtLeast } from './risk.ts';

const comforting: readonly CareAnswer[] = ['called', 'away', 'safe'];
/** Whose coming is help. Not partners, nor a mere 'he': that may be whom somebody is afraid of. */
const helpers: Readonly<Record<Language, RegExp>> = {
  it: /\b(mamma|madre|sorella|fratello|amic[oa]|zi[oa]|nonn[oa]|cugin[oa]|coinquilin[oa]|vicin[oa]|collega|genitori)\b/u,
  en: /\b(mum|mom|mam|mother|sister|brother|friend|mate|flatmate|roommate|housemate|neighbou?r|aunt|uncle|nan|gran|grandma|cousin|parents|colleague|teacher)\b/u,
  es: /\b(mama|madre|hermana|hermano|amig[oa]|ti[oa]|abuel[oa]|prim[oa]|padres|companer[oa]|vecin[oa])\b/u,
  nl: /\b(mama|moeder|zus|zusje|broer|broertje|vriendin|tante|oom|oma|opa|nicht|neef|ouders|huisgenoot|huisgenote|buurvrouw|buren|collega)\b/u,
};
/** A longer message tells more than that somebody is there. */
const mostWords = 12;

/**
 * What a message comes to when somebody who is being helped says in a few words that the help is there: 'my sister is
 * here with me now' sounds to the classifier like 'he is here now'. A phrase that is known counts all the same, and
 * where somebody is violent only those are believed who are hardly ever the one.
 */
export function asAnswerToHelp(
  message: MessageAssessment,
  text: string,
  language: Language,
  before: RiskState | null,
): MessageAssessment {
  if (before === null || !isAtLeast(before.level, 'R2') || !isAtLeast(message.level, 'R2'))
    return message;
  const isClassifierAlone = message.ruleIds.every((id) => id.startsWith('classifier.'));
  const isShort = text.trim().split(/\s+/u).length <= mostWords;
  if (!isClassifierAlone || !isShort || !saysThatHelpIsThere(text, language, before))
    return message;
  return {
    ...message,
    level: 'R0',
    lanes: [],
    ruleIds: [],
    weakSign: 0,
    isWeak: false,
    isGuess: false,
    isFaint: false,
  };
}

function saysThatHelpIsThere(text: string, language: Language, before: RiskState): boolean {
  const answers = answersIn(text, language, before.lanes);
  return (
    answers.some((one) => comforting.includes(one)) ||
    (answers.includes('somebody') && helpers[language].test(foldCharacters(text)))
  );
}
