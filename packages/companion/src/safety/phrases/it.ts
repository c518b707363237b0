import type { Lexicon } from './concepts.ts';

/** Italian. What stands under `figurative` takes its words out of every other concept: these are the benign twins. */
export const italian: Lexicon = {
  suicide: 'suicid* togliermi+vita togliersi+vita tolgo+vita toglierei+vita autoeliminar*',
  takes_life:
    'mi+voglio+uccidere mi+voglio+ammazzare mi+vorrei+ammazzare mi+devo+ammazzare mi+suicidero suicidarmi mi+togliero+la+vita mi+tolgo+la+vita togliermi+la+vita mi+voglio+togliere+la+vita tagliarmi+le+vene voglio+ammazzarmi voglio+uccidermi ammazzarmi uccidermi mi+uccido mi+uccidero mi+ammazzero impiccarmi fine+alla+mia+vita lasciarmi+morire avvelenarmi annegarmi dissanguarmi mi+sparo+stanotte mi+sparo+stasera buttarmi+sotto gettarmi+sotto mi+levo+dal+mondo togliermi+di+mezzo',
  kill_self:
    'mi+voglio+uccidere mi+voglio+ammazzare mi+vorrei+ammazzare mi+devo+ammazzare mi+suicido mi+suicidero suicidarmi mi+togliero+la+vita mi+tolgo+la+vita mi+voglio+togliere+la+vita buttarmi+dal buttarmi+dalla buttarmi+nel+fiume buttarmi+in+mare mi+butto+dal mi+butto+dalla mi+butto+nel+fiume lanciarmi+dal lanciarmi+dalla gettarmi+dal gettarmi+sotto mi+getto+sotto mi+getto+dal mi+sparo+in mi+sparo+stanotte mi+sparo+stasera mi+impicco mi+avveleno mi+lascio+morire lasciarmi+morire mi+taglio+le+vene tagliarmi+le+vene voglio+ammazzarmi voglio+uccidermi ammazzarmi mi+ammazzo mi+ammazzerei mi+ammazzero uccidermi mi+uccido mi+uccidero farla+finita facciamola+finita la+faccio+finita finirla+qui finirla+stanotte finirla+stasera impiccarmi mi+impicco impiccata+io spararmi buttarmi+sotto buttarmi+giu mi+butto+sotto mi+butto+giu mi+lancio+nel farmi+fuori mi+levo+dal+mondo togliermi+di+mezzo mi+tolgo+di+mezzo mi+tolgo+la+vita mettere+fine+vita fine+alla+mia+vita chiudere+con+la+vita avvelenarmi annegarmi dissanguarmi',
  die: 'morire morir muoio muoia morta morto morte crepare crepo schiattare trapassare',
  not_wake:
    'non+svegliarmi non+mi+svegliassi non+mi+svegliero non+svegliar* addormentarmi+non addormentarmi+per+sempre non+risvegliar* dormire+per+sempre',
  disappear:
    'sparire sparisco sparissi scompar* dissolver* svanire non+esistere non+esistessi non+esserci non+esserci+piu non+ci+fossi smettere+di+esistere andarmene+per+sempre non+essere+mai+nato non+essere+mai+nata mai+nato mai+nata',
  not_live:
    'non+voglio+vivere non+voglia+di+vivere non+ho+voglia+di+vivere smettere+di+vivere non+voglio+piu+esserci non+voglio+stare+al+mondo non+reggo+la+vita non+vedo+motivo+vivere stanco+di+vivere stanca+di+vivere stufo+di+vivere stufa+di+vivere non+vale+la+pena+vivere non+mi+va+di+vivere',
  better_dead:
    'meglio+morto meglio+morta vorrei+essere+morto vorrei+essere+morta meglio+se+morivo meglio+se+non+ci+fossi meglio+morire',
  better_without:
    'meglio+senza+di+me senza+di+me+starebbero senza+di+me+meglio starebbero+meglio+senza sollievo+per+tutti nessuno+se+ne+accorgerebbe non+mancherei nessuno+noterebbe farei+un+favore',
  burden: 'un+peso di+peso di+troppo un+ingombro di+intralcio zavorra mi+trascino',
  farewell:
    'addio ultimo+messaggio ultima+volta perdonatemi perdonami scusatemi+tutti dite+a dille+che digli+che ricordatevi+di+me mi+mancherete vi+ho+voluto+bene non+ci+vedremo quando+leggerai quando+leggeranno saluto+tutti volevo+salutarti abbraccio+tutti',
  letter: 'lettera letter* biglietto bigliett* ho+scritto+a+tutti messaggio+programmato',
  affairs:
    'testamento pin password assicurazione regalato regalando regalo+il+mio ho+affidato ho+sistemato sistemato+tutto ho+lasciato+le+chiavi bancomat intestato svuotato+armadio sistemare+documenti',
  decided:
    'deciso decisione ho+un+piano ho+il+piano tutto+pronto ho+preparato programmato fissato ho+scelto scelto+il+giorno ho+la+data ho+gia+tutto intenzione',
  think:
    'penso pensato pensando pensieri pensiero idea immagino fantastico mi+viene mi+chiedo medito mi+ronza',
  want: 'voglio vorrei volevo voglia desidero mi+piacerebbe spero prego',
  urge: 'impulso tentazione istinto non+resisto mi+trattengo smania',
  place:
    'ponte binari binario cavalcavia viadotto tetto balcone davanzale ringhiera scogliera parapetto terrazzo precipizio fiume quinto+piano ultimo+piano ferrovia treno burrone guardrail',
  jump: 'butto buttarmi buttar* lancio lanciarmi salto saltare saltar* sottosopra schiant* volante+contro mollo+il+volante basta+un+passo un+passo+avanti lasciarmi+cadere',
  means:
    'corda cappio cintura lametta lamette rasoio coltello pistola fucile gas varechina candeggina tubo+di+scarico sacchetto emojiknife emojigun',
  stockpile:
    'messo+da+parte messi+da+parte tenuto+da+parte accumul* raccolto scorta conservato conservate nascoste comprato+la+corda comprato+abbastanza ne+ho+abbastanza contato+le contato+i',
  taken:
    'ho+preso ho+ingoiato ho+buttato+giu ho+mandato+giu ha+preso ha+ingoiato ha+bevuto ho+bevuto le+ho+prese li+ho+presi preso+tutte preso+tutto ingerit* inghiottit* ne+ho+prese',
  pills:
    'pastigli* pillol* compress* gocce blister sonnifer* tranquillant* ansiolitic* psicofarmac* farmac* medicin* benzo xanax tavor valium lexotan tachipirina barbituric* flacon* scatola+intera emojipill',
  too_many:
    'troppe troppi tutte+insieme tutta+la+scatola tutto+il+flacone intera+scatola un+sacco manciata una+decina venti trenta quaranta cinquanta overdose',
  cut: 'tagliarmi mi+taglio mi+sono+tagliata mi+sono+tagliato mi+sto+tagliando taglietti mi+autolesion* ferirmi mi+ferisco farmi+del+male mi+faccio+del+male bruciarmi+con mi+brucio scarnific* mi+graffio+fino tagli+sulle',
  blood: 'sangue sanguin* emojiblood emorragi*',
  now: 'mi+sto+tagliando mi+sto+facendo adesso ora stasera stanotte oggi subito tra+poco fra+poco tra+un+ora in+questo+momento proprio+ora appena gia minuti',
  when: 'domani domenica lunedi martedi mercoledi giovedi venerdi sabato dopo+il+funerale dopo+natale entro settimana+prossima compleanno fine+mese weekend',
  hopeless:
    'senza+speranza nessuna+speranza non+c+e+futuro senza+futuro non+vedo+via non+vedo+uscita nessuna+via non+c+e+soluzione non+cambiera non+migliorera tutto+inutile buio niente+ha+senso niente+senso piu+senso a+che+serve non+ha+senso+andare vuoto+dentro futuro+non+lo+vedo',
  tired_living:
    'stanco+di+tutto stanca+di+tutto non+ce+la+faccio+piu non+reggo+piu non+ne+posso+piu allo+stremo arrivato+al+limite arrivata+al+limite basta+cosi',
  no_reason:
    'motivo+per+alzarmi motivo+per+vivere motivi+per+vivere motivi+per+restare nessun+motivo motivo+per+restare non+mi+trattiene cosa+ci+sto+a+fare perche+continuare che+ci+faccio+qui',
  refuse_life:
    'non+voglio+vivere non+voglio+piu+vivere non+ho+piu+voglia+di+vivere non+voglio+piu+esserci non+voglio+piu+stare+al+mondo voglio+smettere+di+vivere basta+vivere',
  goodbye_letter:
    'lettera+d+addio lettere+d+addio lettera+di+addio lettere+di+addio biglietto+d+addio biglietti+d+addio messaggio+d+addio',
  only_way:
    'altra+via altra+uscita altra+soluzione unica+via unica+uscita unica+soluzione unico+modo altro+modo sola+via',
  other_kills_self:
    'si+ammazza si+ammazzera si+uccide si+uccidera si+suicida si+vuole+ammazzare si+vuole+uccidere vuole+ammazzarsi vuole+uccidersi vuole+farla+finita vuole+morire ammazzarsi uccidersi suicidarsi si+butta+dal si+butta+sotto si+impicca togliersi+la+vita la+fa+finita farsi+del+male',
  wish_die: 'voglio+morire desidero+morire vorrei+morire voglia+di+morire vogliamorire',
  hit: 'picchi* mena menato schiaff* pugn* calci calcio+in+pancia mi+ha+dato+un+calcio mi+ha+tirato+un+calcio sberl* spintona* spinta+contro strattona* strangol* stringe+il+collo mani+al+collo botte lividi livido alza+le+mani alzato+le+mani mette+le+mani+addosso tirato+i+capelli tira+i+capelli lancia+i+piatti sfondando',
  threat:
    'minacci* ha+detto+che+mi+ammazza dice+che+mi+ammazza mi+ammazza mi+uccide mi+ammazzera mi+uccidera giura+che+mi',
  weapon:
    'coltello pistola fucile ascia martello accetta spranga bottiglia+rotta acido benzina emojiknife emojigun',
  locked:
    'fuori+dalla+porta dietro+la+porta davanti+alla+porta chiusa+in chiuso+in chiusi+in chiusa+a+chiave mi+ha+chiusa mi+ha+chiuso barricat* non+mi+fa+uscire sequestrat*',
  hiding:
    'nascosta nascosto mi+nascondo mi+sono+nascosta in+bagno+con scrivo+piano non+posso+parlare parlo+piano sotto+il+letto',
  aggressor:
    // Nobody need be named: the verb says that somebody does it.
    'marito compagno ex fidanzato ragazzo convivente padre patrigno fratello figlio moglie lui zio suocero madre mi+ha+picchi* mi+hanno+picchi* mi+picchia mi+picchiano mi+picchiava mi+picchiavano mi+ha+menat* mi+mena mi+menava mi+ha+preso+a+schiaffi mi+ha+preso+a+calci mi+ha+preso+a+pugni mi+prende+a+schiaffi mi+prende+a+calci mi+prende+a+pugni',
  rape: 'stupr* subito+violenz* subito+abusi violentat* abusat* abuso mi+ha+costretta molest* mi+obbliga+a+letto palpeggi*',
  control:
    'mi+controlla il+telefono+mi+controlla non+mi+lascia+uscire mi+umilia mi+segue mi+insulta ho+paura+di+lui paura+quando+torna mi+tiene+i+soldi mi+isola perseguit* stalking',
  kill_other:
    'uccido+mia uccido+mio ammazzo+mia ammazzo+mio uccidere+mia uccidere+mio ammazzare+mia ammazzare+mio uccidero+mia ammazzero ucciderli lo+ammazzo la+ammazzo li+ammazzo ti+ammazzo lo+uccido la+uccido li+uccido ammazzarlo ammazzarla ammazzarli ucciderlo ucciderla ucciderli lo+accoltello gli+sparo lo+faccio+fuori dargli+fuoco fargliela+pagare farlo+fuori investirlo ammazzo+tutti',
  weapon_ready:
    'ho+il+coltello ho+una+pistola ho+preso+il+coltello col+coltello+in+mano la+benzina+in ho+il+fucile sotto+casa+sua lo+aspetto la+aspetto',
  unconscious:
    'non+respira non+risponde+piu non+si+sveglia privo+di+sensi priva+di+sensi perso+conoscenza non+reagisce convulsion* labbra+blu labbra+viola rantola non+si+muove bava incoscient* non+riesco+a+svegliar*',
  chest:
    'dolore+al+petto male+al+petto petto+che+stringe fitta+al+petto peso+sul+petto morsa+al+petto bocca+storta parla+strano non+riesco+a+respirare mi+manca+il+respiro gola+si+chiude lingua+gonfia viso+gonfio shock+anafilattico',
  arm: 'braccio+sinistro braccio+addormentato formicolio+al+braccio mandibola',
  all_of_it: 'tutte+le tutti+i tutta+la tutto+il',
  poison:
    'candeggina varechina veleno topicida antigelo acido ammoniaca detersivo funghi+velenosi monossido',
  voices:
    'voci voce+nella+testa una+voce la+voce+mi+dice sento+voci la+radio+mi il+diavolo i+demoni il+televisore+mi',
  command:
    'mi+dicono+di mi+ordina* mi+dice+di comandano mi+comanda vogliono+che+io devo+obbedire obbedir* ordine',
  eat: 'non+mangio non+tocco+cibo digiun* calorie saltare+i+pasti abbuff* cibo mangiato+niente restringo lassativ*',
  purge: 'vomit* due+dita in+gola lassativ* bagno+dopo+cena mi+libero+di+tutto diuretici',
  weight: 'bilancia chili peso+meno ossa specchio grassa dimagr* kg taglia',
  minor_age:
    'ho+dodici+anni ho+tredici+anni ho+quattordici+anni ho+quindici+anni ho+sedici+anni ho+diciassette+anni ho+11+anni ho+12+anni ho+13+anni ho+14+anni ho+15+anni ho+16+anni ho+17+anni seconda+media terza+media prima+superiore faccio+le+medie',
  third_kin:
    'mio+figlio mia+figlia mio+fratello mia+sorella mia+madre mio+padre mia+mamma mio+papa un+mio+amico una+mia+amica un+amico un+amica il+mio+amico la+mia+amica mio+marito mia+moglie il+mio+ragazzo la+mia+ragazza il+mio+compagno mio+nonno mia+nonna un+collega una+collega mio+nipote mia+nipote coinquilin* mio+cugino mia+cugina vicin*',
  emergency_help:
    'aiuto aiutami aiutatemi aiutateci chiamate+qualcuno fate+presto cosa+faccio+adesso che+faccio ambulanza+subito',
  negation: 'non mai nessuno niente senza mica neanche nemmeno',
  past: 'anni+fa anno+fa tempo+fa da+ragazzo da+ragazza da+bambina da+bambino una+volta nel+duemila allora in+passato da+giovane mesi+fa al+liceo ormai+superato adesso+sto+bene ora+sto+bene nel+199* nel+200* nel+201* nel+198*',
  fiction:
    'film serie romanzo libro canzone fumetto videogioco gioco podcast documentario personaggio protagonista capitolo puntata telegiornale notizia articolo attore teatro opera tesi regista poesia verso testo partita boss livello mostra storia+di scena giallo thriller',
  work: 'lavoro capo ufficio riunione scadenza turno cliente collega esame tesi straordinari progetto fattura',
  figurative:
    'non+si+respira non+ho+paura+di+lui non+mi+fa+paura vivere+con+mia vivere+con+mio vivere+con+miei mi+ammazzerei+di finita+con+st* al+lampadario vivere+qui vivere+li vivere+in+questa mi+suicido+con mi+avveleno+ogni farla+finita+con faccio+finita+con finirla+con mi+impicco+se mi+sparo+se morire+dal morire+dalle morire+di muoio+dal muoio+di muoio+dalla muoio+dalle morto+di morta+di morti+di stanco+morto stanca+morta stanchi+morti da+morire ammazzo+di+lavoro ammazzarmi+di+lavoro ammazzarsi+di ammazzarmi+di mi+ammazzo+di ammazza+caffe ammazzare+il+tempo ammazzare+tempo mi+uccide+il mi+uccidono+le mi+uccidono+i mi+ammazza+il questo+caldo mi+ha+ucciso+dal morte+apparente peso+morto lingua+morta punto+morto morto+un+papa natura+morta mi+sparo+un mi+sparo+una mi+sparo+tutta sparo+una+serie butto+via buttarmi+sul buttarmi+a+letto mi+butto+sul+letto buttarmi+sotto+la+doccia butto+sotto+la+doccia buttarmi+sotto+le+coperte butto+sotto+le+coperte mi+butto+sul+divano mi+butto+a+capofitto impiccato+con impiccati+con voglio+sparire+dalla+vergogna sparire+dalla+vergogna sotterrarmi un+colpo mi+prende+un+infarto infarto+quando da+infarto la+uccide+la vivo+o+morto morto+che+cammina sogni+d+oro suicidio+commerciale suicidio+politico suicida+la+squadra mia+madre+mi+ammazza mamma+mi+ammazza mamma+mi+uccide madre+mi+uccide mi+ammazza+se prof+mi+ammazza capo+mi+ammazza cadavere+ambulante a+pezzi che+mi+tagli+la+testa tagliare+la+corda emojilaugh morto+dal morta+dal morte+della+mia+pianta muore+la+pianta batteria+morta telefono+morto macchina+morta server+morto linea+morta',
  joy: 'felice contento contenta bellissimo bellissima festa matrimonio promoss* nata nato+oggi emojiwarm vacanza ride ridere finalmente',
  deny: 'scherzavo sto+bene lascia+stare lascia+perdere non+e+niente tutto+ok tutto+a+posto stavo+scherzando non+preoccuparti non+ti+preoccupare esageravo non+farei non+lo+farei era+una+battuta passato+tutto dimentica',
  reported:
    'modo+di+dire per+scherzo per+ridere preso+sul+serio presa+sul+serio presi+sul+serio prende+sul+serio per+modo+di battuta+infelice frase+fatta espressione ironic* si+fa+per+dire',
  pet_thing:
    'cane gatto pianta basilico telefono batteria computer pc macchina motorino pesce pesci tartaruga criceto server connessione lavatrice caldaia zanzara zanzare formiche topo topi scarafaggi coniglio piante orchidea forno',
  medical_job:
    'infermier* ambulanza reparto corsia oss soccorritor* pronto+soccorso medic* chirurg* tirocinio corso+di+primo+soccorso volontari* guardia+medica 118 turno+di+notte veterinari*',
  grief:
    'funerale lutto e+morto e+morta morto+mio morta+mia scomparso+mio e+mancato e+mancata venuto+a+mancare cimitero ci+ha+lasciati',
  everyday:
    'dito cipoll* barba foglio carote affett* capelli caschetto pollo cerotto mandolina cena pranzo spesa cucina palestra treno autobus scuola compiti vicino bolletta affitto mare montagna domani pioggia calcio',
};
