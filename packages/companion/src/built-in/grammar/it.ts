import {
  beginsSpeech,
  isHaveMisspelt,
  isIsMisspelt,
  isTold,
  isUnknownAfterTime,
} from './it-speech.ts';
import { notWhole } from './it-not-whole.ts';
import { linksVerbs, thereAreOrAmThere, usOrThere, whoAre } from './it-sono.ts';
import { italianSpelling, withItalianMarks } from './it-spelling.ts';
import { type Grammar, never, readTable, readWords } from './grammar.ts';

const words =
  readTable(`io=tu mi=ti me=te mio=tuo mia=tua miei=tuoi mie=tue ho=hai avevo=avevi avro=avrai avrò=avrai avrei=avresti
  sono=sei ero=eri sarò=sarai sarei=saresti sto=stai stavo=stavi faccio=fai facevo=facevi vado=vai andavo=andavi
  so=sai posso=puoi potevo=potevi potrei=potresti voglio=vuoi volevo=volevi vorrei=vorresti devo=devi dovevo=dovevi
  dovrei=dovresti dico=dici vengo=vieni tengo=tieni esco=esci riesco=riesci riuscivo=riuscivi capisco=capisci
  finisco=finisci penso=pensi credo=credi sento=senti vedo=vedi temo=temi odio=odi amo=ami vivo=vivi dormo=dormi
  mangio=mangi lavoro=lavori studio=studi parlo=parli piango=piangi rido=ridi leggo=leggi scrivo=scrivi aspetto=aspetti
  cerco=cerchi provo=provi assisto=assisti abito=abiti passo=passi resto=resti torno=torni porto=porti prendo=prendi
  perdo=perdi metto=metti chiedo=chiedi rispondo=rispondi ricordo=ricordi sogno=sogni spero=speri guardo=guardi
  ascolto=ascolti chiamo=chiami trovo=trovi fisso=fissi gioco=giochi pago=paghi arrivo=arrivi preparo=prepari
  do=dai bevo=bevi salgo=sali scelgo=scegli rimango=rimani fido=fidi sveglio=svegli alzo=alzi curo=curi insegno=insegni
  ripeto=ripeti seguo=segui cucino=cucini pulisco=pulisci cresco=cresci soffro=soffri apro=apri chiudo=chiudi
  corro=corri cammino=cammini guido=guidi suono=suoni canto=canti disegno=disegni vedrò=vedrai farò=farai dirò=dirai
  andrò=andrai ringrazio=ringrazi vergogno=vergogni arrabbio=arrabbi preoccupo=preoccupi stresso=stressi annoio=annoi
  tremo=tremi sopporto=sopporti reggo=reggi sembro=sembri continuo=continui piaccio=piaci conosco=conosci scopro=scopri
  rischio=rischi decido=decidi preferisco=preferisci smetto=smetti comincio=cominci inizio=inizi rispetto=rispetti
  mando=mandi compro=compri vendo=vendi aiuto=aiuti accetto=accetti rifiuto=rifiuti invento=inventi evito=eviti
  bestemmio=bestemmi litigo=litighi urlo=urli grido=gridi immagino=immagini ripenso=ripensi rimando=rimandi fumo=fumi
  spendo=spendi risparmio=risparmi corteggio=corteggi allatto=allatti invidio=invidi combatto=combatti merito=meriti
  divento=diventi sbaglio=sbagli finirò=finirai telefono=telefoni perdono=perdoni ragiono=ragioni abbandono=abbandoni emoziono=emozioni tocco=tocchi dimentico=dimentichi spiego=spieghi
  conto=conti mento=menti fingo=fingi nascondo=nascondi mostro=mostri sposo=sposi parto=parti dubito=dubiti
  crollo=crolli scappo=scappi mollo=molli cado=cadi scoppio=scoppi brucio=bruci sotterro=sotterri compio=compi apparecchio=apparecchi
  siamo=siete abbiamo=avete stiamo=state dobbiamo=dovete possiamo=potete vogliamo=volete sappiamo=sapete viviamo=vivete
  litighiamo=litigate abitiamo=abitate usciamo=uscite lavoriamo=lavorate dormiamo=dormite parliamo=parlate
  vediamo=vedete sentiamo=sentite andiamo=andate facciamo=fate mangiamo=mangiate ridiamo=ridete aspettiamo=aspettate
  nostro=vostro nostra=vostra nostri=vostri nostre=vostre noi=voi
  lascio=lasci spengo=spegni accendo=accendi stacco=stacchi butto=butti lavo=lavi stiro=stiri scendo=scendi consegno=consegni
  riprendo=riprendi ricomincio=ricominci riprovo=riprovi rileggo=rileggi sorrido=sorridi condivido=condividi sbatto=sbatti
  discuto=discuti organizzo=organizzi aggiusto=aggiusti sistemo=sistemi ordino=ordini giriamo=girate pensiamo=pensate torniamo=tornate paghiamo=pagate
  restiamo=restate conosciamo=conoscete teniamo=tenete cerchiamo=cercate insisto=insisti resisto=resisti ammetto=ammetti`);

