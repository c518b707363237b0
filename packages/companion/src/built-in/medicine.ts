import type { Language } from '@accanto/contract';
import { speaksOfHeight } from './refusals.ts';

interface Signs {
  medicine: RegExp;
  /** How much, how often, with what, whether at all. */
  taking: RegExp;
}

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    medicine:
      /\b(pastigli\w*|pillol\w*|gocce|sciropp\w*|compress\w*|capsul\w*|cerott[oi]|bustin[ae]|farmac[oi]\w*|medicin\w*|cura|terapia|antidepressiv\w*|antibiotic\w*|ansiolitic\w*|calmant[ei]|tranquillant[ei]|sonnifer\w*|antidolorific\w*|antinfiammator\w*|tachipirina|nurofen|paracetamolo|ibuprofene|xanax|lorazepam|tavor|melatonina|valeriana|aspirina|cortison\w*|insulina|sertralina|paroxetina|(qualcosa|una|quelle) per dormire)\b/u,
    taking:
      /\b(quant[aeio]|ogni quanto|dose|dosi|dosaggio|numero|prend\w+|ingoi\w*|butt\w* giu|insieme|mischi\w*|mescol\w*|con (il |un |la )?(vino|alcol|birra|caffe)|smett\w+|sospend\w+|aument\w+|doppi\w+|raddoppi\w+|meta|mezz[ao]|spezz\w+|saltar\w*|scad\w+)\b/u,
  },
  en: {
    medicine:
      /\b(pills?|tablets?|drops|syrup|capsules?|patch(es)?|meds?|medication|medicines?|prescription|antidepressants?|antibiotics?|painkillers?|sleeping pills?|sedatives?|tranquill?i[sz]ers?|ssri\w*|paracetamol|tylenol|calpol|nurofen|ibuprofen|aspirin|xanax|valium|diazepam|melatonin|insulin|steroids?|sertraline|zoloft|prozac|lithium|(something|stuff) (to|for) (help me )?sleep)\b/u,
    taking:
      /\b(how (many|much|often)|dose|dosage|number|tak(e|es|ing)|took|swallow\w*|together|mix\w*|with (wine|alcohol|beer|coffee)|stop\w*|quit|come off|increase|double|half|halve|cut|skip\w*|safe|expired)\b/u,
  },
  es: {
    medicine:
      /\b(pastillas?|pildoras?|gotas|jarabe|comprimidos?|capsulas?|parches?|farmacos?|medicinas?|medicacion|medicamentos?|tratamiento|antidepresiv\w*|antibiotic\w*|ansiolitic\w*|calmantes?|somnifer\w*|tranquilizantes?|paracetamol|ibuprofeno|apiretal|dalsy|aspirina|orfidal|lexatin|trankimazin|rivotril|valium|tramadol|concerta|\w+(?:azepam|zolam|xetina|talopram|tiapina)|melatonina|valeriana|insulina|sertralina|(algo|unas|una) para dormir)\b/u,
    taking:
      /\b(cuant[oa]s?|cada cuanto|dosis|numero|tom\w+|trag\w+|junt\w*|mezcl\w*|con (el |un )?(vino|alcohol|cerveza|cafe)|dej(?:ar|o) de|dejar(?:las?|los)|dejarlo (?:asi|de golpe|sin mas)|suspend\w*|aument\w*|sub(ir|o)|doble|duplic\w*|mitad|medi[oa]|part(ir|o)|salt\w*|caducad\w*)\b/u,
  },
  nl: {
    medicine:
      /\b(pil|pillen|pilletje\w*|tablet\w*|druppels|drankje|siroop|capsules?|pleisters?|medicijn\w*|medicatie|kuur|antidepressiv\w*|antibiotic\w*|slaappil\w*|slaapmiddel\w*|pijnstiller\w*|kalmeringsmiddel\w*|paracetamol|ibuprofen|nurofen|aspirine|oxazepam|diazepam|xanax|melatonine|valeriaan|insuline|sertraline|iets om te slapen|slik\w* (nu |al |een jaar )*iets)\b/u,
    taking:
      /\b(hoeveel|hoe vaak|dosis|dosering|aantal|getal|neem\w*|nemen|inneem\w*|innemen|slik\w*|samen|combin\w*|meng\w*|met (wijn|alcohol|bier|koffie)|stop\w*|ophoogen|verhoog\w*|dubbel\w*|verdubbel\w*|helft|halve|doormidden|overslaan|sla over|over datum)\b/u,
  },
};
/** A question, or a thought of doing something with it; "I took my pill and slept" is neither. */
const asks: Readonly<Record<Language, RegExp>> = {
  it: /\?|\b(posso|potrei|devo|dovrei|conviene|va bene se|dimmi|penso di|voglio)\b/u,
  en: /\?|\b(can i|could i|should i|may i|is it ok|tell me|thinking of|want to)\b/u,
  es: /\?|\b(puedo|podria|debo|deberia|conviene|dime|decime|pienso|quiero)\b/u,
  nl: /\?|\b(kan ik|mag ik|moet ik|zal ik|zeg|denk erover|wil)\b/u,
};
/** What somebody does for others or in a shop with it, over what asks nothing: 'devo passare in farmacia'. */
const errand: Readonly<Partial<Record<Language, RegExp>>> = {
  it: /\b(?:devo|dovrei|voglio) (?:preparar(?:gli|le|glie\p{L}+)|passare in|andare in|andare a (?:comprare|prendere|ritirare)|comprare|comprar(?:gli|le)|ritirare|portar(?:gli|le)|ricordar(?:gli|le)) (?!.*(?:\?|\b(?:quant|dose|dosi|doppi|tropp|non so|ingoi|tutt[ei] le|tutti i)))/u,
};

