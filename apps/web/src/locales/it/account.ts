export const words = {
  login: {
    title: 'Ti diamo il benvenuto',
    subtitle:
      'Scrivi la tua email: ti mandiamo un link per entrare. Nessuna password da ricordare.',
    email: 'Email',
    emailPlaceholder: 'nome@esempio.it',
    send: 'Invia Magic Link',
    sending: 'Invio in corso...',
    or: 'oppure continua con',
    connecting: 'Connessione...',
    notAvailable: '{{provider}} non è disponibile qui',
    agree:
      'Continuando accetti i <terms>Termini</terms> e dichiari di aver letto la <privacy>Privacy</privacy>.',
    newTab: '(si apre in una nuova scheda)',
    disclaimer:
      'Accanto è un’intelligenza artificiale, non un servizio di emergenza. Se sei in pericolo chiama il <call>{{number}}</call>.',
    asideTitle: 'Qualcuno ti ascolta, anche stanotte.',
    asideText:
      'Bastano un indirizzo email e un soprannome. Quello che scrivi resta tuo: lo puoi esportare o cancellare quando vuoi.',
  },
  sent: {
    title: 'Controlla la tua email',
    text: 'Abbiamo inviato un link di accesso a <address>{{email}}</address>.',
    validity: 'Il link vale {{minutes}} minuti e si usa una volta sola.',
    code: 'Oppure scrivi il codice di 6 cifre',
    codeHint: 'Lo trovi nella stessa email. Utile se la leggi su un altro dispositivo.',
    codeSubmit: 'Entra con il codice',
    codeChecking: 'Verifica in corso...',
    codeInvalid: 'Il codice non è giusto o è scaduto',
    resend: 'Invia di nuovo',
    resendIn: 'Invia di nuovo tra {{seconds}} s',
    resent: 'Ti abbiamo mandato un nuovo link',
    other: 'Usa un altro indirizzo',
    outbox: 'Ambiente di prova: apri la posta in uscita',
  },
  callback: {
    working: 'Autenticazione in corso...',
    wait: 'Attendere prego',
    confirmTitle: 'Sei tu?',
    confirmText:
      'Questo link è stato chiesto da un altro browser. Per entrare in questo account, conferma.',
    confirmSwitchText:
      'In questo browser c’è già una sessione aperta. Vuoi entrare con questo account?',
    continueAs: 'Continua come {{address}}',
    notMe: 'Non sono io',
  },
  errors: {
    emailInvalid: 'Inserisci un indirizzo email valido',
    sendFailed: 'Impossibile inviare il Magic Link. Riprova più tardi.',
    startFailed: "Impossibile avviare l'autenticazione",
    providerMissing: 'Questo modo di accedere non è ancora attivo. Usa il link via email.',
    proofRequired:
      'Per entrare conferma il tuo indirizzo: ti abbiamo inviato un link via email. Aprilo in questo browser. Se non arriva, scrivi qui il tuo indirizzo.',
    accountBlocked: 'Questo account è bloccato',
    rateLimited: 'Troppe richieste. Riprova tra poco.',
    verifyFailed: 'Impossibile verificare il link',
    pkceMissing: "Parametri di sicurezza mancanti. Riprova l'autenticazione",
    exchangeFailed: "Impossibile completare l'autenticazione",
    missing: 'Parametri di autenticazione mancanti',
  },
};
