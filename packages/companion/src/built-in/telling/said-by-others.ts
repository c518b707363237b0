import type { Language } from '@accanto/contract';

/** From the verb to the end of the sentence, over lower-case words: what somebody else said, not the person. */
const speech: Readonly<Record<Language, RegExp>> = {
  it: /(?<!\p{L})(?:(?:mi |ci |me l'|gli |le )?(?:ha|hanno|aveva) (?:sempre |anche |pure |solo )?(?:detto|chiamat[oa]|dato|urlato|gridato|scritto|ripetuto)|(?:mi |ci )?(?:dice|dicono|diceva|dicevano|disse|chiama|chiamano|chiamava|ripete|ripetono|urla|urlano|urlava|urlavano|grida|gridano))(?!\p{L}).*/u,
  en: /\b(?:he|she|they|everyone|everybody|people|someone|somebody|(?:my|the|his|her) [\w-]+(?: [\w-]+)?|mum|mom|dad|boss|coach)(?:'s| has| have| just| always| keeps?| once| basically| literally)* (?:said|says|say|saying|told|tells|tell|telling|called|calls|call|calling|shouted|screamed|texted|wrote)\b.*/u,
  es: /^.*(?<!\p{L})(?:me|nos|le) (?:dijo|dijeron|dice|dicen|soltó|solto|suelta|gritó|grito|contestó|contesto|ha dicho|ha soltado|ha gritado)(?: (?:él|ella|el tío|la tía|(?:el|la|mi|su) \p{L}+))?[^\p{L}]*$|(?<!\p{L})(?:me |nos |le |se )?(?:(?:me |nos |le )(?:mandó|mando|mandaron|ha mandado|contestó|contesto|respondió|puso|han llamado)|dijo|dice|dicen|dijeron|decía|decia|decían|ha dicho|han dicho|llamó|llamo|llama|llaman|llamaba|gritó|gritaba|soltó|suelta|repite|escribió|ha llamado)(?!\p{L}).*/u,
  nl: /(?<!\p{L})(?:hij|zij|ze|ie|eentje|iedereen|iemand|mensen|(?:mijn|mn|m'n|me|de|een|die|onze) \p{L}+)(?: (?:in|op|van|uit|bij) (?:de|het|een|mijn|mn) \p{L}+)?(?: me| mij| altijd| steeds| ook| gewoon| net| toen| vandaag| gisteren| heeft| hebben| dat)* (?:zegt|zei|zeggen|zeiden|noemt|noemde|noemen|riep|roept|riepen|roepen|schreeuwde|schreeuwt|snauwde|schreef|appte|stuurde|gezegd|genoemd)(?!\p{L}).*/u,
};

/** A text without what others are told to have said in it. */
export function withoutSpeechOfOthers(text: string, language: Language): string {
  return text
    .toLowerCase()
    .split(/[.!?;\n]+/u)
    .map((sentence) => sentence.replace(speech[language], ''))
    .join(' ');
}

/** What is said to somebody to hurt them, told of others: an order to go or be silent, a name, a quoted word. */
const insults: Readonly<Partial<Record<Language, RegExp>>> = {
  nl: /(?<!\p{L})(?:(?:zei|zegt|riep|roept|schreeuwde|snauwde|appte|schreef|zeiden|riepen)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:rot (?:toch )?op|flikker op|donder op|fuck (?:you|off)|krijg (?:de )?(?:tering|kanker|klere)|hou je (?:bek|mond|kop|muil|bakkes|smoel)|ga dood|dat ik (?:moe?st? |beter )?(?:[\p{L}']+ ){0,4}(?:oprotten|opflikkeren|opdonderen|opkrassen|moest houden|moet houden|houden))|(?:noemde|noemt|noemden|noemen) (?:(?:hij|ze|zij|iedereen) )?(?:me|mij|ons)(?!\p{L})[^.!?]{0,20}(?:sukkel|idioot|klootzak|hoer|slet|trut|\p{L}*wijf|mongool|debiel|lul|eikel|loser|nietsnut|dikzak|dikkerd|varken|lelijk|dik|dom|verrader|aansteller|mislukkeling)|["“'‘](?:vuile |dikke |domme )?(?:sukkel|idioot|klootzak|hoer|slet|trut|\p{L}*wijf|mongool|debiel|lul|eikel|loser|nietsnut|dikzak|dikkerd|homo|varken|aansteller|mislukkeling)["”'’])(?!\p{L})/u,
};

/** Whether others are told to have insulted the person. */
export function insultsByOthers(text: string, language: Language): boolean {
  return insults[language]?.test(text.toLowerCase()) === true;
}

/** An insult that is spoken of, or thrown at something else, over lower-case text without accents. */
const spokenOf: Readonly<Partial<Record<Language, RegExp>>> = {
  it: /\b(?:il|un|del|dal|al|col|quel|quei|i|dei) (?:vaf)?fanculo\b|\b(?:vaf)?fanculo (?:a(?! te\b)|al|alla|allo|ai|agli|alle|il|la|lo|i|le) \p{L}+|\b(?:vaf)?fanculo all'\p{L}+/gu,
};
/** 'They say that you are useless' is of the companion all the same. */
const ofListener =
  /(?<!\p{L})(?:che (?:tu )?(?:sei|fai|servi|non servi)|that you(?:'re| are|r)|que (?:tú |tu )?(?:eres|no sirves)|dat (?:je|jij))(?!\p{L})/u;

/** A text without the insults in it that others are told to have said, or that are not for whoever listens. */
export function withoutToldInsults(text: string, language: Language): string {
  const own =
    spokenOf[language] === undefined ? text : text.toLowerCase().replace(spokenOf[language], ' ');
  return ofListener.test(own.toLowerCase()) ? own : withoutSpeechOfOthers(own, language);
}
