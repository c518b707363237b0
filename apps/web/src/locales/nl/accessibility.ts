import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['accessibility']> = {
  title: 'Toegankelijkheid',
  intro: 'We willen dat iedereen Accanto kan gebruiken. Onze maatstaf is WCAG 2.2, niveau AA.',
  sections: [
    {
      heading: 'Wat we doen',
      paragraphs: [
        'Elke pagina werkt met het toetsenbord en met een schermlezer, blijft bruikbaar bij 200 % zoom en op een scherm van 320 pixels breed, heeft een licht en een donker thema en respecteert de wens om minder beweging.',
        'De openbare pagina’s zijn ook zonder JavaScript te lezen.',
      ],
    },
    {
      heading: 'Wat nog niet is getest',
      paragraphs: [
        'Onze controles zijn automatisch. Een test met mensen die hulptechnologie gebruiken is nog niet gedaan.',
        'De chat is in alle talen van de site in het Italiaans.',
      ],
    },
    {
      heading: 'Meld ons een drempel',
      paragraphs: [
        'Schrijf naar {{email}}: vertel welke pagina en wat niet werkt. We antwoorden en lossen het op.',
      ],
    },
  ],
};
