/* oxlint-disable max-lines -- Every answer of one language stays in one file, so that one native speaker can review it in one go. */
import type { KnownQuestions } from './known-question.ts';

const howToSay =
  /(?:^(?:come (?:faccio a |posso |dovrei |potrei )?(?:glielo|gliela|gliene|dirglielo|parlargliene|parlarle|parlargli|chiederglielo|lo dico|dirlo|le dico|gli dico|le parlo|gli parlo|si (?:dice|fa a dirlo)|affronto|comincio|inizio|spiegar\w*|lo spiego)|(?:che|cosa|che cosa) (?:le|gli|ti|vi)? ?(?:dico|scrivo|rispondo|posso dir\w*|devo dir\w*|dovrei dir\w*|si dice))|\bcome (?:glielo|gliene|le|gli) (?:dico|parlo|chiedo)|\bpeggior\w* (?:le cose|la situazione|tutto))/u;
const whatToDo =
  /^(?:(?:che|cosa|che cosa) (?:faccio|fare|devo fare|posso fare|dovrei fare|si fa)\b|come (?:lo|la|posso) aiut\w*|devo sapere cosa fare|dimmi (?:che|cosa) (?:fare|devo fare|faccio))/u;
const theOther =
  '(?:lui|lei|loro|mi[oa] \\p{L}+|un[ao]?\\W? ?(?:mi[oa] )?amic[oa]|il mio \\p{L}+|la mia \\p{L}+)';

