import type { Language } from '@accanto/contract';
import type { CrisisWords } from './crisis-words.ts';

/** The care path where somebody is violent, in every language. */
export const violenceWordings: Readonly<Record<Language, CrisisWords['violence']>> = {
  it: {
    people: [
      'Quale vicino o quale amica potrebbe chiamare per te? Basta un messaggio con il tuo indirizzo.',
    ],
    obstacle: [
      'Se non puoi parlare senza che ti senta, scrivi: a un vicino, a un’amica, a chi può chiamare per te.',
    ],
    coping: [
      'Tieni il telefono silenzioso e addosso, e resta vicino a una via d’uscita, lontano dalla cucina.',
    ],
    ordinary_help: [
      'Ci sono i centri antiviolenza: ascoltano, trovano un posto sicuro e non decidono niente al posto tuo.',
    ],
    stay: [
      'Ti credo. Qualunque cosa succeda lì, non è colpa tua.',
      'Fai quello che ti tiene al sicuro in questo minuto; il resto può aspettare.',
      'Puoi chiudere questa pagina in qualsiasi momento e tornare quando è sicuro.',
      'La tua sicurezza viene prima di rispondermi. Sono qui finché puoi scrivere.',
    ],
  },
  en: {
    people: [
      'Which neighbour or friend could call for you? One message with your address is enough.',
    ],
    obstacle: [
      'If you cannot speak without being heard, write: to a neighbour, a friend, anyone who can call for you.',
    ],
    coping: [
      'Keep your phone on silent and on you, and stay near a way out, away from the kitchen.',
    ],
    ordinary_help: [
      'There are centres for people who live with violence: they listen, find a safe place, and don’t decide anything for you.',
    ],
    stay: [
      'I believe you. Whatever happens there, it is not your fault.',
      'Do what keeps you safe this minute; everything else can wait.',
      'You can close this page at any moment and come back when it is safe.',
      'Your safety comes before answering me. I’m here as long as you can write.',
    ],
  },
  es: {
    people: ['¿Qué vecina o qué amigo podría llamar por ti? Basta un mensaje con tu dirección.'],
    obstacle: [
      'Si no puedes hablar sin que te oiga, escribe: a una vecina, a un amigo, a quien pueda llamar por ti.',
    ],
    coping: [
      'Lleva el teléfono encima y en silencio, y quédate cerca de una salida, lejos de la cocina.',
    ],
    ordinary_help: [
      'Hay centros para quienes viven con violencia: escuchan, buscan un lugar seguro y no deciden nada por ti.',
    ],
    stay: [
      'Te creo. Pase lo que pase ahí, no es culpa tuya.',
      'Haz lo que te mantenga a salvo en este minuto; lo demás puede esperar.',
      'Puedes cerrar esta página en cualquier momento y volver cuando sea seguro.',
      'Tu seguridad va antes que contestarme. Estoy aquí mientras puedas escribir.',
    ],
  },
  nl: {
    people: [
      'Welke buur of vriendin zou voor je kunnen bellen? Eén bericht met je adres is genoeg.',
    ],
    obstacle: [
      'Kun je niet praten zonder gehoord te worden, schrijf dan: aan een buur, een vriendin, wie voor je kan bellen.',
    ],
    coping: [
      'Houd je telefoon op stil en bij je, en blijf in de buurt van een uitgang, niet in de keuken.',
    ],
    ordinary_help: [
      'Er zijn mensen die elke dag met slachtoffers van geweld werken: ze luisteren, zoeken een veilige plek en beslissen niets buiten jou om.',
    ],
    stay: [
      'Ik geloof je. Wat daar ook gebeurt, het is niet jouw schuld.',
      'Doe wat je op deze minuut veilig houdt; al het andere kan wachten.',
      'Je kunt deze pagina op elk moment sluiten en terugkomen als het veilig is.',
      'Jouw veiligheid gaat vóór antwoorden. Ik ben er zolang je kunt schrijven.',
    ],
  },
};
