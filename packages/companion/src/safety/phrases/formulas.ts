import type { Language } from '@accanto/contract';

/**
 * What everybody says every day and that says nothing of danger by itself: greetings, goodbyes, thanks. Only a message
 * that is nothing else counts; what the person wrote before still does. Over normalised words.
 */
const formulas: Record<Language, RegExp> = {
  it: /^(ciao|ehi|salve|grazie|prego|ok|okay|va bene|si|no|notte|buonanotte|buona notte|buongiorno|buonasera|arrivederci|a domani|a presto|ci sentiamo|ci vediamo|alla prossima|devo andare|devo scappare|vado a (dormire|letto|nanna)|ora vado|ti saluto|stacco|domani|presto|tante|mille|bene|allora|dai|poi|qui|adesso|ora|per oggi|basta|cosi|tutti|a te|emojiwarm|\.| )+$/u,
  en: /^(hi|hello|hey|thanks|thank you|cheers|ok|okay|yes|no|right|bye|goodbye|good|night|morning|evening|see you|see ya|talk|soon|later|tomorrow|have to go|need to go|going to go|i|have to run|off to (bed|sleep|work)|going to bed|logging off|signing off|take care|now|then|for|well|so|anyway|very much|am|emojiwarm|\.| )+$/u,
  es: /^(hola|buenas|buenos dias|buenas tardes|buenas noches|gracias|muchas|de nada|ok|vale|si|no|bueno|bien|pues|nada|venga|listo|adios|chao|chau|hasta (luego|manana|pronto|otra)|nos vemos|nos hablamos|me voy|a (dormir|la cama|acostar|acostarme)|tengo que (irme|dormir|dejarte)|me acuesto|me despido|te dejo|por hoy|basta|ya|que descanses|cuidate|manana|y|emojiwarm|\.| )+$/u,
  nl: /^(hoi|hallo|hey|dag|daag|doei|bedankt|dank (je|u)|wel|voor (uw|je|jullie) tijd|voor het (luisteren|gesprek)|dankjewel|graag gedaan|sorry|ok|oke|ja|nee|goed|prima|nou|goedemorgen|goedenavond|goedenacht|welterusten|slaap lekker|tot (morgen|later|snel|straks|ziens)|(tot )?de volgende( keer)?|fijne (avond|dag|nacht)( nog)?|houdoe|doeg|later|thx|ik ga (slapen|naar bed|nu|ervandoor)|nu|zo|ik|moet (gaan|weg|slapen)|genoeg voor vandaag|dat was het|emojiwarm|\.| )+$/u,
};

/** Whether a message is nothing but everyday words of greeting, thanks or goodbye. */
export function isFormula(words: readonly string[], language: Language): boolean {
  return words.length <= 8 && formulas[language].test(words.join(' '));
}
