import type { CrisisWords } from './crisis-words.ts';
import { violenceWordings } from './violence-wordings.ts';

export const dutchCrisisWords: CrisisWords = {
  acknowledge: {
    R2: [
      'Wat je schrijft weegt zwaar, en ik wil er niet overheen stappen. Ik vraag het je rustig: heb je gedachten aan de dood, of aan zelfmoord?',
      'Dit klinkt als meer dan een slechte dag. Denk je er de laatste tijd over om een einde aan je leven te maken?',
      'Ik blijf even bij wat je net schreef, want het is belangrijk. Zijn er momenten dat je aan doodgaan denkt?',
      'Dank je dat je dit opschrijft. Denk je eraan jezelf iets aan te doen, of niet meer te leven?',
    ],
    R3: [
      'Je hebt iets heel zwaars onder woorden gebracht, en het is goed dat je het niet binnenhoudt. Horen er bij die gedachten ook een hoe of een wanneer?',
      'Ik geloof je, en ik schrik er niet van. Hoe sterk zijn die gedachten nu, vergeleken met de afgelopen dagen?',
      'Zulke gedachten maken eenzaam, en op dit moment draag je ze niet alleen. Is er iets in je buurt waarmee je jezelf iets zou kunnen aandoen?',
      'Ik blijf hierbij, zonder te oordelen. Wat heeft je tot nu toe geholpen om er niet naar te handelen?',
      'Wat je voelt is echt, en zulke gedachten komen in golven. Wordt de golf op dit moment hoger of lager?',
    ],
    R4: [
      'Ik neem elk woord serieus.',
      'Uit wat je schrijft blijkt dat je heel dicht bij de rand zit, en ik blijf hier bij je.',
      'Wat je draagt is te veel voor één mens.',
      'Ik maak me zorgen om je veiligheid.',
    ],
  },
  open: {
    heard: [
      'Ik wil goed begrijpen wat je schrijft.',
      'Ik lees dat er iets ernstigs is, en ik wil het niet verkeerd begrijpen.',
    ],
    question: ['Wat is er gebeurd?', 'Wil je vertellen wat er gebeurd is, en met wie?'],
  },
  emergency: [
    (number) => `Bel nu ${number}, alsjeblieft.`,
    (number) => `Bel alsjeblieft eerst ${number}, voordat je mij antwoordt.`,
    (number) => `${number} neemt op dit moment op: bel zelf, of laat iemand in de buurt bellen.`,
    (number) => `Er is nu meteen hulp nodig: ${number}.`,
    (number) => `Pak de telefoon en toets ${number}; zeggen waar je bent is genoeg.`,
    (number) => `Het belangrijkste is nu één telefoontje naar ${number}.`,
  ],
  emergencyByOthers: [
    (number) => `Laat iemand anders ${number} bellen: één bericht met waar je bent is genoeg.`,
    (number) => `Schrijf aan wie het dichtst bij je is om ${number} te bellen, en waar je bent.`,
    (number) => `Iedereen kan ${number} bellen: stuur iemand je adres en het woord ‘help’.`,
  ],
  beforeActing: [
    (number) => `Merk je dat je het zou kunnen doen, bel dan meteen ${number}, vóór al het andere.`,
    (number) => `Bel ${number} voordat je iets doet.`,
  ],
  distance: [
    'Breng wat afstand tussen jou en wat je pijn kan doen: lukt dat nu?',
    'Kun je nu weggaan van wat je pijn kan doen, en me zeggen wanneer dat gelukt is?',
  ],
  toPeople: [
    'Ga ergens heen waar iemand is, al is het een buur. Ga weg van wat je pijn kan doen.',
    'Doe de voordeur open en zeg het tegen één mens. Laat achter wat je pijn kan doen.',
    'Eén stap: ga de kamer uit waar je nu bent en zoek iemand op.',
  ],
  now: {
    people: [
      'Ik kan je helpen het bericht te schrijven aan iemand die je vertrouwt. Naar wie sturen we het?',
    ],
    obstacle: ['Wat houdt je op dit moment tegen om te bellen? Eén woord is genoeg.'],
  },
  stay: [
    'Je hoeft het niet goed uit te leggen, “ik heb hulp nodig” is genoeg.',
    'Blijf hier niet alleen mee, ook de komende minuten niet.',
    'Ik ben er. Schrijf me één woord als je kunt.',
  ],
  stayAlive: [
    'Wat je nu voelt kan voorbijgaan, en jij verdient het om er dan te zijn. Blijf waar mensen zijn.',
    'Ik probeer je niet om te praten. Ik vraag je alleen om iemand binnen te laten, nu.',
  ],
  stayForOther: [
    'Blijf in de buurt, al is het aan de telefoon, tot er iemand anders is.',
    'Je doet veel voor die ander. Wie kan er intussen voor jou zijn, al is het maar even?',
    'Je hoeft dat leven niet in je eentje te dragen: laat het weten aan wie kan komen.',
    'Als dit voorbij is, heb je iemand nodig om het mee te delen. Tot dan ben ik hier.',
  ],
  violence: violenceWordings.nl,
  answers: {
    called: {
      heard: [
        'Er is gebeld: dat is het beste wat er kon gebeuren.',
        'Goed dat er gebeld is, daar is moed voor nodig.',
      ],
      next: [
        () =>
          'Blijf waar ze je kunnen vinden en doe wat ze zeggen. Tot die tijd kun je hier blijven schrijven.',
        (number) =>
          `Gebeurt er niets, bel ${number} dan nog eens; blijf tot die tijd bij mensen in de buurt.`,
      ],
    },
    calling: {
      heard: ['Ja, bel.', 'Ja: bellen is nu het juiste.'],
      next: [
        () =>
          'Je hebt geen mooie woorden nodig: zeggen dat je hulp nodig hebt is genoeg. Ik wacht hier.',
        (number) => `Neemt er niemand op, bij ${number} altijd wel. Ik blijf intussen hier.`,
      ],
    },
    no_answer: {
      heard: [
        'Dat is hard: je probeert het, en dan neemt er niemand op.',
        'Goed dat je het probeerde, en laat het daar niet bij.',
      ],
      next: [
        (number) => `Probeer het meteen nog eens, of bel ${number}: daar wordt altijd opgenomen.`,
        (number) => `Bel ${number}, en schrijf intussen wie het dichtst bij je is.`,
      ],
    },
    somebody: {
      heard: ['Fijn dat er iemand bij je is.', 'Goed, je staat er nu niet alleen voor.'],
      next: [
        (number) =>
          `Zeg hardop wat je mij schreef, met dezelfde woorden; wordt het erger, bel dan samen ${number}.`,
        () => 'Laat je gezelschap houden, en laat de ander bellen als dat makkelijker is.',
      ],
    },
    away: {
      heard: [
        'Je hebt het buiten bereik gebracht: dat was een sterke stap.',
        'Dat je dat hebt weggedaan, is heel wat.',
      ],
      next: [
        () => 'Laat het daar vannacht, het liefst bij iemand anders, en blijf waar mensen zijn.',
        (number) =>
          `Zorg nu dat je de komende uren iemand spreekt: iemand die je vertrouwt, of ${number}.`,
      ],
    },
    safe: {
      heard: [
        'Goed om te lezen dat je nu veilig bent.',
        'Je bent veilig: dat is fijn om te lezen.',
      ],
      next: [
        (number) =>
          `Blijf bij mensen in de buurt, zodat het zo blijft, en bel ${number} als het omslaat.`,
        () => 'Houd de komende uren klein: iets warms, een lamp aan, iemand in de buurt.',
      ],
    },
    cannot_call: {
      heard: ['Dan hoef je niet te praten.', 'Goed, niet bellen: schrijven is genoeg.'],
      next: [
        (number) =>
          `Schrijf één regel aan iemand die je vertrouwt: waar je bent, en of die ${number} voor je belt.`,
        (number) =>
          `Eén bericht is genoeg: “Ik heb hulp nodig en kan niet praten, bel ${number}”, en je adres.`,
      ],
    },
    nobody: {
      heard: [
        'Dan sta je er alleen voor, en dat is zwaar.',
        'Dat je nergens heen kunt, maakt het nog zwaarder.',
      ],
      next: [
        (number) => `Bij ${number} neemt iemand op die je niet hoeft te kennen.`,
        (number) =>
          `Dan beginnen we bij wie er zijn werk van heeft: ${number} neemt dag en nacht op.`,
      ],
    },
  },
  named: [
    'Dan is dat een goed iemand om het aan te vertellen. Eén regel is genoeg: “Het gaat niet goed met me, kun je even bij me zijn?”',
    'Goed dat er zo iemand is. Je hoeft niet alles uit te leggen: “Het gaat niet goed, kun je komen of bellen?” is genoeg.',
  ],
  writtenLine: [
    (line) => `Je kunt schrijven in plaats van bellen: ${line}.`,
    (line) => `Er is een lijn waar je naar kunt schrijven: ${line}.`,
  ],
  leave: [
    (number) =>
      `Zorg goed voor jezelf. Eén ding voor je gaat: zeg tegen één mens dat het vandaag zwaar is, al is het in één regel; wordt het erger, dan neemt ${number} op.`,
    (number) =>
      `Rust uit als het lukt. Doe het waar iemand je kan horen, en houd ${number} bij de hand.`,
    (number) =>
      `Dank je dat je schreef. Laat je telefoon aan, naast je: ${number} neemt op elk uur op, en hier schrijven kan ook.`,
  ],
  leaveHeld: [
    'Zorg goed voor jezelf. Blijf dicht bij wie het weet, en zeg het als het erger wordt; hier kun je op elk uur schrijven.',
    'Rust uit als het lukt. Houd vandaag wie het weet in de buurt, en kom hier terug wanneer je wilt.',
  ],
  lanes: {
    violence: [
      'Wat er gebeurt is niet jouw schuld. Ga als het kan naar een uitgang, of waar iemand je kan horen.',
      'Ik geloof je. Jouw veiligheid gaat voor: ga naar buiten, of sluit je op waar je kunt bellen.',
      'Niemand heeft het recht je dit aan te doen. Bedenk dat iemand met deze telefoon kan meekijken: je kunt de pagina op elk moment sluiten.',
    ],
    harm_others: [
      'Ik merk hoeveel woede er is. Ga nu bij die persoon weg en leg neer wat je vasthebt.',
      'Ik help je niet om iemand iets aan te doen, wel om te stoppen. Loop weg, maak afstand, laat iemand bellen.',
    ],
    medical: [
      'Zeg wat er gebeurd is, hoe lang geleden en waar jullie zijn. Wacht niet af of het overgaat.',
      'Zet de deur open voor wie er komt en zorg dat er iemand naast je blijft. Doe wat ze aan de telefoon zeggen.',
    ],
    third_party: [
      'Blijf bij diegene, of aan de telefoon, en vraag rustig of die aan zelfmoord denkt. Vragen brengt niemand op het idee.',
      'Goed dat je dit niet voor je houdt. Laat diegene niet alleen en haal hulp erbij; en hoe gaat het intussen met jou?',
    ],
    psychosis: [
      'Het moet eng zijn om zoiets bevolen te krijgen. Je hoeft niet te gehoorzamen: ga naar iemand die je vertrouwt en zeg het nu.',
      'Ik spreek niet tegen wat je hoort, ik wil dat je veilig bent. Zeggen ze op dit moment dat je iets moet doen?',
    ],
    minor: [
      'Goed dat je het schrijft. Zeg het nu tegen een volwassene die je vertrouwt, desnoods door dit scherm te laten zien.',
    ],
    eating_disorder: [
      'Je lichaam vraagt om hulp en moet vandaag nagekeken worden. Wie kan met je meegaan?',
    ],
  },
  laneConcern: {
    harm_others: [
      'Zulke gedachten zijn eng, en het is goed dat je het zegt: ze maken je geen slecht mens. Heb je het gevoel dat je het echt zou kunnen doen, of maken ze je alleen bang?',
      'Als het je overvalt, mag je even weglopen, zodra de ander veilig is. Is er iemand die het vandaag van je kan overnemen?',
    ],
    violence: [
      'Wat je vertelt is niet jouw schuld, en ik geloof je. Ben je nu, op dit moment, veilig?',
      'Met die angst leven is niet iets wat je moet verdragen. Als het gebeurt, waar kun je dan veilig zijn?',
    ],
    third_party: [
      'Je merkt hoeveel je om diegene geeft. Je kunt in gewone woorden vragen of die aan doodgaan denkt: vaak lucht dat juist op.',
      'Dat is een zware zorg om voor een ander te dragen. Wie weet ervan, behalve jij?',
    ],
    eating_disorder: [
      'Eten is een gevecht geworden, en ik merk wat dat kost. Hoe lang hou je het al voor jezelf?',
      'Dank je dat je het zegt, de meesten houden het verborgen. Is er iemand, misschien je huisarts, aan wie je het kunt vertellen?',
    ],
    minor: [
      'Goed dat je het schrijft. Is er een volwassene die je vertrouwt, thuis of op school, aan wie je het vandaag kunt zeggen?',
    ],
    psychosis: [
      'Het moet slopend zijn om het nooit uit te kunnen zetten. Hoe slaap je de laatste tijd?',
    ],
  },
  items: {
    check_in: [
      'Ik blijf even bij jou stilstaan: hoe gaat het echt met je, deze dagen?',
      'Ik vraag het rustig, en je mag antwoorden zoals je wilt: hoe zwaar is dit alles de laatste tijd?',
      'Voor we verdergaan: zit er iets onder dat moeilijk te zeggen is?',
      'En vanbinnen, hoe hou je het vol?',
    ],
    people: [
      'Het is goed als twee mensen het weten: iemand die er zijn werk van heeft en iemand die je vertrouwt. Wie schiet je het eerst te binnen?',
      'Is er iemand, een vriendin, een broer, de dokter, aan wie je vandaag al zou kunnen schrijven?',
    ],
    obstacle: [
      'Zou je het aandurven om te bellen? Zeg me wat het moeilijk maakt: soms is schrijven makkelijker, en niemand vraagt je naam.',
      'Bellen kan te veel lijken. Wat is het lastigst, de stem, de woorden of wat erna komt?',
    ],
    ordinary_help: [
      'Voor gewone hulp begin je bij de huisarts, de praktijkondersteuner of een psycholoog.',
      'De huisarts is een goed begin: je hoeft alleen te zeggen dat het al een tijd niet gaat en dat er donkere gedachten zijn.',
    ],
    coping: [
      'Laten we één stap zoeken voor alleen de komende twee uur: waar en met wie zouden ze draaglijker zijn?',
      'Laten we een klein plan maken: een veilige plek, iemand om te bellen, iets wat je meestal rustig maakt. Waar beginnen we?',
    ],
    disclose_ai: [
      'Ik ben kunstmatige intelligentie: ik kan niet zien hoe het met je gaat en niemand bellen. Daarom heb je ook een echt mens nodig.',
      'Eerlijk gezegd: ik ben kunstmatige intelligentie, ik luister, maar ik kan niet naar je toe komen.',
    ],
  },
  openLine: [
    (line) => `Je mag ook bellen om alleen maar iemand aan de lijn te hebben: ${line} neemt nu op.`,
    (line) => `Er is op dit moment een lijn open: ${line}.`,
  ],
  openLines: [
    (one, other) =>
      `Op dit moment zijn er twee lijnen open: ${one}; en, voor de gedachten aan doodgaan, ${other}.`,
  ],
  closedLine: [
    (line, opens, emergency) =>
      `${line}, ${opens}; tot dan is er, als het dringend wordt, ${emergency}. Zullen we bedenken hoe je deze uren doorkomt?`,
  ],
  noLine: [
    (emergency) => `Als het dringend wordt: ${emergency} neemt altijd op.`,
    (emergency) =>
      `Je kunt op elk moment ${emergency} bellen, ook als je niet weet wat je moet zeggen.`,
    (emergency) => `Komt het gevaar dichterbij, dan is ${emergency} er precies daarvoor.`,
    (emergency) => `Houd ${emergency} bij de hand, en iemand in je buurt nog meer.`,
  ],
  elsewhere: (unitedKingdom, unitedStates) =>
    `${unitedKingdom} in het Verenigd Koninkrijk, ${unitedStates} in de Verenigde Staten`,
  denial: [
    'Goed, ook daar luister ik naar. Alleen, wat je eerder schreef was serieus: hoeveel is er nog van over?',
    'Oké, ik dring niet aan. Om het zeker te weten: voel je je op dit moment veilig bij jezelf?',
    'Dat kan, en als je erop terug wilt komen, mag dat hier. Is er een deel van je dat het wel meende?',
  ],
  withYou: [
    'Ik ben er.',
    'Ik lees met je mee.',
    'Ik luister.',
    'Ja, ik volg je.',
    'Ook dit telt.',
    'We nemen de tijd die nodig is.',
  ],
};
