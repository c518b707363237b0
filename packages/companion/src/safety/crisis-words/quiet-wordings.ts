import type { Language } from '@accanto/contract';

interface Words {
  heard: readonly string[];
  next: readonly ((number: string) => string)[];
}

/** Said to whoever lives with somebody violent and tells that it is quiet just now: the other sleeps, or is out. */
export const quietWordings: Readonly<Record<Language, Words>> = {
  it: {
    heard: [
      'Allora adesso c’è un po’ di quiete, e puoi respirare.',
      'Bene che tu abbia questo momento di calma.',
    ],
    next: [
      (number) =>
        `Usalo per una cosa sola: a chi potresti dirlo, e dove potresti andare se ricomincia? Se succede, subito il ${number}.`,
      () =>
        'Che cosa ti aiuterebbe di più, prima che cambi: qualcuno che lo sappia, una borsa pronta, un consiglio da chi se ne occupa?',
    ],
  },
  en: {
    heard: [
      'So right now it is quiet, and you can breathe.',
      'Good that you have this moment while it is quiet.',
    ],
    next: [
      (number) =>
        `Use it for one thing: who could you tell, and where could you go if it starts again? If it does, ${number} at once.`,
      () =>
        'What would help you most before that changes: somebody who knows, a bag by the door, or advice from someone whose job it is?',
    ],
  },
  es: {
    heard: [
      'Entonces ahora hay un poco de calma, y puedes respirar.',
      'Qué bien que tengas este rato de calma.',
    ],
    next: [
      (number) =>
        `Úsalo para una sola cosa: ¿a quién podrías contárselo, y adónde podrías ir si vuelve a empezar? Si empieza, el ${number} enseguida.`,
      () =>
        '¿Qué te ayudaría más antes de que cambie: alguien que lo sepa, una bolsa preparada, el consejo de quien se dedica a esto?',
    ],
  },
  nl: {
    heard: [
      'Dan is het nu even rustig, en kun je ademhalen.',
      'Goed dat je dit rustige moment hebt.',
    ],
    next: [
      (number) =>
        `Gebruik het voor één ding: wie zou je het kunnen vertellen, en waar kun je heen als het weer begint? Begint het, dan meteen ${number}.`,
      () =>
        'Wat zou je het meest helpen voordat het weer verandert: iemand die het weet, een tas die klaarstaat, raad van iemand wiens werk dit is?',
    ],
  },
};

/** Said to whoever tells that the one they feared for is found, awake, or in good hands. */
export const reliefWordings: Readonly<Record<Language, Words>> = {
  it: {
    heard: ['Che sollievo leggerlo.', 'Meno male. Non hai lasciato perdere, e si vede.'],
    next: [
      () => 'Adesso lascia fare a chi è lì. E tu, come stai, dopo tutto questo?',
      (number) =>
        `Resta raggiungibile per chi se ne occupa, e se cambia qualcosa di nuovo il ${number}. C’è qualcuno che possa stare un po’ con te?`,
    ],
  },
  en: {
    heard: ['What a relief to read that.', 'Thank goodness. You held on for them, and it counted.'],
    next: [
      () => 'Now let the people who are there do their part. And you, how are you after all this?',
      (number) =>
        `Stay within reach for whoever is looking after them, and if anything changes, ${number} again. Is there someone who could be with you for a while?`,
    ],
  },
  es: {
    heard: ['Qué alivio leerlo.', 'Menos mal. Has aguantado por los dos, y ha servido.'],
    next: [
      () => 'Ahora deja hacer a quienes están ahí. Y tú, ¿cómo estás después de todo esto?',
      (number) =>
        `Sigue localizable para quien se ocupa, y si algo cambia, otra vez el ${number}. ¿Hay alguien que pueda quedarse un rato contigo?`,
    ],
  },
  nl: {
    heard: [
      'Wat een opluchting om dat te lezen.',
      'Gelukkig. Je hebt volgehouden, en het heeft geholpen.',
    ],
    next: [
      () =>
        'Laat nu de mensen die er zijn hun werk doen. En jij, hoe gaat het met jou na dit alles?',
      (number) =>
        `Blijf bereikbaar voor wie ervoor zorgt, en verandert er iets, dan weer ${number}. Is er iemand die even bij je kan zijn?`,
    ],
  },
};
