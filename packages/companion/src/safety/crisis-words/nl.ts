import type { CrisisWords } from './crisis-words.ts';

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
      'Ik neem elk woord serieus. Vandaag, niet morgen, moet een mens van vlees en bloed het weten: wie kan naar je toe komen?',
      'Uit wat je schrijft blijkt dat je heel dicht bij de rand zit. Breng afstand tussen jou en wat je pijn kan doen, en bel nu iemand.',
      'Wat je draagt is te veel voor één mens. Wie zou de komende uren bij je kunnen zijn?',
      'Ik maak me zorgen om je veiligheid. Praat vandaag met een arts of een hulplijn: wat is het minst moeilijk om mee te beginnen?',
    ],
  },
  emergency: [
    (number) => `Bel nu ${number}, alsjeblieft.`,
    (number) => `Bel alsjeblieft eerst ${number}, voordat je mij antwoordt.`,
    (number) => `${number} neemt op dit moment op: bel zelf, of laat iemand in de buurt bellen.`,
    (number) => `Er is nu meteen hulp nodig: ${number}.`,
    (number) => `Pak de telefoon en toets ${number}; zeggen waar je bent is genoeg.`,
    (number) => `Het belangrijkste is nu één telefoontje naar ${number}.`,
  ],
  stay: [
    'Ga ergens heen waar iemand is, al is het een buur. Ga weg van wat je pijn kan doen.',
    'Doe de voordeur open en zeg het tegen één mens. Ik blijf hier terwijl je dat doet.',
    'Je hoeft het niet goed uit te leggen, “ik heb hulp nodig” is genoeg. Schrijf me als je gebeld hebt.',
    'Als praten te veel is, help ik je het bericht te schrijven aan iemand die je vertrouwt. Naar wie sturen we het?',
    'Eén stap: ga de kamer uit waar je nu bent en zoek iemand op. Ik ben hier.',
    'Wat houdt je op dit moment tegen om te bellen? Eén woord is genoeg.',
    'Blijf hier niet alleen mee, ook de komende minuten niet. Wie is er het dichtst bij je?',
    'Wat je nu voelt kan voorbijgaan, en jij verdient het om er dan te zijn. Blijf waar mensen zijn.',
    'Ik probeer je niet om te praten. Ik vraag je alleen om iemand binnen te laten, nu.',
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
    violence: [
      'Wat je vertelt is niet jouw schuld, en ik geloof je. Ben je nu, op dit moment, veilig?',
      'Met die angst leven is niet iets wat je moet verdragen. Als het gebeurt, waar kun je dan veilig zijn?',
    ],
    third_party: [
      'Je merkt hoeveel je om diegene geeft. Je kunt in gewone woorden vragen of die aan doodgaan denkt: vragen opent een deur.',
      'Dat is een zware zorg om voor een ander te dragen. Wie weet ervan, behalve jij?',
    ],
    eating_disorder: [
      'Eten is een plek geworden waar je vecht, en ik merk wat dat kost. Hoe lang hou je het al voor jezelf?',
      'Dank je dat je het zegt, meestal blijft het verborgen. Is er iemand, misschien je huisarts, aan wie je het kunt vertellen?',
    ],
    minor: [
      'Goed dat je het schrijft. Is er een volwassene die je vertrouwt, thuis of op school, aan wie je het vandaag kunt zeggen?',
    ],
    psychosis: [
      'Het moet slopend zijn om dat te horen en het niet uit te kunnen zetten. Hoe slaap je de laatste tijd?',
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
      'De huisarts is een eenvoudige deur: je hoeft alleen te zeggen dat het al een tijd niet gaat en dat er donkere gedachten zijn.',
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
    (line) =>
      `${line.name} neemt nu op, ${line.number}: je mag ook bellen om alleen maar iemand aan de lijn te hebben.`,
    (line) => `Er is op dit moment een lijn open: ${line.name}, ${line.number}.`,
  ],
  closedLine: [
    (line, emergency) =>
      `${line.name} (${line.number}) ${line.opens}; tot dan is er, als het dringend wordt, ${emergency}. Zullen we bedenken hoe je deze uren doorkomt?`,
  ],
  noLine: [
    (emergency) => `Als het dringend wordt: ${emergency} neemt altijd op.`,
    (emergency) =>
      `Je kunt op elk moment ${emergency} bellen, ook als je niet weet wat je moet zeggen.`,
    (emergency) => `Komt het gevaar dichterbij, dan is ${emergency} er precies daarvoor.`,
    (emergency) => `Houd ${emergency} bij de hand, en iemand in je buurt nog meer.`,
  ],
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
  card: {
    small: {
      title: 'Iemand om mee te praten',
      text: 'Als het zwaarder wordt, luisteren deze mensen. Wat je hier leest komt van kunstmatige intelligentie en is geen noodhulp.',
    },
    full: {
      title: 'Je hoeft dit niet alleen te dragen',
      text: 'Deze lijnen praten elke dag met mensen die aan doodgaan denken. Ben je nu in gevaar, bel 112.',
    },
    urgent: {
      title: 'Er is nu hulp nodig',
      text: 'Bel 112, of vraag iemand in de buurt om te bellen. Blijf waar mensen zijn, weg van wat je pijn kan doen.',
    },
  },
  cardAskCountry: 'In welk land ben je? Dan kunnen de juiste lijnen getoond worden.',
};
