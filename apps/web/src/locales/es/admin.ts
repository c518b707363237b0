import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['admin']> = {
  title: 'Administración',
  text: 'Busca una cuenta por su dirección exacta. Las conversaciones no se ven aquí ni en ningún otro sitio.',
  email: 'Dirección de correo',
  search: 'Buscar',
  none: 'No hay ninguna cuenta con esta dirección.',
  registered: 'Registro: {{date}}',
  openSessions_one: '{{count}} sesión abierta',
  openSessions_other: '{{count}} sesiones abiertas',
  end: 'Cerrar sus sesiones',
  confirmTitle: '¿Cerrar todas las sesiones?',
  confirmText: 'La persona tendrá que volver a entrar en cada dispositivo.',
  ended_one: '{{count}} sesión cerrada',
  ended_other: '{{count}} sesiones cerradas',
  failed: 'No ha funcionado. Inténtalo más tarde.',
};
