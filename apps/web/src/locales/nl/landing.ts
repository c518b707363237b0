import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['landing']> = {
  hero: {
    kicker: 'Een gesprekspartner',
    title: 'Iemand aan wie je het kwijt kunt.',
    text: 'Accanto luistert, stelt rustig vragen en oordeelt niet. Overdag, ’s nachts, in jouw tempo.',
    join: 'Zet me op de wachtlijst',
    learn: 'Meer weten',
    tryNow: 'of probeer de chat meteen',
    notice: 'Accanto is kunstmatige intelligentie, geen hulpdienst.',
    emergency: 'In gevaar? Bel {{number}}',
    scroll: 'Scrol naar beneden',
    pause: 'Bewegende achtergrond stoppen',
    play: 'Achtergrond laten bewegen',
    bubbleUser: 'Ik heb vandaag geen zin om met iemand te praten. Hier wel.',
    bubbleReply: 'Dan blijven we hier, zonder haast. Hoe was je dag?',
  },
  about: {
    title: 'Er zijn, zonder het op te lossen',
    text: 'Soms hoef je alleen maar onder woorden te brengen wat er in je hoofd rondgaat. Daar is Accanto voor.',
    isTitle: 'Wel',
    is: {
      one: 'Een plek om te schrijven wat je voelt, zonder het goed te hoeven uitleggen.',
      two: 'Een luisterend oor dat eenvoudige vragen stelt en de draad vasthoudt.',
      three: 'Kunstmatige intelligentie die dat altijd eerlijk zegt.',
    },
    isNotTitle: 'Niet',
    isNot: {
      one: 'Psychotherapie: het vervangt niemand die is opgeleid om je te helpen.',
      two: 'Een diagnose: het plakt geen naam op wat je voelt.',
      three: 'Een hulpdienst: is er gevaar, dan is het nummer 112.',
    },
  },
  how: {
    title: 'Hoe het werkt',
    text: 'Drie stappen, geen lange formulieren.',
    steps: {
      one: {
        title: 'Je komt binnen met je e-mail',
        text: 'Wij sturen een link. Geen wachtwoord en, als je wilt, alleen een bijnaam.',
      },
      two: {
        title: 'Je schrijft zoals het komt',
        text: 'Eén zin of een hele bladzijde. Je kunt overal beginnen.',
      },
      three: {
        title: 'Er wordt geluisterd',
        text: 'Accanto antwoordt terwijl het schrijft, stelt één vraag tegelijk en stopt wanneer jij dat wilt.',
      },
    },
    featuresTitle: 'En als je meer nodig hebt',
    features: {
      one: 'Acht snelkoppelingen om te ademen, te ordenen of één kleine stap te vinden.',
      two: 'Reacties en opmerkingen onder elk antwoord, om te zeggen wat je hielp.',
      three: 'Je gesprekken als CSV-bestand, met een voorbeeld voordat je opslaat.',
      four: 'Gecontroleerde hulpnummers, als je woorden zeggen dat ze nodig zijn.',
    },
    chatTitle: 'Een voorbeeld',
    chatLabel: 'Voorbeeldgesprek',
    chat: {
      one: 'Ik heb ruzie gehad met mijn zus en blijf er maar aan denken.',
      two: 'Daar word je moe van. Welke zin komt het vaakst terug?',
      three: 'Toen ik zei dat ze er nooit is.',
      four: 'Het klinkt alsof je haar eigenlijk dichterbij wilt. Klopt dat?',
    },
    you: 'Jij',
    companion: 'Accanto',
  },
  benefits: {
    title: 'Waarom het goed kan doen om het hier te zeggen',
    items: {
      one: {
        title: 'Op elk uur',
        text: 'Om drie uur ’s nachts of midden op de dag, zonder afspraak.',
      },
      two: {
        title: 'Zonder oordeel',
        text: 'Begin de zin gerust tien keer opnieuw. Niemand heeft haast.',
      },
      three: { title: 'Discreet', text: 'Een bijnaam en een e-mailadres. Meer niet.' },
      four: {
        title: 'In jouw handen',
        text: 'Jij bepaalt of de geschiedenis blijft. Alles wissen kan altijd.',
      },
    },
    expertTitle: 'Waar we op bouwen',
    expertText:
      'De manier waarop Accanto luistert volgt aanwijzingen die anderen hebben gepubliceerd en die je kunt lezen:',
    sources: {
      one: {
        idea: 'Kijken, luisteren, verbinden.',
        publisher:
          'Wereldgezondheidsorganisatie, War Trauma Foundation en World Vision International (2011)',
        title: 'Psychological first aid: guide for field workers',
      },
      two: {
        idea: 'Vroeg merken wie het moeilijk heeft en meelopen naar hulp.',
        publisher: 'Wereldgezondheidsorganisatie (2021)',
        title: 'Live life: an implementation guide for suicide prevention in countries',
      },
      three: {
        idea: 'Wie met een machine praat, moet dat weten.',
        publisher: 'Europese Unie (2024)',
        title: 'Verordening (EU) 2024/1689 over kunstmatige intelligentie, artikel 50',
      },
    },
    expertNote: 'Deze instanties hebben Accanto niet beoordeeld of goedgekeurd.',
    disclaimer:
      'Accanto biedt emotionele steun en gezelschap. Het is geen psychotherapie, stelt geen diagnoses en vervangt geen artsen of psychologen. In gevaar? Bel 112.',
  },
  pricing: {
    title: 'Heldere prijzen, als het zover is',
    text: 'Dit is een voorproefje: er is vandaag niets te koop en er staat geen limiet aan. Dit hebben we in gedachten.',
    perMonth: 'per maand',
    vat: 'Inclusief btw, maandelijks betalen, opzeggen wanneer je wilt.',
    highlighted: 'Het meest in balans',
    plans: {
      free: {
        name: 'Free',
        description: 'Om te kijken hoe het is, zonder verplichting.',
        cta: 'Houd me op de hoogte',
        features: {
          one: 'Chatten met tekst',
          two: 'Elke dag korte proefsessies',
          three: 'Beperkte tijdvakken',
          four: 'Alleen een bijnaam en een e-mail',
          five: 'Je gegevens exporteren en wissen',
        },
      },
      base: {
        name: 'Base',
        description: 'Elke dag een luisterend oor.',
        cta: 'Houd me op de hoogte van Base',
        features: {
          one: 'Elke dag chatten met tekst',
          two: 'Dag en nacht beschikbaar',
          three: 'Geschiedenis, als je die wilt',
          four: 'Je gegevens exporteren en wissen',
          five: 'Opzeggen wanneer je wilt',
        },
      },
      premium: {
        name: 'Premium',
        description: 'Voor wie liever praat.',
        cta: 'Houd me op de hoogte van Premium',
        features: {
          one: 'Alles van Base',
          two: 'Natuurlijke spraak',
          three: 'Gesproken antwoorden van hoge kwaliteit',
          four: 'Voorrang bij hulp van ons team',
          five: 'Opzeggen wanneer je wilt',
        },
      },
    },
    notice:
      'Accanto is een AI en geen hulpdienst. Hulp op moeilijke momenten zal nooit van een abonnement afhangen.',
  },
  voice: {
    soon: 'Binnenkort',
    title: 'Straks ook met je stem',
    text: 'Voor als schrijven te veel is. Je stem wordt tekst en meteen weggegooid: we leiden er geen emoties uit af.',
    steps: {
      one: {
        title: 'Je tikt en praat',
        text: 'Zoals aan de telefoon, met alle pauzes die je nodig hebt.',
      },
      two: { title: 'Accanto luistert', text: 'Je woorden worden tekst, het geluid blijft niet.' },
      three: {
        title: 'Het antwoordt',
        text: 'Met een rustige stem die altijd herkenbaar kunstmatig is.',
      },
    },
    exampleTitle: 'Hoe het kan klinken',
    exampleLabel: 'Voorbeeld van een gesproken gesprek',
    example: {
      one: 'Ik zit in de auto, geparkeerd. Het lukt me niet om naar binnen te gaan.',
      two: 'Laten we hier even blijven. Wat wacht er achter die deur?',
      three: 'De stilte, denk ik.',
    },
  },
  contact: {
    title: 'Schrijf ons',
    text: 'Vragen, ideeën, iets dat niet werkt: we lezen alles. Wil je vertellen hoe het met je gaat, dan is de chat de juiste plek.',
  },
  waitlist: {
    title: 'Houd een plek vrij',
    text: 'Laat je e-mail achter: we schrijven je als Accanto opengaat, en verder niets.',
  },
};
