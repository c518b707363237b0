import type { Language } from '@accanto/contract';
import type { CardStep } from '../risk.ts';

interface CardWordings extends Readonly<Record<CardStep, { title: string; text: string }>> {
  /** Added where it is not known whose lines to show. */
  askCountry: string;
}

/** Title and text of every card. */
export const cardWordings: Readonly<Record<Language, CardWordings>> = {
  it: {
    small: {
      title: 'Qualcuno con cui parlare',
      text: 'Se il peso cresce, qui c’è chi ascolta. Questa pagina è scritta da un’intelligenza artificiale e non è un servizio di emergenza.',
    },
    guessed: {
      title: 'Se dovesse servirti',
      text: 'Non so se è il tuo caso. Se c’è un pericolo adesso chiama il 112; se ti vengono pensieri di farti del male, queste linee ascoltano.',
    },
    full: {
      title: 'Non devi portarlo senza nessuno',
      text: 'Queste linee parlano ogni giorno con chi pensa di morire. Se sei in pericolo adesso, chiama il 112.',
    },
    urgent: {
      title: 'Serve aiuto adesso',
      text: 'Chiama il 112, oppure chiedi a chi è vicino di farlo. Stai dove c’è qualcuno, lontano da quello che può farti male.',
    },
    askCountry: 'In quale paese sei? Così mostriamo le linee giuste.',
  },
  en: {
    small: {
      title: 'Someone to talk to',
      text: 'If it gets heavier, these people listen. What you read here is written by an AI, and it is not an emergency service.',
    },
    guessed: {
      title: 'In case you need it',
      text: 'This may not be about you. If there is danger now, call 112, 999 or 911; if you have thoughts of hurting yourself, these lines listen.',
    },
    full: {
      title: 'You don’t have to carry this alone',
      text: 'These lines talk every day with people who think about dying. If you are in danger now, call 112, 999 or 911.',
    },
    urgent: {
      title: 'You need help now',
      text: 'Call the emergency number, or ask whoever is near to do it: 112, 999 in the UK, 911 in the US. Stay where people are, away from what could hurt you.',
    },
    askCountry: 'Which country are you in? Then the right lines can be shown.',
  },
  es: {
    small: {
      title: 'Alguien con quien hablar',
      text: 'Si el peso crece, aquí hay quien escucha. Lo que lees lo escribe una inteligencia artificial y no es un servicio de emergencias.',
    },
    guessed: {
      title: 'Por si te hace falta',
      text: 'No sé si es tu caso. Si hay peligro ahora, llama al 112; si te vienen ideas de hacerte daño, estas líneas escuchan.',
    },
    full: {
      title: 'No tienes que llevarlo sin nadie',
      text: 'Estas líneas hablan cada día con personas que piensan en morir. Si estás en peligro ahora, llama al 112.',
    },
    urgent: {
      title: 'Hace falta ayuda ahora',
      text: 'Llama al 112, o pide que lo haga quien esté cerca. Quédate donde haya alguien, lejos de lo que pueda hacerte daño.',
    },
    askCountry: '¿En qué país estás? Así se muestran las líneas correctas.',
  },
  nl: {
    small: {
      title: 'Iemand om mee te praten',
      text: 'Als het zwaarder wordt, luisteren deze mensen. Wat je hier leest komt van kunstmatige intelligentie en is geen noodhulp.',
    },
    guessed: {
      title: 'Voor als je het nodig hebt',
      text: 'Misschien gaat dit niet over jou. Is er nu gevaar, bel 112; heb je gedachten om jezelf pijn te doen, dan luisteren deze lijnen.',
    },
    full: {
      title: 'Je hoeft dit niet alleen te dragen',
      text: 'Bij deze lijnen praten ze elke dag met mensen die aan doodgaan denken. Ben je nu in gevaar, bel 112.',
    },
    urgent: {
      title: 'Er is nu hulp nodig',
      text: 'Bel 112, of vraag iemand in de buurt om te bellen. Blijf waar mensen zijn, weg van wat je pijn kan doen.',
    },
    askCountry: 'In welk land ben je? Dan kunnen de juiste lijnen getoond worden.',
  },
};
