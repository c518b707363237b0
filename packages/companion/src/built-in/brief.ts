import type { Language } from '@accanto/contract';
import { moodOf } from './mood.ts';
import { contentWords, isHarshOnSelf, ownWordsOf } from './tell-back.ts';
import { topicsOf } from './topics.ts';

/** 'ok', 'done', 'haha': an answer or a laugh, nothing that could be told more of. */
const answers: Readonly<Record<Language, RegExp>> = {
  it: /^(?:(?:k+|ok+|okay|okei|fatto|si+|no+|ah+|eh+|mah|boh|(?:a?h[aeiou])+h?|lol|vabbe|va bene|certo|capito|d'accordo|gia|mm+|bene|beh|bah|va be?h|vabbeh|non (?:lo )?so|ecco|niente)[ ,.!…]*){1,2}$/u,
  en: /^(?!i know nothing)(?:(?:k+|ok+|okay|okey|done|fine|sure|yes|yeah|yep|no|nope|nah|right|mm+|hm+|(?:a?h[aeiou])+h?|lol|lmao|cool|idk|whatever|maybe|meh|same|true|exactly|i see|got it|nothing|i guess( so)?|i suppose( so)?|(i )?dunno|i don't know|dont know|not really|kind of|sort of|a bit|it's (ok|okay|fine|alright)|i'?m (ok|okay|fine|good|alright)|everything's (ok|okay|fine|good)|told you( so)?|i (do|did|know|am)|that's true|fair enough|good idea|will do|i'll (try|do) (that|it|this)|i'll give (it|that) a (go|try))[ ,.!…]*){1,2}$/u,
  es: /^[¡¿ ]*(?:(?:k+|ok+|okey|vale|hecho|listo|ya|si+|no+|(?:a?j[aeiou])+j?|lol|claro|bueno|aja|mm+|pues|nada|entiendo|ok(ey)? vale|supongo|puede( ser)?|depende|quizas?|tal vez|a veces|mas o menos|(un )?poco|(no )?mucho|bastante|no (lo )?se|ni idea|yo que se|que va|para nada|no pasa nada|da igual|ya ves|pues eso|asi es|es verdad|es cierto|cierto|exacto|tienes razon|ah+|oh+|menudo dia|tirando|ahi (?:vamos|andamos)|asi asi|como siempre|eso( es)?|tampoco|nunca|siempre|la verdad|en fin|vaya|uf+|buf+|eh)[ ,.!…]*){1,3}$/u,
  nl: /^(?:(?:k+|ok+|oke|okay|gedaan|klaar|ja+|jawel|jep|yes|nee|neuh|nope|(?:a?h[aeiou])+h?|lol|prima|goed|goed dan|tja|nou ja|mm+|hm+|(?:dat )?snap ik|gesnapt|niks|niets|ach|gewoon|misschien|soms|zoiets|klopt|precies|inderdaad|zeker|best wel|niet echt|een beetje|beetje|laat maar|geen idee|(?:ik )?weet ik (?:veel|niet)|(?:ik )?weet (?:het )?(?:ook |echt |eigenlijk )?niet(?: zo goed| precies| meer| hoor)?|ik weet het(?: niet)?(?: zo goed| precies| meer| al| hoor)?|je hebt gelijk|daar heb je gelijk in|dat is waar|waar|maakt niet uit|kan (?:wel|zijn)|zou kunnen|of (?:toch |juist )?niet|maar toch|toch (?:niet|wel)|ja lap|valt (?:wel )?mee|gaat wel|nee hoor|ja hoor|niks bijzonders|weinig|weet je|eigenlijk|nee niks|(?:ik )?(?:denk|hoop|geloof) (?:het|van)(?: wel| niet| zo)?|dunno|idk)[ ,.!…]*){1,2}$/u,
};
const fewWords = 3;

/** A word that says something by itself within a conversation: 'Toby', 'jueves', and no comment, call or order. */
const tellingWord: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /^[^\p{L}]*(?!(?:ima[gj]inat?e?|figurate|vamos|venga|dale|andale|orale|perfecto|genial|guay|estupend[oa]|obvio|evidente|correcto|verdad|mentira|mierda|joder|cono|hostias?|putas?|carajo|ostras|caramba|ayuda|ayudame|socorro|auxilio|adios|gracias|perdon|hola|buen[oa]s|bien|normal|regular|fatal|igual|nadie|tod[oa]s?|algo|cosas?|antes|luego|despues|ahora|ayer|manana|entonces|ojala|dime|digo|cuentame|sigue|para|basta|calla|callate|espera|mira|oye|escucha|ningun[oa]|cualquiera|felicidades|enhorabuena|amen|salud|suerte|test|prueba|favor|literal|cual|demasiado|mejor|peor|tant[oa]s?|much[oa]s?|poc[oa]s?|otr[oa]s?|mism[oa]|dentro|fuera|aqui|alli|jamas|tambien|quien|cuando|donde|como|porque|aunque|gratis|urgente|muerte|suicidio|\p{L}+mente|\p{L}*(?:jaj|jej)\p{L}*|\p{L}+(?:[aei]r|ndo)(?:[mts]e|l[oa])?|\p{L}+isim[oa])[^\p{L}]*$)(?!\p{L}*[^aeiou\P{L}]{4})(?=\p{L}*[aeiou])\p{L}{4,}[^\p{L}?]*$/u,
};

/** Whether a message, in plain lower case, is an answer and nothing else. */
export function merelyAnswers(plain: string, language: Language): boolean {
  return answers[language].test(plain);
}

/**
 * Whether a message says too little for a reply of its own. One of few words may say much: 'I am broken', 'she left me',
 * 'he was 24'.
 * @param plain the same text in plain lower case
 */
export function saysLittle(
  text: string,
  plain: string,
  language: Language,
  isFirst: boolean,
): boolean {
  const words = plain.match(/[\p{L}']+/gu) ?? [];
  const isAsked = words.length > 1 && plain.includes('?');
  if (words.length > fewWords || isAsked || /\d/u.test(plain)) return false;
  const found = topicsOf(plain, language);
  if (found.length > 0 || moodOf(plain, found, language, true) !== 'plain') return false;
  const { clauses, echoes, answers } = ownWordsOf(text, language);
  if (clauses.length > 0 || answers.length > 0 || isHarshOnSelf(text, language)) return false;
  // 'Biscuit', 'a red one': what goes on with something told is said back, what opens a conversation is asked about.
  const byItself = words.length === 1 ? tellingWord[language] : undefined;
  const isTold =
    byItself === undefined
      ? !isFirst && echoes.length > 0 && !plain.includes('?')
      : (!isFirst || plain.includes('!!')) && byItself.test(plain);
  if (isTold) return false;
  return words.length === 1 || contentWords(text, language).length === 0;
}
