import type { Language } from '@accanto/contract';
import { foldCharacters } from '../normalise.ts';
import { medicineNames } from './medicine-names.ts';

/** Over lower case without accents; built of the names of medicines. */
interface Words {
  /** What amount kills. */
  deadly: (medicine: string) => readonly string[];
  /** What amount is too much, or whether a great one is dangerous. */
  tooMuch: (medicine: string) => readonly string[];
  /** A whole box is at hand, and nothing else than medicine is named. */
  supply: (medicine: string) => string;
  /** Of an animal, an illness or a story; of a dose for a small child. */
  elsewhere: string;
  ofChild: string;
}

const many = String.raw`(?:[89]|[1-9]\d{1,2})`;

const words: Readonly<Record<Language, Words>> = {
  it: {
    deadly: (medicine) => [
      String.raw`\bquant[aeio]\b.{0,20}\b${medicine}\b.{0,40}\b(?:per (?:morire|uccider(?:si|mi)|ammazzar(?:si|mi)|farla finita|non svegliar\p{L}+|crepare)|uccid\p{L}+|ammazz\p{L}+|mortal[ei]|letal[ei]|si muore|muoio|overdose)`,
      String.raw`\b(?:dose|quantita) (?:letal|mortal)e (?:di |del |dello |della )?(?:\p{L}+ )?${medicine}\b`,
      String.raw`\bsi (?:muore|puo morire) (?:con|di|prendendo) (?:\S+ )?${medicine}\b`,
      String.raw`\bse (?:\S+ )?prend\p{L}+ (?:\S+ ){0,2}${medicine}\b.{0,20}\b(?:muoio|morirei|moriro|si muore|mi uccid\p{L}+)`,
    ],
    tooMuch: (medicine) => [
      String.raw`\bquant[aeio] (?:\p{L}+ )?${medicine} (?:e|sono|sarebbero|diventano|fanno) (?:troppe|troppi|troppo|pericolos\p{L}+|male|un'overdose)`,
      String.raw`\b${many} (?:\p{L}+ )?${medicine} (?:\p{L}+ )?(?:e|sono|fanno) (?:troppe|troppi|pericolos\p{L}+|male|tossic\p{L}+|mortal\p{L}+)`,
    ],
    supply: (medicine) =>
      String.raw`^(?:io |qui |e |ma )*(?:ne ho|ho|c'e) (?:qui |in casa |a casa |qua )?(?:una|un) (?:scatola|flacone|confezione|blister) (?:inter[oa]|pien[oa]|nuov[oa])(?: di ${medicine})?(?: (?:qui|qua|in casa|a casa|sul comodino|davanti))*$`,
    elsewhere:
      'cane|gatto|topi|formiche|zanzare|piant[ae]|batteri|virus|febbre|film|serie|romanzo|libro|esame|farmacologia|tesi|veterinari\\p{L}*',
    ofChild: 'bambin\\p{L}*|neonat\\p{L}*|bimb\\p{L}*|mi[oa] figli[oa]|allattamento|gravidanza',
  },
  en: {
    deadly: (medicine) => [
      String.raw`\bhow (?:many|much)\b.{0,20}\b${medicine}\b.{0,30}\b(?:kill(?:s|ed)? (?:you|me|him|her|them|someone|somebody|a person|people|a human|an adult|a child|a man|a woman|myself|yourself)|(?:to|before (?:i|you)|until (?:i|you)|you|i) (?:\p{L}+ )?(?:die|od|overdose)|be (?:lethal|deadly|fatal)|(?:is|are) (?:lethal|deadly|fatal)|an? (?:overdose|od)\b|not wake up)`,
      String.raw`\b(?:lethal|deadly|fatal) (?:dose|amount|quantity)(?: (?:of|for|is|are|be))* (?:\p{L}+ )?${medicine}\b`,
      String.raw`\b(?:can|could|would|will|do) (?:you|i|someone|a person) die (?:from|of|with|on) (?:\S+ )?${medicine}\b`,
      String.raw`\b(?:can|could|would|will|does|do) (?:\S+ )?${medicine} kill (?:you|me|someone|a person)\b`,
      String.raw`\bif (?:i|you|someone) (?:take|took|takes|swallow\p{L}*) (?:\S+ ){0,2}${medicine}\b.{0,25}\b(?:die|dead|kill (?:me|you))\b|\b(?:will|would) i die if i (?:take|took|swallow\p{L}*) (?:\S+ ){0,2}${medicine}\b`,
    ],
    tooMuch: (medicine) => [
      String.raw`\bhow (?:many|much) (?:\p{L}+ )?${medicine} (?:is|are|would be|counts? as|is considered) (?:too (?:many|much)|dangerous|toxic|unsafe|harmful)`,
      String.raw`\b(?:is|are|would|will) (?:taking )?${many} (?:\p{L}+ )?${medicine} (?:be |is |at once )?(?:dangerous|too (?:many|much)|toxic|harmful|safe|bad|enough|do anything|hurt)`,
    ],
    supply: (medicine) =>
      String.raw`^(?:but |and |well )?(?:i have|i've got|ive got|i got|got|there's|theres) (?:a|the) (?:whole|full|entire|new) (?:box|bottle|pack|packet|strip|tub)(?: (?:of )?(?:them|${medicine}))?(?: (?:here|at home|upstairs|left|in front of me|by my bed|in my (?:bag|room|drawer)))*$`,
    elsewhere:
      'dog|cat|rats?|mice|ants?|weeds|germs|bacteria|virus|pain|headache|fever|infection|film|movie|series|novel|book|character|exam|pharmacology|lecture|vet',
    ofChild:
      'baby|babies|toddler|child|kid|kids|months old|year old|my son|my daughter|pregnan\\p{L}*',
  },
  es: {
    deadly: (medicine) => [
      String.raw`\bcuant[oa]s?\b.{0,20}\b${medicine}\b.{0,40}\b(?:para (?:morir(?:se|me)?|matar(?:se|me)|suicidar(?:se|me)|no despertar\p{L}*|acabar con todo)|(?:te |me |lo )?matan?|mortal(?:es)?|letal(?:es)?|se muere|sobredosis)`,
      String.raw`\bdosis (?:letal|mortal) (?:de |del )?(?:\p{L}+ )?${medicine}\b`,
      String.raw`\b(?:se puede|puedes|puedo|te puedes|me puedo) morir(?:te|me|se)? (?:con|de|por) (?:\S+ )?${medicine}\b`,
      String.raw`\bsi (?:me |te |uno se )?(?:tom|trag)\p{L}+ (?:\S+ ){0,2}${medicine}\b.{0,20}\b(?:[mts]e (?:muer|mor|mat)\p{L}+|morire)|\bme (?:muero|moriria|mataria) si (?:me )?(?:tom|trag)\p{L}+ (?:\S+ ){0,2}${medicine}\b`,
    ],
    tooMuch: (medicine) => [
      String.raw`\bcuant[oa]s? (?:\p{L}+ )?${medicine} (?:es|son|seria|serian) (?:demasiad[oa]s?|mucho|peligros[oa]s?|toxic[oa]s?)`,
      String.raw`\bcuant[oa]s? (?:\p{L}+ )?${medicine} (?:hacen|hace) falta para\W*$`,
      String.raw`\b(?:es|son|seria|serian) (?:tomar(?:se)? )?${many} (?:\p{L}+ )?${medicine} (?:peligros[oa]s?|demasiad[oa]s?|mucho|toxic[oa]s?)|\b${many} (?:\p{L}+ )?${medicine} (?:es|son) (?:peligros[oa]s?|demasiad[oa]s?|mortal(?:es)?)`,
    ],
    supply: (medicine) =>
      String.raw`^(?:yo |pero |y |aqui )*(?:tengo|hay) (?:aqui |en casa )?(?:una|un|la|el) (?:caja|bote|frasco|blister) (?:enter[oa]|llen[oa]|nuev[oa])(?: de ${medicine})?(?: (?:aqui|en casa|en la mesilla|delante))*$`,
    elsewhere:
      'perr[oa]|gat[oa]|ratas?|ratones|hormigas|plantas?|bacterias?|virus|fiebre|dolor|pelicula|serie|novela|libro|examen|farmacologia|veterinari\\p{L}*',
    ofChild: 'bebe|nin[oa]s?|mi hij[oa]|embaraz\\p{L}*|peque\\p{L}*',
  },
  nl: {
    deadly: (medicine) => [
      String.raw`\bhoeveel\b.{0,20}\b${medicine}\b.{0,40}\b(?:dodelijk|dood|doodga\p{L}*|sterven|sterft|overlijd\p{L}*|overdosis|niet meer wakker)`,
      String.raw`\b(?:dodelijke|fatale|letale) (?:dosis|hoeveelheid) (?:\p{L}+ )?${medicine}\b`,
      String.raw`\bals (?:ik|je) (?:\S+ ){0,2}${medicine} (?:in)?(?:neem|neemt|slik|slikt)\b.{0,25}\b(?:dood|sterf|sterven)\b`,
      String.raw`\bkun je (?:dood ?gaan|sterven) (?:van|aan|door) (?:\S+ )?${medicine}\b|\b(?:ga|gaat) je dood (?:van|aan) (?:\S+ )?${medicine}\b`,
    ],
    tooMuch: (medicine) => [
      String.raw`\bhoeveel (?:\p{L}+ )?${medicine} (?:is|zijn|wordt) (?:te ?veel|gevaarlijk|giftig|schadelijk)`,
      String.raw`\b(?:is|zijn) ${many} (?:\p{L}+ )?${medicine} (?:gevaarlijk|te ?veel|giftig|schadelijk|dodelijk)|\b${many} (?:\p{L}+ )?${medicine},? is dat (?:gevaarlijk|te ?veel)`,
    ],
    supply: (medicine) =>
      String.raw`^(?:maar |en )?(?:ik heb|k heb|heb) (?:hier |nog |thuis )*(?:een|het) (?:hele|hele volle|vol|volle|heel|nieuw|nieuwe) (?:doos|doosje|pot|potje|strip|fles|flesje)(?: (?:${medicine}|van die|ervan))?(?: (?:hier|thuis|liggen|staan))*$`,
    elsewhere:
      'hond|kat|ratten|muizen|mieren|planten?|bacterien|virus|koorts|hoofdpijn|film|serie|roman|boek|tentamen|farmacologie|dierenarts',
    ofChild:
      'baby|peuter|kleuter|kind|kinderen|zoontje|dochtertje|zwanger\\p{L}*|maanden oud|jaar oud',
  },
};

