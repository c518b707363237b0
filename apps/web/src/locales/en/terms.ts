import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['terms']> = {
  title: 'Terms of use',
  intro: 'A few rules, written to be read.',
  sections: [
    {
      heading: 'What Accanto is',
      paragraphs: [
        'An AI companion to talk to. It offers listening and company. It is not psychotherapy, makes no diagnosis, gives no advice on medicines and is not an emergency service. In danger, call 112.',
      ],
    },
    {
      heading: 'Who may use it',
      paragraphs: ['People aged 18 and over. You sign in with an e-mail address of your own.'],
    },
    {
      heading: 'What we ask of you',
      paragraphs: [
        'Do not use Accanto to hurt others, to break the law, or to test its security without our agreement. Remember that answers are made by a machine and can be wrong.',
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        'Accanto is in preview and nothing can be bought today. The prices shown are an announcement, VAT included; they will apply only once buying is switched on, with the right of withdrawal that the law provides.',
      ],
    },
    {
      heading: 'What you write is yours',
      paragraphs: [
        'Your texts stay yours. We use them only to answer you, never for advertising and never to train models.',
      ],
    },
    {
      heading: 'Ending',
      paragraphs: [
        'You can delete the account from the dashboard at any time. We may suspend people who use the service to do harm. In moments of danger, help is never cut off.',
      ],
    },
    {
      heading: 'Liability and law',
      paragraphs: [
        'The service is offered by {{name}}, {{address}}. We do not exclude liability where the law does not allow it. Italian law applies; if you are a consumer, the protection of your own country remains.',
      ],
    },
  ],
};
