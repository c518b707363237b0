import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['admin']> = {
  title: 'Administration',
  text: 'Find an account by its exact address. Conversations cannot be seen here, nor anywhere else.',
  email: 'E-mail address',
  search: 'Search',
  none: 'No account with this address.',
  registered: 'Registered on {{date}}',
  openSessions_one: '{{count}} open session',
  openSessions_other: '{{count}} open sessions',
  end: 'End their sessions',
  confirmTitle: 'End all sessions?',
  confirmText: 'The person will have to sign in again on every device.',
  ended_one: '{{count}} session ended',
  ended_other: '{{count}} sessions ended',
  failed: 'That did not work. Please try again later.',
};
