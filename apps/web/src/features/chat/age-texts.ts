import type { Language } from '@accanto/contract';

interface AgeTexts {
  readonly refusalTitle: string;
  readonly refusalText: string;
  readonly trusted: string;
  readonly emergencyName: string;
  readonly checkTitle: string;
  readonly checkText: (until: string) => string;
  readonly proofText: (until: string) => string;
  readonly isAdult: string;
  readonly isMinor: string;
  readonly failed: string;
}

/** What is said about age, in the person's own language. The lines themselves are the server's. */
export const ageTexts: Record<Language, AgeTexts> = {
  it: {
    refusalTitle: 'Accanto è pensato per persone adulte',
    refusalText:
      'Ci dispiace non poter parlare con te qui. Questo non vuol dire che tu debba restare con i tuoi pensieri: ci sono linee fatte per chi ha la tua età, e rispondono persone.',
    trusted: 'Puoi anche dirlo a un adulto di cui ti fidi: un genitore, un insegnante, il medico.',
    emergencyName: 'Emergenza',
    checkTitle: 'Quanti anni hai?',
    checkText: (until) =>
      `Hai scritto qualcosa che fa pensare che tu abbia meno di 18 anni. Accanto è per persone adulte: se ne hai meno, chiudiamo l’account e cancelliamo tutto. Senza una risposta lo faremo il ${until}.`,
    proofText: (until) =>
      `Hai scritto qualcosa che fa pensare che tu abbia meno di 18 anni. Per continuare serve una prova dell’età. Senza, il ${until} chiudiamo l’account e cancelliamo tutto.`,
    isAdult: 'Ho almeno 18 anni',
    isMinor: 'Ho meno di 18 anni',
    failed: 'Non siamo riusciti a salvare la risposta. Riprova tra un momento.',
  },
  en: {
    refusalTitle: 'Accanto is made for adults',
    refusalText:
      'We are sorry that we cannot talk with you here. That does not mean you have to stay alone with your thoughts: there are lines for people your age, and people answer them.',
    trusted: 'You can also tell an adult you trust: a parent, a teacher, your doctor.',
    emergencyName: 'Emergency',
    checkTitle: 'How old are you?',
    checkText: (until) =>
      `You wrote something that suggests you are under 18. Accanto is for adults: if you are younger, we close the account and erase everything. Without an answer we do so on ${until}.`,
    proofText: (until) =>
      `You wrote something that suggests you are under 18. To go on, a proof of age is needed. Without it, we close the account and erase everything on ${until}.`,
    isAdult: 'I am 18 or older',
    isMinor: 'I am under 18',
    failed: 'We could not save your answer. Try again in a moment.',
  },
  es: {
    refusalTitle: 'Accanto está pensado para personas adultas',
    refusalText:
      'Sentimos no poder hablar contigo aquí. Eso no quiere decir que tengas que quedarte con tus pensamientos: hay líneas para gente de tu edad, y responden personas.',
    trusted:
      'También puedes decírselo a una persona adulta de confianza: tu madre o tu padre, un profesor, tu médico.',
    emergencyName: 'Emergencias',
    checkTitle: '¿Cuántos años tienes?',
    checkText: (until) =>
      `Has escrito algo que hace pensar que tienes menos de 18 años. Accanto es para personas adultas: si tienes menos, cerramos la cuenta y borramos todo. Sin respuesta lo haremos el ${until}.`,
    proofText: (until) =>
      `Has escrito algo que hace pensar que tienes menos de 18 años. Para seguir hace falta una prueba de edad. Sin ella, el ${until} cerramos la cuenta y borramos todo.`,
    isAdult: 'Tengo 18 años o más',
    isMinor: 'Tengo menos de 18 años',
    failed: 'No hemos podido guardar tu respuesta. Inténtalo de nuevo en un momento.',
  },
  nl: {
    refusalTitle: 'Accanto is er voor volwassenen',
    refusalText:
      'Het spijt ons dat we hier niet met je kunnen praten. Dat betekent niet dat je met je gedachten alleen moet blijven: er zijn lijnen voor mensen van jouw leeftijd, en daar antwoorden mensen.',
    trusted:
      'Je kunt het ook vertellen aan een volwassene die je vertrouwt: een ouder, een leraar, je huisarts.',
    emergencyName: 'Alarmnummer',
    checkTitle: 'Hoe oud ben je?',
    checkText: (until) =>
      `Je schreef iets waardoor het lijkt dat je jonger dan 18 bent. Accanto is voor volwassenen: ben je jonger, dan sluiten we je account en wissen we alles. Zonder antwoord doen we dat op ${until}.`,
    proofText: (until) =>
      `Je schreef iets waardoor het lijkt dat je jonger dan 18 bent. Om verder te gaan is een bewijs van je leeftijd nodig. Zonder bewijs sluiten we op ${until} je account en wissen we alles.`,
    isAdult: 'Ik ben 18 of ouder',
    isMinor: 'Ik ben jonger dan 18',
    failed: 'We konden je antwoord niet opslaan. Probeer het zo nog eens.',
  },
};
