import type { Language } from '@accanto/contract';
import { foldCharacters } from '../normalise.ts';

/** Afraid of going home, or punished there with a thing; over lower case without accents. */
const signs: Readonly<Record<Language, RegExp>> = {
  it: /\b(?:ho (?:tanta |troppa )?paura (?:di|a) (?:tornare|rientrare|andare) a casa|non voglio tornare a casa (?:perche|da))\b|\bmi (?:ha (?:dato|preso)|da|prende|picchia|ha picchiat[oa])\b.{0,12}\b(?:la cinghia|la cintura|cinghiate|cinturate|a cinghiate|con (?:la cinghia|la cintura|il battipanni))\b/u,
  en: /\b(?:(?:scared|afraid|terrified|frightened) (?:to go|of going|to come|of coming) (?:back )?home)\b|\b(?:used|uses|gets|got|hit me with|hits me with|with) (?:the|his|her|a) belt\b(?! (?:on|bag|sander))/u,
  es: /\b(?:(?:me da|tengo) (?:mucho )?miedo (?:de |a )?(?:volver|ir|llegar|regresar) a (?:mi )?casa)\b|\bme (?:pego|dio|pega|da|ha pegado|ha dado)\b.{0,12}\b(?:con (?:el|la) (?:cinturon|cinto|correa)|cinturonazos?|correazos?)\b/u,
  nl: /\b(?:ik )?(?:durf niet|ben bang om) naar huis\b|\bbang om thuis te komen\b|\b(?:sloeg|slaat|geslagen|kreeg|krijg)\b.{0,20}\bmet (?:de|zijn|haar|een) (?:riem|pollepel)\b/u,
};
/** A road in the dark, a house with spiders, an empty one. */
const otherwise: Readonly<Record<Language, RegExp>> = {
  it: /\b(?:buio|strada|pied[ei]|neve|nebbia|ragn[oi]|topi|fantasm\w+|vuota|film|disordine|viaggio|aereo|treno|ladri)\b/u,
  en: /\b(?:dark|road|walk\w*|snow|fog|ice|spiders?|mice|ghosts?|empty|film|movie|flight|plane|train|burglars?|seat)\b/u,
  es: /\b(?:oscur\w+|carretera|andando|nieve|niebla|aranas?|ratones|fantasmas?|vacia|pelicula|vuelo|avion|suegros|abuel\w+|tren|ladrones)\b/u,
  nl: /\b(?:donker|bellen|appen|fietsen|lopen|sneeuw|mist|glad|spin|spinnen|muizen|spook|spoken|leeg|lege|film|vlucht|vliegtuig|trein|inbrekers)\b/u,
};

/** Whether a message tells of fear of one's own home, of what is in it nothing yet. */
export function isAfraidAtHome(text: string, language: Language): boolean {
  const plain = foldCharacters(text);
  return signs[language].test(plain) && !otherwise[language].test(plain);
}
