import type { Language } from '@accanto/contract';

/** What is told in pieces and has words of its own, by the end of the rule's name. */
export const toldKinds = [
  'extortion',
  'grooming',
  'child-pressed',
  'child-cuts',
  'child-eating',
  'marks-again',
  'marks-hidden',
  'weight',
] as const;
export type ToldKind = (typeof toldKinds)[number];

/** In the order in which they are said. Of blackmail and of secret closeness the first leaves room for the question. */
type Wordings = Readonly<Record<ToldKind, readonly string[]>> & {
  /** Whom to show it to: a young person, and whoever gave no age. */
  readonly toAdult: string;
  readonly toSomebody: string;
};

/** Of these the first is followed by whom to show it to. */
export const askedWhom: ReadonlySet<ToldKind> = new Set(['extortion', 'grooming']);

/** Said of what hurts young people, to them and to their parents. */
export const toldWordings: Readonly<Record<Language, Wordings>> = {
  it: {
    toAdult: 'C’è un adulto di cui ti fidi a cui mostrarlo oggi?',
    toSomebody: 'C’è una persona di cui ti fidi a cui mostrarlo oggi?',
    extortion: [
      'Ti credo, e non è colpa tua: questo è un ricatto, e la colpa è di chi lo fa. Non pagare e non mandare altro, perché di solito poi chiede ancora.',
      'Pagare non lo ferma quasi mai. Fai uno screenshot dei messaggi e del profilo, e solo dopo blocca. Non cancellare niente: serve a chi ti aiuta.',
      'La polizia conosce bene questi ricatti, e chi li subisce non ha fatto niente di male. Non devi vedertela con questa cosa senza nessuno accanto.',
    ],
    grooming: [
      'Ti credo, e non è colpa tua. Chi è più grande non dovrebbe cercarti così, e non devi mandare foto né rispondere per educazione.',
      'Tieni i messaggi, anche con uno screenshot, e poi puoi bloccare. Un segreto che pesa così lo puoi dire, anche se ti ha chiesto di non farlo.',
      'Non hai fatto niente di male a parlarci. Basta mostrare i messaggi: non devi trovare le parole giuste.',
    ],
    'child-pressed': [
      'Capisco lo spavento, e hai fatto bene a guardarci dentro. Non cancellare niente e non rispondere a quella persona: salva tutto e portalo alla polizia. Chi è già al corrente?',
      'La prima cosa da dire in casa è che non è colpa sua e che non perderà la tua fiducia. Il resto si può affrontare con calma.',
    ],
    'child-cuts': [
      'Dev’essere uno spavento grande, e si vede quanto ci tieni. Di solito è un modo per reggere qualcosa di troppo: parlane con calma, senza sgridare, e sentite insieme il medico. Ne avete già parlato?',
      'Puoi dire che l’hai visto e che vuoi capire, senza chiedere promesse. Se una ferita è profonda o non smette di sanguinare, si va al pronto soccorso.',
    ],
    'child-eating': [
      'È dura stare a tavola con questa paura. Meglio parlare di come sta che di quanto mangia, e sentire presto il pediatra o il medico. Da quanto lo noti?',
      'Non è colpa tua e non è un capriccio. Se sviene, se non beve o se ti sembra molto debole, fatelo vedere oggi.',
    ],
    'marks-again': [
      'Grazie di averlo detto, qui nessuno ti rimprovera. Se la ferita è profonda o non smette di sanguinare, falla vedere adesso. È successo oggi?',
      'Avevi qualcosa di troppo da reggere. Adesso puoi allontanarti da quello che hai usato e stare vicino a qualcuno?',
    ],
    'marks-hidden': [
      'Quei segni dicono quanto è stato duro, e non c’è da vergognarsene. Succede ancora, in questi giorni?',
      'Decidi tu chi li vede e quando. A chi riusciresti a dirlo, anche solo con una riga?',
    ],
    weight: [
      'Sui numeri non dico niente, né bene né male: mi importa come stai. Com’è oggi, dentro?',
      'Il peso lo lascio da parte. Quanto spazio ti prende questo pensiero, in una giornata?',
      'Resto su di te, non sulla bilancia. Chi ti potrebbe stare vicino, oggi, mentre mangi?',
    ],
  },
  en: {
    toAdult: 'Is there an adult you trust who you could show it to today?',
    toSomebody: 'Is there someone you trust who you could show it to today?',
    extortion: [
      'I believe you, and this is not your fault: it’s blackmail, and the blame is on whoever does it. Don’t pay and don’t send anything more, they usually just ask again.',
      'Paying hardly ever stops it. Screenshot the messages and the profile first, and only then block. Don’t delete anything: it helps the people who help you.',
      'The police know this kind of blackmail well, and whoever it’s done to did nothing wrong. You don’t have to deal with it on your own.',
    ],
    grooming: [
      'I believe you, and this is not your fault. It’s not okay for someone older to come after you like that, and you don’t owe any pictures, or an answer.',
      'Keep the messages, screenshots too, and after that you can block. You’re allowed to tell, even if you were asked to keep it secret.',
      'You did nothing wrong by talking to them. Showing the messages is enough: you don’t have to find the right words.',
    ],
    'child-pressed': [
      'I understand the fright, and it’s good that you looked. Don’t delete anything and don’t answer that person: save it all and take it to the police. Who else knows so far?',
      'The first thing to say at home is that it’s not their fault and that you’re on their side. The rest can be sorted out calmly.',
    ],
    'child-cuts': [
      'That must be a real fright, and it shows how much you care. Mostly it’s a way to get through something that’s too much: talk calmly, without telling off, and see a doctor together. Have you two spoken about it?',
      'You can say that you saw it and want to understand, without asking for promises. If a wound is deep or won’t stop bleeding, it needs to be seen in hospital.',
    ],
    'child-eating': [
      'It’s hard to sit at the table with that fear. Talking about how they are helps more than talking about how much they eat, and a doctor should hear of it soon. How long have you noticed it?',
      'It’s not your fault, and not a whim. If they faint, don’t drink or seem very weak, have them seen today.',
    ],
    'marks-again': [
      'Thank you for telling me, nobody here will tell you off. If a wound is deep or won’t stop bleeding, have it seen now. Did it happen today?',
      'You had too much to carry. Can you get away from what you used, and be near somebody, for now?',
    ],
    'marks-hidden': [
      'Those marks say how hard it was, and they’re nothing to be ashamed of. Does it still happen, these days?',
      'It’s yours to decide who sees them, and when. Who could you tell, even in one line?',
    ],
    weight: [
      'I won’t say anything about numbers, good or bad: I care about how you are. What’s today like, inside?',
      'I’ll leave the weight aside. How much of a day does that thought take up?',
      'I’m with you, not with the scales. Who could be around today while you eat?',
    ],
  },
  es: {
    toAdult: '¿Hay un adulto de confianza a quien puedas enseñárselo hoy?',
    toSomebody: '¿Hay alguien de confianza a quien puedas enseñárselo hoy?',
    extortion: [
      'Te creo, y no es culpa tuya: esto es un chantaje, y la culpa es de quien lo hace. No pagues ni mandes nada más, porque casi siempre vuelven a pedir.',
      'Pagar casi nunca lo para. Haz capturas de los mensajes y del perfil, y solo después bloquea. No borres nada: le sirve a quien te ayude.',
      'La policía conoce bien estos chantajes, y quien los sufre no ha hecho nada malo. No tienes que llevar esto sin nadie al lado.',
    ],
    grooming: [
      'Te creo, y no es culpa tuya. Alguien mayor no debería buscarte así, y no le debes fotos ni respuestas.',
      'Guarda los mensajes, también con capturas, y luego puedes bloquear. Puedes contarlo, aunque te haya pedido que sea un secreto.',
      'No has hecho nada malo por hablar con esa persona. Basta con enseñar los mensajes: no hace falta encontrar las palabras.',
    ],
    'child-pressed': [
      'Entiendo el susto, y has hecho bien en mirar. No borres nada ni contestes a esa persona: guárdalo todo y llévalo a la policía. ¿Quién más lo sabe?',
      'Lo primero que hay que decir en casa es que no es culpa suya y que cuenta contigo. Lo demás se puede ver con calma.',
    ],
    'child-cuts': [
      'Tiene que ser un susto enorme, y se nota cuánto te importa. Casi siempre es una manera de aguantar algo que es demasiado: habla con calma, sin reñir, y id al médico. ¿Lo habéis hablado ya?',
      'Puedes decir que lo has visto y que quieres entender, sin pedir promesas. Si una herida es profunda o no deja de sangrar, hay que ir a urgencias.',
    ],
    'child-eating': [
      'Es duro sentarse a la mesa con ese miedo. Ayuda más hablar de cómo está que de cuánto come, y contárselo pronto al médico. ¿Desde cuándo lo notas?',
      'No es culpa tuya, ni un capricho. Si se desmaya, no bebe o lo notas muy débil, que lo vean hoy.',
    ],
    'marks-again': [
      'Gracias por decirlo, aquí nadie te va a reñir. Si la herida es profunda o no deja de sangrar, que te la vean ahora. ¿Ha sido hoy?',
      'Tenías demasiado encima. ¿Puedes alejarte de lo que usaste y estar cerca de alguien, por ahora?',
    ],
    'marks-hidden': [
      'Esas marcas dicen lo duro que fue, y no son ninguna vergüenza. ¿Sigue pasando, estos días?',
      'Tú decides quién las ve y cuándo. ¿A quién podrías decírselo, aunque sea en una línea?',
    ],
    weight: [
      'De los números no digo nada, ni bueno ni malo: me importa cómo estás. ¿Cómo va hoy, por dentro?',
      'El peso lo dejo a un lado. ¿Cuánto de tu día se lleva esa idea?',
      'Me quedo contigo, no con la báscula. ¿Quién podría estar cerca hoy mientras comes?',
    ],
  },
  nl: {
    toAdult: 'Is er een volwassene die je vertrouwt aan wie je het vandaag kunt laten zien?',
    toSomebody: 'Is er iemand die je vertrouwt aan wie je het vandaag kunt laten zien?',
    extortion: [
      'Ik geloof je, en dit is niet jouw schuld: het is chantage, en de schuld ligt bij wie het doet. Betaal niet en stuur niks meer, want meestal vragen ze daarna weer.',
      'Betalen stopt het bijna nooit. Maak eerst screenshots van de berichten en het profiel, en blokkeer pas daarna. Wis niks: wie jou helpt heeft het nodig.',
      'De politie kent dit soort chantage goed, en wie het overkomt heeft niks verkeerd gedaan. Je hoeft hier niet zonder iemand naast je uit te komen.',
    ],
    grooming: [
      'Ik geloof je, en dit is niet jouw schuld. Iemand die ouder is hoort jou niet zo op te zoeken, en je bent geen foto en geen antwoord schuldig.',
      'Bewaar de berichten, ook met screenshots, en daarna mag je blokkeren. Je mag het zeggen, ook als je gevraagd is het geheim te houden.',
      'Je hebt niks verkeerd gedaan door te praten. De berichten laten zien is genoeg: je hoeft de goede woorden niet te vinden.',
    ],
    'child-pressed': [
      'Ik snap de schrik, en het is goed dat je gekeken hebt. Wis niks en antwoord die persoon niet: bewaar alles en ga ermee naar de politie. Wie weet het al?',
      'Thuis is het eerste wat gezegd mag worden: het is niet jouw schuld en ik sta naast je. De rest kan rustig daarna.',
    ],
    'child-cuts': [
      'Dat moet enorm schrikken zijn, en je merkt hoeveel je om je kind geeft. Meestal is het een manier om iets te doorstaan wat te veel is: praat rustig, zonder boos te worden, en ga samen naar de huisarts. Hebben jullie het er al over gehad?',
      'Je kunt zeggen dat je het gezien hebt en het wilt begrijpen, zonder beloftes te vragen. Is een wond diep of blijft het bloeden, ga dan naar de spoedhulp.',
    ],
    'child-eating': [
      'Het is zwaar om met die angst aan tafel te zitten. Praten over hoe het gaat helpt meer dan praten over hoeveel er gegeten wordt, en de huisarts moet het snel weten. Hoe lang merk je het al?',
      'Het is niet jouw schuld, en geen gril. Valt je kind flauw, drinkt het niet of lijkt het heel zwak, laat er dan vandaag iemand naar kijken.',
    ],
    'marks-again': [
      'Dank je dat je het zegt, hier wordt niemand boos. Is een wond diep of blijft het bloeden, laat er dan nu naar kijken. Is het vandaag gebeurd?',
      'Je had te veel te dragen. Kun je weggaan bij wat je gebruikt hebt, en even bij iemand zijn?',
    ],
    'marks-hidden': [
      'Die littekens zeggen hoe zwaar het was, en je hoeft je er niet voor te schamen. Gebeurt het nog, deze dagen?',
      'Jij bepaalt wie ze ziet, en wanneer. Aan wie zou je het kunnen zeggen, al is het in één zin?',
    ],
    weight: [
      'Over getallen zeg ik niks, goed of slecht: het gaat me om hoe jij je voelt. Hoe is het vandaag, vanbinnen?',
      'Het gewicht laat ik even liggen. Hoeveel van je dag neemt die gedachte in?',
      'Ik kijk naar jou, niet naar de weegschaal. Wie zou er vandaag bij kunnen zijn als je eet?',
    ],
  },
};
