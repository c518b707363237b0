import type { Catalogue, Translated } from '../catalogue.ts';

export const words: Translated<Catalogue['landing']> = {
  hero: {
    kicker: 'A companion to talk to',
    title: 'Someone to tell, when you need it.',
    text: 'Accanto listens, asks gentle questions and does not judge. By day, by night, at your own pace.',
    join: 'Join the waitlist',
    learn: 'Learn more',
    tryNow: 'or try the chat now',
    notice: 'Accanto is an artificial intelligence, not an emergency service.',
    emergency: 'In danger? Call {{number}}',
    scroll: 'Scroll down',
    pause: 'Stop the moving background',
    play: 'Let the background move',
    bubbleUser: 'I don’t feel like talking to anyone today. Here is fine, though.',
    bubbleReply: 'Then let’s stay here, no rush. How was today?',
  },
  about: {
    title: 'A presence, not a fix',
    text: 'Sometimes you only need to put into words what keeps going round in your head. That is what Accanto is for.',
    isTitle: 'It is',
    is: {
      one: 'A place to write what you feel, without having to explain it well.',
      two: 'A listener that asks simple questions and keeps the thread.',
      three: 'An artificial intelligence that always says so, plainly.',
    },
    isNotTitle: 'It is not',
    isNot: {
      one: 'Psychotherapy: it does not replace a person trained to help you.',
      two: 'A diagnosis: it does not put a label on what you feel.',
      three: 'An emergency service: if there is danger, the number is 112.',
    },
  },
  how: {
    title: 'How it works',
    text: 'Three steps, no long forms.',
    steps: {
      one: {
        title: 'Come in with your e-mail',
        text: 'We send you a link. No password and, if you like, just a nickname.',
      },
      two: {
        title: 'Write as it comes',
        text: 'One sentence or a whole page. You can start anywhere.',
      },
      three: {
        title: 'Be listened to',
        text: 'Accanto answers as it writes, offers one question at a time, and stops when you say so.',
      },
    },
    featuresTitle: 'And when you need more',
    features: {
      one: 'Eight shortcuts to breathe, sort your thoughts or find one small step.',
      two: 'Reactions and comments under every answer, to say what helped.',
      three: 'Your conversations as a CSV file, with a preview before you save.',
      four: 'Checked helpline numbers, when your words say they are needed.',
    },
    chatTitle: 'An example',
    chatLabel: 'Sample conversation',
    chat: {
      one: 'I had a fight with my sister and I keep going over it.',
      two: 'Going over it so often is tiring. Which sentence comes back the most?',
      three: 'When I told her she is never there.',
      four: 'It sounds as if, behind that, you would like her closer. Is that so?',
    },
    you: 'You',
    companion: 'Accanto',
  },
  benefits: {
    title: 'Why it can feel good to say it here',
    items: {
      one: {
        title: 'At any hour',
        text: 'At three in the morning or at noon, without an appointment.',
      },
      two: {
        title: 'Without judgement',
        text: 'Start the sentence over ten times. Nobody is in a hurry.',
      },
      three: { title: 'Discreetly', text: 'A nickname and an e-mail address. Nothing else.' },
      four: {
        title: 'In your hands',
        text: 'You decide whether to keep the history. You erase everything whenever you want.',
      },
    },
    expertTitle: 'What we build on',
    expertText: 'The way Accanto listens follows guidance published by others, which you can read:',
    sources: {
      one: {
        idea: 'Look, listen, link.',
        publisher:
          'World Health Organization, War Trauma Foundation and World Vision International (2011)',
        title: 'Psychological first aid: guide for field workers',
      },
      two: {
        idea: 'Notice early who is struggling, and go with them towards help.',
        publisher: 'World Health Organization (2021)',
        title: 'Live life: an implementation guide for suicide prevention in countries',
      },
      three: {
        idea: 'Whoever talks to a machine must know it.',
        publisher: 'European Union (2024)',
        title: 'Regulation (EU) 2024/1689 on artificial intelligence, article 50',
      },
    },
    expertNote: 'These bodies have neither assessed nor endorsed Accanto.',
    disclaimer:
      'Accanto offers emotional support and company. It is not psychotherapy, makes no diagnosis and does not replace doctors or psychologists. In danger, call 112.',
  },
  pricing: {
    title: 'Clear prices, when the time comes',
    text: 'This is a preview: nothing is for sale today and no limit is switched on. Here is what we have in mind.',
    perMonth: 'a month',
    vat: 'VAT included, billed monthly, cancel at any time.',
    highlighted: 'The balanced one',
    plans: {
      free: {
        name: 'Free',
        description: 'To see what it is like, no strings attached.',
        cta: 'Let me know',
        features: {
          one: 'Text chat',
          two: 'Short trial sessions every day',
          three: 'Limited time slots',
          four: 'Just a nickname and an e-mail',
          five: 'Export and erase your data',
        },
      },
      base: {
        name: 'Base',
        description: 'A listener, every day.',
        cta: 'Tell me about Base',
        features: {
          one: 'Text chat every day',
          two: 'Available 24/7',
          three: 'History, if you want it',
          four: 'Export and erase your data',
          five: 'Cancel at any time',
        },
      },
      premium: {
        name: 'Premium',
        description: 'For those who would rather speak.',
        cta: 'Tell me about Premium',
        features: {
          one: 'Everything in Base',
          two: 'Natural voice interaction',
          three: 'High-quality audio replies',
          four: 'Priority support',
          five: 'Cancel at any time',
        },
      },
    },
    notice:
      'Accanto is an AI and not an emergency service. Help in hard moments will never depend on a plan.',
  },
  voice: {
    soon: 'Coming',
    title: 'Soon by voice, too',
    text: 'For when writing is too much. Your voice is transcribed and dropped at once: we infer no emotions from it.',
    steps: {
      one: { title: 'Tap and talk', text: 'As on the phone, with all the pauses you need.' },
      two: { title: 'Accanto listens', text: 'Your words become text, the audio does not stay.' },
      three: {
        title: 'It answers',
        text: 'In a calm voice that you can always tell is artificial.',
      },
    },
    exampleTitle: 'What it could sound like',
    exampleLabel: 'Sample voice conversation',
    example: {
      one: 'I’m in the car, parked. I can’t bring myself to go up.',
      two: 'Let’s stay here for a moment. What is waiting behind that door?',
      three: 'Silence, I think.',
    },
  },
  contact: {
    title: 'Write to us',
    text: 'Questions, ideas, something that does not work: we read everything. To talk about how you are, the chat is the right place.',
  },
  waitlist: {
    title: 'Keep a place for yourself',
    text: 'Leave us your e-mail: we will write to you when Accanto opens, and that is all.',
  },
};
