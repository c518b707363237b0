import type { Language } from '@accanto/contract';

interface Signs {
  /** Said at the end of a short message, after something else, it takes leave. */
  closing: RegExp;
  /** A short message that is only this, with or without a softening word before it. */
  leaving: RegExp;
}

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    closing:
      /\p{L}[,.!]+ ?(ciao|notte|buonanotte|a (dopo|presto|domani|stasera|risentirci))[^\p{L}]*$/u,
    leaving:
      /^(ok|va bene|vabbe|bene|allora|adesso|ora|dai|[ ,.])*(ci (ri)?sentiamo|ci becchiamo|scappo|a (lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)|a risentirci|a (dopo|presto|domani)|spengo|stacco|chiudo|mi metto a letto|ti (lascio|saluto)|vado|(per|x) (oggi|stasera) basta( cosi)?)(,? (devo|che devo|vado) [\p{L} ]{3,20})?[^\p{L}]*$/u,
  },
  en: {
    closing: /\p{L}[,.!]+ ?(bye( bye)?|night( night)?|good ?night|see you|cya|ttyl)[^\p{L}]*$/u,
    leaving:
      /^(ok|okay|right|well|anyway|so|[ ,.])*((i('ve| have) )?got(ta| to) (dash|go|run)|i('m| am) going (to sleep|to bed|offline)( now)?|going (offline|to sleep)( now)?|that's me( done)? for (tonight|today|now)|(catch|see) you (later|soon|tomorrow)|i'll leave (you to it|it there)|ok night|(speak|talk) (soon|another time)|off i go|(i'm )?turning in|so long)[^\p{L}]*$/u,
  },
  es: {
    closing:
      /\p{L}[,.!]+ ?(adios|chao|chau|hasta (luego|mañana|manana|pronto)|buenas noches)[^\p{L}]*$/u,
    leaving:
      /^(ok|vale|bueno|pues|venga|ya|[ ,.])*(me despido|me piro|voy a dormir( ya)?|un saludo|hasta (la proxima|otra)|nos (leemos|vemos|hablamos)|(mañana|manana|luego) (seguimos|hablamos)|apago( ya)?|me desconecto|lo dejo aqui|te dejo( que [\p{L} ]{3,20})?)[^\p{L}]*$/u,
  },
  nl: {
    closing:
      /\p{L}[,.!]+ ?(doei|doeg|dag( hoor)?|later|welterusten|tot (morgen|later|gauw))[^\p{L}]*$/u,
    leaving:
      /^(ok|oke|nou|goed|zo|[ ,.])*(doeg|ik ben weg|tot kijk|ik ga (maar |eens |nu |zo )*(slapen|naar bed)|later|tot (gauw|later|morgen)|ik (sluit|log|meld me) af|ik ga (afsluiten|slapen|ervandoor)|spreek je (morgen|later|snel)|dag hoor)[^\p{L}]*$/u,
  },
};
/**
 * What rules out a farewell that is recognised but not worded: it goes on, or without a word that most goodbyes have it
 * is not all but certain. Languages that are not here rule nothing out.
 */
const rulingOut: Readonly<Partial<Record<Language, { plans: RegExp; leavingWord: RegExp }>>> = {
  es: {
    plans:
      /\b(te (lo )?cuento|contar(te|lo)|cambi(ar|emos|amos) de tema|otra cosa que|quiero hablar)\b(?!.* (luego|manana|despues|otro dia))/u,
    leavingWord:
      /\b(a+d+i+o+s+|ad|cha[oiu]\w*|ciao|bai|bye|goodbye|sayonara|arrivederci|adieu|ad[eo]w|gabon|bona nit|ta ?lue\w*|talogo|hastaluego|nos (?:vidrios|olemos)|ya es (?:tarde|hora)|ya va siendo|otra vez sera|corto (?:ya|aqui)|paramos|desaparezco|a otra cosa|buen finde|buen fin de semana|agur|abur|deica|ale|hal[ae]|hasta (?:luego|manana|pronto|otr[oa]|ahora|la|el|que|cuando|aqui|ahi|siempre|esta|nunca|mas|dentro)|buenas tardes|noches?|nanit\w*|dorm(ir\w*|ire)|duermo|mimir|sobar|cabezad\w*|bostez\w*|cam+a+|siesta|sabanas|almohada|suenos|sueno|ojos|parpados|arrop\w*|descans(a|as|ar|es|o|e|en)|despid\w*|despedir\w*|(me|nos) (ire|fui|voy|vaya|vamos|piro|largo|bajo|apeo|marcho|retiro|rajo|recojo|pongo ya|echo|acuesto|levanto|tumbo|desconecto|duermo|paso)|me las piro|vamonos|marcho|irme|irnos|marchar(me|nos)|salgo|saliendo|salida|vuelvo|volvere|volvemos|alla voy|voy (a )?(la |el |mi )?(dormir|cama|cenar|comer|casa|clase|cocina|ducha\w*|trabajar|trabajo|currar|curro|gimnasio|gym|salir|descansar|desayunar|colgar|cerrar|apagar|dejarlo|acostarme|tumbarme|echarme?|preparar|recoger|buscar|regar|por|ya)|voy (yendo|tirando|saliendo|cerrando)|(te|lo) (dejo|suelto)|dejamos(lo)?|dejar(te|lo)|dejo de (moles|dar)\w*|no te molesto|luego|manana|despues|mas tarde|otro (dia|rato|momento)|proxim\w*|continuar\w*|seguimos|seguiremos|sigo (manana|luego)|hablamos|veremos|vemos|bemos|leemos|encontramos|cierro|apago|guardo el|cuelgo|colgar|desconect\w*|termin(o|amos|emos|ado)|acab(o|amos|emos|ado)|par(o|aria) (ya|aqui)|basta|por hoy|nada mas|eso (es|era) todo|ya esta(ria)?|suficiente|fuera (el )?(movil|pantallas?)|movil fuera|bateria|cobertura|senal|me (espera|esperan|llama|llaman|gritan|pitan|recogen|toca)|esperandome|ha llegado|llego (a|tarde)|cuando (acabe|salga|llegue|vuelva|pueda|te|me)|te (aviso|escribo|contare)|ya te cuento|turno|reunion|taxi|recreo|a (cenar|comer|dormir|currar|trabajar|mas ver|estudiar|cuidarse|seguir)|ducha|que (te sea|tengas|pases|descanses|te vaya|os vaya)|tengas|cuidate|besos?|bss?|besit\w*|abrazos?|saludos?|suerte|con dio\w*|(tengo|he|hay) (que|de) (ir\w*|salir|dormir|dejar\w*|hacer|atender\w*|entregar|llevar|trabajar|colgar|madrugar|volver|cerrar|estudiar|descansar|levantarme|acostar\w*|coger|recoger|cenar|comer)|tengo (cosas|clase|turno|reunion|hora|sueno)|madrugo|permiso|ahi (lo|te))\b/u,
  },
};
const mostWords = 8;
/** So few words are a goodbye more often than more. */
const fewWords = 3;
const almostCertain = 0.85;
const allButCertain = 0.97;

/** Whether a message, in plain lower case, takes leave. */
export function takesLeave(plain: string, language: Language): boolean {
  if (plain.includes('?') || plain.split(' ').length > mostWords) return false;
  const { closing, leaving } = signs[language];
  return closing.test(plain) || leaving.test(plain);
}

/**
 * Whether a message, in plain lower case, is no farewell although it sounds like one.
 * @param share how likely the recogniser finds a farewell
 */
export function isNoFarewell(plain: string, share: number, language: Language): boolean {
  const ruling = rulingOut[language];
  if (ruling === undefined) return false;
  const enough = plain.split(' ').length <= fewWords ? almostCertain : allButCertain;
  return ruling.plans.test(plain) || (share < enough && !ruling.leavingWord.test(plain));
}
