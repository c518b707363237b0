import type { Sentences } from '../sentences.ts';

export const it: Sentences = {
  VALIDATION_FAILED: 'I dati inviati non sono validi',
  INVALID_EMAIL: 'Inserisci un indirizzo email valido',
  UNAUTHORIZED: 'Autenticazione richiesta',
  FORBIDDEN: 'Non hai i permessi per accedere a questa pagina',
  NOT_FOUND: 'Non trovato',
  METHOD_NOT_ALLOWED: 'Operazione non consentita',
  PAYLOAD_TOO_LARGE: 'I dati inviati sono troppo grandi',
  UNSUPPORTED_MEDIA_TYPE: 'Formato dei dati non supportato',
  RATE_LIMITED: 'Troppe richieste. Riprova tra poco.',
  LINK_INVALID_OR_EXPIRED: 'Link non valido o scaduto',
  CODE_INVALID: 'Codice non valido o scaduto',
  SIGN_IN_TO_CHANGE_EMAIL:
    'Per confermare il nuovo indirizzo, accedi prima con quello attuale e poi riapri il link',
  EMAIL_CHANGE_OF_OTHER_ACCOUNT:
    'Questo link è per un altro account: esci, accedi con quello che ha chiesto il nuovo indirizzo e riapri il link',
  EMAIL_CHANGE_LINK_USED:
    'Questo link è già stato usato: se l’hai aperto tu, il tuo indirizzo è cambiato',
  EMAIL_CHANGE_LINK_EXPIRED:
    'Questo link è scaduto: chiedi di nuovo il cambio di indirizzo nelle impostazioni',
  EMAIL_IN_USE: 'Questo indirizzo appartiene già a un altro account',
  REFRESH_REFUSED: 'La sessione è scaduta. Accedi di nuovo.',
  PROVIDER_NOT_CONFIGURED: 'Questo metodo di accesso non è disponibile',
  OAUTH_FAILED: "Impossibile completare l'autenticazione",
  OAUTH_REDIRECT_NOT_ALLOWED: "Impossibile avviare l'autenticazione",
  EMAIL_PROOF_REQUIRED:
    'Per completare l’accesso conferma il tuo indirizzo: chiedi un link via email da questo browser',
  FRESH_SIGN_IN_REQUIRED: 'Per questa operazione accedi di nuovo',
  ACCOUNT_BLOCKED: 'Questo account è bloccato',
  CONSENT_REQUIRED: 'Per scrivere serve prima il tuo consenso',
  ADULTS_ONLY: 'Accanto è riservato a chi ha almeno 18 anni',
  CONSENT_ALREADY_ANSWERED: "La risposta sull'età è già stata data",
  AGE_CHECK_REQUIRED: 'Prima di continuare, rispondi alla domanda sulla tua età',
  AGE_PROOF_REQUIRED: 'Per continuare serve una prova dell’età',
  MESSAGE_EMPTY: 'Il messaggio non può essere vuoto',
  MESSAGE_TOO_LONG: 'Il messaggio non può superare 500 caratteri',
  COMMENT_EMPTY: 'Il commento non può essere vuoto',
  COMMENT_TOO_LONG: 'Il commento non può superare 200 caratteri',
  REACTION_INVALID: 'Reazione non valida',
  ACTION_BUTTON_INVALID: 'Pulsante non valido',
  REPLY_FAILED: 'Non è stato possibile rispondere. Riprova.',
  FORM_DELIVERY_FAILED: 'Si è verificato un errore. Riprova più tardi.',
  OWN_ACCOUNT: 'Non puoi farlo con il tuo stesso account',
  ROLE_IS_CONFIGURED: 'Questo ruolo viene dalla configurazione del server: qui non si può togliere',
  MAIL_NOT_SENT: 'Non è stato possibile inviare la mail. Riprova più tardi.',
  UNAVAILABLE: 'Il servizio non è al momento disponibile. Riprova più tardi.',
  INTERNAL: 'Si è verificato un errore. Riprova più tardi.',
  linkRequested: 'Se l’indirizzo è corretto, il link di accesso è in arrivo',
  linkSendFailed: 'Impossibile inviare il Magic Link. Riprova più tardi.',
  linkStillWorks:
    'A questo indirizzo abbiamo già mandato più link, e l’ultimo vale ancora: cercalo nella posta, anche tra lo spam',
  signedIn: 'Accesso effettuato',
  signedOut: 'Disconnessione effettuata',
  emailChangeRequested: 'Apri il link che abbiamo inviato al nuovo indirizzo per confermarlo',
  emailProofSent:
    'Ti abbiamo inviato un link: aprilo in questo browser per confermare il tuo indirizzo',
};
