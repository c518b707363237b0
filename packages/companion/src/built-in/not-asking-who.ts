import type { Language } from '@accanto/contract';
import { namesWhoAnswers } from './about-companion.ts';

/** Over lower-case text without accents. */
interface Signs {
  /** Says that it was not the question: 'I didn't ask if you are a robot'. */
  unasked: RegExp;
  /** Answers with a no or a yes and asks nothing. */
  answering: RegExp;
  /** A question about oneself, about what to do, for something that helps, between two things, or who reads it. */
  ownQuestion: RegExp;
}

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    unasked:
      /\b(?:mica |non )(?:ti )?(?:ho|avevo) chiesto (?:se|chi|che|cosa|di|niente su)\b[^,.!?]*/gu,
    answering:
      /^(?:no+|si+|nessuno|con nessuno|a nessuno|niente)\b[^?]*$|\bsai com'e\b|\b(?:solo (?:a |con )?|parlo con )te[^\p{L}]*$|^(?:io|oggi|sinceramente|davvero|boh)\? /u,
    ownQuestion:
      /\b(?:sono (?:io )?(?:stran|scem|sbagliat|pazz|matt|esagerat|cattiv|egoist|normal)\p{L}*|(?:dovrei|devo|posso|faccio|chi devo|come faccio|a chi (?:lo )?dico))\b.*\?|\b(?:sai|conosci|hai) (?:qualcosa|qualche|un|una|dei|delle) (?:\p{L}+ ){0,2}?(?:per (?:dormire|calmar\p{L}+|rilassar\p{L}+)|trucc\p{L}+|consigli\p{L}*|rimedi\p{L}*|eserciz\p{L}+|idee?|metod\p{L}+)|\b(?:che|cosa) (?:gli|le) (?:dico|diresti|scrivo)\b|\b(?:mi aiuti|(?:mi )?puoi aiutar\p{L}+)\b|\b(?:numero|linea)\b.*\?|\bchi (?:lo )?legge (?:quello|quel|cio|le cose|i miei|tutto|quest[oaie])\b|\b(?:ti piac\p{L}+|preferi(?:sci|resti)|sceglieresti)\b.* o .*\?|^(?:e |ma )*(?:tu )?(?:che|cosa|che cosa) (?:fai|combini|stai facendo|mi racconti)(?: di bello| tu| oggi| stasera| adesso| ora)*[^\p{L}]*\?/u,
  },
  en: {
    unasked:
      /\bi (?:didn'?t|didnt|did not|never|wasn'?t) ask(?:ed|ing)? (?:you )?(?:if|whether|about|who|what|for)\b[^,.!?]*/gu,
    answering:
      /^(?:no+|nah|nope|yeah|yes|nobody|no one|with nobody|(?:(?:or|but|and|well) )?(?:maybe|perhaps|probably|definitely) not)\b[^?]*$|\b(?:only|just) you[^\p{L}]*$|^(?:me|today|tonight|honestly|really|dunno)\? /u,
    ownQuestion:
      /^(?:(?:so|and|but|or|ok|idk)[ ,]+)*(?:should|shall|must) i\b|^(?:(?:so|and|but|or|ok|idk)[ ,]+)*(?:am|was) i (?:\p{L}+ )?(?:weird|wrong|stupid|crazy|mad|mean|selfish|overreacting)\b|\bi'?m (?:weird|stupid|crazy|mad|being) .*\?|\b(?:know|have|got) (?:any|some|a) (?:\p{L}+ ){0,2}?(?:tricks?|tips?|ideas?|advice|exercises?|remed\p{L}+)|^(?:(?:so|and|but)[ ,]+)*is (?:that|it|this) (?:too|really|bad|normal|enough|ok|a lot)\b|\b(?:can|could|will) (?:you|u) help\b|\b(?:number|hotline|helpline)\b.*\?|^(?:(?:and|but|like|so|i mean)[ ,]+)*who (?:(?:even|the (?:hell|fuck|heck)|on earth|in their right mind) (?!are|r|is|am|was)\p{L}+|(?:does|says|writes|did|said|wrote) that\b)/u,
  },
  es: {
    unasked:
      /\bno (?:te )?(?:he preguntado|pregunte|preguntaba) (?:si|quien|que|por|nada de)\b[^,.!?]*/gu,
    answering:
      /^(?:no+|si+|nadie|con nadie|a nadie|nada)\b[^?]*$|\b(?:solo (?:tu|contigo|a ti)|hablo contigo)[^\p{L}]*$|^¿?(?:yo|hoy|la verdad|de verdad)\? /u,
    ownQuestion:
      /^[¿ ]*(?:(?:y|pero|entonces)[ ,]+)*(?:puede|podria|podra) ser\b(?!.*\b(?:ro)?bot|.*\b(?:maquina|persona|humano|ia)\b).*\?|\b(?:soy|estoy|me estoy volviendo|estoy siendo) (?:\p{L}+ )?(?:rar|loc|tont|mal|egoist|exagerad|normal|idiot)\p{L}*\b.*\?|\b(?:deberia|debo|puedo|tengo que|hago (?:bien|mal)|a quien (?:le|se lo)|que (?:le|les) (?:digo|dirias|escribo))\b.*\?|\b(?:sabes|conoces|tienes) (?:algo|algun|alguna|un|una) (?:\p{L}+ ){0,2}?(?:para (?:dormir|calmar\p{L}+|relajar\p{L}+)|trucos?|consejos?|remedios?|ejercicios?|ideas?)|\btu (?:que|q) (?:le|les|lo|la|me)? ?\p{L}+rias\b|\bpuedes ayudar\p{L}*|\bsabes (?:si|cuando|cuanto|donde|como se) (?!(?:me|te|hay|esto|ahi|alguien)\b).*\?|\b(?:hablo|hable|hablando) con (?:mi|un|una|el|la) (?:amig|vecin|companer|herman|prim|colega|conocid|cliente|abogad|medic|enfermer|profe|cura|policia|familiar|chic|senor)\p{L}*|\b(?:numero|telefono|linea)\b.*\?/u,
  },
  nl: {
    unasked:
      /\b(?:ik )?(?:vroeg|heb) (?:ik )?(?:je |jou )?(?:helemaal |toch )?niet (?:gevraagd )?(?:of|wie|wat|naar|om)\b[^,.!?]*/gu,
    answering:
      /^(?:nee\p{L}*|neen|ja+|niemand|(?:met|aan|tegen|bij) niemand|niks)\b[^?]*$|\b(?:alleen (?:jij|jou|tegen jou)|praat met jou)[^\p{L}]*$|^(?:ik|vandaag|eerlijk)\? |^(?:(?:van|met|door|voor|aan|tegen|bij|over) )?(?:wie|wat|waarom|wanneer|waar)\? [^?]*$|^tja\b[^?]*$|^wie (?:doet|zegt|denkt|verzint|bedenkt) (?:dat|zoiets|zo|nou)\b|\b(?:ge|je) (?:zijt|bent|wordt|maakt|zit) er (?:zo|toch|dan) \p{L}+[^?]*$|\b(?:waar|wat|hoe) je (?:\p{L}+ ){0,3}(?:kan|kunt|kun|moet|wordt|onthoudt|tegenkomt|meemaakt)\b[^?]*$/u,
    ownQuestion:
      /^(?:mag|kan) dat\b|^(?:(?:maar|en|dus)[ ,]+)*is (?:het|dat) (?:\p{L}+ )?(?:raar|gek|stom|normaal|erg|vreemd|fout|slecht) (?:als|dat|om|wanneer) |\bwat (?:moet (?:je|ge|men)|doe (?:je|ge) (?:er ?aan|er ?mee|daar ?aan|daar ?mee))\b|\b(?:kan|moet|mag|ben|zal|zou) ik\b(?! (?:\p{L}+ ){0,3}(?:praten|spreken|chatten)).*(?:\?|$)|\b(?:(?:weet|ken) (?:je|jij) (?:iets|een|wat)\b|heb (?:je|jij) (?:iets|een|wat) (?:\p{L}+ ){0,2}?(?:tips?|truc\p{L}*|trucje|idee|oefening|tegen|om te))|\b(?:kun|kan) (?:je|jij) (?:me |mij )?helpen\b|\b(?:nummer|hulplijn|telefoonnummer)\b.*\?/u,
  },
};

