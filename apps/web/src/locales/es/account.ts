import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['account']> = {
  login: {
    title: 'Te damos la bienvenida',
    subtitle:
      'Escribe tu correo y te enviamos un enlace para entrar. Sin contraseñas que recordar.',
    email: 'Correo electrónico',
    emailPlaceholder: 'nombre@ejemplo.es',
    send: 'Enviar enlace mágico',
    sending: 'Enviando...',
    or: 'o continúa con',
    connecting: 'Conectando...',
    notAvailable: '{{provider}} no está disponible aquí',
    agree:
      'Al continuar aceptas las <terms>Condiciones</terms> y confirmas que has leído la <privacy>Privacidad</privacy>.',
    newTab: '(se abre en una pestaña nueva)',
    disclaimer:
      'Accanto es una inteligencia artificial, no un servicio de emergencias. Si estás en peligro, llama al <call>{{number}}</call>.',
    asideTitle: 'Hay alguien que te escucha, también esta noche.',
    asideText:
      'Bastan un correo y un apodo. Lo que escribes sigue siendo tuyo: puedes exportarlo o borrarlo cuando quieras.',
  },
  sent: {
    title: 'Mira tu correo',
    text: 'Hemos enviado un enlace de acceso a <address>{{email}}</address>.',
    validity: 'El enlace vale {{minutes}} minutos y solo se usa una vez.',
    code: 'O escribe el código de 6 cifras',
    codeHint: 'Está en el mismo correo. Útil si lo lees en otro dispositivo.',
    codeSubmit: 'Entrar con el código',
    codeChecking: 'Comprobando...',
    codeInvalid: 'El código no es correcto o ha caducado',
    resend: 'Enviar otra vez',
    resendIn: 'Enviar otra vez en {{seconds}} s',
    resent: 'Te hemos enviado un enlace nuevo',
    other: 'Usar otra dirección',
    outbox: 'Entorno de pruebas: abrir la bandeja de salida',
  },
  callback: {
    working: 'Iniciando sesión...',
    wait: 'Un momento, por favor',
    confirmTitle: '¿Eres tú?',
    confirmText:
      'Este enlace se pidió desde otro navegador. Para entrar aquí en esta cuenta, confírmalo.',
    confirmSwitchText:
      'En este navegador ya hay una sesión abierta. ¿Quieres entrar con esta cuenta?',
    continueAs: 'Continuar como {{address}}',
    notMe: 'No soy yo',
  },
  errors: {
    emailInvalid: 'Escribe una dirección de correo válida',
    sendFailed: 'No hemos podido enviar el enlace. Inténtalo más tarde.',
    startFailed: 'No se ha podido iniciar la autenticación',
    providerMissing: 'Esta forma de entrar todavía no está activa. Usa el enlace por correo.',
    proofRequired:
      'Para entrar, confirma tu dirección: te hemos enviado un enlace por correo. Ábrelo en este navegador. Si no llega, escribe aquí tu dirección.',
    accountBlocked: 'Esta cuenta está bloqueada',
    rateLimited: 'Demasiadas solicitudes. Inténtalo de nuevo en breve.',
    verifyFailed: 'No se ha podido comprobar el enlace',
    pkceMissing: 'Faltan datos de seguridad. Vuelve a iniciar sesión',
    exchangeFailed: 'No se ha podido completar la autenticación',
    missing: 'Faltan los datos de autenticación',
  },
};
