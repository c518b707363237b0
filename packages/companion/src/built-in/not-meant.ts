import type { Language } from '@accanto/contract';
import type { RecognisedAct } from './recognise-act.ts';

/** What rules out an act that is recognised by its meaning but not worded, over plain lower-case text. */
interface Signs {
  /** Tells of plans, or goes on with a story: no farewell. */
  plans: RegExp;
  /** Without one of these only what is surely recognised takes leave. */
  leaving: RegExp;
  /** Without one of these nobody is thanked. */
  thanking: RegExp;
  /** Without one of these nobody here is insulted. */
  addressing: RegExp;
}

/** Languages that are not here rule nothing out. */
const signs: Readonly<Partial<Record<Language, Signs>>> = {
  nl: {
    plans:
      /\b(?:spannend|zin in|zenuwachtig|bang|blij|trots|benieuwd|eng)\b|\bik ga (?:(?:m|hem|haar|ze|een) |mijn (?!bed|nest))|\b(?:was|had|hadden) (?:\p{L}+ ){0,3}(?:fijne|leuke|mooie|goede|gezellige) (?:avond|dag|nacht)\b|^dat was (?!het[^\p{L}]*$|het (?:dan|voor|weer|wel)\b|alles\b)|\bwil (?:hier|daar|gewoon|echt|alleen|zo|graag| )*weg\b|\b(?:idee|dom|stom|raar)\b|\btot \d|\b(?:hou|stop) (?:op )?met (?!praten|schrijven|dit|deze|het gesprek)|^(?:het|dat|dit) is (?:nu |echt |definitief )*(?:uit|over|voorbij)\b|\bmorgen (?:weer |al |ook )*(?:een|de|het|mijn|naar)\b|\bom (?:[\p{L}']+ ){0,3}te (?:gaan(?! slapen| pitten| rusten)|vertrekken|verhuizen)\b|\b(?:ik denk|ik hoop|ik weet|denk ik|denk|misschien)\b.*\bnaar (?!bed|huis|boven)|\bga (?:ik )?(?:[\p{L}']+ )?(?:proberen(?! (?:wat |nu |om |weer )*te (?:slapen|rusten))|doen|oefenen|vragen|bellen|vertellen)\b|^(?:ik ga )?(?:morgen|overmorgen|volgende week|in \p{L}+|dit weekend|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) (?:ga|moet|heb|wil|ben|begin|naar)\b|^(?:en |maar )?(?:dan|toen|daarna) \p{L}+ (?:ik|we)\b/u,
    leaving:
      /\b(?:d[ou]+[eé]*i+|doe+g|da+g|daa+g|later\p{L}*|tot|weltrusten|trus\p{L}*|sl?aap\p{L}*|slapen|bed\p{L}*|pitten|maffen|tukken|ga|gaan|weg|stop\p{L}*|hou|sluit\p{L}*|log|afsluiten|klaar|genoeg|alles|morgen|spreek|zie|zien|gro?et\p{L}*|gegroet|dank\p{L}*|bedankt|thx|x+|fijne?|moet|er ?vandoor|offline|oogjes|nacht\p{L}*|avond|ciao|bye\p{L}*|mazzel\p{L}*|mzl|ajuus?|tabee|toed\p{L}*|joe+|houdoe|haaks|kus\p{L}*|knuffel\p{L}*|dicht|uit|vertrek|succes|afscheid|vaarwel|adieu|adi?os|salu\p{L}*|goe\p{L}*|stap|weekend|droom|beste|terug|roept|wacht|tijd|laat|pauze|pleite|smeer|peer|zo|af|over|rust|verder|weer|laten|hier\p{L}*)\b/u,
    thanking:
      /^(?!.*\b(?:hem|haar|hen|ze|iedereen)\b.*\bbedank|.*\bik bedankte\b).*\b(?:dank\p{L}*|bedank\p{L}*|thanks|th?n?x|thanx|merci|fijn|lief|blij|help\p{L}*|geholpen|luister\p{L}*|top|super|waardeer\p{L}*|tof|aardig|x+|je|jij|jou|u|dit|gesprek|hier)\b/u,
    addressing:
      /\b(?:je|jij|jou|jouw|u|ge|gij|jullie|bot|robot|machine|app|programma|computer|ai|antwoord\p{L}*|vraag|dit|hier|chat\p{L}*|advies|tips?|bek|mond|op|fuck|rot|lul\p{L}*|eikel|sukkel|idioot|trut|onzin|bla|gelul|gezeik|zeik\p{L}*)\b/u,
  },
};
const almostSure = 0.97;

/**
 * Whether a message, in plain lower case, does not do what it sounds like.
 * @param share how likely the recogniser finds the act
 */
export function isNotMeant(
  act: RecognisedAct,
  plain: string,
  share: number,
  language: Language,
): boolean {
  const own = signs[language];
  if (own === undefined) return false;
  if (act === 'thanks') return !own.thanking.test(plain);
  if (act === 'hostile') return !own.addressing.test(plain);
  if (act !== 'farewell') return false;
  return own.plans.test(plain) || (share < almostSure && !own.leaving.test(plain));
}
