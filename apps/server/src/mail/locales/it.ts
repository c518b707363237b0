import type { LetterWords } from './words.ts';

export const it: LetterWords = {
  signIn: {
    subject: 'Il tuo link per entrare in Accanto',
    title: 'Ecco il tuo link',
    lead: 'Hai chiesto di entrare in Accanto. Premi il pulsante e sei dentro: non serve nessuna password.',
    button: 'Entra in Accanto',
    codeLead:
      'Il pulsante non funziona? Scrivi questo codice nella pagina da cui hai chiesto il link:',
    validity: (minutes) =>
      `Il link e il codice valgono ${minutes === 1 ? '1 minuto' : `${minutes} minuti`} e si usano una volta sola.`,
    notYou:
      'Non hai chiesto tu questo link? Puoi ignorare questa email: senza il link nessuno può entrare.',
    about:
      'Accanto è un’intelligenza artificiale e non è un servizio di emergenza. In caso di pericolo chiama il 112.',
  },
  emailChange: {
    subject: 'Conferma il tuo nuovo indirizzo',
    title: 'Conferma il tuo indirizzo',
    lead: 'Hai chiesto di usare questo indirizzo per il tuo account Accanto. Confermalo con il pulsante.',
    button: 'Conferma indirizzo',
    notYou: 'Non sei stato tu? Ignora questa email e non cambierà nulla.',
  },
  emailChanged: {
    subject: 'Il tuo indirizzo è cambiato',
    title: 'Il tuo indirizzo è cambiato',
    lead: 'D’ora in poi il tuo account Accanto usa un altro indirizzo, confermato poco fa.',
    notYou:
      'Non sei stato tu? Rispondi subito a questa email: ti aiutiamo a riavere il tuo account.',
  },
  answer: {
    why: (day) =>
      `Hai scritto ad Accanto il ${day}: questa è la nostra risposta. Puoi rispondere a questa mail.`,
  },
};
