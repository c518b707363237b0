import type { Language } from '@accanto/contract';
import type { ToldViolenceWords } from './others-violence-wordings.ts';

/** Said to whoever tells of violence that was done to them long ago: nobody is asked whether they are safe this minute. */
export const pastViolenceWordings: Readonly<Record<Language, ToldViolenceWords>> = {
  it: {
    now: [
      'Ti credo, e quello che è successo allora non è colpa tua. Adesso non restare senza nessuno accanto.',
    ],
    concern: [
      'Ti credo, e non è stata colpa tua. Qui puoi raccontarne quanto vuoi, oppure fermarti a questo.',
      'Ti credo. Quello che è successo pesa anche dopo tanto tempo, e non è mai stato colpa tua.',
    ],
    line: [(line) => `Se un giorno vuoi parlarne con chi se ne occupa, anche dopo anni: ${line}.`],
    items: {
      people: ['C’è una persona di cui ti fidi che lo sa, o a cui ti verrebbe di dirlo?'],
      obstacle: [
        'Che cosa rende difficile parlarne con qualcuno: le parole, la vergogna, il timore che non ti credano?',
      ],
      ordinary_help: [
        'Consultori, centri antiviolenza e psicologi aiutano anche per cose di molti anni fa; si può cominciare dal medico di famiglia.',
        'Non è mai troppo tardi per chiedere aiuto: in consultorio o da uno psicologo puoi dire anche solo che è successo qualcosa.',
      ],
      coping: [
        'Quando il ricordo torna forte, può aiutare guardarsi intorno e dirsi piano dove sei e che giorno è: adesso non è allora.',
      ],
    },
    stay: [
      'Ti credo.',
      'Non è stata colpa tua, in nessun modo.',
      'Puoi fermarti quando vuoi: non devi raccontare altro.',
    ],
  },
  en: {
    now: [
      'I believe you, and what happened back then is not your fault. Please don’t stay without anybody now.',
    ],
    concern: [
      'I believe you, and it was not your fault. You can tell as much of it here as you want, or leave it at this.',
      'I believe you. What happened weighs even after a long time, and it was never your fault.',
    ],
    line: [
      (line) =>
        `If one day you want to talk to people whose work this is, even years later: ${line}.`,
    ],
    items: {
      people: ['Is there a person you trust who knows, or whom you could imagine telling?'],
      obstacle: [
        'What makes it hard to tell somebody: the words, the shame, the fear of not being believed?',
      ],
      ordinary_help: [
        'Sexual and domestic violence services and counsellors help with things of many years ago too; your family doctor is one way in.',
        'It is never too late to ask for help: with a doctor or a counsellor it is enough to say that something happened.',
      ],
      coping: [
        'When the memory comes back strongly, it can help to look around and say quietly where you are and what day it is: now is not then.',
      ],
    },
    stay: [
      'I believe you.',
      'It was not your fault, in no way.',
      'You can stop whenever you want: you don’t have to tell more.',
    ],
  },
  es: {
    now: ['Te creo, y lo que pasó entonces no es culpa tuya. Ahora no te quedes a solas.'],
    concern: [
      'Te creo, y no fue culpa tuya. Aquí puedes contar lo que quieras, o dejarlo en esto.',
      'Te creo. Lo que pasó pesa aunque haya pasado mucho tiempo, y nunca fue culpa tuya.',
    ],
    line: [
      (line) =>
        `Si un día quieres hablarlo con quien se dedica a esto, aunque hayan pasado años: ${line}.`,
    ],
    items: {
      people: ['¿Hay una persona de confianza que lo sepa, o a quien te saldría contárselo?'],
      obstacle: [
        '¿Qué hace difícil contárselo a alguien: las palabras, la vergüenza, el miedo a que no te crean?',
      ],
      ordinary_help: [
        'Los centros de atención a víctimas y los psicólogos ayudan también con cosas de hace muchos años; se puede empezar por el médico de cabecera.',
        'Nunca es tarde para pedir ayuda: con tu médico o un psicólogo basta con decir que te pasó algo.',
      ],
      coping: [
        'Cuando el recuerdo vuelve con fuerza, puede ayudar mirar alrededor y decirte despacio dónde estás y qué día es: ahora no es entonces.',
      ],
    },
    stay: [
      'Te creo.',
      'No fue culpa tuya, de ninguna manera.',
      'Puedes parar cuando quieras: no tienes que contar más.',
    ],
  },
  nl: {
    now: ['Ik geloof je, en wat toen gebeurd is, is niet jouw schuld. Blijf nu niet in je eentje.'],
    concern: [
      'Ik geloof je, en het was niet jouw schuld. Je mag hier zoveel vertellen als je wilt, of het hierbij laten.',
      'Ik geloof je. Wat er gebeurd is weegt ook na lange tijd, en het is nooit jouw schuld geweest.',
    ],
    line: [
      (line) => `Wil je er ooit over praten met mensen wier werk dit is, ook na jaren: ${line}.`,
    ],
    items: {
      people: [
        'Is er iemand die je vertrouwt die het weet, of aan wie je het zou kunnen vertellen?',
      ],
      obstacle: [
        'Wat maakt het moeilijk om het iemand te vertellen: de woorden, de schaamte, de angst dat ze je niet geloven?',
      ],
      ordinary_help: [
        'Een Centrum Seksueel Geweld, Slachtofferhulp of een psycholoog helpt ook met iets van lang geleden; je kunt bij de huisarts beginnen.',
        'Het is nooit te laat om hulp te vragen: bij de huisarts is het genoeg om te zeggen dat er iets gebeurd is.',
      ],
      coping: [
        'Komt de herinnering hard terug, dan kan het helpen om rond te kijken en zacht te zeggen waar je bent en welke dag het is: nu is niet toen.',
      ],
    },
    stay: [
      'Ik geloof je.',
      'Het was niet jouw schuld, op geen enkele manier.',
      'Je mag stoppen wanneer je wilt: je hoeft niet meer te vertellen.',
    ],
  },
};
