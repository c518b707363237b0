import type { Language } from '@accanto/contract';

interface Signs {
  /** Said at the end of a short message, after something else, it takes leave. */
  closing: RegExp;
  /** A short message that is only this, with or without a softening word before it. */
  leaving: RegExp;
}

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    closing:
      /\p{L}[,.!]+ ?(ciao|notte|buonanotte|a (dopo|presto|domani|stasera|risentirci))[^\p{L}]*$/u,
    leaving:
      /^(ok|va bene|vabbe|bene|allora|adesso|ora|dai|[ ,.])*(ci (ri)?sentiamo|ci becchiamo|scappo|a (lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)|a risentirci|a (dopo|presto|domani)|spengo|stacco|chiudo|mi metto a letto|ti (lascio|saluto)|vado|(per|x) (oggi|stasera) basta( cosi)?)(,? (devo|che devo|vado) [\p{L} ]{3,20})?[^\p{L}]*$/u,
  },
  en: {
    closing: /\p{L}[,.!]+ ?(bye( bye)?|night( night)?|good ?night|see you|cya|ttyl)[^\p{L}]*$/u,
    leaving:
      /^(ok|okay|right|well|anyway|so|[ ,.])*((i('ve| have) )?got(ta| to) (dash|go|run)|i('m| am) going (to sleep|to bed|offline)( now)?|going (offline|to sleep)( now)?|that's me( done)? for (tonight|today|now)|(catch|see) you (later|soon|tomorrow)|i'll leave (you to it|it there)|ok night|(speak|talk) (soon|another time)|off i go|(i'm )?turning in|so long)[^\p{L}]*$/u,
  },
  es: {
    closing:
      /\p{L}[,.!]+ ?(adios|chao|chau|hasta (luego|mañana|manana|pronto)|buenas noches)[^\p{L}]*$/u,
    leaving:
      /^(ok|vale|bueno|pues|venga|ya|[ ,.])*(me despido|me piro|voy a dormir( ya)?|un saludo|hasta (la proxima|otra)|nos (leemos|vemos|hablamos)|(mañana|manana|luego) (seguimos|hablamos)|apago( ya)?|me desconecto|lo dejo aqui|te dejo( que [\p{L} ]{3,20})?)[^\p{L}]*$/u,
  },
  nl: {
    closing:
      /\p{L}[,.!]+ ?(doei|doeg|dag( hoor)?|later|welterusten|tot (morgen|later|gauw))[^\p{L}]*$/u,
    leaving:
      /^(ok|oke|nou|goed|zo|[ ,.])*(doeg|ik ben weg|tot kijk|ik ga (maar |eens |nu |zo )*(slapen|naar bed)|later|tot (gauw|later|morgen)|ik (sluit|log|meld me) af|ik ga (afsluiten|slapen|ervandoor)|spreek je (morgen|later|snel)|dag hoor)[^\p{L}]*$/u,
  },
};
/**
 * What rules out a farewell that is recognised but not worded: it tells of plans, or of few words none takes leave.
 * Languages that are not here rule nothing out.
 */
const rulingOut: Readonly<Partial<Record<Language, { plans: RegExp; leavingWord: RegExp }>>> = {
  nl: {
    plans:
      /\b(?:spannend|zin in|zenuwachtig|bang|blij|trots|benieuwd|eng)\b|\bom (?:[\p{L}']+ ){0,3}te (?:gaan(?! slapen| pitten| rusten)|vertrekken|verhuizen)\b|\b(?:ik denk|ik hoop|ik weet|denk ik|denk|misschien)\b.*\bnaar (?!bed|huis|boven)|\bga (?:ik )?(?:[\p{L}']+ )?(?:proberen(?! (?:wat |nu |om |weer )*te (?:slapen|rusten))|doen|oefenen|vragen|bellen|vertellen)\b|^(?:ik ga )?(?:morgen|overmorgen|volgende week|in \p{L}+|dit weekend|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) (?:ga|moet|heb|wil|ben|begin|naar)\b/u,
    leavingWord:
      /\b(?:d[ou]+[eé]*i+|doe+g|da+g|daa+g|later\p{L}*|tot|weltrusten|trus\p{L}*|sl?aap\p{L}*|slapen|bed\p{L}*|pitten|maffen|tukken|ga|gaan|weg|stop\p{L}*|hou|sluit\p{L}*|log|afsluiten|klaar|genoeg|alles|morgen|spreek|zie|zien|gro?et\p{L}*|gegroet|dank\p{L}*|bedankt|thx|x+|fijne?|moet|er ?vandoor|offline|oogjes|nacht\p{L}*|avond|ciao|bye\p{L}*|mazzel\p{L}*|mzl|ajuus?|tabee|toed\p{L}*|joe+|houdoe|haaks|kus\p{L}*|knuffel\p{L}*|dicht|uit|vertrek|succes|afscheid|vaarwel|adieu|adi?os|salu\p{L}*|goede?|weekend|droom|beste|terug|roept|wacht|tijd|laat|pauze|pleite|smeer|peer|zo|af|over|rust|verder|weer|laten|hier\p{L}*)\b/u,
  },
};
const mostWords = 8;
const fewWords = 3;
const almostSure = 0.9;

/** Whether a message, in plain lower case, takes leave. */
export function takesLeave(plain: string, language: Language): boolean {
  if (plain.includes('?') || plain.split(' ').length > mostWords) return false;
  const { closing, leaving } = signs[language];
  return closing.test(plain) || leaving.test(plain);
}

/**
 * Whether a message, in plain lower case, is no farewell although it sounds like one.
 * @param share how likely the recogniser finds a farewell
 */
export function isNoFarewell(plain: string, share: number, language: Language): boolean {
  const signs = rulingOut[language];
  if (signs === undefined) return false;
  const saysLittle = plain.split(' ').length <= fewWords && share < almostSure;
  return signs.plans.test(plain) || (saysLittle && !signs.leavingWord.test(plain));
}
