import type { LetterWords } from './words.ts';

export const nl: LetterWords = {
  signIn: {
    subject: 'Je link om in te loggen bij Accanto',
    title: 'Hier is je link',
    lead: 'Je wilde inloggen bij Accanto. Druk op de knop en je bent binnen, zonder wachtwoord.',
    button: 'Inloggen bij Accanto',
    codeLead: 'Werkt de knop niet? Typ deze code op de pagina waar je de link hebt aangevraagd:',
    validity: (minutes) =>
      `De link en de code werken ${minutes === 1 ? '1 minuut' : `${minutes} minuten`} en zijn één keer te gebruiken.`,
    notYou:
      'Heb je deze link niet aangevraagd? Dan kun je deze e-mail negeren: zonder de link komt niemand binnen.',
    about: 'Accanto is kunstmatige intelligentie en geen hulpdienst. Bel 112 als er gevaar is.',
  },
  emailChange: {
    subject: 'Bevestig je nieuwe adres',
    title: 'Bevestig je adres',
    lead: 'Je wilt dit adres gebruiken voor je Accanto-account. Bevestig het met de knop.',
    button: 'Adres bevestigen',
    notYou: 'Was jij dit niet? Negeer deze e-mail, dan verandert er niets.',
  },
  emailChanged: {
    subject: 'Je adres is gewijzigd',
    title: 'Je adres is gewijzigd',
    lead: 'Vanaf nu gebruikt je Accanto-account een ander adres, dat net is bevestigd.',
    notYou:
      'Was jij dit niet? Beantwoord deze e-mail meteen, dan helpen we je je account terug te krijgen.',
  },
  answer: {
    why: (day) =>
      `Je schreef op ${day} aan Accanto; dit is ons antwoord. Je kunt op deze mail antwoorden.`,
  },
};
