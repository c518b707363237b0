import type { Language } from '@accanto/contract';

/** What a call for help is made of, over normalised words: the call itself, a need that is told, and what may stand around them. */
interface CallWords {
  call: string;
  need: string;
  around: string;
}

const callWords: Record<Language, CallWords> = {
  it: {
    call: 'aiuto|aiutami|aiutatemi|aiutateci|aiutarmi|salvami|salvatemi|soccorso|sos|emergenza|ambulanza|polizia|chiama(?:te)? (?:la polizia|(?:l|un).?ambulanza|i soccorsi|qualcuno|il 112)|sto morendo',
    need: "(?:ho|avrei) (?:tanto |davvero |molto |proprio |un |urgente )*bisogno (?:urgente )?(?:di|d')? ?(?:un )?aiuto|mi serve (?:un |davvero )?aiuto|chiedo aiuto|sto cercando aiuto|cerco aiuto",
    around:
      'prego|supplico|per favore|per piacere|qualcuno|subito|adesso|ora|mi|dio mio|dio|oddio|vi|ti|sto male|sto malissimo|ciao',
  },
  en: {
    call: "help|sos|save me|emergency|ambulance|police|call (?:the police|an ambulance|911|999|112|someone)|i(?:'m| am|m) dying",
    need: "i (?:really |just |badly |urgently |desperately )*(?:need|want) (?:some |your |real )?help|i(?:'m| am|m) (?:asking|looking) for help|looking for help|need help",
    around:
      'please|pls|plz|me|us|now|someone|somebody|anyone|anybody|god|oh god|oh my god|omg|quick|quickly|can someone|can anyone|can somebody|hi|hello|hey',
  },
  es: {
    call: 'ayuda|ayudame|ayudenme|ayudadme|ayudeme|socorro|auxilio|salvame|sos|emergencia|ambulancia|policia|llam(?:a|ad|en) a (?:la policia|una ambulancia|alguien|emergencias)|me estoy muriendo',
    need: '(?:necesito|quiero|pido|busco) (?:mucha |urgente |de verdad |vuestra |tu )?ayuda(?: urgente)?',
    around:
      'por favor|porfavor|porfa|xfa|te lo ruego|os lo ruego|te lo suplico|alguien|que alguien me|ya|ahora|dios mio|dios|me|estoy mal|estoy fatal|hola',
  },
  nl: {
    call: 'help|hellup|red me|sos|noodgeval|ambulance|politie|bel (?:de politie|een ambulance|112|iemand)|ik ga dood',
    need: 'ik (?:heb|zoek|wil) (?:echt |dringend |heel erg )*hulp(?: nodig)?|hulp nodig|ik vraag (?:om )?hulp|(?:ik )?wil (?:echt |gewoon |zo )*niet meer',
    around:
      'alsjeblieft|alstublieft|aub|asjeblieft|me|mij|ons|nu|iemand|laat iemand|kan iemand|god|o god|snel|hallo|hoi',
  },
};

/** One part of a message at a time, at its place: nothing is tried twice, however often words are repeated. */
const parts = Object.fromEntries(
  Object.entries(callWords).map(([language, { call, need, around }]) => [
    language,
    new RegExp(`(?:(?<call>${call})|(?<need>${need})|${around}|emojisad|\\.) `, 'uy'),
  ]),
) as Record<Language, RegExp>;

/**
 * Whether a message is nothing but a call for help, or says that help is needed and nothing else. Whoever says with what
 * ("help me choose") means that. Over normalised words.
 */
export function callForHelp(words: readonly string[], language: Language): 'call' | 'need' | null {
  const said = `${words.join(' ')} `;
  const part = parts[language];
  part.lastIndex = 0;
  let found: 'call' | 'need' | null = null;
  while (part.lastIndex < said.length) {
    const groups = part.exec(said)?.groups;
    if (groups === undefined) return null;
    if (groups['call'] !== undefined) found = 'call';
    else if (groups['need'] !== undefined) found ??= 'need';
  }
  return found;
}
