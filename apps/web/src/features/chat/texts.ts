import type { Answering } from '@accanto/contract';

/** Every word of the chat. Its interface is Italian in every language of the site (SPEC 1). */
export const texts = {
  brand: 'Accanto',
  assistant: 'Assistente AI',
  ai: 'AI',
  aiMeaning: 'Stai parlando con un’intelligenza artificiale, non con una persona.',
  answeredBy: {
    'built-in': 'Risponde il compagno integrato: le tue parole restano su questo server.',
    local: 'Risponde un modello linguistico su questo server: le tue parole restano qui.',
    endpoint: (host: string) =>
      `Risponde un modello linguistico di ${host}: riceve questa chat per rispondere.`,
  },
  screen: 'Chat con Accanto',
  connected: 'Connesso',
  disconnected: 'Disconnesso',
  emergency: 'Emergenza: chiama il 112',
  quickExit: 'Uscita rapida',
  quickExitHint: 'Lascia subito questa pagina (anche con due volte Esc)',

  openMenu: 'Apri il menu della chat',
  menu: 'Menu della chat',
  newChat: 'Nuova Chat',
  history: 'CRONOLOGIA',
  noHistory: 'Nessuna chat salvata',
  searchHistory: 'Cerca nelle chat',
  nothingFound: 'Nessuna chat con queste parole',
  historyFailed: 'Non riusciamo a caricare le chat.',
  moreHistory: 'Mostra altre',
  untitled: 'Chat senza titolo',
  renameChat: (title: string) => `Rinomina «${title}»`,
  deleteChat: (title: string) => `Elimina «${title}»`,
  delete: 'Elimina',
  chatTitle: 'Titolo della chat',
  export: 'Esporta Chat',
  clear: 'Cancella Chat',
  settings: 'Impostazioni',
  dashboard: 'Torna alla dashboard',

  consentsFailed: 'Non riusciamo a leggere le tue scelte. Controlla la connessione e riprova.',

  messages: 'Messaggi',
  loadEarlier: 'Mostra messaggi precedenti',
  newMessages: 'Nuovi messaggi',
  typing: 'Accanto sta scrivendo',
  today: 'Oggi',
  yesterday: 'Ieri',
  you: 'Tu',
  replyFinished: (text: string) => `Accanto ha risposto: ${text}`,
  stop: 'Ferma la risposta',
  copy: 'Copia',
  copied: 'Copiato',
  askForReply: 'Chiedi una risposta',
  retryReply: 'Riprova la risposta',
  interrupted: 'Risposta interrotta',
  stopped: 'Risposta fermata',
  usedMemory: 'Con un tuo ricordo',
  seeMemories: 'Questa risposta usa qualcosa che ricordo di te. Vedi i ricordi',
  actions: 'Come vuoi continuare?',

  sending: 'Invio...',
  sent: 'Inviato',
  failed: 'Errore',
  resend: 'Riprova',
  discard: 'Rimuovi',

  details: 'Dettagli Messaggio',
  detailId: 'ID',
  detailTime: 'Data e ora',
  detailRole: 'Ruolo',
  roleUser: 'Utente',
  roleAssistant: 'Assistant',
  detailSource: 'Origine',
  sourceLocal: 'Locale',
  sourceRemote: 'Remoto',
  detailStatus: 'Stato',
  detailLength: 'Lunghezza',
  characters: (count: number) => (count === 1 ? '1 carattere' : `${count} caratteri`),
  detailReaction: 'Reazione',
  detailOrigin: 'Testo',
  withoutModel: 'Risposta senza modello linguistico',
  withoutModelMeaning:
    'Il modello non ha risposto, o qui non serviva: ha risposto il compagno integrato.',
  origins: {
    prepared: 'Scritto da persone',
    'built-in': 'Del compagno integrato',
    model: 'Di un modello linguistico',
  },

  input: 'Messaggio',
  placeholder: 'Scrivi quello che hai in mente…',
  send: 'Invia',
  hint: 'Invio per inviare, Maiusc+Invio per andare a capo',
  counter: (length: number, max: number) => `${length}/${max}`,
  counterMeaning: (length: number, max: number) => `${texts.characters(length)} su ${max}`,

  greeting: (name: string | null) => (name === null ? 'Ciao' : `Ciao, ${name}`),
  emptyTitle: 'Come stai, adesso?',
  emptyText:
    'Puoi iniziare da una parola, da un episodio o da come ti senti. Non serve che sia in ordine.',
  starters: [
    'Oggi è stata una giornata pesante e non so da dove cominciare.',
    'C’è una cosa che mi gira in testa da giorni.',
    'Vorrei solo che qualcuno mi ascoltasse un momento.',
  ],
  aiSentence:
    'Accanto è un’intelligenza artificiale: non è una persona, non è un terapeuta e non è un servizio di emergenza.',

  react: 'Reagisci al messaggio',
  changeReaction: 'Cambia reazione',
  removeReaction: 'Rimuovi reazione',
  removeReactionTitle: 'Rimuovere la reazione?',
  removeReactionText: (count: number) =>
    count === 1
      ? 'Anche il suo commento verrà eliminato. Questa azione non può essere annullata.'
      : `Anche i suoi ${count} commenti verranno eliminati. Questa azione non può essere annullata.`,
  comments: 'Cronologia Commenti',
  commentCount: (count: number) =>
    count === 0 ? 'Nessun commento' : count === 1 ? '1 commento' : `${count} commenti`,
  openComments: (count: number) => (count === 1 ? 'Apri 1 commento' : `Apri ${count} commenti`),
  addComment: 'Aggiungi un commento',
  commentPlaceholder: 'Che cosa ti ha lasciato questo messaggio?',
  saveComment: 'Salva Commento',
  close: 'Chiudi',
  edit: 'Modifica',
  editComment: 'Modifica il commento',
  save: 'Salva',
  cancel: 'Annulla',
  edited: '(modificato)',
  deleteCommentTitle: 'Eliminare questo commento?',
  deleteCommentText:
    'Questa azione non può essere annullata. Il commento verrà eliminato permanentemente.',
  commentAdded: 'Commento aggiunto',
  commentEdited: 'Commento modificato',
  commentDeleted: 'Commento eliminato',

  exportTitle: 'Anteprima Esportazione CSV',
  exportText: 'Testo del file',
  exportCount: (count: number) => (count === 1 ? '1 messaggio' : `${count} messaggi`),
  saveCsv: 'Salva CSV',

  chatCleared: 'Chat cancellata',
  chatStarted: 'Nuova chat iniziata',
  chatDeleted: 'Chat eliminata',
  undo: 'Annulla',

  report: {
    open: 'Segnala la risposta',
    title: 'Segnala la risposta',
    text: 'Chi gestisce Accanto legge soltanto i messaggi che scegli qui, senza sapere di chi sono. Del resto della chat non viene inviato nulla.',
    choose: 'Messaggi da inviare',
    thisReply: 'questa risposta',
    reason: 'Che cosa non andava? (facoltativo)',
    send: 'Segnala',
    nothingChosen: 'Scegli almeno un messaggio.',
    sent: 'Grazie. La segnalazione è arrivata.',
    failed: 'La segnalazione non è partita. Riprova tra un momento.',
  },

  notice: 'Promemoria',
  dismissNotice: 'Chiudi il promemoria',
  notices: {
    'first-of-day':
      'Un promemoria: stai parlando con un’intelligenza artificiale, non con una persona.',
    'after-absence':
      'È passato un po’ di tempo. Un promemoria: Accanto è un’intelligenza artificiale, non una persona, e non è un servizio di emergenza.',
    hours:
      'Oggi sei qui da diverse ore. Un promemoria: stai parlando con un’intelligenza artificiale, non con una persona.',
    'hours-break':
      'Oggi sei qui da circa tre ore. Un promemoria: Accanto è un’intelligenza artificiale, non una persona. Se ti va, è un buon momento per una pausa: un bicchiere d’acqua, due passi, una voce amica.',
    'night-break':
      'È notte e sei qui da circa un’ora. Se ti va, fai una pausa e prova a riposare. Puoi tornare quando vuoi.',
  },
  enoughForToday: 'Basta così per oggi',
  goodbye: 'Va bene così. Abbi cura di te.',

  problems: {
    title: 'Errore',
    connection: 'Errore di connessione alla chat',
    signInRequired: 'Autenticazione richiesta',
    notConnected: 'Non sei connesso: il messaggio resta qui, riprova tra un momento.',
    messageTooLong: (max: number) => `Il messaggio non può superare ${max} caratteri`,
    sendFailed: 'Il messaggio non è partito. Puoi riprovare o copiarlo.',
    commentEmpty: 'Il commento non può essere vuoto',
    commentTooLong: (max: number) => `Il commento non può superare ${max} caratteri`,
    commentAdd: "Errore durante l'aggiunta del commento",
    commentEdit: 'Errore durante la modifica del commento',
    commentDelete: "Errore durante l'eliminazione del commento",
    reaction: 'Non siamo riusciti a salvare la reazione.',
    action: 'Non siamo riusciti a farlo. Riprova tra un momento.',
    load: 'Non riusciamo a caricare i messaggi. Riprova tra un momento.',
    export:
      'La chat non è stata esportata: non riusciamo a caricare tutto quello che serve. Riprova tra un momento.',
    copy: 'Il testo non è stato copiato.',
    part: 'Questa parte non si è caricata. Riprova tra un momento; se non basta, ricarica la pagina.',
  },
} as const;

/** What answers, and where the words go, in one line. */
export function answeredBy(answering: Answering): string {
  return answering.kind === 'endpoint'
    ? texts.answeredBy.endpoint(answering.host)
    : texts.answeredBy[answering.kind];
}
