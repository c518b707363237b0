import type { CrisisWords } from './crisis-words.ts';
import { violenceWordings } from './violence-wordings.ts';

export const englishCrisisWords: CrisisWords = {
  acknowledge: {
    R2: [
      'That is a heavy thing to carry, and I don’t want to skip past it. Can I ask you straight: are you having thoughts of dying, or of suicide?',
      'What you wrote sounds like more than a bad day. Have you been thinking about ending your life?',
      'I’m staying with what you just said, because it matters. Are there moments when you think about dying?',
      'Thank you for putting that into words. Are you thinking of hurting yourself, or of not living any more?',
    ],
    R3: [
      'That was a very hard thing to say, and it was right not to keep it in. Do these thoughts come with a how or a when?',
      'I believe you, and I’m not shocked by it. How strong are these thoughts right now, compared with the last few days?',
      'Thoughts like these make people feel alone, and right now you are not carrying them on your own. Is there anything near you that you could hurt yourself with?',
      'I’m staying on this with you, without judging. What has helped you so far not to act on it?',
      'What you feel is real, and these thoughts come in waves. Is the wave rising or easing at the moment?',
    ],
    R4: [
      'I take every word of that seriously.',
      'From what you write you are very close to the edge, and I’m staying with you.',
      'What you are carrying is too much for one person.',
      'I’m worried about your safety.',
    ],
  },
  open: {
    heard: [
      'I want to understand this well.',
      'What you write stays with me, and I don’t want to get it wrong.',
    ],
    question: ['What happened?', 'Can you tell me what happened, and who it is about?'],
  },
  emergency: [
    (number) => `Call ${number} now, please.`,
    (number) => `Please ring ${number} right now, before you answer me.`,
    (number) => `${number} is answering at this moment: call, or ask whoever is near to call.`,
    (number) => `You need help this minute: ${number}.`,
    (number) => `Pick up the phone and dial ${number}; saying where you are is enough.`,
    (number) => `The most important thing now is one call to ${number}.`,
  ],
  emergencyByOthers: [
    (number) =>
      `Let somebody else call ${number} for you: one message with where you are is enough.`,
    (number) => `Write to whoever is nearest that they should call ${number}, and where you are.`,
    (number) =>
      `${number} can be called by anyone: send somebody your address and the word “help”.`,
  ],
  beforeActing: [
    (number) => `If you might act on it, call ${number} at once, before anything else.`,
    (number) => `Before you do anything, call ${number}.`,
  ],
  distance: [
    'Put some distance between you and whatever could hurt you: can you do that now?',
    'Could you move away now from what could hurt you, and tell me when you have?',
  ],
  toPeople: [
    'Go where there is somebody, even a neighbour. Move away from anything that could hurt you.',
    'Open your front door and tell one person. Leave behind what could hurt you.',
    'Just one step: leave the room you are in and get to someone.',
  ],
  now: {
    people: ['I can help you write the message to someone you trust. Who should it go to?'],
    obstacle: ['What is stopping you from calling, right now? One word will do.'],
  },
  stay: [
    'You don’t have to explain it well, “I need help” is enough.',
    'Please don’t stay alone with this, not even for the next few minutes.',
    'I’m here. Write me one word whenever you can.',
  ],
  stayAlive: [
    'What you feel now can pass, even if that is hard to believe. Stay where there are people.',
    'I won’t try to argue you out of it. I only ask you to let someone in, now.',
  ],
  stayForOther: [
    'Stay with them, even if only on the phone, until someone else is there.',
    'You are doing a lot for them. Who could be there for you in the meantime?',
    'You can’t keep somebody safe all on your own: let the people who can come know.',
    'When this is over you will need someone to talk it through with. I’m here until then.',
  ],
  violence: violenceWordings.en,
  answers: {
    called: {
      heard: [
        'You called: that was hard, and it was right.',
        'Good that you called, that took strength.',
      ],
      next: [
        () => 'Stay where they can reach you and do what they tell you. I’m here while you wait.',
        (number) => `If nothing moves, ring ${number} again; until then stay near people.`,
      ],
    },
    calling: {
      heard: ['Yes, call.', 'Yes: calling is the right thing now.'],
      next: [
        () =>
          'You don’t need the right words: saying that you need help is enough. I’ll wait here.',
        (number) => `If nobody answers, ${number} always does. I’m here in the meantime.`,
      ],
    },
    no_answer: {
      heard: [
        'It’s hard to try and not reach anyone.',
        'Please don’t give up because of that: it was right to try.',
      ],
      next: [
        (number) => `Try again at once, or ring ${number}: somebody always answers there.`,
        (number) => `Ring ${number}, and write to whoever is nearest while it rings.`,
      ],
    },
    somebody: {
      heard: ['I’m glad somebody is with you.', 'Good, you are not alone with it now.'],
      next: [
        (number) =>
          `Tell them what you told me, in the same words; if it gets worse, ring ${number} together.`,
        () => 'Let them stay, and let them make the calls if that is easier for you.',
      ],
    },
    away: {
      heard: [
        'You put it out of reach: that was a strong step.',
        'Putting that away was no small thing.',
      ],
      next: [
        () =>
          'Leave it there tonight, ideally with somebody else, and stay where there are people.',
        (number) =>
          `Now somebody to be with for the next few hours: a person you trust, or ${number} on the phone.`,
      ],
    },
    safe: {
      heard: ['I’m glad that you are safe right now.', 'You are safe: that is good to read.'],
      next: [
        (number) => `Stay near people so that it stays so, and ring ${number} if that changes.`,
        () => 'Let the next hours be small: something warm, a light on, somebody near.',
      ],
    },
    cannot_call: {
      heard: ['Then you don’t have to speak.', 'All right, no call: writing is enough.'],
      next: [
        (number) =>
          `Write one line to somebody you trust: where you are, and that they should ring ${number} for you.`,
        (number) =>
          `One message will do: “I need help and can’t talk, please call ${number}”, and your address.`,
      ],
    },
    nobody: {
      heard: [
        'Then you have been carrying this without anyone, and that is hard.',
        'Nobody to turn to: that makes it even heavier.',
      ],
      next: [
        (number) =>
          `At ${number} somebody answers, and it doesn’t matter that you don’t know them.`,
        (number) => `Then let it be somebody whose job it is: ${number} answers day and night.`,
      ],
    },
  },
  named: [
    'Then that is the person. One line is enough: “I’m not doing well, can you be with me for a bit?”',
    'Good that there is someone like that. You don’t have to explain it all: “I’m not okay, can you come or ring me?” will do.',
  ],
  writtenLine: [
    (line) => `You can write instead of calling: ${line}.`,
    (line) => `There is a line that you can write to: ${line}.`,
  ],
  leave: [
    (number) =>
      `Take care of yourself. One thing before you go: tell one person that it is hard today, even in a single line; if it gets worse, ${number} answers.`,
    (number) =>
      `Rest if you can. Have somebody near enough to call out to, and keep ${number} to hand.`,
    (number) =>
      `Thank you for writing. Leave the phone on beside you: ${number} answers at any hour, and you can write here too.`,
  ],
  leaveHeld: [
    'Take care of yourself. Stay close to whoever knows about it, and tell them if it gets worse; you can write here at any hour.',
    'Take it gently. Let the people who know stay near today, and come back here whenever you like.',
  ],
  lanes: {
    violence: [
      'What is happening is not your fault. If you can, get to a way out or to where someone can hear you.',
      'I believe you. Your safety comes first: get out, or lock yourself in where you can phone.',
      'Nobody has the right to do this to you. Remember that this phone may be watched: you can close the page at any moment.',
    ],
    harm_others: [
      'I hear how much anger there is. Step away from them now and put down whatever you are holding.',
      'I won’t help with hurting anyone, but I will help you stop. Walk out, put distance between you, let someone call.',
    ],
    medical: [
      'Tell them what happened, how long ago and where you are. Don’t wait to see whether it passes.',
      'Leave the door open for whoever comes and keep someone beside you. Do what they tell you on the phone.',
    ],
    third_party: [
      'Stay with them, or on the phone with them, and ask calmly whether they are thinking of suicide. Asking does not put the idea there.',
      'You did right not to keep this to yourself. Don’t leave them alone and bring in help; and how are you while you do it?',
    ],
    psychosis: [
      'It must be frightening to be ordered like that. You don’t have to obey: go to someone you trust and tell them now.',
      'I won’t argue about what you hear, I want you safe. Are they telling you to do something right now?',
    ],
    minor: [
      'You did right to write it. Tell an adult you trust now, even just by showing them this screen.',
    ],
    eating_disorder: [
      'Your body is asking for help and needs to be seen today. Who can go with you?',
    ],
  },
  laneConcern: {
    harm_others: [
      'Thoughts like that are frightening, and it’s good that you said it: they don’t make you a bad person. Do you feel you might really do it, or do they only scare you?',
      'When it comes over you, it’s all right to step away for a moment, once they are safe. Is there someone who could take over for you today?',
    ],
    violence: [
      'What you describe is not your fault, and I believe you. Right now, at this moment, are you safe?',
      'Living with that fear is not something you have to put up with. When it happens, where can you get to safety?',
    ],
    third_party: [
      'It shows how much you care. If you fear for their life, you can ask them in plain words whether they think about dying: asking opens a door.',
      'That is a heavy worry to carry for someone else. Who knows about it, besides you?',
    ],
    eating_disorder: [
      'Food has become a battle, and I can see what it costs you. How long have you kept it to yourself?',
      'Thank you for saying it, so much of this stays hidden. Is there someone, perhaps your family doctor, you could tell?',
    ],
    minor: [
      'You did right to write it. Is there an adult you trust, at home or at school, you could tell today?',
    ],
    psychosis: [
      'It must be exhausting never to be able to switch it off. How have you been sleeping?',
    ],
  },
  items: {
    check_in: [
      'Let me stop for a moment and ask about you: how are you really, these days?',
      'You can answer any way you like: how heavy is all this lately?',
      'Before we go on: is there something underneath that is hard to say?',
      'And underneath all that, how are you bearing up?',
    ],
    people: [
      'It’s good if two people know: one whose job it is and one you trust. Who comes to mind first?',
      'Is there someone, a friend, a brother, a doctor, you could write to today?',
    ],
    obstacle: [
      'Do you feel able to call? Tell me what makes it hard: sometimes writing is easier, and nobody asks your name.',
      'A phone call can seem too much. Which part is hardest, the voice, the words, or what comes after?',
    ],
    ordinary_help: [
      'For everyday help people start with their family doctor, the local mental health service or a psychologist.',
      'A family doctor is a simple way in: it’s enough to say that you haven’t been coping and that there are dark thoughts.',
    ],
    coping: [
      'Let’s find one step for the next two hours only: where could you be, and with whom, to make them more bearable?',
      'Let’s make a small plan: a safe place, a person to ring, one thing that usually calms you. Which shall we begin with?',
    ],
    disclose_ai: [
      'I’m an AI: I can’t see how you are or call anyone. That is why you need a real person as well.',
      'To be honest with you: I’m an AI. I can listen, but I can’t come to where you are.',
    ],
  },
  openLine: [
    (line) => `You can ring just to have someone on the line: ${line} is answering now.`,
    (line) => `There is a line open at this moment: ${line}.`,
  ],
  openLines: [
    (one, other) =>
      `Two lines are open at this moment: ${one}; and, for thoughts of dying, ${other}.`,
  ],
  closedLine: [
    (line, opens, emergency) =>
      `${line}, ${opens}; until then, if it gets worse, there is ${emergency}. Shall we think about how to get through the next few hours?`,
  ],
  noLine: [
    (emergency) => `If it gets worse, ${emergency} always answers.`,
    (emergency) => `You can ring ${emergency} at any moment, even without knowing what to say.`,
    (emergency) => `If the danger comes closer, ${emergency} is there for exactly that.`,
    (emergency) => `Keep ${emergency} to hand and, even better, somebody near you.`,
  ],
  elsewhere: (unitedKingdom, unitedStates) =>
    `${unitedKingdom} in the UK, ${unitedStates} in the US`,
  denial: [
    'All right, I’m listening to this too. It’s just that what you wrote before was serious: how much of it is still with you?',
    'Fine, I won’t push. Just so I know: do you feel safe with yourself right now?',
    'That may be, and if you want to come back to it, you can. Is there a part of you that did mean it?',
  ],
  withYou: [
    'I’m here.',
    'I’m still reading.',
    'I’m with you.',
    'Yes, I’m listening.',
    'I’m staying with you.',
    'We can take all the time it needs.',
  ],
};
