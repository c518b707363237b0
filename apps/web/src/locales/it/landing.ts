export const words = {
  hero: {
    kicker: 'Un compagno di conversazione',
    title: 'Qualcuno a cui dirlo, quando ne hai bisogno.',
    text: 'Accanto ascolta, fa domande con calma e non giudica. Di giorno, di notte, al tuo ritmo.',
    join: 'Entra in lista d’attesa',
    learn: 'Scopri di più',
    tryNow: 'oppure prova subito la chat',
    notice: 'Accanto è un’intelligenza artificiale, non un servizio di emergenza.',
    emergency: 'In pericolo? Chiama il {{number}}',
    scroll: 'Scorri verso il basso',
    pause: 'Ferma lo sfondo in movimento',
    play: 'Fai muovere lo sfondo',
    bubbleUser: 'Oggi non ho voglia di parlare con nessuno. Però qui sì.',
    bubbleReply: 'Allora restiamo qui, senza fretta. Com’è andata oggi?',
  },
  about: {
    title: 'Una presenza, non una soluzione',
    text: 'A volte serve solo mettere in parole quello che gira in testa. Accanto è fatto per questo.',
    isTitle: 'È',
    is: {
      one: 'Uno spazio dove scrivere quello che senti, senza doverlo spiegare bene.',
      two: 'Un ascolto che ti fa domande semplici e si ricorda il filo del discorso.',
      three: 'Un’intelligenza artificiale che lo dice sempre, con chiarezza.',
    },
    isNotTitle: 'Non è',
    isNot: {
      one: 'Psicoterapia: non sostituisce una persona formata per aiutarti.',
      two: 'Diagnosi: non dà un nome a quello che provi.',
      three: 'Un servizio di emergenza: se c’è pericolo, il numero è il 112.',
    },
  },
  how: {
    title: 'Come funziona',
    text: 'Tre passi, nessun modulo lungo.',
    steps: {
      one: {
        title: 'Entri con la tua email',
        text: 'Ti mandiamo un link. Niente password e, se vuoi, solo un soprannome.',
      },
      two: {
        title: 'Scrivi come viene',
        text: 'Una frase o una pagina. Puoi cominciare da qualsiasi punto.',
      },
      three: {
        title: 'Ricevi ascolto',
        text: 'Accanto risponde mentre scrive, ti rilancia una domanda alla volta e si ferma quando vuoi.',
      },
    },
    featuresTitle: 'E quando serve di più',
    features: {
      one: 'Otto scorciatoie per respirare, fare ordine o trovare un piccolo passo.',
      two: 'Reazioni e commenti sotto ogni risposta, per dire cosa ti è stato utile.',
      three: 'Le tue conversazioni in un file CSV, con un’anteprima prima di salvare.',
      four: 'Numeri di aiuto verificati, quando le parole dicono che servono.',
    },
    chatTitle: 'Un esempio',
    chatLabel: 'Conversazione di esempio',
    chat: {
      one: 'Ho litigato con mia sorella e continuo a ripensarci.',
      two: 'Ripensarci così tanto stanca. Qual è la frase che torna più spesso?',
      three: 'Quando le ho detto che non c’è mai.',
      four: 'Sembra che dietro ci sia il desiderio di averla più vicina. È così?',
    },
    you: 'Tu',
    companion: 'Accanto',
  },
  benefits: {
    title: 'Perché può farti bene parlarne qui',
    items: {
      one: {
        title: 'A qualsiasi ora',
        text: 'Alle tre di notte come a mezzogiorno, senza appuntamento.',
      },
      two: {
        title: 'Senza giudizio',
        text: 'Puoi ricominciare la frase dieci volte. Nessuno ha fretta.',
      },
      three: { title: 'Con discrezione', text: 'Un soprannome e un indirizzo email. Nient’altro.' },
      four: {
        title: 'Sotto il tuo controllo',
        text: 'Decidi tu se tenere la cronologia. Cancelli tutto quando vuoi.',
      },
    },
    expertTitle: 'Su cosa ci basiamo',
    expertText:
      'Il modo in cui Accanto ascolta segue indicazioni pubblicate da altri, che puoi leggere:',
    sources: {
      one: {
        idea: 'Osservare, ascoltare, mettere in contatto.',
        publisher:
          'Organizzazione mondiale della sanità, War Trauma Foundation e World Vision International (2011)',
        title: 'Psychological first aid: guide for field workers',
      },
      two: {
        idea: 'Accorgersi presto di chi sta male e accompagnarlo verso un aiuto.',
        publisher: 'Organizzazione mondiale della sanità (2021)',
        title: 'Live life: an implementation guide for suicide prevention in countries',
      },
      three: {
        idea: 'Chi parla con una macchina deve saperlo.',
        publisher: 'Unione europea (2024)',
        title: 'Regolamento (UE) 2024/1689 sull’intelligenza artificiale, articolo 50',
      },
    },
    expertNote: 'Questi enti non hanno valutato né approvato Accanto.',
    disclaimer:
      'Accanto offre sostegno emotivo e compagnia. Non è psicoterapia, non fa diagnosi e non sostituisce medici o psicologi. In pericolo chiama il 112.',
  },
  pricing: {
    title: 'Prezzi chiari, quando sarà il momento',
    text: 'Siamo in anteprima: oggi non si compra nulla e nessun limite è attivo. Ecco cosa abbiamo in mente.',
    perMonth: 'al mese',
    vat: 'IVA inclusa, fatturazione mensile, disdici quando vuoi.',
    highlighted: 'Il più equilibrato',
    plans: {
      free: {
        name: 'Free',
        description: 'Per provare com’è, senza impegno.',
        cta: 'Avvisami',
        features: {
          one: 'Chat testuale',
          two: 'Brevi sessioni di prova ogni giorno',
          three: 'Fasce orarie limitate',
          four: 'Solo un soprannome e un’email',
          five: 'Esporti e cancelli i tuoi dati',
        },
      },
      base: {
        name: 'Base',
        description: 'Un ascolto, ogni giorno.',
        cta: 'Avvisami per Base',
        features: {
          one: 'Chat testuale ogni giorno',
          two: 'Disponibile 24 ore su 24, 7 giorni su 7',
          three: 'Cronologia, se la vuoi',
          four: 'Esporti e cancelli i tuoi dati',
          five: 'Disdici quando vuoi',
        },
      },
      premium: {
        name: 'Premium',
        description: 'Per chi preferisce parlare.',
        cta: 'Avvisami per Premium',
        features: {
          one: 'Tutto quello che c’è in Base',
          two: 'Interazione vocale naturale',
          three: 'Risposte audio di alta qualità',
          four: 'Assistenza prioritaria',
          five: 'Disdici quando vuoi',
        },
      },
    },
    notice:
      'Accanto è un’IA e non un servizio di emergenza. L’aiuto nei momenti difficili non dipenderà mai dal piano.',
  },
  voice: {
    soon: 'In arrivo',
    title: 'Presto, anche a voce',
    text: 'Per quando scrivere è troppo. La voce viene trascritta e subito scartata: non ne ricaviamo emozioni.',
    steps: {
      one: { title: 'Tocchi e parli', text: 'Come al telefono, con le pause che ti servono.' },
      two: { title: 'Accanto ascolta', text: 'Le tue parole diventano testo, l’audio non resta.' },
      three: {
        title: 'Ti risponde',
        text: 'Con una voce calma, e sempre riconoscibile come artificiale.',
      },
    },
    exampleTitle: 'Come potrebbe suonare',
    exampleLabel: 'Conversazione vocale di esempio',
    example: {
      one: 'Sono in macchina, parcheggiato. Non riesco a salire in casa.',
      two: 'Restiamo un attimo qui. Cosa ti aspetta dietro quella porta?',
      three: 'Il silenzio, credo.',
    },
  },
  contact: {
    title: 'Scrivici',
    text: 'Domande, idee, qualcosa che non va: leggiamo tutto. Per parlare di come stai, invece, la chat è il posto giusto.',
  },
  waitlist: {
    title: 'Tieniti un posto',
    text: 'Lasciaci la tua email: ti scriviamo quando Accanto apre, e basta.',
  },
};
