import type { Language } from '@accanto/contract';
import type { MessageAssessment } from './assess.ts';
import { wordsAndCommas } from './normalise.ts';
import { type RiskState, isAtLeast, levelOfRank, rankOf } from './risk.ts';
import { withAnswered } from './care-path.ts';

interface Signs {
  /** Whoever writes has no air, or a heart that races. */
  breath: RegExp;
  /** A message that says nothing but that it passes. */
  eased: RegExp;
  /** It is named panic by whoever has it, and known. */
  panic: RegExp;
  /** A short message that says the opposite. */
  worse: RegExp;
  /** What panic alone does not explain, or somebody else's breath. */
  grave: RegExp;
}

/** Over lower case without accents. */
const signs: Readonly<Record<Language, Signs>> = {
  it: {
    breath:
      /\b(?:non (?:respiro|riesco (?:piu )?a respirare)|manca (?:l'aria|il (?:respiro|fiato))|cuore (?:mi )?(?:batte|a mille)|batte (?:forte )?il cuore)\b/u,
    eased:
      /^(?:(?:ok|okay|si|no|ah|uff|grazie|ora|adesso|per fortuna),? )*(?:(?:sto|mi sento|va|gia|un po'|molto|sta andando) )*(?:meglio|sta passando|e passat[oa]|sto respirando|respiro (?:di nuovo|meglio)|riesco a respirare|mi sto calmando|mi sono calmat[oa])(?:,? (?:ora|adesso|grazie|davvero|un po'|un pochino|di nuovo|mille|bene))*$/u,
    panic:
      /^(?:(?:no|si|ok|e|credo|sono sicur[oa]|tranquill[oa]|di nuovo),? )*(?:e |sia |e' )?(?:solo |soltanto |di nuovo |il solito )*(?:un attacco di panico|un attacco d'ansia|panico|ansia|il panico|l'ansia)(?:,? (?:ne ho (?:gia )?avuti(?: altri| tanti)?|mi (?:succede|capita|viene) (?:spesso|sempre|ogni tanto)|(?:lo|la) conosco|come (?:sempre|al solito)))*$/u,
    worse:
      /\b(?:peggio(?:ra\w*)?|non (?:sta )?pass(?:a|ando)|sempre piu forte|non respiro|non riesco)\b/u,
    grave:
      /\b(?:petto|braccio|mandibola|pres[oa]|pastigl\w+|pillol\w+|ingoi\w+|mandat[oa] giu|allerg\w+|punt[oa] da|gonfi\w*|labbra|lingua|blu|sangue|asma|inalatore|soffoc\w+|fumo|gas|cadut\w+|picchi\w*|collo|corda|incinta|lui|lei|mi[oa] (?:padre|madre|marito|moglie|figli[oa]|nonn[oa]|fratello|sorella)|bambin[oa]|neonat[oa]|addio|morire)\b/u,
  },
  en: {
    breath:
      /\b(?:can'?t|cannot|can not) (?:breathe|get (?:any )?air|catch my breath)\b|\bheart(?:'s| is)? (?:racing|pounding)\b/u,
    eased:
      /^(?:(?:ok|okay|yes|yeah|no|phew|thanks|thank you|right|now),? )*(?:(?:i'?m|i am|it'?s|it is|feeling|i feel|getting|a bit|a little|much|doing|bit) )*(?:better|calmer|passing|passed|easing(?: off)?|calming down|(?:can )?breath(?:e|ing) (?:again|now|better))(?:,? (?:now|thanks|thank you|again|a bit|a little|already|ty))*$/u,
    panic:
      /^(?:(?:no|yes|ok|i think|i know|pretty sure|sure),? )*(?:it'?s |it is |that'?s )?(?:just |only |another |probably )*(?:a |an |my )?(?:panic(?: attack)?|anxiety(?: attack)?)(?: again)?(?:,? (?:i'?ve|i have|ive|i) (?:had|get|got) (?:them|it|these)(?: before| a lot| often| all the time)?)?$/u,
    worse:
      /\b(?:worse|worsening|(?:not|isn'?t|doesn'?t|won'?t|wont|isnt|doesnt) (?:pass\w*|stop\w*|eas\w*|go(?:ing)? away|better)|can'?t breathe)\b/u,
    grave:
      /\b(?:chest|arm|jaw|took|taken|pills?|tablets?|swallow\w*|allerg\w+|stung|swell\w*|swollen|lips|tongue|blue|blood|asthma|inhaler|chok\w+|smoke|gas|fell|hit|neck|rope|pregnant|he|she|my (?:dad|mum|mom|husband|wife|son|daughter|gran\w*|brother|sister|baby)|baby|goodbye|die)\b/u,
  },
  es: {
    breath:
      /\b(?:no (?:respiro|puedo respirar|consigo respirar)|me falta el aire|me ahogo|corazon (?:a mil|me late)|late (?:muy )?(?:fuerte|rapido) el corazon)\b/u,
    eased:
      /^(?:(?:ok|vale|si|no|uf|gracias|ahora|menos mal),? )*(?:(?:ya|estoy|me siento|voy|va|un poco|mucho|algo) )*(?:mejor|se (?:me )?(?:esta pasando|pasa|paso|ha pasado)|estoy respirando|respiro (?:otra vez|mejor)|puedo respirar|mas tranquil[oa]|calmandome)(?:,? (?:ya|ahora|gracias|un poco|muchas|otra vez))*$/u,
    panic:
      /^(?:(?:no|si|ok|vale|creo que|se que|seguro que),? )*(?:es |sera )?(?:solo |otro |otra vez )*(?:un )?(?:ataque de (?:panico|ansiedad)|panico|ansiedad)(?:,? (?:ya )?(?:los he tenido|he tenido (?:mas|otros)|me (?:pasa|dan) (?:mucho|a menudo|siempre)|lo conozco)(?: antes)?)*$/u,
    worse: /\b(?:peor|empeor\w+|no se (?:me )?(?:pasa|va)|cada vez mas|no (?:puedo|respiro))\b/u,
    grave:
      /\b(?:pecho|brazo|mandibula|tom(?:e|ado)|pastillas?|trag\w+|alergi\w+|pic(?:o|ado|adura)|hinchad\w*|labios|lengua|azul\w*|sangre|asma|inhalador|atragant\w+|humo|gas|cai|golpe\w*|cuello|cuerda|embarazada|ella|mi (?:padre|madre|marido|mujer|hij[oa]|abuel[oa]|herman[oa])|bebe|adios|morir(?:me)?)\b/u,
  },
  nl: {
    breath:
      /\b(?:krijg geen (?:adem|lucht)|kan (?:niet|bijna niet) (?:meer )?(?:ademen|ademhalen)|hart (?:bonst|bonkt|gaat tekeer))\b/u,
    eased:
      /^(?:(?:ok|oke|ja|nee|pff|dank je|bedankt|nu|gelukkig),? )*(?:(?:het|gaat|ik|voel|me|al|weer|een beetje|nu|iets|is|veel) )*(?:beter|het zakt|zakt|het trekt weg|trekt weg|voorbij|gaat (?:al )?weer|weer (?:lucht|ademen)|rustiger|adem weer)(?:,? (?:nu|al|weer|weg|dank je|dankje|dank je wel|bedankt|een beetje|gelukkig|hoor))*$/u,
    panic:
      /^(?:(?:nee|ja|ok|ik denk|ik weet|vast),? )*(?:het is |het was |is )?(?:gewoon |weer |alleen maar )*(?:een )?(?:paniekaanval|angstaanval|paniek)(?:,? (?:dat )?(?:heb ik|ik heb dat|ik heb ze|had ik) (?:vaker|al eerder|eerder|wel vaker)(?: gehad)?)*$/u,
    worse:
      /\b(?:erger|slechter|zakt niet|gaat niet (?:over|weg|beter)|wordt niet (?:minder|beter)|niet minder|kan niet ademen|geen (?:lucht|adem))\b/u,
    grave:
      /\b(?:borst|arm|kaak|ingenomen|geslikt|pillen|doorgeslikt|allergi\w+|gestoken|gezwollen|dikke|lippen|tong|blauw|bloed|astma|puffer|verslik\w+|rook|gas|gevallen|geslagen|nek|touw|zwanger|hij|zij|mijn (?:vader|moeder|man|vrouw|zoon|dochter|opa|oma|broer|zus)|baby|vaarwel|doodgaan)\b/u,
  },
};

/** The rules of a message after which a body is well again, or is known to be. */
export const easedRule = 'person.eased';
export const panicRule = 'person.panic';

/** Whether a message was taken for one of these; null: for neither. */
export function breathTold({ ruleIds }: MessageAssessment): 'eased' | 'panic' | null {
  if (ruleIds.includes(easedRule)) return 'eased';
  return ruleIds.includes(panicRule) ? 'panic' : null;
}

/**
 * Naming panic leaves the question open whether a doctor is needed, as it does where panic was named before. It lowers by
 * one step, as every denial does (safety-and-law.md section 2).
 */
export function knownAsPanic(before: RiskState, now: number): RiskState {
  const care = { ...before.care, done: ['confirm' as const] };
  return { ...before, ...oneStepDown(before, now), lanes: ['medical'], care };
}

/** Whoever can breathe again is not told to call with every reply; what was grave is so by one step less. */
export function breathingAgain(before: RiskState, now: number): RiskState {
  return withAnswered({ ...before, ...oneStepDown(before, now) }, ['safe']);
}

function oneStepDown({ level }: RiskState, now: number): Partial<RiskState> {
  const lower = levelOfRank(Math.max(2, rankOf(level) - 1));
  return { level: lower, calmSince: now, calmMessages: 0 };
}

/** So many messages back the breath may have been spoken of. */
const messagesOfBreath = 4;
/** And so many back anything else of a body counts. */
const messagesOfBody = 12;
const mostWordsOfWorse = 8;
/** No air that does not come back is none of panic, whatever it was called. */
const emergency = {
  level: 'R5',
  lanes: ['medical'],
  isNo: false,
  isDenial: false,
  isGuess: false,
  isFaint: false,
  isWeak: false,
  weakSign: 0,
} as const satisfies Partial<MessageAssessment>;
/** What was said of the care path until then. */
const mostItems = 3;

/**
 * 'I'm better now, thanks' and 'it's panic, I've had it before' from whoever had no air: believed, where nothing else of a
 * body was told and nobody else is meant. 'It's getting worse' is an emergency, however it was called. Somebody who took
 * something, or whose chest hurts, is not well by saying so.
 */
export function afterNoAir(
  message: MessageAssessment,
  text: string,
  earlier: readonly string[],
  language: Language,
  before: RiskState | null,
): MessageAssessment {
  if (before === null || !isAtLeast(before.level, 'R2') || isAtLeast(message.level, 'R4'))
    return message;
  const isBodyOnly = before.lanes.every((lane) => lane === 'medical');
  // Further along the path there was more than a breath.
  if (!isBodyOnly || before.care.done.length > mostItems) return message;
  const own = signs[language];
  const said = wordsAndCommas(text);
  const isEased = own.eased.test(said);
  const isWorse = !isEased && own.worse.test(said) && said.split(' ').length <= mostWordsOfWorse;
  if (!isEased && !isWorse && !own.panic.test(said)) return message;
  const told = earlier.slice(-messagesOfBody).map(wordsAndCommas);
  const isOfBreath = told.slice(-messagesOfBreath).some((piece) => own.breath.test(piece));
  if (isWorse && isOfBreath) return { ...message, ...emergency, ruleIds: ['person.breath-worse'] };
  if (!isOfBreath || told.some((piece) => own.grave.test(piece))) return message;
  return {
    ...message,
    level: 'R0',
    lanes: [],
    ruleIds: [isEased ? easedRule : panicRule],
    isNo: true,
    isDenial: true,
    isGuess: false,
    isFaint: false,
    isWeak: false,
    weakSign: 0,
  };
}
