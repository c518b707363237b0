import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['accessibility']> = {
  title: 'Accesibilidad',
  intro: 'Queremos que cualquiera pueda usar Accanto. Nuestra referencia es WCAG 2.2, nivel AA.',
  sections: [
    {
      heading: 'Qué hacemos',
      paragraphs: [
        'Cada página se usa con el teclado y con lector de pantalla, aguanta el zoom al 200 % y una pantalla de 320 píxeles, tiene tema claro y oscuro y respeta la petición de menos movimiento.',
        'Las páginas públicas se leen también sin JavaScript.',
      ],
    },
    {
      heading: 'Qué falta por probar',
      paragraphs: [
        'Nuestras comprobaciones son automáticas. Aún no se ha hecho una prueba con personas que usan tecnologías de apoyo.',
        'La interfaz del chat está en italiano en todos los idiomas del sitio.',
      ],
    },
    {
      heading: 'Avísanos de una barrera',
      paragraphs: [
        'Escribe a {{email}}: dinos qué página y qué no funciona. Respondemos y lo corregimos.',
      ],
    },
  ],
};