/** End like a verb done to oneself, and are none. */
const thingsInMi = /^(?:m?armi|[fgv]ermi|infermi|inermi|schermi)$/u;
/** Ends like a verb of the past, and is none: 'bravo', 'cattivo'. */
const describing =
  /^(bravo|ottavo|sollievo|rilievo|allievo|longevo|schiavo|cattivo|motivo|attivo|passivo|schivo|\p{L}*(?:[aeo]ttivo|itivo|ativo|otivo|[aeiou]?s+ivo))$/u;
/** After those a word describes. */
const copula = /^(è|era|sono|così|molto|troppo|più|poco|abbastanza|davvero|sembra|un|uno)$/u;
/** What of these the person does: no verb. */
const notDone = readWords(
  'io mi me mio mia miei mie noi nostro nostra nostri nostre conto inizio lavoro studio sogno aiuto urlo grido merito rischio rispetto sbaglio',
);
/** Of somebody else. */
const told = /^(è|ha|hanno|era|erano|aveva|avevano|sembra|sembrano|dice|dicono|vuole|vogliono)$/u;
/** 'dice che sono gelosa' is of the person; 'gli amici che sono venuti' is not. */
const saying =
  /^(detto|dice|dicono|penso|pensa|pensano|credo|crede|credono|so|sa|sanno|capito|scritto|dire)$/u;
/** Before the subject, or before the verb. */
const opening =
  "così |una volta |prima (?!di )|(?:all|nell|sull|dall)'\\p{L}+ |" +
  '(?:oggi|ieri|domani|sabato|domenica|\\p{L}+dì) (?:sera |notte |mattina |pomeriggio )?|(?:\\p{L}+ )?(?:anni|mesi|giorni|settimane) fa |(?:tra|fra) \\p{L}+ \\p{L}+ |un tempo |per questo |di solito |stamattina |stasera |stanotte |adesso |ora |ormai |poi |già |sempre |forse |però |comunque |quindi |anche |magari |ancora |solo |ogni (?:tanto|giorno|sera|mattina|notte) |a volte |tutt[ei] (?:le|i) \\p{L}+ |da (?:piccol[oa]|bambin[oa]|ragazz[oa]|giovane) |da (?:allora|ieri|oggi) |alla fine |(?:il|la|ogni|di) (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|pomeriggio|sera|notte|mattina|giorno) |(?:a|al|allo|alla|ai|alle|in|nel|nella|nei|nelle|su|sul|dal|dalla|con|per|dopo|verso) (?:(?:mia|mio|il|la|quest[oa]|quel|quella|una?|ogni) )?(?!(?:quest[oa]|quel|quella|una?|ogni) )\\p{L}+ ';
const pronouns =
  "mi |ci |ne |lo |la |li |le |gli |si |ce la |ce lo |ce ne |l'|m'|ce l'|me lo |me la |me li |me ne |gliel'|glielo |gliela ";