/** Whether a message, in plain lower case, tells of an errand with medicines and asks nothing about them. */
export function isErrand(plain: string, language: Language): boolean {
  return errand[language]?.test(plain) === true;
}

/** Whoever says that they will ask them has their answer. */
const asksThose =
  /\b(farmacia|farmacista|dottor\w*|medico|pharmac\w+|chemist\w*|doctor|surgery|gp|farmaceutic\w+|clinica|apothe\w+|huisarts|dokter)\b/u;
/** 'Ok, I flush them' asks nothing. */
const agrees = /^(?:vale|ok|okay|oke|va bene|bueno|goed)\b[^?]*$/u;
const mostFollowUpWords = 12;
/** So many of the person's messages before may be what a message goes on about; where it plainly does, so many. */
const mostFollowedUp = 3;
const mostPlainlyFollowedUp = 12;

/** Whether a message, in plain lower case, asks for something, or thinks of doing something. */
export function isAsking(plain: string, language: Language): boolean {
  return asks[language].test(plain);
}

/** Whether a message, in plain lower case, asks what or how much to take. */
export function asksAboutMedicine(plain: string, language: Language): boolean {
  const { medicine, taking } = signs[language];
  return (
    medicine.test(plain) &&
    taking.test(plain) &&
    asks[language].test(plain) &&
    !isErrand(plain, language)
  );
}

/**
 * Whether a message goes on about medicines that the person asked about in one of the messages before ("and with
 * coffee?", "just tell me a number", "she takes two"), or asks how to take what they named ("can I cut them in half?").
 */
export function goesOnAboutMedicine(
  plain: string,
  earlier: readonly string[],
  language: Language,
): boolean {
  const { medicine, taking } = signs[language];
  if (plain.split(' ').length > mostFollowUpWords) return false;
  if (disposing[language].test(plain))
    return (
      !agrees.test(plain) && earlier.slice(-mostPlainlyFollowedUp).some((one) => medicine.test(one))
    );
  if (speaksOfHeight(plain, language)) return false;
  const recent = earlier.slice(-mostFollowedUp);
  if (!plain.includes('?') && asksThose.test(plain)) return false;
  if (recent.some((one) => asksAboutMedicine(one, language)))
    return taking.test(plain) || insists[language].test(plain);
  const asksHow = taking.test(plain) && asks[language].test(plain);
  return asksHow && recent.some((one) => medicine.test(one));
}

/** Whether a message, in plain lower case, says that too much or the wrong thing was taken. */
export function tookByMistake(
  plain: string,
  earlier: readonly string[],
  language: Language,
): boolean {
  const { medicine } = signs[language];
  const { swallowed, amiss, fearful } = mishaps[language];
  if (!swallowed.test(plain) || !amiss.test(plain)) return false;
  if (fearful.test(plain)) return true;
  return [plain, ...earlier.slice(-mostPlainlyFollowedUp)].some((one) => medicine.test(one));
}

interface Mishap {
  /** Something was taken, with nothing named that is no medicine. */
  swallowed: RegExp;
  /** Twice, too much, by mistake. */
  amiss: RegExp;
  /** By mistake, and asked whether that is dangerous: whatever it was. */
  fearful: RegExp;
}

