import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['common']> = {
  nav: {
    label: 'Hoofdnavigatie',
    home: 'Accanto, startpagina',
    about: 'Wat het is',
    howItWorks: 'Hoe het werkt',
    pricing: 'Prijzen',
    faq: 'Vragen',
    signIn: 'Inloggen',
    signUp: 'Account maken',
    getStarted: 'Begin',
    chatDemo: 'Probeer de chat',
    chat: 'Chat',
    unread_one: '{{count}} ongelezen bericht',
    unread_other: '{{count}} ongelezen berichten',
    openMenu: 'Menu openen',
    closeMenu: 'Menu sluiten',
    skip: 'Naar de inhoud',
  },
  userMenu: {
    open: 'Gebruikersmenu openen',
    user: 'Gebruiker',
    dashboard: 'Dashboard',
    profile: 'Profiel',
    settings: 'Instellingen',
    logout: 'Uitloggen',
  },
  footer: {
    tagline: 'Een luisterend oor, wanneer je dat nodig hebt.',
    useful: 'Handige links',
    legal: 'Juridisch',
    contact: 'Contact',
    privacy: 'Privacy',
    terms: 'Voorwaarden',
    cookies: 'Cookies',
    faq: 'Veelgestelde vragen',
    accessibility: 'Toegankelijkheid',
    safety: 'Veiligheid',
    follow: 'Volg ons',
    disclaimer:
      'Accanto is kunstmatige intelligentie. Het is geen psychotherapie, stelt geen diagnoses en is geen hulpdienst.',
    emergency: 'In gevaar? Bel {{number}}',
    rights: '© {{year}} Accanto. Alle rechten voorbehouden.',
  },
  language: { label: 'Taal' },
  theme: { toDark: 'Naar het donkere thema', toLight: 'Naar het lichte thema' },
  actions: {
    close: 'Sluiten',
    cancel: 'Annuleren',
    save: 'Opslaan',
    retry: 'Opnieuw proberen',
    backHome: 'Terug naar de startpagina',
  },
  state: {
    tooManyFor: 'Te veel verzoeken. Probeer het over {{minutes}} minuten weer.',
    loading: 'Bezig met laden',
    loadFailed: 'Dit kon niet worden geladen.',
    brokenTitle: 'Er ging iets mis',
    brokenText: 'Deze pagina is niet goed geladen. Opnieuw proberen helpt meestal.',
    unreachableText:
      'De server antwoordt niet. Controleer je verbinding en probeer het opnieuw, of log nog eens in.',
    offline: 'Je bent offline',
  },
  auth: {
    errorTitle: 'Fout bij het inloggen',
    profileFailed: 'Je profiel kon niet worden geladen',
    generic: 'Er ging iets mis bij het inloggen',
    welcome: 'Welkom, {{name}}',
    loggedOut: 'Je bent uitgelogd',
  },
  forbidden: {
    title: 'Geen toegang',
    text: 'Je hebt geen toestemming om deze pagina te openen',
    back: 'Terug naar het dashboard',
  },
  notFound: {
    title: 'Oops! Page not found',
    text: 'De pagina die je zoekt is er niet, of staat ergens anders.',
  },
  legal: {
    updated: 'Laatst bijgewerkt: {{date}}',
    example: 'Voorbeeldtekst: wie deze dienst beheert, heeft de eigen gegevens nog niet ingevuld.',
  },
  pages: {
    imageText: 'Twee cirkels die tegen elkaar leunen: het teken van Accanto.',
    home: {
      title: 'Accanto, een luisterend oor wanneer je het nodig hebt',
      description:
        'Een gesprekspartner op basis van kunstmatige intelligentie die op elk uur naar je luistert. Geen psychotherapie en geen hulpdienst.',
    },
    login: {
      title: 'Inloggen bij Accanto',
      description: 'Ga naar Accanto met een link in je e-mail, zonder wachtwoord.',
    },
    faq: {
      title: 'Veelgestelde vragen over Accanto',
      description:
        'Acht korte antwoorden: wat Accanto doet, wat niet, en hoe het omgaat met wat je schrijft.',
    },
    privacy: {
      title: 'Privacy | Accanto',
      description: 'Welke gegevens we gebruiken, waarom, hoe lang, en hoe jij de baas blijft.',
    },
    terms: {
      title: 'Gebruiksvoorwaarden | Accanto',
      description: 'De regels voor het gebruik van Accanto, in gewone woorden.',
    },
    cookies: {
      title: 'Cookies | Accanto',
      description:
        'Accanto gebruikt geen profileringscookies. Dit blijft er in je browser staan, en waarom.',
    },
    accessibility: {
      title: 'Toegankelijkheid | Accanto',
      description: 'Hoe we Accanto voor iedereen bruikbaar maken en hoe je ons een drempel meldt.',
    },
    safety: {
      title: 'Veiligheid | Accanto',
      description:
        'Hoe Accanto zich gedraagt als iemand in gevaar is, wat het niet kan, hoe vaak het ernaast zit en de gecontroleerde hulplijnen, land voor land.',
    },
    callback: { title: 'Bezig met inloggen | Accanto', description: '' },
    dashboard: { title: 'Dashboard | Accanto', description: '' },
    chat: { title: 'Chat | Accanto', description: '' },
    admin: { title: 'Beheer | Accanto', description: '' },
    notFound: { title: 'Pagina niet gevonden | Accanto', description: '' },
  },
};