/** Says what answers instead of asking it. */
const knowing =
  /\b(?:know (?:that )?(?:you'?re|ur|u r|you are) (?:just )?an? |(?:lo )?so che sei (?:solo )?un[a']? ?|(?:ya )?se que eres (?:solo )?una? |weet (?:heus |wel )*dat je (?:maar |gewoon )?(?:een )?)(?:ai|ia|(?:ro)?bot|computer|macchina|machine|maquina|programma?|intelligenza|inteligencia)\b(?!.*\?)/u;
const machine =
  /\b(?:ro)?bots?\b|\b(?:macchin|machin|maquin|computer|ordenador|chatgpt)\p{L}*|\b(?:ai|ia)\b/u;

/** A message, in plain lower case, without what it says was not the question. */
export function withoutUnasked(plain: string, language: Language): string {
  return plain.replace(signs[language].unasked, '').trim();
}

/** Whether a message, in plain lower case, sounds like asking who answers here and asks or answers another thing. */
export function asksAnotherThing(plain: string, language: Language): boolean {
  const { answering, ownQuestion } = signs[language];
  if (knowing.test(plain)) return true;
  return (
    (answering.test(plain) || ownQuestion.test(plain)) &&
    !machine.test(plain) &&
    !namesWhoAnswers(plain, language)
  );
}
