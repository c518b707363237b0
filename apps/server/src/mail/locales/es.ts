import type { LetterWords } from './words.ts';

export const es: LetterWords = {
  signIn: {
    subject: 'Tu enlace para entrar en Accanto',
    title: 'Aquí tienes tu enlace',
    lead: 'Has pedido entrar en Accanto. Pulsa el botón y ya estás dentro: no hace falta contraseña.',
    button: 'Entrar en Accanto',
    codeLead:
      '¿No funciona el botón? Escribe este código en la página desde la que pediste el enlace:',
    validity: (minutes) =>
      `El enlace y el código valen ${minutes === 1 ? '1 minuto' : `${minutes} minutos`} y solo se pueden usar una vez.`,
    notYou:
      '¿No has pedido este enlace? Puedes ignorar este correo: sin el enlace nadie puede entrar.',
    about:
      'Accanto es una inteligencia artificial y no es un servicio de emergencias. Si hay peligro, llama al 112.',
  },
  emailChange: {
    subject: 'Confirma tu nueva dirección',
    title: 'Confirma tu dirección',
    lead: 'Has pedido usar esta dirección para tu cuenta de Accanto. Confírmala con el botón.',
    button: 'Confirmar dirección',
    notYou: '¿No has sido tú? Ignora este correo y no cambiará nada.',
  },
  emailChanged: {
    subject: 'Tu dirección ha cambiado',
    title: 'Tu dirección ha cambiado',
    lead: 'A partir de ahora tu cuenta de Accanto usa otra dirección, confirmada hace un momento.',
    notYou:
      '¿No has sido tú? Responde enseguida a este correo y te ayudamos a recuperar tu cuenta.',
  },
  answer: {
    why: (day) =>
      `Escribiste a Accanto el ${day}: esta es nuestra respuesta. Puedes responder a este correo.`,
  },
};
