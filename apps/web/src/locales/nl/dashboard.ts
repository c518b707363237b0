import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['dashboard']> = {
  greeting: 'Hallo, {{name}}',
  greetingNoName: 'Hallo',
  subtitle: 'Jouw plek: je profiel, waar je bent ingelogd en alles wat jou aangaat.',
  profile: {
    title: 'Je profiel',
    name: 'Naam',
    noName: 'Niet opgegeven',
    email: 'E-mail',
    emailVerified: 'E-mail bevestigd',
    yes: 'Ja',
    no: 'Nee',
    registeredOn: 'Account sinds',
    lastLogin: 'Vorige keer ingelogd',
    provider: 'Ingelogd met',
    roles: 'Rollen',
    noRoles: 'Geen',
  },
  actions: {
    title: 'Snel naar',
    tryChat: 'Probeer de chat',
    tryChatHint: 'Schrijf wat je bezighoudt, in je eigen tempo.',
    editProfile: 'Profiel bewerken',
  },
  stats: {
    title: 'Activiteit',
    lastLogin: 'Laatst ingelogd',
    notAvailable: 'N/A',
    account: 'Account',
    active: 'Actief',
  },
  admin: {
    title: 'Beheer',
    text: 'Je hebt toegang als beheerder.',
    open: 'Naar het beheer',
  },
};
