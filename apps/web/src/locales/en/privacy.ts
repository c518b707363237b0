import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['privacy']> = {
  title: 'Privacy',
  intro:
    'Which data we use, why, for how long, and how you stay in charge. What you write in the chat may concern your health: we use it only with your explicit consent.',
  table: {
    caption: 'Purposes, data and duration',
    head: {
      purpose: 'Purpose',
      data: 'Data',
      basis: 'Legal basis',
      duration: 'How long',
      recipients: 'Who receives it',
    },
    rows: [
      {
        purpose: 'Sign-in and account',
        data: 'E-mail, nickname, language, open sessions (device and times)',
        basis: 'Contract, art. 6(1)(b) GDPR',
        duration:
          'Until you delete the account; ended sessions {{sessions}} days; expired links {{links}} day',
        recipients: 'The provider that sends our e-mails',
      },
      {
        purpose: 'Chat',
        data: 'Messages, reactions, comments',
        basis: 'Explicit consent, art. 9(2)(a) GDPR',
        duration:
          'Without history: until a new chat, logging out or 24 hours of silence. With history: until you delete it',
        recipients: 'The operator of the language model, if one is connected',
      },
      {
        purpose: 'Memory across conversations',
        data: 'Short facts that you agreed to have remembered',
        basis: 'Explicit consent, art. 9(2)(a) GDPR',
        duration: 'Until you delete them or withdraw consent',
        recipients: 'Nobody',
      },
      {
        purpose: 'People’s safety',
        data: 'Level of risk, time, language, card shown. Never the text',
        basis: 'Explicit consent and vital interests, art. 9(2)(a) and (c) GDPR',
        duration: '{{risk}} days',
        recipients: 'Nobody',
      },
      {
        purpose: 'Contact messages',
        data: 'Name, e-mail, message',
        basis: 'Answering your request, art. 6(1)(b) GDPR',
        duration: '{{contact}} days',
        recipients: 'Nobody',
      },
      {
        purpose: 'Waitlist',
        data: 'E-mail and chosen plan',
        basis: 'Consent, art. 6(1)(a) GDPR',
        duration: 'Until you leave it through the link in the e-mail',
        recipients: 'The provider that sends our e-mails',
      },
      {
        purpose: 'Counting visits',
        data: 'Daily totals without any identifier',
        basis: 'Legitimate interest, art. 6(1)(f) GDPR',
        duration: '{{counts}} days',
        recipients: 'Nobody',
      },
      {
        purpose: 'Security record',
        data: 'Sign-in and administration events, without texts',
        basis: 'Legitimate interest, art. 6(1)(f) GDPR',
        duration: '{{audit}} days',
        recipients: 'Nobody',
      },
    ],
  },
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: ['{{name}}, {{address}}. Write to {{email}}. For data protection: {{dpo}}.'],
    },
    {
      heading: 'How we protect what you write',
      paragraphs: [
        'Messages and comments are encrypted in our store, with a different key for each person. When you delete the account the key is destroyed first: backup copies become unreadable too, and expire within {{backups}} days.',
        'Nobody on our team can read conversations: there is no screen for it.',
      ],
    },
    {
      heading: 'Where the data is',
      paragraphs: [
        'Data is kept in: {{region}}. If whoever runs the service connects an outside language model, the text of the conversation is sent to it to prepare the answer.',
      ],
    },
    {
      heading: 'Automatic reading of text',
      paragraphs: [
        'What you write is read by a program to notice possible danger and show helplines. We do not infer emotions from voice or face, and take no automated decisions with legal effects.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see, correct, download and erase your data, restrict its use, object, and withdraw any consent. From the dashboard you download the archive, change the nickname, end sessions and delete the account. Consent is withdrawn as easily as it is given.',
        'You can also turn to your data protection authority.',
      ],
    },
    {
      heading: 'Age',
      paragraphs: [
        'Accanto is for adults. We ask for month and year of birth once and keep only the result.',
      ],
    },
  ],
};
