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
/** What taking leave is mostly made of. */
const leaveWords: Partial<Record<Language, RegExp>> = {
  en: /\b(bye\w*|goodbye|night night|good ?night\w*|gn|nighty night|^night\b|(see|catch|talk to|speak to|c) (you|ya|u)\b|cya|later\b|ttyl|cheerio|ta-?ra|so long|take care|be (off|back)|off (to|now|for|out)|i'm off|signing|logging|log off|turn\w* (in|off)|lamp off|lights? (off|out)|gotta|must (go|dash|run|fly|be)|(have|got|need|want|better|best|time|gonna|going) (to )?(go|run|dash|sleep|kip|rest|stop|crack on|head)|going (to (bed|sleep)|offline|out|in)|(to|for|in|into) bed|bed(time)?$|sleep well|phone off|clos\w+ (this|the|up)|shut\w* (this|the|down)|stop(ping)? (here|there|now|typing)|leave it (here|there|at)|enough for (now|today|tonight)|all for (now|today|tonight)|(done|me) for (now|today|tonight)|call it a (night|day)|back to it|heading (out|off|to|home)|head (out|off)|till|until (then|next|tomorrow)|another time|next time|soon$|i'll (go|stop|write)|will go\b|i'd better|better (go|see to)|call(ing|ed) (me|my name)|waiting (for|on|in)|leave (you|ye)\b|going now|sweet dreams|(more|place|time) tomorrow|need to end|must close|a move|was off|finished (for|here)|enough for one|sleep now|had to say|have a (nice|good|lovely|great)|good (day|evening|afternoon) to|thanks? (you )?for (listening|the (chat|talk|company)|today|everything))/u,
};
/** Who says so tells something, unless there are words of leave too: 'I think I'm in love', 'another Monday'. */
const tellingWords: Partial<Record<Language, RegExp>> = {
  en: /\b(i think i('m| am)|feel (like|so)|loves?|hates?|hurts?|every|evry|another(?! (time|day))|because|never|misses|afraid|scared)\b|\bi (can|was|had|did|thought|said)\b|\b(to|with|for|of|about|at) (him|her|them)\b|\bmy (partner|husband|wife|boyfriend|girlfriend|boss|mum|mom|dad|mother|father|son|daughter|sister|brother|friend|mate|ex) \w+(s|ed)\b/u,
};
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

/** Whether a message, in plain lower case, has a word by which people take leave; true where none are listed. */
export function hasWordsOfLeave(plain: string, language: Language): boolean {
  return leaveWords[language]?.test(plain) ?? true;
}

/** Whether a message, in plain lower case, that sounds like taking leave tells something. */
export function tellsInstead(plain: string, language: Language): boolean {
  return tellingWords[language]?.test(plain) === true;
}

/**
 * Whether a goodbye goes with a message: 'sleep well' is for whoever goes to bed, and for them rather than another one.
 * @param all the goodbyes that there are
 */
export function fitsNight(reply: string, text: string, all: readonly string[]): boolean {
  if (!ofNight.test(text)) return !ofNight.test(reply);
  return ofNight.test(reply) || !all.some((one) => ofNight.test(one));
}
