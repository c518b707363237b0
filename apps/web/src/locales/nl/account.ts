import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['account']> = {
  login: {
    title: 'Fijn dat je er bent',
    subtitle:
      'Vul je e-mailadres in, dan sturen we je een link om binnen te komen. Geen wachtwoord nodig.',
    email: 'E-mail',
    emailPlaceholder: 'naam@voorbeeld.nl',
    send: 'Stuur magic link',
    sending: 'Bezig met versturen...',
    or: 'of ga verder met',
    connecting: 'Verbinden...',
    notAvailable: '{{provider}} is hier niet beschikbaar',
    agree:
      'Als je doorgaat, accepteer je de <terms>Voorwaarden</terms> en bevestig je dat je de <privacy>Privacyverklaring</privacy> hebt gelezen.',
    newTab: '(opent in een nieuw tabblad)',
    disclaimer:
      'Accanto is kunstmatige intelligentie, geen hulpdienst. Ben je in gevaar, bel dan <call>{{number}}</call>.',
    asideTitle: 'Er luistert iemand, ook vannacht.',
    asideText:
      'Een e-mailadres en een bijnaam zijn genoeg. Wat je schrijft blijft van jou: je kunt het altijd exporteren of verwijderen.',
  },
  sent: {
    title: 'Kijk in je e-mail',
    text: 'We hebben een inloglink gestuurd naar <address>{{email}}</address>.',
    validity: 'De link werkt {{minutes}} minuten en maar één keer.',
    code: 'Of typ de code van 6 cijfers',
    codeHint: 'Die staat in dezelfde e-mail. Handig als je die op een ander apparaat leest.',
    codeSubmit: 'Inloggen met de code',
    codeChecking: 'Even controleren...',
    codeInvalid: 'De code klopt niet of is verlopen',
    resend: 'Opnieuw sturen',
    resendIn: 'Opnieuw sturen over {{seconds}} s',
    resent: 'We hebben je een nieuwe link gestuurd',
    other: 'Een ander adres gebruiken',
    outbox: 'Testomgeving: open de uitgaande post',
  },
  callback: {
    working: 'Bezig met inloggen...',
    wait: 'Een ogenblik geduld',
    confirmTitle: 'Ben jij dit?',
    confirmText:
      'Deze link is in een andere browser aangevraagd. Bevestig om hier met dit account in te loggen.',
    confirmSwitchText: 'In deze browser is al iemand ingelogd. Wil je met dit account verder?',
    continueAs: 'Ga verder als {{address}}',
    notMe: 'Dit ben ik niet',
  },
  errors: {
    emailInvalid: 'Vul een geldig e-mailadres in',
    sendFailed: 'We konden de magic link niet versturen. Probeer het later opnieuw.',
    startFailed: 'Het inloggen kon niet worden gestart',
    providerMissing: 'Deze manier van inloggen is nog niet actief. Gebruik de link per e-mail.',
    proofRequired:
      'Bevestig eerst je adres: we hebben je een link gemaild. Open die in deze browser. Komt hij niet aan, vul hier dan je adres in.',
    accountBlocked: 'Dit account is geblokkeerd',
    rateLimited: 'Te veel verzoeken. Probeer het zo weer.',
    verifyFailed: 'De link kon niet worden gecontroleerd',
    pkceMissing: 'Er ontbreken veiligheidsgegevens. Log opnieuw in',
    exchangeFailed: 'Het inloggen kon niet worden afgerond',
    missing: 'De inloggegevens ontbreken',
  },
};
