import type { Language } from '@accanto/contract';
import { chooseFresh } from './built-in/choose.ts';

const wordings: Readonly<Record<Language, readonly ((host: string) => string)[]>> = {
  it: [
    (host) =>
      `Quello che scrivi va a un servizio che scrive le risposte, ${host}: nella pagina della privacy trovi chi riceve e conserva cosa, e come cancellarlo.`,
    (host) =>
      `Segreti non ne prometto: le tue parole arrivano anche a ${host}, dove un modello prepara le risposte. Il resto, anche come cancellare, è nella pagina della privacy.`,
    (host) =>
      `Le risposte le scrive ${host}, quindi legge anche quello che scrivi; un segreto assoluto non lo prometto. Che cosa resta, e per quanto, lo dice la pagina della privacy.`,
  ],
  en: [
    (host) =>
      `What you write goes to a service that writes the replies, ${host}: the privacy page says who receives and keeps what, and how to erase it.`,
    (host) =>
      `Secrecy is not mine to promise: your words also reach ${host}, where a model prepares the replies. The rest, erasing included, is on the privacy page.`,
    (host) =>
      `The replies are written by ${host}, so it reads what you write as well; absolute secrecy I can’t promise. What stays, and for how long, the privacy page says.`,
  ],
  es: [
    (host) =>
      `Lo que escribes va a un servicio que redacta las respuestas, ${host}: en la página de privacidad está quién recibe y guarda qué, y cómo borrarlo.`,
    (host) =>
      `Secretos no prometo: tus palabras llegan también a ${host}, donde un modelo prepara las respuestas. Lo demás, también cómo borrarlas, está en la página de privacidad.`,
    (host) =>
      `Las respuestas las escribe ${host}, así que también lee lo que escribes; un secreto absoluto no lo prometo. Qué queda, y cuánto tiempo, lo dice la página de privacidad.`,
  ],
  nl: [
    (host) =>
      `Wat je schrijft gaat naar een dienst die de antwoorden schrijft, ${host}: op de privacypagina staat wie wat ontvangt en bewaart, en hoe je het wist.`,
    (host) =>
      `Geheimhouding beloof ik niet: je woorden komen ook bij ${host}, waar een model de antwoorden maakt. De rest, ook hoe je wist, staat op de privacypagina.`,
    (host) =>
      `De antwoorden worden geschreven door ${host}, dat dus ook leest wat jij schrijft; een volstrekt geheim beloof ik niet. Wat er blijft, en hoe lang, staat op de privacypagina.`,
  ],
};

/**
 * Answers who gets to read this, where a service elsewhere writes the replies: what the built-in companion says of
 * itself is not true there.
 * @param host where the words go, as the interface names it
 * @param said earlier replies of this conversation
 * @param seed the message
 */
export function privacyWithEndpoint(
  host: string,
  language: Language,
  said: readonly string[],
  seed: string,
): string {
  const texts = wordings[language].map((say) => say(host));
  return chooseFresh(texts, said, seed);
}
