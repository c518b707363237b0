import type { Language } from '@accanto/contract';

interface HelpTexts {
  readonly label: string;
  readonly hide: string;
  readonly show: string;
  /** Said to those who do not see that the card came. */
  readonly arrived: (section: string, emergency: string) => string;
  /** Said to those who do not see that the card became one line. */
  readonly folded: string;
  readonly call: (name: string) => string;
  readonly write: string;
  readonly chat: string;
  readonly free: string;
}

/** The few words around lines of help, in the language that the lines are shown in. */
export const helpTexts: Record<Language, HelpTexts> = {
  it: {
    label: 'Aiuto adesso',
    hide: 'Riduci',
    show: 'Mostra i contatti',
    arrived: (section, emergency) =>
      `Ci sono contatti di aiuto nella sezione «${section}». Emergenza: ${emergency}.`,
    folded: 'I contatti di aiuto ora stanno in una riga, con il numero di emergenza.',
    call: (name) => `Chiama ${name}`,
    write: 'Scrivi un messaggio',
    chat: 'Apri la chat',
    free: 'gratuito',
  },
  en: {
    label: 'Help now',
    hide: 'Make smaller',
    show: 'Show the contacts',
    arrived: (section, emergency) =>
      `There are contacts for help in the section “${section}”. Emergency: ${emergency}.`,
    folded: 'The help contacts are now on one line, with the emergency number.',
    call: (name) => `Call ${name}`,
    write: 'Send a text',
    chat: 'Open the chat',
    free: 'free',
  },
  es: {
    label: 'Ayuda ahora',
    hide: 'Reducir',
    show: 'Mostrar los contactos',
    arrived: (section, emergency) =>
      `Hay contactos de ayuda en la sección «${section}». Emergencias: ${emergency}.`,
    folded: 'Los contactos de ayuda quedan en una línea, con el número de emergencia.',
    call: (name) => `Llama a ${name}`,
    write: 'Envía un mensaje',
    chat: 'Abre el chat',
    free: 'gratuito',
  },
  nl: {
    label: 'Hulp nu',
    hide: 'Kleiner maken',
    show: 'Toon de contacten',
    arrived: (section, emergency) =>
      `Er staan hulpcontacten in het onderdeel ‘${section}’. Alarmnummer: ${emergency}.`,
    folded: 'De hulpcontacten staan nu op één regel, met het alarmnummer.',
    call: (name) => `Bel ${name}`,
    write: 'Stuur een bericht',
    chat: 'Open de chat',
    free: 'gratis',
  },
};
