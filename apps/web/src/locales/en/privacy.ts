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
        data: 'E-mail, nickname, language, open sessions (device and times). If you sign in with Google, Facebook or Microsoft: your identifier with them and your picture',
        basis: 'Contract, art. 6(1)(b) GDPR',
        duration: 'Until you delete the account',
        recipients: 'The provider that sends our e-mails; the service you choose to sign in with',
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
        recipients: 'The operator of the language model, if one is connected',
      },
      {
        purpose: 'People’s safety',
        data: 'Level of risk, time, language, card shown. Never the text',
        basis: 'Explicit consent and vital interests, art. 9(2)(a) and (c) GDPR',
        duration: '{{riskEvents}} days',
        recipients: 'Nobody',
      },
      {
        purpose: 'Reporting an answer',
        data: 'The messages you tick, and the reason if you write one',
        basis: 'Explicit consent, art. 9(2)(a) GDPR',
        duration: '{{reports}} days',
        recipients: 'Whoever runs the service',
      },
      {
        purpose: 'Being of age',
        data: 'The result and when. Of a refusal, for 24 hours, a fingerprint that does not say who you are',
        basis: 'Protection of minors, art. 6(1)(c) and (f) GDPR',
        duration: 'With the account',
        recipients: 'Nobody',
      },
      {
        purpose: 'Contact messages',
        data: 'Name, e-mail, message',
        basis: 'Answering your request, art. 6(1)(b) GDPR',
        duration: '{{contactMessages}} days',
        recipients:
          'Whoever runs the service; the service that collects forms, if one is connected',
      },
      {
        purpose: 'Waitlist',
        data: 'E-mail, chosen plan and the part of the site you wrote from',
        basis: 'Consent, art. 6(1)(a) GDPR',
        duration: 'Until you leave it through the link in the e-mail',
        recipients:
          'The provider that sends our e-mails; the service that collects forms, if one is connected',
      },
      {
        purpose: 'Counting visits',
        data: 'Daily totals without any identifier',
        basis: 'Legitimate interest, art. 6(1)(f) GDPR',
        duration: '{{dailyCounts}} days',
        recipients: 'A counting service without cookies, if one is connected',
      },
      {
        purpose: 'Defence against abuse',
        data: 'Your network address, in working memory only, to count requests',
        basis: 'Legitimate interest, art. 6(1)(f) GDPR',
        duration: 'An hour at most; it is not written down',
        recipients: 'Nobody',
      },
      {
        purpose: 'Security record',
        data: 'Sign-in and administration events, without texts',
        basis: 'Legitimate interest, art. 6(1)(f) GDPR',
        duration: '{{auditLog}} days',
        recipients: 'Nobody',
      },
    ],
  },
  retention: {
    heading: 'What is erased by itself',
    text: 'What you do not erase yourself is removed when these periods end. They are the very numbers the program works with.',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    rows: {
      contactMessages: 'Contact messages',
      riskEvents: 'Safety events',
      reports: 'Reports about answers',
      unansweredAgeChecks: 'Accounts that left the question about age unanswered',
      sessionsAfterEnd: 'Ended sessions',
      magicLinksAfterExpiry: 'Expired sign-in links',
      backups: 'Backup copies',
      auditLog: 'Security record',
      dailyCounts: 'Visit counts',
      replacedRefreshTokens: 'Sign-in keys that were replaced',
      dailyReplyCounts: 'Daily count of replies',
    },
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
        'No screen of ours shows conversations, except for messages you report yourself. Whoever runs the servers could, in principle, decrypt them.',
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
