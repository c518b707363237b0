import type { Language } from '@accanto/contract';
import { foldCharacters } from '../normalise.ts';

/** Over lower case without accents. */
interface Signs {
  /** What is said of dying every day, of shame and of school. */
  saying: RegExp;
  laughter: RegExp;
  /** Dying was feared, of a heart or a fright: that is asked about openly. */
  fear: RegExp;
  /** Of what people say it without laughing: being asked in class, a mark, a slip of the tongue. */
  petty: RegExp;
  /** Others, at school or where people write to each other, tell whoever writes to die. */
  told: RegExp;
  /** Where that is; otherwise it may be voices. */
  amongPeople: RegExp;
  /** Then it is more than a manner of speaking, or somebody else's. */
  grave: RegExp;
}

const faces = '[😂🤣😆😹😅😁😄]';

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    saying:
      /\b(?:io )?(?:voglio morire|vorrei morire|mi ammazzo|mi uccido|mi sparo|mi (?:butto|sono quasi buttat[oa]) (?:dalla finestra|dal balcone|sotto (?:un treno|la metro|un tram)))\b/u,
    laughter: new RegExp(`\\b(?:a?hah[ah]+|ahah\\p{L}*|lol|lmao)\\b|${faces}`, 'u'),
    fear: /\b(?:(?:ho|avevo) (?:tanta |una gran )?paura|pensavo|credevo) di (?:morire|star morendo)\b/u,
    petty:
      /\b(?:(?:mi|ci) interroga|interrogazione|verifica|imbarazz\w+|figuraccia|(?:chiamat[oa]|detto) mamma|(?:messo|dato|preso) (?:un )?[1-5]|vergogna)\b/u,
    told: /\bmi (?:dicono|scrivono|dice|scrive|ripetono|hanno (?:detto|scritto)|ha (?:detto|scritto))(?: \p{L}+)? (?:di (?:ammazzarmi|uccidermi|morire|suicidarmi)|che (?:devo|dovrei) (?:morire|ammazzarmi|uccidermi)|['"«]?(?:ammazzati|ucciditi|muori|suicidati))\b/u,
    amongPeople:
      /\b(?:scuola|classe|compagn\w+|chat|gruppo|online|instagram|insta|tiktok|foto|commenti|social|bulli|media|superiori|squadra)\b/u,
    grave:
      /\b(?:davvero|sul serio|seriamente|scherzo|non|piano|decis[oa]|pastigli\w+|pillol\w+|corda|lamett\w+|coltello|pistola|ponte|stanotte|stasera|sera|adesso|lettera|addio|ultim[oa]|poi|dopo|prima|ogni|sempre|da (?:mesi|anni|settimane)|sol[oa]|nessun[oa]|basta|stanc[oa]|piang\w+|odi\w+|picchia\w*|spingono|tagl\w+|voc[ei]|vita|ragione|pens\w+|creder\w+|cred[oa]|testa|mente|vero|bocci\w+)\b/u,
  },
  en: {
    saying:
      /\b(?:i )?(?:(?:want to|wanna) die|(?:will|'ll|am going to|'m gonna|m gonna|gonna) (?:kill myself|kms)|kms)\b/u,
    laughter: new RegExp(
      `\\b(?:lo+l|lmf?ao+|rofl|haha\\p{L}*|hehe\\p{L}*|ahah\\p{L}*)\\b|${faces}`,
      'u',
    ),
    fear: /\b(?:(?:i'?m|i am|i was) (?:so |really )?(?:afraid|scared|terrified) (?:of dying|to die)|i thought i(?:'d| would| was (?:going to|gonna)) die)\b/u,
    petty:
      /\b(?:(?:called|calls?) (?:my|the|our) \p{L}+ (?:mum|mom|dad|love)|embarrass\w+|cringe\w*|awkward|reply[- ]all|autocorrect|presentation|pop quiz)\b/u,
    told: /\b(?:they|people|everyone|everybody|someone|somebody|kids|boys|girls|lads|some \p{L}+|the (?:boys|girls|lads|kids|others))(?: at \p{L}+| in my \p{L}+| online)?(?:'re|'s| are| is| keep| keeps| have| all| always)* (?:tell|tells|telling|told|saying|says|said|texting|texted|messaged|wrote|commented|comment) (?:(?:to )?me (?:to|that i should|i should) (?:just )?(?:kill myself|kms|die|end it|end my life|go die)|(?:me |that i should )?(?:kys|kill yourself|go die))\b/u,
    amongPeople:
      /\b(?:school|class|classmates?|chat|online|instagram|insta|snap\w*|tiktok|photo|pic|post|comments?|commented|discord|game|team|year \d+|bullies|people|kids|lads|girls|boys)\b/u,
    grave:
      /\b(?:really|seriously|serious|for real|joking|joke|meant|mean|not|plan\w*|decided|pills?|rope|blades?|knife|gun|bridge|tonight|right now|note|letter|goodbye|every|for (?:weeks|months|years)|alone|lonely|nobody|no one|can'?t|anymore|tired|cry\w*|hate|hits|beats|cut|cutting|voices?|head|brain|mind|always|right|think\w*|thought|maybe|might|want to(?! die)|but|she|he|friend|bestie\w*|fail\w*)\b/u,
  },
  es: {
    saying:
      /\b(?:me quiero morir|quiero morirme|quiero morir|me mato|me pego un tiro|(?:casi )?me (?:tiro|tire) (?:al metro|a las vias|por la ventana|por el balcon|del balcon|al tren))\b/u,
    laughter: new RegExp(`\\b(?:ja(?:ja)+\\p{L}*|jeje\\p{L}*|jsj\\p{L}*|lol|xd+)\\b|${faces}`, 'u'),
    fear: /\b(?:(?:tengo|tenia|me da) (?:mucho )?miedo (?:de |a )?morir(?:me)?|(?:pense|creia|crei) que me (?:moria|iba a morir))\b/u,
    petty:
      /\b(?:manana (?:tengo|hay) (?:el |un )?(?:examen|parcial)|(?:tengo|hay) (?:el |un )?(?:examen|parcial) (?:manana|hoy)|me (?:pregunta|saca) (?:la|el) profe|verguenza|pena ajena|exposicion|(?:llame|dije) mama a|delante de tod[oa]s)\b/u,
    told: /\bme (?:dicen|escriben|dice|escribe|repiten|dijeron|dijo|han (?:dicho|escrito)|ha (?:dicho|escrito)|comentaron|pusieron)(?: \p{L}+)? (?:que (?:me (?:mate|muera|suicide)|deberia (?:morirme|matarme))|['"«]?(?:matate|muerete|suicidate))\b/u,
    amongPeople:
      /\b(?:insti|instituto|clase|cole|colegio|companer\w+|chat|grupo|redes|instagram|insta|tiktok|foto|comentarios|liceo|secundaria|equipo)\b/u,
    grave:
      /\b(?:de verdad|en serio|broma|chistes|no|ni|plan|decidid[oa]|pastillas?|cuerda|cuchilla|cuchillo|pistola|puente|esta noche|ahora mismo|carta|adios|quiero (?!morir)|a veces|tod[oa]s los|cada|desde|sol[oa]|nadie|cansad[oa]|llor\w+|odi\w+|pega|corto|voz|voces|cabeza|mente|dios|siempre|vida|razon|pens\w+|pienso|ojala|antes|luego|despues|ultim[oa]|suspend\w+)\b/u,
  },
  nl: {
    saying:
      /\b(?:ik )?(?:wil (?:echt )?dood(?:gaan)?|maak me(?:zelf)? van kant|schiet me(?:zelf)? (?:dood|voor mn kop|voor mijn kop)|spring (?:uit het raam|van het dak|voor de trein))\b/u,
    laughter: new RegExp(`\\b(?:haha\\p{L}*|hihi|lol|lmao|ahah\\p{L}*)\\b|${faces}`, 'u'),
    fear: /\b(?:(?:ben|was) (?:zo |heel |echt )?bang (?:om )?(?:dood te gaan|te sterven)|dacht dat ik (?:doodging|dood ging))\b/u,
    petty:
      /\b(?:(?:noemde|zei) (?:ik )?(?:mijn |de |tegen de )?\p{L}+ (?:mama|mam|pap)|genant|spreekbeurt|presenteren|presentatie|beurt in de klas|een (?:1|2|3|4|een|twee|drie|vier) (?:gehaald|voor))\b/u,
    told: /\b(?:ze|iedereen|mensen|klasgenoten|jongens|meiden)(?: \p{L}+){0,3} (?:zeggen|zegt|schrijven|schrijft|zeiden|appen|sturen|roepen|roept)(?: me| mij| tegen me| tegen mij| steeds| altijd)* (?:dat ik (?:mezelf |me |maar |beter )*(?:dood moet(?: maken| gaan)?|moet doodgaan|dood kan|van kant moet maken|zelfmoord moet plegen)|['"]?(?:maak je van kant|ga dood|pleeg zelfmoord))/u,
    amongPeople:
      /\b(?:school|klas\w*|brugklas|chat|appgroep|groepsapp|online|insta\w*|tiktok|foto|reacties|team|mensen|jongens|meiden|vmbo|havo|vwo)\b/u,
    grave:
      /\b(?:serieus|grap\w*|niet|plan|besloten|pillen|touw|mes|mesje|pistool|brug|vanavond|vannacht|nu meteen|brief|afscheid|elke|al (?:weken|maanden|jaren)|alleen|niemand|kan niet|moe|huil\w*|haat|slaat|snij\w*|stem|stemmen|hoofd|altijd|leven|gelijk|denk\w*|soms|wil ik|zeg|daarna|eerst|laatste|zakken|zak)\b/u,
  },
};

/** A longer message tells more than an embarrassment; without laughter even a short one may. */
const mostWords = 25;
const mostWithoutLaughter = 12;
/** In so few words laughter may hide as much as it shows. */
const fewWords = 6;
const mostOfFear = 8;

export interface MannerOfSpeaking {
  /** 'told': by others, to whoever writes; 'jest': of a slip or a mark, or with laughter about something else; 'fear': of a fright. */
  kind: 'told' | 'jest' | 'fear';
  /** What is left of the message without it: danger there counts as ever. */
  rest: string;
}

/** Whether of dying only others speak, or it is a manner of speaking about something petty; null: neither. */
export function mannerOfSpeaking(text: string, language: Language): MannerOfSpeaking | null {
  const plain = foldCharacters(text);
  const own = signs[language];
  const isTold = own.told.test(plain);
  const isSaying = own.saying.test(plain);
  const isFear = own.fear.test(plain);
  if (!isTold && !isSaying && !isFear) return null;
  const { length } = plain.split(/\s+/u);
  const withoutSaying = plain
    .replace(own.saying, ' ')
    .replace(own.told, ' ')
    .replace(own.fear, ' ');
  if (length > mostWords || own.grave.test(withoutSaying)) return null;
  // Faces are words after folding: they are looked for in what was written.
  const isLaughing = own.laughter.test(text.toLowerCase());
  if (isTold && own.amongPeople.test(plain) && !isLaughing)
    return { kind: 'told', rest: withoutSaying };
  if (!isSaying)
    return isFear && length <= mostOfFear ? { kind: 'fear', rest: withoutSaying } : null;
  const isPetty = length <= mostWithoutLaughter && own.petty.test(withoutSaying);
  const isJest = isPetty || (isLaughing && length > fewWords);
  return isJest ? { kind: 'jest', rest: withoutSaying } : null;
}
