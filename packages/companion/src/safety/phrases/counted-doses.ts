import type { Language } from '@accanto/contract';
import { foldCharacters } from '../normalise.ts';

/** What is built into one expression a language, over lower case without accents. */
interface Words {
  /** Stands before, between and after how many and of what. */
  sentence: (count: string, medicine: string) => string;
  /** From eight on: more than anybody is told to take at once. */
  numbers: string;
  /** As much as a box. */
  amounts: string;
  medicines: string;
  /** It was over days, long ago, of something harmless or not swallowed. */
  otherwise: string;
}

/** What is counted is no pill. */
const measures = '\\d+ ?(?:mg|ml|g|mcg)|mg|milligra\\p{L}*|gocce|drops|gotas|druppels';
const digits = String.raw`(?:[89]|[1-9]\d{1,2})`;

const words: Readonly<Record<Language, Words>> = {
  it: {
    sentence: (count, medicine) =>
      String.raw`\b(?:ho|abbiamo) (?:appena |gia )?(?:preso|ingoiato|ingerito|mandato giu|buttato giu) (?:circa |tipo |piu di |almeno |forse |quasi )*${count} (?:di |del |della |delle )?(?:mie |sue )?(?:\p{L}+ ){0,2}?${medicine}`,
    numbers:
      'otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|venti\\p{L}*|trenta\\p{L}*|quaranta\\p{L}*|cinquanta\\p{L}*|sessanta|cento',
    amounts:
      "(?:un |una |l'|tutta la |tutto il |mezza |mezzo )(?:inter[oa] )?(?:scatola|blister|flacone|confezione|manciata)(?: inter[oa])?",
    medicines:
      'pastigli[ae]|pasticch[ae]|pillol[ae]|compress[ae]|capsul[ae]|tachipirin[ae]|paracetamolo|aspirin[ae]|tranquillant[ei]|sonnifer[oi]|xanax|valium|lexotan|tavor|lorazepam|antidepressiv[oi]|ibuprofene|brufen|oki|farmac[oi]',
    otherwise:
      'giorni|settiman[ae]|mes[ei]|al giorno|anni fa|anno scorso|quando (?:avevo|ero)|farmacia|vitamin\\p{L}*|caramell\\p{L}*|omeopatic\\p{L}*|cane|gatto|butt\\p{L}+ (?:nel|via)',
  },
  en: {
    sentence: (count, medicine) =>
      String.raw`(?:^|\bi(?:'ve| have|ve)? )(?:ive |just |already |gone and )*(?:took|taken|swallowed|downed|necked|popped) (?:about |around |like |over |more than |at least |maybe |nearly )*${count} (?:of )?(?:my |the |her |his )?(?:\p{L}+ ){0,2}?${medicine}`,
    numbers:
      'eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[ -]\\p{L}+)?|thirty|forty|fifty|sixty|a hundred',
    amounts:
      '(?:a|the|my) (?:whole |full |entire )(?:pack|packet|box|bottle|strip|lot)|half (?:a|the) (?:bottle|box|packet)|a (?:handful|fistful)',
    medicines:
      'pills?|tablets?|tabs|capsules?|paracetamols?|ibuprofens?|tylenol|panadol|aspirins?|xanax|valium|diazepam|lorazepam|temazepam|zopiclone|antidepressants?|sertraline|codeine|co-?codamol|tramadol|painkillers?|meds',
    otherwise:
      'days?|weeks?|months?|years?|when i was|pharmacy|chemist|back to|vitamins?|sweets|fish oil|dog|cat|photos?|bin',
  },
  es: {
    sentence: (count, medicine) =>
      String.raw`\b(?:me he|he|me|acabo de) (?:ya )?(?:tomado|tome|tragado|trague|tomar|tomarme|tragar|tragarme) (?:unas |unos |como |mas de |casi |al menos )*${count} (?:de )?(?:mis |las |los )?(?:\p{L}+ ){0,2}?${medicine}`,
    numbers:
      'ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veint\\p{L}+|treinta|cuarenta|cincuenta|sesenta|cien',
    amounts:
      '(?:una|la|toda la|un|el|todo el|media) (?:caja|tira|blister|frasco|bote|punado)(?: enter[oa])?',
    medicines:
      'pastillas?|pildoras?|comprimidos?|capsulas?|paracetamol(?:es)?|ibuprofenos?|aspirinas?|lexatin(?:es)?|orfidal(?:es)?|trankimazin|valium|diazepam|tranquilizantes?|somniferos?|antidepresivos?|medicamentos',
    otherwise:
      'dias?|semanas?|mes|meses|anos?|cuando (?:tenia|era)|farmacia|vitaminas?|caramelos?|perro|gato',
  },
  nl: {
    sentence: (count, medicine) =>
      String.raw`\b(?:ik heb|heb|net|zojuist) (?:net |zojuist |al |wel |ongeveer |zeker |bijna |meer dan )*${count} (?:van )?(?:mijn |de )?(?:\p{L}+ ){0,2}?${medicine} (?:\p{L}+ ){0,2}?(?:genomen|geslikt|ingenomen|gepakt|op)\b`,
    numbers:
      'acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien|achttien|negentien|\\p{L}*twintig|\\p{L}*dertig|veertig|vijftig|zestig|honderd',
    amounts: '(?:een|de) (?:hele |halve )(?:strip|doos|doosje|pot|potje)|een handvol',
    medicines:
      'pillen|tabletten|capsules|paracetamols?|ibuprofens?|oxazepam|temazepam|diazepam|xanax|slaappillen|slaaptabletten|pijnstillers|antidepressiva|medicijnen',
    otherwise: 'dagen|weken|maanden|jaar|toen ik|apotheek|vitamin\\p{L}*|snoepjes|hond|kat',
  },
};

interface Reader {
  taken: RegExp;
  otherwise: RegExp;
}

const readers = Object.fromEntries(
  Object.entries(words).map(([language, own]): [string, Reader] => [
    language,
    {
      taken: new RegExp(
        own.sentence(`(?:${digits}|${own.numbers}|${own.amounts})`, `(?:${own.medicines})`),
        'u',
      ),
      otherwise: new RegExp(`\\b(?:${own.otherwise}|${measures})\\b`, 'u'),
    },
  ]),
) as Record<Language, Reader>;

/** Whether somebody says to have taken more of a medicine than anybody is told to take at once: eight or more, or a box. */
export function tookTooMany(text: string, language: Language): boolean {
  const plain = foldCharacters(text).trim();
  const { taken, otherwise } = readers[language];
  return taken.test(plain) && !otherwise.test(plain);
}
