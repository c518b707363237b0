import type { CrisisWords } from './crisis-words.ts';
import { violenceWordings } from './violence-wordings.ts';

export const italianCrisisWords: CrisisWords = {
  acknowledge: {
    R2: [
      'Quello che scrivi pesa, e non voglio passarci sopra. Te lo chiedo con calma: hai pensieri di morte, o di toglierti la vita?',
      'Leggo una stanchezza che va oltre una brutta giornata. In questi giorni ti capita di pensare al suicidio?',
      'Mi fermo su quello che hai appena scritto, perché è importante. Ci sono momenti in cui pensi di morire?',
      'Grazie di averlo scritto, non è una cosa da poco. Stai pensando di farti del male o di non vivere più?',
    ],
    R3: [
      'Hai messo in parole qualcosa di molto duro, e hai fatto bene a non tenerlo dentro. Questi pensieri hanno anche un come o un quando?',
      'Ti credo, e non mi spavento di quello che dici. Quanto sono forti questi pensieri adesso, rispetto ai giorni scorsi?',
      'Pensieri così fanno sentire soli, e hai fatto bene a dirli. C’è qualcosa, lì vicino, con cui potresti farti del male?',
      'Resto su questo con te, senza giudicarti. Cosa ti ha aiutato, finora, a non seguire questi pensieri?',
      'Quello che provi è reale, e i pensieri così vanno e vengono a ondate. In questo momento l’onda sale o scende?',
    ],
    R4: [
      'Prendo sul serio ogni parola.',
      'Da quello che scrivi il limite è molto vicino, e io resto qui con te.',
      'Quello che porti è troppo per una persona sola.',
      'Mi preoccupa la tua sicurezza.',
    ],
  },
  open: {
    heard: [
      'Voglio capire bene quello che scrivi.',
      'Quello che scrivi è importante, e non voglio fraintenderlo.',
    ],
    question: ['Che cosa è successo?', 'Mi racconti che cosa è successo, e a chi?'],
  },
  emergency: [
    (number) => `Chiama subito il ${number}, adesso.`,
    (number) => `Per favore chiama il ${number} ora, prima di rispondermi.`,
    (number) =>
      `Il ${number} risponde in questo momento: chiamalo tu, o fallo chiamare da chi è vicino.`,
    (number) => `Serve aiuto adesso: ${number}.`,
    (number) => `Prendi il telefono e fai il ${number}; basta dire dove sei.`,
    (number) => `La cosa più importante ora è una telefonata al ${number}.`,
  ],
  emergencyByOthers: [
    (number) =>
      `Fai chiamare il ${number} da un’altra persona: basta un messaggio con scritto dove sei.`,
    (number) => `Scrivi a chi ti è più vicino di chiamare il ${number}, e dove ti trovi.`,
    (number) =>
      `Il ${number} può chiamarlo chiunque: manda a qualcuno il tuo indirizzo e la parola «aiuto».`,
  ],
  beforeActing: [
    (number) =>
      `Se senti che potresti farlo, chiama subito il ${number}, prima di ogni altra cosa.`,
    (number) => `Prima di fare qualunque cosa, chiama il ${number}.`,
  ],
  distance: [
    'Metti un po’ di distanza tra te e quello che può farti male: riesci a farlo adesso?',
    'Puoi allontanarti adesso da quello che può farti male, e dirmi quando l’hai fatto?',
  ],
  toPeople: [
    'Vai dove c’è qualcuno, anche solo un vicino. Allontanati da quello che può farti male.',
    'Apri la porta di casa e dillo a una persona. Lascia lì quello che può farti male.',
  ],
  now: {
    people: [
      'Posso aiutarti a scrivere il messaggio a una persona di cui ti fidi. A chi lo mandiamo?',
    ],
    obstacle: ['Che cosa ti impedisce di chiamare, adesso? Basta una parola.'],
  },
  stay: [
    'Non devi spiegarlo bene, basta dire «ho bisogno di aiuto».',
    'Non restare senza nessuno, nemmeno per i prossimi minuti.',
    'Sono qui. Scrivimi una parola quando puoi.',
  ],
  stayAlive: [
    'Quello che senti adesso può passare, e meriti di esserci quando passa. Resta dove ci sono persone.',
    'Non cerco di convincerti a parole. Ti chiedo solo di far entrare qualcuno, adesso.',
  ],
  stayForOther: [
    'Resta vicino a questa persona, anche solo al telefono, finché arriva qualcun altro.',
    'Stai facendo molto per questa persona. Chi può stare vicino a te, intanto?',
    'Non devi reggere anche la sua vita senza nessuno: avvisa chi può venire.',
    'Quando sarà passata, ti servirà qualcuno con cui parlarne. Io intanto sono qui.',
  ],
  violence: violenceWordings.it,
  answers: {
    called: {
      heard: [
        'Hai chiamato: era difficile, ed era giusto.',
        'Hai fatto bene a chiamare, ci vuole forza.',
      ],
      next: [
        () =>
          'Resta dove possono raggiungerti e fai quello che ti dicono. Io sono qui mentre aspetti.',
        (number) =>
          `Se non si muove niente, richiama il ${number}; intanto resta vicino alle persone.`,
      ],
    },
    calling: {
      heard: ['Sì, chiama.', 'Sì: chiamare è la cosa giusta, adesso.'],
      next: [
        () => 'Non servono parole precise: basta dire che hai bisogno di aiuto. Ti aspetto qui.',
        (number) => `Se non risponde nessuno, il ${number} risponde sempre. Io resto qui intanto.`,
      ],
    },
    no_answer: {
      heard: [
        'È dura non trovare nessuno, dopo averci provato.',
        'Non smettere per questo: hai fatto bene a provarci.',
      ],
      next: [
        (number) => `Riprova subito, o chiama il ${number}: lì rispondono sempre.`,
        (number) => `Chiama il ${number}, e intanto scrivi a chi ti è più vicino.`,
      ],
    },
    somebody: {
      heard: ['È un bene che ci sia qualcuno con te.', 'Bene, adesso c’è qualcuno accanto a te.'],
      next: [
        (number) =>
          `Racconta a voce quello che hai scritto a me, con le stesse parole; se peggiora, chiamate il ${number} insieme.`,
        () => 'Lasciati fare compagnia, e se è più facile lascia che telefoni chi è con te.',
      ],
    },
    away: {
      heard: [
        'L’hai messo fuori portata: è stato un passo forte.',
        'Allontanarlo non è stata una cosa da poco.',
      ],
      next: [
        () => 'Lascialo dov’è, meglio ancora in mano ad altri, e resta dove ci sono persone.',
        (number) =>
          `Adesso una voce accanto per le prossime ore: una persona di cui ti fidi, oppure il ${number}.`,
      ],
    },
    safe: {
      heard: [
        'È un sollievo leggere che adesso sei al sicuro.',
        'Sei al sicuro: è bello leggerlo.',
      ],
      next: [
        (number) =>
          `Resta vicino alle persone perché continui così, e se cambia chiama il ${number}.`,
        () =>
          'Facciamo piccole le prossime ore: qualcosa di caldo, una luce accesa, qualcuno vicino.',
      ],
    },
    cannot_call: {
      heard: ['Allora non devi parlare.', 'Va bene, niente telefonata: basta scrivere.'],
      next: [
        (number) =>
          `Scrivi una riga a una persona di cui ti fidi: dove sei, e di chiamare il ${number} per te.`,
        (number) =>
          `Basta un messaggio: «Ho bisogno di aiuto e non posso parlare, chiama il ${number}», e il tuo indirizzo.`,
      ],
    },
    nobody: {
      heard: [
        'Allora lo stai portando senza nessuno, ed è dura.',
        'Non avere nessuno accanto lo rende ancora più pesante.',
      ],
      next: [
        (number) => `Al ${number} risponde qualcuno che non devi conoscere.`,
        (number) =>
          `Allora cominciamo da chi lo fa per mestiere: il ${number} risponde giorno e notte.`,
      ],
    },
  },
  named: [
    'Allora è quella la persona. Basta una riga: «Non sto bene, puoi stare un po’ con me?»',
    'Bene che ci sia qualcuno così. Non devi spiegare tutto: «Non sto bene, puoi venire o chiamarmi?» basta.',
  ],
  writtenLine: [
    (line) => `Puoi scrivere invece di chiamare: ${line}.`,
    (line) => `C’è una linea a cui si può scrivere: ${line}.`,
  ],
  leave: [
    (number) =>
      `Abbi cura di te. Una cosa prima di andare: dillo a una persona che oggi è dura, anche con una riga sola; se peggiora, risponde il ${number}.`,
    (number) =>
      `Riposa, se puoi. Fallo dove qualcuno ti può sentire, e tieni il ${number} a portata di mano.`,
    (number) =>
      `Grazie di avermi scritto. Lascia il telefono acceso accanto a te: il ${number} risponde a ogni ora, e puoi scrivere anche qui.`,
  ],
  leaveHeld: [
    'Abbi cura di te. Resta vicino a chi lo sa, e diglielo se peggiora; qui puoi scrivere a ogni ora.',
    'Riposa, se puoi. Oggi tieni vicino chi lo sa, e torna qui quando vuoi.',
  ],
  lanes: {
    violence: [
      'Quello che succede non è colpa tua. Se puoi, mettiti dove c’è un’uscita o dove qualcuno può sentirti.',
      'Ti credo. La prima cosa è la tua sicurezza: esci o chiuditi dove puoi telefonare.',
      'Nessuno ha il diritto di farti questo. Ricorda che questo telefono potrebbe essere controllato: puoi chiudere la pagina in ogni momento.',
    ],
    harm_others: [
      'Sento quanta rabbia c’è. Allontanati adesso da quella persona e posa quello che hai in mano.',
      'Non ti aiuto a fare del male a qualcuno, ma ti aiuto a fermarti. Esci, metti strada in mezzo, fai chiamare qualcuno.',
    ],
    medical: [
      'Di’ cosa è successo, quanto tempo fa e dove siete. Non aspettare di vedere se passa.',
      'Lascia aperta la porta per chi arriva e non restare senza nessuno accanto. Segui quello che ti dicono al telefono.',
    ],
    third_party: [
      'Resta con questa persona, o al telefono con lei, e chiedile con calma se pensa al suicidio. Chiederlo non mette l’idea in testa.',
      'Hai fatto bene a non tenerlo per te. Non lasciarla sola e fai intervenire qualcuno; e tu, come stai mentre lo fai?',
    ],
    psychosis: [
      'Dev’essere spaventoso, sentirselo ordinare. Non devi obbedire: vai da una persona di cui ti fidi e diglielo adesso.',
      'Non discuto quello che senti, voglio che tu sia al sicuro. Ti stanno dicendo di fare qualcosa, in questo momento?',
    ],
    minor: [
      'Hai fatto bene a scriverlo. Dillo adesso a un adulto di cui ti fidi, anche solo mostrandogli questo schermo.',
    ],
    eating_disorder: [
      'Il tuo corpo sta chiedendo aiuto e merita una visita oggi. Chi può accompagnarti?',
    ],
  },
  laneConcern: {
    harm_others: [
      'Pensieri così spaventano, e hai fatto bene a dirlo: non fanno di te una persona cattiva. Senti che potresti farlo davvero, o ti fanno solo paura?',
      'Quando ti prende, puoi allontanarti un momento, appena chi hai davanti è al sicuro. C’è qualcuno che oggi può darti il cambio?',
    ],
    violence: [
      'Quello che racconti non è colpa tua, e ti credo. Adesso, in questo momento, sei al sicuro?',
      'Vivere con questa paura non è una cosa che devi sopportare. Quando succede, dove riesci a metterti al sicuro?',
    ],
    third_party: [
      'Si vede quanto ci tieni. Puoi chiedere a questa persona, con parole semplici, se pensa di morire: chiederlo apre una porta.',
      'È un pensiero pesante da portare per un’altra persona. Chi altro lo sa, oltre a te?',
    ],
    eating_disorder: [
      'Il cibo è diventato un posto dove si combatte, e si sente quanto costa. Da quanto tempo lo tieni per te?',
      'Grazie di averlo detto, di solito resta nascosto. C’è una persona, magari il medico di famiglia, con cui potresti parlarne?',
    ],
    minor: [
      'Hai fatto bene a scriverlo. C’è un adulto di cui ti fidi, a casa o a scuola, a cui potresti dirlo oggi?',
    ],
    psychosis: [
      'Dev’essere faticoso non poterlo spegnere mai. Come stai dormendo in questi giorni?',
    ],
  },
  items: {
    check_in: [
      'Mi fermo un momento su di te: come stai davvero, in questi giorni?',
      'Te lo chiedo con calma, e puoi rispondere come vuoi: quanto ti pesa tutto questo, ultimamente?',
      'Prima di andare avanti: c’è qualcosa, sotto, che fai fatica a dire?',
      'E tu, dentro, come la stai reggendo?',
    ],
    people: [
      'Vale la pena che lo sappiano in due: una persona del mestiere e una di cui ti fidi. Chi ti viene in mente?',
      'C’è qualcuno, un’amica, un fratello, il medico, a cui potresti scrivere già oggi?',
    ],
    obstacle: [
      'Te la senti di chiamare? Dimmi cosa lo rende difficile: a volte scrivere è più facile, e nessuno ti chiede il nome.',
      'Telefonare può sembrare troppo. Qual è la parte più difficile, la voce, le parole, o il dopo?',
    ],
    ordinary_help: [
      'Per l’aiuto di tutti i giorni si comincia dal medico di famiglia, dal centro di salute mentale della tua zona o da uno psicologo.',
      'Il medico di famiglia è una porta semplice: basta dire che cosa succede, e da quando.',
    ],
    coping: [
      'Proviamo un passo per le prossime due ore soltanto: dove puoi metterti, e con chi, perché siano più sopportabili?',
      'Facciamo un piccolo piano: un posto sicuro, una persona da chiamare, una cosa che di solito calma. Da quale partiamo?',
    ],
    disclose_ai: [
      'Io sono un’intelligenza artificiale: non posso vedere come stai né chiamare qualcuno. Per questo ti serve anche una persona vera.',
      'Te lo dico con onestà: sono un’intelligenza artificiale, ti ascolto ma non posso venire lì.',
    ],
  },
  openLine: [
    (line) => `Puoi chiamare anche solo per stare in linea con qualcuno: adesso risponde ${line}.`,
    (line) => `C’è una linea aperta in questo momento: ${line}.`,
  ],
  openLines: [
    (one, other) =>
      `In questo momento rispondono due linee: ${one}; e, per i pensieri di morire, ${other}.`,
  ],
  closedLine: [
    (line, opens, emergency) =>
      `${line}, ${opens}; fino ad allora, se la situazione stringe, c’è il ${emergency}. Pensiamo insieme a come passare queste ore?`,
  ],
  noLine: [
    (emergency) => `Se la situazione stringe, il ${emergency} risponde sempre.`,
    (emergency) => `In qualunque momento puoi fare il ${emergency}, anche senza sapere cosa dire.`,
    (emergency) => `Se il pericolo si avvicina, ${emergency}: è lì per questo.`,
    (emergency) => `Tieni il ${emergency} a portata di mano, e chi ti è vicino ancora di più.`,
  ],
  elsewhere: (unitedKingdom, unitedStates) =>
    `${unitedKingdom} nel Regno Unito, ${unitedStates} negli Stati Uniti`,
  denial: [
    'Va bene, ti ascolto anche su questo. Prima però hai scritto una cosa seria: quanto ti è rimasta addosso?',
    'D’accordo, non insisto. Solo per capire: in questo momento ti senti al sicuro con te?',
    'Può darsi, e se torna la voglia di parlarne, qui si può. C’è una parte di te che invece diceva sul serio?',
  ],
  withYou: [
    'Sono qui.',
    'Continuo a leggerti.',
    'Ti seguo.',
    'Sì, ti ascolto.',
    'Anche questo conta.',
    'Prendiamoci il tempo che serve.',
  ],
};