/** Somebody else's verb, of any tense that has no other meaning. */
const doneByOthers =
  '(?:è|sono|ha|hanno|era|erano|aveva|avevano|sarà|sta|stanno|stava|va|vanno|fa|fanno|dice|dicono|vuole|vogliono|può|possono|deve|devono|dà|danno|sa|sanno|sembra|sembrano|resta|viene|vengono|parla|parlano|piange|piangono|dorme|lavora|lavorano|pensa|pensano|crede|credono|chiede|chiedono|beve|bevono|manca|mancano|pesa|costa|aspetta|aspettano|abita|vive|vivono|rovina|cambia|capisce|capiscono|\\p{L}{2,}(?:ava|eva|iva|avano|evano|ivano))';

const notVerbs = readWords(
  'foto mano radio moto chemio fisio auto video qualcuno nessuno ognuno glielo sono non un uno quello questo quando tutto troppo poco molto tanto dopo solo altro primo secondo anno tempo mondo marito figlio amico capo lavoro sonno letto modo momento giorno pomeriggio zio nonno fratello gatto negozio forno treno corpo cuore senso posto compagno ragazzo bambino telefono messaggio anno ultimo niente sempre adesso stato fatto detto visto messo preso perso chiuso aperto scoperto successo morto nato stanco solo contento hanno fanno danno stanno vanno dicono mancano piacciono avevano servono sembrano pesano',
);

/** They describe somebody, too: 'è ancora vivo', 'un posto fisso'. */
const alsoDescribing = readWords('vivo sveglio fisso');
/** Of no other meaning, whatever stands before: 'per questo ho paura', 'di solito dormo'. */
const onlyVerb =
  /^(?:ho|so|sto|do|vado|faccio|posso|voglio|devo|dico|vedo|sento|penso|credo|mangio|dormo|piango|riesco|esco|vengo|tengo|prendo|perdo|metto|chiedo|\p{L}+isco)$/u;
/** Where only a verb can stand. */
const beforeVerb =
  /^(?:|io|non|mi|ti|ci|ne|gli|le|li|la|lo|si|che|se|quando|perché|mentre|e|ma|però|già|sempre|mai|ora|adesso|oggi|ieri|domani|poi|dove|come|stasera|quindi|così|anche|ormai|forse|me|ancora|volte|spesso)$/u;

function hasVerb(all: readonly string[]): boolean {
  return all.some((one) => (words.has(one) && !notDone.has(one)) || told.test(one));
}

/** 'non ci credo sto tremando': a second verb that nothing joins to the first; what it belongs to, no mark tells. */
function runsOn(at: number, all: readonly string[]): boolean {
  const isVerb = (one: string): boolean => words.has(one) && !notDone.has(one);
  const first = all.slice(0, at).findLastIndex((one) => isVerb(one) || told.test(one));
  return first >= 0 && !all.slice(first + 1, at).some((one) => linksVerbs.test(one));
}

/** A verb in -o that the table does not know, where its form leaves no doubt; null: it may be of two kinds. */
function regularForm(word: string): string | null {
  if (/(n|u|r)co$|ngo$|[lr]go$/u.test(word)) return null;
  if (word.endsWith('sco')) return word.replace(/o$/u, 'i');
  if (word.endsWith('ggo')) return word.replace(/o$/u, 'i');
  if (/[cg]o$/u.test(word)) return word.replace(/o$/u, 'hi');
  return word.replace(/i?o$/u, 'i');
}

const own =
  '\\p{L}{2,}[aei]v(?:o(?<![aiot]tivo|sivo)|amo)|\\p{L}{2,}[eidtvpr]rò|\\p{L}{3,}isco|ho|amo|lavoro|studio|avevo|sono|ero|sto|stavo|faccio|vado|so|posso|voglio|volevo|vorrei|devo|dovevo|dovrei|potrei|avrei|farò|andrò|dirò|' +
  [...words.keys()].filter((word) => /\p{L}{3}o$/u.test(word) && !notDone.has(word)).join('|');

