import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['forms']> = {
  contact: {
    name: 'Naam',
    email: 'E-mail',
    message: 'Bericht',
    messageHint: '{{min}} tot {{max}} tekens',
    submit: 'Bericht versturen',
    submitting: 'Bezig met versturen...',
    subject: 'Bericht via de Accanto-site',
    sentTitle: 'Bericht verstuurd',
    sentText: 'Dank je, we antwoorden zo snel mogelijk.',
  },
  waitlist: {
    email: 'Je e-mail',
    placeholder: 'naam@voorbeeld.nl',
    submit: 'Aanmelden',
    submitting: 'Aanmelden...',
    subject: 'Nieuwe aanmelding voor de wachtlijst',
    plan: 'Abonnement dat je interesseert: {{plan}}',
    privacy: 'We gebruiken het adres alleen hiervoor. Met één klik ben je eraf.',
    sentTitle: 'Je aanmelding is bevestigd',
    sentText: 'We houden een plek voor je vrij. Kijk in je e-mail.',
  },
  honeypot: 'Vul dit veld niet in',
  problems: {
    NAME_REQUIRED: 'Vul je naam in',
    NAME_TOO_LONG: 'De naam mag hoogstens {{nameMax}} tekens hebben',
    EMAIL_REQUIRED: 'Vul je e-mailadres in',
    EMAIL_INVALID: 'Vul een geldig e-mailadres in',
    EMAIL_TOO_LONG: 'Het e-mailadres mag hoogstens {{emailMax}} tekens hebben',
    MESSAGE_TOO_SHORT: 'Het bericht moet minstens {{messageMin}} tekens hebben',
    MESSAGE_TOO_LONG: 'Het bericht mag hoogstens {{messageMax}} tekens hebben',
  },
  failed: 'Er is iets misgegaan. Probeer het later opnieuw.',
};
