import { type Grammar, readTable, readWords } from './grammar.ts';

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
  tremo=tremi sopporto=sopporti reggo=reggi manco=manchi meco=teco nostro=vostro nostra=vostra nostri=vostri nostre=vostre`);

const notVerbs = readWords(
  'sono non un uno quello questo quando tutto troppo poco molto tanto dopo solo altro primo secondo anno tempo mondo marito figlio amico capo lavoro sonno letto modo momento giorno pomeriggio zio nonno fratello gatto negozio forno treno corpo cuore senso posto compagno ragazzo bambino telefono messaggio anno ultimo niente sempre adesso stato fatto detto visto messo preso perso chiuso aperto scoperto successo morto nato stanco solo contento hanno fanno danno stanno vanno dicono mancano piacciono avevano servono sembrano pesano',
);

/** 'ci sono ancora gli scatoloni' is of things, 'ci sono già stata' of the person; alone it may be both. */
function thereAreOrAmThere(after: readonly string[]): string | null {
  const next = after.find(
    (word) => !/^(già|anche|ancora|mai|sempre|pure|appena|quasi)$/u.test(word),
  );
  if (next === undefined || next === 'dentro') return null;
  return /(at|it|ut|ast|es|ess|ors)[oa]$/u.test(next) ? 'sei' : 'sono';
}

export const italianGrammar: Grammar = {
  conjunctions: readWords(
    'e ed ma però perché perche quando mentre se oppure o poi quindi invece così come dove siccome anzi finché tranne',
  ),
  subordinating: readWords('se come dove'),
  joining: readWords('e ed o oppure'),
  contrasting: readWords('ma però'),
  ownStart:
    /^(poi |adesso |ora |oggi |ieri |stasera |domani |così |quindi |non |lo |la |li |le |ne |gli |me |già |sempre |anche )*(io|lui|lei|loro|nessuno|tutti|qualcuno|mi|ci|ti|si|c'è|c'era|ho|ha|hanno|abbiamo|avevo|sono|ero|è|era|sto|stavo|faccio|vado|so|posso|voglio|vorrei|devo|riesco|penso|credo|sento|vedo|resto|piango|dormo|mangio|vivo|aspetto|cerco|provo)(?!\p{L})/u,
  dependent: readWords('se come dove perché perche quando mentre finché tranne che'),
  safeStart:
    /^(non |io |oggi |ieri |stamattina |stasera |stanotte |domani |adesso |ora |ormai |poi |mi |ci |ne |lo |la |li |le |gli |l'|me |già |sempre |forse |però |non mi |non ci |non lo |non la )*(ho|avevo|sono|ero|sto|stavo|faccio|vado|so|posso|voglio|volevo|vorrei|devo|dovevo|dovrei|riesco|penso|credo|sento|vedo|odio|vivo|dormo|mangio|lavoro|parlo|piango|aspetto|cerco|provo|assisto|abito|torno|perdo|chiedo|spero|fisso|ricordo|tengo|capisco|fido|sveglio|vergogno|preoccupo|potrei|ripeto|temo|tremo|reggo|sopporto|guardo|insegno|curo)\b|^(il |la |le |i |gli |lo )?(mio|mia|miei|mie|nostro|nostra|nostri) |^(oggi |ieri |stamattina |stasera |stanotte |non )*mi (ha|hanno|aveva|avevano|dice|dicono|fa|fanno|piace|manca|mancano|pesa|serve|serviva|sembra) |^(lui|lei|loro|nessuno|tutti|qualcuno) /u,
  mostWords: 10,
  unsafe:
    /\b(tu|ti|te|tuo|tua|voi|vi|noi|siamo|abbiamo|\w+iamo|mi (dici|dai|parli|ascolti|chiedi|fai|rispondi|scrivi|lasci|aiuti|capisci)|\p{L}+[aei]rt(i|e[ln][oaie]))\b/u,
  shift(word, at, all) {
    if (/^anch['’]io$/u.test(word)) return 'anche tu';
    // Before a noun: 'dell'arrivo'.
    if (/^(un|dell|all|nell|dall|sull|quell|quest)['’]/u.test(word)) return word;
    const elided = /^(l|m|c|n|d|s)['’](.+)$/u.exec(word);
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
    if (word === 'sono' && /[aui]t[ei]$/u.test(all[at + 1] ?? '')) return word;
    // 'sono le quindici', 'sono i miei'
    if (word === 'sono' && /^(le|i|gli)$/u.test(all[at + 1] ?? '')) return word;
    // 'me lo sono scordato'
    if (word === 'sono' && all[at - 2] === 'me' && /^(lo|la|li|le|ne)$/u.test(before)) return 'sei';
    if (word === 'sono' && before === 'ci') return thereAreOrAmThere(all.slice(at + 1));
    // 'che sono': they, or I?
    if (word === 'sono' && before === 'che') return null;
    if (
      word === 'sono' &&
      !/^(|non|io|ci|mi|oggi|ieri|adesso|ora|già|me|ormai|sempre)$/u.test(before)
    )
      return word;
    // 'il lavoro', 'un sogno': the same letters, but a thing; 'lo' is an article before some sounds only.
    if (before === 'lo' && /^(s[^aeiou]|z|gn|ps|x|y)\p{L}+o$/u.test(word)) return word;
    if (
      (/^(il|un|uno|di|del|al|dal|nel|sul|suo|mio|questo|quel|da|per|con|a|in)$/u.test(before) ||
        this.adjectives.has(before)) &&
      word.endsWith('o')
    )
      return word === 'mio' ? 'tuo' : word;
    const known = words.get(word);
    if (known !== undefined) return known;
    if (
      /^(mi|lo|la|li|le|ci|ne|non|io|che|e|ed|o)$/u.test(before) &&
      /\p{L}{3}o$/u.test(word) &&
      !notVerbs.has(word)
    )
      return null;
    // 'guardarmi', 'dirmelo'
    if (/(ar|er|ir|ndo)m(i|e\p{L}{2})$/u.test(word)) return word.replace(/m(i|e\p{L}{2})$/u, 't$1');
    if (/(a|e|i)vo$/u.test(word) && word.length > 4 && !notVerbs.has(word))
      return word.replace(/o$/u, 'i');
    if (/[eia]rei$/u.test(word)) return word.replace(/ei$/u, 'esti');
    return /[a-z]rò$/u.test(word) ? word.replace(/ò$/u, 'ai') : word;
  },
  determiners:
    readTable(`il=il lo=lo la=la i=i gli=gli le=le un=un uno=uno una=una mio=tuo mia=tua miei=tuoi mie=tue quel=quel quella=quella
    quelle=quelle questo=questo questa=questa  tutte=tutte tutti=tutti nostro=vostro nostra=vostra`),
  linkers: readWords(
    'di del della dei delle dello dell con col al alla alle ai da dal dalla nel nella in sul sulla per senza',
  ),
  adjectives: readWords(
    'primo prima secondo seconda certo certa nuovo nuova vecchio vecchia migliore grande piccolo piccola bella bel brutto brutta ultimo ultima stesso stessa prossimo prossima solito solita vera vero cara caro',
  ),
  stopwords:
    readWords(`il lo la i gli le un uno una di a da in con su per tra fra e o ma se che chi cui non più mi ti ci vi si lo ne è sono ho hai ha
    abbiamo hanno era ero sei siamo questo questa quello quella cosa cose come quando dove perché anche ancora sempre mai molto poco
    tutto tutti tutta niente qualcosa qualcuno nessuno così poi già solo fatto fare stare sto stato stata essere avere mio mia miei mie tuo
    tua suo sua del della dei delle al alla nel nella ogni oggi ieri domani adesso ora io tu lui lei noi loro me te volta volte po po' bene
    male giorno giorni anno anni settimana mese mesi due tre quattro cinque dieci modo parte prima dopo dice detto dire so sa va vado faccio fa devo posso voglio vorrei`),
  elided: /^(l|un|quell|quest)['’]/u,
  needsArticle: true,
  kin: readWords(
    'madre padre sorella fratello figlio figlia marito moglie zio zia nonno nonna cugino cugina suocera suocero nipote mamma papà',
  ),
  describesFirst: false,
  capitalI: false,
};