/** Not in what others say: 'mia madre dice che sono egoista'. */
const harshOnSelf =
  /(?<!(?:dice|dicono|detto|disse|pensa|pensano|crede|credono) (?:che )?(?:io )?)(?<!\p{L})(?:(?<!non )(?:sono|sarò|sono stat[oa]|mi vedo) (?:davvero |proprio |solo |sempre |così |tanto |molto |troppo |anche |un |una |il |la )*(?:un'|persona )?(?:inutile|idiota|stupid[oa]|scem[oa]|cretin[oa]|imbecille|fallit[oa]|fallimento|patetic[oa]|schifos[oa]|merda|incapace|peso|egoista|vigliacc[oa]|codard[oa]|pessim[oa]|orribile|cattiv[oa]|brutt[oa]|noios[oa]|stran[oa]|sbagliat[oa]|disastro|mostro|nessuno|nullità|buon[oa] a nulla)(?!\p{L})|non (?:valgo|servo a|merito|sono (?:capace|all'altezza|abbastanza))|faccio (?:schifo|pena)(?!\p{L})|mi (?:odio|faccio schifo)(?!\p{L})|(?:è|era) (?:tutta |solo )*colpa mia|(?:la )?colpa (?:è|era) (?:tutta |solo |sempre )*mia|ho (?:rovinato|sbagliato) tutto|(?:rovino|sbaglio) (?:sempre )?tutto)/u;

/** Said to the companion or to somebody else. */
const spokenTo =
  /^(va bene|vabb|graz|scus)|\b(mi sa (che|di)|muoio|la finisco|faccio finita|mi (ammazz|uccid|spar|impicc|butt|lanci|strozz)\p{L}+|fai|hai|stai|vai|dici|puoi|vuoi|devi|sai|(?<!(?:alle|dalle|le|verso|quasi) )sei(?! (anni|mesi|giorni|ore|settimane|minuti|volte|euro|chili)))\b|\b(lascio (?:quest[ao]|il|la) (?:vita|mondo)|grazie|tu|ti|te|tuo|tua|voi|vi|(?<!(?:da|con|per|su) )noi|\p{L}+(?:[aei][mv]?a?mmo|[aei]remo)|mi (dici|dai|parli|ascolti|chiedi|fai|rispondi|scrivi|lasci|aiuti|capisci)|\p{L}+[aei]rt(i|e[ln][oaie]))\b/u;

/** 'Parliamo d'altro' asks for it; and 'ci stringiamo', of a verb that the table does not have. */
const unknownToUs = `^(?:parl|and|ved|sent|facc|mang|aspett)iamo |(?<!\\p{L})(?!(?:${[...words.keys()].filter((one) => one.endsWith('iamo')).join('|')})(?!\\p{L}))\\p{L}+iamo(?!\\p{L})|siamo (?:già |ormai |quasi |sempre )*(?:a|alle|lì|d'accordo)(?!\\p{L})`;

