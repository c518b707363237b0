import type { Sentences } from '../sentences.ts';

export const nl: Sentences = {
  VALIDATION_FAILED: 'De verstuurde gegevens zijn niet geldig',
  INVALID_EMAIL: 'Vul een geldig e-mailadres in',
  UNAUTHORIZED: 'Je moet eerst inloggen',
  FORBIDDEN: 'Je hebt geen toegang tot deze pagina',
  NOT_FOUND: 'Niet gevonden',
  METHOD_NOT_ALLOWED: 'Deze handeling is niet toegestaan',
  PAYLOAD_TOO_LARGE: 'De verstuurde gegevens zijn te groot',
  UNSUPPORTED_MEDIA_TYPE: 'Dit gegevensformaat wordt niet ondersteund',
  RATE_LIMITED: 'Te veel verzoeken. Probeer het zo weer.',
  LINK_INVALID_OR_EXPIRED: 'De link is ongeldig of verlopen',
  CODE_INVALID: 'De code is ongeldig of verlopen',
  SIGN_IN_TO_CHANGE_EMAIL:
    'Log eerst in met je huidige adres en open de link daarna opnieuw om het nieuwe te bevestigen',
  EMAIL_CHANGE_OF_OTHER_ACCOUNT:
    'Deze link hoort bij een ander account: meld je af, meld je aan met het account dat het nieuwe adres heeft aangevraagd en open de link opnieuw',
  EMAIL_CHANGE_LINK_USED:
    'Deze link is al gebruikt: als jij hem hebt geopend, is je adres gewijzigd',
  EMAIL_CHANGE_LINK_EXPIRED:
    'Deze link is verlopen: vraag het nieuwe adres opnieuw aan bij de instellingen',
  EMAIL_IN_USE: 'Dit adres hoort al bij een ander account',
  REFRESH_REFUSED: 'Je sessie is verlopen. Log opnieuw in.',
  PROVIDER_NOT_CONFIGURED: 'Deze manier van inloggen is niet beschikbaar',
  OAUTH_FAILED: 'Het inloggen kon niet worden voltooid',
  OAUTH_REDIRECT_NOT_ALLOWED: 'Het inloggen kon niet worden gestart',
  EMAIL_PROOF_REQUIRED:
    'Bevestig je adres om verder te gaan: vraag vanuit deze browser een link per e-mail aan',
  FRESH_SIGN_IN_REQUIRED: 'Log opnieuw in om dit te doen',
  ACCOUNT_BLOCKED: 'Dit account is geblokkeerd',
  CONSENT_REQUIRED: 'Voordat je kunt schrijven is je toestemming nodig',
  ADULTS_ONLY: 'Accanto is voor mensen van 18 jaar of ouder',
  CONSENT_ALREADY_ANSWERED: 'De vraag over je leeftijd is al beantwoord',
  AGE_CHECK_REQUIRED: 'Beantwoord eerst de vraag over je leeftijd',
  AGE_PROOF_REQUIRED: 'Om verder te gaan is een leeftijdsbewijs nodig',
  MESSAGE_EMPTY: 'Het bericht mag niet leeg zijn',
  MESSAGE_TOO_LONG: 'Het bericht mag niet langer zijn dan 500 tekens',
  COMMENT_EMPTY: 'De opmerking mag niet leeg zijn',
  COMMENT_TOO_LONG: 'De opmerking mag niet langer zijn dan 200 tekens',
  REACTION_INVALID: 'Deze reactie is niet geldig',
  ACTION_BUTTON_INVALID: 'Deze knop is niet geldig',
  REPLY_FAILED: 'Antwoorden was niet mogelijk. Probeer het opnieuw.',
  FORM_DELIVERY_FAILED: 'Er is iets misgegaan. Probeer het later opnieuw.',
  OWN_ACCOUNT: 'Dit kan niet met je eigen account',
  ROLE_IS_CONFIGURED:
    'Deze rol komt uit de configuratie van de server en kan hier niet worden ingetrokken',
  MAIL_NOT_SENT: 'De mail kon niet worden verstuurd. Probeer het later opnieuw.',
  UNAVAILABLE: 'De dienst is nu niet beschikbaar. Probeer het later opnieuw.',
  INTERNAL: 'Er is iets misgegaan. Probeer het later opnieuw.',
  linkRequested: 'Als het adres klopt, is je inloglink onderweg',
  linkSendFailed: 'De link kon niet worden verstuurd. Probeer het later opnieuw.',
  linkStillWorks:
    'We hebben al meerdere links naar dit adres gestuurd, en de laatste werkt nog: zoek hem in je mail, ook bij de spam',
  signedIn: 'Je bent ingelogd',
  signedOut: 'Je bent uitgelogd',
  emailChangeRequested:
    'Open de link die we naar het nieuwe adres hebben gestuurd om het te bevestigen',
  emailProofSent:
    'We hebben je een link gestuurd: open die in deze browser om je adres te bevestigen',
};
