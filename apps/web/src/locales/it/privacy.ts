export const words = {
  title: 'Privacy',
  intro:
    'Qui trovi quali dati trattiamo, perché, per quanto tempo e come decidi tu. Quello che scrivi in chat può riguardare la tua salute: lo trattiamo solo con il tuo consenso esplicito.',
  table: {
    caption: 'Scopi, dati e durata',
    head: {
      purpose: 'Scopo',
      data: 'Dati',
      basis: 'Base giuridica',
      duration: 'Quanto a lungo',
      recipients: 'Chi li riceve',
    },
    rows: [
      {
        purpose: 'Accesso e account',
        data: 'Email, soprannome, lingua, sessioni aperte (dispositivo e orari). Se entri con Google, Facebook o Microsoft: il tuo identificativo presso di loro e la tua immagine',
        basis: 'Contratto, art. 6(1)(b) GDPR',
        duration: 'Finché elimini l’account',
        recipients: 'Il fornitore che spedisce le email; il servizio con cui scegli di entrare',
      },
      {
        purpose: 'Chat',
        data: 'Messaggi, reazioni, commenti',
        basis: 'Consenso esplicito, art. 9(2)(a) GDPR',
        duration:
          'Senza cronologia: fino a nuova chat, uscita o 24 ore di silenzio. Con cronologia: finché cancelli',
        recipients: 'Il gestore del modello linguistico, se collegato',
      },
      {
        purpose: 'Memoria tra conversazioni',
        data: 'Brevi fatti che hai accettato di far ricordare',
        basis: 'Consenso esplicito, art. 9(2)(a) GDPR',
        duration: 'Finché li cancelli o ritiri il consenso',
        recipients: 'Il gestore del modello linguistico, se collegato',
      },
      {
        purpose: 'Sicurezza delle persone',
        data: 'Livello di rischio, ora, lingua, scheda mostrata. Mai il testo',
        basis: 'Consenso esplicito e interessi vitali, art. 9(2)(a) e (c) GDPR',
        duration: '{{riskEvents}} giorni',
        recipients: 'Nessuno',
      },
      {
        purpose: 'Segnalazione di una risposta',
        data: 'I messaggi che spunti e il motivo, se lo scrivi',
        basis: 'Consenso esplicito, art. 9(2)(a) GDPR',
        duration: '{{reports}} giorni',
        recipients: 'Chi gestisce il servizio',
      },
      {
        purpose: 'Verifica della maggiore età',
        data: 'L’esito e quando. Di un rifiuto, per 24 ore, un’impronta che non dice chi sei',
        basis: 'Obbligo di protezione dei minori, art. 6(1)(c) e (f) GDPR',
        duration: 'Con l’account',
        recipients: 'Nessuno',
      },
      {
        purpose: 'Messaggi di contatto',
        data: 'Nome, email, messaggio',
        basis: 'Risposta alla tua richiesta, art. 6(1)(b) GDPR',
        duration: '{{contactMessages}} giorni',
        recipients: 'Chi gestisce il servizio; il servizio che raccoglie i moduli, se collegato',
      },
      {
        purpose: 'Lista d’attesa',
        data: 'Email, piano scelto e punto del sito da cui hai scritto',
        basis: 'Consenso, art. 6(1)(a) GDPR',
        duration: 'Finché ti ritiri con il link nella email',
        recipients:
          'Il fornitore che spedisce le email; il servizio che raccoglie i moduli, se collegato',
      },
      {
        purpose: 'Conteggi del sito',
        data: 'Totali giornalieri senza alcun identificativo',
        basis: 'Interesse legittimo, art. 6(1)(f) GDPR',
        duration: '{{dailyCounts}} giorni',
        recipients: 'Un servizio di statistiche senza cookie, se collegato',
      },
      {
        purpose: 'Difesa dagli abusi',
        data: 'Il tuo indirizzo di rete, solo in memoria e solo per contare le richieste',
        basis: 'Interesse legittimo, art. 6(1)(f) GDPR',
        duration: 'Al massimo un’ora; non viene scritto',
        recipients: 'Nessuno',
      },
      {
        purpose: 'Registro di sicurezza',
        data: 'Eventi di accesso e di amministrazione, senza testi',
        basis: 'Interesse legittimo, art. 6(1)(f) GDPR',
        duration: '{{auditLog}} giorni',
        recipients: 'Nessuno',
      },
    ],
  },
  retention: {
    heading: 'Quando viene cancellato da solo',
    text: 'Quello che non cancelli tu viene rimosso dal servizio allo scadere di questi termini. Sono gli stessi numeri con cui lavora il programma.',
    days_one: '{{count}} giorno',
    days_other: '{{count}} giorni',
    rows: {
      contactMessages: 'Messaggi di contatto',
      riskEvents: 'Eventi di sicurezza della persona',
      reports: 'Segnalazioni di risposte',
      unansweredAgeChecks: 'Account senza risposta alla domanda sull’età',
      sessionsAfterEnd: 'Sessioni chiuse',
      magicLinksAfterExpiry: 'Link di accesso scaduti',
      backups: 'Copie di sicurezza',
      auditLog: 'Registro di sicurezza',
      dailyCounts: 'Conteggi del sito',
      replacedRefreshTokens: 'Chiavi di accesso già sostituite',
      dailyReplyCounts: 'Conteggio giornaliero delle risposte',
    },
  },
  sections: [
    {
      heading: 'Chi è responsabile',
      paragraphs: [
        '{{name}}, {{address}}. Scrivi a {{email}}. Per la protezione dei dati: {{dpo}}.',
      ],
    },
    {
      heading: 'Come proteggiamo quello che scrivi',
      paragraphs: [
        'Messaggi e commenti sono cifrati nel nostro archivio, con una chiave diversa per ogni persona. Quando elimini l’account la chiave viene distrutta per prima: anche le copie di sicurezza diventano illeggibili, e scadono entro {{backups}} giorni.',
        'Nessuna nostra schermata mostra le conversazioni, tranne i messaggi che segnali tu. Chi gestisce i server potrebbe, in linea di principio, decifrarle.',
      ],
    },
    {
      heading: 'Dove sono i dati',
      paragraphs: [
        'I dati sono conservati in: {{region}}. Se chi gestisce il servizio collega un modello linguistico esterno, il testo della conversazione gli viene inviato per preparare la risposta.',
      ],
    },
    {
      heading: 'Lettura automatica del testo',
      paragraphs: [
        'Il testo che scrivi viene letto da un programma per riconoscere un possibile pericolo e mostrare i numeri di aiuto. Non deduciamo emozioni dalla voce o dal volto e non prendiamo decisioni automatiche che producano effetti giuridici.',
      ],
    },
    {
      heading: 'I tuoi diritti',
      paragraphs: [
        'Puoi accedere ai dati, correggerli, scaricarli, cancellarli, limitarne l’uso, opporti e ritirare ogni consenso. Dalla dashboard scarichi l’archivio, cambi il soprannome, chiudi le sessioni ed elimini l’account. Il consenso si ritira con la stessa facilità con cui si dà.',
        'Puoi anche rivolgerti al Garante per la protezione dei dati personali.',
      ],
    },
    {
      heading: 'Età',
      paragraphs: [
        'Accanto è per persone maggiorenni. Chiediamo mese e anno di nascita una volta sola e conserviamo soltanto l’esito.',
      ],
    },
  ],
};
