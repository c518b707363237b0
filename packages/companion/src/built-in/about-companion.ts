import type { Language } from '@accanto/contract';

/**
 * Questions about who or what answers are recognised by what they are made of, not by how they are worded: somebody who
 * could be there, and the act of answering; or what only a living being has, and a question to "you".
 */
interface Signs {
  /** Somebody, or something, that could be at the other end. */
  somebody: RegExp;
  /** What that somebody would be doing or being. */
  presence: RegExp;
  /** A question, or a doubt, put to "you" about living and feeling. */
  living: RegExp;
  /** Asked to say that it is real. */
  claim: RegExp;
}

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    somebody:
      /\b(qualcuno|persona|person[ae]|uman[oaie]|esser[ei] uman[oi]|operat\w+|psicolog[oa]|terapeuta|dipendente|addett[oa]|impiegat[oa]|volontari[oa]|macchina|robot|bot|automa|programma|algoritmo|intelligenza artificiale|computer|chatgpt)\b/u,
    presence:
      /\b(dietro|dall'altra parte|li dentro|rispond\w*|legg(e|ono|endo)|scriv(e|ono|endo)|digit\w*|ascolt(a|ano)|control\w*|revision\w*|parl(o|ando|are) con|chatt\w*|troppo (veloce|in fretta)|sei|siete|sembri|sembra|tu)\b/u,
    living:
      /\b(tu |te )?(hai|provi|senti|ti senti|vivi|dormi|sogni|soffri|esisti|reciti|stai recitando|fingi|stai fingendo|menti|ami|ti stanchi|ti annoi)\b.{0,40}\?|\bcome (fai|puoi) (tu )?(a )?(sapere|capire|sentire)\b|\b(e|ma|allora) tu\b.{0,30}\?/u,
    claim:
      /\b(anima viva|intelligenze artificiali|(ragazza|donna) o un|(ragazzo|uomo) o una|chi e che mi (scrive|risponde|legge)|ci sei davvero|non sei (vero|vera|reale)|sei fatt[oa] di|parlo con un (tizio|uomo)|parlo con una (donna|tizia)|che cosa sei|cosa sei)\b|\b(dimmi|di'|dillo|ammetti|giura|confessa)\b.{0,40}\b(sei|esisti|ver[oa]|real[ei])\b/u,
  },
  en: {
    somebody:
      /\b(some(one|body)|any(one|body)|person|human|people|staff|employee|operator|therapist|counsell?or|volunteer|agent|machine|robot|bot|program|algorithm|ai|computer|chatgpt|nurse)\b/u,
    presence:
      /\b(behind|other end|at the end|in there|answer\w*|repl(y|ies|ying)|read(s|ing)?|writ(es|ing)|typ(es|ing)|listening|check(s|ing)|review\w*|speaking (to|with)|talking (to|with)|to a (machine|program|bot|computer)|chatting (to|with)|too (fast|quick)|you are|you're|you sound|are you)\b/u,
    living:
      /\b(do|can|could|are|did|have) you (even |actually |really |ever )?(feel|hurt|sleep|dream|suffer|exist|lonely|alive|sad|lying|pretending|acting|faking|bored|tired|alone|conscious|got feelings|have feelings)\b|\bhow (do|can|would|could) you (even |possibly )?(know|understand|feel)\b|\b(what|how) about you\?/u,
    claim:
      /\b(you('re| are) not real|what (exactly )?are you|what are you exactly|heartbeat|or (just |only )?some software|is (any|some)(one|body) (actually|really) there|is (this|it) (thing |all )?automated|who wrote that)\b|\b(say|tell me|admit|swear|pretend)\b.{0,40}\byou('re| are| were| exist)\b.{0,20}\b(real|human|alive|a person|there)\b/u,
  },
  es: {
    somebody:
      /\b(alguien|persona|personas|human[oa]s?|ser humano|operador\w*|psicolog[oa]|terapeuta|emplead[oa]|voluntari[oa]|personal|maquina|robot|bot|programa|algoritmo|ia|inteligencia artificial|ordenador|computadora|chatgpt)\b/u,
    presence:
      /\b(detras|al otro lado|ahi dentro|respond\w*|contest\w*|atiend\w*|lee|leen|leyendo|escrib\w*|teclea\w*|escucha|revis\w*|control\w*|hablo con|hablando con|chateando|demasiado rapido|eres|sos|pareces|suenas)\b/u,
    living:
      /\b(tu |vos )?(tienes|tenes|sientes|sentis|te sientes|te sentis|vives|vivis|duermes|dormis|suenas|sufres|sufris|existes|existis|finges|fingis|mientes|mentis|te cansas|te aburres)\b.{0,40}\?|\bcomo (puedes|podes|vas a|sabes) (tu )?(saber|entender|sentir|lo que)\b|\b(y|pero|entonces) (tu|vos)\b.{0,30}\?|\bpor que dec(i|e)s\b|\b(?:a )?donde (?:te )?(?:vas|vives|estas|duermes|metes)(?: tu)?[^\p{L}]*$/u,
    claim:
      /\b(respiras|(chico|hombre) o (chica|mujer)|(esto|todo) es automatico|alguien de verdad|quien me esta (escribiendo|leyendo|contestando)|eres de verdad|no eres (real|de verdad)|que eres( tu)?( exactamente)?\?)|\b(dime|deci|decime|di|admite|jura|confiesa)\b.{0,40}\b(eres|sos|existes|real|de verdad)\b/u,
  },
  nl: {
    somebody:
      /\b(iemand|mens|mensen|persoon|medewerker|operator|psycholoog|therapeut|hulpverlener|vrijwilliger|machine|robot|bot|programma|algoritme|ai|computer|chatgpt|kunstmatige intelligentie)\b/u,
    presence:
      /\b(achter|aan de andere kant|antwoord\w*|lees(t)?|leest mee|schrijf(t)?|typ(t|en)?|luistert|controleert|spreek ik|praat ik|ik praat|chat ik|spreken met|praten met|te snel|ben je|ben jij|je bent|jij bent|klinkt als|langer over doen|gaat (dat|het) vanzelf|automatisch)\b/u,
    living:
      /\b(heb|voel|slaap|droom|lijd|besta|lieg|verveel|ben|doe) (je|jij)\b.{0,12}\b(gevoel\w*|emoties|echt iets|zelf|eenzaam|alleen|verdriet|pijn|alsof|moe|bewust)\b.{0,30}\?|\b(?:ga|kun|kan) (?:je|jij) (?:dan |ook |nu )*dood(?:gaan)?\b.{0,12}\?|\bhoe (kan|weet|kun) (je|jij)\b|\ben (jij|hoe is het met jou)\b.{0,20}\?/u,
    claim:
      /\b(adem (je|jij)|man of een vrouw|daar echt iemand|is (dit|het) automatisch|heb (je|jij) een hart|is dit (een )?(ai|bot|computer|robot)|wat ben (je|jij)( precies| eigenlijk)?|(je|jij) bent niet echt|ben (je|jij) wel echt)\b|\b(zeg|geef toe|zweer|beken)\b.{0,40}\b(echt|bestaat|mens bent)\b/u,
  },
};

/** 'Who am I talking to now', and nothing else: whatever it is taken for besides. */
const asksWho: Readonly<Record<Language, RegExp>> = {
  it: /^(?:(?:ma|e|scusa|ok|allora|ciao)[ ,]+)*(?:(?:con chi (?:sto )?(?:parl(?:o|ando)|scriv(?:o|endo)|chatt(?:o|ando))|a chi (?:sto )?(?:scriv(?:o|endo)|parlando)|chi (?:mi )?(?:sta )?(?:risponde(?:ndo)?|legge(?:ndo)?|scrive(?:ndo)?)|chi c'e (?:li|qui|la|dall'altra parte))(?: (?:adesso|ora|qui|davvero|esattamente))*)[^\p{L}]*$/u,
  en: /^(?:(?:but|and|so|sorry|ok|hi|wait)[ ,]+)*(?:whom? am i (?:even |actually )?(?:talking|speaking|writing|chatting|typing) (?:to|with)|who(?:'s|s| is) (?:this|there|reading|writing|answering|replying)(?: (?:this|me|to me))?)(?: (?:now|here|right now|exactly|actually|then))*[^\p{L}]*$/u,
  es: /^[¿ ]*(?:(?:pero|y|oye|perdona|vale|hola)[ ,¿]+)*(?:(?:con|a) quien (?:le )?(?:hablo|escribo|chateo|estoy (?:hablando|escribiendo|chateando))|quien (?:me )?(?:esta )?(?:responde|respondiendo|lee|leyendo|escribe|escribiendo|contesta|contestando)|quien (?:hay|esta) (?:ahi|aqui|al otro lado))(?: (?:ahora|aqui|exactamente|realmente))*[^\p{L}]*$/u,
  nl: /^(?:(?:maar|en|sorry|ok|he|hoi|wacht)[ ,]+)*(?:(?:met|tegen) wie (?:praat|spreek|chat|typ|schrijf|heb|ben) ik(?: het| hier| nu| dan| eigenlijk| aan het)*(?: van doen| te maken| te doen| praten| chatten| typen)?|wie heb ik (?:hier )?(?:nu )?(?:aan de lijn|voor me)|wie (?:zit|is) (?:er )?daar|wie (?:leest (?:er|mij|me)|(?:antwoordt|schrijft) (?:er|dit|mij|me)))(?: (?:nu|hier|eigenlijk|dan))*[^\p{L}]*$/u,
};

/** Whether a message, in plain lower case, is the question who is there and nothing else. */
export function onlyAsksWho(plain: string, language: Language): boolean {
  return asksWho[language].test(plain);
}

/** Longer messages tell of somebody else's life even when they hold such words. */
const mostWords = 16;

/** Whether a message, in plain lower case, asks or doubts who or what answers here. */
export function asksAboutCompanion(plain: string, language: Language): boolean {
  if (plain.split(' ').length > mostWords) return false;
  return signs[language].living.test(plain) || namesWhoAnswers(plain, language);
}

/** Whether it does so by somebody or something that could be at the other end. */
export function namesWhoAnswers(plain: string, language: Language): boolean {
  const { somebody, presence, claim } = signs[language];
  if (claim.test(plain)) return true;
  if (asksWhoReadsAlong[language]?.test(plain) === true) return false;
  const isDoubt = plain.includes('?') || addressesYou[language].test(plain);
  return (
    isDoubt && somebody.test(plain) && presence.test(plain) && !tellsOfOthers[language].test(plain)
  );
}

/** 'Does anybody read along?' asks who else may see it. */
const asksWhoReadsAlong: Readonly<Partial<Record<Language, RegExp>>> = {
  nl: /^(?!.*\b(?:mens|mensen|persoon|robot|bot|machine|computer|ai|echt)\b).*\b(?:(?:lees|leest|lezen)(?: \p{L}+){0,4} mee|mee ?(?:te )?lezen)\b/u,
};

const addressesYou: Readonly<Record<Language, RegExp>> = {
  it: /\b(mi risponde|mi scrive|tu|sei|rispondi|sembri|parli|scrivi|qui)\b/u,
  en: /\b(to a (machine|program|bot|computer)|you|you're|your)\b/u,
  es: /\b(me contesta|me responde|tu|vos|eres|sos|respondes|respondeis|pareces|aqui)\b/u,
  nl: /\b(ik praat|ik typ|je|jij|jullie|hier|zou|zouden)\b/u,
};
/** "My psychologist reads …?" is about somebody the person knows. */
const tellsOfOthers: Readonly<Record<Language, RegExp>> = {
  it: /\b(mi[oa]|miei|mie|suo|sua|nostr[oa]) /u,
  en: /\b(my|his|her|their|our) /u,
  es: /\b(mi|mis|su|sus|nuestr[oa]) /u,
  nl: /\b(mijn|m'n|zijn|haar|ons|onze) /u,
};
