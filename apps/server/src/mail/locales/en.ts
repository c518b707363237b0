import type { LetterWords } from './words.ts';

export const en: LetterWords = {
  signIn: {
    subject: 'Your link to sign in to Accanto',
    title: 'Here is your link',
    lead: 'You asked to sign in to Accanto. Press the button and you are in, no password needed.',
    button: 'Sign in to Accanto',
    codeLead: 'The button does not work? Type this code on the page where you asked for the link:',
    validity: (minutes) =>
      `The link and the code work for ${minutes === 1 ? '1 minute' : `${minutes} minutes`} and can be used once.`,
    notYou:
      'You did not ask for this link? You can ignore this email: nobody can get in without it.',
    about:
      'Accanto is an artificial intelligence and not an emergency service. If you are in danger, call 112.',
  },
  emailChange: {
    subject: 'Confirm your new address',
    title: 'Confirm your address',
    lead: 'You asked to use this address for your Accanto account. Confirm it with the button.',
    button: 'Confirm address',
    notYou: 'That was not you? Ignore this email and nothing will change.',
  },
  emailChanged: {
    subject: 'Your address has changed',
    title: 'Your address has changed',
    lead: 'From now on your Accanto account uses another address, which was confirmed just now.',
    notYou:
      'That was not you? Reply to this email at once and we will help you get your account back.',
  },
  answer: {
    why: (day) =>
      `You wrote to Accanto on ${day}; this is our answer. You can reply to this email.`,
  },
};