/** What is only said around it, before and after. */
const fillers =
  /^(?:(?:secondo (?:te|lei)|(?:ciao|salve|buon ?giorno|buona ?sera)(?= \p{L})|che (?:ne )?dici|dici che|no|lo so(?= (?!che|ma|però|e|già|bene|benissimo|da|perché|anch|solo|io|pure|di|non|se)\p{L})|sì|si(?= (?:vabb\p{L}*|ok|ma|però|certo|infatti|dai|io|l'\p{L}+|ho|ne|lo so|potrei|posso|dovrei|sono(?! \p{L}+i(?!\p{L}))|sto|comunque|mi|ti|ci|lo|gli|non|tutt[ie]|altre|all[aeo]|al|ai|nel|nella|in|con|per|dal|dalla|un|una|due|tre|il|i)(?!\p{L}))|beh|be|boh|bo|mah|eh|ah|oh|uff\p{L}*|comunque|cioè|insomma|vabb\p{L}*|ok|okay|dai|allora|ecco|però|va(?: bene)?|invece|purtroppo|tipo|praticamente|diciamo(?: che)?|infatti|già(?= (?:lo so|infatti))|niente(?= (?:ho|sono|sto|oggi|ieri|volevo)(?!\p{L}))|(?:solo |è )*(?:il fatto|il problema|la verità|il punto|la cosa|il guaio|fatto) (?:è|sta) (?:solo )?che|(?:è solo|è|sarà|poi è) che|(?:(?:ti|le|vi) (?:dico|racconto|confesso)|(?:volevo|vorrei|devo) (?:solo )?(?:dir|raccontar|confessar)(?:ti|le|vi)|sappi|sappia) (?:solo )?che|(?:volevo|vorrei) solo dire che)(?: |$))+|(?: (?:che (?:non (?:ti|le|vi) (?:dico|racconto|immagini)|non (?:ne )?(?:hai|ha) idea|levati)|non (?:te )?lo nego|te lo giuro|lo ammetto|lo confesso|scusi|scusate|eh|boh|bo|mah|dai|però|ciao|capisci|sai|pensa (?:un po'?|te)|tipo|(?<!(?<!\p{L})(?:non|già|che|io|e|ma|se) )lo so|credo io|penso io|dico io|(?<!(?<!\p{L})(?:lo|la|li|le|mi|ci|non|ne|ti|che|io|gli|glielo|quello|cosa) )(?:dico|credo|intendo|penso|immagino|suppongo|direi|giuro|scherzo)|(?:ah){2,}a?|(?:ha){2,}|aha\p{L}*|lol|ecco|comunque|ma vabb\p{L}*|(?<!(?:sto|resto|sono|sento|ero|stavo|essere|stare|restare|dormo|vivo|più|così|un|è) )tranquill[oa]))+$/giu;

export const italianGrammar: Grammar = {
  conjunctions: readWords(
    'e ed ma però perché perche quando mentre se oppure o poi quindi invece come dove siccome anzi finché tranne',
  ),
  // 'ci vado o mi metto in malattia': a choice is not yet so.
  subordinating: readWords('se come dove perché perche quando mentre finché siccome o oppure'),
  joining: readWords('e ed o oppure'),
  contrasting: readWords('ma però'),
  fillers,
  shortened: italianSpelling,
  ownStart: new RegExp(
    "^(?:poi |adesso |ora |oggi |ieri |stasera |domani |così |quindi |non |lo |la |li |le |ne |gli |me |già |sempre |anche )*(?:io|lui|lei|loro|nessuno|tutti|qualcuno|mi|ci|ti|c'è|c'era|ho|ha|hanno|abbiamo|avevo|sono|ero|è|era|sto|stavo|faccio|vado|so|posso|voglio|vorrei|devo|riesco|penso|credo|sento|vedo|resto|piango|dormo|mangio|vivo|aspetto|cerco|provo)(?= )" +
      `|^(?:(?:il |la |i |le )?(?:mio|mia|miei|mie)|il|la|i|le|gli) \\p{L}+ (?:non |mi |si |ci |lo |la |gli )*${doneByOthers}(?!\\p{L})`,
    'u',
  ),
  dependent: readWords('se come dove perché perche quando mentre finché tranne che'),
  joinsNothing: never,
  binding: readWords('perché perche quando mentre finché se come dove ma però'),
  fewestWords: 2,
  mostWords: 13,
  dangling: readWords(
    'di che a da per con del dello della dei degli delle al allo alla ai agli alle dal dalla nel nella è era ma se mi si non',
  ),
  harshOnSelf,
  safeStart: new RegExp(
    [
      `^(?:${opening}|${pronouns}|non |io |me )*(?:${own})(?!\\p{L})`,
      `^(?:${opening})*(?:io |non |mi |gli |ci )+\\p{L}{3,}o(?!\\p{L})`,
      `^(?:${opening})*(?:il |la |le |i |gli |lo )?(?:mio|mia|miei|mie|nostro|nostra|nostri) `,
      `^(?:${opening})*(?:il |la |le |i )?(?:suo|sua|suoi|sue) \\p{L}+ (?:non |${pronouns}|mi )*${doneByOthers}(?!\\p{L})`,
      `^(?:${opening})*(?:(?:il|la|lo|i|gli|le|un|una|uno|questo|questa|quel|quella|quei|quelle|ogni) (?:\\p{L}+ ){1,3}|l'\\p{L}+ (?:\\p{L}+ ){0,2})?(?:nessuno |tutti |niente |qualcosa |non )*(?:${pronouns}|mi )*${doneByOthers}(?!\\p{L})`,
      `^(?:${opening})*(?:i|gli|le) (?:\\p{L}+ ){1,2}(?:non |mi |si |lo |la )*\\p{L}+[ao]no(?!\\p{L})`,
      `^(?:${opening})*(?:il|lo|la|un|una) \\p{L}+ (?:d[ie]\\p{L}* \\p{L}+ )?(?:non |mi |si )+\\p{L}+[ae](?!\\p{L})`,
      `^(?:${opening})*(?:non )?(?:mi|si) \\p{L}+(?<!ate|ete|ite)(?:[ae]|ano|ono)(?!\\p{L})`,
      `^(?:${opening})*(?:lui|lei|loro|nessuno|qualcuno) `,
      `^(?:mamma|papà|papa|babbo|nonna|nonno) (?:non |si |${pronouns})*(?:${doneByOthers}|(?<=(?:non|mi|si) )\\p{L}+[ae])(?!\\p{L})`,
      "^(?:c'è|c'era|c'erano) ",
      `^(?:${opening})*(?:una?|uno) (?:(?:sul|sulla|al|alla|in|nel|nella|di|della|del|per) \\p{L}+ )?(?:${pronouns})*${doneByOthers}(?!\\p{L})`,
      // 'non me li ridà'
      `^(?:${opening})*(?:non )?(?:me|ce) (?:lo|la|li|le|ne) \\p{L}+(?:[aeà]|ano|ono)(?!\\p{L})`,
      // 'il primo l'ho perso'
      `^(?:${opening})*(?!(?:che|chi|se|quando|come|dove|perch[eé]|cosa|quanto|poi|non|tanto|però|mentre|quindi)(?!\\p{L}))(?:(?:il|la|i|le|gli|lo|quest[ao]|quell[ao]) |l')?\\p{L}{3,} (?:non )?(?:l'|lo |la |li |le |ne )(?:ho|avevo)(?!\\p{L})`,
    ].join('|'),
    'u',
  ),
  unsafe: new RegExp(`${spokenTo.source}|${unknownToUs}|${notWhole}`, 'u'),
  shift(word, at, all) {
    if (/^anch['’]io$/u.test(word)) return 'anche tu';
    const previous = all[at - 1] ?? '';
    if (beginsSpeech(word, previous) || isHaveMisspelt(at, all)) return null;
    if (isIsMisspelt(at, all)) return 'è';
    if (/\p{L}{3}isco$/u.test(word)) return runsOn(at, all) ? null : word.replace(/o$/u, 'i');
    if (
      isTold(word, previous) ||
      (!words.has(word) && !notVerbs.has(word) && isUnknownAfterTime(at, all))
    )
      return null;
    // 'sto male mica muoio': a second sentence.
    if (word === 'mica' && !all.slice(0, at).includes('non') && hasVerb(all.slice(0, at)))
      return null;
    if (word === 'io' && at > 0) return 'tu';
    if (word === 'ci' || word === 'ce') return usOrThere(word, all.slice(at + 1));
    if (/[aei]vamo$/u.test(word)) return word.replace(/mo$/u, 'te');
    if (at === 0 && /^(?:mamma|pap[aà]|babbo|nonn[oa])$/u.test(word))
      return /ma$|na$/u.test(word) ? `tua ${word}` : `tuo ${word === 'papa' ? 'papà' : word}`;
    // 'so stanco', as Rome says it
    if (
      word === 'so' &&
      /^(?:mort|stanc|stuf|content|\p{L}{2,}[aiu]tt?)[oa]$/u.test(all[at + 1] ?? '')
    )
      return null;
    // 'io vivo qui': the verb alone says who.
    if (word === 'io' && at === 0 && all[1] !== 'e') return '';
    // Before a noun: 'dell'arrivo'.
    if (/^(un|dell|all|nell|dall|sull|quell|quest)['’]/u.test(word)) return word;
    const elided = /^(gliel|l|m|c|n|d|s)['’](.+)$/u.exec(word);
    if (elided !== null) {
      const [, head = '', rest = ''] = elided;
      // 'l'antidepressivo', 'l'aprivo': a thing, or what somebody did?
      if (head === 'l' && rest.endsWith('ivo')) return null;
      const shifted = this.shift(rest, at, all);
      return shifted === null ? null : `${head === 'm' ? 't' : head}'${shifted}`;
    }
    const before = all[at - 1] ?? '';
    if (
      word === 'sono' &&
      /^\d|^(mesi|anni|giorni|settimane|ore|due|tre|quattro|cinque|sei|dieci)$/u.test(
        all[at + 1] ?? '',
      )
    )
      return word;
    // 'sono bastate tre scatole'
    if (
      word === 'sono' &&
      /(?:[aui]t|mort|success|pers|rott|rimast|nat|chius|apert|bast)[ei]$/u.test(all[at + 1] ?? '')
    )
      return word;
    // 'sono le quindici', 'sono i miei'
    if (word === 'sono' && /^(le|i|gli)$/u.test(all[at + 1] ?? '')) return word;
    // 'me lo sono scordato'
    if (word === 'sono' && all[at - 2] === 'me' && /^(lo|la|li|le|ne)$/u.test(before)) return 'sei';
    // 'si sono scritti'
    if (word === 'sono' && before === 'si')
      return /(?:t|s|rt|st)i$|[ts]e$/u.test(all[at + 1] ?? '') ? word : null;
    if (word === 'sono' && before === 'ci') return thereAreOrAmThere(all.slice(at + 1));
    // 'che sono': they, or I?
    if (word === 'sono' && before === 'che' && !saying.test(all[at - 2] ?? '')) return null;
    if (word === 'sono') {
      const who = runsOn(at, all) ? null : whoAre(at, all);
      return who === null ? null : who === 'others' ? word : 'sei';
    }
    // 'il lavoro', 'un sogno': the same letters, but a thing; 'lo' is an article before some sounds only.
    const isKnownVerb = words.has(word) && !notDone.has(word);
    if (alsoDescribing.has(word) && !beforeVerb.test(before)) return word;
    if (before === 'lo' && !isKnownVerb && /^(s[^aeiou]|z|gn|ps|x|y)\p{L}+o$/u.test(word))
      return word;
    if (
      !onlyVerb.test(word) &&
      (/^(il|un|uno|di|del|al|dal|nel|sul|suo|mio|questo|quel|da|per|con|a|in|senza|col|nessun|ogni|tra|fra)$/u.test(
        before,
      ) ||
        (this.adjectives.has(before) && !/[aei]vo$/u.test(word))) &&
      word.endsWith('o')
    )
      return word === 'mio' ? 'tuo' : word;
    // 'la dici': somebody else's verb after a pronoun.
    if (/^(la|lo)$/u.test(before) && word.endsWith('i') && !/(si|bici)$/u.test(word)) return null;
    const known = words.get(word);
    if ((known !== undefined && !notDone.has(word)) || told.test(word))
      return runsOn(at, all) ? null : (known ?? word);
    // 'ho cambiato lavoro', 'non cerco lavoro'
    if (
      known !== undefined &&
      /^(?!mio$|nostro$).*o$/u.test(word) &&
      at > 0 &&
      !beforeVerb.test(before)
    )
      return /[aeiu](?:to|ta|re)$|^perso$/u.test(before) || words.has(before) ? word : null;
    if (known !== undefined) return known;
    // 'paura che mi licenzino'
    if (word.endsWith('ino') && all.slice(Math.max(0, at - 3), at).includes('che')) return word;
    // 'mi prendono', 'mi tremano': they.
    if (/(?:[ao]|[aeo]n)no$/u.test(word)) return word;
    // 'non so se dirlo': no verb of the person's, however it ends.
    if (/(?:[aeio]r|ndo)(?:l[oaie]|gliel[oaie])$/u.test(word)) return word;
    if (
      /^(lo|la|li|le|che|e|ed|o)$/u.test(before) &&
      /\p{L}{3}o$/u.test(word) &&
      !notVerbs.has(word) &&
      !isIsMisspelt(at - 1, all)
    )
      return null;
    // 'è gentile ma freddo'
    if (/^(?:ma|però)$/u.test(before) && at + 1 === all.length && hasVerb(all)) return word;
    if (
      /^(mi|gli|ci|ne|non|io|ma|però|quando|perché|perche|se|mentre|finché)$/u.test(before) &&
      /\p{L}{3}o$/u.test(word) &&
      !notVerbs.has(word)
    )
      return runsOn(at, all) ? null : regularForm(word);
    // 'guardarmi', 'dirmelo'
    if (/(ar|er|ir|ndo)m(i|e\p{L}{2})$/u.test(word) && !thingsInMi.test(word))
      return word.replace(/m(i|e\p{L}{2})$/u, 't$1');
    if (
      /(a|e|i)vo$/u.test(word) &&
      word.length > 4 &&
      !describing.test(word) &&
      !copula.test(before)
    )
      return word.replace(/o$/u, 'i');
    if (/[eia]rei$/u.test(word)) return word.replace(/ei$/u, 'esti');
    // A future has a verb before its ending, 'però' has not.
    return /(?:\p{L}{2,}[ei]|[dtvpr]|^(?:f|d|st|s)a|^di)rò$/u.test(word)
      ? word.replace(/ò$/u, 'ai')
      : word;
  },
  determiners:
    readTable(`il=il lo=lo la=la i=i gli=gli le=le un=un uno=uno una=una mio=tuo mia=tua miei=tuoi mie=tue quel=quel quella=quella
    quelle=quelle questo=questo questa=questanostro=vostro nostra=vostra`),
  linkers: readWords(
    'di del della dei delle dello dell con col al alla alle ai da dal dalla nel nella in sul sulla',
  ),
  adjectives: readWords(
    'primo prima secondo seconda certo certa nuovo nuova vecchio vecchia migliore grande piccolo piccola bella bel brutto brutta ultimo ultima stesso stessa prossimo prossima solito solita vera vero cara caro',
  ),
  stopwords:
    readWords(`il lo la i gli le un uno una di a da in con su per tra fra e o ma se che chi cui non più mi ti ci vi si lo ne è sono ho hai ha
    abbiamo hanno era ero sei siamo questo questa quello quella cosa cose come quando dove perché anche ancora sempre mai molto poco
    tutto tutti tutta niente qualcosa qualcuno così poi già solo fatto fare stare sto stato stata essere avere mio mia miei mie tuo
    tua suo sua del della dei delle al alla nel nella ogni oggi ieri domani adesso ora io tu lui lei noi loro me te volta volte po po'
    giorno giorni anno anni settimana mese mesi due tre quattro cinque dieci modo parte prima dopo dice detto dire so sai hai sei fai sa va vado faccio fa devo posso voglio vorrei pensi dici dite credi`),
  elided: /^(l|un|quell|quest)['’]/u,
  needsArticle: true,
  kin: readWords(
    'madre padre sorella fratello figlio figlia marito moglie zio zia nonno nonna cugino cugina suocera suocero nipote mamma papà',
  ),
  notThing: /^(?:la|lo|le|gli) (?!mano$)\p{L}+(?:[ao]no|iamo)$/u,
  smooth: withItalianMarks,
  describesFirst: false,
  capitalI: false,
};
