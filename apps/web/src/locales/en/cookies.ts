import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['cookies']> = {
  title: 'Cookies and browser storage',
  intro:
    'Accanto uses no profiling cookies and needs no banner. This is everything that stays in your browser.',
  sections: [
    {
      heading: 'In local storage',
      paragraphs: [
        'access_token and refresh_token: they keep you signed in. Removed when you log out.',
        'language and theme: the language and theme you chose.',
        'link_marker: remembers that the sign-in link was asked for here, so that nobody can sign you in to someone else’s account.',
        'Drafts and messages not yet delivered: only on your device, removed when you log out on purpose, at the latest with the first visit after 30 days.',
      ],
    },
    {
      heading: 'In session storage',
      paragraphs: [
        'pkce_code_verifier and pkce_redirect_uri: two security values while you sign in with Google, removed right after.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'A single technical cookie, while you sign in with Google, Facebook or Microsoft, ties the sign-in to your browser. It expires by itself.',
      ],
    },
    {
      heading: 'Statistics',
      paragraphs: [
        'We count how often a page is seen, as daily totals without identifiers. If your browser asks not to be counted, we do not count you.',
      ],
    },
  ],
};
