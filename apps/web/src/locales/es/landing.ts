import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['landing']> = {
  hero: {
    kicker: 'Un compañero de conversación',
    title: 'Alguien a quien contárselo, cuando lo necesitas.',
    text: 'Accanto escucha, pregunta con calma y no juzga. De día, de noche, a tu ritmo.',
    join: 'Unirme a la lista de espera',
    learn: 'Saber más',
    tryNow: 'o prueba el chat ahora',
    notice: 'Accanto es una inteligencia artificial, no un servicio de emergencias.',
    emergency: '¿Estás en peligro? Llama al {{number}}',
    scroll: 'Desplázate hacia abajo',
    pause: 'Detener el fondo en movimiento',
    play: 'Poner en movimiento el fondo',
    bubbleUser: 'Hoy no me apetece hablar con nadie. Pero aquí sí.',
    bubbleReply: 'Entonces nos quedamos aquí, sin prisa. ¿Cómo ha ido el día?',
  },
  about: {
    title: 'Una presencia, no una solución',
    text: 'A veces solo hace falta poner en palabras lo que da vueltas en la cabeza. Accanto está hecho para eso.',
    isTitle: 'Es',
    is: {
      one: 'Un espacio para escribir lo que sientes, sin tener que explicarlo bien.',
      two: 'Una escucha que hace preguntas sencillas y no pierde el hilo.',
      three: 'Una inteligencia artificial que siempre lo dice, con claridad.',
    },
    isNotTitle: 'No es',
    isNot: {
      one: 'Psicoterapia: no sustituye a una persona formada para ayudarte.',
      two: 'Diagnóstico: no pone nombre a lo que sientes.',
      three: 'Un servicio de emergencias: si hay peligro, el número es el 112.',
    },
  },
  how: {
    title: 'Cómo funciona',
    text: 'Tres pasos, ningún formulario largo.',
    steps: {
      one: {
        title: 'Entras con tu correo',
        text: 'Te enviamos un enlace. Sin contraseña y, si quieres, solo con un apodo.',
      },
      two: {
        title: 'Escribes como te salga',
        text: 'Una frase o una página entera. Puedes empezar por cualquier punto.',
      },
      three: {
        title: 'Recibes escucha',
        text: 'Accanto responde mientras escribe, te hace una pregunta cada vez y se detiene cuando tú quieras.',
      },
    },
    featuresTitle: 'Y cuando hace falta más',
    features: {
      one: 'Ocho atajos para respirar, poner orden o encontrar un pequeño paso.',
      two: 'Reacciones y comentarios bajo cada respuesta, para decir qué te ha servido.',
      three: 'Tus conversaciones en un archivo CSV, con una vista previa antes de guardar.',
      four: 'Teléfonos de ayuda comprobados, cuando las palabras dicen que hacen falta.',
    },
    chatTitle: 'Un ejemplo',
    chatLabel: 'Conversación de ejemplo',
    chat: {
      one: 'Me he peleado con mi hermana y no dejo de darle vueltas.',
      two: 'Darle tantas vueltas cansa. ¿Qué frase vuelve más a menudo?',
      three: 'Cuando le dije que nunca está.',
      four: 'Parece que detrás hay ganas de tenerla más cerca. ¿Es así?',
    },
    you: 'Tú',
    companion: 'Accanto',
  },
  benefits: {
    title: 'Por qué puede venirte bien contarlo aquí',
    items: {
      one: {
        title: 'A cualquier hora',
        text: 'A las tres de la madrugada o a mediodía, sin cita.',
      },
      two: { title: 'Sin juicios', text: 'Puedes empezar la frase diez veces. Nadie tiene prisa.' },
      three: { title: 'Con discreción', text: 'Un apodo y un correo electrónico. Nada más.' },
      four: {
        title: 'En tus manos',
        text: 'Tú decides si guardar el historial. Lo borras todo cuando quieras.',
      },
    },
    expertTitle: 'En qué nos apoyamos',
    expertText:
      'La forma en que Accanto escucha sigue indicaciones publicadas por otros, que puedes leer:',
    sources: {
      one: {
        idea: 'Observar, escuchar y conectar.',
        publisher:
          'Organización Mundial de la Salud, War Trauma Foundation y World Vision International (2011)',
        title: 'Psychological first aid: guide for field workers',
      },
      two: {
        idea: 'Darse cuenta pronto de quién lo pasa mal y acompañarlo hacia una ayuda.',
        publisher: 'Organización Mundial de la Salud (2021)',
        title: 'Live life: an implementation guide for suicide prevention in countries',
      },
      three: {
        idea: 'Quien habla con una máquina debe saberlo.',
        publisher: 'Unión Europea (2024)',
        title: 'Reglamento (UE) 2024/1689 sobre inteligencia artificial, artículo 50',
      },
    },
    expertNote: 'Estas entidades no han evaluado ni aprobado Accanto.',
    disclaimer:
      'Accanto ofrece apoyo emocional y compañía. No es psicoterapia, no hace diagnósticos y no sustituye a médicos ni psicólogos. Si estás en peligro, llama al 112.',
  },
  pricing: {
    title: 'Precios claros, cuando llegue el momento',
    text: 'Estamos en pruebas: hoy no se vende nada y ningún límite está activo. Esto es lo que tenemos en mente.',
    perMonth: 'al mes',
    vat: 'IVA incluido, facturación mensual, cancela cuando quieras.',
    highlighted: 'El más equilibrado',
    plans: {
      free: {
        name: 'Free',
        description: 'Para ver cómo es, sin compromiso.',
        cta: 'Avísame',
        features: {
          one: 'Chat de texto',
          two: 'Sesiones de prueba breves cada día',
          three: 'Franjas horarias limitadas',
          four: 'Solo un apodo y un correo',
          five: 'Exportas y borras tus datos',
        },
      },
      base: {
        name: 'Base',
        description: 'Una escucha, cada día.',
        cta: 'Avísame de Base',
        features: {
          one: 'Chat de texto a diario',
          two: 'Disponible las 24 horas, los 7 días',
          three: 'Historial, si lo quieres',
          four: 'Exportas y borras tus datos',
          five: 'Cancela cuando quieras',
        },
      },
      premium: {
        name: 'Premium',
        description: 'Para quien prefiere hablar.',
        cta: 'Avísame de Premium',
        features: {
          one: 'Todo lo de Base',
          two: 'Interacción por voz natural',
          three: 'Respuestas de audio de alta calidad',
          four: 'Atención prioritaria',
          five: 'Cancela cuando quieras',
        },
      },
    },
    notice:
      'Accanto es una IA y no un servicio de emergencias. La ayuda en los momentos difíciles nunca dependerá del plan.',
  },
  voice: {
    soon: 'Próximamente',
    title: 'Pronto, también de viva voz',
    text: 'Para cuando escribir es demasiado. La voz se transcribe y se descarta al momento: no deducimos emociones de ella.',
    steps: {
      one: { title: 'Tocas y hablas', text: 'Como por teléfono, con las pausas que necesites.' },
      two: {
        title: 'Accanto escucha',
        text: 'Tus palabras se convierten en texto, el audio no se queda.',
      },
      three: {
        title: 'Te responde',
        text: 'Con una voz tranquila, siempre reconocible como artificial.',
      },
    },
    exampleTitle: 'Cómo podría sonar',
    exampleLabel: 'Conversación de voz de ejemplo',
    example: {
      one: 'Estoy en el coche, aparcado. No consigo subir a casa.',
      two: 'Quedémonos aquí un momento. ¿Qué te espera detrás de esa puerta?',
      three: 'El silencio, creo.',
    },
  },
  contact: {
    title: 'Escríbenos',
    text: 'Preguntas, ideas, algo que no va: lo leemos todo. Para hablar de cómo estás, en cambio, el sitio es el chat.',
  },
  waitlist: {
    title: 'Guárdate un sitio',
    text: 'Déjanos tu correo: te escribiremos cuando Accanto abra, y nada más.',
  },
};
