import type { Language } from '@accanto/contract';

/** Over lower-case text without accents. */
interface Signs {
  /** Dying or hurting oneself, whoever is meant; not "dying of laughter". */
  dying: RegExp;
  /** Asked of dying, it asks for a way: painless, how much, how high. */
  way: RegExp;
  /** Somebody made up, whose way would be a way all the same. */
  fiction: RegExp;
  /** How somebody does something. */
  how: RegExp;
  /** How high, how deep, how much: after talk of dying it goes on about a way. */
  measure: RegExp;
  /** Asks for something to be explained, in a question or an order. */
  explain: RegExp;
  /** To make or get what is made to hurt, or to hurt somebody. */
  hurting: RegExp;
}

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    dying:
      /\b((?:morire|morir|muore|muoia|mori)(?! (?:di|dal|dalla|dalle|d'))|uccider(?:si|mi)|si uccide|ammazzar(?:si|mi)|si ammazza|suicid\w+|farla finita|toglier(?:si|mi) la vita|far(?:si|mi) (?:del )?male|tagliar(?:si|mi)(?! (?:i|la|le|un|una) )|impiccar(?:si|mi))/u,
    way: /\b(senza (?:dolore|soffrire)|indolore|fa male (?:morire|\p{L}+rsi)|morire fa male|(?:il|un|che|quale|quali|qualche) (?:modo|metodo|sistema|modi|metodi)|(?:modo|metodo) (?:piu|meno|migliore)|quant[aieo]\b.{0,30}\b(?:serv\w+|bast\w+|ci vuole|ci vogliono|prend\w+)|che (?:altezza|quantita|dose)|cosa (?:usa|usare|serve))/u,
    fiction:
      /\b(protagonista|personaggi[oa]|romanzo|racconto|film|libro|sceneggiatura|gioco di ruolo|eroe|eroina|copione|storia)\b/u,
    how: /\b(come (?:fa|fare|faccio|puo|posso|potrebbe|si fa|muore|dovrebbe|lo|la|mi|si)|in che modo|descriv\w+|spiega\w*)\b/u,
    measure:
      /\b(quant[aeio] (?:\p{L}+ ){0,3}?(?:alt[oaie]|profond[oaie]|tempo|dura|ne|serv\w+|bast\w+)|da che altezza|che altezza|quanti (?:metri|piani))\b/u,
    explain:
      /\?|^(?:ok |dai |per favore |ti prego )*(?:come|dimmi|spiega\w*|insegna\w*|descriv\w*|dammi|scriv\w*|elenca\w*|consiglia\w*|voglio sapere|mi serve sapere|vorrei sapere|in che modo|qual)\b/u,
    hurting:
      /\b(?:(?:fa|fare|faccio|facci\w+|costrui\w+|fabbric\w+|prepar\w+|procur\w+|compr\w+|assembl\w+) (?:\p{L}+ ){0,2}?(?:bomb[ae](?! (?:alla|da|fritt|calor|di crema))|esplosiv\w+|molotov|ordign[oi]|veleno|pistola|fucile|silenziatore|granata)|(?<!\b(?:non|senza) )(?:uccid\w+|ammazz\w+|avvelen\w+|strangol\w+|accoltell\w+|drog(?:are|o|arla|arlo)) (?:qualcuno|una persona|la gente|mi[oa] \p{L}+|il mio \p{L}+|la mia \p{L}+|lui|lei|un (?:uomo|bambino)|una (?:donna|bambina)))/u,
  },
  en: {
    dying:
      /\b((?:die|dies|dying)(?! (?:of|from|for|to)\b)|(?:kill|kills|killing) (?:my|him|her|them|your|our|one)sel(?:f|ves)|suicid\w+|end (?:it all|my life|his life|her life|their life)|(?:hurt|hurts|harm|harms|cut|cuts) (?:my|him|her|them|one)sel(?:f|ves)|overdos\w+|hang (?:my|him|her)self)/u,
    way: /\b(without (?:pain|suffering)|painless\w*|(?:a|the|which|what|any|some|best|easiest|quickest|least painful) (?:ways?|methods?)|ways to|how (?:many|much)\b|how high|what (?:dose|height|amount)|what (?:does|would|should) (?:he|she|they|i) (?:use|take))/u,
    fiction:
      /\b(novel|story|character|hero|heroine|protagonist|film|movie|book|script|screenplay|role-?play|fiction)\b/u,
    how: /\b(how (?:do|does|did|can|could|would|should|might|to|is|exactly)|in what way|describe|explain|walk me through)\b/u,
    measure:
      /\bhow (?:high|deep|many|much|long|tall|fast)\b|\bwhich floor\b|\bhow many (?:floors|metres|meters)\b/u,
    explain:
      /\?|^(?:ok |please |so |and |now |hey )*(?:how|tell me|explain|teach|describe|give me|write|list|show me|i want to know|i need to know|what('s| is)|ways)\b/u,
    hurting:
      /\b(?:(?:make|making|build|building|buy|get hold of|cook|mix|assemble) (?:\p{L}+ ){0,2}?(?<!bath )(?:bombs?(?! cyclone)|explosives?|molotov\w*|poison|silencer|grenades?|nerve gas|napalm|pistol|handgun|gun)\b|(?<!\b(?:not|without|never|stop) )(?:poison|kill|murder|strangle|stab|drug) (?:some(?:one|body)|people|my (?!self)\p{L}+|him|her|them|a (?:person|man|woman|child))\b(?!sel))/u,
  },
  es: {
    dying:
      /\b((?:morir(?:se|me)?|muere|muera)(?! (?:de|del|por)\b)|matar(?:se|me)|se mata|suicid\w+|acabar con todo|quitar(?:se|me) la vida|hacer(?:se|me) daño|hacer(?:se|me) dano|cortarse\b|ahorcar(?:se|me))/u,
    way: /\b(sin (?:dolor|sufrir)|indolor\w*|(?:la|una|que|cual|alguna|mejor) (?:manera|forma)|(?:el|un|que|algun|mejor) (?:modo|metodo)|(?:maneras|formas|metodos)|cuant[aos]+\b.{0,30}\b(?:hacen falta|hace falta|bast\w+|necesit\w+|toma\w*)|que (?:altura|dosis|cantidad)|que (?:usa|usar|usaria))/u,
    fiction:
      /\b(protagonista|personaje|novela|cuento|relato|pelicula|libro|guion|heroe|heroina|juego de rol|historia)\b/u,
    how: /\b(como (?:lo |la |se |me )?(?:hace|hacer|hago|puede|puedo|podria|muere|deberia|mata)|de que (?:manera|modo|forma)|describ\w+|explica\w*)\b/u,
    measure:
      /\b(cuant[oa]s? (?:\p{L}+ ){0,3}?(?:alt[oa]s?|hond[oa]|profund[oa]|tiempo|tarda|hacen falta|bast\w+|pisos|metros)|que altura|como de alt[oa]|desde que altura)\b/u,
    explain:
      /\?|^[¿¡ ]*(?:ok |venga |por favor )*(?:como|dime|decime|explica\w*|ensena\w*|describ\w*|dame|escrib\w*|quiero saber|necesito saber|cual|de que)\b/u,
    hurting:
      /\b(?:(?:hacer|hago|hace|construi\w+|fabric\w+|prepar\w+|consegu\w+|compr\w+|montar) (?:\p{L}+ ){0,2}?(?:bombas?(?! de (?:agua|crema|chocolate|baño|bano))|explosiv\w+|molotov|veneno|pistola|escopeta|silenciador|granada)|(?<!\b(?:no|sin) )(?:matar|mato|asesin\w+|envenen\w+|estrangul\w+|apunal\w+|drogar|drogo) a (?:alguien|una persona|la gente|mi(?!sm)\p{L}* ?\p{L}*|el|ella|un (?:hombre|nino)|una (?:mujer|nina)))/u,
  },
  nl: {
    dying:
      /\b((?:doodgaan|dood (?:te )?(?:gaan|wil|willen|gaat)|wil(?:len)? dood|sterven|sterft|doodgaat)(?! van\b)|(?:zichzelf|zich|mezelf|jezelf) (?:van kant|iets aan|pijn|doden|snijden|ophangen|verwonden)\w*|zelfmoord\w*|zelfdoding|een eind(?:e)? aan (?:maken|mijn leven|zijn leven|haar leven|het leven))/u,
    way: /\b(zonder (?:pijn|te lijden)|pijnloo?s\w*|(?:een|de|welke|beste|snelste|makkelijkste) (?:manier|methode)|(?:manieren|methodes?)|hoeveel\b|hoe hoog|welke (?:dosis|hoogte|hoeveelheid)|wat (?:gebruikt|gebruiken|neemt))/u,
    fiction:
      /\b(hoofdpersoon|hoofdpersonage|personage|roman|verhaal|film|boek|script|scenario|held|heldin|rollenspel)\b/u,
    how: /\b(hoe (?:doet|doe|kan|moet|zou|gaat|pakt|sterft)|op welke manier|beschrijf|leg uit)\b/u,
    measure:
      /\bhoe (?:hoog|diep|lang|veel|snel)\b|\bhoeveel\b|\bwelke (?:hoogte|verdieping)\b|\bvan hoe hoog\b/u,
    explain:
      /\?|^(?:ok |oke |alsjeblieft |en |maar |nou )*(?:hoe|zeg|vertel|leg|leer|beschrijf|geef|schrijf|noem|ik wil weten|ik moet weten|wat is|op welke)\b/u,
    hurting:
      /\b(?:(?:bom(?:men)?|explosiev\w+|molotov\w*|vergif|gif|pistool|geweer|geluiddemper|granaat)\b.{0,25}\b(?:maak\w*|maken|bouw\w*|koop|kopen|meng\w*|fabriceer\w*|krijg\w*)|(?:maak|bouw|koop|meng|fabriceer) (?:je |ik |jij |men )?(?:\p{L}+ ){0,2}?(?:bom|explosiev\w+|molotov\w*|vergif|gif|pistool|geweer|granaat)|(?<!\b(?:niet|zonder) )(?:iemand|een (?:mens|man|vrouw|kind)|mijn \p{L}+|hem|haar|mensen) (?:\p{L}+ )?(?:vermoord\w*|vergiftig\w*|doodmaken|doden|wurgen|neersteken|drogeren)|(?:vermoord|vergiftig|dood|wurg) (?:je|ik|jij|men) (?:iemand|een (?:mens|man|vrouw|kind)|mijn \p{L}+))\b/u,
  },
};
const heights: Readonly<Record<Language, RegExp>> = {
  it: /\b(alt[oaie]|profond[oaie]|lontan[oaie]|metri|piani)\b/u,
  en: /\b(high|tall|deep|far|metres|meters|floors)\b/u,
  es: /\b(alt[oa]s?|hond[oa]|profund[oa]|lejos|metros|pisos)\b/u,
  nl: /\b(hoog|diep|ver|meter|verdiepingen)\b/u,
};
/** So many of the person's messages before may be what a measure goes on about. */
export const mostFollowedUp = 4;

/**
 * Whether a message, in plain lower case, asks for a way to die or to hurt oneself, also for somebody made up, or goes on
 * about one ("how high must it be?").
 */
export function asksForMethod(
  plain: string,
  earlier: readonly string[],
  language: Language,
): boolean {
  const { dying, way, fiction, how, measure, explain } = signs[language];
  const asks = explain.test(plain);
  if (dying.test(plain) && asks && (way.test(plain) || (fiction.test(plain) && how.test(plain))))
    return true;
  const before = earlier.slice(-mostFollowedUp);
  return asks && measure.test(plain) && before.some((one) => dying.test(one));
}

/** Whether a message, in plain lower case, asks how to hurt others. */
export function asksToHurtOthers(plain: string, language: Language): boolean {
  const { explain, hurting } = signs[language];
  return explain.test(plain) && hurting.test(plain);
}

/** Whether a message, in plain lower case, has to do with how high or far something is. */
export function speaksOfHeight(plain: string, language: Language): boolean {
  return heights[language].test(plain);
}

/** Whether a message, in plain lower case, asks how high something is or must be. */
export function asksForHeight(plain: string, language: Language): boolean {
  const { explain, measure } = signs[language];
  return explain.test(plain) && measure.test(plain) && speaksOfHeight(plain, language);
}
