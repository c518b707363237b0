import { readTable, readWords } from './grammar.ts';
import { adjectives, prepositions } from './nl-words.ts';

/** Irregular forms for "I" and for "you". */
export const irregular =
  readTable(`ben=bent heb=hebt kan=kunt wil=wilt zal=zult mag=mag moet=moet weet=weet doe=doet ga=gaat sta=staat zie=ziet sla=slaat
  hou=houdt houd=houdt vind=vindt word=wordt rijd=rijdt rij=rijdt snij=snijdt haat=haat zit=zit laat=laat vergeet=vergeet
  praat=praat eet=eet wacht=wacht verwacht=verwacht start=start besef=beseft onthoud=onthoudt bid=bidt red=redt lijd=lijdt
  vermijd=vermijdt antwoord=antwoordt meet=meet weiger=weigert versta=verstaat besta=bestaat onderga=ondergaat begeleid=begeleidt hoef=hoeft`);

/** Forms of the past, strong ones. */
export const pasts =
  readWords(`was had werd ging kwam zag dacht wist wilde wou kon moest mocht zat stond lag liep deed gaf nam sprak schreef bleef kreeg vond
  hield verloor viel sliep at dronk las hielp riep sloot begon vergat zei bracht kocht zocht verhief vroeg droeg ontdekte zou
  liet keek reed schrok trok beloofde verliet begreep bleek loog vocht zweeg zong zwom brak koos leek schoof scheen wees won sneed stierf
  vertrok verdween verstond verdiende werkte ontmoette genoot besloot hing ving sprong smolt verbrak bewoog bedacht onderging bezocht
  verkocht herkende ontving overleed spoot bood verbood boog reisde gleed reikte leed vermeed bond zoop zoog greep kneep
  wierp floot kroop rook blies steeg hief schold schonk wreef streek trad zwoer vloog stal trof genas bedroog`);

/** Verbs whose form for "I" is no noun besides. */
export const clearStems =
  readWords(`voel denk woon drink lees lig leef probeer hoor krijg neem geef zoek schaam maak kom blijf begin schrijf luister herhaal
  snap begrijp zeg vertel ken herken wens ren studeer verlies twijfel durf vertrouw verveel gebruik betaal pieker
  merk til raak zeur baal erger schrik ontwijk verdien geloof voed slik stuur betrap vecht ontmoet overleef onderdruk
  geniet verzin leg haal breng zet verstop spreek lieg ruim poets overdrijf verlang bedoel vermoed bewaar mantelzorg verberg ontken
  vermijd verzamel krab stotter smeek juich glimlach mopper relativeer functioneer regel solliciteer chat app scrol scroll
  herinner verwijt verlies verander annuleer help noem verzorg zwijg staar verpest vergooi verknal gooi verhuis reageer negeer
  accepteer bespreek bescherm vergelijk verdwijn verdraag snauw schiet presteer faal controleer blokkeer kies beloof waarschuw struikel ruik proef zweef hijg`);

/** Those that are nouns besides. */
export const otherStems =
  readWords(`slaap werk huil loop kijk mis zorg bel vraag hoop lach speel leer stop val droom draag kook schreeuw sport reis fiets tril
  dans zing teken rook volg deel steun was strijk klaag geef klets kras tel trek vlucht gil rouw dwaal zweet stress oefen train`);

/** 'ging', 'werkte', 'voel': a form that can belong to "I". */
export function isOwnForm(word: string): boolean {
  return (
    irregular.has(word) ||
    pasts.has(word) ||
    clearStems.has(word) ||
    otherStems.has(word) ||
    isWeakPast(word)
  );
}

/** 'Wiskunde', 'ziekte', 'vierde'. */
const nounsLikePasts =
  /(?:kunde|liefde|vrede|einde|methode|periode|ronde|tante|ruimte|ziekte|hoogte|diepte|lengte|breedte|warmte|gemeente|gedachte|behoefte|groente|stilte|drukte|route|minute|weduwe|eerste|tweede|derde|vierde|vijfde|zesde|belofte|geboorte|zwakte|leegte|droogte|schade|halte|rente|beste|laatste|minste|meeste|hoogste|liefste|kleinste|ergste|echte|grote|koude|goede|oude)$/u;

/** 'Werkte', 'belde'. */
export function isWeakPast(word: string): boolean {
  return (
    word.length >= 5 &&
    /(?:d|t)e$/u.test(word) &&
    !adjectives.has(word) &&
    !nounsLikePasts.test(word)
  );
}

/** The form for "you" before its verb; null: it is not known. */
export function secondPerson(verb: string): string | null {
  const known = irregular.get(verb);
  if (known !== undefined) return known;
  if (pasts.has(verb) || isWeakPast(verb)) return verb;
  const [, base] = separable.exec(verb) ?? [];
  if (base !== undefined && base.length >= 3) {
    const told = secondPerson(base) ?? (base.endsWith('t') ? base : `${base}t`);
    return `${verb.slice(0, -base.length)}${told}`;
  }
  if (!clearStems.has(verb) && !otherStems.has(verb)) return null;
  return verb.endsWith('t') ? verb : `${verb}t`;
}

/** An unknown verb behind the first "ik" is a regular one of today, if it is a verb at all. */
export function guessed(word: string): string | null {
  const isVerb = /^\p{L}{3,}$/u.test(word) && !noVerbs.has(word) && !prepositions.has(word);
  if (!isVerb || /(?:en|d)$/u.test(word)) return null;
  return word.endsWith('t') ? word : `${word}t`;
}

/** 'dat ik dichtklap': in one word with what is parted elsewhere. */
export const separable =
  /^(?:aan|af|op|uit|binnen|buiten|in|over|dicht|flauw|weg|mee|door|terug|om|na|toe|vast|los|klaar|tegen|voor|bij|neer|thuis|samen|rond|mis|stil|vol)(\p{L}*[^nd\P{L}])$/u;

/** Forms of "he" or "they" that open a sentence's middle; many others end in t. */
export const finites = readWords(
  `is heeft kan moet mag wil zal wordt gaat komt doet staat zit ligt lijkt voelt blijft krijgt vindt zegt denkt weet zijn hebben waren hadden
  gaan kunnen moeten willen worden komen doen zeggen vinden staan liggen blijven krijgen mogen zullen kwamen gingen zaten lagen stonden lukt lukte kost duurt duurde`,
);
const noVerbs = readWords(
  'kapot groot bot fout zacht slecht recht nat wit plat kort licht dichtbij minuut feest kut rot rust angst tekst punt hart bericht dienst beest kant post spijt examen begrafenis kinderen vrienden mensen ouders samen boven buiten binnen beneden morgen eigen tegen zonder sinds net niet met het uit nooit wat dat echt best laat vast dit tot net juist want laatst acht steeds iets ook zelf alleen altijd gewoon nog weer dus daar hier samen helemaal heel zo te al wel maar eigenlijk zelfs toen nooit vaak misschien soms en of die ik hem haar hen jou jij mij ons',
);
/** Pronouns that are a subject, or may be one. */
export const subjects = readWords(
  `hij zij ze we wij het 't er dat dit niemand iedereen iemand alles niets niks`,
);

/** Whether a word is a verb with its subject, whatever stands around it. */
export function isSurelyFinite(word: string): boolean {
  return finites.has(word) || pasts.has(word) || isWeakPast(word);
}

/** Whether a word may be one. */
export function looksFinite(word: string): boolean {
  return isSurelyFinite(word) || (/(?:t|en)$/u.test(word) && word.length > 3 && !noVerbs.has(word));
}
