import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['safety']> = {
  title: 'Veiligheid',
  intro:
    'Wie Accanto schrijft, kan het heel zwaar hebben. Deze pagina zegt in gewone woorden wat er dan gebeurt, wat Accanto niet kan en hoe vaak het ernaast zit.',
  nowTitle: 'Ben je nu in gevaar?',
  nowText:
    'Wacht niet op het antwoord van een programma. Bel {{number}} of een van de lijnen hieronder.',
  toLines: 'Naar de hulplijnen',
  behaviour: {
    heading: 'Wat het doet',
    points: [
      'Twee onafhankelijke controles lezen elk bericht voordat er een antwoord komt. Eén alarm is genoeg. Waar de andere bijna geen gevaar vindt, weegt het teken minder: eerst een vraag, en de hulplijnen bij het tweede teken.',
      'Doen je woorden aan gevaar denken, dan verschijnen er hulplijnen vóór het eerste woord van het antwoord. Mensen hebben ze geschreven en ze komen uit een lijst: geen model kan een nummer verzinnen.',
      'Het vraagt rustig en rechtstreeks, één ding tegelijk; waar het niet zeker is dat er gevaar is, vraagt het eerst of dat zo is. Het noemt professionele hulp en iemand die je vertrouwt, en zegt dat het kunstmatige intelligentie is.',
      'De aandacht blijft 72 uur en zakt langzaam, ook als je van gesprek of apparaat wisselt. Een ‘grapje’ brengt haar maar één stap omlaag.',
      'Zolang er gevaar is, breekt geen enkele limiet het gesprek af en wordt elke zin gecontroleerd voordat hij verschijnt.',
    ],
  },
  never: {
    heading: 'Wat het nooit doet',
    points: [
      'Het beschrijft geen methoden, doses of plekken, ook niet in een verhaal of voor onderzoek.',
      'Het stelt geen diagnose en geeft geen advies over medicijnen.',
      'Het zegt niet dat het een mens is en belooft geen geheimhouding.',
      'Het houdt je niet vast als je wilt gaan en begint niet over prijzen terwijl het slecht met je gaat.',
    ],
  },
  cannot: {
    heading: 'Wat het niet kan',
    points: [
      'Het kan niet zien hoe het met je gaat, niemand bellen en geen hulp sturen. Niemand volgt de gesprekken: onze schermen tonen alleen berichten die je zelf meldt.',
      'Het kan een gevaar missen, en gevaar zien waar het niet is. De cijfers hieronder zeggen hoe vaak.',
      'Het vervangt geen mens: niet wie van je houdt en niet wie geleerd heeft te helpen.',
    ],
  },
  figures: {
    heading: 'Hoe vaak het gevaar herkent',
    text: 'Gemeten zonder taalmodel, met zinnen die hiervoor geschreven zijn en waarvan het programma niet heeft geleerd. Enkele keuzes zijn gemaakt met deze uitkomsten voor ogen: bij andere zinnen kunnen ze lager zijn. Veel ervan zijn met opzet indirect. Nog geen clinicus heeft ze nagekeken.',
    texts: 'Zinnen',
    crisisRecall: 'Crises herkend als crisis',
    seenRecall: 'Crises minstens als zorg opgemerkt',
    concernRecall: 'Zorgen opgemerkt',
    falseCrisis: 'Onschuldig, voor crisis aangezien',
    falseConcern: 'Onschuldig, voor zorg aangezien',
    aim: 'Ons doel',
    languages: {
      it: 'Italiaans',
      en: 'Engels',
      es: 'Spaans',
      nl: 'Nederlands',
    },
    note: 'Waar een cijfer het doel niet haalt, is de herkenning nog niet goed genoeg. Daarom is {{number}} altijd één tik ver, wat je ook schrijft.',
  },
  lines: {
    heading: 'Hulplijnen, land voor land',
    text: 'We tonen alleen lijnen die door minstens twee gepubliceerde bronnen bevestigd zijn, met de datum van de laatste controle. Het alarmnummer werkt altijd.',
    countries: {
      ALL: 'Europese Unie',
      IT: 'Italië',
      ES: 'Spanje',
      NL: 'Nederland',
      GB: 'Verenigd Koninkrijk',
      IE: 'Ierland',
      US: 'Verenigde Staten',
    },
    always: 'dag en nacht',
    unknown: 'tijden nog te bevestigen',
    daily: 'elke dag, {{from}}–{{to}}',
    free: 'gratis',
    minors: 'voor kinderen en jongeren',
    women: 'voor vrouwen',
    region: 'alleen {{region}}',
    call: 'Bel {{contact}}',
    write: 'Sms naar {{contact}}',
    chat: 'Chat op hun site',
    verified: 'Gecontroleerd op {{date}}',
    source: 'bron',
  },
  report: {
    heading: 'Als er iets misging',
    text: 'Voelde je je door een antwoord slechter of werd een gevaar gemist? Laat het ons weten: schrijf naar {{email}} of gebruik het contactformulier. Je hoeft niets over jezelf te vertellen.',
    contact: 'Schrijf ons',
  },
};
