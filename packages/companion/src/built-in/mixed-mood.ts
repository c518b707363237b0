import type { Language } from '@accanto/contract';

/** Over lower-case text without accents. */
interface Signs {
  /** Hard words that are not hard here: 'he wasn't angry', 'even when I'm sad'. */
  lifted: RegExp;
  /** The end of patience, or an old habit that is back: no joy beside it counts. */
  burden: RegExp;
  /** Good news that a few words tell. */
  news: RegExp;
  /** Good words in something that is not good, or not yet: 'I have to think about it', 'and that's all'. */
  doubtful: RegExp;
  /** Said of the person now, it is good whatever else was told. */
  glad: RegExp;
  /** Just after joy it is more of it. */
  cheer: RegExp;
  /** Not to know what to do about somebody or something. */
  wavering: RegExp;
}

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    lifted:
      /\bnon (?:si )?(?:e|era|sei|ero|sembrava|sembra|sono) (?:\p{L}+ )?(?:arrabbiat|incazzat|delus|trist|nervos|offes)[oaie]\b|\b(?:nessuno (?:si|s')|non (?:mi|ti|si|ci|s')) ?(?:e|era|sono|siamo) (?:\p{L}+ )?fatt[oaie] (?:del )?(?:male|niente|nulla)\b|\b(?:lett|scritt|capit|sentit|stampat|montat|parcheggiat)[oaie] male\b|\bscriv\p{L}+ male\b|\bnon (?:spaventart[ie]|preoccupart[ie]|ti (?:spaventare|preoccupare))\b|\b(?:gatt|can|cagn|mic|pappagall)\p{L}+ mi guarda(?:no)? (?:sempre |pure )?male\b|\bnon (?:mi |gli |le )?(?:fa|faceva) (?:piu |nemmeno |neanche )*male\b|\b(?:anche|pure) (?:quando|se) (?:sto|sono|mi sento|non|va|ero|stavo)\b[^.!?]*/gu,
    burden:
      /\bnon ne (?:posso|potevo) (?:davvero |proprio )?piu\b|\bnon (?:reggo|resisto|sopporto) piu\b|\b(?:ci sono |sono )?(?:ricadut[oa]|ricascat[oa])\b|\b(?:ho )?(?:ricominciato|ripreso) a (?:bere|fumare|farmi|giocare|tagliarmi|vomitare)|\b(?:bevuto|giocato|fumato|tirato) di nuovo\b/u,
    news: /\b(?:mi |ci )?(?:ha|hanno) detto (?:di )?si+(?=[^\p{L}]*(?:!|$))|\b(?:ho|abbiamo|ha) (?:avuto|ottenuto|preso) (?:il|la|un|una|l') ?(?:posto|lavoro|borsa|promozione|contratto|casa|aumento|prestito|cattedra)\b|\b(?:sono|siamo|e) incint[aie]\b(?=[^.?]*!)|^(?:incinta|(?:passat|superat|assunt|pres)[oa]) ?!|^positiv[oa] ?!{2}|\b(?:mi|ci) (?:ha|hanno) (?:finalmente )?(?:risposto|scritto|richiamat[oa]|chiamat[oa])\b[^.?]{0,20}!{2}|\bmi (?:ha|hanno) (?:abbracciat[oa]|perdonat[oa])|\b(?:mi|ci) (?:fa|fanno) (?:sempre |tanto |ancora )?(?:ridere|sorridere)\b/u,
    doubtful:
      /\be basta\b|\bnon so (?:se|cosa|che|come)\b|\b(?:ci )?devo pensar\p{L}+|\bma (?:sono|ero) (?:gia )?(?:sposat|fidanzat)|\b(?:sono|ero) (?:gia )?(?:sposat|fidanzat)[oa] con\b/u,
    glad: /(?<!\b(?:non|se|quando|che) (?:\p{L}+ )?)\b(?:sono|mi sento|sto) (?:(?:cosi|molto|tanto|proprio|davvero|anche|pure|finalmente) )*(?:felice|content[oa]|fier[oa]|orgoglios[oa]|rinascendo|rinat[oa]|serena|sereno|benissimo)\b/u,
    cheer: /^(?:(?:si+|evviva|finalmente|dai+|yes+|wow|eh si|oh si|era ora)[ ,!.]*)+$/u,
    wavering: /\bnon so (?:se|cosa fare|che fare)\b/u,
  },
  en: {
    lifted:
      /\b(?:(?:was|is|are|were|am|'m|i'?m)(?:n'?t| not)|wasnt|isnt|arent|werent|not) (?:\p{L}+ )?(?:angry|mad|cross|upset|sad|disappointed|annoyed)\b|\beven (?:when|if) (?:i'?m|im|i am|i feel|things|it's|i was)\b[^.!?]*/gu,
    burden:
      /\b(?:can'?t|cant|cannot) (?:take|do|stand|bear) (?:it|this|him|her|them) (?:any ?more|any longer)\b|\b(?:had enough|sick of|fed up|at the end of my (?:tether|rope))\b|\brelaps\p{L}+|\b(?:used|drank|drinking|using|smoked|gambled) again\b|\b(?:i'?m|im|i am|feel|feeling) (?:(?:now|just|kind of|kinda|sort of|a bit|so|really|all|completely) )*(?:flat|numb|empty|drained)\b/u,
    news: /\b(?:she|he|they) said yes+(?=[^\p{L}]*(?:!|$))|\b(?:i|we) got (?:the|a|an) (?:job|offer|place|flat|house|grant|raise|promotion|mortgage|visa)\b|\b(?:i'?m|im|we'?re|were|she'?s|shes) pregnant\b(?=[^.?]*!)|\b(?:he|she|they) (?:finally )?(?:replied|answered|wrote back|texted back|called(?: me)? back)\b[^.?]{0,20}!{2}|\b(?:hugged|forgave) me\b|\bmakes? me (?:laugh|smile)\b/u,
    doubtful:
      /\b(?:and that'?s (?:it|all)|and nothing else)\b|^[^!]*\b(?:he|she|they)(?:'?s|'?re| is| are) (?:(?:so|really|very) )?(?:lovely|kind|great)[^\p{L}!]*$|\bi (?:just |always |keep )?(?:told|tell|telling) (?:him|her|them|every(?:one|body)|people|my \p{L}+|mum|mom|dad) (?:that )?(?:i'?m|im|it'?s|its|things are|all is|everything'?s?)\b|\b(?:don'?t|dont|do not|not) (?:know|sure) (?:if|whether|what)\b|\b(?:have to|need to|said i'?d|told (?:him|her) i'?d) think about it\b|\b(?:but|and) i'?m (?:already )?(?:married|engaged|with someone)\b|\bif (?:[\p{L}\d']+ ){2,8}(?:then )?(?:i'?m|i am|i'?ll|i will|i'?d|i would) (?:be )?(?:so |really |just )?(?:happy|glad|chuffed|over the moon)\b/u,
    glad: /(?<!\b(?:not|never|if|when|wish|that|pretend) (?:\p{L}+ )?)\b(?:i'?m|im|i am|i feel) (?:(?:so|really|actually|very|just|also|finally|quite) )*(?:happy|glad|proud|over the moon|delighted|thriving|relieved)\b/u,
    cheer: /^(?:(?:ye+s+|ya+y+|wo+|woohoo|finally|at last|omg|wow|oh my god|yess+)[ ,!.]*)+$/u,
    wavering: /\b(?:don'?t|dont|do not|not) (?:know|sure) (?:if|whether|what to do)\b/u,
  },
  es: {
    lifted:
      /\bno (?:esta|estaba|estuvo|se puso|se enfado|parecia|estoy) ?(?:\p{L}+ )?(?:enfadad|enojad|triste|cabread|decepcionad|molest)[oaie]?s?\b|\b(?:hasta|incluso|aun|aunque) (?:cuando |este |estoy )(?:estoy |este |me siento )?(?:mal|triste|fatal)\b|\bnervios\b(?=.*\bjaj)|(?<=\bjaj\p{L}*[ ,.!]+(?:que |q |de los |los )?)nervios\b|\b(?:reid[oa]|rei|riendo\p{L}*|rio) (?:yo )?sol[oa]\b|\bmenos mal\b/gu,
    burden:
      /\bno (?:puedo|aguanto|soporto) mas\b|\b(?:estoy|toy) (?:hart|quemad)[oa]\b|\b(?:he )?reca(?:ido|i|ida)\b|\b(?:he vuelto|volvi|vuelvo) a (?:beber|consumir|fumar|jugar|meterme|cortarme|vomitar)/u,
    news: /\b(?:me |nos )?(?:ha|han|dijo|dijeron)(?: dicho)? que (?:si+(?=[^\p{L}]*(?:!|$|[,.] ))|(?:claro|por supuesto|estoy dentro)\b)|\bme (?:dieron|han dado|dan) (?:el|la|una|un) (?:trabajo|puesto|plaza|beca|piso|aumento|papeles|visado|hipoteca)\b|\b(?:estoy|estamos) embarazad[oa]s?\b(?=[^.?]*!)|\b(?:me|nos) (?:ha|han )?(?:contestado|escrito|llamado|contesto|escribio|llamo)\b[^.?]{0,20}!{2}|\bme (?:ha )?(?:abrazado|perdonado|abrazo|perdono)\b|\bme (?:hace|hacen) (?:reir|sonreir)\b|\b(?:tuvo|tiene) (?:su )?gracia\b|\bme (?:lo |la )?han dado\b(?=[^.?]*$)(?<=!.*)/u,
    doubtful:
      /^(?:(?:y|pero|aunque)[ ,]+)*(?:a mi )?(?:si )?(?:que )?me gusta(?:ba)? \p{L}+[aei]r\b[^,.!]*$|\by (?:ya esta|nada mas)\b|\bno se (?:si|que)\b|\b(?:tengo que|me lo tengo que|necesito|tendre que) pensar\p{L}*|\b(?:estoy|soy|estaba) (?:ya )?casad[oa]\b|\btengo (?:novi[oa]|pareja|marido|mujer)\b/u,
    glad: /(?<!\b(?:no|si|cuando|ojala) (?:\p{L}+ )?)\b(?:estoy|me siento|soy) (?:(?:tan|muy|super|tambien|por fin|bastante) )*(?:feliz|content[oa]|orgullos[oa]|renaciendo|aliviad[oa]|genial|tranquil[oa])\b/u,
    cheer: /^[¡¿ ]*(?:(?:si+|por fin|toma+|vamos+|yuju+|bien+|ole+|yes+|madre mia)[ ,!¡.]*)+$/u,
    wavering: /\bno se (?:si|que hacer)\b/u,
  },
  nl: {
    lifted:
      /\b(?:was|is|werd|waren|ben) (?:\p{L}+ )?niet (?:\p{L}+ )?(?:boos|kwaad|verdrietig|teleurgesteld|bang)\b|\b(?:zelfs|ook) (?:als|wanneer) (?:ik|het)\b[^.!?]*|\bhet is mooi geweest\b|\b(?:telefoon|batterij|accu|laptop|plant|computer)\b.{0,12}\bdood\b|\bom dood te gaan\b|(?:^|[.,!] ?)gelukkig(?=[^\p{L}]*$| (?:is|was|heeft|had|kon|ben|heb|niet|wel|maar)\b)/gu,
    burden:
      /\b(?:trek|kan|hou) (?:het|dit|er) (?:echt |gewoon |zo )*niet (?:meer|vol|langer)\b|\b(?:ben|heb) (?:het|er) (?:echt |helemaal |zo )*(?:zat|spuugzat|klaar mee|genoeg van)\b|\b(?:toch |gisteren |vanavond )?weer (?:gesnoven|gedronken|gebruikt|geblowd|gegokt|gespoten|gesneden)\b|\b(?:terugval|teruggevallen)\b/u,
    news: /\b(?:ze|zij|hij) (?:zei|zeiden|zegt|heeft) ja+\b(?=[^\p{L}]*(?:!|$))|\bik heb (?:de|het|een|die) (?:baan|plek|huis|woning|contract|stage|beurs|opslag)(?:[^\p{L}]*(?:!|$)| gekregen)|\b(?:ik ben|we zijn) (?:\p{L}+ )?zwanger\b(?=[^.?]*!)|\b(?:hij|ze|zij) (?:heeft|hebben) (?:me |eindelijk )*(?:geantwoord|teruggebeld|geappt|gebeld|gereageerd)\b[^.?]{0,20}!{2}|^(?:ja{2,}|yes+|woe?hoe+)\b[^?]*!{2}|\b(?:hij|ze|zij) (?:belt|appt|antwoordt|leeft)(?: me| terug)?[^\p{L}]*!{2}|^(?:ja+ )?(?:(?:hij|ze|zij) is )?(?:weer )?(?:gevonden|terecht)[^\p{L}]*$|^(?:hij|ze|zij) is (?:er weer|weer (?:er|thuis|terug)|terug|thuis)[^\p{L}]*!{2}|^(?:hij is |test )?positief[^\p{L}]*!{2}|\b(?:ze|zij|hij) heeft ja gezegd\b|^(?:(?:en|maar|ja) )*(?:dat|het) was (?:(?:echt|heel|zo|best) )*(?:fijn|heerlijk|gezellig|prachtig|geweldig)[^\p{L}?]*$|^(?:tranen )?van (?:blijdschap|geluk|opluchting|vreugde)\b.{0,12}$|^(?:een )?(?:(?:[6-9][.,]\d|10)|[6-9](?= voor))(?: voor \p{L}+)?[^\p{L}\d?]*!{2}|\been (?:[89](?:[.,]\d)?|10|negen|tien) (?:had|heb|kreeg|gekregen|gehaald|haalde|voor (?:mijn|mn|m'n|wiskunde|nederlands|engels|biologie|geschiedenis|scheikunde|natuurkunde|aardrijkskunde|rekenen|spelling))\b|\b(?:heb|kreeg|haalde|had) (?:een|'n|n) (?:[6-9][.,]\d|[7-9]|10|tien|negen|acht)(?: \p{L}+){0,5}[^\p{L}?]*!|\b(?:heeft|hebben)(?: [\p{L}\d]+){0,4} (?:jonkies|jongen|puppy's|puppies|puppys|kittens?|kuikens?|lammetjes) gekregen[^\p{L}?]*!|\b(?:knuffelde|omhelsde|vergaf) (?:me|mij)\b|\bmaakt me (?:altijd )?(?:aan het lachen|blij)\b/u,
    doubtful:
      /\b(?:zegt|zei|zeggen|zeiden|roept|riep|roepen)(?: (?:altijd|steeds|dan|maar|ook))*(?::| dat ik| ik moet)? (?:lekker|geniet\p{L}*|(?:blij|dankbaar|trots|positief|gelukkig) (?:moet|mag|mocht|moest|zou))\b|\ben (?:dat was het|verder niks|meer niet)\b|\bweet (?:\p{L}+ )?niet (?:of|wat)\b|\b(?:moet|wil|ga) (?:er|daar|het) (?:\p{L}+ )?(?:nog )?over nadenken\b|\b(?:maar|en) ik ben (?:al )?(?:getrouwd|verloofd)\b|\bik ben (?:al )?getrouwd met\b/u,
    glad: /(?<!\b(?:niet|als|nooit|wou|alsof) (?:\p{L}+ )?)\b(?:ik )?ben (?:ik )?(?:(?:zo|heel|echt|ook|eindelijk|super) )*(?:blij|gelukkig|trots|opgelucht)\b|^(?:(?:maar|en|wel|best|toch|heel|zo|echt|super) )*(?:blij|trots|opgelucht)[^\p{L}?]*$/u,
    cheer: /^(?:(?:ja+|jaa+|eindelijk|yes+|jee+|hoera|joepie|wow|woehoe)[ ,!.]*)+$/u,
    wavering: /\bweet (?:\p{L}+ )?niet (?:of|wat ik moet)\b/u,
  },
};

/** A message, in plain lower case, without hard words that are not hard there. */
export function withoutLifted(plain: string, language: Language): string {
  return plain.replace(signs[language].lifted, ' ');
}

/** Whether a message, in plain lower case, says that it is too much or that an old habit is back. */
export function isBurdened(plain: string, language: Language): boolean {
  return signs[language].burden.test(plain);
}

/** Whether a message, in plain lower case, tells good news about which nothing in it doubts. */
export function tellsGoodNews(plain: string, language: Language): boolean {
  const { news, doubtful } = signs[language];
  return news.test(plain) && !doubtful.test(plain);
}

/** Whether what sounds good in a message, in plain lower case, is doubted there. */
export function isDoubted(plain: string, language: Language): boolean {
  return signs[language].doubtful.test(plain);
}

/** Whether somebody says in plain lower case that they are glad, also of something that was hard. */
export function isGlad(plain: string, language: Language): boolean {
  return signs[language].glad.test(plain);
}

/** Whether a message, in plain lower case, is a cheer and nothing else. */
export function cheers(plain: string, language: Language): boolean {
  return signs[language].cheer.test(plain);
}

/** Whether a message, in plain lower case, does not know what to do. */
export function wavers(plain: string, language: Language): boolean {
  return signs[language].wavering.test(plain);
}
