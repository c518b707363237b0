import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['terms']> = {
  title: 'Condiciones de uso',
  intro: 'Pocas reglas, escritas para leerse.',
  sections: [
    {
      heading: 'Qué es Accanto',
      paragraphs: [
        'Un compañero de conversación con inteligencia artificial. Ofrece escucha y compañía. No es psicoterapia, no hace diagnósticos, no aconseja sobre medicamentos y no es un servicio de emergencias. Si estás en peligro, llama al 112.',
      ],
    },
    {
      heading: 'Quién puede usarlo',
      paragraphs: ['Personas de 18 años o más. Se entra con una dirección de correo propia.'],
    },
    {
      heading: 'Qué te pedimos',
      paragraphs: [
        'No uses Accanto para hacer daño a otros, para infringir la ley ni para poner a prueba su seguridad sin nuestro acuerdo. Recuerda que las respuestas las genera una máquina y pueden ser erróneas.',
      ],
    },
    {
      heading: 'Precios',
      paragraphs: [
        'Accanto está en pruebas y hoy no se puede comprar nada. Los precios mostrados son un anuncio, con IVA incluido; solo valdrán cuando se active la compra, con el derecho de desistimiento que marca la ley.',
      ],
    },
    {
      heading: 'Lo que escribes es tuyo',
      paragraphs: [
        'Los textos siguen siendo tuyos. Los usamos solo para responderte, nunca para publicidad ni para entrenar modelos.',
      ],
    },
    {
      heading: 'Fin',
      paragraphs: [
        'Puedes eliminar la cuenta cuando quieras desde el panel. Podemos suspender a quien use el servicio para hacer daño. En los momentos de peligro la ayuda nunca se corta.',
      ],
    },
    {
      heading: 'Responsabilidad y ley',
      paragraphs: [
        'El servicio lo ofrece {{name}}, {{address}}. No excluimos la responsabilidad que la ley no permite excluir. Se aplica la ley italiana; si eres consumidor, conservas la protección de tu país.',
      ],
    },
  ],
};
