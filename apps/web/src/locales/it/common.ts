export const words = {
  nav: {
    label: 'Navigazione principale',
    home: 'Accanto, pagina iniziale',
    about: 'Cos’è',
    howItWorks: 'Come funziona',
    pricing: 'Prezzi',
    faq: 'Domande',
    signIn: 'Accedi',
    signUp: 'Registrati',
    getStarted: 'Inizia',
    chatDemo: 'Prova la chat',
    chat: 'Chat',
    unread_one: '{{count}} messaggio non letto',
    unread_other: '{{count}} messaggi non letti',
    openMenu: 'Apri il menu',
    closeMenu: 'Chiudi il menu',
    skip: 'Vai al contenuto',
  },
  userMenu: {
    open: 'Apri il menu utente',
    user: 'Utente',
    dashboard: 'Dashboard',
    profile: 'Profilo',
    settings: 'Impostazioni',
    logout: 'Esci',
  },
  footer: {
    tagline: 'Una presenza che ascolta, quando ne hai bisogno.',
    useful: 'Link utili',
    legal: 'Note legali',
    contact: 'Contatti',
    privacy: 'Privacy',
    terms: 'Termini',
    cookies: 'Cookie',
    faq: 'Domande frequenti',
    accessibility: 'Accessibilità',
    safety: 'Sicurezza',
    follow: 'Seguici',
    disclaimer:
      'Accanto è un’intelligenza artificiale. Non è psicoterapia, non fa diagnosi e non è un servizio di emergenza.',
    emergency: 'In pericolo? Chiama il {{number}}',
    rights: '© {{year}} Accanto. Tutti i diritti riservati.',
  },
  language: { label: 'Lingua' },
  theme: { toDark: 'Passa al tema scuro', toLight: 'Passa al tema chiaro' },
  actions: {
    close: 'Chiudi',
    cancel: 'Annulla',
    save: 'Salva',
    retry: 'Riprova',
    backHome: 'Torna alla home',
  },
  state: {
    tooManyFor: 'Troppe richieste. Riprova tra {{minutes}} minuti.',
    loading: 'Caricamento in corso',
    loadFailed: 'Non siamo riusciti a caricare questi dati.',
    brokenTitle: 'Qualcosa si è inceppato',
    brokenText: 'Questa pagina non si è caricata come doveva. Di solito basta riprovare.',
    unreachableText:
      'Il server non risponde. Controlla la connessione e riprova, oppure accedi di nuovo.',
    offline: 'Sei offline',
  },
  auth: {
    errorTitle: 'Errore di autenticazione',
    profileFailed: 'Impossibile caricare il profilo utente',
    generic: "Errore durante l'autenticazione",
    welcome: 'Ti diamo il benvenuto, {{name}}',
    loggedOut: 'Sei uscito dal tuo account',
  },
  forbidden: {
    title: 'Accesso Negato',
    text: 'Non hai i permessi per accedere a questa pagina',
    back: 'Torna alla dashboard',
  },
  notFound: {
    title: 'Oops! Page not found',
    text: 'La pagina che cerchi non c’è, o ha cambiato indirizzo.',
  },
  legal: {
    updated: 'Ultimo aggiornamento: {{date}}',
    example: 'Testo d’esempio: chi gestisce questo servizio non ha ancora inserito i propri dati.',
  },
  pages: {
    imageText: 'Due cerchi che si appoggiano l’uno all’altro: il segno di Accanto.',
    home: {
      title: 'Accanto, un ascolto quando ne hai bisogno',
      description:
        'Un compagno di conversazione basato sull’intelligenza artificiale che ti ascolta, a ogni ora. Non è psicoterapia e non è un servizio di emergenza.',
    },
    login: {
      title: 'Accedi ad Accanto',
      description: 'Entra in Accanto con un link nella tua e-mail, senza password.',
    },
    faq: {
      title: 'Domande frequenti su Accanto',
      description:
        'Otto risposte brevi su cosa fa Accanto, cosa non fa e come tratta quello che scrivi.',
    },
    privacy: {
      title: 'Privacy | Accanto',
      description: 'Quali dati trattiamo, perché, per quanto tempo e come puoi decidere tu.',
    },
    terms: {
      title: 'Termini d’uso | Accanto',
      description: 'Le regole d’uso di Accanto, in parole semplici.',
    },
    cookies: {
      title: 'Cookie | Accanto',
      description:
        'Accanto non usa cookie di profilazione. Ecco cosa resta nel tuo browser e perché.',
    },
    accessibility: {
      title: 'Accessibilità | Accanto',
      description: 'Come rendiamo Accanto utilizzabile da chiunque e come segnalarci un ostacolo.',
    },
    safety: {
      title: 'Sicurezza | Accanto',
      description:
        'Come si comporta Accanto quando qualcuno è in pericolo, che cosa non può fare, quanto spesso sbaglia e le linee di aiuto verificate, paese per paese.',
    },
    callback: { title: 'Accesso in corso | Accanto', description: '' },
    dashboard: { title: 'Dashboard | Accanto', description: '' },
    chat: { title: 'Chat | Accanto', description: '' },
    admin: { title: 'Amministrazione | Accanto', description: '' },
    notFound: { title: 'Pagina non trovata | Accanto', description: '' },
  },
};
