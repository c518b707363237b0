import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['forms']> = {
  contact: {
    name: 'Nombre',
    email: 'Correo electrónico',
    message: 'Mensaje',
    messageHint: 'De {{min}} a {{max}} caracteres',
    submit: 'Enviar mensaje',
    submitting: 'Enviando...',
    subject: 'Mensaje desde la web de Accanto',
    sentTitle: 'Mensaje enviado',
    sentText: 'Gracias, te responderemos en cuanto podamos.',
  },
  waitlist: {
    email: 'Tu correo',
    placeholder: 'nombre@ejemplo.es',
    submit: 'Unirme',
    submitting: 'Apuntándote...',
    subject: 'Nueva inscripción en la lista de espera',
    plan: 'Plan que te interesa: {{plan}}',
    privacy: 'Usamos la dirección solo para esto. Puedes salir con un clic.',
    sentTitle: 'Inscripción confirmada',
    sentText: 'Te hemos guardado un sitio. Mira tu correo.',
  },
  honeypot: 'No rellenes este campo',
  problems: {
    NAME_REQUIRED: 'El nombre es obligatorio',
    NAME_TOO_LONG: 'El nombre puede tener como máximo {{nameMax}} caracteres',
    EMAIL_REQUIRED: 'El correo es obligatorio',
    EMAIL_INVALID: 'Escribe una dirección de correo válida',
    EMAIL_TOO_LONG: 'El correo puede tener como máximo {{emailMax}} caracteres',
    MESSAGE_TOO_SHORT: 'El mensaje necesita al menos {{messageMin}} caracteres',
    MESSAGE_TOO_LONG: 'El mensaje puede tener como máximo {{messageMax}} caracteres',
  },
  failed: 'Ha ocurrido un error. Inténtalo más tarde.',
};
