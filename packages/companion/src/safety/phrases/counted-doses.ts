import type { Language } from '@accanto/contract';
import { foldCharacters } from '../normalise.ts';
import { medicineNames } from './medicine-names.ts';

/** What is built into the expressions of a language, over lower case without accents. */
interface Words {
  /** What stands before, between and after how many and of what. */
  sentences: (count: string, whole: string, medicine: string) => readonly string[];
  /** From eight on: more than anybody is told to take at once. */
  numbers: string;
  /** As much as a box, also where the verb says only that it is empty. */
  wholes: string;
  /** The same beside a verb of swallowing. */
  amounts: string;
  /** It was over days, long ago, of something harmless or not swallowed. */
  otherwise: string;
}

/** What is counted is no pill. */
const measures =
  '\\d+ ?(?:mg|ml|g|mcg)|mg|milligra\\p{L}*|[\\p{L}\\d]+ (?<!(?:le|las|de|di|the|of|my|mie|mis|mijn) )(?:gocce|drops|gotas|druppels)';
const digits = String.raw`(?:[89]|[1-9]\d{1,2})`;

const words: Readonly<Record<Language, Words>> = {
  it: {
    sentences: (count, whole, medicine) => [
      String.raw`\b(?:ho|abbiamo|mi sono) (?:appena |gia |tipo )?(?:preso|presa|pres[ei]|ingoiato|ingerito|mandato giu|buttato giu|bevuto|ingurgitato|mangiato) (?:circa |tipo |piu di |piu o meno |credo |almeno |forse |quasi |un )*${count} (?:di |del |della |delle )?(?:mie |sue )?(?:\p{L}+ ){0,2}?${medicine}`,
      String.raw`\b(?:ho|mi sono) (?:appena )?(?:finit[oa]|fatt[oa] fuori|svuotat[oa]) ${whole} (?:di |del |della )?(?:mie |sue )?(?:\p{L}+ ){0,2}?${medicine}`,
      String.raw`\b(?:ho|mi sono) (?:appena )?(?:pres[oei]|finito|bevuto|ingoiato|mandato giu|buttato giu) (?:le |i |il |la )(?:mie |miei |sue )?${medicine}(?: (?:per|da|di|del|della|mi[aeo]|mamma|\p{L}{1,10})){0,3}[,. ]+(?:proprio )?tutt[eio]\b(?! (?:e (?:due|tre)|le|i|gli|il|la|ok|bene|finit|quell))(?!.*\b(?:medico|dottor\p{L}+|prescri\p{L}+|orari\p{L}*)\b)`,
    ],
    numbers:
      'otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|(?:una )?(?:decina|ventina|trentina|quindicina)|venti\\p{L}*|trenta\\p{L}*|quaranta\\p{L}*|cinquanta\\p{L}*|sessanta|cento',
    wholes:
      "(?:tutta la |tutto il |l'inter[oa] |un'intera |un intero )(?:scatola|blister|flacone|boccetta|confezione)",
    amounts:
      "(?:un |una |un'|l'|tutta la |tutto il |mezza |mezzo )(?:inter[oa] )?(?:scatola|blister|flacone|boccetta|confezione|manciata)(?: inter[oa])?",
    otherwise:
      '(?:in|per|da|ultim[ie]|ogni|alla|nella|questa) (?:[\\p{L}\\d]+ )?(?:giorni|giorno|settiman[ae]|mes[ei])|al giorno|scors[oa]|anni fa|anno scorso|quando (?:avevo|ero)|farmacia|farmacista|ricetta|spesa|supermercato|comprat\\p{L}*|sconto|offerta|euro|valigia|vitamin\\p{L}*|caramell\\p{L}*|omeopatic\\p{L}*|antibiotic\\p{L}*|collirio|naso|cane|gatto|butt\\p{L}+ (?:nel|via)|lavanda gastrica',
  },
  en: {
    sentences: (count, whole, medicine) => [
      String.raw`(?:^|[,.;!?] |\bi(?:'ve| have|ve)? )(?:ive |just |already |gone and |only )*(?:took|taken|swallowed|downed|necked|popped|had(?=.*(?:box|pack|packet|bottle|strip|tub|sheet|\d|\p{L}+) (?:of )?(?:\p{L}+ ){0,2}?${medicine}(?:$|[,.;!?]| (?:and|with|now|tonight|just|about|an hour)\b))) (?:(?:some|a few|a load of|loads of|a bunch of|my|pills|tablets|meds|stuff|about|half|an|hours?|\d{1,2}|min|mins|minutes|ago|earlier|just now)[,.]? )*(?:about |around |like |over |more than |at least |maybe |probably |roughly |almost |nearly |i think )*${count} (?:of )?(?:my |the |her |his )?(?:\p{L}+ ){0,2}?${medicine}(?! (?:back |over )?to (?:the|my|her|a)\b)`,
      String.raw`(?:^|[,.;!?] |\bi(?:'ve| have|ve)? )(?:ive |just |already |gone and )*(?:finished|drank|drunk|ate|eaten|got through) ${whole} (?:of )?(?:my |the |her |his )?(?:\p{L}+ ){0,2}?${medicine}`,
      String.raw`(?:^|[,.;!?] |\bi(?:'ve| have|ve)? )(?:ive |just |already |gone and )*(?:took|taken|swallowed|downed|necked|had|finished) (?:my |the |all my |all the |her |his )?(?:\p{L}+ ){0,2}?${medicine}(?: (?:just now|tonight|earlier))?[,. ]+(?:like )?(?:all of (?:them|it)|every (?:single|last) one|the (?:whole )?lot)\b(?!.*\b(?:doctor|gp|nurse|on time|as prescribed|as told)\b)`,
    ],
    numbers:
      'eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[ -]\\p{L}+)?|thirty|forty|fifty|sixty|a hundred',
    wholes:
      '(?:a|the|my|her|his) (?:whole |full |entire )(?:pack|packet|box|bottle|strip|lot|tub|sheet)',
    amounts:
      '(?:a|the|my|her|his) (?:whole |full |entire )(?:pack|packet|box|bottle|strip|lot|tub|sheet)|half (?:a|the) (?:bottle|box|packet)|a (?:handful|fistful)',
    otherwise:
      '(?:over|for|in|within|past|last|these|this|every|each|per) (?:[\\p{L}\\d]+ ){0,2}?(?:days?|weeks?|months?|years?)|a (?:day|week|month)|years? ago|when i was|pharmacy|chemist|prescri\\p{L}+|delivered|(?:\\d+|tablets|pills|box|some) left|left (?:in|over)|cupboard|drawer|spare|stolen|back to|vitamins?|sweets|fish oil|antibiotics?|dog|cat|photos?|bin|toilet|sink|out of date|remember\\p{L}*|stomach pumped',
  },
  es: {
    sentences: (count, whole, medicine) => [
      String.raw`\b(?:me he|he|me|acabo de) (?:ya )?(?:tomado|tome|tragado|trague|tomar|tomarme|tragar|tragarme|bebido|bebi|comido|meti|metido) (?:unas |unos |como |mas de |mas o menos |creo que |casi |al menos |tipo )*${count} (?:de )?(?:mis |las |los )?(?:\p{L}+ ){0,2}?${medicine}`,
      String.raw`(?<!\bse )\bme (?:he )?(?:acabado|acabe|terminado|termine|zampado|zampe|baje|bajado) ${whole} (?:de )?(?:mis |las |los )?(?:\p{L}+ ){0,2}?${medicine}`,
      String.raw`\b(?:me he|me|acabo de) (?:ya )?(?:tomado|tome|tragado|trague|tomarme|tragarme|acabado|acabe|bebido|bebi) (?:las |los |mis |el |la )${medicine}(?: (?:para|de|del|mi|mis|la|\p{L}{1,10})){0,3}[,. ]+tod[oa]s\b(?! (?:las|los|mis|a su))(?!.*\b(?:medic[oa]|doctor\p{L}*|como (?:me )?(?:dijo|dijeron|toca))\b)`,
    ],
    numbers:
      'ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veint\\p{L}+|treinta|cuarenta|cincuenta|sesenta|cien',
    wholes:
      '(?:la|toda la|todo el|el|una|un) (?:caja|tira|blister|frasco|bote|tableta)(?: enter[oa])?',
    amounts:
      '(?:una|la|toda la|un|el|todo el|media) (?:caja|tira|blister|frasco|bote|punado)(?: enter[oa])?',
    otherwise:
      '(?:en|durante|por|cada|desde|hace|a la|al|esta|ultim[oa]s) (?:[\\p{L}\\d]+ )?(?:dias?|semanas?|mes|meses|anos?)|pasad[oa]|cuando (?:tenia|era)|farmacia|receta|cita|compr(?:ar|e|o|ado)|pedir|renovar|vitaminas?|caramelos?|antibiotic\\p{L}*|anticoncep\\p{L}*|alergia|ojos|nariz|perro|gato|lavado (?:de estomago|gastrico)',
  },
  nl: {
    sentences: (count, whole, medicine) => [
      String.raw`\b(?:ik heb|k heb|heb|net|zojuist) (?:net |zojuist |al |wel |ongeveer |denk |denk ik |zo'n |iets van |een stuk of |rond de |zeker |bijna |meer dan )*${count} (?:van )?(?:mijn |mn |de )?(?:\p{L}+ ){0,2}?${medicine} (?:\p{L}+ ){0,2}?(?:genomen|geslikt|ingenomen|gepakt|op|opgegeten|gedronken)\b`,
      String.raw`\b(?:ik heb|k heb|heb|net|zojuist) (?:net |zojuist |al )*${whole} (?:van )?(?:mijn |mn |de )?(?:\p{L}+ ){0,2}?${medicine} (?:\p{L}+ ){0,2}?(?:leeg ?gemaakt|leeg ?gegeten|leeg ?gedronken|opgemaakt)\b`,
      String.raw`\b(?:ik heb|k heb|heb) (?:net |zojuist )?(?:de |mijn |mn |al mijn |haar )${medicine}(?: (?:om te slapen|van \p{L}+ \p{L}+))?,? (?:(?:echt )?allemaal (?:in een keer )?(?:geslikt|genomen|ingenomen|opgegeten|op)\b|(?:geslikt|genomen|ingenomen|opgegeten)[,. ]+(?:echt )?allemaal\b)(?!.*\b(?:dokter|arts|huisarts|voorgeschreven|op tijd)\b)`,
    ],
    numbers:
      'acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien|achttien|negentien|\\p{L}*twintig|\\p{L}*dertig|veertig|vijftig|zestig|honderd',
    wholes:
      '(?:een|de|mijn|mn|het|haar|zijn) (?:hele |heel )(?:strip|doos|doosje|pot|potje|flesje|fles)',
    amounts:
      '(?:een|de|mijn|mn|het|haar|zijn) (?:hele |heel |halve )(?:strip|doos|doosje|pot|potje|flesje|fles)|een handvol',
    otherwise:
      '(?:in|over|per|elke|al|afgelopen|deze|van de) (?:[\\p{L}\\d]+ )?(?:dagen|weken|maanden|dag|week|maand|jaar)|vorig(?:e|) (?:jaar|week|maand)|jaar geleden|toen ik|apotheek|recept|gekocht|winkel|antibiotic\\p{L}*|vitamin\\p{L}*|snoepjes|hond|kat|maag leeggepompt',
  },
};

interface Reader {
  taken: readonly RegExp[];
  otherwise: RegExp;
}

const readers = Object.fromEntries(
  Object.entries(words).map(([language, own]): [string, Reader] => [
    language,
    {
      taken: own
        .sentences(
          `(?:${digits}|${own.numbers}|${own.amounts})`,
          `(?:${own.wholes})`,
          String.raw`(?:${medicineNames[language as Language]})\b`,
        )
        .map((source) => new RegExp(source, 'u')),
      otherwise: new RegExp(`\\b(?:${own.otherwise}|${measures})\\b`, 'u'),
    },
  ]),
) as Record<Language, Reader>;

/** Whether somebody says to have taken more of a medicine than anybody is told to take at once: eight or more, or a box. */
export function tookTooMany(text: string, language: Language): boolean {
  const plain = foldCharacters(text).trim();
  const { taken, otherwise } = readers[language];
  return taken.some((sentence) => sentence.test(plain)) && !otherwise.test(plain);
}
