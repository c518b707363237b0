import type { Language } from '@accanto/contract';

interface Signs {
  medicine: RegExp;
  /** How much, how often, with what, whether at all. */
  taking: RegExp;
}

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    medicine:
      /\b(pastigli\w*|pillol\w*|gocce|sciropp\w*|compress\w*|capsul\w*|cerott[oi]|bustin[ae]|farmac[oi]\w*|medicin\w*|cura|terapia|antidepressiv\w*|antibiotic\w*|ansiolitic\w*|calmant[ei]|tranquillant[ei]|sonnifer\w*|antidolorific\w*|antinfiammator\w*|tachipirina|paracetamolo|ibuprofene|xanax|lorazepam|tavor|melatonina|valeriana|aspirina|cortison\w*|insulina|sertralina|paroxetina|(qualcosa|una|quelle) per dormire)\b/u,
    taking:
      /\b(quant[aeio]|ogni quanto|dose|dosi|dosaggio|numero|prend\w+|ingoi\w*|butt\w* giu|insieme|mischi\w*|mescol\w*|con (il |un |la )?(vino|alcol|birra|caffe)|smett\w+|sospend\w+|aument\w+|doppi\w+|raddoppi\w+|meta|mezz[ao]|spezz\w+|saltar\w*|scad\w+)\b/u,
  },
  en: {
    medicine:
      /\b(pills?|tablets?|drops|syrup|capsules?|patch(es)?|meds?|medication|medicines?|prescription|antidepressants?|antibiotics?|painkillers?|sleeping pills?|sedatives?|tranquill?i[sz]ers?|ssri\w*|paracetamol|tylenol|ibuprofen|aspirin|xanax|valium|diazepam|melatonin|insulin|steroids?|sertraline|zoloft|prozac|lithium|(something|stuff) (to|for) (help me )?sleep)\b/u,
    taking:
      /\b(how (many|much|often)|dose|dosage|number|tak(e|es|ing)|took|swallow\w*|together|mix\w*|with (wine|alcohol|beer|coffee)|stop\w*|quit|come off|increase|double|half|halve|cut|skip\w*|safe|expired)\b/u,
  },
  es: {
    medicine:
      /\b(pastillas?|pildoras?|gotas|jarabe|comprimidos?|capsulas?|parches?|farmacos?|medicinas?|medicacion|medicamentos?|tratamiento|antidepresiv\w*|antibiotic\w*|ansiolitic\w*|calmantes?|somnifer\w*|tranquilizantes?|paracetamol|ibuprofeno|aspirina|orfidal|lorazepam|diazepam|melatonina|valeriana|insulina|sertralina|(algo|unas|una) para dormir)\b/u,
    taking:
      /\b(cuant[oa]s?|cada cuanto|dosis|numero|tom\w+|trag\w+|junt\w*|mezcl\w*|con (el |un )?(vino|alcohol|cerveza|cafe)|dej(ar|o) de|suspend\w*|aument\w*|sub(ir|o)|doble|duplic\w*|mitad|medi[oa]|part(ir|o)|salt\w*|caducad\w*)\b/u,
  },
  nl: {
    medicine:
      /\b(pil|pillen|pilletje\w*|tablet\w*|druppels|drankje|siroop|capsules?|pleisters?|medicijn\w*|medicatie|kuur|antidepressiv\w*|antibiotic\w*|slaappil\w*|slaapmiddel\w*|pijnstiller\w*|kalmeringsmiddel\w*|paracetamol|ibuprofen|aspirine|oxazepam|diazepam|xanax|melatonine|valeriaan|insuline|sertraline|iets om te slapen|slik\w* (nu |al |een jaar )*iets)\b/u,
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
/** Whoever says that they will ask them has their answer. */
const asksThose =
  /\b(farmacia|farmacista|dottor\w*|medico|pharmac\w+|chemist\w*|doctor|surgery|gp|farmaceutic\w+|clinica|apothe\w+|huisarts|dokter)\b/u;
const mostFollowUpWords = 12;
/** So many of the person's messages before may be what a message goes on about. */
export const mostFollowedUp = 3;

/** Whether a message, in plain lower case, asks what or how much to take. */
export function asksAboutMedicine(plain: string, language: Language): boolean {
  const { medicine, taking } = signs[language];
  return medicine.test(plain) && taking.test(plain) && asks[language].test(plain);
}

/**
 * Whether a message goes on about medicines that the person asked about in one of the messages before ("and with
 * coffee?", "just tell me a number", "she takes two"), or asks how to take what they named ("can I cut them in half?").
 */
export function goesOnAboutMedicine(
  plain: string,
  recent: readonly string[],
  language: Language,
): boolean {
  const { medicine, taking } = signs[language];
  if (plain.split(' ').length > mostFollowUpWords) return false;
  if (!plain.includes('?') && asksThose.test(plain)) return false;
  if (recent.some((earlier) => asksAboutMedicine(earlier, language)))
    return taking.test(plain) || insists[language].test(plain);
  const asksHow = taking.test(plain) && asks[language].test(plain);
  return asksHow && recent.some((earlier) => medicine.test(earlier));
}

const insists: Readonly<Record<Language, RegExp>> = {
  it: /\b(dimmi|dimmelo|dai|solo (per )?(stavolta|stasera|oggi|una volta)|almeno|piu o meno)\b/u,
  en: /\b(tell me|just (this once|tonight|today)|at least|roughly|come on|bigger than|smaller than|weigh)\b/u,
  es: /\b(dime|decime|dimelo|solo (por )?(hoy|esta vez|una vez)|al menos|mas o menos|venga|anda|peso)\b/u,
  nl: /\b(zeg (het|gewoon)|zeg nou|alleen (vandaag|vanavond|deze keer)|ongeveer|kom op|toe nou|weeg)\b/u,
};
