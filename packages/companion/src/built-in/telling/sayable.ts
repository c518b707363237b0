import type { Language } from '@accanto/contract';

/** Over lower-case words: what is asked, ordered, answered or said to whoever listens begins so. */
const addressed: Readonly<Record<Language, RegExp>> = {
  it: /^(?:che|chi|cosa|come|perch[eé]|quando|dove|quanto|quale|se|rispondi|dimmi|dai|lascia|lasciamo|racconta|smettila|basta|senti|ascolta|scusa|aspetta|fai|boh|mah|niente|nulla|ok|no|sì|si|già|certo|vero|esatto|grazie|prego|ciao|comunque|insomma|ahah\S*|non lo so|tutto (?:qui|ok)|va be\S*|lo stesso|scherz(?:o|avo)|giuro|speriam\S*)(?!\p{L})/u,
  en: /^(?:that(?! (?:bus|day|night|house|place))|what|how|why|who|where|when|which|if|do|does|did|is|are|was|were|can|could|should|would|will|have|has|am|say|tell|stop|forget|give|go|let|don['’]?t (?:let|tell|make|leave|go|say|ask|worry|judge|laugh)|help|listen|ask|answer|never mind|sorry|fair|ok|okay|yes|yeah|yep|no(?= (?:i|i'm|im|it|its|it's|he|she|they|we|that|this|not|but|one|way|idea|clue|need|thanks|thank|worries|problem|comment)\b|$)|nope|nah|not|nothing|none|maybe|idk|dunno|thanks|thank|hi|hello|hey|bye|gtg|g2g|brb|ttyl|good (?:night|evening|morning)|whatever|never|same|true|exactly|right|well|please|omg|wtf|ffs|ugh|lol|haha|to|be|but|and|or|guess|prove|show|wait|hang on|look at)\b/u,
  es: /^(?:que|qué(?! (?:noche|día|tarde|mañana|semana|año|vida|frío|calor|hambre|sueño|pena|rabia|miedo|susto|vergüenza|suerte|rollo|lío|palo|faena|putada|pereza|gusto|gente|rar[oa]|bonit[oa]|gracios[oa]|fuerte|dur[oa]|ric[oa]|tarta|tiempo|silencio|vacío|nervios|agobio|estrés|angustia|tristeza|locura|desastre|cansancio|dolor|movida|soledad|alivio|ilusión|alegría)(?!\p{L}))|quien|quién|como|cómo|por qué|cuando|cuándo|donde|dónde|cuanto|cuánto|cual|si|di|dime|cuenta|cuéntame|cuentame|deja|para|responde|contesta|mira|oye|perdona|espera|da igual|nada|no sé|no se|ok|vale|no|sí|ya|claro|cierto|gracias|hola|adiós|bueno|pues|jaj\S*|eso|lo mismo|madre mía|madre mia|jo|eh|hij[oa]s? de (?:la )?(?:gran )?puta)(?!\p{L})|(?<!\p{L})(?:qué|quién|cómo|dónde|cuándo|cuánto)$/u,
  nl: /^(?:dat|wat|hoe|waarom|wie|waar|wanneer|welke|of|als|omdat|heb|heeft|ben|is|kan|kun|weet|snap je|begrijp je|wil|zou|moet|mag|vertel|zeg|stel|geef|hou|stop|laat|luister|kijk|sorry|wacht|ok|oke|oké|ja|nee|niks|niets|nou|tja|klopt|precies|misschien|bedankt|dank|hoi|hallo|doei|dag|haha\S*|lol|goed|prima|doe|om|te|zelfde)(?!\p{L})/u,
};
/** Words for the one who speaks, and for whoever listens. */
const persons: Readonly<Record<Language, RegExp>> = {
  it: /(?<!\p{L})(?:io|me|mi|ci|noi|tu|te|ti)(?!\p{L})/u,
  en: /\b(?:i|i'm|im|me|we|us|you|you're|youre|your|u|ur)\b/u,
  es: /(?<!\p{L})(?:yo|me|mí|nos|tú|te|ti|vos)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:ik|mij|me|we|wij|ons|je|jij|jou|jouw|u|ge|gij)(?!\p{L})/u,
};
/** 'Everyone but me': who is left out is told so. */
const leftOut: Readonly<Record<Language, readonly [RegExp, string]>> = {
  it: [/ (?:tranne|eccetto|fuorché|a parte) (?:me|io)$/u, ' tranne te'],
  en: [/ (?:except|but|apart from|without) me$/u, ' except you'],
  es: [/ (?:menos|excepto|salvo) yo$/u, ' menos tú'],
  nl: [/ behalve (?:ik|mij)$/u, ' behalve jij'],
};

/** Whether words open like something told. */
export function opensTelling(words: string, language: Language): boolean {
  return !addressed[language].test(words);
}

/** Whether lower-case words may be said back as they stand. */
export function isSayable(words: string, language: Language): boolean {
  return opensTelling(words, language) && !persons[language].test(words);
}

/** 'Everyone got a card but me', in its two parts: what happened, and who was left out, told to them. */
export function partedLeftOut(words: string, language: Language): { rest: string; but: string } {
  const [me, you] = leftOut[language];
  return me.test(words) ? { rest: words.replace(me, ''), but: you } : { rest: words, but: '' };
}
