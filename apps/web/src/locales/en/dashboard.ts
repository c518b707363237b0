import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['dashboard']> = {
  greeting: 'Hello, {{name}}',
  greetingNoName: 'Hello',
  subtitle: 'Your space: your profile, your sign-ins and everything that concerns you.',
  profile: {
    title: 'Your profile',
    name: 'Name',
    noName: 'Not given',
    email: 'E-mail',
    emailVerified: 'E-mail verified',
    yes: 'Yes',
    no: 'No',
    registeredOn: 'Registered on',
    lastLogin: 'Previous sign-in',
    provider: 'Signed in with',
    roles: 'Roles',
    noRoles: 'None',
  },
  actions: {
    title: 'Quick actions',
    tryChat: 'Try the chat',
    tryChatHint: 'Write what is on your mind, at your own pace.',
    editProfile: 'Edit profile',
  },
  stats: {
    title: 'Activity',
    lastLogin: 'Last access',
    notAvailable: 'N/A',
    account: 'Account',
    active: 'Active',
  },
  admin: {
    title: 'Admin panel',
    text: 'You have administrator access.',
    open: 'Open the panel',
  },
};
