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
/** What is a goodbye in a conversation and a greeting at its beginning. */
const eveningGreetings: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /^[^\p{L}]*(?:buenas noches|(?:hola[ ,.!]+)?buenas tardes)(?:(?<=tardes)[ ,]+(?:a tod[oa]s|(?:mi )?(?:hij|mij|amig|guap|maj|senor|doctor|chic)\p{L}*|carino|joven|ti[oa]|gente|corazon|cielo|rey|reina|che|bonit[oa]|accanto|de nuevo|otra vez|por (?:aqui|ahi|alli))){0,2}[^\p{L}]*$/u,
  nl: /^[^\p{L}]*(?:morgen|mogge|middag|avond|goede ?dag|goeiendag)[^\p{L}]*$/u,
};
/** How people say hello, before they go on. */
const greetings: Readonly<Record<Language, RegExp>> = {
  it: /^[^\p{L}]*(ciao|salve|ehi|ei|hey|buon ?giorno|buona ?sera|buon pomeriggio)[^\p{L}]+/u,
  en: /^[^\p{L}]*(hi|hiya|hey|heya|hello|good (morning|afternoon|evening)|morning|evening)[^\p{L}]+/u,
  es: /^[^\p{L}]*(hola|ey|hey|buen[oa]s( (dias|tardes|noches))?)[^\p{L}]+/u,
  nl: /^[^\p{L}]*(hoi|hallo|hey|he|hee|dag|goede(morgen|middag|navond)|goeie(morgen|middag|navond))[^\p{L}]+/u,
};
const fewestWordsAfter = 2;
/** Over what is written: it is about the night. */
const ofNight =
  /\b(night|nite|gn|sleep\w*|bed|notte|buonanotte|dorm\w*|sonn[oi]|letto|noches?|descans\w*|sueño|cama|nacht\w*|slaap|slapen|welterusten|rust)\b/iu;
const mostWords = 8;

/** Whether a message, in plain lower case, takes leave. */
export function takesLeave(plain: string, language: Language): boolean {
  if (plain.includes('?') || plain.split(' ').length > mostWords) return false;
  const { closing, leaving } = signs[language];
  return closing.test(plain) || leaving.test(plain);
}

/** Whether what opens a conversation, in plain lower case, greets, although later it would take leave. */
export function greetsAtFirst(plain: string, language: Language): boolean {
  return eveningGreetings[language]?.test(plain) ?? false;
}

/** What greets at the beginning, and takes leave where somebody has been talking for a while. */
const eitherWay: Readonly<Partial<Record<Language, RegExp>>> = {
  it: /^[^\p{L}]*(?:ok[ ,]+)?cia+o+(?: cia+o+)*[^\p{L}?]*$/u,
};
const messagesTalked = 3;

/** Whether a hello, in plain lower case, comes so late that it is a goodbye. */
export function greetsLate(plain: string, before: readonly string[], language: Language): boolean {
  return before.length >= messagesTalked && eitherWay[language]?.test(plain) === true;
}

/** What a message, in plain lower case, goes on with after a greeting; null where there is none or next to nothing. */
export function afterGreeting(plain: string, language: Language): string | null {
  const rest = plain.replace(greetings[language], '');
  return rest !== plain && rest.split(' ').length >= fewestWordsAfter ? rest : null;
}

/**
 * Whether a goodbye goes with a message: 'sleep well' is for whoever goes to bed, and for them rather than another one.
 * @param all the goodbyes that there are
 */
export function fitsNight(reply: string, text: string, all: readonly string[]): boolean {
  if (!ofNight.test(text)) return !ofNight.test(reply);
  return ofNight.test(reply) || !all.some((one) => ofNight.test(one));
}
