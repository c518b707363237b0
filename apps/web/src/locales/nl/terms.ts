import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['terms']> = {
  title: 'Gebruiksvoorwaarden',
  intro: 'Een paar regels, geschreven om te lezen.',
  sections: [
    {
      heading: 'Wat Accanto is',
      paragraphs: [
        'Een gesprekspartner op basis van kunstmatige intelligentie. Het biedt een luisterend oor en gezelschap. Het is geen psychotherapie, stelt geen diagnoses, geeft geen advies over medicijnen en is geen hulpdienst. In gevaar? Bel 112.',
      ],
    },
    {
      heading: 'Wie het mag gebruiken',
      paragraphs: ['Mensen van 18 jaar en ouder. Je logt in met een e-mailadres van jezelf.'],
    },
    {
      heading: 'Wat we van je vragen',
      paragraphs: [
        'Gebruik Accanto niet om anderen te schaden, de wet te overtreden of de beveiliging te testen zonder onze instemming. Bedenk dat antwoorden door een machine worden gemaakt en fout kunnen zijn.',
      ],
    },
    {
      heading: 'Prijzen',
      paragraphs: [
        'Accanto is een voorproefje: er is vandaag niets te koop. De getoonde prijzen zijn een aankondiging, inclusief btw; ze gelden pas als kopen mogelijk is, met het wettelijke herroepingsrecht.',
      ],
    },
    {
      heading: 'Wat je schrijft is van jou',
      paragraphs: [
        'Je teksten blijven van jou. We gebruiken ze alleen om je te antwoorden, nooit voor reclame en nooit om modellen te trainen.',
      ],
    },
    {
      heading: 'Stoppen',
      paragraphs: [
        'Je kunt je account altijd verwijderen in het dashboard. We kunnen mensen die schade aanrichten de toegang ontzeggen. Op gevaarlijke momenten wordt hulp nooit afgebroken.',
      ],
    },
    {
      heading: 'Aansprakelijkheid en recht',
      paragraphs: [
        'De dienst wordt aangeboden door {{name}}, {{address}}. We sluiten geen aansprakelijkheid uit waar de wet dat niet toestaat. Italiaans recht geldt; als consument houd je de bescherming van je eigen land.',
      ],
    },
  ],
};
