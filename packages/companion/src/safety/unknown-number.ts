import { knownNumbers } from './resources.ts';

/** Somebody is to be reached, or answers: what stands near it is taken for a number to call. */
const reaching =
  /\b(chiam|telefon|numer|compon|contatt|contact|digit(a|are)\b|fa(i|te|re) il\b|rispond|emergenz|ambulanz|soccors|linea\b|call|phone|ring\b|dial|number|text\b|answers?\b|reach|emergenc|ambulance|helpline|hotline|llam|marc(a|ar|as)\b|contesta|respond|atiend|emergencia|ambulancia|urgencias|bel(?:len|t)?\b|nummer|neemt (\p{L}+ )?op|antwoord|noodgeval|hulplijn|bereik)/iu;
/** What is said of a line of help, directly after a number. */
const service =
  /^\s*,?\s*(è|is|es|está|sono|zijn|are|c['’]è)\s+(\p{L}+\s+){0,2}(sempre|attiv|gratuit|apert|disponibil|raggiungibil|lì|always|free|open|available|there|siempre|gratis|abiert|disponibl|ahí|activ|altijd|bereikbaar|er\b|24|dag en nacht|day and night)|^\s*(ti|can|will|può|puede|kan|te)\s+(\p{L}+\s+){0,1}(aiut|help|ayud|escuch|ascolt|listen|luister)/iu;
const placeBefore =
  /\b(art(icol[oi]|icles?|ículos?|ikel(en)?|\.)?|pagin[ae]|páginas?|pages?|bladzijde|stanz[ae]|camer[ae]|aul[ae]|sal[ae]|capitol[oi]|capítulos?|chapters?|hoofdstuk|rooms?|kamer|habitaci[oó]n|gate|legge|ley|law|wet|comma|binari[oi]|autobus|bus|tram|tren[oi]?|train|trein|vol[oi]|flight|vlucht|piano|floor|verdieping)\s+(n\.?º?\s*)?$/iu;
const countedAfter =
  /^\s*(%|°|€|\$|£|euro|km\b|kilom|chilom|metr|meter|met(er|re)s?\b|kg\b|kilo|gram|minut|or[ae]\b|hours?\b|horas?\b|uur\b|uren\b|giorn|days?\b|d[ií]as?\b|dag(en)?\b|settiman|weeks?\b|semanas?\b|we(e)?ken?\b|mes[ei]|months?\b|meses\b|maand|ann[oi]\b|years?\b|años?\b|ja(a)?r(en)?\b|volt[ae]\b|times\b|veces\b|keer\b|person|people|gente\b|mensen\b|pagin|páginas?\b|pages?\b|parol|words?\b|palabras?\b|woorden\b|mess?a|berichten\b|pass[io]\b|steps?\b|pasos?\b|stappen\b|caratter|characters\b)/iu;
/** Of a clock, of a calendar, with years, or with a point between thousands. */
const noNumberToCall =
  /^(([01]?\d|2[0-4])[:.]\d\d([\s\-–/]+([01]?\d|2[0-4])[:.]\d\d)?|\d{1,2}([./-])\d{1,2}(\5(\d\d)?\d\d)?|(19|20)\d\d([\s\-–/]+(19|20)?\d\d)?|\d{1,2}\s?[-–/]\s?\d{1,2}|\d{1,3}[.]000)$/u;

/**
 * Whether a sentence of a model names a number to call that is not in the resource file. Times, dates, years, amounts
 * and places ("article 118") are none.
 */
export function hasUnknownNumber(sentence: string): boolean {
  const speaksOfReaching = reaching.test(sentence);
  return [...sentence.matchAll(/\+?\d[\d\s().\-–/:]*\d|\d/gu)].some(({ 0: run, index }) => {
    const digits = run.replace(/\D/gu, '');
    if (digits.length < 3 || knownNumbers.has(digits) || noNumberToCall.test(run)) return false;
    const before = sentence.slice(0, index);
    const after = sentence.slice(index + run.length);
    if (digits.length <= 5 && (placeBefore.test(before) || countedAfter.test(after))) return false;
    return digits.length >= 5 || speaksOfReaching || service.test(after);
  });
}