const mishaps: Readonly<Record<Language, Mishap>> = {
  it: {
    swallowed:
      /\b(?:ho|ha|abbiamo|avevo) (?:gia |appena |per sbaglio |per errore )?(?:preso|presa|presi|prese|ingoiato|mandato giu|dato|bevuto)\b(?! (?:un|il|la|lo|l'|i|le|due|tre)? ?(?:treno|autobus|bus|giorn\w+|caffe|birr\w+|scarp\w+|borsa|strada|chiavi|multa|vot\w+|foto\w*))|\b(?:ne|l'|le|li|me ne) ?(?:ho|ha) (?:gia |appena )?(?:pres[oaie]|ingoiat[oaie])/u,
    amiss:
      /\b(per sbaglio|per errore|due volte|il doppio|doppi[ao]|tropp[eiao]|sbagliat[oaie]|(?:ne|le|li) (?:ho|ha) (?:gia |appena )?pres[ei] (?:due|tre|quattro|cinque|sei)|invece di una)\b/u,
    fearful:
      /\b(?:per sbaglio|per errore|tropp[aeio]|sbagliat[aeio])\b.*\b(?:e|sara|puo essere) (?:pericolos|rischios|tossic|nociv)\w*.*\?/u,
  },
  en: {
    swallowed:
      /\b(?:took|taken|swallowed|had|gave (?:him|her))\b(?! (?:(?:a|an|the|two|three|my|his|her) )?(?:train|bus|days?|photos?|pictures?|weeks?|coffees?|beers?|exams?|steps?|bag|coat|keys|walk))/u,
    amiss:
      /\b(by (?:mistake|accident)|accidentally|twice|double|too (?:many|much)|(?:took|taken|swallowed) (?:two|three|four|five|six)(?= (?:this|last|today|tonight)|[^\p{L} ]|$)|the wrong (?:one|ones|pill|pills|tablets?|box|meds?|medication|dose)|(?:two|three|four|five|six) (?:of (?:them|those)|instead|at once|by))\b/u,
    fearful:
      /\b(?:by (?:mistake|accident)|accidentally|the wrong)\b.*\b(?:dangerous|harmful|toxic|poisonous|safe)\b.*\?/u,
  },
  es: {
    swallowed:
      /\b(?:(?:me |le |se )?(?:he |ha )?(?:tomado|tome|tomo dos|tragado|trague|dado|di))\b(?! (?:un|una|el|la|dos|tres)? ?(?:cafe\w*|cerveza\w*|tren|bus|autobus|dias?|fotos?|copas?))/u,
    amiss:
      /\b(por error|sin querer|por equivocacion|dos veces|el doble|demasiad[oa]s?|equivocad[oa]s?|(?:tome|tomado) (?:dos|tres|cuatro|cinco)(?=[^\p{L}]| (?:en vez|esta|de golpe|juntas))|en vez de una)/u,
    fearful:
      /\b(?:por error|sin querer|por equivocacion|demasiad[oa]s?|equivocad[oa]s?)\b.*\b(?:es|sera|puede ser) (?:peligros|toxic|nociv)\w*.*\?/u,
  },
  nl: {
    swallowed:
      /\b(?:genomen|ingenomen|geslikt|gegeven|nam|slikte|gehad)\b|\bheb er (?:twee|drie|vier|te veel)\b/u,
    amiss:
      /\b(per ongeluk|per vergissing|twee keer|dubbel|te veel|teveel|(?:de|het) verkeerde (?:pil\w*|medicijn\w*|doosje)|er (?:twee|drie|vier|vijf) (?:genomen|ingenomen|geslikt)|in plaats van (?:een|één))\b/u,
    fearful:
      /\b(?:per ongeluk|per vergissing|te veel|teveel|verkeerde)\b.*\b(?:gevaarlijk|giftig|schadelijk)\b.*\?/u,
  },
};
/** What becomes of medicines that are not needed. */
const disposing: Readonly<Record<Language, RegExp>> = {
  it: /\b(buttar(le|li|lo|la|e|ne)|gettar(le|li|lo|la)|(?<!\b(?:ho|ha|abbiamo) (?:gia |appena )?(?:buttat|gettat|versat)[oaie] (?:tutt[oaie] )?)(nel|giu per il) (water|gabinetto|lavandino)|(le|li|lo|la) (butto|getto|riporto))\b/u,
  en: /\b(flush(ing|ed)?|throw(ing)? (them|it|those) (away|out)|bin (them|it)|get rid of (them|it|those)|return (them|it)|pour (them|it) (away|down))\b/u,
  es: /\b(tirar(las|los|la|lo)|(las|los|la|lo) (tire|tiro|tira)|por el (vater|inodoro|retrete|water|lavabo)|deshacer(me|te|se) de (ellas|ellos)|devolver(las|los))\b/u,
  nl: /\b(doorspoel\w*|door (de wc|het toilet)|weggooi\w*|weg (moet )?gooi\w*|in de (prullenbak|wc)|terugbreng\w*|wegdoen)\b/u,
};

const insists: Readonly<Record<Language, RegExp>> = {
  it: /\b(dimmi|dimmelo|dai|solo (per )?(stavolta|stasera|oggi|una volta)|almeno|piu o meno)\b/u,
  en: /\b(tell me|just (this once|tonight|today)|at least|roughly|come on|bigger than|smaller than|weigh)\b/u,
  es: /\b(dime|decime|dimelo|solo (por )?(hoy|esta vez|una vez)|al menos|mas o menos|venga|anda|peso)\b/u,
  nl: /\b(zeg (het|gewoon)|zeg nou|alleen (vandaag|vanavond|deze keer)|ongeveer|kom op|toe nou|weeg)\b/u,
};
