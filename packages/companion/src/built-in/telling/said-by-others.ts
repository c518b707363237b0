import type { Language } from '@accanto/contract';

/** From the verb to the end of the sentence, over lower-case words: what somebody else said, not the person. */
const speech: Readonly<Record<Language, RegExp>> = {
  it: /(?<!\p{L})(?:(?:mi |ci |me l'|gli |le )?(?:ha|hanno|aveva) (?:sempre |anche |pure |solo )?(?:detto|chiamat[oa]|dato|urlato|gridato|scritto|ripetuto)|(?:mi |ci )?(?:dice|dicono|diceva|dicevano|disse|chiama|chiamano|chiamava|ripete|urla|grida))(?!\p{L}).*/u,
  en: /\b(?:he|she|they|everyone|everybody|people|someone|somebody|(?:my|the|his|her) [\w-]+(?: [\w-]+)?|mum|mom|dad|boss|coach)(?:'s| has| have| just| always| keeps?| once| basically| literally)* (?:said|says|say|saying|told|tells|tell|telling|called|calls|call|calling|shouted|screamed|texted|wrote)\b.*/u,
  es: /^.*(?<!\p{L})(?:me|nos|le) (?:dijo|dijeron|dice|dicen|soltó|solto|suelta|gritó|grito|contestó|contesto|ha dicho|ha soltado|ha gritado)(?: (?:él|ella|el tío|la tía|(?:el|la|mi|su) \p{L}+))?[^\p{L}]*$|(?<!\p{L})(?:me |nos |le |se )?(?:(?:me |nos |le )(?:mandó|mando|mandaron|ha mandado|contestó|contesto|respondió|puso|han llamado)|dijo|dice|dicen|dijeron|decía|decia|decían|ha dicho|han dicho|llamó|llamo|llama|llaman|llamaba|gritó|gritaba|soltó|suelta|repite|escribió|ha llamado)(?!\p{L}).*/u,
  nl: /(?<!\p{L})(?:hij|zij|ze|ie|iedereen|iemand|mensen|(?:mijn|mn|m'n|de) \p{L}+)(?: me| mij| altijd| steeds| ook| gewoon| net| heeft| hebben| dat)* (?:zegt|zei|zeggen|zeiden|noemt|noemde|noemen|riep|roept|schreeuwde|schreef|gezegd|genoemd)(?!\p{L}).*/u,
};

/** A text without what others are told to have said in it. */
export function withoutSpeechOfOthers(text: string, language: Language): string {
  return text
    .toLowerCase()
    .split(/[.!?;\n]+/u)
    .map((sentence) => sentence.replace(speech[language], ''))
    .join(' ');
}
