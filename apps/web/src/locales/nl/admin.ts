import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['admin']> = {
  title: 'Beheer',
  text: 'Zoek een account op het exacte adres. Gesprekken zijn hier niet te zien, en nergens anders.',
  email: 'E-mailadres',
  search: 'Zoeken',
  none: 'Geen account met dit adres.',
  registered: 'Account sinds {{date}}',
  openSessions_one: '{{count}} open sessie',
  openSessions_other: '{{count}} open sessies',
  end: 'Sessies beëindigen',
  confirmTitle: 'Alle sessies beëindigen?',
  confirmText: 'De persoon moet op elk apparaat opnieuw inloggen.',
  ended_one: '{{count}} sessie beëindigd',
  ended_other: '{{count}} sessies beëindigd',
  failed: 'Dat is niet gelukt. Probeer het later opnieuw.',
};