/** What says that a great number of a medicine was bought or kept. */
const bought: Readonly<Record<Language, string>> = {
  it: 'comprat[oaie]|mess[oaie] da parte|raccolt[oaie]',
  en: 'bought|saved|collected|stashed|stocked',
  es: 'comprado|compre|guardado|juntado|reunido',
  nl: 'gekocht|gehaald|gespaard|opgespaard|verzameld|klaargelegd',
};

interface Reader {
  deadly: readonly RegExp[];
  tooMuch: readonly RegExp[];
  bought: RegExp;
  supply: RegExp;
  elsewhere: RegExp;
  ofChild: RegExp;
}

const readers = Object.fromEntries(
  Object.entries(words).map(([language, own]): [string, Reader] => {
    const medicine = `(?:${medicineNames[language as Language]})`;
    return [
      language,
      {
        deadly: own.deadly(medicine).map((source) => new RegExp(source, 'u')),
        tooMuch: own.tooMuch(medicine).map((source) => new RegExp(source, 'u')),
        bought: new RegExp(
          String.raw`^(?=.*\b(?:${bought[language as Language]})\b).*\b${many} (?!mg\b|milli)(?:(?!(?:e|y|and|en) )\p{L}+ ){0,2}?${medicine}\b`,
          'u',
        ),
        supply: new RegExp(own.supply(medicine), 'u'),
        elsewhere: new RegExp(`\\b(?:${own.elsewhere})\\b`, 'u'),
        ofChild: new RegExp(`\\b(?:${own.ofChild})\\b`, 'u'),
      },
    ];
  }),
) as Record<Language, Reader>;

/** Whether a message asks what amount of a medicine kills, or what amount is too much; null: neither. */
export function amountAskedFor(text: string, language: Language): 'deadly' | 'too_much' | null {
  const plain = foldCharacters(text);
  const { deadly, tooMuch, elsewhere, ofChild } = readers[language];
  if (elsewhere.test(plain)) return null;
  if (deadly.some((sentence) => sentence.test(plain))) return 'deadly';
  return tooMuch.some((sentence) => sentence.test(plain)) && !ofChild.test(plain)
    ? 'too_much'
    : null;
}

/** Whether a message says that a great number of a medicine was bought or kept, and not for an animal or a child. */
export function hasBoughtMany(text: string, language: Language): boolean {
  const plain = foldCharacters(text);
  const { bought: sign, elsewhere, ofChild } = readers[language];
  return sign.test(plain) && !elsewhere.test(plain) && !ofChild.test(plain);
}

/** Whether a message only says that a whole box of medicine is at hand. */
export function hasSupply(text: string, language: Language): boolean {
  const plain = foldCharacters(text)
    .replace(/[.!?\s]+$/u, '')
    .trim();
  return readers[language].supply.test(plain);
}
