import type { Language } from '@accanto/contract';
import type { MessageAssessment } from './assess.ts';
import { foldCharacters } from './normalise.ts';
import { type RiskState, higherOf } from './risk.ts';

interface Signs {
  /** It is thought of: after violence long past no thought of dying. */
  thought: RegExp;
  /** What was long past goes on. */
  again: RegExp;
  /** Somebody else's life is feared for. */
  deadly: RegExp;
}

/** Short messages that say more of violence that was told before; over lower case without accents. */
const signs: Readonly<Record<Language, Signs>> = {
  it: {
    thought:
      /^(?:\p{L}+ )?(?:ci penso|ci ripenso|ci sto pensando|ci ho pensato)(?: (?:ancora|sempre|spesso|ogni|tutti|tutte|i|le|giorno|giorni|notte|notti|sera|oggi|tanto))*$/u,
    again:
      /\b(?:l'ha (?:ri)?fatto (?:di nuovo|ancora|ieri|stanotte|stasera|anche)|lo fa ancora|e successo (?:di nuovo|ancora|ieri|stanotte)|succede ancora|continua a farlo|non ha mai smesso)\b/u,
    deadly:
      /\b(?:la|lo|li|le) (?:ammazz[ai]|ammazzera|uccid[ae]|uccidera|fa fuori)\b|\b(?:puo|vuole|potrebbe) (?:ammazzar|uccider)l[aoi]\b|\b(?:finira per|rischia di) (?:ammazzarla|ucciderla)\b/u,
  },
  en: {
    thought:
      /^(?:\p{L}+ )?i (?:still |often |always |keep )*(?:think|thinking|thought) (?:about|of) it(?: (?:still|often|always|every|all|the|day|night|time|single|sometimes|today|a|lot))*$/u,
    again:
      /\b(?:(?:did|does|doing|done) it (?:again|last night|yesterday|tonight|to this day)|(?:happened|happens) again|still (?:does it|happens|happening|going on)|never stopped)\b/u,
    deadly:
      /\b(?:he|she|they)(?:'ll| will|'s going to| is going to|'s gonna| is gonna| might| could| wants to)? (?:kill|murder)s? (?:her|him|them)\b/u,
  },
  es: {
    thought:
      /^(?:\p{L}+ )?(?:lo pienso|pienso en (?:eso|ello)|lo recuerdo)(?: (?:todavia|aun|siempre|a|menudo|cada|todos|todas|los|las|dia|dias|noche|noches|mucho))*$/u,
    again:
      /\b(?:lo (?:ha hecho|hizo|volvio a hacer) (?:otra vez|de nuevo|ayer|anoche|esta noche)|lo volvio a hacer|volvio a (?:pasar|hacerlo)|ha vuelto a (?:pasar|hacerlo)|lo sigue haciendo|sigue pasando|nunca paro)\b/u,
    deadly:
      /\b(?:la|lo|los|las) (?:mate|mata|matara|vaya a matar|va a matar|puede matar)\b|\b(?:va|vaya|quiere|puede) a? ?matarl[oa]\b/u,
  },
  nl: {
    thought:
      /^(?:\p{L}+ )?(?:ik )?(?:denk(?: ik)?) (?:er|eraan|daaraan)(?: (?:nog|steeds|altijd|vaak|elke|iedere|dag|nacht|de|hele|tijd|veel|over|na|aan))*$/u,
    again:
      /\b(?:(?:heeft|deed) het (?:weer|nog eens|gister\p{L}*|vannacht|opnieuw)|doet het nog|gebeurt nog|is weer gebeurd|gebeurde weer|nooit gestopt)\b/u,
    deadly:
      /\b(?:hij|zij|ze|die) (?:haar|hem|ze|hen) (?:\p{L}+ ){0,2}?(?:doodslaat|vermoordt|doodmaakt|doodsteekt)\b|\b(?:hij|zij|ze) (?:vermoordt|maakt|slaat) (?:haar|hem|hen)(?: (?:nog|straks|echt))* ?(?:dood)?$/u,
  },
};

/** What a message comes to after violence of another, or long past, was told. */
export function afterToldViolence(
  message: MessageAssessment,
  text: string,
  language: Language,
  before: RiskState | null,
): MessageAssessment {
  if (before === null || message.violence !== undefined) return message;
  if (!before.victimIsOther && !before.violenceIsPast) return message;
  const { thought, again, deadly } = signs[language];
  const said = foldCharacters(text)
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}]+$/gu, '');
  if (before.victimIsOther) return deadly.test(said) ? ofLife(message) : message;
  if (again.test(said)) return { ...message, violence: 'own', touchesViolence: true };
  const isAsked = before.lanes.includes('self_harm') || !thought.test(said);
  return isAsked
    ? message
    : { ...message, level: 'R0', lanes: [], ruleIds: ['violence.thought-of'] };
}

/** 'He will kill her' is no threat of whoever writes it, and help for today. */
function ofLife(message: MessageAssessment): MessageAssessment {
  return {
    ...message,
    level: higherOf(message.level, 'R4'),
    lanes: ['violence'],
    ruleIds: [...message.ruleIds, 'violence.deadly'],
    violence: 'other',
    isDenial: false,
    isWeak: false,
    isGuess: false,
    isFaint: false,
  };
}
