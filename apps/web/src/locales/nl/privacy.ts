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
        data: 'E-mail, bijnaam, taal, open sessies (apparaat en tijden). Log je in met Google, Facebook of Microsoft: je kenmerk daar en je foto',
        basis: 'Overeenkomst, art. 6(1)(b) AVG',
        duration: 'Tot je het account verwijdert',
        recipients: 'De dienst die onze e-mails verstuurt; de dienst waarmee je kiest in te loggen',
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
        recipients: 'De beheerder van het taalmodel, als dat gekoppeld is',
      },
      {
        purpose: 'Veiligheid van mensen',
        data: 'Risiconiveau, tijd, taal, getoonde kaart. Nooit de tekst',
        basis: 'Uitdrukkelijke toestemming en vitale belangen, art. 9(2)(a) en (c) AVG',
        duration: '{{riskEvents}} dagen',
        recipients: 'Niemand',
      },
      {
        purpose: 'Een antwoord melden',
        data: 'De berichten die je aanvinkt, en de reden als je die opschrijft',
        basis: 'Uitdrukkelijke toestemming, art. 9(2)(a) AVG',
        duration: '{{reports}} dagen',
        recipients: 'Wie de dienst beheert',
      },
      {
        purpose: 'Meerderjarig zijn',
        data: 'De uitkomst en wanneer. Van een weigering, 24 uur lang, een vingerafdruk die niet zegt wie je bent',
        basis: 'Bescherming van minderjarigen, art. 6(1)(c) en (f) AVG',
        duration: 'Met het account',
        recipients: 'Niemand',
      },
      {
        purpose: 'Contactberichten',
        data: 'Naam, e-mail, bericht',
        basis: 'Antwoord op je verzoek, art. 6(1)(b) AVG',
        duration: '{{contactMessages}} dagen',
        recipients:
          'Wie de dienst beheert; de dienst die formulieren verzamelt, als die gekoppeld is',
      },
      {
        purpose: 'Wachtlijst',
        data: 'E-mail, gekozen abonnement en de plek op de site vanwaar je schreef',
        basis: 'Toestemming, art. 6(1)(a) AVG',
        duration: 'Tot je je afmeldt met de link in de e-mail',
        recipients:
          'De dienst die onze e-mails verstuurt; de dienst die formulieren verzamelt, als die gekoppeld is',
      },
      {
        purpose: 'Bezoek tellen',
        data: 'Dagtotalen zonder enig kenmerk',
        basis: 'Gerechtvaardigd belang, art. 6(1)(f) AVG',
        duration: '{{dailyCounts}} dagen',
        recipients: 'Een teldienst zonder cookies, als die gekoppeld is',
      },
      {
        purpose: 'Afweer van misbruik',
        data: 'Je netwerkadres, alleen in het werkgeheugen en alleen om verzoeken te tellen',
        basis: 'Gerechtvaardigd belang, art. 6(1)(f) AVG',
        duration: 'Hooguit een uur; het wordt niet opgeslagen',
        recipients: 'Niemand',
      },
      {
        purpose: 'Beveiligingslogboek',
        data: 'Inlog- en beheergebeurtenissen, zonder teksten',
        basis: 'Gerechtvaardigd belang, art. 6(1)(f) AVG',
        duration: '{{auditLog}} dagen',
        recipients: 'Niemand',
      },
    ],
  },
  retention: {
    heading: 'Wat vanzelf wordt gewist',
    text: 'Wat je zelf niet wist, verdwijnt als deze termijnen verstrijken. Het zijn dezelfde getallen waarmee het programma werkt.',
    days_one: '{{count}} dag',
    days_other: '{{count}} dagen',
    rows: {
      contactMessages: 'Contactberichten',
      riskEvents: 'Veiligheidsgebeurtenissen',
      reports: 'Meldingen over antwoorden',
      unansweredAgeChecks: 'Accounts zonder antwoord op de leeftijdsvraag',
      sessionsAfterEnd: 'Beëindigde sessies',
      magicLinksAfterExpiry: 'Verlopen inloglinks',
      backups: 'Reservekopieën',
      auditLog: 'Beveiligingslogboek',
      dailyCounts: 'Bezoektellingen',
      replacedRefreshTokens: 'Vervangen inlogsleutels',
      dailyReplyCounts: 'Dagtelling van antwoorden',
    },
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
        'Geen van onze schermen toont gesprekken, behalve berichten die je zelf meldt. Wie de servers beheert, zou ze in principe kunnen ontsleutelen.',
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
