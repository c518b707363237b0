import type { CrisisWords } from './crisis-words.ts';
import { violenceWordings } from './violence-wordings.ts';

export const spanishCrisisWords: CrisisWords = {
  acknowledge: {
    R2: [
      'Lo que escribes pesa, y no quiero pasarlo por alto. Te lo pregunto con calma: ¿tienes pensamientos de morir o de suicidio?',
      'Leo un cansancio que va más allá de un mal día. ¿Has estado pensando en quitarte la vida?',
      'Me detengo en lo que acabas de escribir, porque importa. ¿Hay momentos en los que piensas en morir?',
      'Gracias por ponerlo en palabras. ¿Estás pensando en hacerte daño o en no seguir viviendo?',
    ],
    R3: [
      'Has dicho algo muy duro, y has hecho bien en no guardártelo. ¿Esos pensamientos vienen con un cómo o un cuándo?',
      'Te creo, y no me asusta lo que dices. ¿Cómo son de fuertes esos pensamientos ahora, comparados con los últimos días?',
      'Pensamientos así hacen sentir mucha soledad, y ahora mismo no los llevas sin nadie. ¿Hay algo cerca con lo que podrías hacerte daño?',
      'Me quedo en esto contigo, sin juzgarte. ¿Qué te ha ayudado hasta ahora a no seguirlos?',
      'Lo que sientes es real, y esos pensamientos vienen como olas. En este momento, ¿la ola sube o baja?',
    ],
    R4: [
      'Me tomo en serio cada palabra.',
      'Por lo que escribes el límite está muy cerca, y me quedo aquí contigo.',
      'Lo que cargas es demasiado para una sola persona.',
      'Me preocupa tu seguridad.',
    ],
  },
  open: {
    heard: [
      'Quiero entender bien lo que escribes.',
      'Lo que escribes importa, y no quiero entenderlo mal.',
    ],
    question: ['¿Qué ha pasado?', '¿Me cuentas qué ha pasado, y a quién?'],
  },
  emergency: [
    (number) => `Llama al ${number} ahora, por favor.`,
    (number) => `Por favor, marca el ${number} ya, antes de contestarme.`,
    (number) =>
      `El ${number} responde en este momento: llama tú, o pide que llame quien esté cerca.`,
    (number) => `Hace falta ayuda ahora mismo: ${number}.`,
    (number) => `Toma el teléfono y marca el ${number}; basta con decir dónde estás.`,
    (number) => `Lo más importante ahora es una llamada al ${number}.`,
  ],
  emergencyByOthers: [
    (number) => `Que llame al ${number} otra persona: basta un mensaje diciendo dónde estás.`,
    (number) => `Escribe a quien tengas más cerca que llame al ${number}, y dónde estás.`,
    (number) =>
      `Al ${number} puede llamar cualquiera: manda a alguien tu dirección y la palabra «ayuda».`,
  ],
  beforeActing: [
    (number) => `Si notas que podrías hacerlo, llama enseguida al ${number}, antes que nada.`,
    (number) => `Antes de hacer nada, llama al ${number}.`,
  ],
  distance: [
    'Pon algo de distancia entre tú y lo que podría hacerte daño: ¿puedes hacerlo ahora?',
    '¿Puedes alejarte ahora de lo que podría hacerte daño, y decirme cuando lo hayas hecho?',
  ],
  toPeople: [
    'Ve adonde haya alguien, aunque sea un vecino. Aléjate de lo que pueda hacerte daño.',
    'Abre la puerta de casa y avisa a una persona. Deja ahí lo que pueda hacerte daño.',
    'Un solo paso: sal de la habitación en la que estás y busca a alguien.',
  ],
  now: {
    people: [
      'Puedo ayudarte a escribir el mensaje a alguien de confianza. ¿A quién se lo mandamos?',
    ],
    obstacle: ['¿Qué te impide llamar en este momento? Dímelo aunque sea con una palabra.'],
  },
  stay: [
    'No tienes que explicarlo bien, basta con decir «necesito ayuda».',
    'No te quedes a solas con esto, ni siquiera los próximos minutos.',
    'Estoy aquí. Escríbeme una palabra cuando puedas.',
  ],
  stayAlive: [
    'Lo que sientes ahora puede pasar, y mereces estar cuando pase. Quédate donde haya gente.',
    'No intento convencerte con palabras. Solo te pido que dejes entrar a alguien, ahora.',
  ],
  stayForOther: [
    'Quédate a su lado, aunque sea por teléfono, hasta que haya alguien más.',
    'Estás haciendo mucho por esa persona. ¿Quién puede estar contigo mientras tanto?',
    'No tienes que sostener su vida sin ayuda: avisa a quien pueda ir.',
    'Cuando esto pase vas a necesitar con quién hablarlo. Mientras, aquí estoy.',
  ],
  violence: violenceWordings.es,
  answers: {
    called: {
      heard: [
        'Has llamado: era difícil, y era lo correcto.',
        'Has hecho bien en llamar, hace falta fuerza.',
      ],
      next: [
        () => 'Quédate donde puedan encontrarte y haz lo que te digan. Sigo aquí mientras esperas.',
        (number) =>
          `Si no se mueve nada, vuelve a llamar al ${number}; mientras, quédate cerca de la gente.`,
      ],
    },
    calling: {
      heard: ['Sí, llama.', 'Sí: llamar es lo que toca ahora.'],
      next: [
        () =>
          'No hacen falta las palabras justas: basta con decir que necesitas ayuda. Te espero aquí.',
        (number) => `Si nadie contesta, en el ${number} siempre responden. Mientras, sigo aquí.`,
      ],
    },
    no_answer: {
      heard: [
        'Es duro no encontrar a nadie después de intentarlo.',
        'No lo dejes por eso: has hecho bien en intentarlo.',
      ],
      next: [
        (number) => `Prueba otra vez ahora, o llama al ${number}: ahí siempre responden.`,
        (number) => `Llama al ${number}, y mientras escribe a quien tengas más cerca.`,
      ],
    },
    somebody: {
      heard: ['Me alegra que haya alguien contigo.', 'Bien, ahora hay alguien a tu lado.'],
      next: [
        (number) =>
          `Di en voz alta lo que me has escrito a mí, con las mismas palabras; si empeora, una llamada entre los dos al ${number}.`,
        () => 'Deja que te acompañe, y si es más fácil, que llame quien está contigo.',
      ],
    },
    away: {
      heard: [
        'Lo has puesto fuera de tu alcance: ha sido un paso fuerte.',
        'Alejarlo no ha sido poca cosa.',
      ],
      next: [
        () =>
          'Déjalo ahí esta noche, mejor aún en manos de otra persona, y quédate donde haya gente.',
        (number) =>
          `Ahora, una voz al lado para las próximas horas: alguien de confianza, o el ${number}.`,
      ],
    },
    safe: {
      heard: ['Es un alivio leer que ahora estás a salvo.', 'Estás a salvo: qué bien leerlo.'],
      next: [
        (number) => `Quédate cerca de la gente para que siga así, y si cambia, llama al ${number}.`,
        () =>
          'Que las próximas horas sean pequeñas: algo caliente, una luz encendida, alguien cerca.',
      ],
    },
    cannot_call: {
      heard: ['Entonces no hace falta que hables.', 'De acuerdo, sin llamada: basta con escribir.'],
      next: [
        (number) =>
          `Escribe una línea a alguien de confianza: dónde estás, y que llame al ${number} por ti.`,
        (number) =>
          `Basta un mensaje: «Necesito ayuda y no puedo hablar, llama al ${number}», y tu dirección.`,
      ],
    },
    nobody: {
      heard: [
        'Entonces lo estás llevando sin nadie, y eso es muy duro.',
        'No tener a nadie al lado lo hace todavía más pesado.',
      ],
      next: [
        (number) => `En el ${number} responde alguien a quien no hace falta conocer.`,
        (number) =>
          `Entonces empecemos por quien se dedica a esto: el ${number} responde día y noche.`,
      ],
    },
  },
  named: [
    'Entonces esa es la persona. Basta una línea: «No estoy bien, ¿puedes estar un rato conmigo?»',
    'Qué bien que haya alguien así. No hace falta explicarlo todo: «No estoy bien, ¿puedes venir o llamarme?» basta.',
  ],
  writtenLine: [
    (line) => `Puedes escribir en vez de llamar: ${line}.`,
    (line) => `Hay una línea a la que se puede escribir: ${line}.`,
  ],
  leave: [
    (number) =>
      `Cuídate. Una cosa antes de irte: dile a una persona que hoy cuesta, aunque sea en una línea; si empeora, responde el ${number}.`,
    (number) =>
      `Descansa, si puedes. Que sea donde alguien pueda oírte, y con el ${number} a mano.`,
    (number) =>
      `Gracias por escribirme. Deja el teléfono encendido a tu lado: el ${number} responde a cualquier hora, y aquí también puedes escribir.`,
  ],
  leaveHeld: [
    'Cuídate. Quédate cerca de quien lo sabe, y díselo si empeora; aquí puedes escribir a cualquier hora.',
    'Descansa, si puedes. Ten cerca hoy a quien lo sabe, y vuelve aquí cuando quieras.',
  ],
  lanes: {
    violence: [
      'Lo que está pasando no es culpa tuya. Si puedes, ponte cerca de una salida o donde alguien pueda oírte.',
      'Te creo. Lo primero es tu seguridad: sal, o enciérrate donde puedas llamar.',
      'Nadie tiene derecho a hacerte esto. Recuerda que este teléfono puede estar vigilado: puedes cerrar la página en cualquier momento.',
    ],
    harm_others: [
      'Noto cuánta rabia hay. Aléjate ahora de esa persona y suelta lo que tengas en la mano.',
      'No te ayudo a hacer daño a nadie, pero sí a parar. Sal, pon distancia, deja que alguien llame.',
    ],
    medical: [
      'Di qué ha pasado, hace cuánto y en qué lugar. No esperes a ver si se pasa.',
      'Deja la puerta abierta para quien llegue y que alguien se quede al lado. Haz lo que te digan por teléfono.',
    ],
    third_party: [
      'Quédate con esa persona, o al teléfono con ella, y pregúntale con calma si piensa en el suicidio. Preguntarlo no mete la idea.',
      'Has hecho bien en no guardártelo. No la dejes sola y busca ayuda; ¿y tú, cómo estás mientras lo haces?',
    ],
    psychosis: [
      'Tiene que dar mucho miedo que te lo ordenen. No tienes que obedecer: ve con alguien de confianza y díselo ahora.',
      'No discuto lo que oyes, quiero que estés a salvo. ¿Te están diciendo que hagas algo ahora mismo?',
    ],
    minor: [
      'Has hecho bien en escribirlo. Díselo ahora a un adulto de confianza, aunque sea enseñándole esta pantalla.',
    ],
    eating_disorder: [
      'Tu cuerpo está pidiendo ayuda y necesita que lo vean hoy. ¿Quién puede acompañarte?',
    ],
  },
  laneConcern: {
    harm_others: [
      'Pensamientos así asustan, y has hecho bien en decirlo: no te hacen mala persona. ¿Sientes que podrías hacerlo de verdad, o solo te dan miedo?',
      'Cuando te venga, puedes apartarte un momento, en cuanto esa persona esté a salvo. ¿Hay alguien que pueda relevarte hoy?',
    ],
    violence: [
      'Lo que cuentas no es culpa tuya, y te creo. Ahora mismo, en este momento, ¿estás a salvo?',
      'Vivir con ese miedo no es algo que tengas que aguantar. Cuando pasa, ¿dónde puedes ponerte a salvo?',
    ],
    third_party: [
      'Se nota cuánto te importa. Puedes preguntarle con palabras sencillas si piensa en morir: preguntar abre una puerta.',
      'Es una preocupación grande para llevarla por otra persona. ¿Quién más lo sabe, aparte de ti?',
    ],
    eating_disorder: [
      'Comer se ha vuelto una pelea de cada día, y se nota lo que te cuesta. ¿Desde cuándo lo llevas en silencio?',
      'Gracias por decirlo, casi siempre se queda escondido. ¿Hay alguien, quizá tu médico de cabecera, a quien podrías contárselo?',
    ],
    minor: [
      'Has hecho bien en escribirlo. ¿Hay un adulto de confianza, en casa o en el instituto, a quien podrías decírselo hoy?',
    ],
    psychosis: [
      'Tiene que cansar mucho no poder apagarlo nunca. ¿Cómo estás durmiendo estos días?',
    ],
  },
  items: {
    check_in: [
      'Me paro un momento en ti: ¿cómo estás de verdad, estos días?',
      'Te lo pregunto con calma, y puedes responder como quieras: ¿cuánto te pesa todo esto últimamente?',
      'Antes de seguir: ¿hay algo, por debajo, que te cuesta decir?',
      'Y por dentro, ¿cómo lo vas llevando?',
    ],
    people: [
      'Conviene que lo sepan dos: alguien cuyo trabajo es ese y alguien en quien confías. ¿Quién te viene primero a la cabeza?',
      '¿Hay alguien, una amiga, un hermano, el médico, a quien podrías escribir hoy mismo?',
    ],
    obstacle: [
      '¿Te ves con fuerzas para llamar? Dime qué lo hace difícil: a veces escribir cuesta menos, y nadie te pide el nombre.',
      'Una llamada puede parecer demasiado. ¿Qué parte cuesta más, la voz, las palabras o lo de después?',
    ],
    ordinary_help: [
      'Para la ayuda de cada día se empieza por el médico de cabecera, el centro de salud mental de tu zona o un psicólogo.',
      'El médico de cabecera es una puerta sencilla: basta con decir que llevas tiempo sin poder y que hay pensamientos oscuros.',
    ],
    coping: [
      'Busquemos un paso solo para las próximas dos horas: ¿dónde y con quién serían más llevaderas?',
      'Hagamos un plan pequeño: un sitio seguro, una persona a la que llamar, algo que suele calmarte. ¿Por cuál empezamos?',
    ],
    disclose_ai: [
      'Soy una inteligencia artificial: no puedo ver cómo estás ni llamar a nadie. Por eso necesitas también a una persona de verdad.',
      'Te lo digo con honestidad: soy una inteligencia artificial, te escucho, pero no puedo ir hasta allí.',
    ],
  },
  openLine: [
    (line) =>
      `Puedes llamar aunque solo sea para tener a alguien al otro lado: ahora responde ${line}.`,
    (line) => `Hay una línea abierta en este momento: ${line}.`,
  ],
  openLines: [
    (one, other) =>
      `En este momento responden dos líneas: ${one}; y, para los pensamientos de morir, ${other}.`,
  ],
  closedLine: [
    (line, opens, emergency) =>
      `${line}, ${opens}; hasta entonces, si aprieta, está el ${emergency}. ¿Pensamos cómo pasar estas horas?`,
  ],
  noLine: [
    (emergency) => `Si aprieta, el ${emergency} responde siempre.`,
    (emergency) => `Puedes marcar el ${emergency} en cualquier momento, aunque no sepas qué decir.`,
    (emergency) => `Si el peligro se acerca, ${emergency}: está justo para eso.`,
    (emergency) => `Ten el ${emergency} a mano, y a alguien cerca todavía más.`,
  ],
  elsewhere: (unitedKingdom, unitedStates) =>
    `${unitedKingdom} en el Reino Unido, ${unitedStates} en Estados Unidos`,
  denial: [
    'De acuerdo, también te escucho en esto. Pero antes escribiste algo serio: ¿sigue ahí?',
    'Vale, no insisto. Solo para saberlo: ¿te sientes a salvo contigo en este momento?',
    'Puede ser, y si quieres volver a ello, aquí se puede. ¿Hay una parte de ti que sí lo decía en serio?',
  ],
  withYou: [
    'Estoy aquí.',
    'Te sigo leyendo.',
    'Te escucho.',
    'Sí, te leo.',
    'Esto también cuenta.',
    'Nos tomamos el tiempo que haga falta.',
  ],
};
