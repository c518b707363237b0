/** The words of the panel before the first message. The version of this text is `consentVersion` of the contract. */
export const consentTexts = {
  title: 'Prima di iniziare',
  ai: 'Accanto è un’intelligenza artificiale. Ascolta e aiuta a mettere in ordine i pensieri; non è una persona, non cura e non fa diagnosi.',
  emergency:
    'Non è un servizio di emergenza. Se tu o qualcun altro siete in pericolo, chiama il 112.',
  birth: 'Quando sei nato o nata?',
  month: 'Mese di nascita',
  year: 'Anno di nascita',
  choose: 'Scegli',
  birthHint: 'Serve una volta sola. Conserviamo soltanto il risultato, non la data.',
  processing:
    'Acconsento a trattare ciò che scrivo, anche quando riguarda la mia salute, per rispondermi.',
  processingNote: 'Necessario per parlare.',
  history: 'Acconsento a conservare la cronologia delle chat, per ritrovarle.',
  historyNote:
    'Facoltativo. Senza, una chat si cancella quando ne inizi un’altra, quando esci o dopo 24 ore di silenzio.',
  change: 'Puoi cambiare idea quando vuoi, dalla dashboard.',
  privacy: 'Leggi come trattiamo i dati',
  start: 'Inizia a parlare',
  yearExample: 'es. 1985',
  birthMissing: 'Indica mese e anno di nascita.',
  processingMissing: 'Senza questo consenso Accanto non può leggere ciò che scrivi.',
  failed: 'Non siamo riusciti a salvare la tua scelta. Riprova tra un momento.',
  months: [
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ],
} as const;

/** What somebody under age reads. Lines shown are those with two sources in safety-and-law.md 6. */
export const refusalTexts = {
  title: 'Accanto è pensato per persone adulte',
  text: 'Ci dispiace non poter parlare con te qui. Questo non vuol dire che tu debba restare con i tuoi pensieri: queste linee sono fatte per chi ha la tua età, e rispondono persone.',
  lines: [
    {
      name: 'Telefono Azzurro',
      phone: '19696',
      note: 'gratuito, giorno e notte; anche in chat su azzurro.it',
    },
    {
      name: 'Emergenza infanzia',
      phone: '114',
      note: 'gratuito, giorno e notte, se qualcuno è in pericolo',
    },
    { name: 'Emergenza', phone: '112', note: 'sempre' },
  ],
  trusted: 'Puoi anche dirlo a un adulto di cui ti fidi: un genitore, un insegnante, il medico.',
} as const;
