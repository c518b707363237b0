import { limits, type ContactProblem, type Language } from '@accanto/contract';

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
  readonly problems: Readonly<Record<ContactProblem, string>>;
  readonly home: string;
}

const {
  contactNameMaxLength: nameMax,
  emailMaxLength: emailMax,
  contactMessageMinLength: messageMin,
  contactMessageMaxLength: messageMax,
} = limits;

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
    problems: {
      NAME_REQUIRED: 'Il nome è obbligatorio',
      NAME_TOO_LONG: `Il nome può avere al massimo ${nameMax} caratteri`,
      EMAIL_REQUIRED: 'L’email è obbligatoria',
      EMAIL_INVALID: 'Inserisci un indirizzo email valido',
      EMAIL_TOO_LONG: `L’email può avere al massimo ${emailMax} caratteri`,
      MESSAGE_TOO_SHORT: `Il messaggio deve avere almeno ${messageMin} caratteri`,
      MESSAGE_TOO_LONG: `Il messaggio può avere al massimo ${messageMax} caratteri`,
    },
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
    problems: {
      NAME_REQUIRED: 'Please enter your name',
      NAME_TOO_LONG: `The name can have at most ${nameMax} characters`,
      EMAIL_REQUIRED: 'Please enter your e-mail',
      EMAIL_INVALID: 'Enter a valid e-mail address',
      EMAIL_TOO_LONG: `The e-mail can have at most ${emailMax} characters`,
      MESSAGE_TOO_SHORT: `The message needs at least ${messageMin} characters`,
      MESSAGE_TOO_LONG: `The message can have at most ${messageMax} characters`,
    },
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
    problems: {
      NAME_REQUIRED: 'El nombre es obligatorio',
      NAME_TOO_LONG: `El nombre puede tener como máximo ${nameMax} caracteres`,
      EMAIL_REQUIRED: 'El correo es obligatorio',
      EMAIL_INVALID: 'Escribe una dirección de correo válida',
      EMAIL_TOO_LONG: `El correo puede tener como máximo ${emailMax} caracteres`,
      MESSAGE_TOO_SHORT: `El mensaje necesita al menos ${messageMin} caracteres`,
      MESSAGE_TOO_LONG: `El mensaje puede tener como máximo ${messageMax} caracteres`,
    },
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
    problems: {
      NAME_REQUIRED: 'Vul je naam in',
      NAME_TOO_LONG: `De naam mag hoogstens ${nameMax} tekens hebben`,
      EMAIL_REQUIRED: 'Vul je e-mailadres in',
      EMAIL_INVALID: 'Vul een geldig e-mailadres in',
      EMAIL_TOO_LONG: `Het e-mailadres mag hoogstens ${emailMax} tekens hebben`,
      MESSAGE_TOO_SHORT: `Het bericht moet minstens ${messageMin} tekens hebben`,
      MESSAGE_TOO_LONG: `Het bericht mag hoogstens ${messageMax} tekens hebben`,
    },
    home: 'Terug naar de startpagina',
  },
};
