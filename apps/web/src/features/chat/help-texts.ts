import type { Language } from '@accanto/contract';

interface HelpTexts {
  readonly label: string;
  readonly hide: string;
  readonly show: string;
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
    call: (name) => `Chiama ${name}`,
    write: 'Scrivi un messaggio',
    chat: 'Apri la chat',
    free: 'gratuito',
  },
  en: {
    label: 'Help now',
    hide: 'Make smaller',
    show: 'Show the contacts',
    call: (name) => `Call ${name}`,
    write: 'Send a text',
    chat: 'Open the chat',
    free: 'free',
  },
  es: {
    label: 'Ayuda ahora',
    hide: 'Reducir',
    show: 'Mostrar los contactos',
    call: (name) => `Llama a ${name}`,
    write: 'Envía un mensaje',
    chat: 'Abre el chat',
    free: 'gratuito',
  },
  nl: {
    label: 'Hulp nu',
    hide: 'Kleiner maken',
    show: 'Toon de contacten',
    call: (name) => `Bel ${name}`,
    write: 'Stuur een bericht',
    chat: 'Open de chat',
    free: 'gratis',
  },
};
