import type { Language } from '@accanto/contract';
import { foldCharacters } from '../normalise.ts';
import type { Lane, RiskLevel } from '../risk.ts';

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
  fire: RegExp;
  /** Somebody is kept where they are, or made to sell themselves. */
  captive: RegExp;
  /** A leap that was meant to kill. */
  survived: RegExp;
  /** By somebody who has power over them; where a word for touching is also one for taking turns. */
  touched: RegExp | null;
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
    fire: /\b(la mia casa|casa mia|casa|l'appartamento|il palazzo) (va|sta andando|e) (a|in) (fuoco|fiamme)\b|\bc'e un incendio in casa\b/u,
    captive:
      /^(aiuto |aiutatemi )?(mi (tengono|hanno) (chius[oa]|rinchius[oa]|prigionier[oa]|segregat[oa])( (qui|in casa|in una stanza|in cantina|da giorni|contro la mia volonta))*|mi (costringono|obbligano|costringe|obbliga) a prostituirmi)$/u,
    survived: /\bmi sono buttat[oa] .{0,25}\bsono (ancora )?viv[oa]\b/u,
    touched:
      /^(il|la|un|mio|mia|il mio|la mia) (prof|professore|maestr[oa]|allenatore|prete|capo|patrigno|zio|nonno|padre|papa|fratello) mi tocca( (di notte|la notte|quando dormo|ogni (notte|giorno)))?$/u,
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
      /\b(?:(?:there(?:'?s| is| are) )?(?:someone|somebody|a man|a stranger|an intruder|people|burglars)(?:'?s| is| are|'?re)? (?:breaking in\b|in (?:my|the|our) (?:house|flat|home|apartment|bedroom)$))/u,
    fire: /\b(my|our|the) (house|flat|home|building|kitchen) is on fire\b/u,
    captive:
      /^(please |help )*((they're|they are|he's|he is|she's) (holding|keeping) me (here|prisoner|captive|locked up)( against my will)?|(i think )?(i'm|i am|im) being trafficked|(they|he) (force|forces|make|makes) me (to )?prostitute myself)$/u,
    survived: /\bi jumped (but|and) (i )?(survived|lived|i'm alive|am alive)\b/u,
    touched:
      /\b(?:my|the|this|our|a) (?:\p{L}+ )?(?:teacher|coach|tutor|boss|stepdad|stepfather|uncle|priest|vicar|pastor|instructor|trainer|manager)\b.{0,40}\b(?:touch(?:es|ed|ing) me|kiss(?:es|ed) me|(?:asked|asks|asking|wants?) (?:me )?(?:for|to send) (?:\p{L}+ ){0,2}(?:pics?|nudes?)(?: of (?:me|my \p{L}+))?$)|\b(?:asked|asks|asking|wants?|begging) (?:me )?(?:for|to send) (?:\p{L}+ ){0,2}nudes?\b/u,
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
      /\b(estan|esta) entrando (ladrones|un ladron|a robar|en mi casa)\b|\bhay (un ladron|un desconocido|un hombre) en (mi )?casa\b|^(ayuda |socorro )?(me )?ha entrado (un hombre|un desconocido|alguien) en (mi )?casa$/u,
    fire: /\b(mi casa|la casa|el piso|el edificio) (esta|se esta) (ardiendo|quemando|en llamas)\b|\bhay un incendio en (mi )?casa\b|^(ayuda |socorro )?hay (un )?(fuego|incendio) en (mi|la|el) (casa|cocina|salon|piso|edificio|cuarto|habitacion)\b(?! de )/u,
    captive:
      /^(ayuda |socorro )?(me tienen (encerrad[oa]|retenid[oa]|secuestrad[oa])( (aqui|en casa|en un piso|en un cuarto|contra mi voluntad))*|me (obligan|obliga) a prostituirme)$/u,
    survived: /\bme tire .{0,25}\bsigo viv[oa]\b/u,
    touched:
      /^(el|la|un|mi) (profesora?|profe|maestr[oa]|entrenador|cura|jefe|padrastro|tio|abuelo|padre|hermano) me toca( (de noche|por la noche|por las noches|cuando duermo|todos los dias))?$/u,
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
    fire: /\b(mijn|ons|het) (huis|flat|gebouw|appartement) staat in brand\b/u,
    captive:
      /^(help )?((ze houden|hij houdt|zij houden) me (hier )?(vast|gevangen|opgesloten)( tegen mijn wil)?|ik word gedwongen (tot|in de) prostitutie)$/u,
    survived: /\bik sprong .{0,25}\bik leef nog\b/u,
    touched: null,
    otherwise:
      /\b(in de rug|jaar geleden|vorig jaar|toen ik|film|serie|boek|droom\w*|gedroomd|spel|test|batterij\w*|vals alarm)\b/u,
  },
};

interface Emergency {
  readonly level: RiskLevel;
  readonly lanes: readonly Lane[];
}

const emergencies: Readonly<Record<Exclude<keyof Signs, 'otherwise'>, Emergency>> = {
  wounded: { level: 'R5', lanes: ['medical', 'violence'] },
  shaken: { level: 'R5', lanes: ['medical'] },
  gas: { level: 'R5', lanes: ['medical'] },
  sugar: { level: 'R5', lanes: ['medical'] },
  intruder: { level: 'R5', lanes: ['violence'] },
  // Out and away: no words for a body that waits.
  fire: { level: 'R5', lanes: [] },
  captive: { level: 'R4', lanes: ['violence'] },
  survived: { level: 'R4', lanes: ['self_harm'] },
  touched: { level: 'R2', lanes: ['violence'] },
};
const kinds = [
  'wounded',
  'shaken',
  'gas',
  'sugar',
  'intruder',
  'fire',
  'captive',
  'survived',
  'touched',
] as const;

/** An emergency, or something as grave, told in so few and plain words that nothing else sounds like it; null: none. */
export function plainEmergency(text: string, language: Language): Emergency | null {
  const plain = foldCharacters(text)
    .replace(/[.!?\s]+$/u, '')
    .trim();
  const own = signs[language];
  if (own.otherwise.test(plain)) return null;
  const kind = kinds.find((one) => own[one]?.test(plain) === true);
  return kind === undefined ? null : emergencies[kind];
}
