import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['faq']> = {
  title: 'Preguntas frecuentes',
  text: 'Ocho respuestas breves. Si falta la tuya, escríbenos.',
  more: '¿Te quedan preguntas?',
  safety: 'Lee cómo se comporta Accanto ante un peligro',
  items: {
    one: {
      question: '¿Con quién hablo cuando escribo a Accanto?',
      answer:
        'Con una inteligencia artificial. No hay una persona al otro lado, y Accanto lo dice siempre que se lo preguntas.',
    },
    two: {
      question: '¿Accanto es psicoterapia?',
      answer:
        'No. Es escucha y compañía. No hace diagnósticos ni sustituye a médicos o psicólogos, que son la buena elección cuando el peso es grande.',
    },
    three: {
      question: '¿Qué hago si estoy en peligro?',
      answer:
        'Llama enseguida al 112. En el chat el número está siempre a un toque, y aparecen teléfonos de ayuda comprobados cuando tus palabras hacen pensar en un peligro.',
    },
    four: {
      question: '¿Quién puede leer lo que escribo?',
      answer:
        'Los textos se guardan cifrados y ninguna pantalla nuestra los muestra, salvo los mensajes que señalas tú. Quien gestiona los servidores podría, en principio, descifrarlos. Si hay conectado un modelo de lenguaje externo, recibe el texto para responderte.',
    },
    five: {
      question: '¿Tengo que usar mi nombre?',
      answer:
        'No. Para entrar solo hace falta un correo. El nombre que ves puede ser un apodo, y puedes cambiarlo o quitarlo.',
    },
    six: {
      question: '¿Cuánto cuesta?',
      answer:
        'Hoy nada: estamos en pruebas. Hemos anunciado tres planes (0, 6,99 y 9,99 euros al mes), pero todavía no se puede comprar nada.',
    },
    seven: {
      question: '¿Puedo borrarlo todo?',
      answer:
        'Sí. Desde el panel eliminas la cuenta y, con ella, conversaciones, comentarios y perfil. Antes puedes descargar un archivo con tus datos.',
    },
    eight: {
      question: '¿En qué idiomas funciona?',
      answer:
        'El sitio está en italiano, inglés, español y neerlandés. La pantalla del chat está en italiano, pero Accanto responde en el idioma en que escribes.',
    },
  },
};
