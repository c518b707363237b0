import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['privacy']> = {
  title: 'Privacy',
  intro:
    'Welke gegevens we gebruiken, waarom, hoe lang, en hoe jij de baas blijft. Wat je in de chat schrijft kan over je gezondheid gaan: dat gebruiken we alleen met je uitdrukkelijke toestemming.',
  table: {
    caption: 'Doelen, gegevens en termijnen',
    head: {
      purpose: 'Doel',
      data: 'Gegevens',
      basis: 'Grondslag',
      duration: 'Hoe lang',
      recipients: 'Wie ze krijgt',
    },
    rows: [
      {
        purpose: 'Inloggen en account',
        data: 'E-mail, bijnaam, taal, open sessies (apparaat en tijden)',
        basis: 'Overeenkomst, art. 6(1)(b) AVG',
        duration:
          'Tot je het account verwijdert; beëindigde sessies {{sessions}} dagen; verlopen links {{links}} dag',
        recipients: 'De dienst die onze e-mails verstuurt',
      },
      {
        purpose: 'Chat',
        data: 'Berichten, reacties, opmerkingen',
        basis: 'Uitdrukkelijke toestemming, art. 9(2)(a) AVG',
        duration:
          'Zonder geschiedenis: tot een nieuwe chat, uitloggen of 24 uur stilte. Met geschiedenis: tot je die wist',
        recipients: 'De beheerder van het taalmodel, als dat gekoppeld is',
      },
      {
        purpose: 'Geheugen tussen gesprekken',
        data: 'Korte feiten die onthouden mogen worden',
        basis: 'Uitdrukkelijke toestemming, art. 9(2)(a) AVG',
        duration: 'Tot je ze wist of je toestemming intrekt',
        recipients: 'Niemand',
      },
      {
        purpose: 'Veiligheid van mensen',
        data: 'Risiconiveau, tijd, taal, getoonde kaart. Nooit de tekst',
        basis: 'Uitdrukkelijke toestemming en vitale belangen, art. 9(2)(a) en (c) AVG',
        duration: '{{risk}} dagen',
        recipients: 'Niemand',
      },
      {
        purpose: 'Contactberichten',
        data: 'Naam, e-mail, bericht',
        basis: 'Antwoord op je verzoek, art. 6(1)(b) AVG',
        duration: '{{contact}} dagen',
        recipients: 'Niemand',
      },
      {
        purpose: 'Wachtlijst',
        data: 'E-mail en gekozen abonnement',
        basis: 'Toestemming, art. 6(1)(a) AVG',
        duration: 'Tot je je afmeldt met de link in de e-mail',
        recipients: 'De dienst die onze e-mails verstuurt',
      },
      {
        purpose: 'Tellen van bezoek',
        data: 'Dagtotalen zonder enig kenmerk',
        basis: 'Gerechtvaardigd belang, art. 6(1)(f) AVG',
        duration: '{{counts}} dagen',
        recipients: 'Niemand',
      },
      {
        purpose: 'Beveiligingslogboek',
        data: 'Inlog- en beheerhandelingen, zonder teksten',
        basis: 'Gerechtvaardigd belang, art. 6(1)(f) AVG',
        duration: '{{audit}} dagen',
        recipients: 'Niemand',
      },
    ],
  },
  sections: [
    {
      heading: 'Wie verantwoordelijk is',
      paragraphs: [
        '{{name}}, {{address}}. Schrijf naar {{email}}. Voor gegevensbescherming: {{dpo}}.',
      ],
    },
    {
      heading: 'Hoe we beschermen wat je schrijft',
      paragraphs: [
        'Berichten en opmerkingen staan versleuteld opgeslagen, met voor iedereen een eigen sleutel. Verwijder je het account, dan wordt eerst die sleutel vernietigd: ook reservekopieën worden onleesbaar en verlopen binnen {{backups}} dagen.',
        'Niemand van ons team kan gesprekken lezen: er is geen scherm voor.',
      ],
    },
    {
      heading: 'Waar de gegevens staan',
      paragraphs: [
        'De gegevens staan in: {{region}}. Koppelt de beheerder een extern taalmodel, dan gaat de tekst van het gesprek daarheen om het antwoord te maken.',
      ],
    },
    {
      heading: 'Automatisch lezen van tekst',
      paragraphs: [
        'Een programma leest wat je schrijft om mogelijk gevaar te herkennen en hulpnummers te tonen. We leiden geen emoties af uit stem of gezicht en nemen geen automatische besluiten met rechtsgevolgen.',
      ],
    },
    {
      heading: 'Je rechten',
      paragraphs: [
        'Je kunt je gegevens inzien, verbeteren, downloaden en wissen, het gebruik beperken, bezwaar maken en elke toestemming intrekken. In het dashboard download je het archief, wijzig je je bijnaam, beëindig je sessies en verwijder je het account. Intrekken is even makkelijk als geven.',
        'Je kunt ook terecht bij de Autoriteit Persoonsgegevens of de toezichthouder in je land.',
      ],
    },
    {
      heading: 'Leeftijd',
      paragraphs: [
        'Accanto is voor volwassenen. We vragen één keer naar geboortemaand en -jaar en bewaren alleen de uitkomst.',
      ],
    },
  ],
};
