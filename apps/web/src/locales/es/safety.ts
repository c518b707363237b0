import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['safety']> = {
  title: 'Seguridad',
  intro:
    'Quien escribe a Accanto puede estar pasándolo muy mal. Esta página explica con palabras sencillas qué ocurre en ese momento, qué no puede hacer Accanto y con qué frecuencia se equivoca.',
  nowTitle: '¿Estás en peligro ahora mismo?',
  nowText:
    'No esperes la respuesta de un programa. Llama al {{number}} o a una de las líneas de abajo.',
  toLines: 'Ir a las líneas de ayuda',
  behaviour: {
    heading: 'Qué hace',
    points: [
      'Dos controles independientes leen cada mensaje antes de que llegue una respuesta. Basta con que uno dé la alarma. Donde el otro no encuentra casi ningún peligro la señal pesa menos: primero una pregunta, y las líneas a la segunda señal.',
      'Si tus palabras hacen pensar en un peligro, las líneas de ayuda aparecen antes de la primera palabra de la respuesta. Las han escrito personas y salen de una lista: ningún modelo puede inventarse un número.',
      'Pregunta con calma y de forma directa, una cosa cada vez; si no está seguro de que haya peligro, pregunta primero si es así. Habla de ayuda profesional y de alguien en quien confíes, y dice que es una inteligencia artificial.',
      'La atención se mantiene 72 horas y baja despacio, aunque cambies de conversación o de dispositivo. Un «era broma» la baja un solo peldaño.',
      'Mientras haya peligro, ningún límite corta la conversación y cada frase se revisa antes de aparecer.',
    ],
  },
  never: {
    heading: 'Qué no hace nunca',
    points: [
      'No describe métodos, dosis ni lugares, ni siquiera dentro de un relato o de una investigación.',
      'No hace diagnósticos ni da indicaciones sobre medicamentos.',
      'No dice ser una persona ni promete guardar secretos.',
      'No te retiene cuando quieres irte, ni habla de precios mientras estás mal.',
    ],
  },
  cannot: {
    heading: 'Qué no puede hacer',
    points: [
      'No puede ver cómo estás, llamar a nadie ni enviar ayuda. Nadie sigue las conversaciones: nuestras pantallas solo muestran los mensajes que señalas tú.',
      'Puede no darse cuenta de un peligro, y puede ver uno donde no lo hay. Las cifras de abajo dicen con qué frecuencia.',
      'No sustituye a una persona: ni a quien te quiere ni a quien tiene formación para ayudarte.',
    ],
  },
  figures: {
    heading: 'Con qué frecuencia reconoce un peligro',
    text: 'Medido sin modelo de lenguaje, con frases escritas a propósito de las que el programa no ha aprendido. Algunas decisiones se tomaron mirando estos resultados: con otras frases pueden ser más bajos. Muchas son indirectas a propósito. Ningún clínico las ha revisado todavía.',
    texts: 'Frases',
    crisisRecall: 'Crisis reconocidas como crisis',
    seenRecall: 'Crisis notadas al menos como preocupación',
    concernRecall: 'Preocupaciones notadas',
    falseCrisis: 'Inofensivas tomadas por crisis',
    falseConcern: 'Inofensivas tomadas por preocupación',
    aim: 'Objetivo',
    languages: {
      it: 'Italiano',
      en: 'Inglés',
      es: 'Español',
      nl: 'Neerlandés',
    },
    note: 'Donde una cifra no llega al objetivo, el reconocimiento aún no es lo bastante bueno. Por eso el {{number}} está siempre a un toque, escribas lo que escribas.',
  },
  lines: {
    heading: 'Líneas de ayuda, país por país',
    text: 'Solo mostramos líneas confirmadas por al menos dos fuentes publicadas, con la fecha de la última comprobación. El número de emergencias funciona siempre.',
    countries: {
      ALL: 'Unión Europea',
      IT: 'Italia',
      ES: 'España',
      NL: 'Países Bajos',
      GB: 'Reino Unido',
      IE: 'Irlanda',
      US: 'Estados Unidos',
    },
    always: 'las 24 horas',
    unknown: 'horario por confirmar',
    daily: 'todos los días, {{from}}–{{to}}',
    free: 'gratuita',
    minors: 'para niños y adolescentes',
    women: 'para mujeres',
    region: 'solo {{region}}',
    call: 'Llamar al {{contact}}',
    write: 'Mensaje al {{contact}}',
    chat: 'Chat en su web',
    verified: 'Comprobada el {{date}}',
    source: 'fuente',
  },
  report: {
    heading: 'Si algo ha salido mal',
    text: 'Si una respuesta te hizo sentir peor o no vio un peligro, cuéntanoslo: escribe a {{email}} o usa el formulario de contacto. No hace falta que hables de ti.',
    contact: 'Escríbenos',
  },
};
