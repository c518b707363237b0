import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['privacy']> = {
  title: 'Privacidad',
  intro:
    'Qué datos tratamos, para qué, durante cuánto tiempo y cómo decides tú. Lo que escribes en el chat puede referirse a tu salud: solo lo tratamos con tu consentimiento explícito.',
  table: {
    caption: 'Finalidades, datos y plazos',
    head: {
      purpose: 'Finalidad',
      data: 'Datos',
      basis: 'Base jurídica',
      duration: 'Cuánto tiempo',
      recipients: 'Quién los recibe',
    },
    rows: [
      {
        purpose: 'Acceso y cuenta',
        data: 'Correo, apodo, idioma, sesiones abiertas (dispositivo y horas). Si entras con Google, Facebook o Microsoft: tu identificador allí y tu imagen',
        basis: 'Contrato, art. 6(1)(b) RGPD',
        duration: 'Hasta que elimines la cuenta',
        recipients: 'El proveedor que envía los correos; el servicio con el que elijas entrar',
      },
      {
        purpose: 'Chat',
        data: 'Mensajes, reacciones, comentarios',
        basis: 'Consentimiento explícito, art. 9(2)(a) RGPD',
        duration:
          'Sin historial: hasta un chat nuevo, cerrar sesión o 24 horas de silencio. Con historial: hasta que lo borres',
        recipients: 'El gestor del modelo de lenguaje, si hay uno conectado',
      },
      {
        purpose: 'Memoria entre conversaciones',
        data: 'Datos breves que aceptaste que se recuerden',
        basis: 'Consentimiento explícito, art. 9(2)(a) RGPD',
        duration: 'Hasta que los borres o retires el consentimiento',
        recipients: 'El gestor del modelo de lenguaje, si hay uno conectado',
      },
      {
        purpose: 'Seguridad de las personas',
        data: 'Nivel de riesgo, hora, idioma, tarjeta mostrada. Nunca el texto',
        basis: 'Consentimiento explícito e intereses vitales, art. 9(2)(a) y (c) RGPD',
        duration: '{{riskEvents}} días',
        recipients: 'Nadie',
      },
      {
        purpose: 'Aviso sobre una respuesta',
        data: 'Los mensajes que marques y el motivo, si lo escribes',
        basis: 'Consentimiento explícito, art. 9(2)(a) RGPD',
        duration: '{{reports}} días',
        recipients: 'Quien gestiona el servicio',
      },
      {
        purpose: 'Mayoría de edad',
        data: 'El resultado y cuándo. De un rechazo, durante 24 horas, una huella que no dice quién eres',
        basis: 'Protección de menores, art. 6(1)(c) y (f) RGPD',
        duration: 'Con la cuenta',
        recipients: 'Nadie',
      },
      {
        purpose: 'Mensajes de contacto',
        data: 'Nombre, correo, mensaje',
        basis: 'Responder a tu solicitud, art. 6(1)(b) RGPD',
        duration: '{{contactMessages}} días',
        recipients:
          'Quien gestiona el servicio; el servicio que recoge los formularios, si hay uno conectado',
      },
      {
        purpose: 'Lista de espera',
        data: 'Correo, plan elegido y parte de la web desde la que escribiste',
        basis: 'Consentimiento, art. 6(1)(a) RGPD',
        duration: 'Hasta que salgas con el enlace del correo',
        recipients:
          'El proveedor que envía los correos; el servicio que recoge los formularios, si hay uno conectado',
      },
      {
        purpose: 'Recuento de visitas',
        data: 'Totales diarios sin ningún identificador',
        basis: 'Interés legítimo, art. 6(1)(f) RGPD',
        duration: '{{dailyCounts}} días',
        recipients: 'Un servicio de estadísticas sin cookies, si hay uno conectado',
      },
      {
        purpose: 'Defensa contra abusos',
        data: 'Tu dirección de red, solo en memoria y solo para contar peticiones',
        basis: 'Interés legítimo, art. 6(1)(f) RGPD',
        duration: 'Una hora como mucho; no se guarda',
        recipients: 'Nadie',
      },
      {
        purpose: 'Registro de seguridad',
        data: 'Eventos de acceso y de administración, sin textos',
        basis: 'Interés legítimo, art. 6(1)(f) RGPD',
        duration: '{{auditLog}} días',
        recipients: 'Nadie',
      },
    ],
  },
  retention: {
    heading: 'Qué se borra solo',
    text: 'Lo que no borres tú se elimina al acabar estos plazos. Son los mismos números con los que trabaja el programa.',
    days_one: '{{count}} día',
    days_other: '{{count}} días',
    rows: {
      contactMessages: 'Mensajes de contacto',
      riskEvents: 'Eventos de seguridad de la persona',
      reports: 'Avisos sobre respuestas',
      unansweredAgeChecks: 'Cuentas sin respuesta a la pregunta sobre la edad',
      sessionsAfterEnd: 'Sesiones cerradas',
      magicLinksAfterExpiry: 'Enlaces de acceso caducados',
      backups: 'Copias de seguridad',
      auditLog: 'Registro de seguridad',
      dailyCounts: 'Recuento de visitas',
      replacedRefreshTokens: 'Claves de acceso ya sustituidas',
      dailyReplyCounts: 'Recuento diario de respuestas',
    },
  },
  sections: [
    {
      heading: 'Quién es responsable',
      paragraphs: [
        '{{name}}, {{address}}. Escribe a {{email}}. Para protección de datos: {{dpo}}.',
      ],
    },
    {
      heading: 'Cómo protegemos lo que escribes',
      paragraphs: [
        'Los mensajes y comentarios están cifrados en nuestro almacén, con una clave distinta para cada persona. Al eliminar la cuenta, la clave se destruye primero: también las copias de seguridad quedan ilegibles y caducan en {{backups}} días.',
        'Ninguna pantalla nuestra muestra las conversaciones, salvo los mensajes que señalas tú. Quien gestiona los servidores podría, en principio, descifrarlas.',
      ],
    },
    {
      heading: 'Dónde están los datos',
      paragraphs: [
        'Los datos se guardan en: {{region}}. Si quien gestiona el servicio conecta un modelo de lenguaje externo, el texto de la conversación se le envía para preparar la respuesta.',
      ],
    },
    {
      heading: 'Lectura automática del texto',
      paragraphs: [
        'Un programa lee lo que escribes para detectar un posible peligro y mostrar teléfonos de ayuda. No deducimos emociones de la voz ni de la cara, ni tomamos decisiones automáticas con efectos jurídicos.',
      ],
    },
    {
      heading: 'Tus derechos',
      paragraphs: [
        'Puedes ver, corregir, descargar y borrar tus datos, limitar su uso, oponerte y retirar cualquier consentimiento. Desde el panel descargas el archivo, cambias el apodo, cierras sesiones y eliminas la cuenta. El consentimiento se retira con la misma facilidad con la que se da.',
        'También puedes acudir a la Agencia Española de Protección de Datos o a la autoridad de tu país.',
      ],
    },
    {
      heading: 'Edad',
      paragraphs: [
        'Accanto es para personas adultas. Preguntamos mes y año de nacimiento una sola vez y guardamos solo el resultado.',
      ],
    },
  ],
};
