import type { Language } from '@accanto/contract';
import type { MessageAssessment } from './assess.ts';
import { foldCharacters } from './normalise.ts';
import { type RiskState, higherOf, isAtLeast } from './risk.ts';

const notMe: Readonly<Record<Language, RegExp>> = {
  it: /\b(?:non (?:io|sono io|per me|e per me|si tratta di me|parlo di me|parlavo di me)\b(?! (?:ma|che))|(?:e|parlo|parlavo|si tratta) (?:di |per )?(?:lui|lei|mi[oa] \w+)[,! ]+non (?:io|di me|per me)|(?:sto parlando|parlo|parlavo) di (?:lui|lei|mi[oa] (?:figli|amic|fratell|sorell|mogli|marit|madre|padre|mamma|papa)\w*))/u,
  en: /\b(?:not me\b(?!,? (?:i|but i|who|that|he|she|they)\b)|not about me|it'?s not me|(?:you think|u think) it'?s me|(?:im|i'm|i am|was) (?:talking|writing|worried|asking) (?:about|for) (?:her|him|them|(?:my|a) (?:daughter|son|friend|sister|brother|mum|mom|dad|wife|husband|girlfriend|boyfriend|partner|flatmate|roommate|kid|child|niece|nephew))|no,? (?:its|it's) (?:my (?:daughter|son|friend|sister|brother|mum|mom|dad|wife|husband|girlfriend|boyfriend|flatmate|roommate|kid|child|mate)|her|him|them)\b|(?:she|he)(?:'s|s| is) the one\b)/u,
  es: /\b(?:(?:no,? )?yo no[,!. ]+(?:el|ella|es|mi)\b|no (?:soy yo|es por mi|es para mi|hablo de mi|me refiero a mi)\b|hablo de (?:el|ella|mi (?:hij|amig|herman|novi|marid|mujer|madre|padre)\w*)|es por mi (?:hij|amig|herman|novi|marid|mujer|madre|padre)\w*|estoy bien,? es (?:por )?(?:mi|el|ella)\b)/u,
  nl: /(?:^|[,.!] ?|\b(?:nee|maar) )(?:ik niet\b|niet ik\b)|\b(?:niet over mij|het gaat (?:niet om mij|om (?:haar|hem|mijn|m'n|mn))|(?:ik heb|had|heb) het over (?:haar|hem|mijn|m'n|mn) \w+|nee,? (?:zij|hij)[ !.]*$|(?:zij|hij)[,!]? niet ik)/u,
};

/** 'All right, it's me': whoever asked for a friend. */
const isMe: Readonly<Record<Language, RegExp>> = {
  it: /\b(?:(?:l'amic[oa] )?sono (?:proprio |sempre )?io\b(?! che (?:lo|la|li|le|mi|devo|faccio|ho))|(?:parlo|parlavo|si tratta) di me\b(?! e)|riguarda me\b)/u,
  en: /\b(?:(?:it's|its|it is|that's|thats) (?:actually |really |about )?me\b|i'?m the friend|(?:the|my) friend is me|(?:i'm|im|i am|was) (?:talking|asking) about (?:me|myself)\b)/u,
  es: /(?:^|[,.!] ?|\b(?:si|vale|que|bueno) )soy yo\b(?! (?:quien|la que|el que))|\b(?:la amiga|el amigo) soy yo\b|\bhablo de mi\b(?! \w)/u,
  nl: /\b(?:ik ben (?:het|die vriendin?)(?: zelf)?[ .!]*$|het gaat (?:over|om) (?:mij|mezelf)|die vriendin? ben ik|over mezelf)\b/u,
};

/** 'I don't want to, she does': whoever says more of themselves is not passed over. */
const mostWords = 25;

/**
 * What a message comes to when somebody in whose words there was danger sets right whose it is: another's ('no not me, my
 * daughter'), with the words and steps for whoever fears for somebody, or their own ('all right, it's me').
 */
export function asCorrection(
  message: MessageAssessment,
  text: string,
  language: Language,
  before: RiskState | null,
): MessageAssessment {
  if (before === null || !isAtLeast(before.level, 'R2') || isAtLeast(message.level, 'R4'))
    return message;
  const said = foldCharacters(text).toLowerCase();
  const isShort = text.trim().split(/\s+/u).length <= mostWords;
  if (isShort && isMe[language].test(said)) return ofThemselves(message);
  const isAlready = before.lanes.includes('third_party') && !before.lanes.includes('self_harm');
  if (isAlready || !isShort || !notMe[language].test(said)) return message;
  return {
    ...message,
    level: higherOf(message.level, 'R2'),
    lanes: ['third_party'],
    ruleIds: [...message.ruleIds, 'third.corrected'],
    isDenial: false,
    isNo: false,
    isWeak: false,
    isGuess: false,
    isFaint: false,
    isOfOtherOnly: true,
  };
}

function ofThemselves(message: MessageAssessment): MessageAssessment {
  return {
    ...message,
    level: higherOf(message.level, 'R3'),
    lanes: ['self_harm'],
    ruleIds: [...message.ruleIds, 'person.it-is-me'],
    isDenial: false,
    isNo: false,
    isWeak: false,
    isGuess: false,
    isFaint: false,
  };
}
