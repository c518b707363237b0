import type { Language } from '@accanto/contract';
import { texts } from './texts.ts';

/** The words of the panel before the first message. The version of this text is `consentVersion` of the contract. */
interface ConsentTexts {
  readonly title: string;
  readonly ai: string;
  /** Names the emergency number once, where the link stands. */
  readonly emergency: string;
  /** What answers, and where the words go. */
  readonly answeredBy: {
    readonly 'built-in': string;
    readonly local: string;
    readonly endpoint: (host: string) => string;
  };
  readonly birth: string;
  readonly month: string;
  readonly year: string;
  readonly choose: string;
  readonly yearExample: string;
  readonly birthHint: string;
  readonly processing: string;
  readonly processingNote: string;
  readonly history: string;
  readonly historyNote: string;
  readonly memory: string;
  readonly memoryNote: string;
  readonly change: string;
  readonly privacy: string;
  readonly start: string;
  readonly birthMissing: string;
  readonly processingMissing: string;
  readonly failed: string;
}

/**
 * In the person's own language, although the chat itself is Italian: a consent that is not understood is none
 * (safety-and-law.md 1).
 */
export const consentTexts: Record<Language, ConsentTexts> = {
  it: {
    title: 'Prima di iniziare',
    ai: 'Accanto è un’intelligenza artificiale. Ascolta e aiuta a mettere in ordine i pensieri; non è una persona, non cura e non fa diagnosi.',
    emergency:
      'Non è un servizio di emergenza. Se tu o qualcun altro siete in pericolo, chiama il 112.',
    answeredBy: texts.answeredBy,
    birth: 'Quando sei nato o nata?',
    month: 'Mese di nascita',
    year: 'Anno di nascita',
    choose: 'Scegli',
    yearExample: 'es. 1985',
    birthHint: 'Serve una volta sola. Conserviamo soltanto il risultato, non la data.',
    processing:
      'Acconsento a trattare ciò che scrivo, anche quando riguarda la mia salute, per rispondermi.',
    processingNote: 'Necessario per parlare.',
    history: 'Acconsento a conservare la cronologia delle chat, per ritrovarle.',
    historyNote:
      'Facoltativo. Senza, una chat si cancella quando ne inizi un’altra, quando esci o dopo 24 ore di silenzio.',
    memory: 'Acconsento a ricordare alcune cose di me da una chat all’altra.',
    memoryNote:
      'Facoltativo. Ogni ricordo si può leggere, correggere e cancellare dalla dashboard.',
    change: 'Puoi cambiare idea quando vuoi, dalla dashboard.',
    privacy: 'Leggi come trattiamo i dati',
    start: 'Inizia a parlare',
    birthMissing: 'Indica mese e anno di nascita.',
    processingMissing: 'Senza questo consenso Accanto non può leggere ciò che scrivi.',
    failed: 'Non siamo riusciti a salvare la tua scelta. Riprova tra un momento.',
  },
  en: {
    title: 'Before you start',
    ai: 'Accanto is an artificial intelligence. It listens and helps you sort out your thoughts; it is not a person, it does not treat and does not diagnose.',
    emergency: 'It is not an emergency service. If you or somebody else is in danger, call 112.',
    answeredBy: {
      'built-in': 'The built-in companion answers: your words stay on this server.',
      local: 'A language model on this server answers: your words stay here.',
      endpoint: (host) =>
        `A language model at ${host} answers: it receives this chat in order to reply.`,
    },
    birth: 'When were you born?',
    month: 'Month of birth',
    year: 'Year of birth',
    choose: 'Choose',
    yearExample: 'e.g. 1985',
    birthHint: 'Asked only once. We keep the result, not the date.',
    processing: 'I agree that what I write, also when it concerns my health, is used to answer me.',
    processingNote: 'Needed to talk.',
    history: 'I agree that my chats are kept, so that I can find them again.',
    historyNote:
      'Optional. Without it, a chat is deleted when you start another one, when you sign out or after 24 hours of silence.',
    memory: 'I agree that some things about me are remembered from one chat to the next.',
    memoryNote: 'Optional. You can read, correct and delete each of them on your dashboard.',
    change:
      'You can change your mind whenever you like, on your dashboard. The chat is in Italian; you can write in your language.',
    privacy: 'Read how we handle your data',
    start: 'Start talking',
    birthMissing: 'Tell us the month and year of your birth.',
    processingMissing: 'Without this consent Accanto cannot read what you write.',
    failed: 'We could not save your choice. Try again in a moment.',
  },
  es: {
    title: 'Antes de empezar',
    ai: 'Accanto es una inteligencia artificial. Escucha y ayuda a ordenar los pensamientos; no es una persona, no cura y no hace diagnósticos.',
    emergency:
      'No es un servicio de emergencias. Si tú u otra persona estáis en peligro, llama al 112.',
    answeredBy: {
      'built-in': 'Responde el compañero integrado: tus palabras se quedan en este servidor.',
      local: 'Responde un modelo de lenguaje en este servidor: tus palabras se quedan aquí.',
      endpoint: (host) =>
        `Responde un modelo de lenguaje de ${host}: recibe este chat para poder responder.`,
    },
    birth: '¿Cuándo naciste?',
    month: 'Mes de nacimiento',
    year: 'Año de nacimiento',
    choose: 'Elige',
    yearExample: 'p. ej. 1985',
    birthHint: 'Se pregunta una sola vez. Guardamos solo el resultado, no la fecha.',
    processing:
      'Acepto que se trate lo que escribo, también cuando se refiere a mi salud, para responderme.',
    processingNote: 'Necesario para hablar.',
    history: 'Acepto que se guarde el historial de mis chats, para volver a encontrarlos.',
    historyNote:
      'Opcional. Sin ello, un chat se borra cuando empiezas otro, cuando cierras sesión o tras 24 horas de silencio.',
    memory: 'Acepto que se recuerden algunas cosas de mí de un chat a otro.',
    memoryNote: 'Opcional. Puedes leer, corregir y borrar cada recuerdo en tu panel.',
    change:
      'Puedes cambiar de idea cuando quieras, en tu panel. El chat está en italiano; puedes escribir en tu idioma.',
    privacy: 'Lee cómo tratamos los datos',
    start: 'Empezar a hablar',
    birthMissing: 'Indica el mes y el año de nacimiento.',
    processingMissing: 'Sin este consentimiento Accanto no puede leer lo que escribes.',
    failed: 'No hemos podido guardar tu elección. Inténtalo de nuevo en un momento.',
  },
  nl: {
    title: 'Voordat je begint',
    ai: 'Accanto is een kunstmatige intelligentie. Ze luistert en helpt je je gedachten te ordenen; ze is geen mens, behandelt niet en stelt geen diagnoses.',
    emergency: 'Het is geen hulpdienst. Ben jij of is iemand anders in gevaar, bel dan 112.',
    answeredBy: {
      'built-in': 'De ingebouwde metgezel antwoordt: je woorden blijven op deze server.',
      local: 'Een taalmodel op deze server antwoordt: je woorden blijven hier.',
      endpoint: (host) =>
        `Een taalmodel van ${host} antwoordt: het krijgt dit gesprek om te kunnen antwoorden.`,
    },
    birth: 'Wanneer ben je geboren?',
    month: 'Geboortemaand',
    year: 'Geboortejaar',
    choose: 'Kies',
    yearExample: 'bijv. 1985',
    birthHint: 'We vragen dit maar één keer. We bewaren alleen de uitkomst, niet de datum.',
    processing:
      'Ik ga ermee akkoord dat wat ik schrijf, ook als het over mijn gezondheid gaat, wordt gebruikt om mij te antwoorden.',
    processingNote: 'Nodig om te praten.',
    history: 'Ik ga ermee akkoord dat mijn chats worden bewaard, zodat ik ze terug kan vinden.',
    historyNote:
      'Niet verplicht. Zonder dit wordt een chat gewist als je een nieuwe begint, als je uitlogt of na 24 uur stilte.',
    memory: 'Ik ga ermee akkoord dat sommige dingen over mij van chat tot chat worden onthouden.',
    memoryNote: 'Niet verplicht. Je kunt ze op je dashboard lezen, verbeteren en wissen.',
    change:
      'Je kunt op elk moment van gedachten veranderen, op je dashboard. De chat is in het Italiaans; je kunt in je eigen taal schrijven.',
    privacy: 'Lees hoe we met gegevens omgaan',
    start: 'Begin te praten',
    birthMissing: 'Vul je geboortemaand en -jaar in.',
    processingMissing: 'Zonder deze toestemming kan Accanto niet lezen wat je schrijft.',
    failed: 'We konden je keuze niet opslaan. Probeer het zo nog eens.',
  },
};
