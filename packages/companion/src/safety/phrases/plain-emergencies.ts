import type { Language } from '@accanto/contract';
import { foldCharacters } from '../normalise.ts';
import type { Lane } from '../risk.ts';

/** Over lower case without accents. */
interface Signs {
  /** Of a weapon, on whoever writes. */
  wounded: RegExp;
  /** A small child was shaken. */
  shaken: RegExp;
  /** Gas that has no smell. */
  gas: RegExp;
  /** Blood sugar as low, or in other units as high, as nobody bears for long. */
  sugar: RegExp;
  /** Somebody is getting in. */
  intruder: RegExp;
  /** It is a manner of speaking, or over, or not here. */
  otherwise: RegExp;
}

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    wounded:
      /\bmi (ha|hanno) (appena )?(accoltellat[oa]|sparato)(,? (ora|adesso|(alla|al) (gamba|braccio|pancia|petto|collo|fianco|spalla)|per strada|sotto casa|(e )?sto sanguinando))*$/u,
    shaken:
      /\bho (scosso|scrollato|sbattuto) (forte )?(il |la |mio |mia |il mio |la mia )(bambin[oa]|bimb[oa]|neonat[oa]|figli[oa])\b/u,
    gas: /\b(suona|suonano|e scattato) .{0,20}\bmonossido\b|\bmonossido\b.{0,20}\b(suona|scattat\w+)\b/u,
    sugar: /\bglicemia (e |mi e )?(a |di |scesa a )?[23]\d\b/u,
    intruder: /\b(stanno|sta) entrando (i ladri|un ladro|in casa mia)\b|\bc'e un ladro in casa\b/u,
    otherwise:
      /\b(alle spalle|anni fa|anno scorso|quando (avevo|ero)|film|serie|libro|sogn\w+|gioco|prova|pila|batteri\w+|falso allarme)\b/u,
  },
  en: {
    wounded:
      /(^|\b(help|and) )(?:i(?:'ve| have|ve)? (?:just )?(?:been|got) (?:stabbed|shot)|(?:he|she|they) (?:just )?(?:stabbed|shot) me)(,? (now|just now|outside|in the (leg|arm|stomach|chest|neck|side|belly|hand|thigh|street)|(and )?i'?m bleeding))*$/u,
    shaken:
      /\bi(?:'ve| have)? (?:just )?(?:shook|shaken) (?:the|my) (?:baby|newborn|son|daughter)\b/u,
    gas: /\b(carbon monoxide|co) (alarm|detector)('s| is| keeps| has been) (going( off)?|beeping|ringing)\b/u,
    sugar: /\b(?:blood )?sugar(?:'s| is)? (?:at |down to |only )?[23]\d\b/u,
    intruder:
      /\b(?:someone|somebody|a man|burglars)(?:'s| is| are|'re) (?:breaking in\b|in my (?:house|flat)$)/u,
    otherwise:
      /\b(in the back|years? ago|last year|when i was|film|movie|series|book|dream\w*|game|test|batter\w+|false alarm|vaccine|jab)\b/u,
  },
  es: {
    wounded:
      /\bme (ha|han|acaban de) (apunalado|apunalar|disparado|disparar|pegado un tiro)(,? (ahora|en (la|el) (pierna|brazo|barriga|pecho|cuello|calle)|(y )?estoy sangrando))*$/u,
    shaken: /\bhe (zarandeado|sacudido) (al |a la |a mi )(bebe|nino|nina|hijo|hija)\b/u,
    gas: /\b(suena|salta|ha saltado) .{0,25}\bmonoxido\b|\bmonoxido\b.{0,20}\b(suena|pita|ha saltado)\b/u,
    sugar: /\b(azucar|glucosa|glucemia) (esta )?(a|en|por) [23]\d\b/u,
    intruder:
      /\b(estan|esta) entrando (ladrones|un ladron|a robar|en mi casa)\b|\bhay un ladron en casa\b/u,
    otherwise:
      /\b(por la espalda|hace (\w+ )?anos|el ano pasado|cuando (tenia|era)|pelicula|serie|libro|son[eo]\w*|juego|prueba|pila|falsa alarma|centimos)\b/u,
  },
  nl: {
    wounded:
      /\b(ik ben (net )?(neergestoken|neergeschoten)|(hij|zij|ze) heeft me (net )?(neergestoken|neergeschoten))(,? (nu|net|op straat|in mijn (been|arm|buik|borst)|(en )?ik bloed))*$/u,
    shaken:
      /\bheb (de|mijn) (baby|kind|zoontje|dochtertje) (heel hard |hard )?(door elkaar |heen en weer )?geschud\b/u,
    gas: /\b(koolmonoxidemelder|co-?melder|koolmonoxidealarm) (gaat|piept|loeit|blijft)\b/u,
    sugar: /\b(bloed)?suiker (is|staat op|zit op) [23]\d\b/u,
    intruder: /^(help )?er wordt (nu )?ingebroken$|\ber is een inbreker\b/u,
    otherwise:
      /\b(in de rug|jaar geleden|vorig jaar|toen ik|film|serie|boek|droom\w*|gedroomd|spel|test|batterij\w*|vals alarm)\b/u,
  },
};

const lanes: Readonly<Record<Exclude<keyof Signs, 'otherwise'>, readonly Lane[]>> = {
  wounded: ['medical', 'violence'],
  shaken: ['medical'],
  gas: ['medical'],
  sugar: ['medical'],
  intruder: ['violence'],
};
const kinds = ['wounded', 'shaken', 'gas', 'sugar', 'intruder'] as const;

/** The lanes of an emergency that is told in so few and plain words that nothing else sounds like it; null: none. */
export function plainEmergency(text: string, language: Language): readonly Lane[] | null {
  const plain = foldCharacters(text)
    .replace(/[.!?\s]+$/u, '')
    .trim();
  const own = signs[language];
  if (own.otherwise.test(plain)) return null;
  const kind = kinds.find((one) => own[one].test(plain));
  return kind === undefined ? null : lanes[kind];
}
