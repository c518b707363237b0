import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['dashboard']> = {
  greeting: 'Hola, {{name}}',
  greetingNoName: 'Hola',
  subtitle: 'Tu espacio: tu perfil, tus accesos y todo lo que te concierne.',
  profile: {
    title: 'Tu perfil',
    name: 'Nombre',
    noName: 'Sin indicar',
    email: 'Correo electrónico',
    emailVerified: 'Correo verificado',
    yes: 'Sí',
    no: 'No',
    registeredOn: 'Fecha de registro',
    lastLogin: 'Acceso anterior',
    provider: 'Acceso con',
    roles: 'Roles',
    noRoles: 'Ninguno',
  },
  actions: {
    title: 'Acciones rápidas',
    tryChat: 'Probar el chat',
    tryChatHint: 'Escribe lo que tienes en la cabeza, a tu ritmo.',
    editProfile: 'Editar perfil',
  },
  stats: {
    title: 'Actividad',
    lastLogin: 'Último acceso',
    notAvailable: 'N/A',
    account: 'Cuenta',
    active: 'Activa',
  },
  admin: {
    title: 'Panel de administración',
    text: 'Tienes acceso de administrador.',
    open: 'Abrir el panel',
  },
};
