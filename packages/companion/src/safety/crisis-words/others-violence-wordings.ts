import type { Language } from '@accanto/contract';
import type { CrisisWords } from './crisis-words.ts';

/** The care path where violence is told that is not done to whoever writes, or not any more. */
export interface ToldViolenceWords {
  /** R4 and R5, after the call for help. */
  now: readonly string[];
  /** Below that: what comes first. */
  concern: readonly string[];
  /** `line` is its name and number: it answers now. */
  line: readonly ((line: string) => string)[];
  items: Omit<CrisisWords['violence'], 'stay'>;
  stay: readonly string[];
}

/** Said to whoever sees, hears or knows that somebody else is hurt; `child`: that it is a child. */
export const othersViolenceWordings: Readonly<
  Record<Language, Readonly<Record<'other' | 'child', ToldViolenceWords>>>
> = {
  it: {
    other: {
      now: [
        'Di’ l’indirizzo e che cosa senti: puoi anche non dare il tuo nome. Non metterti in mezzo; se siete nella stessa casa, vai al sicuro, e se ci sono bambini portali con te.',
        'Basta dire dove succede e che cosa si sente, anche senza il tuo nome. Tu resta al sicuro e non metterti in mezzo; i bambini, se ce ne sono, con te.',
      ],
      concern: [
        'Hai fatto bene a dirlo. A chi lo subisce puoi dire che cosa hai visto e che ci credi, senza insistere: la scelta resta sua. Se succede dove vivi tu, prima mettiti al sicuro.',
        'È pesante saperlo e non poterlo fermare. A chi lo vive aiuta una persona che ci crede, non preme e resta; se succede mentre lo senti, si chiama il numero di emergenza.',
      ],
      line: [
        (line) =>
          `Puoi chiedere consiglio anche tu, per un’altra persona: adesso risponde ${line}.`,
      ],
      items: {
        people: [
          'Chi altro lo sa o lo sente, e potrebbe esserci con te in questo, senza che arrivi a chi fa del male?',
        ],
        obstacle: [
          'Che cosa ti frena dal chiedere aiuto? Non serve avere le prove, e il nome puoi non darlo.',
        ],
        ordinary_help: [
          'I centri antiviolenza parlano anche con chi si preoccupa per qualcuno, e non decidono niente al posto di chi lo vive.',
          'Se non sai da dove cominciare, un centro antiviolenza ascolta anche te e ti dice come stare vicino senza peggiorare le cose.',
        ],
        coping: [
          'Se puoi, segnati giorno, ora e che cosa hai visto o sentito: può servire più avanti.',
        ],
      },
      stay: [
        'È duro saperlo lì accanto, e hai fatto bene a dirlo.',
        'Fermarlo non tocca a te; farlo sapere a chi può intervenire, sì, ed è già molto.',
        'Non devi portarlo senza nessuno. E tu, come stai in tutto questo?',
      ],
    },
    child: {
      now: [
        'Di’ l’indirizzo, che si tratta di un minore e che cosa senti: puoi anche non dare il tuo nome. Non metterti in mezzo; se siete nella stessa casa, portate via insieme chi è piccolo, se si può senza rischio.',
        'Basta dire dove succede, che c’è di mezzo un minore e che cosa si sente, anche senza il tuo nome. Tu resta al sicuro.',
      ],
      concern: [
        'Hai fatto bene a non lasciar correre. Con un minore non serve esserne certi né indagare: dillo a chi lo fa per mestiere, la scuola, il pediatra, i servizi sociali; se succede adesso, al numero di emergenza.',
        'Un minore non può difendersi senza qualcuno che parli. Non tocca a te scoprire tutto: basta riferire a chi se ne occupa quello che hai visto, con le parole che hai.',
      ],
      line: [(line) => `Per un minore in pericolo può chiamare anche un adulto, adesso: ${line}.`],
      items: {
        people: [
          'A chi potresti dirlo già oggi: un’insegnante, il pediatra, l’assistente sociale, chi dirige la scuola?',
        ],
        obstacle: [
          'Che cosa ti frena dal dirlo? Un dubbio basta: a capire se è vero pensano altri.',
        ],
        ordinary_help: [
          'I servizi sociali del comune, il pediatra e la scuola sanno come muoversi: si può anche solo chiedere, prima di fare nomi.',
          'Si può chiedere un parere ai servizi sociali del comune, raccontando quello che hai visto.',
        ],
        coping: [
          'Se chi è piccolo ti parla, ascolta senza fare tante domande e senza promettere il segreto; poi scrivi le sue parole come le ha dette.',
        ],
      },
      stay: [
        'È duro vederlo, e hai fatto bene a non tacere.',
        'Non devi risolverlo tu: devi solo non essere l’unica persona a saperlo.',
        'Capisco il timore di sbagliare. Dirlo a chi se ne occupa non è un’accusa.',
      ],
    },
  },
  en: {
    other: {
      now: [
        'Say the address and what you can hear; you don’t have to give your name. Don’t step between them; if you are in the same home, get to a safe place, and take any children with you.',
        'It is enough to say where it is and what you hear, even without your name. Keep yourself safe and don’t step in; any children should be with you.',
      ],
      concern: [
        'It was right to say this. You can tell the person it happens to what you have seen and that you believe them, without pressing: the choice stays theirs. If it happens where you live, get yourself safe first.',
        'It is hard to know this and not be able to stop it. What helps is somebody who believes them, doesn’t push and doesn’t go away; if you hear it happen, ring the emergency number.',
      ],
      line: [
        (line) => `You can ask for advice too, for somebody else: answering right now is ${line}.`,
      ],
      items: {
        people: [
          'Who else knows or hears it, and could be in this with you, without it reaching the one who does it?',
        ],
        obstacle: [
          'What holds you back from asking for help? You don’t need proof, and you don’t have to give your name.',
        ],
        ordinary_help: [
          'Domestic violence services also talk to people who are worried about someone, and decide nothing over anybody’s head.',
          'If you don’t know where to begin, a domestic violence service will listen to you as well, and tell you how to stay close without making it worse.',
        ],
        coping: [
          'If you can, write down the day, the time and what you saw or heard: it may be needed later.',
        ],
      },
      stay: [
        'It is hard to have this so near, and it was right to say it.',
        'Stopping it isn’t your job; letting somebody know who can is, and that is a lot.',
        'You don’t have to carry this with nobody. And you, how are you in all this?',
      ],
    },
    child: {
      now: [
        'Say the address, that it is a child, and what you can hear; you don’t have to give your name. Don’t step between them; if you are in the same home, get the child out with you if you can do it safely.',
        'It is enough to say where it is, that it is a child and what you hear, even without your name. Keep yourself safe.',
      ],
      concern: [
        'It is good that you didn’t let it pass. With a child you needn’t be certain or find out more: tell the people whose work it is, the school, a doctor, children’s social services; if it is happening now, the emergency number.',
        'A child needs somebody who speaks up. You don’t have to uncover everything: pass on what you saw, in the words you have, to those whose work it is.',
      ],
      line: [(line) => `For a child in danger an adult can call as well, right now: ${line}.`],
      items: {
        people: [
          'Who could you tell today: a teacher, the person in charge of safeguarding, a doctor, a social worker?',
        ],
        obstacle: [
          'What makes it hard to report? A worry is enough: finding out whether it is so is for others.',
        ],
        ordinary_help: [
          'The council’s children’s services, a doctor or the school know what to do: you can ask them first, without naming anyone.',
          'You can ask children’s social services what they think, and simply tell them what you saw.',
        ],
        coping: [
          'If the child talks to you, listen without many questions and don’t promise to keep it secret; then write down the words as they were said.',
        ],
      },
      stay: [
        'It is hard to see, and it was right not to keep quiet.',
        'You don’t have to solve it; you only mustn’t be the one person who knows.',
        'I understand the fear of being wrong. Telling those whose work it is accuses nobody.',
      ],
    },
  },
  es: {
    other: {
      now: [
        'Di la dirección y lo que oyes: no hace falta que des tu nombre. No te pongas en medio; si estáis en la misma casa, ve a un sitio seguro, y si hay niños llévalos contigo.',
        'Basta con decir dónde pasa y qué se oye, aunque no des tu nombre. Tú quédate a salvo y no te metas; los niños, si los hay, contigo.',
      ],
      concern: [
        'Has hecho bien en decirlo. A quien lo sufre puedes decirle lo que has visto y que le crees, sin insistir: la decisión sigue siendo suya. Si pasa donde vives tú, primero ponte a salvo.',
        'Es duro saberlo y no poder pararlo. A quien lo vive le ayuda alguien que le crea, que no empuje y que se quede; si pasa mientras lo oyes, se llama al número de emergencias.',
      ],
      line: [
        (line) =>
          `También puedes pedir consejo tú, por otra persona: ahora mismo responde ${line}.`,
      ],
      items: {
        people: [
          '¿Quién más lo sabe o lo oye, y podría estar contigo en esto, sin que llegue a quien hace daño?',
        ],
        obstacle: [
          '¿Qué te frena para pedir ayuda? No hacen falta pruebas, y puedes no dar tu nombre.',
        ],
        ordinary_help: [
          'Los centros de atención a víctimas también hablan con quien se preocupa por alguien, y no deciden nada por quien lo vive.',
          'Si no sabes por dónde empezar, en los servicios sociales también te escuchan a ti y te dicen cómo estar cerca sin empeorarlo.',
        ],
        coping: [
          'Si puedes, apunta el día, la hora y lo que has visto u oído: puede servir más adelante.',
        ],
      },
      stay: [
        'Es duro tenerlo tan cerca, y has hecho bien en decirlo.',
        'Pararlo no te toca a ti; que lo sepa quien puede intervenir, sí, y ya es mucho.',
        'No tienes que llevarlo a solas. Y tú, ¿cómo estás con todo esto?',
      ],
    },
    child: {
      now: [
        'Di la dirección, que se trata de un menor y lo que oyes: no hace falta que des tu nombre. No te pongas en medio; si estáis en la misma casa, saca de ahí a quien es pequeño, si se puede sin riesgo.',
        'Basta con decir dónde pasa, que hay un menor y qué se oye, aunque no des tu nombre. Tú quédate a salvo.',
      ],
      concern: [
        'Has hecho bien en no dejarlo pasar. Con un menor no hace falta tener certeza ni investigar: díselo a quien se dedica a esto, el colegio, pediatría, los servicios sociales; si pasa ahora, al número de emergencias.',
        'Un menor necesita que alguien hable. No te toca descubrirlo todo: basta con contar a quien se ocupa lo que has visto, con las palabras que tengas.',
      ],
      line: [
        (line) => `Por un menor en peligro también puede llamar un adulto, ahora mismo: ${line}.`,
      ],
      items: {
        people: [
          '¿A quién podrías decírselo hoy mismo: orientación del colegio, pediatría, una trabajadora social?',
        ],
        obstacle: [
          '¿Qué te frena para contarlo? Una sospecha basta: averiguar si es verdad les toca a otros.',
        ],
        ordinary_help: [
          'Los servicios sociales del ayuntamiento, pediatría y el colegio saben qué hacer: puedes preguntar primero, sin dar nombres.',
          'Puedes pedir orientación a los servicios sociales, contando sin más lo que has visto.',
        ],
        coping: [
          'Si quien es pequeño te habla, escucha sin hacer muchas preguntas y sin prometer el secreto; después apunta sus palabras tal cual.',
        ],
      },
      stay: [
        'Es duro verlo, y has hecho bien en no callarte.',
        'No tienes que resolverlo tú: solo no ser la única persona que lo sabe.',
        'Entiendo el miedo a equivocarse. Contárselo a quien se ocupa no acusa a nadie.',
      ],
    },
  },
  nl: {
    other: {
      now: [
        'Zeg het adres en wat je hoort; je naam hoef je niet te geven. Ga er niet tussen staan; ben je in hetzelfde huis, ga dan naar een veilige plek, en neem kinderen mee als die er zijn.',
        'Het is genoeg om te zeggen waar het is en wat je hoort, ook zonder je naam. Blijf zelf veilig en kom er niet tussen; kinderen, als die er zijn, bij jou.',
      ],
      concern: [
        'Goed dat je dit zegt. Tegen wie het meemaakt kun je zeggen wat je hebt gezien en dat je het gelooft, zonder aan te dringen: die kiest zelf. Gebeurt het waar jij woont, zorg dan eerst dat jij veilig bent.',
        'Het is zwaar om dit te weten en het niet te kunnen stoppen. Wat helpt is iemand die het gelooft, niet duwt en blijft; hoor je het gebeuren, dan bel je het alarmnummer.',
      ],
      line: [
        (line) => `Ook jij kunt om raad vragen, voor een ander: op dit moment neemt op: ${line}.`,
      ],
      items: {
        people: [
          'Wie weet of hoort het nog meer, en zou hierin naast je kunnen staan, zonder dat het terechtkomt bij wie het doet?',
        ],
        obstacle: [
          'Wat houdt je tegen om hulp te vragen? Bewijs heb je niet nodig, en je naam hoef je niet te geven.',
        ],
        ordinary_help: [
          'Veilig Thuis praat ook met mensen die zich zorgen maken om een ander; je kunt er om advies vragen zonder namen te noemen.',
          'Weet je niet waar je moet beginnen: ook de huisarts denkt mee over hoe je dichtbij blijft zonder het erger te maken.',
        ],
        coping: [
          'Schrijf als het kan de dag, de tijd op en wat je zag of hoorde: dat kan later nodig zijn.',
        ],
      },
      stay: [
        'Het is zwaar om dit zo dichtbij te hebben, en het was goed om het te zeggen.',
        'Het stoppen is niet aan jou; het laten weten aan wie dat kan wel, en dat is al veel.',
        'Je hoeft dit niet in je eentje te dragen. En jij, hoe gaat het met jou hierin?',
      ],
    },
    child: {
      now: [
        'Zeg het adres, dat het om een kind gaat en wat je hoort; je naam hoef je niet te geven. Ga er niet tussen staan; ben je in hetzelfde huis, haal het kind daar weg als het veilig kan.',
        'Het is genoeg om te zeggen waar het is, dat het om een kind gaat en wat je hoort, ook zonder je naam. Blijf zelf veilig.',
      ],
      concern: [
        'Goed dat je dit niet laat gaan. Bij een kind hoef je het niet zeker te weten of uit te zoeken: vertel het aan wie dit als werk doet, de school, de huisarts, Veilig Thuis; gebeurt het nu, dan het alarmnummer.',
        'Een kind heeft iemand nodig die zijn mond opendoet. Je hoeft niet alles te ontdekken: geef door wat je zag, in je eigen woorden, aan wie hiervoor is.',
      ],
      line: [
        (line) => `Voor een kind in gevaar kan ook een volwassene bellen, nu meteen: ${line}.`,
      ],
      items: {
        people: [
          'Aan wie zou je het vandaag al kunnen vertellen: een leerkracht, de huisarts, iemand van het wijkteam?',
        ],
        obstacle: [
          'Wat maakt het moeilijk om te melden? Een vermoeden is genoeg: uitzoeken of het klopt doen anderen.',
        ],
        ordinary_help: [
          'Veilig Thuis, de huisarts en de school weten wat er dan moet gebeuren: je kunt eerst om advies vragen, zonder namen.',
          'Je kunt bij Veilig Thuis vragen wat zij ervan denken, en gewoon vertellen wat je hebt gezien.',
        ],
        coping: [
          'Praat het kind met je, luister dan zonder veel vragen en beloof geen geheim; schrijf daarna de woorden op zoals ze gezegd zijn.',
        ],
      },
      stay: [
        'Het is zwaar om te zien, en het was goed om niet te zwijgen.',
        'Je hoeft het niet op te lossen; je moet alleen niet de enige zijn die het weet.',
        'Ik snap de angst om je te vergissen. Het vertellen aan wie hiervoor is, is geen beschuldiging.',
      ],
    },
  },
};
