import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['cookies']> = {
  title: 'Cookies en browseropslag',
  intro:
    'Accanto gebruikt geen profileringscookies en heeft geen banner nodig. Dit is alles wat in je browser blijft.',
  sections: [
    {
      heading: 'In de lokale opslag',
      paragraphs: [
        'access_token en refresh_token: die houden je ingelogd. Weg zodra je uitlogt.',
        'language en theme: de taal en het thema die je koos.',
        'link_marker: onthoudt dat de inloglink hier is aangevraagd, zodat niemand je in het account van een ander kan laten inloggen.',
        'Concepten en berichten die nog niet zijn afgeleverd: alleen op je apparaat, weg als je zelf uitlogt, uiterlijk bij het eerste bezoek na 30 dagen.',
      ],
    },
    {
      heading: 'In de sessieopslag',
      paragraphs: [
        'pkce_code_verifier en pkce_redirect_uri: twee veiligheidswaarden tijdens het inloggen met Google, direct daarna weg.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'Eén technische cookie, tijdens het inloggen met Google, Facebook of Microsoft, koppelt het inloggen aan je browser. Die verloopt vanzelf.',
      ],
    },
    {
      heading: 'Statistieken',
      paragraphs: [
        'We tellen hoe vaak een pagina wordt bekeken, in dagtotalen zonder kenmerken. Vraagt je browser om niet te tellen, dan tellen we je niet.',
      ],
    },
  ],
};
