import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['faq']> = {
  title: 'Veelgestelde vragen',
  text: 'Acht korte antwoorden. Staat de jouwe er niet bij, schrijf ons dan.',
  more: 'Heb je nog vragen?',
  safety: 'Lees hoe Accanto zich gedraagt bij gevaar',
  items: {
    one: {
      question: 'Met wie praat ik als ik aan Accanto schrijf?',
      answer:
        'Met kunstmatige intelligentie. Er zit geen mens aan de andere kant, en dat zegt Accanto zodra je het vraagt.',
    },
    two: {
      question: 'Is Accanto psychotherapie?',
      answer:
        'Nee. Het is een luisterend oor en gezelschap. Het stelt geen diagnoses en vervangt geen artsen of psychologen; die zijn de juiste keuze als het te zwaar wordt.',
    },
    three: {
      question: 'Wat doe ik als ik in gevaar ben?',
      answer:
        'Bel meteen 112. In de chat is dat nummer altijd één tik ver, en als je woorden op gevaar wijzen verschijnen gecontroleerde hulplijnen.',
    },
    four: {
      question: 'Wie kan lezen wat ik schrijf?',
      answer:
        'Teksten worden versleuteld bewaard en geen van onze schermen toont ze, behalve berichten die je zelf meldt. Wie de servers beheert, zou ze in principe kunnen ontsleutelen. Is er een extern taalmodel gekoppeld, dan krijgt dat de tekst om je te antwoorden.',
    },
    five: {
      question: 'Moet ik mijn naam gebruiken?',
      answer:
        'Nee. Om binnen te komen heb je alleen een e-mailadres nodig. De naam die je ziet mag een bijnaam zijn, en je kunt die wijzigen of weghalen.',
    },
    six: {
      question: 'Wat kost het?',
      answer:
        'Vandaag niets: dit is een voorproefje. We hebben drie abonnementen aangekondigd (0, 6,99 en 9,99 euro per maand), maar er is nog niets te koop.',
    },
    seven: {
      question: 'Kan ik alles wissen?',
      answer:
        'Ja. In het dashboard verwijder je het account en daarmee gesprekken, opmerkingen en profiel. Daarvoor kun je een archief met je gegevens downloaden.',
    },
    eight: {
      question: 'In welke talen werkt het?',
      answer:
        'De site is er in het Italiaans, Engels, Spaans en Nederlands. Het chatscherm is in het Italiaans, maar Accanto antwoordt in de taal waarin je schrijft.',
    },
  },
};
