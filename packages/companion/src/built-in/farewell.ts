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
/** What a farewell is made of, and what tells something instead; null: the recogniser is believed without it. */
const evidence: Readonly<Record<Language, { going: RegExp; telling: RegExp } | null>> = {
  it: {
    going:
      /\b(cia+o+|salut[oi]|arrived\p{L}*|addio|buon[ao]? ?(notte|sera\p{L}*|giornata|domenica|sabato|riposo|weekend|proseguimento|cena|pranzo|lavoro|viaggio|sogni)|sogni d'oro|notte|nanna|branda|letto|coperte|sonno|dormo|dormire|riposar\p{L}*|vado|andiamo|andrei|andare|scapp[oa]\p{L}*|corro|stacc\p{L}+|chiud\p{L}+|spengo|spegnere|esco|crollo|mi (ritiro|fermo|rimetto|metto)|torno|lascio|lasciart\p{L}*|mollo|basta|fine|finisc[oi]|abbastanza|detto tutto|altro da dire|(ci|si) (ri)?(sent|ved|legg|becc|parl|aggiorn)\p{L}*|ripren\p{L}+|risentirci|rivederci|a (dopo|presto|domani|stasera|stanotte|piu tardi|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)|alla prossima)(?!\p{L})/u,
    telling:
      /^(domani (vado|torno|esco|devo)|quando|se|mentre|forse|ogni|non so|dopo che|devo (?!andar|scappar|lasciar|stacc|chiud|scend|spegn|uscir|correr|tornar|usc|dormir|riposar|salut))|(?<!\p{L})((l'|mi |ci )?(ha|hanno) (\p{L}+ )?\p{L}+(to|sto|tto|so)|ho pianto|ci vado|vado (avanti|bene|male|d'accordo|fier[oa])|torno (a|in) (scuola|casa|palestra|vivere|sorridere|piscina|forma)|perche (lei|lui|loro|non|mi[oa]))(?!\p{L})/u,
  },
  en: null,
  es: null,
  nl: null,
};
const mostWords = 8;

/** Whether a message, in plain lower case, takes leave. */
export function takesLeave(plain: string, language: Language): boolean {
  if (plain.includes('?') || plain.split(' ').length > mostWords) return false;
  const { closing, leaving } = signs[language];
  return closing.test(plain) || leaving.test(plain);
}

/** Whether a message, in plain lower case, has anything of a farewell in it. */
export function mayTakeLeave(plain: string, language: Language): boolean {
  const known = evidence[language];
  return known === null || (known.going.test(plain) && !known.telling.test(plain));
}
