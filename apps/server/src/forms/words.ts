import type { Language } from '@accanto/contract';

/** What the forms say outside of the site's own pages: in the letter, and to browsers without script. */
interface FormWords {
  readonly waitlistLetter: {
    readonly subject: string;
    readonly title: string;
    readonly lead: string;
    readonly unpaid: string;
    readonly withdraw: string;
    readonly notYou: string;
  };
  readonly thanks: {
    readonly contact: { readonly title: string; readonly text: string };
    readonly waitlist: { readonly title: string; readonly text: string };
  };
  readonly withdrawal: {
    readonly title: string;
    readonly question: string;
    readonly button: string;
    readonly doneTitle: string;
    readonly done: string;
  };
  readonly failed: { readonly title: string };
  readonly home: string;
}

export const formWords: Record<Language, FormWords> = {
  it: {
    waitlistLetter: {
      subject: 'Sei nella lista d’attesa di Accanto',
      title: 'Sei nella lista d’attesa',
      lead: 'Grazie. Ti scriveremo a questo indirizzo quando Accanto sarà aperto, e per nient’altro.',
      unpaid: 'L’iscrizione è gratuita e non ti impegna a nulla.',
      withdraw: 'Togli il mio indirizzo',
      notYou: 'Se non sei stato tu, premi il pulsante: il tuo indirizzo verrà cancellato.',
    },
    thanks: {
      contact: { title: 'Messaggio inviato', text: 'Grazie. Ti risponderemo al tuo indirizzo.' },
      waitlist: {
        title: 'Registrazione confermata',
        text: 'Grazie. Ti scriveremo quando Accanto sarà aperto.',
      },
    },
    withdrawal: {
      title: 'Lista d’attesa',
      question: 'Vuoi togliere il tuo indirizzo dalla lista d’attesa?',
      button: 'Togli il mio indirizzo',
      doneTitle: 'Fatto',
      done: 'Il tuo indirizzo è stato cancellato dalla lista d’attesa.',
    },
    failed: { title: 'Non è andata a buon fine' },
    home: 'Torna alla pagina iniziale',
  },
  en: {
    waitlistLetter: {
      subject: 'You are on Accanto’s waitlist',
      title: 'You are on the waitlist',
      lead: 'Thank you. We will write to this address when Accanto opens, and for nothing else.',
      unpaid: 'Joining is free and binds you to nothing.',
      withdraw: 'Remove my address',
      notYou: 'If this was not you, press the button: your address will be deleted.',
    },
    thanks: {
      contact: { title: 'Message sent', text: 'Thank you. We will answer at your address.' },
      waitlist: {
        title: 'You are registered',
        text: 'Thank you. We will write to you when Accanto opens.',
      },
    },
    withdrawal: {
      title: 'Waitlist',
      question: 'Do you want to remove your address from the waitlist?',
      button: 'Remove my address',
      doneTitle: 'Done',
      done: 'Your address was deleted from the waitlist.',
    },
    failed: { title: 'That did not work' },
    home: 'Back to the home page',
  },
  es: {
    waitlistLetter: {
      subject: 'Estás en la lista de espera de Accanto',
      title: 'Estás en la lista de espera',
      lead: 'Gracias. Te escribiremos a esta dirección cuando Accanto abra, y para nada más.',
      unpaid: 'Apuntarse es gratis y no te compromete a nada.',
      withdraw: 'Quitar mi dirección',
      notYou: 'Si no has sido tú, pulsa el botón: tu dirección se borrará.',
    },
    thanks: {
      contact: { title: 'Mensaje enviado', text: 'Gracias. Te responderemos a tu dirección.' },
      waitlist: {
        title: 'Registro confirmado',
        text: 'Gracias. Te escribiremos cuando Accanto abra.',
      },
    },
    withdrawal: {
      title: 'Lista de espera',
      question: '¿Quieres quitar tu dirección de la lista de espera?',
      button: 'Quitar mi dirección',
      doneTitle: 'Hecho',
      done: 'Tu dirección se ha borrado de la lista de espera.',
    },
    failed: { title: 'No ha funcionado' },
    home: 'Volver a la página de inicio',
  },
  nl: {
    waitlistLetter: {
      subject: 'Je staat op de wachtlijst van Accanto',
      title: 'Je staat op de wachtlijst',
      lead: 'Dank je. We schrijven naar dit adres als Accanto opengaat, en voor niets anders.',
      unpaid: 'Inschrijven is gratis en verplicht je tot niets.',
      withdraw: 'Verwijder mijn adres',
      notYou: 'Was jij dit niet? Druk op de knop: je adres wordt verwijderd.',
    },
    thanks: {
      contact: { title: 'Bericht verzonden', text: 'Dank je. We antwoorden op je adres.' },
      waitlist: {
        title: 'Inschrijving bevestigd',
        text: 'Dank je. We schrijven je als Accanto opengaat.',
      },
    },
    withdrawal: {
      title: 'Wachtlijst',
      question: 'Wil je je adres van de wachtlijst verwijderen?',
      button: 'Verwijder mijn adres',
      doneTitle: 'Klaar',
      done: 'Je adres is van de wachtlijst verwijderd.',
    },
    failed: { title: 'Dat is niet gelukt' },
    home: 'Terug naar de startpagina',
  },
};
