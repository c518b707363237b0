import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['forms']> = {
  contact: {
    name: 'Name',
    email: 'E-mail',
    message: 'Message',
    messageHint: '{{min}} to {{max}} characters',
    submit: 'Send message',
    submitting: 'Sending...',
    subject: 'Message from the Accanto site',
    sentTitle: 'Message sent',
    sentText: 'Thank you, we will answer as soon as we can.',
  },
  waitlist: {
    email: 'Your e-mail',
    placeholder: 'name@example.com',
    submit: 'Join',
    submitting: 'Joining...',
    subject: 'New waitlist entry',
    plan: 'Plan you are interested in: {{plan}}',
    privacy: 'We use the address for this only. One click takes you off the list.',
    sentTitle: 'You are on the list',
    sentText: 'We have kept a place for you. Check your e-mail.',
  },
  honeypot: 'Leave this field empty',
  problems: {
    NAME_REQUIRED: 'Please enter your name',
    NAME_TOO_LONG: 'The name can have at most {{nameMax}} characters',
    EMAIL_REQUIRED: 'Please enter your e-mail',
    EMAIL_INVALID: 'Enter a valid e-mail address',
    EMAIL_TOO_LONG: 'The e-mail can have at most {{emailMax}} characters',
    MESSAGE_TOO_SHORT: 'The message needs at least {{messageMin}} characters',
    MESSAGE_TOO_LONG: 'The message can have at most {{messageMax}} characters',
  },
  failed: 'Something went wrong. Please try again later.',
};