export const italianQuestions: KnownQuestions = {
  fillers:
    /^(?:(?:e(?! (?:normal|stran|grav|pericolos|colpa|giust|brutt|sbagliat|violen|maltratt|abus|un|la|il|stat|grat|anonim|mal|da matt|tropp|tossic|amore|control|il caso))|ed|ma|ok|va bene|no|si|beh|allora|quindi|cioe|scusa|senti|dai|boh|poi|pero|ah|oh|eh|ciao|o|invece|adesso|ora|forse|secondo te|dimmi|mi dici|ti prego|per favore|tu|vabbe|dici che|ti ho chiesto|non so|(?:voglio|volevo|vorrei) sapere se)[ ,]+)+/u,
  opening:
    /^(?:come|cosa|che|chi|dove|quando|perche|quanto|quale|qual|posso|potrei|dovrei|puo|possiamo|si (?:puo|paga)|hai|conosci|sai|dammi|c'e)\b/u,
  looseOpening:
    /^(?:come|cosa|che|chi|dove|quando|perche|quanto|quale|qual|devo|dovrei|posso|potrei|puo|possiamo|si (?:puo|paga)|e|era|sara|sarebbe|sono|sto|faccio|vado|chiamo|lo|la|glielo|gli|le|mi|me|se|hai|c'e|conosci|sai|dammi|hanno|serve|conviene|ci)\b/u,
  askingForMore:
    /\b(?:altr[oeai]|ancora qualche|piu) (?:idee|idea|consigli\w*|trucc\w*)|\b(?:cos'altro|che altro|qualcos'altro)\b/u,
  askedOfDanger:
    /\b(?:morire|di morte|toglierti la vita|suicid\w+|farla finita|farti (?:del )?male|non vivere|pericolo|al sicuro|questi pensieri|come stai davvero|quanto pesa|qualcosa sotto|come reggi|dentro)\b[^?]*\?/u,
  matters: {
    dying: new RegExp(
      `\\b(?:(?:vuole|voleva|vorrebbe|pensa di|minaccia di|dice che) .{0,20}(?:morire|ammazzarsi|uccidersi|suicidarsi|farla finita|togliersi la vita|sparire)|si (?:vuole |vorrebbe |voleva )?(?:ammazza|ammazzare|uccide|uccidere|suicida|suicidare|butta|impicca)\\b|(?:ammazzarsi|uccidersi|suicidarsi|togliersi la vita|buttarsi (?:dal|giu|sotto))|non vuole piu (?:vivere|esserci|stare al mondo)|prendimi con te|${theOther}\\b.{0,40}\\b(?:messaggio (?:strano|d'addio|di addio)|morire|morte))`,
      'u',
    ),
    cuts: /\b(?:si (?:taglia|tagliava|graffia|fa (?:del )?male|brucia)|tagliarsi|(?:gli|le) ho (?:visto|trovato|scoperto) .{0,25}tagli|tagli (?:sul|sulle|nel|al|ai|sui)\w* (?:suo |sue |suoi )?(?:bracci\w*|pols\w*|gamb\w*|cosc\w*)|autolesion\w*|(?:lamett|lam[ae]\b|taglierin)\w* (?:in|nel|nello|sotto|tra|fra|dentro)\b|(?:segni|graffi|cicatrici) (?:sul|sulle|su)l?\w* (?:bracci|pols|gamb|cosc)\w*)/u,
    eating: new RegExp(
      `\\b(?:(?:${theOther}|figli[oa]|sorella|amica|coinquilina)\\b.{0,60}\\b(?:non mangia|vomita|ha smesso di mangiare|e dimagrit[oa]|scheletro|pelle e ossa|si pesa|digiuna|rifiuta il cibo)|non mangia piu|pensa di essere grass[oa]|si vede grass[oa]|anoressi\\w*|bulimi\\w*)`,
      'u',
    ),
    taken:
      /\b(?:ho (?:gia |appena )?(?:preso|mandato giu|ingoiato|ingerito|bevuto)|ne ho pres\w|ha (?:preso|ingoiato|mandato giu)|le ho pres\w)\b.{0,40}\b(?:pastigli\w*|pillol\w*|compress\w*|tachipirin\w*|paracetamolo|farmac\w*|medicin\w*|gocce|scatol\w*|blister|xanax|tavor|sonnifer\w*|\d{2,}|tutt[ei])\b|\boverdose\b|\beroina\b/u,
    blood:
      /\b(?:(?:vomit\w*|sput\w*|toss\w*|gola)\b.{0,40}\bsangue|sangue\b.{0,30}\b(?:vomit\w*|gola)|cuore\b.{0,30}\b(?:strano|salta|batte|all'impazzata|irregolar\w*|palpitazion\w*)|palpitazion\w*|sven\w+|perso i sensi)/u,
    alcohol:
      /\b(?:bevo|bere|bevuto|beveva|alcol\w*|alcool|vino|birr\w*|vodka|grappa|gin|whisky|ubriac\w*|astinenza|sobri[oa])\b/u,
    violence:
      /\b(?:(?:mi|m'|ci) (?:ha |hai )?(?:picchi\w*|mena\w*|men[ao]|dat[oa] (?:un|uno|una) (?:schiaff\w*|pugn\w*|spint\w*|calci\w*)|spint[oa]|spinge|strozz\w*|stratton\w*|alzat[oa] le mani|mess[oa] le mani|minacc\w*|controll\w*|segue|insulta|umilia|chiud\w* (?:in|a)|obblig\w*|costring\w*)|mani (?:addosso|al collo)|(?:mi )?(?:controlla|guarda|legge|prende) (?:sempre )?il (?:telefono|cellulare)|ho paura di (?:lui|lei|mi[oa] (?:marito|compagno|padre|moglie|ex))|(?:piatto|sedia|bicchiere) contro|alza le mani|violent[oa])/u,
    armed: /\b(?:pistola|fucile|arma|armi|coltello|doppietta)\b/u,
    line: /\b(?:112|113|118|1522|19696|114|telefono amico|samaritans|quel numero|il numero|la linea|queste linee|le linee|quelle linee|quei numeri|(?:se )?chiam(?:o|arli|are|i) (?:il|quel|li|la|qualcuno|loro)|chiamarli|un centro antiviolenza)\b/u,
    sleep: /\b(?:dorm\w*|sonno|addorment\w*|sveglio|sveglia|insonni\w*|letto|notte|notti)\b/u,
    nerves:
      /\b(?:esam[ei]|colloqui\w*|presentazion\w*|discorso|provino|patente|interrogazion\w*|concorso|riunione|palco|gara|nervos\w*|agitat[oa])\b/u,
    quarrel: /\b(?:litig\w*|discuss\w*|urlat\w*|discussione|abbiamo alzato la voce|rotto con)\b/u,
    grave:
      /\b(?:voci (?:in testa|che)|sento (?:le |delle )?voci|sentire (?:le |delle )?voci|non mangi\w*|smettere di mangiare|tagliar\w*|mi taglio|far(?:mi|si) (?:del )?male|(?:voglio|vorrei|voler) (?:morire|sparire)|non (?:esserci|svegliar\w*)|suicid\w*|vomit\w*|solliev\w* .{0,40}decision\w*|sollevat[oa] .{0,40}decis\w*)\b/u,
    lonely:
      /\b(?:sol[oa]|solitudine|non ho amic\w*|non conosco nessuno|citta nuova|nuova citta|trasferit\w*|fare amici\w*|farmi (?:degli )?amic\w*)\b/u,
  },
  questions: {
    why_ask: {
      asks: /^(?:perche (?:me lo |mi |lo )?(?:chied\w*|domand\w*|fai (?:queste|questa)|continui a chied\w*)|come mai (?:me lo |mi )?chied\w*|che domanda e|che domande sono)\b/u,
      replies: [
        'Per quello che hai scritto: poteva voler dire anche questo, e chiedere chiaro è meglio che indovinare. Se mi dici di no, ti credo.',
        'Te l’ho chiesto perché su una cosa così seria preferisco sentirlo da te che sbagliare a indovinare. Puoi anche solo rispondere no.',
        'Nelle tue parole c’era qualcosa che si può leggere in più modi, perciò l’ho chiesto apertamente. Se non è così, dimmi com’è.',
      ],
    },
    wake_taken: {
      asks: /\b(?:(?<!\be )svegli\w*|lasci\w* dormire|far(?:lo|la|li) (?:alzare|dormire)|alzar(?:lo|la|e)|smaltire)\b/u,
      replies: [
        'Sì, prova a svegliare adesso chi dorme, e se quasi non reagisce chiama prima il {emergency}. Va messo su un fianco, e non lasciato senza nessuno.',
        'Non lasciare che dorma senza nessuno: prova a svegliare, e chiama il {emergency}; ti dicono loro che cosa fare, un passo alla volta.',
      ],
    },
    sleep_taken: {
      asks: /\b(?:(?:posso|potrei|non posso) (?:\p{L}+ ){0,2}?(?:dormir(?:e|ci)|andare a (?:dormire|letto)|sdraiarmi|riposare)|(?:vado|andare) a (?:dormire|letto)|ci dormo su)\b/u,
      replies: [
        'Non ancora: dopo delle pastiglie chiama prima il {emergency}, anche se ti senti bene. Nelle prime ore sentirsi bene dice poco.',
        'Per favore non andare a dormire prima che qualcuno abbia guardato: prima il {emergency}, e stai vicino a qualcuno.',
      ],
    },
    hospital_taken: {
      asks: /\b(?:(?:devo|dovrei|mi tocca|conviene|serve|e il caso di) (?:proprio |per forza )?(?:andare|chiamare|farmi vedere)\b|(?:vado|chiamo)\b.{0,20}\b(?:ospedale|pronto soccorso|112|118|ambulanza|medico)|e (?:pericolos\w*|grave|tropp[oe])|sono in pericolo|mi succede qualcosa|muoio)/u,
      replies: [
        'Sì, adesso, anche se ti senti bene: con le pastiglie può volerci qualche ora prima di accorgersene. Chiama il {emergency} e porta la scatola.',
        'Sì. Quello che è stato preso va visto oggi in ospedale, non solo quando fa male: il {emergency} manda qualcuno.',
      ],
    },
    hospital_blood: {
      asks: /\b(?:(?:devo|dovrei|conviene|serve|e il caso di) (?:proprio |per forza )?(?:andare|chiamare|farmi vedere|preoccupar\w*)\b|(?:vado|chiamo)\b.{0,20}\b(?:ospedale|pronto soccorso|112|118|medico)|e (?:pericolos\w*|grave|normale)|sono in pericolo)/u,
      replies: [
        'Sì, va visto oggi, da un medico o al pronto soccorso. Se il sangue aumenta, o ti gira la testa o svieni, chiama subito il {emergency}.',
        'Sì: è da far vedere in giornata, non un altro giorno. Con tanto sangue, svenimenti o dolore al petto, {emergency}.',
      ],
    },
    drink_signs: {
      asks: /\b(?:trem\w*|insetti|ragni|bestie|veder\w* (?:cose|cosa)|vedo (?:cose|insetti)|allucinazion\w*|crampi|convulsion\w*|sud\w+|confus\w*)\b.{0,60}\b(?:normale|grave|brutto segno|pericolos\w*|astinenza|preoccup\w*)\b|\b(?:normale|grave|brutto segno|pericolos\w*|astinenza)\b.{0,60}\b(?:trem\w*|insetti|vedo cose|crampi|convulsion\w*|sud\w+)\b/u,
      replies: [
        'Sì, prendilo sul serio: quando si smette dopo aver bevuto tanto, il corpo può reagire in modo pericoloso. Fatti vedere da un medico oggi; con convulsioni, confusione o se vedi cose che non ci sono, {emergency}.',
        'È un segno da far vedere oggi. Se vedi cose che non ci sono, se c’è una convulsione o tanta confusione, chiama subito il {emergency}.',
      ],
    },
    stop_drinking: {
      asks: /\b(?:(?:si puo|posso|potrei|puo|riesco a) (?:\p{L}+ )?(?:smettere|chiudere|piantarla)\b|smett\w*\b.{0,30}\b(?:di colpo|di botto|tutto insieme|da un giorno all'altro|subito|in una volta|da sol[oa]))/u,
      replies: [
        'Dopo aver bevuto tanto ogni giorno, smettere di colpo può essere pericoloso. Parlane prima con un medico, se puoi oggi; con convulsioni, confusione o se vedi cose che non ci sono, {emergency}.',
        'Non da un giorno all’altro e non senza nessuno, se era tanto: un medico può renderlo sicuro. Se tremi e ti confondi, o c’è una convulsione, {emergency}.',
      ],
    },
    children: {
      asks: /\b(?:mi |me |ci )?(?:porteranno|portano|toglieranno|tolgono|leveranno|levano|portino|tolgano|prendono|togliere|portare|portarmi|levarmi)\b.{0,10}\b(?:via )?.{0,8}\b(?:bambin\w*|bimb\w*|figli\w*|piccol[oaie]|(?:me )?(?:lo|la|li) (?:portano|tolgono))\b|\bperd(?:o|ere|ero) (?:i |mi[oa] |il |la )*(?:bambin\w*|figli\w*|affidamento)|\bme (?:lo|la|li) (?:portano via|tolgono|levano|porteranno via|toglieranno)\b/u,
      replies: [
        'Chiedere aiuto non è un motivo per portare via un figlio. Per ogni ufficio non posso parlare, ma i pensieri che fanno paura li conoscono bene medici e ostetriche, e dirli protegge te e il bambino.',
        'Chi dice «non ce la faccio, mi serve una mano» fa proprio quello che tiene al sicuro un figlio. Nessuno può promettere per tutti: puoi chiederlo come prima cosa, «che cosa succede se ve lo dico?».',
      ],
    },
    by_force: {
      asks: /\b(?:mi (?:ricover\w*|rinchiud\w*|portano via|porteranno via|vengono a prendere|verranno a prendere|fanno (?:un )?tso|obblig\w*)|(?:mandano|mandate|manderanno|mandi) (?:qualcuno|la polizia|i carabinieri|un'ambulanza)|vengono (?:a casa|qui)|tso)\b/u,
      replies: [
        'Parlarne non basta perché qualcuno venga a prenderti. Se c’è un pericolo in questo minuto possono mandare aiuto; puoi chiederlo prima: «che cosa fate se vi dico tutto?».',
        'Non posso promettere per tutti. Puoi chiedere all’inizio che cosa fanno di quello che racconti, e decidere poi quanto dire.',
      ],
    },
    bill: {
      asks: /\b(?:(?:appa[ir]\w*|compa[ir]\w*|risult\w*|ved\w*|vedra\w*|segnat\w*|scritt\w*|resta\w*|riman\w*|finisc\w*|va|esc\w*|trov\w*|legg\w*|chiam\w*|telefon\w*|numero|c'e|lascia\w*)\b.*\b(?:bolletta|fattura|addebito)|(?:bolletta|fattura)\b.*\b(?:appa[ir]\w*|compa[ir]\w*|risult\w*|ved\w*|chiam\w*|telefonat\w*|numero|riman\w*|resta\w*)|tabulat\w*|traffico telefonico)\b/u,
      replies: [
        'Se compare in bolletta non lo so con certezza. Nell’elenco delle chiamate del telefono invece resta: cancellala lì, oppure usa un altro telefono.',
        'Sulla bolletta non ho niente di certo. Certo è che la chiamata resta nel registro del telefono finché non la cancelli.',
      ],
    },
    finds_out: {
      asks: /\b(?:(?:lo|la) (?:viene|vengono|verra|verranno|possono|puo) (?:a )?(?:sapere|saperlo)|se ne accorg\w*|(?:lo |mi )?scopr(?:e|ono|ira|iranno|ire|a)|lo (?:sapra|sapranno)|glielo dicono|avvis\w+ (?:lui|i miei|mi[oa]|qualcuno))\b/u,
      replies: [
        'Da qui non esce niente verso nessuno. La chiamata però resta nell’elenco del telefono: cancellala, oppure usane un altro.',
        'Quando chiami non devi per forza dire il tuo nome. Quello che si può vedere è il registro del telefono: togli quella chiamata, o fattene prestare uno.',
      ],
    },
    phone_seen: {
      asks: /\b(?:(?:puo|potrebbe|riesce a|se) (?:\p{L}+ ){0,3}?(?:vedere|legg\w*|trov\w*|apr\w*|vede|scoprire)\b.{0,30}\b(?:quest[oaie]|chat|messaggi\w*|telefono|cellulare|scriv\w*|scritto|conversazione)|(?:questa chat|quello che scrivo|questo)\b.{0,20}\b(?:lo )?(?:puo (?:vedere|leggere)|vede|legge|possono (?:vedere|leggere)))\b/u,
      replies: [
        'Chi apre il tuo telefono può vederlo. In alto c’è «Uscita rapida» (o due volte Esc), nel menu della chat puoi eliminare questa conversazione, e nelle impostazioni si può spegnere la cronologia.',
        'Sì, se ha in mano il telefono e la chat è aperta o conservata. Eliminala dal menu, e se entra qualcuno esci con «Uscita rapida», in alto.',
      ],
    },
    write_instead: {
      asks: /\b(?:(?:si puo|posso|potrei|possiamo|c'e|ce)\b.{0,30}\b(?:scriver\w*|chat\w*|messaggi\w*|whatsapp|mail)\b.{0,40}(?:invece|anziche|piuttosto|li|a loro|senza|\?|$)|(?:scriver\w*|chat\w*|messaggi\w*)\b.{0,20}\b(?:invece|anziche|al posto|senza|o (?:devo|bisogna))\b.{0,15}\b(?:chiam\w*|telefon\w*|parl\w*))/u,
      replies: [
        'Sì, c’è una linea a cui si può scrivere: {written}.',
        'Non devi parlare per forza, si può scrivere: {written}.',
        'Nel mio elenco, per adesso, non c’è una linea a cui scrivere. Puoi cominciare la chiamata con «faccio fatica a parlare», o farla fare a qualcuno di cui ti fidi.',
        'Di sicure a cui scrivere non ne ho. Se il difficile è parlare, leggi al telefono due righe scritte prima.',
      ],
    },
    free: {
      asks: /\b(?:(?:e|sono|si paga|costa|costano|quanto)\b.{0,25}\b(?:gratis|gratuit\w*|pagamento|cost\w*|credito|soldi)|si paga|(?:quanto )?costa (?:chiamare|la chiamata|telefonare)|costa qualcosa)/u,
      replies: [
        'Sì, è gratuito: {free}.',
        'Non costa niente: {free}.',
        'La chiamata al {emergency} è gratuita. Secondo la tariffa del tuo telefono si paga invece: {paid}.',
        'Gratuito è il {emergency}. Si paga invece, come dice la tariffa del tuo telefono: {paid}.',
        'La chiamata al {emergency} è gratuita. Delle altre linee non ho un dato sicuro.',
      ],
    },
    anonymous: {
      asks: /\b(?:anonim\w*|(?:devo|bisogna|mi chiedono|chiedono|serve) (?:dire |dare |lasciare |per forza )*(?:il (?:mio )?nome|come mi chiamo|chi sono)|mi rintracciano|sanno chi sono)\b/u,
      replies: [
        'Lì non serve dire chi sei: {nameless}.',
        'Il tuo nome non lo chiedono: {nameless}.',
        'Puoi dire subito che preferisci non dare il nome. Al {emergency} invece serve sapere dove sei.',
        'Nessuno ti può costringere a dire come ti chiami: dillo all’inizio. Solo al {emergency} il posto conta, perché l’aiuto arrivi.',
      ],
    },
    other_country: {
      asks: /\b(?:vale|funziona|va bene|chiamo|e) (?:anche )?.{0,25}\b(?:dalla svizzera|in svizzera|svizzera|dall'estero|all'estero|germania|francia|belgio|inghilterra|spagna|austria)\b/u,
      replies: [
        'Le linee che nomino sono di un solo paese, quello scelto nelle impostazioni. Per il pericolo c’è il {emergency}.',
        'Fuori dal suo paese non ne ho la certezza: scegli il tuo nelle impostazioni e ti nomino quelle giuste. In pericolo, {emergency}.',
      ],
    },
    who_answers: {
      asks: /\bchi (?:mi )?(?:risponde|c'e (?:li|dall'altra parte|al telefono)|sono (?:quelli|queste persone)|trovo|lavora li)\b|\bcon chi parlo (?:se chiamo|li)\b/u,
      replies: [
        'Una persona, che in quel momento è lì per ascoltare. Comincia lei chiedendo come stai, non serve preparare niente.',
        'Una persona in carne e ossa, che riceve chiamate così ogni giorno. Puoi riagganciare quando vuoi.',
      ],
    },
    call_words: {
      asks: /^(?:(?:che|cosa|che cosa) (?:gli |le |devo |posso |dovrei )*(?:dico|dire|racconto)\b.{0,25}\b(?:se chiamo|quando (?:chiamo|rispondono)|al telefono|alla linea|al (?:112|1522|numero)|a quelli)|come (?:comincio|inizio|si comincia|si inizia)\b.{0,15}\b(?:chiamata|telefonata|al telefono))/u,
      replies: [
        'Basta una frase: «Non sto bene e non so da dove cominciare.» Da lì vanno avanti loro.',
        'Puoi leggere questa: «Faccio fatica a parlare, ma per qualche minuto ho bisogno di qualcuno.»',
      ],
    },
    what_112: {
      asks: /\b(?:che|cosa|che cosa) (?:succede|fanno|mi fanno|mi chiedono|capita)\b.{0,20}\b(?:chiam\w*|112|118)\b/u,
      replies: [
        'Chiedono dove sei e che cosa succede, e restano al telefono mentre mandano aiuto. Bastano risposte corte.',
        'Prima il posto, poi che cosa è successo; insieme si decide chi viene. Non servono le parole giuste.',
      ],
    },
    rape: {
      asks: /\b(?:e (?:stat[oa] )?|era |si chiama |vale come |conta come )(?:\p{L}+ )?(?:violenza sessuale|stupro|abuso sessuale|una molestia|molestia)\b.{0,40}(?:\?|se\b|$)|\bsono stat[oa] (?:stuprat|violentat|abusat)\w*/u,
      replies: [
        'Se tu non volevi, non andava bene, chiunque fosse e qualunque cosa tu abbia fatto o non fatto. Non è colpa tua.',
        'Un sì dev’essere un sì vero. Senza, quello che ti è stato fatto è sbagliato, e la colpa non è tua.',
      ],
    },
    fault_other: {
      asks: /\b(?:(?:e|sara|sarebbe|e stata|era) (?:\p{L}+ )?colpa mia|(?:ho|avrei) (?:io )?(?:la )?colpa|mi sento in colpa se|sono io (?:la|il) (?:colpevole|responsabile)|sarei (?:io )?responsabile|ce l'ho sulla coscienza)\b/u,
      replies: [
        'No. Quello che una persona fa della propria vita non è colpa tua, qualunque cosa vi siate detti. Puoi chiamare aiuto, non puoi essere la sua ragione di vivere.',
        'No, non sarebbe colpa tua. Puoi avere paura per quella persona e non reggerlo senza nessuno: se lo minaccia adesso, il {emergency} può andare lì.',
      ],
    },
    fault_own: {
      asks: /\b(?:(?:e|sara|era|e stata) (?:\p{L}+ )?colpa mia|me lo (?:merito|sono meritat[oa]|sono cercat[oa])|(?:l')?ho provocat[oa] io|sono io (?:il problema|che (?:lo |la )?(?:sbaglio|esagero|provoco)))\b/u,
      replies: [
        'No. Chi ti spaventa o ti fa male ne risponde, qualunque cosa sia successa prima. Non è colpa tua.',
        'Non è colpa tua. Niente di quello che hai detto o dimenticato dà a qualcuno il diritto di farti questo.',
      ],
    },
    abuse: {
      asks: /\b(?:(?:e|sarebbe|si chiama|conta come) (?:\p{L}+ )?(?:violenza|maltrattament\w*|abuso|normale|amore|controllo|tossic[oa])|sto esagerando|esagero)\b/u,
      replies: [
        'Quello che ti fa paura o ti tiene sotto controllo non va bene, anche se arriva insieme all’affetto o è successo una volta sola. Non serve un nome per parlarne con chi lo conosce bene.',
        'Essere controllati, stretti o spaventati non fa parte del volersi bene, e non è colpa tua. Chi risponde a una linea contro la violenza lo sa, e non decide niente al posto tuo.',
      ],
    },
    leave_violent: {
      asks: /\b(?:(?:devo|dovrei|faccio bene a|lo|la) (?:\p{L}+ )?(?:lasci\w*|andarmene|andare via|perdon\w*|torn\w*|restare)|me ne vado|torno da lui)\b/u,
      replies: [
        'Questo lo decidi tu, e prima viene stare al sicuro. Andarsene riesce meglio se lo si prepara con chi conosce queste situazioni, prima che l’altra persona lo sappia.',
        'Non decido al posto tuo. Ma se hai paura, è la tua sicurezza che decide: parla di come uscirne con chi lo fa ogni giorno.',
      ],
    },
    ask_dying: {
      asks: /\b(?:(?:chied\w*|parl\w*|dire|dico|nomin\w*)\b.{0,40}\b(?:morire|ammazzar\w*|uccider\w*|suicid\w*|farla finita)|come (?:glielo|si) (?:chied\w*|fa a chied\w*)|(?:glielo|gliel'?) chied\w*|metter\w* (?:in testa|l'idea)|(?:dare|do|dargli|darle) l'idea|ma come si fa)\b/u,
      replies: [
        'Chiederlo apertamente non mette l’idea in testa a nessuno, spesso è un sollievo. Puoi dire proprio così: «Sono in pensiero per te. Ti capita di pensare di morire?»',
        'Chiedendo non peggiori le cose. Parola per parola, per esempio: «A volte chi sta così non vuole più vivere. A te succede?»',
      ],
    },
    go_back: {
      asks: /\b(?:(?:devo|dovrei|faccio bene a) (?:\p{L}+ )?(?:richiam\w*|risponder\w*|tornar\w*|scriver\w*|sentir\w*|restare)|(?:lo|la) richiamo|(?:gli|le) rispondo|torno con (?:lui|lei))\b/u,
      replies: [
        'Non devi rispondere né tornare per tenere in vita qualcuno. Se lo minaccia adesso, chiama il {emergency} e dai l’indirizzo: loro possono andare lì, e sono le persone giuste.',
        'Per paura, no. Se vuoi basta una riga: «Non torno, e ho chiesto aiuto per te»; con una minaccia, {emergency} e l’indirizzo.',
      ],
    },
    secret: {
      asks: /\b(?:(?:lo|glielo) dico (?:a|ai|alla|al|o no)|^(?:devo|dovrei|posso|e giusto) (?:\p{L}+ )?(?:dirlo|dirglielo|parlarne|mantenere|tenere)\b|(?:mi ha (?:detto|chiesto|fatto (?:promettere|giurare))|ho promesso|ho giurato)\b.{0,15}\bdi (?:non|nn) (?:dir\w*|parlar\w*)|(?:non|nn) (?:lo )?devo dir\w* a nessuno)/u,
      replies: [
        'Sì, chi può aiutare deve saperlo: un segreto sulla vita di qualcuno non va tenuto. Puoi dire: «Questa cosa non riesco a portarla io, ne parlo con una persona di cui ci fidiamo.»',
        'Sì, dillo a chi può aiutare, anche se avevi promesso. Forse si arrabbia per un po’, e a quello si rimedia più facilmente.',
      ],
    },
    no_doctor: {
      asks: /\b(?:non (?:vuole|ne vuole|ci vuole|vuol)|rifiuta|si rifiuta|e se (?:non vuole|dice di no|rifiuta))\b.{0,40}\b(?:medic[oi]|dottor\w*|aiuto|psic\w*|ospedale|visit\w*|curar\w*|terapi\w*|farsi (?:vedere|aiutare))\b/u,
      replies: [
        'Allora puoi chiamare tu il suo medico di famiglia o il centro di salute mentale, raccontare che cosa vedi e chiedere come si va avanti. Se minaccia di farlo, {emergency}.',
        'Il primo passo puoi farlo senza di lui o di lei: una telefonata al medico, con quello che hai notato e da quando. Se diventa pericoloso, {emergency}.',
      ],
    },
    go_armed: {
      asks: /\b(?:(?:devo|dovrei|posso) (?:\p{L}+ )?(?:entrare|andare|lasciar\w*|parlar\w*|togli\w*|prender\w*)|(?:entro|vado (?:dentro|da|li|a parlar\w*)|lo lascio|la lascio)\b)/u,
      replies: [
        'Non entrare lì senza nessuno. Chiama adesso il {emergency} e di’ che c’è un’arma: ti dicono che cosa fare finché arrivano.',
        'Con un’arma vicina, prima il {emergency}, e dillo subito. Parla attraverso la porta o al telefono, e tieni lontani gli altri.',
      ],
    },
    police: {
      asks: /\b(?:(?:chiamo|devo chiamare|dovrei chiamare|posso chiamare|chiamare|sento)\b.{0,20}\b(?:medico|dottor\w*|su[oa] (?:madre|padre|mamma|papa|sorella|fratello)|i suoi|polizia|carabinieri|112|118|113|ambulanza|qualcuno|aiuto)|figura (?:del|della|da) \p{L}+|faccio una figuraccia|disturb\w* per niente|esagero)\b/u,
      replies: [
        'Sì, chiama il {emergency}. Lì nessuno lo trova ridicolo: una chiamata di troppo non è niente in confronto a una di meno.',
        'Chiama il {emergency} e racconta quello che hai scritto qui. Ci sono per questo, e capire quanto è grave diventa compito loro.',
      ],
    },
    go_there: {
      asks: /\b(?:(?:devo|dovrei|posso) (?:andare|correre|entrare|lasciar\w*)|vado (?:da|li|la|a (?:casa|vedere)|io)|corro (?:da|li)|lo lascio (?:stare|solo)|la lascio (?:stare|sola))\b/u,
      replies: [
        'Prima il {emergency}, con l’indirizzo: sono più veloci di te. Poi vai, se puoi, e non senza qualcuno.',
        'Prima chiama il {emergency}, poi mettiti in strada. Continua a provare al telefono mentre qualcuno viene con te.',
      ],
    },
    wake_cuts: {
      asks: /\b(?:(?<!\be )svegli\w*|aspett\w* (?:fino a )?(?:domani|domattina|la mattina|che si svegli)|lasci\w* dormire|stasera o domani)\b/u,
      replies: [
        'Se i tagli sono vecchi e il sonno è tranquillo, si può aspettare il mattino: resta vicino, e dai un’occhiata. Se sanguina, ha preso qualcosa o ha parlato di morire, svegliare adesso; in pericolo, {emergency}.',
        'I tagli vecchi possono aspettare un mattino calmo, con la porta aperta. Sangue fresco, pastiglie o un addio no: in quel caso sveglia, e chiama il {emergency}.',
      ],
    },
    words_cuts: {
      asks: howToSay,
      replies: [
        'Con calma, dicendo quello che hai visto e senza far promettere niente: «Ho visto i tagli. Non ce l’ho con te, sono in pensiero. Mi racconti com’è?»',
        'Parlarne non peggiora le cose. Puoi cominciare così: «L’ho visto, e sei importante per me. Non devi spiegarmi tutto; vorrei che chiedessimo aiuto insieme.»',
      ],
    },
    words_eating: {
      asks: howToSay,
      replies: [
        'In un momento tranquillo, lontano dalla tavola, parlando di come sta e non di cibo: «Ti vedo soffrire, e mi preoccupo. Non ti sgrido. Ne parliamo?»',
        'Niente peso e niente aspetto. Per esempio: «Sei importante per me, e vedo che mangiare è diventato difficile. Cerchiamo insieme qualcuno?»',
      ],
    },
    words_dying: {
      asks: howToSay,
      replies: [
        'Le parole semplici sono le migliori: «Sono in pensiero per te. Ti capita di pensare di morire?» E poi ascolta, senza convincere.',
        'Puoi dire: «Hai fatto bene a dirmelo. Non me ne vado, e vorrei che chiamassimo insieme qualcuno.»',
      ],
    },
    words_own: {
      asks: howToSay,
      replies: [
        'Puoi cominciare così: «Non sto bene, e certi pensieri mi fanno paura. Non devi risolverla. Mi stai un po’ vicino?»',
        'Basta una riga, anche scritta: «Sto peggio di quello che sembra. Stasera posso parlarti?»',
      ],
    },
    do_cuts: {
      asks: whatToDo,
      replies: [
        'Tre cose: restare vicini e calmi, dire quello che hai visto, e domani chiamare il medico e chiedere aiuto per tutti e due. Se sanguina o si parla di morire, {emergency}.',
        'Non devi risolverlo stasera. Stai lì, senza perquisire e senza punire, e parla con il medico o la scuola; in pericolo, {emergency}.',
      ],
    },
    do_eating: {
      asks: whatToDo,
      replies: [
        'Puoi parlare tu con il suo medico, anche se per ora non vuole andarci: di’ che cosa vedi e da quando. A casa, meglio chiedere come sta che parlare di cibo.',
        'Aiutano due cose: niente battaglie su piatti e chili, e un medico che guardi presto. Se sviene o quasi non beve più, {emergency}.',
      ],
    },
    do_dying: {
      asks: whatToDo,
      replies: [
        'Se non risponde o c’è stato un addio, chiama adesso il {emergency} e dai nome e indirizzo. Se siete insieme, chiedi apertamente e non lasciare quella persona senza nessuno.',
        'Non devi reggerlo tu. Se non risponde, il {emergency} con l’indirizzo; se risponde, chiedi con parole chiare se vuole morire, e resta o manda qualcuno.',
      ],
    },
    hospital: {
      asks: /\b(?:devo|dovrei|e il caso di|conviene) (?:per forza )?(?:andare (?:al pronto soccorso|in ospedale|dal medico)|farmi vedere)\b/u,
      replies: [
        'Da qui non lo posso giudicare: chiama il medico o la guardia medica e racconta che cosa senti. Se è forte, improvviso o ti senti svenire, non aspettare: {emergency}.',
        'Se te lo stai chiedendo, fallo vedere: una telefonata al medico ti dice quanto presto. Con dolore forte, sangue o svenimenti, {emergency}.',
      ],
    },
    last_time: {
      asks: /\b(?:ricord\w*|sai)\b.{0,50}\b(?:settimana scorsa|ieri|l'altra volta|l'altro giorno|mese scorso|scorsa volta|giorni fa|settimane fa)\b/u,
      replies: [
        'Da una conversazione all’altra tengo solo quello che sta nelle impostazioni, sotto Memoria, se l’hai accesa. Di quel giorno qui non ho niente: me lo ridici in una frase?',
        'Leggo questa conversazione, e pochi fatti se la memoria è accesa; quello che hai detto allora non c’è. Preferisco dirtelo che inventare. Ridimmi che cosa contava.',
      ],
    },
    normal_grave: {
      asks: /^(?:e|era|sara) (?:\p{L}+ )?(?:normale|grave|strano|ok)\b/u,
      replies: [
        'Non c’è da vergognarsene, e vale la pena parlarne con chi può aiutare: un medico, o qualcuno di cui ti fidi. Da quanto è così?',
        'Non lo liquiderei con la parola normale: merita di essere detto a un medico o a una persona vicina. Hai fatto bene a chiederlo qui.',
      ],
    },
    mad_grave: {
      asks: /^(?:sono|sto (?:diventando|impazzendo)|divento|saro) ?(?:diventat[oa] )?(?:pazz[oa]|matt[oa]|fuori di testa|impazzit[oa])\b|^sto impazzendo\b/u,
      replies: [
        'Chi se lo chiede di solito non sta impazzendo: qualcosa è diventato troppo. I pensieri che fanno paura i medici li conoscono: dirlo a uno di loro è una buona strada.',
        'Io qui non leggo pazzia, leggo che ti spaventa. Che cosa ti sembra così strano?',
      ],
    },
    normal_no_tears: {
      asks: /\b(?:normale|stran[oa]|grave|giusto)\b.{0,40}\bnon (?:\p{L}+ ){0,2}?(?:piang\w*|pianto|piangere)|\bnon (?:ho pianto|piango|riesco a piangere)\b.{0,40}\b(?:normale|stran[oa]|grave)\b/u,
      replies: [
        'Molti non piangono, o piangono molto più tardi. Le lacrime non misurano quanto qualcuno ti mancava.',
        'Il dolore ha anche altre strade: il vuoto, la stanchezza, il tenersi occupati. Non c’è una data entro cui piangere.',
      ],
    },
    normal_relief: {
      asks: /\b(?:normale|brutto|sbagliato|giusto|grave)\b.{0,30}\bsolliev\w*(?!.*\bdecision)|\bsollevat[oa]\b.{0,30}\bnormale\b/u,
      replies: [
        'Quando qualcosa è stato lungo e pesante, il sollievo arriva insieme alla tristezza, e non vuol dire aver voluto meno bene.',
        'Lo provano in tanti e lo dicono in pochi. Essere sollevati che sia finita non è esserne contenti.',
      ],
    },
    normal_sad_of_good: {
      asks: /\b(?:normale|strano)\b.{0,30}\b(?:trist\w*|piang\w*|giu|vuot[oa]|malinconi\w*)\b.{0,60}\b(?:bell[oa]|felice|matrimonio|sposat[oa]|vacanz\w*|nascita|laure\w*)|\b(?:matrimonio|sposat[oa]|laure\w*|vacanza)\b.{0,60}\b(?:trist\w*|vuot[oa]|niente)\b.{0,20}\bnormale\b/u,
      replies: [
        'Lo conoscono in molti: dopo una cosa grande arriva un vuoto, o dentro la gioia si nasconde un addio.',
        'Si può essere contenti di una cosa e insieme piangere quello che finisce con lei.',
      ],
    },
    normal_jealous: {
      asks: /\b(?:normale|brutto|sbagliato|strano|grave)\b.{0,30}\b(?:gelos\w*|invidi\w*)\b/u,
      replies: [
        'Lo conoscono quasi tutti. La gelosia di solito mostra che cosa si vorrebbe, o si teme di perdere; non fa di te una cattiva persona.',
        'È umano. Conta quello che se ne fa, e per ora la stai solo guardando con onestà.',
      ],
    },
    normal_nothing: {
      asks: /\b(?:normale|strano|grave)\b.{0,30}\b(?:non (?:sent\w*|prov\w*) (?:niente|nulla)|vuot[oa]|apatic[oa])|\bnon (?:sento|provo) (?:niente|nulla)\b.{0,30}\b(?:normale|strano)\b/u,
      replies: [
        'Capita a molti: quando è tanto tutto insieme, per un po’ il sentire si abbassa.',
        'Spesso le emozioni arrivano tardi, quando si fa silenzio. Se il vuoto dura settimane, dirlo a un medico è una buona cosa.',
      ],
    },
    normal_angry: {
      asks: /\b(?:normale|brutto|sbagliato|giusto)\b.{0,30}\b(?:arrabbi\w*|rabbia|odi\w*|risentiment\w*)\b/u,
      replies: [
        'La rabbia ne fa parte, anche verso chi si ama. Di solito dice che qualcosa ti stava a cuore.',
        'Si può essere arrabbiati senza che nessuno sia cattivo, nemmeno tu.',
      ],
    },
    normal_fear: {
      asks: /\b(?:normale|strano|stupido)\b.{0,30}\b(?:paura|ansia|nervos\w*|preoccup\w*|agitat[oa])\b|\b(?:paura|ansia)\b.{0,20}\be normale\b/u,
      replies: [
        'Lì molti starebbero sulle spine. Avere paura di una cosa che conta non vuol dire non farcela.',
        'Va così a tanti davanti a qualcosa di nuovo o di incerto.',
      ],
    },
    talks_to_the_dead: {
      asks: /\bparl\w* (?:con|alla|a) (?:una |la |sua |la sua |lui|lei|suo )?(?:foto\w*|ritratto|tomba|lapide)?\b.{0,40}\b(?:matt[oai]|pazz[oai]|normale|stran[oa])|\b(?:matt[oa]|pazz[oa]|normale|stran[oa])\b.{0,40}\bparl\w* (?:con|alla|a) (?:una |la |sua |la sua )?(?:foto\w*|tomba)/u,
      replies: [
        'Niente da matti: molti, quando manca qualcuno, parlano con una foto. È un modo di tenerlo vicino.',
        'Per anni avete avuto cose da dirvi, e non finiscono da un giorno all’altro.',
      ],
    },
    normal: {
      asks: /^(?:e|era|sara) (?:\p{L}+ )?(?:normale|strano)(?: (?:che|se|sentir\w*|essere|avere|pensare|volere|mancar\w*|provare|stare|innamorar\w*)\b|\??$)|^sono normale se\b/u,
      replies: [
        'Credo che in molti si riconoscerebbero, anche se pochi lo dicono. Con quello che racconti, ha senso.',
        'Non capita solo a te. Quello che senti va d’accordo con ciò che ti è successo.',
      ],
    },
    worst: {
      asks: /\b(?:sono|mi sento|saro) (?:proprio |davvero |io )?(?:la|il) (?:peggior\w*|piu \p{L}+) (?:madre|mamma|padre|papa|figli[oa]|amic[oa]|person\w*|moglie|marito|sorella|fratello)\b/u,
      replies: [
        'Chi non ci tiene non lo sentirebbe così. Che cosa è successo, perché tu ti giudichi tanto?',
        'Il peggiore del mondo non ci perderebbe un pensiero. Si sente che volevi fare bene a qualcuno.',
      ],
    },
    bad_person: {
      asks: /\b(?:sono|sarei|sono io|io sia|sembro|mi rende) (?:davvero |proprio |io )?(?:un[ao]?'? ?|la |il )?(?:(?:brutt[oa]|cattiv[oa]|pessim[oa]|peggior\w*|mostro|egoista|schifos[oa]) ?(?:person\w*|madre|mamma|padre|papa|figli[oa]|amic[oa]|moglie|marito|sorella|fratello|nonn[oa]|compagn[oa])?|brav[oa] (?:mamma|madre|padre|papa|figli[oa]|amic[oa]))\b(?=.*\?)/u,
      replies: [
        'Chi non ci tiene non sta lì a pensarci. Che cosa ti rimproveri?',
        'Non farebbe così male se non ci tenessi. Un momento difficile, o una scelta difficile, non dice che persona sei.',
      ],
    },
    weird: {
      asks: /^(?:sono|sto|saro) (?:io )?(?:troppo |davvero |solo |un po' )?(?:stran[oa]|paranoic[oa]|sensibile|esagerat[oa]|anormale|sbagliat[oa]|stupid[oa]|pesante|noios[oa]|infantile|pigr[oa]|esagerando|ridicol[oa])\b.{0,40}\?/u,
      replies: [
        'Da quello che racconti, no: mi sembra una persona a cui la cosa importa. Che cosa te l’ha fatto pensare?',
        'Non mi pare, no. In molti sarebbero proprio così, e non lo direbbero.',
      ],
    },
    not_go: {
      asks: /\b(?:posso|potrei|e (?:brutto|male|sbagliato|maleducato|egoista) (?:se )?|faccio male (?:se|a)|ho il diritto di|va bene se|devo per forza|sono obbligat[oa] ad?) ?(?:anche )?(?:non (?:andar\w*|vado|ci vado|vengo|farlo|presentarmi)|andarci|dire di no|dico di no|annull\w*|rest\w* a casa)\b(?=.*\?)/u,
      replies: [
        'Sì, puoi non andarci. Basta una frase breve e gentile: «Non riesco a venire, ti penso», senza motivi.',
        'Puoi dire di no. Per decidere aiuta questo: ti peserebbe di più andarci, o non andarci?',
      ],
    },
    may_feel: {
      asks: /^(?:posso|ho (?:il )?diritto (?:di|a)|mi e permesso|e giusto) (?:\p{L}+ )?(?:essere|sentir\w*|provare|avere|stare|arrabbiar\w*|odiar\w*)\b(?=.*\?)/u,
      replies: [
        'Sì, puoi. Quello che senti non ha bisogno del permesso di nessuno; giusto o sbagliato può essere solo quello che se ne fa.',
        'Sì. Puoi sentirlo, e restare una persona corretta con gli altri.',
      ],
    },
    words_child: {
      asks: /^(?:(?:che|cosa|che cosa) (?:gli |le |devo |posso |dovrei )*(?:dico|dire|rispond\w*|racconto)|come (?:faccio a |posso |lo )*(?:dir\w*|dico|spieg\w*|raccont\w*))\b.{0,20}\b(?:bambin\w*|bimb\w*|figli\w*|piccol[oaie]|nipotin\w*|ai (?:miei )?(?:figli|ragazzi))\b|\b(?:bambin[oaie]|bimb[oaie]|(?:figli[oa]|ha) (?:di |ha )?(?:\d|tre|quattro|cinque|sei|sette|otto|nove) anni)\b.{0,80}\b(?:cosa|che|come) (?:gli |le |glielo |lo )?(?:dico|rispondo|spiego)\b/u,
      replies: [
        'Breve e vero è meglio: «Devo dirti una cosa triste. Puoi chiedermi tutto, e non è colpa tua.»',
        'Una frase semplice per cominciare, poi aspetta le sue domande: «È cambiata una cosa, e voglio che tu la sappia da me.» Si può anche non sapere una risposta.',
      ],
    },
    ideas_sleep: {
      asks: /\b(?:consigli\w*|trucc\w*|idee|qualcosa|come (?:faccio|posso|si fa)|(?:che|cosa) (?:faccio|posso fare|aiuta)|rimedi\w*)\b.{0,40}\b(?:dormire|addormentar\w*|prendere sonno|sonno)\b/u,
      replies: [
        'Due cose piccole: luce bassa e telefono lontano mezz’ora prima, e se il sonno non viene alzati e siediti con poca luce finché torna il sonno.',
        'Puoi buttare fuori l’aria più piano di come la prendi, come da una cannuccia, per qualche minuto. E niente orologio: giralo verso il muro.',
      ],
    },
    ideas_head: {
      asks: /\b(?:consigli\w*|trucc\w*|idee|qualcosa|come (?:faccio|posso|si fa)|(?:che|cosa) (?:faccio|posso fare|aiuta))\b.{0,40}\b(?:spegner\w*|staccar\w*|fermar\w*|svuotar\w*|smettere di pensar\w*|calmar\w*)\b.{0,20}(?:\b(?:testa|cervello|mente|pensier\w*)\b|pensar)/u,
      replies: [
        'Due cose piccole: scrivi su un foglio tutto quello che gira e lascialo in un’altra stanza; poi fuori l’aria piano, più lunga di come entra, dieci volte.',
        'Puoi dare alla testa qualcosa di noioso: contare da cento all’indietro a tre a tre, o trovare una cosa per ogni lettera. Il resto lo tiene il foglio accanto al letto.',
      ],
    },
    ideas_hands: {
      asks: /\b(?:che|cosa|dove)\b.{0,20}\b(?:facc\w*|metto|fare)\b.{0,15}\b(?:le mani|con le mani)\b/u,
      replies: [
        'Dai loro qualcosa: una penna, un foglietto, oppure una mano appoggiata nell’altra. I piedi ben a terra aiutano anche le mani a stare ferme.',
        'Un bicchiere d’acqua vicino e una penna in mano. E prima di cominciare premi i palmi uno contro l’altro, e lascia andare mentre butti fuori l’aria.',
      ],
    },
    ideas_nerves: {
      asks: /\b(?:consigli\w*|trucc\w*|idee|come (?:faccio|posso|si fa)|(?:che|cosa) (?:posso fare|aiuta))\b.{0,40}\b(?:esam\w*|colloqui\w*|presentazion\w*|discorso|interrogazion\w*|agitazione|nervos\w*|ansia|palco)\b/u,
      replies: [
        'Due cose piccole per un attimo prima: i piedi ben appoggiati a terra, e l’aria fuori più lunga che dentro, cinque volte. Aiuta anche tenere qualcosa in mano.',
        'Impara a memoria la prima frase, il resto viene dietro. E invece di «calmati» prova a dirti «ci tengo».',
      ],
    },
    ideas_quarrel: {
      asks: /\b(?:come (?:faccio|posso|si fa)|consigli\w*|idee|(?:che|cosa) (?:posso fare|faccio))\b.{0,30}\b(?:far(?:e|ci)? pace|scusar\w*|chiedere scusa|rimediar\w*|riconciliar\w*|dopo (?:la|una|il) (?:lite|litigat\w*|litigio))\b/u,
      replies: [
        'Forse cominciando da che cosa ha fatto male e non da chi aveva ragione: «Quando hai detto quello, mi ha fatto male.» E in un momento in cui nessuno ha fame o sonno.',
        'Due possibilità: un messaggio breve adesso, «non voglio che resti così», oppure una passeggiata fianco a fianco, dove parlare è più facile.',
      ],
    },
    ideas_lonely: {
      asks: /\b(?:come (?:faccio|posso|si fa|si fanno|fate)|dove|consigli\w*|idee)\b.{0,30}\b(?:amici\w*|conoscere (?:gente|qualcuno|persone)|nuove amicizie)\b/u,
      replies: [
        'Una cosa fissa alla settimana, sempre con le stesse persone: un corso, un coro, una squadra. Le amicizie nascono quasi sempre dal rivedersi.',
        'Due cose piccole: lo stesso bar o lo stesso corso alla stessa ora ogni settimana, e lì una domanda a una persona. Il resto può venire dopo.',
      ],
    },
    ideas_parents: {
      asks: /\b(?:come (?:faccio a |posso |lo )*(?:dir\w*|dico|spieg\w*)|consigli\w*)\b.{0,25}\b(?:ai miei|a mi[oa] (?:madre|padre|mamma|papa)|genitori)\b/u,
      replies: [
        'Prima scrivilo, tre frasi, e leggile se la voce non viene. Comincia con: «Per me è difficile da dire, ascoltatemi fino in fondo.»',
        'Puoi cominciare da chi dei due è più facile, in un’ora in cui poi nessuno deve scappare. Vale anche una lettera.',
      ],
    },
    should_leave: {
      asks: /^(?:(?:devo|dovrei|faccio bene a) (?:lasciar(?:lo|la)|mollar(?:lo|la)|tornar\w* con|restare con|perdonar(?:lo|la)|separarmi|divorziare)|(?:lo|la) (?:lascio|mollo|perdono))\b(?! (?:sul|in|a|al|alla|stare)\b)/u,
      replies: [
        'Non posso deciderlo per te. Spesso decide una cosa: se ti immagini fra un anno con questa persona, respiri meglio o peggio?',
        'Pesiamola: è una cosa sola che potrebbe cambiare se la dicessi, o sono tante e da molto?',
      ],
    },
    should_quit: {
      asks: /^(?:(?:devo|dovrei|faccio bene a) (?:licenziarmi|dimettermi|lasciare (?:il lavoro|l'universita|la scuola)|mollare|cambiare lavoro)|mi licenzio|mi dimetto|mollo tutto|lascio (?:il lavoro|l'universita|la scuola))\b.{0,20}\?/u,
      replies: [
        'Di solito decide questo: quello che ti consuma può cambiare lì dentro, o solo andando via? Se vai, sapere già il passo dopo lo rende più leggero.',
        'Guardiamo tutti e due i lati: il giorno dopo che cosa perderesti, e che cosa sarebbe finalmente finito? Non va deciso stasera.',
      ],
    },
    should_tell: {
      asks: /^(?:(?:devo|dovrei|faccio bene a) (?:\p{L}+ )?(?:dirglielo|dirlo|dirle|dirgli|parlarne|parlarle|parlargli|parlare con|confessar\w*|chieder\w*)|glielo dico|lo dico a|parlo con (?:lui|lei|mi[oa]))\b/u,
      replies: [
        'Forse decide questo: preferiresti che lo sapesse da te, o potresti vivere bene anche se non si dicesse? Se lo dici, resta breve: «Vorrei dirti una cosa.»',
        'Io propendo per dirlo quando tacerlo ogni giorno pesa di più. È così, o dirlo ti toglierebbe il peso solo per un momento?',
      ],
    },
    words_hard: {
      asks: /^(?:(?:che|cosa|che cosa) (?:gli |le |devo |posso |dovrei |potrei )*(?:dico|dire|dirgli|dirle|scrivo|scriver\w*|rispond\w*)|come (?:faccio a |posso )?(?:glielo dico|dirglielo|dirlo|lo dico|le dico|gli dico|spiegar\w*|faccio a farl\w+ capire|farl\w+ capire))\b/u,
      replies: [
        'Forse così, breve e parlando di te: «Vorrei dirti una cosa che per me non è facile. Prima ascoltami e basta, ti va?»',
        'Può aprirla una frase semplice: «È da un po’ che ci penso, e preferisco dirtelo che portarmelo dietro.» E poi aspetta.',
      ],
    },
    should: {
      asks: /^(?:(?:devo|dovrei|faccio bene a|mi conviene) \p{L}+\b(?! (?:preoccuparmi)).{0,80}\?|(?:ci|lo|la|le|gli) \p{L}{4,}o(?:\?| o no\b)|(?:ci|lo|la) \p{L}+ o no\b)/u,
      replies: [
        'Pesiamola: qual è il peggio che può venire dal farlo, e quale dal lasciar perdere? Quello che ti peserebbe più a lungo dice molto.',
        'Ne so troppo poco per un sì o un no. Che cosa lo renderebbe, per te, un sì chiaro?',
      ],
    },
    what_would_you: {
      asks: /^(?:(?:cosa|che cosa|che) (?:faresti(?! con)|diresti|sceglieresti|mi consigli|mi consiglieresti)|se fossi (?:in me|al mio posto)|al posto mio)\b/u,
      replies: [
        'Una vita mia in cui farlo non ce l’ho. Guarderei però prima che cosa non può aspettare, e il resto dopo una notte di sonno. Che cosa non può aspettare?',
        'Essendo un’AI in quel posto non ci sono mai. Guarderei una cosa sola: quale scelta ti sapresti ancora spiegare fra un anno?',
        'Al posto tuo non lo posso fare, a dire il vero. Comincerei dal passo più piccolo, di quelli che si possono disfare se erano sbagliati.',
      ],
    },
  },
};
