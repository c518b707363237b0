import { type Grammar, readTable, readWords } from './grammar.ts';

const pronouns = readTable(
  `ik=je me=je mij=jou mijn=je m'n=je mn=je mezelf=jezelf mijzelf=jezelf we=jullie wij=jullie ons=jullie onze=jullie`,
);

const irregular =
  readTable(`ben=bent heb=hebt kan=kunt wil=wilt zal=zult mag=mag moet=moet weet=weet doe=doet ga=gaat sta=staat zie=ziet sla=slaat
  hou=houdt houd=houdt vind=vindt word=wordt rijd=rijdt rij=rijdt snij=snijdt haat=haat zit=zit laat=laat vergeet=vergeet
  praat=praat eet=eet wacht=wacht verwacht=verwacht start=start`);

const pasts =
  readWords(`was had werd ging kwam zag dacht wist wilde wou kon moest mocht zat stond lag liep deed gaf nam sprak schreef bleef kreeg vond
  hield verloor viel sliep at dronk las hielp riep sloot begon vergat zei bracht kocht zocht verhief vroeg droeg ontdekte zou`);

const stems =
  readWords(`voel denk werk woon slaap huil drink lees loop lig leef probeer hoor krijg neem geef kijk zoek mis schaam zorg maak kom blijf
  begin schrijf bel luister herhaal snap begrijp vraag zeg vertel ken herken hoop wens lach ren speel studeer leer stop val verlies
  droom twijfel draag verzorg durf vertrouw verveel gebruik betaal kook pieker schreeuw sport reis fiets tril merk raak probeer til`);

export const dutchGrammar: Grammar = {
  conjunctions: readWords(
    'en maar want omdat toen als terwijl dus dat of hoewel zodat totdat voordat nadat sinds waar die wie',
  ),
  subordinating: readWords(
    'omdat toen als terwijl dat of hoewel zodat totdat voordat nadat sinds waar die wie',
  ),
  joining: readWords('en of'),
  contrasting: readWords('maar hoewel'),
  ownStart:
    /^(dan |nu |toen |daarna |vandaag |gisteren |toch |ook |soms |dus )*(ik|we|wij|hij|zij|ze|het|er|dat|dit|niemand|iedereen|iemand|ben|heb|moest|ga|kan|was|had|is)(?!\p{L})/u,
  dependent: readWords(
    'omdat toen als terwijl dat of hoewel zodat totdat voordat nadat sinds waar die wie',
  ),
  safeStart:
    /^(ik|mijn|m'n|mn|we|wij|onze|hij|zij|ze|niemand|iedereen|iemand|nu|gisteren|vandaag|vanochtend|vanmorgen|vannacht|soms|misschien|morgen|daarna|toch) /u,
  mostWords: 10,
  unsafe: /\b(jij|jou|jouw|jullie|je|u|uw)\b|\?/u,
  shift(word, at, all) {
    const before = all[at - 1] ?? '';
    if (before === 'ik' && at === 1) {
      const known = irregular.get(word);
      if (known !== undefined) return known;
      if (pasts.has(word) || /(d|t)e$/u.test(word)) return word;
      return stems.has(word) ? (word.endsWith('t') ? word : `${word}t`) : null;
    }
    // 'ik ging zitten en huil': whose verb is it?
    if (before === 'en' && (stems.has(word) || irregular.has(word))) return null;
    // 'gisteren was ik': after the verb the form stays; a pronoun that stands later belongs to another clause.
    if (word === 'ik' && at > 2) return null;
    return pronouns.get(word) ?? word;
  },
  determiners: readTable(
    `de=de het=het een=een mijn=je m'n=je mn=je zijn=zijn haar=haar hun=hun die=die dat=dat deze=deze dit=dit onze=jullie ons=jullie elke=elke alle=alle`,
  ),
  linkers: readWords('van met in op aan bij voor naar zonder uit over'),
  adjectives: readWords(
    'eerste tweede nieuwe nieuw oude oud beste grote kleine laatste zelfde volgende eigen goede hele mooie lieve jongste oudste vorige enige',
  ),
  stopwords:
    readWords(`de het een en van in op aan met voor naar bij uit over door te ten ter is zijn was waren ben bent heb hebt heeft had hebben ik je jij u hij
    zij ze we wij jullie me mij mijn jouw zijn haar hun ons onze dit dat die deze er hier daar niet geen wel ook nog al maar want of als
    dan toen dus omdat om wat wie waar hoe waarom wanneer alles iets niets niks iemand niemand heel erg zo te veel weinig meer
    minder nu vandaag gisteren morgen altijd nooit soms weer gewoon echt even ga gaat gaan kan kun kunt wil moet mag zal zou doe doet
    keer jaar jaren week weken maand uur zomer maandag dinsdag woensdag donderdag vrijdag zaterdag zondag dag dagen ding dingen zegt zei zeggen maak maakt`),
  elided: null,
  needsArticle: false,
  kin: new Set(),
  describesFirst: true,
  capitalI: false,
};
