import type { Language } from '@accanto/contract';
import { foldCharacters } from '../normalise.ts';
import type { Lane, RiskLevel } from '../risk.ts';

const kinds = ['cutAgain', 'attempt', 'mocked', 'burden', 'purge'] as const;
type Kind = (typeof kinds)[number];

/** What says a kind, and what shows that it is something else; over lower case without accents. */
interface Sign {
  said: RegExp;
  otherwise: RegExp;
}

const signs: Readonly<Record<Language, Readonly<Record<Kind, Sign>>>> = {
  it: {
    cutAgain: {
      said: /\bmi sono (?:ri)?tagliat[oa] (?:di nuovo|ancora|ieri|stanotte|stamattina|un'altra volta)|\b(?:ieri|stanotte|stamattina|oggi|l'altro ieri|di nuovo) (?:\p{L}+ ){0,2}mi sono (?:ri)?tagliat[oa]\b|^(?:e stato |e successo )?(?:ieri|stanotte|stamattina|oggi)(?: \p{L}+){0,2},? con (?:la|una|le) lamett[ae]\b/u,
      otherwise:
        /\b(?:capell\w+|frangia|ciuffo|barba|rasa\w*|rado|dit[oa]|cucin\w+|cipoll\w+|affettan\w+|carta|unghi[ae]|sbaglio|ponti|fuori|affettatrice|apr\w+|scatol\w+|coltell\w+|vetro|cacciavite|lavoro)\b/u,
    },
    attempt: {
      said: /^(?=.*\b(?:ieri|stanotte|sabato|domenica|scors[oa]|giorni fa)\b).*\bmi hanno (?:fatto )?(?:la|una) lavanda gastrica|\b(?:(?:ieri|l'altro ieri|settimana scorsa|giorni fa|sabato|domenica|lunedi|martedi|mercoledi|giovedi|venerdi)\b.{0,30}\b(?:ho (?:tentato il suicidio|provato a (?:uccidermi|ammazzarmi|farla finita|suicidarmi))|un tentativo di suicidio))/u,
      otherwise:
        /\b(?:anni fa|anno scorso|quando (?:avevo|ero)|da (?:piccol|bambin)[oa]|fungh[io]|candeggina|sbaglio|allerg\w+|film|serie|non ho)\b/u,
    },
    mocked: {
      said: /\b(?:sento|sentire) (?:delle |le |ancora |sempre )*voci\b.{0,30}\b(?:mi (?:dicono|insultano|urlano|ripetono)|dicono che (?:sono|faccio|non valgo|devo)|parlano di me)\b|\b(?:sento|sentire) (?:sempre |ancora )?una voce(?: (?:nella|in) testa)? che (?:mi )?(?:dice|ripete|urla)\b.{0,20}\b(?:schifo|inutile|nulla|niente|merda|fallit[oa]|brutt[oa]|morire|colpa|cattiv[oa]|non valgo|stupid[oa]|grass[oa])\b/u,
      otherwise:
        /\b(?:in giro|corridoio|chius\w+|licenzi\w+|film|serie|libro|canzone|sogn\w+|radio|telefono|al lavoro|di (?:mia|mio|quel\w*))\b/u,
    },
    burden: {
      said: /(?<!\bnon )\b(?:mi sento|mi (?:fa|fanno) sentire|sono|sono diventat[oa]|sto diventando) (?:solo |soltanto |sempre |ormai |proprio |come |diventat[oa] )*(?:un peso|di peso|un fardello|una zavorra)(?: (?:per|a) (?:tutti|tutta|la (?:mia )?famiglia|gli altri|i miei\b|le persone|chi mi|chiunque|loro|lui\b|lei\b|mi[oa] (?!bici|cane|gatto)|le mie)|$)/u,
      otherwise:
        /\b(?:stomaco|petto|addosso|kg|chili|detto che|squadra|colleghi|team|piuma|non voglio)\b/u,
    },
    purge: {
      said: /\b(?:mi (?:faccio|sono fatt[oa]) vomitare|vomito (?:apposta|di proposito)|(?:due )?dita in gola)\b/u,
      otherwise:
        /\b(?:sbornia|ubriac\w+|febbre|cane|gatto|medic\w+|avvelen\w+|film|nausea|non mi faccio|anni fa|una volta|da ragazz[oa])\b/u,
    },
  },
  en: {
    cutAgain: {
      said: /\bi(?:'ve| have|ve)? (?:just )?cut again\b|\bi (?:cut|burned|burnt) (?:myself|my (?:arms?|legs?|thighs?|wrists?|stomach)) (?:again|last night|yesterday|this morning|today|earlier)\b|\brelapsed\b.{0,20}\bcut\b|^(?:it was )?(?:last night|yesterday|today|this morning|tonight),? with (?:a|the|my) (?:razor|blade|razor blade)\b/u,
      otherwise:
        /\b(?:grass|lawn|hedge|hair|fringe|bangs|finger|cook\w*|onions?|paper|shav\w+|cake|class|hours|sugar|carbs|by accident|accidentally|on the (?:fence|glass|tin|can))\b/u,
    },
    attempt: {
      said: /^(?=.*\b(?:yesterday|last (?:night|week)|days ago|(?:on|this) (?:\p{L}+day|weekend|morning))\b).*\b(?:pump(?:ed)? (?:out )?my stomach|my stomach (?:was )?pumped)\b|\b(?:had|had a|made a|my) (?:suicide attempt|attempt on my life)\b.{0,20}\b(?:last (?:week|night|month)|yesterday|days ago|on \p{L}+day)\b|\btried to (?:kill myself|end it|end my life|take my own life) (?:last (?:week|night)|yesterday|on \p{L}+day|\p{L}+ days ago)\b/u,
      otherwise:
        /\b(?:years? ago|last year|when i was|as a (?:kid|child)|bleach by|mushrooms?|film|movie|series|alcohol poisoning at|never)\b/u,
    },
    mocked: {
      said: /\b(?:hear|hearing) (?:the |these )?voices\b.{0,30}\b(?:say(?:ing)? (?:i'?m|i am|that i|i )|tell(?:ing)? me|call(?:ing)? me|laugh(?:ing)? at me|talk(?:ing)? about me|shout(?:ing)? at me)\b|\b(?:hear|hearing) a voice(?: in my head)?(?: that)?,? (?:(?:keeps )?(?:says?|saying|tells?|telling) )(?:me )?.{0,20}\b(?:rubbish|worthless|useless|disgusting|nothing|stupid|ugly|bad|evil|trash|die|failure|pathetic|fat)\b/u,
      otherwise:
        /\b(?:next door|upstairs|neighbou?rs?|corridor|hallway|film|movie|song|book|podcast|radio|dream\w*|mum'?s|dad'?s|his|her)\b/u,
    },
    burden: {
      said: /(?<!\b(?:not|never|don'?t|didn'?t) )(?:\bi'?m|\bi am|\bfeel like|\bi've become|\bi ?have become|\bbeing) (?:just |only |such |nothing but |always |really |like |i'?m |a huge |a total )*(?:a )?burden(?: (?:to|on|for) (?:everyone|everybody|every one|people|others|the people|them|him|her|all of|my (?:own )?(?:family|kids|children|wife|husband|partner|parents|mum|mom|dad|mother|father|friends?|daughters?|sons?|boyfriend|girlfriend|brothers?|sisters?|loved ones)\b(?!'s))|$)/u,
      otherwise:
        /\b(?:not (?:want|wanna)|don'?t (?:want|wanna)|wouldn'?t want|hate being asked|tax|financial|beast|team|proof|not a burden|worried about)\b/u,
    },
    purge: {
      said: /\b(?:mak(?:e|es|ing)|made) myself (?:sick|throw up|puke|vomit)\b|\b(?:fingers?|toothbrush) down my throat\b|\bin the (?:bathroom|toilet|loo),? (?:now )?getting rid of it\b/u,
      otherwise:
        /\b(?:hungover|hangover|drunk|poison\w*|dog|cat|film|worry(?:ing)?|worried|with worry|dentist|used to|never|not|for years|years ago|norovirus)\b/u,
    },
  },
  es: {
    cutAgain: {
      said: /\bme (?:he )?(?:cortado|corte|hice cortes) (?:de nuevo|otra vez|ayer|anoche|hoy|esta (?:manana|noche|tarde))|\b(?:ayer|anoche|hoy) (?:\p{L}+ ){0,2}me (?:he )?cort(?:e|ado) (?:de nuevo|otra vez|(?:en )?(?:los|el) (?:brazos?|muslos?))|\bvolvi a cortarme\b|^(?:fue )?(?:ayer|anoche|hoy)(?: (?:a|por|de) la (?:noche|tarde|manana))?,? con (?:la|una) (?:gillette|cuchilla|navaja|hoja)\b/u,
      otherwise:
        /\b(?:pelo|flequillo|melena|puntas|unas|dedo|cocin\w+|cebolla|papel|afeit\w+|barba|lata|cristal|cuchillo|jamon|sin querer|llamada|luz)\b/u,
    },
    attempt: {
      said: /^(?=.*\b(?:ayer|anoche|anteayer|pasad[oa]|hace \p{L}+ dias|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))\b).*\bme (?:hicieron|han hecho|tuvieron que hacer) un lavado (?:de estomago|gastrico)\b|\b(?:ayer|anteayer|anoche|semana pasada|hace (?:\p{L}+|\d) dias|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))\b.{0,30}\b(?:intente (?:matarme|suicidarme|quitarme la vida)|tuve un intento)\b/u,
      otherwise:
        /\b(?:hace (?:\p{L}+ )?anos?|ano pasado|cuando (?:tenia|era)|de (?:pequen|nin)[oa]|setas|lejia por|pelicula|serie|nunca)\b/u,
    },
    mocked: {
      said: /\b(?:oigo|escucho|oir|escuchar) (?:unas |las |otra vez |siempre )*voces\b.{0,30}\b(?:me (?:dicen|insultan|gritan|llaman|repiten)|dicen que (?:soy|doy|no valgo|tengo que)|hablan de mi)\b|\b(?:oigo|escucho) (?:siempre )?una voz(?: en (?:mi|la) cabeza)? que me (?:dice|repite|grita)\b.{0,20}\b(?:basura|asco|inutil|nada|mierda|fe[oa]|morir|culpa|no valgo|fracasad[oa]|tont[oa]|mal[oa]|gord[oa])\b/u,
      otherwise:
        /\b(?:vecinos?|pasillo|escalera|pelicula|serie|cancion|libro|son[eo]\w*|radio|telefono|de (?:mi|el|la))\b/u,
    },
    burden: {
      said: /(?<!\bno )\b(?:soy|me siento|siento que soy|me he vuelto|me hacen sentir|me hace sentir) (?:solo |siempre |como |nada mas que |ya |solamente )*(?:una carga|un estorbo|un peso|un lastre)(?: para (?:tod[oa]s|la familia|mi (?!equipo|moto)|mis|los demas|ellos|ellas|el\b|ella|la gente|quien)|$)/u,
      otherwise: /\b(?:no quiero|no quisiera|equipo|companeros|pluma|impuesto|kilos)\b/u,
    },
    purge: {
      said: /\b(?:me (?:provoco|provoque|hago|hice) (?:el )?vomit(?:o|ar)|vomito (?:a proposito|aposta|adrede)|dedos en la garganta)\b/u,
      otherwise:
        /\b(?:resaca|borrach\w+|fiebre|perr[oa]|gat[oa]|medic\w+|pelicula|no vomito|no me|hace anos|de joven)\b/u,
    },
  },
  nl: {
    cutAgain: {
      said: /\b(?:ik heb|k heb|heb) (?:mezelf |me )?(?:gisteren |vannacht |vanmorgen |vandaag |gisteravond )?(?:weer |opnieuw )(?:(?:in|op) mijn \p{L}+ )?gesneden\b|\b(?:gisteren|vannacht|vanmorgen|vandaag|gisteravond) (?:weer )?(?:in mezelf|mezelf|in mijn (?:armen?|benen|been|pols\p{L}*|bovenb\p{L}+)) gesneden\b|^(?:het was |dat was )?(?:gisteren\p{L}*|vannacht|gisteravond|vanmorgen|vandaag)(?: \p{L}+)?,? met (?:een|het|mijn) (?:scheermes\p{L}*|mesje)\b/u,
      otherwise:
        /\b(?:haar|haren|aan een|blikje|geleden|vroeger|pony|groente\w*|ui|uien|vlees|brood|taart|gras|vinger|kok\w+|per ongeluk|papier|blik|scheren|geschoren|in de vingers)\b/u,
    },
    attempt: {
      said: /^(?=.*\b(?:gisteren|vannacht|vorige week|dagen geleden|afgelopen)\b).*\b(?:mijn maag (?:is |werd )?leeg ?gepompt|maagspoeling)\b|\b(?:gisteren|vannacht|vorige week|dagen geleden|afgelopen \p{L}+)\b.{0,30}\b(?:(?:een )?(?:zelfmoord)?poging (?:gedaan|ondernomen)|geprobeerd (?:mezelf te doden|er een eind(?:e)? aan te maken|zelfmoord))\b/u,
      otherwise:
        /\b(?:jaar geleden|jaren geleden|vorig jaar|toen ik|als kind|film|serie|paddenstoelen|hond|kat|dochtertje|zoontje|nooit|tweede poging|rijexamen|hem|haar)\b/u,
    },
    mocked: {
      said: /(?:\b(?:hoor|horen) (?:ik |de |steeds |weer )*|^(?:de |die )?)stemmen\b.{0,30}\b(?:zeggen (?:dat ik|tegen me|ze)|schelden|lachen me uit|praten over me|roepen dat ik)\b|\b(?:hoor|horen) (?:ik |steeds )?een stem(?: in mijn hoofd)? die (?:zegt|roept|herhaalt)\b.{0,20}\b(?:waardeloos|niks|nutteloos|walgelijk|stom|slecht|dood|schuld|lelijk|dik|mislukk\w+)\b/u,
      otherwise:
        /\b(?:buren|gang|trappenhuis|film|serie|liedje|boek|droom\w*|radio|telefoon|van (?:mijn|de|het))\b/u,
    },
    burden: {
      said: /(?<!\bniet )\b(?:ik ben|ben|ik voel me|voel me|voel ik me) (?:alleen maar |maar |alleen |gewoon |enkel |altijd |iedereen |mijn \p{L}+ |ze |hen |hun )*(?:tot last|een last|een blok aan (?:het|hun|mijn|iedereens) been)(?: (?:voor|van) (?:iedereen|anderen|de mensen|mensen|mijn (?!team|fiets|keeper|knie)|ze|hen|hem\b|haar\b|(?:mn|m'n) (?:kinderen|man|vrouw|familie|ouders|moeder|vader|gezin))|$)/u,
      otherwise: /\b(?:wil niemand|wil niet|wil geen|team|collega's|belasting)\b/u,
    },
    purge: {
      said: /\b(?:overgeven|overgeef|kotsen|braken)\b.{0,25}\b(?:expres|opzettelijk)\b|\b(?:expres|opzettelijk)\b.{0,20}\b(?:overgeven|overgeef|kotsen|braken)\b|\bvingers? in mijn keel\b|\blaat mezelf (?:overgeven|kotsen|braken)\b/u,
      otherwise: /\b(?:kater|dronken|koorts|hond|kat|arts|film)\b/u,
    },
  },
};

interface Distress {
  readonly level: RiskLevel;
  readonly lanes: readonly Lane[];
  readonly rule: string;
}

const distresses: Readonly<Record<Kind, Distress>> = {
  cutAgain: { level: 'R4', lanes: ['self_harm'], rule: 'plain.cut' },
  attempt: { level: 'R4', lanes: ['self_harm'], rule: 'plain.attempt' },
  mocked: { level: 'R2', lanes: ['psychosis'], rule: 'plain.voices' },
  burden: { level: 'R2', lanes: ['self_harm'], rule: 'plain.burden' },
  purge: { level: 'R2', lanes: ['eating_disorder'], rule: 'plain.purge' },
};

/** What is no emergency and yet said outright: cut again, tried to die, insulted by voices, being a burden, vomiting on purpose. */
export function plainDistress(text: string, language: Language): Distress | null {
  const plain = foldCharacters(text)
    .replace(/[!?\s]+$/u, '')
    .trim();
  const kind = kinds.find((one) => {
    const { said, otherwise } = signs[language][one];
    return said.test(plain) && !otherwise.test(plain);
  });
  return kind === undefined ? null : distresses[kind];
}
