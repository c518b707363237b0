import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['common']> = {
  nav: {
    label: 'Navegación principal',
    home: 'Accanto, página de inicio',
    about: 'Qué es',
    howItWorks: 'Cómo funciona',
    pricing: 'Precios',
    faq: 'Preguntas',
    signIn: 'Entrar',
    signUp: 'Crear cuenta',
    getStarted: 'Empezar',
    chatDemo: 'Probar el chat',
    chat: 'Chat',
    unread_one: '{{count}} mensaje sin leer',
    unread_other: '{{count}} mensajes sin leer',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
    skip: 'Ir al contenido',
  },
  userMenu: {
    open: 'Abrir el menú de usuario',
    user: 'Usuario',
    dashboard: 'Panel',
    profile: 'Perfil',
    settings: 'Ajustes',
    logout: 'Cerrar sesión',
  },
  footer: {
    tagline: 'Alguien que escucha, cuando lo necesitas.',
    useful: 'Enlaces útiles',
    legal: 'Información legal',
    contact: 'Contacto',
    privacy: 'Privacidad',
    terms: 'Condiciones',
    cookies: 'Cookies',
    faq: 'Preguntas frecuentes',
    accessibility: 'Accesibilidad',
    safety: 'Seguridad',
    follow: 'Síguenos',
    disclaimer:
      'Accanto es una inteligencia artificial. No es psicoterapia, no hace diagnósticos y no es un servicio de emergencias.',
    emergency: '¿Estás en peligro? Llama al {{number}}',
    rights: '© {{year}} Accanto. Todos los derechos reservados.',
  },
  language: { label: 'Idioma' },
  theme: { toDark: 'Cambiar al tema oscuro', toLight: 'Cambiar al tema claro' },
  actions: {
    close: 'Cerrar',
    cancel: 'Cancelar',
    save: 'Guardar',
    retry: 'Reintentar',
    backHome: 'Volver al inicio',
  },
  state: {
    tooManyFor: 'Demasiadas solicitudes. Inténtalo de nuevo en {{minutes}} minutos.',
    loading: 'Cargando',
    loadFailed: 'No hemos podido cargar estos datos.',
    brokenTitle: 'Algo se ha atascado',
    brokenText: 'Esta página no se ha cargado como debía. Casi siempre basta con reintentar.',
    unreachableText:
      'El servidor no responde. Revisa tu conexión y reinténtalo, o vuelve a entrar.',
    offline: 'Estás sin conexión',
  },
  auth: {
    errorTitle: 'Error de autenticación',
    profileFailed: 'No se ha podido cargar tu perfil',
    generic: 'Algo ha fallado al iniciar la sesión',
    welcome: 'Te damos la bienvenida, {{name}}',
    loggedOut: 'Has cerrado la sesión',
  },
  forbidden: {
    title: 'Acceso denegado',
    text: 'No tienes permiso para abrir esta página',
    back: 'Volver al panel',
  },
  notFound: {
    title: 'Oops! Page not found',
    text: 'La página que buscas no está, o ha cambiado de dirección.',
  },
  legal: {
    updated: 'Última actualización: {{date}}',
    example: 'Texto de ejemplo: quien gestiona este servicio aún no ha indicado sus datos.',
  },
  pages: {
    imageText: 'Dos círculos que se apoyan el uno en el otro: la marca de Accanto.',
    home: {
      title: 'Accanto, alguien que te escucha cuando lo necesitas',
      description:
        'Un compañero de conversación con inteligencia artificial que te escucha a cualquier hora. No es psicoterapia ni un servicio de emergencias.',
    },
    login: {
      title: 'Entrar en Accanto',
      description: 'Entra en Accanto con un enlace en tu correo, sin contraseña.',
    },
    faq: {
      title: 'Preguntas frecuentes sobre Accanto',
      description:
        'Ocho respuestas breves sobre lo que hace Accanto, lo que no hace y cómo trata lo que escribes.',
    },
    privacy: {
      title: 'Privacidad | Accanto',
      description: 'Qué datos tratamos, para qué, durante cuánto tiempo y cómo decides tú.',
    },
    terms: {
      title: 'Condiciones de uso | Accanto',
      description: 'Las reglas de uso de Accanto, con palabras sencillas.',
    },
    cookies: {
      title: 'Cookies | Accanto',
      description:
        'Accanto no usa cookies de perfilado. Esto es lo que queda en tu navegador y por qué.',
    },
    accessibility: {
      title: 'Accesibilidad | Accanto',
      description:
        'Cómo hacemos que Accanto sea para todo el mundo y cómo avisarnos de una barrera.',
    },
    safety: {
      title: 'Seguridad | Accanto',
      description:
        'Cómo se comporta Accanto cuando alguien está en peligro, qué no puede hacer, con qué frecuencia se equivoca y las líneas de ayuda comprobadas, país por país.',
    },
    callback: { title: 'Iniciando sesión | Accanto', description: '' },
    dashboard: { title: 'Panel | Accanto', description: '' },
    chat: { title: 'Chat | Accanto', description: '' },
    admin: { title: 'Administración | Accanto', description: '' },
    notFound: { title: 'Página no encontrada | Accanto', description: '' },
  },
};
