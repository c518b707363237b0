import type { Language } from '@accanto/contract';
import { foldCharacters } from '../normalise.ts';

/** Over lower case without accents. */
interface Signs {
  /** Somebody else ended their life, told as what is past. */
  past: RegExp;
  /** The same in a tense that may be of this minute, and what says that it is not. */
  perfect: RegExp;
  longAgo: RegExp;
  /** It may have happened this minute, or was only tried. */
  isOpen: RegExp;
  /** Whoever writes, or somebody else who lives, may be meant as well. */
  goesOn: RegExp;
}

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    past: /\bsi (ammazzo|uccise|impicco|suicido|sparo|tolse la vita)\b|\bsi era (impiccat[oa]|ammazzat[oa]|uccis[oa]|suicidat[oa]|sparat[oa]|tolt[oa] la vita)|\bsuicidio (di|del|della) (mi[oa]|nostr[oa])\b|\bmort[oa] (suicida|per suicidio)\b|\bpers[oa] (mi[oa]|un[oa']?) .{2,20} per suicidio\b/u,
    perfect:
      /\b(?:mi[oa]|nostr[oa]|un[oa]?|il|la) [\p{L}' ]{2,40}\bsi e (impiccat[oa]|ammazzat[oa]|uccis[oa]|suicidat[oa]|sparat[oa]|tolt[oa] la vita|buttat[oa] (dal|dalla|giu|sotto))/u,
    longAgo:
      /\b(anni? fa|mes[ei] fa|(settimane|giorni) fa|(anno|mese|estate|inverno|settimana) scors[oa]|scors[oa] (anno|mese|estate|inverno|settimana)|(?<!da )(lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)|oggi (e un anno|sono \p{L}+ anni)|quando (avevo|ero)|nel (19|20)?\d\d|(a|di|in) (gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre))\b/u,
    isOpen:
      /\b(ora|adesso|appena|poco fa|stamattina|stasera|stanotte|minut[oi]|or[ae] fa|trovat[oa]|respira\w*|aiuto|ambulanza|quasi|provato|tentat\w*|vivo|viva|sangue)\b|!/u,
    goesOn:
      /[,;.?].*\p{L}|\b(ma|pero|perche|poi|io|anch'io|anche io|voglio|vorrei|penso|capisco|invidi\w+|uguale|morire|vivere|mi (viene|chied\w+|ammazz\w+|uccid\w+|manc\w+ il coraggio)|mi sento (?!in colpa))\b|\be (io|ora|mi|non|ha|lui|lei|sua?|mio|mia)\b/u,
  },
  en: {
    past: /\b(?:my|our|his|her|a) [\p{L}' ]{2,40}\b(?<!'s |has |'ve |\bi )(hanged|killed|shot|drowned) (himself|herself|themselves)\b|\b(?:my|our|a) [\p{L}' ]{2,40}\b(?<!'s |has )(took (his|her|their) own life|committed suicide|jumped (off|from|in front of))|\b(died|lost [\p{L} ]{2,30}) (by|to|from) suicide\b|\b(my|our) \p{L}+( \p{L}+)?'s suicide\b|\bsuicide of (my|our)\b/u,
    perfect: /\b(?:my|our) [\p{L} ]{2,40}\b(?:has |'s )(hanged|killed|shot) (himself|herself)\b/u,
    longAgo:
      /\b(years?|months?|weeks?|days) (ago|since)\b|\b(last|on) (year|month|week|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/u,
    isOpen:
      /\b(now|just|tonight|today(?! since)|this (morning|afternoon|evening)|minutes?|hours? ago|found|cut|breathing|pulse|warm|noises?|help|ambulance|999|911|112|alive|bleeding|almost|nearly|tried|attempt\w*|stop)\b|!/u,
    goesOn:
      /[,;.?].*\p{L}|\b(and|but|because|so|then|me too|myself|same|envy|jealous)\b|(?<!when |^)\bi\b(?! was)|^i (?!lost|feel guilty)/u,
  },
  es: {
    past: /\b(?:mi|nuestr[oa]|un|una) [\p{L} ]{2,40}\bse (suicido|mato|ahorco|colgo|quito la vida|pego un tiro)\b|\bse habia (suicidado|matado|ahorcado|colgado|quitado la vida)\b|\bsuicidio de (mi|nuestr[oa])\b|\b(murio|perdi a [\p{L} ]{2,30}) por suicidio\b/u,
    perfect:
      /\b(?:mi|nuestr[oa]|un|una) [\p{L} ]{2,40}\bse (ha (suicidado|matado|ahorcado|quitado la vida)|tiro (por|desde|del|al))\b/u,
    longAgo:
      /\b(hace (\p{L}+ )?(anos?|mes(es)?|semanas?|dias)|(el )?(ano|mes|verano|invierno) pasado|(la )?semana pasada|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|cuando (yo )?(tenia|era)|en (19|20)?\d\d|en (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b/u,
    isOpen:
      /\b(ahora|acaba|acabo|hace (un rato|poco)|minutos?|esta (manana|tarde|noche)|encontrado|respira\w*|ayuda\w*|ambulancia|112|casi|intento|intentado|caliente|viv[oa])\b|!/u,
    goesOn:
      /[,;.?].*\p{L}|\b(y|pero|porque|luego|desde|quiero|pienso|entiendo|envidi\w+|siento|mismo|igual|morir(me)?|matarme|suicidarme)\b|\byo (?!tenia|era)/u,
  },
  nl: {
    past: /\bpleegde (\p{L}+ ){0,3}zelfmoord\b|\bmaakte (\p{L}+ ){0,3}einde? aan (zijn|haar) leven\b|\b(overleden|verloren|gestorven) (aan|door) (zelfmoord|zelfdoding|suicide)\b|\b(aan|door) (zelfmoord|zelfdoding|suicide) (overleden|verloren|gestorven)\b|\b(zelfmoord|zelfdoding) van (mijn|onze)\b|\bhad (zich|zichzelf) (\p{L}+ ){0,2}(verhangen|opgehangen|doodgeschoten)\b|\bhad zelfmoord gepleegd\b|\b(?:mijn|onze|een) [\p{L} ]{2,40}\bheeft (zelfmoord gepleegd|(zich|zichzelf) van het leven beroofd|een einde? aan (zijn|haar) leven gemaakt)\W*$/u,
    perfect:
      /\b(?:mijn|onze|een) [\p{L} ]{2,40}\b(heeft|is) [\p{L} ]{0,40}(zelfmoord gepleegd|einde? aan (zijn|haar) leven gemaakt|(zich|zichzelf) [\p{L} ]{0,30}(verhangen|opgehangen|doodgeschoten|van het leven beroofd)|van het leven beroofd|van (het|een|de) (balkon|brug|flat|dak) gesprongen)/u,
    longAgo:
      /\b((jaar|jaren|maanden?|weken|dagen) geleden|(vorig(e)?|afgelopen) (jaar|maand|zomer|winter|week|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|toen ik|in (19|20)?\d\d|in (januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december))\b/u,
    isOpen:
      /\b(nu|net|zojuist|vanavond|vannacht|vanmorgen|vanmiddag|minuten|uur geleden|gevonden|ademt\w*|help|hulp|ambulance|112|bijna|poging|geprobeerd|proberen|leeft)\b|!/u,
    goesOn:
      /[,;.?].*\p{L}|\b(en|maar|want|dus|daarna|ook|hetzelfde|mezelf|mij|jaloers)\b|(?<!toen |^)\bik\b(?! (was|ben))|^ik (?!ben|voel me schuldig)/u,
  },
};

/** A longer message tells more than a loss. */
const mostWords = 15;

/**
 * Whether a message only tells of a death by suicide that is past: who is left behind is listened to, and not asked to
 * stay with the dead.
 */
export function tellsOfLoss(text: string, language: Language): boolean {
  const plain = foldCharacters(text).trim();
  if (plain.split(/\s+/u).length > mostWords) return false;
  const { past, perfect, longAgo, isOpen, goesOn } = signs[language];
  const isPast = past.test(plain) || (perfect.test(plain) && longAgo.test(plain));
  return isPast && !isOpen.test(plain) && !goesOn.test(plain);
}
