import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['common']> = {
  nav: {
    label: 'Main navigation',
    home: 'Accanto, home page',
    about: 'What it is',
    howItWorks: 'How it works',
    pricing: 'Pricing',
    faq: 'Questions',
    signIn: 'Log in',
    signUp: 'Sign up',
    getStarted: 'Get started',
    chatDemo: 'Try the chat',
    chat: 'Chat',
    unread_one: '{{count}} unread message',
    unread_other: '{{count}} unread messages',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    skip: 'Skip to content',
  },
  userMenu: {
    open: 'Open the user menu',
    user: 'User',
    dashboard: 'Dashboard',
    profile: 'Profile',
    settings: 'Settings',
    logout: 'Log out',
  },
  footer: {
    tagline: 'Someone to listen, when you need it.',
    useful: 'Useful links',
    legal: 'Legal',
    contact: 'Contact',
    privacy: 'Privacy',
    terms: 'Terms',
    cookies: 'Cookies',
    faq: 'Common questions',
    accessibility: 'Accessibility',
    safety: 'Safety',
    follow: 'Follow us',
    disclaimer:
      'Accanto is an artificial intelligence. It is not psychotherapy, it makes no diagnosis and it is not an emergency service.',
    emergency: 'In danger? Call {{number}}',
    rights: '© {{year}} Accanto. All rights reserved.',
  },
  language: { label: 'Language' },
  theme: { toDark: 'Switch to the dark theme', toLight: 'Switch to the light theme' },
  actions: {
    close: 'Close',
    cancel: 'Cancel',
    save: 'Save',
    retry: 'Try again',
    backHome: 'Back to home',
  },
  state: {
    tooManyFor: 'Too many requests. Please try again in {{minutes}} minutes.',
    loading: 'Loading',
    loadFailed: 'We could not load this.',
    brokenTitle: 'Something got stuck',
    brokenText: 'This page did not load as it should. Trying again usually helps.',
    unreachableText:
      'The server is not answering. Check your connection and try again, or log in once more.',
    offline: 'You are offline',
  },
  auth: {
    errorTitle: 'Sign-in error',
    profileFailed: 'We could not load your profile',
    generic: 'Something went wrong while signing you in',
    welcome: 'Welcome, {{name}}',
    loggedOut: 'You are logged out',
  },
  forbidden: {
    title: 'Access denied',
    text: 'You do not have permission to open this page',
    back: 'Back to the dashboard',
  },
  notFound: {
    title: 'Oops! Page not found',
    text: 'The page you are looking for is not here, or it has moved.',
  },
  legal: {
    updated: 'Last updated: {{date}}',
    example: 'Sample text: whoever runs this service has not entered their details yet.',
  },
  pages: {
    imageText: 'Two circles leaning on each other: the mark of Accanto.',
    home: {
      title: 'Accanto, someone to listen when you need it',
      description:
        'An AI companion that listens at any hour and answers with care. It is not psychotherapy and not an emergency service.',
    },
    login: {
      title: 'Log in to Accanto',
      description: 'Enter Accanto with a link in your e-mail, without a password.',
    },
    faq: {
      title: 'Common questions about Accanto',
      description:
        'Eight short answers on what Accanto does, what it does not do, and how it treats what you write.',
    },
    privacy: {
      title: 'Privacy | Accanto',
      description: 'Which data we use, why, for how long, and how you stay in charge.',
    },
    terms: {
      title: 'Terms of use | Accanto',
      description: 'The rules for using Accanto, in plain words.',
    },
    cookies: {
      title: 'Cookies | Accanto',
      description:
        'Accanto uses no profiling cookies. This is what stays in your browser, and why.',
    },
    accessibility: {
      title: 'Accessibility | Accanto',
      description: 'How we make Accanto usable for everyone, and how to tell us about a barrier.',
    },
    safety: {
      title: 'Safety | Accanto',
      description:
        'How Accanto behaves when somebody is in danger, what it cannot do, how often it gets it wrong, and the checked helplines country by country.',
    },
    callback: { title: 'Signing in | Accanto', description: '' },
    dashboard: { title: 'Dashboard | Accanto', description: '' },
    chat: { title: 'Chat | Accanto', description: '' },
    admin: { title: 'Administration | Accanto', description: '' },
    notFound: { title: 'Page not found | Accanto', description: '' },
  },
};
