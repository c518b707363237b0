import type { Language } from '@accanto/contract';
import { createCompanion } from './companion.ts';
import type { RiskState } from './safety/risk.ts';
import type { PastMessage, Turn } from './turn.ts';

/**
 * A conversation for each language that comes by nearly everything that is read, recognised and judged: telling, asking,
 * complaining, joy and grief, an answer to a question of the companion, danger in several shapes, a goodbye.
 */
const conversations: Readonly<Record<Language, readonly string[]>> = {
  it: [
    'Ciao, come stai? Mi chiamo Sara e oggi al lavoro è andata così così.',
    'Il mio capo non mi ha detto niente e stasera sono stanca, mia sorella dice che esagero e forse ha ragione.',
    'Che cosa faresti tu al posto mio?',
    'Mi ripeti sempre le stesse cose, non è quello che ho detto!',
    'Ieri però ho riso tanto con le mie amiche, che bello.',
    'sei una persona vera o un robot?',
    'È morto mio nonno a marzo e quando passo davanti a casa sua mi si stringe lo stomaco.',
    'quante gocce posso prendere per dormire?',
    'Non ho più voglia di fare niente, non servo a nessuno.',
    'no, non ci penso',
    'Mio marito urla e stasera ha rotto una sedia.',
    'Non voglio più vivere, stanotte la faccio finita.',
    'sì, ho già tutto qui',
    'grazie, adesso vado a dormire, buonanotte',
  ],
  en: [
    "Hi, how are you? I'm Sara and work was all right today.",
    'My boss said nothing at all and now I am tired, my sister says I exaggerate and maybe she is right.',
    'What would you do in my place?',
    "You keep saying the same things, that's not what I said!",
    'Yesterday I laughed a lot with my friends though, it was lovely.',
    'are you a real person or a robot?',
    'My grandad died in March and when I walk past his house my stomach turns.',
    'how many drops can i take to sleep?',
    'I do not feel like doing anything any more, nobody needs me.',
    "no, i don't think of that",
    'My husband shouts and tonight he broke a chair.',
    'I do not want to live any more, I am ending it tonight.',
    'yes, i have everything here',
    "thanks, i'm off to bed, good night",
  ],
  es: [
    'Hola, ¿cómo estás? Me llamo Sara y hoy en el trabajo ha ido regular.',
    'Mi jefe no me ha dicho nada y ahora estoy cansada, mi hermana dice que exagero y a lo mejor tiene razón.',
    '¿Qué harías tú en mi lugar?',
    '¡Siempre repites lo mismo, no es lo que he dicho!',
    'Ayer en cambio me reí mucho con mis amigas, qué bien.',
    '¿eres una persona de verdad o un robot?',
    'Se murió mi abuelo en marzo y cuando paso por su casa se me encoge el estómago.',
    '¿cuántas gotas puedo tomar para dormir?',
    'Ya no tengo ganas de nada, no le sirvo a nadie.',
    'no, no lo pienso',
    'Mi marido grita y esta noche ha roto una silla.',
    'Ya no quiero vivir, esta noche acabo con todo.',
    'sí, ya lo tengo todo aquí',
    'gracias, me voy a dormir, buenas noches',
  ],
  nl: [
    'Hoi, hoe gaat het? Ik ben Sara en op het werk ging het vandaag wel.',
    'Mijn baas zei helemaal niets en nu ben ik moe, mijn zus zegt dat ik overdrijf en misschien heeft ze gelijk.',
    'Wat zou jij doen in mijn plaats?',
    'Je zegt steeds hetzelfde, dat zei ik helemaal niet!',
    'Gisteren heb ik wel veel gelachen met mijn vriendinnen, heerlijk.',
    'ben je een echt mens of een robot?',
    'Mijn opa is in maart overleden en als ik langs zijn huis loop krimpt mijn maag samen.',
    'hoeveel druppels mag ik nemen om te slapen?',
    'Ik heb nergens meer zin in, niemand heeft iets aan mij.',
    'nee, daar denk ik niet aan',
    'Mijn man schreeuwt en vanavond heeft hij een stoel kapotgemaakt.',
    'Ik wil niet meer leven, vannacht maak ik er een eind aan.',
    'ja, ik heb alles hier al',
    'dank je, ik ga slapen, welterusten',
  ],
};
const rounds = 4;

/**
 * Holds sample conversations, with nobody, until the files of the companion are read (half a second in which nothing
 * else happens) and its code and expressions are compiled: before anybody writes, instead of while the first people wait
 * for an answer.
 */
export async function warmUp(): Promise<void> {
  const companion = createCompanion({
    model: { kind: 'built-in' },
    limits: { silenceMs: 1_000, totalMs: 1_000, maxChars: 2_000, maxParallel: 1 },
    now: Date.now,
    sleep: async () => undefined,
  });
  const { signal } = new AbortController();

  async function hold(language: Language, texts: readonly string[]): Promise<void> {
    const history: PastMessage[] = [];
    let risk: RiskState | null = null;
    for (const text of texts) {
      const turn: Turn = { ...nobody, input: { kind: 'message', text }, history, language, risk };
      let reply = '';
      for await (const piece of companion.reply(turn, signal)) {
        if (piece.kind === 'assessment') risk = piece.state;
        if (piece.kind === 'text') reply += piece.text;
      }
      history.push({ role: 'user', content: text }, { role: 'assistant', content: reply });
    }
  }

  for (let round = 0; round < rounds; round += 1)
    for (const [language, texts] of Object.entries(conversations))
      await hold(language as Language, texts);
  await companion.close();
}

const nobody = {
  nickname: null,
  settings: { country: null, listening: 'ask', replyLength: 'medium' },
  memories: [],
  mayRemember: false,
  useModel: false,
} as const satisfies Partial<Turn>;
