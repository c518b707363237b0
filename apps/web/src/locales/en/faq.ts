import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['faq']> = {
  title: 'Common questions',
  text: 'Eight short answers. If yours is missing, write to us.',
  more: 'Still have questions?',
  safety: 'Read how Accanto behaves when there is danger',
  items: {
    one: {
      question: 'Who am I talking to when I write to Accanto?',
      answer:
        'An artificial intelligence. There is no person on the other side, and Accanto says so whenever you ask.',
    },
    two: {
      question: 'Is Accanto psychotherapy?',
      answer:
        'No. It is listening and company. It makes no diagnosis and does not replace doctors or psychologists, who are the right choice when the weight is heavy.',
    },
    three: {
      question: 'What do I do if I am in danger?',
      answer:
        'Call 112 at once. In the chat the number is always one tap away, and checked helplines appear when your words suggest danger.',
    },
    four: {
      question: 'Who can read what I write?',
      answer:
        'Texts are kept encrypted and no screen of ours shows them, except for messages you report yourself. Whoever runs the servers could, in principle, decrypt them. If an outside language model is connected, it receives the text in order to answer you.',
    },
    five: {
      question: 'Do I have to use my name?',
      answer:
        'No. All you need to come in is an e-mail address. The name you see can be a nickname, and you can change or remove it.',
    },
    six: {
      question: 'What does it cost?',
      answer:
        'Nothing today: this is a preview. We have announced three plans (0, 6.99 and 9.99 euro a month), but nothing can be bought yet.',
    },
    seven: {
      question: 'Can I erase everything?',
      answer:
        'Yes. From the dashboard you delete the account and, with it, conversations, comments and profile. Before that you can download an archive of your data.',
    },
    eight: {
      question: 'Which languages does it speak?',
      answer:
        'The site is in Italian, English, Spanish and Dutch. The chat screen is in Italian, but Accanto answers in the language you write in.',
    },
  },
};
